// Sounds and notices, on an audio context that only writes down what it is told.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { GameEvent } from '../../src/games/game';
import { games } from '../../src/games/list';
import { titleOf, iconOf } from '../../src/state/notify';
import { readSettings, set } from '../../src/state/settings';
import { playSound, playSounds, soundNames, soundsOf } from '../../src/state/sound';
import { playOn, sounds } from '../../src/state/synth';

interface Started {
  kind: string;
  pitch: number;
  start: number;
  stop: number;
}

class FakeParam {
  value = 0;
  steps: [string, number, number][] = [];
  setValueAtTime(value: number, at: number) {
    this.value = value;
    this.steps.push(['set', value, at]);
  }
  linearRampToValueAtTime(value: number, at: number) {
    this.steps.push(['line', value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number) {
    assert.ok(value > 0, 'an exponential ramp never reaches zero');
    this.steps.push(['curve', value, at]);
  }
}

class FakeAudio {
  static made: FakeAudio[] = [];
  currentTime = 10;
  sampleRate = 8000;
  destination = { name: 'out' };
  started: Started[] = [];
  gains: FakeParam[] = [];
  reached = 0; // how often something was connected to the speaker

  constructor() {
    FakeAudio.made.push(this);
  }
  resume() {
    return Promise.resolve();
  }
  private node<T extends object>(own: T) {
    const connect = (to: unknown) => {
      if (to === this.destination) this.reached += 1;
      return to;
    };
    return { ...own, connect };
  }
  private source(kind: string, frequency: FakeParam) {
    const entry: Started = { kind, pitch: 0, start: 0, stop: 0 };
    return this.node({
      type: 'sine',
      buffer: null,
      frequency,
      start: (at: number) => {
        Object.assign(entry, { start: at, pitch: frequency.value });
        this.started.push(entry);
      },
      stop: (at: number) => (entry.stop = at),
    });
  }
  createOscillator() {
    return this.source('tone', new FakeParam());
  }
  createBufferSource() {
    return this.source('noise', new FakeParam());
  }
  createBuffer(_channels: number, frames: number) {
    const data = new Float32Array(frames);
    return { getChannelData: () => data };
  }
  createBiquadFilter() {
    return this.node({ type: '', frequency: new FakeParam() });
  }
  createGain() {
    const gain = new FakeParam();
    this.gains.push(gain);
    return this.node({ gain });
  }
}
Object.assign(globalThis, { AudioContext: FakeAudio });

const played = () => FakeAudio.made.flatMap(({ started }) => started);
beforeEach(() => {
  for (const audio of FakeAudio.made) audio.started = [];
  set({ sound: true, volume: 1 });
});

test('Every sound is short, begins at once and is not too loud', () => {
  for (const name of soundNames) {
    const audio = new FakeAudio();
    playOn(audio as unknown as BaseAudioContext, name, 0.5);
    assert.equal(audio.started.length, sounds[name].length, name);
    const [first] = audio.started;
    assert.ok(first!.start >= 10 && first!.start < 10.05, name);
    for (const { start, stop } of audio.started) assert.ok(start < stop && stop < 11.7, name);
    assert.equal(audio.gains[0]!.value, 0.25, 'the slider’s value squared');
    const loudest = audio.gains.slice(1).flatMap(({ steps }) => steps.map(([, value]) => value));
    assert.ok(Math.max(...loudest) <= 0.5, name);
    assert.equal(audio.reached, 1, 'all goes through the volume');
  }
});

test('The two notes of a turn are the fifth that they always were', () => {
  const audio = new FakeAudio();
  playOn(audio as unknown as BaseAudioContext, 'turn', 1);
  assert.deepEqual(audio.started.map(({ pitch }) => Math.round(pitch)), [587, 880]);
  assert.ok(audio.started[1]!.start - audio.started[0]!.start > 0.1);
});

test('Nothing is heard on a first visit, when sound is off, or at no volume', async () => {
  assert.equal(readSettings(null).sound, false);
  set({ sound: false });
  await playSound('turn');
  set({ sound: true, volume: 0 });
  await playSound('turn');
  assert.deepEqual(played(), []);
  set({ volume: 0.5 });
  await playSound('turn');
  assert.equal(played().length, 2);
});

test('Sounds of one step follow each other, each once and not too many', async () => {
  const game = {
    sound: ({ kind }: GameEvent) => soundNames.find((name) => name === kind),
  };
  const events = ['card', 'card', 'silent', 'coin', 'wood', 'dice', 'wheels'].map((kind) => ({ kind }));
  const names = soundsOf(events, game);
  assert.deepEqual(names, ['card', 'coin', 'wood', 'dice']);
  assert.deepEqual(soundsOf(events, null), []);
  await playSounds(['card', 'coin']);
  const [card, coin] = [played()[0]!, played().find(({ kind }) => kind === 'tone')!];
  assert.ok(coin.start > card.start + 0.1);
});

for (const { card, load } of games) {
  test(`${card.id}: what happens often and what ends the match is heard`, async () => {
    const { ui } = await load();
    assert.equal(ui.sound?.({ kind: 'over' }), 'end');
    assert.equal(ui.sound?.({ kind: 'no such event' }), undefined);
  });
}

test('The title and the icon of the tab tell that somebody waits, and how many tables', () => {
  assert.equal(titleOf('', false, 0), 'Pakhuis');
  assert.equal(titleOf('Your turn', true, 0), '● Your turn · Pakhuis');
  assert.equal(titleOf('', false, 1), '● Pakhuis');
  assert.equal(titleOf('Amsterdam', false, 3), '(3) Amsterdam · Pakhuis');
  assert.equal(iconOf(false), 'icon.svg');
  assert.equal(iconOf(true), 'icon-turn.svg');
});
