// What is heard of an event.
import type { EventKind } from '../../net/generated/venise';
import type { SoundName } from '../../state/sound';
import type { GameEvent } from '../game';

const sounds: Partial<Record<EventKind, SoundName>> = {
  laid: 'wood',
  boat: 'wheels',
  rolled: 'dice',
  moved: 'wood',
  placed: 'wood',
  chased: 'dice',
  gained: 'wood',
  built: 'card',
  filled: 'score',
  sold: 'coin',
  shipped: 'wheels',
  drew: 'card',
  kept: 'card',
  bridge: 'wood',
  produced: 'card',
  over: 'end',
};

export const sound = ({ kind }: GameEvent): SoundName | undefined => sounds[kind as EventKind];
