// Views and events as the server sent them: one of each phase, one of each kind.
import assert from 'node:assert/strict';
import test from 'node:test';

import type { GameEvent } from '../game';
import { question } from './actions';
import { eventKinds, eventText } from './events';
import { explain } from './explain';
import { cardsNamed, edgesOf, isLaid, seatsOf } from './facts';
import { layoutOf } from './layout';
import { type View, orderKinds } from './model';
import json from './testdata/seen.json';
import { edition, langs, propsOf, sayIn } from './testing';

const views = json.views as unknown as View[];
const events = json.events as unknown as GameEvent[];

test('every kind of event is known and told in every language', () => {
  assert.deepEqual(events.map((e) => e.kind).sort(), [...eventKinds].sort());
  for (const lang of langs) {
    for (const event of events) {
      const words = eventText(event, edition, (seat) => `P${seat}`, sayIn(lang));
      assert.match(words, /\.$/, words);
      assert.doesNotMatch(words, /[{}]|venise\.|undefined|  /, words);
    }
  }
});

test('all that an event points at is explained', () => {
  for (const event of events) {
    for (const target of event.targets ?? []) {
      assert.ok(explain(target, propsOf(views[0]!), sayIn('en')), target);
    }
  }
});

test('every view is laid out whole', () => {
  for (const view of views) {
    const layout = layoutOf(view);
    assert.equal(layout.tiles.filter(Boolean).length, view.cells.filter(isLaid).length);
    assert.equal(layout.edges.length, edgesOf(view).length);
    assert.ok(layout.w > 0 && layout.h > 0);
    for (const bridges of view.bridges) {
      for (const name of bridges)
        assert.ok(
          layout.edges.some((edge) => edge.name === name),
          name,
        );
    }
  }
});

test('every card that a view names is known', () => {
  for (const view of views) {
    const names = [...view.workshops, ...view.masters, ...view.under].flat();
    assert.equal(cardsNamed(names, edition).length, names.length);
    for (const orders of view.orders) {
      for (const kind of Object.keys(orders))
        assert.ok((orderKinds as readonly string[]).includes(kind));
    }
  }
});

test('whoever is to decide is asked', () => {
  for (const view of views) {
    const asked = question({ ...view, viewer: view.actor }, view.actor, sayIn('en'));
    const chance = ['draw', 'over'].includes(view.phase) && view.ask === 'nothing';
    assert.equal(asked === '', chance, view.phase);
    assert.ok(view.actor < seatsOf(view));
  }
});
