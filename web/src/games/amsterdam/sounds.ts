// What is heard of an event. Null: nothing, or another event of the same step is heard.
import type { EventKind, Verb } from '../../net/generated/amsterdam';
import type { SoundName } from '../../state/sound';
import type { GameEvent } from '../game';

const sounds: Record<Exclude<EventKind, 'done'>, SoundName | null> = {
  points: 'score',
  florins: 'coin',
  resources: 'wood',
  stored: 'wood',
  promoted: 'wood',
  moved: 'wood', // a disc
  penalty: 'refused',
  discarded: 'card',
  round: null,
  turn: null,
  walked: 'wood',
  penalties: 'refused',
  laurels: 'score',
  city: 'score',
  quarters: 'score',
  task: 'score',
  leftovers: 'score',
  over: 'end',
  'tom-removed': 'card',
  'tom-stepped': null,
  'tom-docker': 'wood',
  'tom-block': 'wood',
  'tom-sold': null,
  'tom-delivered': 'wood',
  'tom-market': null,
  'tom-saved': null,
  'tom-idle': null,
  'tom-moved': 'wood',
  'tom-points': 'score',
  'tom-florins': 'coin',
};

// Of an action that was done, in the order of the phases.
const verbSounds: Record<Verb, SoundName | null> = {
  take: 'card',
  skip: null,
  drop: 'card',
  remove: 'card',
  stock: 'wood',
  dice: 'wood', // resources go on the rondel
  shift: 'wood',
  leave: 'wood',
  keep: 'wood',
  activate: 'card',
  buy: 'card',
  use: 'card',
  cede: 'card',
  claim: 'wood',
  acquire: 'wood',
  sail: 'wheels',
  hire: 'wood',
  load: 'wood',
  deliver: 'wood',
  advance: null,
  market: 'card',
  end: null,
  pay: 'wood',
  gain: 'wood',
  store: null,
  'sell-florins': null,
  'sell-resource': 'wood',
  'sell-both': null,
  foreman: 'wood',
  bailiff: 'wood',
  dealer: 'wood',
  return: 'card',
  fetch: 'card',
  draw: 'card',
  'activate-free': 'card',
  enough: null,
  moor: 'wheels',
  'claim-free': 'wood',
  good: null, // the setup is laid before anybody listens
  dockers: null,
  docker: null,
  quarter: null,
  disc: null,
  tile: 'card',
  deal: 'card',
  roll: 'dice',
  task: 'card',
};

export function sound({ kind, verb }: GameEvent): SoundName | undefined {
  const name = kind === 'done' ? verbSounds[verb as Verb] : sounds[kind as keyof typeof sounds];
  return name ?? undefined;
}
