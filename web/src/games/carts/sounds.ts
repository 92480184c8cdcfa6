// What is heard of an event.
import type { EventKind } from '../../net/generated/carts';
import type { SoundName } from '../../state/sound';
import type { GameEvent } from '../game';

const sounds: Partial<Record<EventKind, SoundName>> = {
  turned: 'card',
  reshuffled: 'card',
  drew: 'card',
  took: 'card',
  claimed: 'wheels',
  goods: 'coin',
  offered: 'card',
  kept: 'card',
  completed: 'score',
  'contract-done': 'score',
  'goods-bonus': 'score',
  over: 'end',
};

export const sound = ({ kind }: GameEvent): SoundName | undefined => sounds[kind as EventKind];
