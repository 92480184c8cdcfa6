import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEvent } from '../../src/games/game';
import type { Full } from '../../src/net/messages';
import { hurry, momentTimes, Playback, type Moment, type Thought } from '../../src/state/playback';
import { fromFull, type TableState } from '../../src/state/tableState';
import { example } from './protocol';

// A clock that goes when it is told to.
class TestTiming {
  now = 0;
  private calls: { at: number; then: () => void }[] = [];
  after(ms: number, then: () => void): () => void {
    const call = { at: this.now + ms, then };
    this.calls.push(call);
    return () => void (this.calls = this.calls.filter((c) => c !== call));
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = this.calls.filter((c) => c.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.calls = this.calls.filter((c) => c !== due);
      this.now = due.at;
      due.then();
    }
    this.now = end;
  }
}

const state = (version: number): TableState => ({
  ...fromFull(example('server-full') as Full, 0),
  version,
});
const event = (version: number): GameEvent => ({ kind: 'took', version, text: 'x' });
const moment = (version: number, more: Partial<Moment> = {}): Moment => ({
  state: state(version),
  events: [event(version)],
  fresh: true,
  time: 1000,
  think: 0,
  ...more,
});

function begun() {
  const timing = new TestTiming();
  const told: number[] = [];
  const playback = new Playback(({ events }) => told.push(...events.map((e) => e.version!)), timing);
  playback.begin(state(1));
  return { timing, told, playback, shown: () => playback.shown.value?.version };
}

test('The first step is shown at once, each later one when the one before has had its time', () => {
  const { timing, told, playback, shown } = begun();
  playback.add(moment(2));
  playback.add(moment(3));
  assert.equal(shown(), 2);
  assert.equal(playback.waiting.value, 1);
  timing.pass(999);
  assert.equal(shown(), 2);
  timing.pass(1);
  assert.equal(shown(), 3);
  assert.deepEqual(told, [2, 3]);
  assert.equal(playback.waiting.value, 0);
  assert.notEqual(playback.step.value, null);
  timing.pass(1000);
  assert.equal(playback.step.value, null);
});

test('A bot thinks before its step is shown', () => {
  const { timing, playback, shown } = begun();
  playback.add(moment(2));
  playback.add(moment(3, { think: 400 }));
  timing.pass(1399);
  assert.equal(shown(), 2);
  timing.pass(1);
  assert.equal(shown(), 3);
});

test('Skipping shows the newest state and tells all that was left out', () => {
  const { timing, told, playback, shown } = begun();
  for (const version of [2, 3, 4]) playback.add(moment(version));
  playback.jump();
  assert.equal(shown(), 4);
  assert.deepEqual(told, [2, 3, 4]);
  assert.equal(playback.step.value, null);
  timing.pass(10_000);
  assert.equal(shown(), 4);
});

test('At once means that no state waits', () => {
  const { told, playback, shown } = begun();
  for (const version of [2, 3, 4]) playback.add(moment(version, { time: 0 }));
  assert.equal(shown(), 4);
  assert.equal(playback.step.value, null);
  assert.deepEqual(told, [2, 3, 4]);
});

test('What takes no time does not wait for the step before it, nor end it', () => {
  const { timing, playback, shown } = begun();
  playback.add(moment(2));
  playback.add(moment(3, { time: 0, events: [] }));
  assert.equal(shown(), 3);
  assert.notEqual(playback.step.value, null);
  playback.add(moment(4));
  assert.equal(shown(), 3);
  timing.pass(1000);
  assert.equal(shown(), 4);
});

test('Whoever looks at the past is left there, and comes back to the newest state', () => {
  const { timing, told, playback, shown } = begun();
  playback.hold(state(0), []);
  playback.add(moment(2));
  playback.add(moment(3));
  timing.pass(10_000);
  assert.equal(shown(), 0);
  assert.equal(playback.waiting.value, 2);
  assert.deepEqual(told, []);
  playback.jump();
  assert.equal(shown(), 3);
  assert.deepEqual(told, [2, 3]);
  playback.hold(state(0), []);
  playback.jump();
  assert.equal(shown(), 3);
  playback.add(moment(4));
  assert.equal(shown(), 4);
});

test('What is shown once more is not told once more', () => {
  const { timing, told, playback } = begun();
  playback.add(moment(2, { fresh: false }), moment(3));
  timing.pass(5000);
  assert.deepEqual(told, [3]);
});

test('A change that is no step reaches the newest state', () => {
  const { playback, shown } = begun();
  playback.add(moment(2));
  playback.add(moment(3));
  playback.replace({ ...state(3), spectators: 7 });
  assert.equal(playback.shown.value?.spectators, 0);
  playback.jump();
  assert.equal(shown(), 3);
  assert.equal(playback.shown.value?.spectators, 7);
});

test('Nobody is more than some seconds behind', () => {
  const many = Array.from({ length: 40 }, (_, i) => moment(i + 2));
  assert.equal(hurry(many.slice(0, 3)), 1);
  const { timing, playback, shown } = begun();
  playback.add(...many);
  timing.pass(9000);
  assert.equal(shown(), 41);
});

test('What somebody wants to see again may take longer', () => {
  const many = Array.from({ length: 40 }, (_, i) => moment(i + 2, { fresh: false }));
  assert.equal(hurry(many), 1);
});

test('Steps take time by the pace, their numbers and who does them; talk takes none', () => {
  const took = [event(2)];
  assert.deepEqual(momentTimes('once', took, 3, 'long'), { time: 0, think: 0 });
  const normal = momentTimes('normal', took, 0, 'none');
  assert.equal(normal.think, 0);
  assert.ok(momentTimes('slow', took, 0, 'none').time > normal.time);
  assert.ok(momentTimes('fast', took, 0, 'none').time < normal.time);
  assert.ok(momentTimes('normal', took, 3, 'none').time > normal.time);
  const thinks = (thought: Thought) => momentTimes('normal', took, 0, thought).think;
  assert.ok(thinks('long') > thinks('short') && thinks('short') > 0);
  assert.ok(momentTimes('normal', took, 0, 'short', 'beginner').think > thinks('short'));
  assert.ok(momentTimes('normal', took, 0, 'short', 'expert').think < thinks('short'), 'it has thought already');
  assert.deepEqual(momentTimes('normal', [{ kind: 'chat' }], 0, 'long'), { time: 0, think: 0 });
});
