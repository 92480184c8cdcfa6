// What the page asks of the rules about a table, and what it does with the answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionPreview, PageCall } from '../../src/net/generated/calls';
import { spectator } from '../../src/net/messages';
import { RulesProblem } from '../../src/rules/module';
import { Foresight } from '../../src/state/foresight';

const by = {
  match: { game: 'carts', seats: 2, options: {}, rules: 2, edition: '00000000000000ff' },
  tables: { title: 'Elsewhere' },
};
const settled = () => new Promise((done) => setImmediate(done));
const previewOf = (action: string): ActionPreview => ({
  action,
  foreseen: 'all',
  events: [],
  changes: [],
  points: [],
  next: 'others',
});

// A module that answers what it is told to, and keeps the calls.
function answering(answer: (call: PageCall) => unknown) {
  const calls: PageCall[] = [];
  const ask = (call: PageCall) => {
    calls.push(call);
    return Promise.resolve().then(() => answer(call));
  };
  return { calls, foresight: new Foresight(ask as never) };
}

test('Figures come after the view that they belong to, and late ones are dropped', async () => {
  const answers: ((figures: unknown) => void)[] = [];
  const foresight = new Foresight((() => new Promise((go) => answers.push(go))) as never);
  foresight.show(by, { step: 1 }, 0);
  foresight.show(by, { step: 2 }, 0);
  answers[1]!({ figures: 'second' });
  await settled();
  answers[0]!({ figures: 'first' });
  await settled();
  assert.equal(foresight.figures.value, 'second');
});

test('Previews of several actions are one question, asked once', async () => {
  const { calls, foresight } = answering((call) =>
    call.call === 'preview' ? { previews: call.actions.map(previewOf) } : { figures: {} },
  );
  foresight.show(by, {}, 1);
  assert.equal(foresight.previewOf('draw'), undefined);
  assert.equal(foresight.previewOf('pass'), undefined);
  await settled();
  assert.equal(foresight.previewOf('draw')?.action, 'draw');
  const asked = calls.filter((call) => call.call === 'preview');
  assert.deepEqual(
    asked.map((call) => [call.seat, call.actions]),
    [[1, ['draw', 'pass']]],
  );
});

test('A new view forgets the previews and reasons of the one before', async () => {
  const { foresight } = answering((call) =>
    call.call === 'preview' ? { previews: call.actions.map(previewOf) } : {},
  );
  foresight.show(by, { step: 1 }, 0);
  foresight.previewOf('draw');
  await foresight.whyNot('pile');
  assert.equal(foresight.reasons.value.get('pile'), null);
  foresight.show(by, { step: 2 }, 0);
  assert.equal(foresight.previews.value.size, 0);
  assert.equal(foresight.reasons.value.size, 0);
});

test('An edition that the module does not know is sent with the question', async () => {
  const { calls, foresight } = answering((call) => {
    if ('match' in call && call.match.tables) return { figures: 'told' };
    throw new RulesProblem({ key: 'other-edition', place: 'edition', sentence: 'Unknown.' });
  });
  foresight.show(by, {}, 0);
  await settled();
  assert.equal(foresight.figures.value, 'told');
  assert.equal(calls.length, 2);
});

test('A view that the module refuses leaves the page as it is, with one sentence', async () => {
  const { foresight } = answering(() => {
    throw new RulesProblem({ key: 'rules-version', place: 'rules', sentence: 'Too new.' });
  });
  foresight.show(by, {}, 0);
  await settled();
  assert.equal(foresight.figures.value, null);
  assert.equal(foresight.problem.value, 'Too new.');
  assert.equal(await foresight.whyNot('pile'), undefined);
});

test('Nothing is previewed for somebody who looks on', async () => {
  const { calls, foresight } = answering(() => ({ figures: {} }));
  foresight.show(by, {}, spectator);
  foresight.previewOf('draw');
  await foresight.whyNot('pile');
  await settled();
  assert.deepEqual(
    calls.map((call) => call.call),
    ['figures'],
  );
});
