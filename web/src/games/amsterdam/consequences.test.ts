import assert from 'node:assert/strict';
import test from 'node:test';

import type { ActionPreview } from '../../net/generated/calls';
import { wholeIn } from '../shared/wordsTesting';
import { consequences } from './consequences';
import { explain } from './explain';
import { actorOf, isTomsBlock, ownerOf, quarterOf } from './facts';
import { type View, colours } from './model';
import { figuresOf, optionsOfEnd, previewOf } from './rulesTesting';
import { edition, ends, langs, propsOf, sayIn, soloViews, viewOf, views } from './testing';

const say = sayIn('en');
const whole = wholeIn('amsterdam');

// The words for an action, as the rules foresee it.
function told(action: string, view: View, lang = say): string {
  const props = propsOf(view, undefined, figuresOf(view));
  return consequences(previewOf(action, view), props, lang).join(' | ');
}

// The base game, with whoever acts looking on.
function acting(phase: View['phase']): View {
  const view = viewOf(phase);
  return { ...view, viewer: actorOf(view) };
}

// The last turn of a round, with this supply.
function lastTurn(supply: View['supply'][number]): View {
  const view = acting('actions');
  view.queue = [view.viewer];
  view.supply[view.viewer] = supply;
  return view;
}

test('ending a turn tells what is lost at the end of the round', () => {
  const view = lastTurn({ pink: 4 });
  assert.match(told('end', view), /^3 resources lost \| Supply afterwards: 1 pink/);
  const asked = lastTurn({ pink: 2, grey: 1 });
  assert.match(told('end', asked), /^2 resources lost/);
});

test('ending the last turn of the match loses nothing: resources score', () => {
  const { view } = ends[0]!;
  const last: View = structuredClone({ ...view, phase: 'actions', queue: [0], viewer: 0 });
  last.tasks = last.tasks.map((own, seat) => (seat === 0 ? own : []));
  last.supply[0] = { pink: 3, grey: 1 };
  const options = optionsOfEnd(last);
  const props = propsOf(last, undefined, figuresOf(last, options));
  const preview = previewOf('end', last, options);
  assert.equal(preview.foreseen, 'result'); // the others' tasks are not told
  // Inactive cards become penalties; nothing is said of resources.
  assert.deepEqual(consequences(preview, props, say), ['+4 penalty markers']);
});

test('at the end the tasks bring what the server counted, also those that take pieces back', () => {
  let counted = 0;
  for (const { view, tasks } of ends) {
    const figures = figuresOf(view, optionsOfEnd(view));
    for (const { seat, task, amount } of tasks) {
      const it = figures.tasks.find((one) => one.seat === seat && one.task === task)!;
      assert.equal(it.points, amount, `task ${task} of seat ${seat}`);
      assert.ok(it.have <= it.need);
      ++counted;
    }
  }
  assert.ok(counted > 50);
});

test('dice, cards and an advance are told in every language', () => {
  const dice = acting('dice');
  const take = acting('take');
  const actions = acting('actions');
  actions.supply[actions.viewer] = { pink: 2, grey: 2 };
  for (const lang of langs) {
    const words = [
      told('dice pink grey', dice, sayIn(lang)),
      told(`take ${take.display[0]!}`, take, sayIn(lang)),
      told('advance 1', actions, sayIn(lang)),
    ];
    words.forEach((line) => whole(line, lang));
  }
  const { dice: faces, arrives } = figuresOf(dice);
  const [pink, grey] = [faces[0]!, faces[1]!];
  assert.ok(
    told('dice pink grey', dice).includes(
      `On the rondel: ${pink} pink for round ${arrives[pink - 1]}, ${grey} grey for round ${arrives[grey - 1]}`,
    ),
  );
  assert.match(told('advance 1', actions), /Amstel: space \d+ → \d+ \| Costs 1 resource of any colour/);
});

test('a block tells when its good can only be stored', () => {
  const claimed = (sold: boolean) => {
    for (const view of views.filter((it) => it.phase === 'actions' && it.asked.length === 0)) {
      const index = edition.edition.blocks.findIndex(
        ({ block }, n) =>
          ownerOf(view, block) < 0 &&
          !isTomsBlock(view, block) &&
          (view['black-market'][view.goods[n]!] ?? 0) > 0 === sold,
      );
      const { block, cost } = edition.edition.blocks[index] ?? {};
      if (!block) continue;
      const acts = { ...structuredClone(view), viewer: actorOf(view) };
      acts.turn.blocks = 0;
      acts.supply[acts.viewer] = { [colours[quarterOf(index)]!]: cost };
      return (lang = say) => told(`claim ${block}`, acts, lang);
    }
    throw new Error('No such view.');
  };
  assert.doesNotMatch(claimed(false)(), /only store/);
  assert.match(claimed(true)(), /which you can only store\. It is already sold/);
  for (const lang of langs) whole(claimed(true)(sayIn(lang)), lang);
});

test('a card that is taken tells what it costs if it stays inactive', () => {
  const take = acting('take');
  assert.match(told(`take ${take.display[0]!}`, take), /Still inactive at the end\? [357] points more lost/);
});

test('a space of the rondel tells its round', () => {
  const [dice, actions] = [acting('dice'), acting('actions')];
  const words = (view: View) => explain('rondel:1', propsOf(view, undefined, figuresOf(view)), say);
  assert.match(words(dice), new RegExp(`Arrives this round \\(round ${dice.round}\\)`));
  assert.match(words(actions), new RegExp(`Arrives in round ${actions.round + 1}`));
  const late = { ...figuresOf(actions), arrives: [13, 14, 15, 16, 17, 18] };
  assert.match(explain('rondel:1', propsOf(actions, undefined, late), say), /too late/);
});

test('a question to another seat is not told', () => {
  const view = views.find(({ asked }) => asked[0]?.kind === 'foreman')!;
  const acts = { ...view, viewer: actorOf(view) };
  acts.tasks = acts.tasks.map(() => []);
  const preview = (next: ActionPreview['next']): ActionPreview => ({
    ...{ action: 'foreman depot-1', foreseen: 'all', events: [], changes: [], points: [], next },
    view: { ...acts, asked: [{ kind: 'bailiff', count: 0 }] } as never,
  });
  const words = (next: ActionPreview['next']) => consequences(preview(next), propsOf(acts), say);
  assert.deepEqual(words('others'), []);
  assert.match(words('you').join(), /^Next: /);
});

test('TOM’s next block comes with its reason', () => {
  const view = soloViews[0]!;
  const figures = figuresOf(view);
  assert.ok(figures.tom.length > 0);
  const props = propsOf(view, undefined, figures);
  for (const { block } of figures.tom) {
    const target = Object.keys(edition.parts).find((t) => edition.parts[t] === block)!;
    assert.match(explain(target, props, say), /the next 6 of the \w+ die, TOM claims this block: .*\./);
    for (const lang of langs) whole(explain(target, props, sayIn(lang)), `${lang} ${block}`);
  }
});

test('all parts are explained with the figures of the rules in every language', () => {
  for (const view of views.slice(0, 13)) {
    const props = propsOf(view, undefined, figuresOf(view));
    const targets = [...Object.keys(edition.parts), 'seat:0', 'dockers', 'die:2', 'advance:1'];
    for (const lang of langs) {
      for (const target of targets) whole(explain(target, props, sayIn(lang)), `${lang} ${target}`);
    }
  }
});
