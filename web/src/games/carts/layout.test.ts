import assert from 'node:assert/strict';
import test from 'node:test';

import { distance, overlap } from '../../draw/geometry';
import { cornerFor, corners, fitted, focusOf, isSeen, miniMap, nearScale, viewOf } from './focus';
import { breakable, labelBox } from './labels';
import { clashes, covered, layoutOf } from './layout';
import { placeRadius, rollingWay } from './lines';
import { still } from '../shared/testing';
import { crowded, edition, emptyView, noHand, propsOf, utrecht } from './testing';

const boards = { amsterdam: edition, utrecht };

for (const [name, board] of Object.entries(boards)) {
  const layout = layoutOf(board);
  const slots = layout.tracks.flatMap((line) => line.slots);

  test(`${name}: no two spaces overlap`, () => {
    assert.equal(clashes(layout.tracks), 0);
  });

  test(`${name}: every track has its spaces, from its first place to its second`, () => {
    board.edition.tracks.forEach((track, i) => {
      const line = layout.tracks[i]!;
      const at = (place: string) =>
        layout.places[board.edition.places.findIndex((p) => p.place === place)]!;
      assert.equal(line.slots.length, track.length);
      assert.deepEqual(line.way[0], at(track.from));
      assert.deepEqual(line.way.at(-1), at(track.to));
    });
  });

  test(`${name}: carts roll out of a place, one behind the other, space by space`, () => {
    for (const line of layout.tracks) {
      const { slots, way } = line;
      for (const fromEnd of [false, true]) {
        const start = fromEnd ? way.at(-1) : way[0];
        const order = fromEnd ? [...slots].reverse() : slots;
        slots.forEach((slot, n) => {
          const rolls = rollingWay(line, n, fromEnd);
          assert.equal(rolls.length, slots.length + 1);
          assert.deepEqual(rolls[0], start);
          assert.equal(rolls.at(-1), slot);
          const moving = rolls.filter((at) => at !== start);
          assert.deepEqual(moving, order.slice(0, moving.length));
        });
      }
    }
  });

  test(`${name}: spaces keep clear of houses`, () => {
    for (const slot of slots) {
      for (const place of layout.places) assert.ok(distance(slot, place) > placeRadius + 11);
    }
  });

  test(`${name}: names stand inside the frame, apart from each other`, () => {
    const boxes = layout.labels.map(labelBox);
    boxes.forEach((box, i) => {
      assert.ok(
        box.x - box.w / 2 >= 0 && box.x + box.w / 2 <= layout.w,
        layout.labels[i]!.lines.join(),
      );
      assert.ok(
        box.y - box.h / 2 >= 0 && box.y + box.h / 2 <= layout.h,
        layout.labels[i]!.lines.join(),
      );
      boxes.slice(0, i).forEach((other) => assert.ok(overlap(box, other) <= 0));
    });
  });

  test(`${name}: names hardly touch spaces`, () => {
    assert.ok(
      covered(layout.labels, layout.tracks) < 20,
      String(covered(layout.labels, layout.tracks)),
    );
  });

  test(`${name}: names are whole`, () => {
    layout.labels.forEach((label, i) => {
      const read = label.lines.join('').replace(/[- ]/g, '');
      assert.equal(read, board.edition.places[i]!.place.replace(/[- ]/g, ''));
    });
  });
}

test('a wheel stands at each track that brings goods and at no other', () => {
  const layout = layoutOf(edition);
  edition.edition.tracks.forEach((track, i) => {
    assert.equal(layout.tracks[i]!.wheel !== null, track.symbol === 'cart');
  });
});

test('the tracks of a double run beside each other', () => {
  const { tracks } = layoutOf(edition);
  const [one, other] = [tracks[1]!, tracks[2]!];
  one.slots.forEach((slot, i) => assert.ok(distance(slot, other.slots[i]!) < 30));
});

test('a board with as much on it as there may be draws itself, too', () => {
  const layout = layoutOf(crowded());
  assert.equal(clashes(layout.tracks), 0);
  assert.ok(layout.ground.land.length > 0);
});

test('the same edition is laid out once', () => {
  assert.equal(layoutOf(edition), layoutOf(edition));
});

test('roofs, ships and mills fill the map', () => {
  for (const board of [edition, utrecht]) {
    const { ground, labels } = layoutOf(board);
    assert.ok(ground.roofs.every((d) => d.length > 100));
    assert.ok(ground.ships.length > 1 && ground.mills.length > 3);
    for (const mill of ground.mills) {
      const box = { ...mill, w: 20, h: 20, angle: 0 };
      for (const label of labels) assert.ok(overlap(box, labelBox(label)) <= 0);
    }
  }
});

// A phone's board, and the stroke about a track that a finger finds (style.css, .hit).
const phone = { width: 390, height: 420 };
const touchWidth = 42;

test('a phone looks at the track chosen, so near that a finger finds it', () => {
  const layout = layoutOf(edition);
  edition.edition.tracks.forEach((_, i) => {
    const parts = { ...still, chosen: (target: string) => target === `track:${i}` };
    const focus = focusOf(propsOf(emptyView(2), edition, parts), layout)!;
    const { x, y, scale } = viewOf(focus, layout, phone);
    assert.ok(fitted(layout, phone).unit * scale * touchWidth >= 32);
    const place = { scale, x: phone.width * (0.5 - x * scale), y: phone.height * (0.5 - y * scale) };
    const { unit, x: left, y: top } = fitted(layout, phone);
    const at = focus.points[0]!;
    const [px, py] = [
      (left + at.x * unit) * scale + place.x,
      (top + at.y * unit) * scale + place.y,
    ];
    assert.ok(px > 20 && px < phone.width - 20 && py > 20 && py < phone.height - 20, `track:${i}`);
  });
});

test('a phone looks first at what a contract needs, and stays where that is seen', () => {
  const layout = layoutOf(edition);
  const view = { ...emptyView(2), contracts: [['dam-zuiderkerk'], []] };
  const missing = edition.parts['track:23']!;
  const contract = { contract: 'dam-zuiderkerk', seat: 0, offered: false, done: false, lost: false };
  const parts = { ...still, lit: (target: string) => ['track:0', 'track:23'].includes(target) };
  const focus = focusOf(
    propsOf(view, edition, parts, {
      closed: [],
      contracts: [{ ...contract, missing: [missing], spaces: 1 }],
      'goods-left': 16,
      'goods-bonus': [0, 0],
      ...noHand,
    }),
    layout,
  )!;
  assert.deepEqual(focus.points, [layout.tracks[23]!.slots[0]]);
  const { x, y, scale } = viewOf(focus, layout, phone);
  const place = { scale, x: phone.width * (0.5 - x * scale), y: phone.height * (0.5 - y * scale) };
  assert.ok(isSeen(focus, layout, phone, place));
  assert.ok(!isSeen(focus, layout, phone, { x: 0, y: 0, scale: 1 }));
  assert.ok(nearScale > 0.8);
});

test('a long name may be broken before its last word', () => {
  assert.equal(breakable('Haringpakkerstoren'), 'Haringpakkers\u00adtoren');
  assert.equal(breakable('Dam'), 'Dam');
});

test('the small map goes to another corner rather than cover a name, and stays if it can', () => {
  const frame = { width: 360, height: 340 };
  const height = 60;
  const at = (x: number, y: number) => ({ x, y, w: 90, h: 16, angle: 0 });
  const lowerRight = at(frame.width - 40, frame.height - 30);
  const upperRight = at(frame.width - 40, 30);
  const choose = (last: (typeof corners)[number], ...names: ReturnType<typeof at>[]) =>
    cornerFor(last, corners, names, frame, height);
  assert.equal(choose('bottom-right', upperRight), 'bottom-right');
  assert.equal(choose('bottom-right', lowerRight), 'top-right');
  assert.equal(choose('top-right', lowerRight), 'top-right');
  assert.equal(choose('top-left'), 'top-left');
  assert.equal(choose('top-right', lowerRight, upperRight), 'top-left');
  assert.equal(cornerFor('top-left', ['bottom-right'], [lowerRight], frame, height), 'bottom-right');
  assert.ok(miniMap.width < frame.width / 3);
});
