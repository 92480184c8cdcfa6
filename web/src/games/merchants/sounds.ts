// What is heard of an event.
import type { EventKind } from '../../net/generated/merchants';
import type { SoundName } from '../../state/sound';
import type { GameEvent } from '../game';

const sounds: Partial<Record<EventKind, SoundName>> = {
  turned: 'card',
  kept: 'card',
  discarded: 'card',
  stepped: 'wood',
  founded: 'wood',
  built: 'wood',
  demolished: 'dice',
  borrowed: 'coin',
  bought: 'coin',
  bonus: 'coin',
  'free-house': 'wood',
  payout: 'score',
  over: 'end',
};

export const sound = ({ kind }: GameEvent): SoundName | undefined => sounds[kind as EventKind];
