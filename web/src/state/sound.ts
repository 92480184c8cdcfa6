// Short sounds of what happens, for those who want them. The synthesiser is fetched with the first one.
import type { GameEvent, GameUi } from '../games/game';
import { settings } from './settings';

export const soundNames = [
  'card', // drawn, turned or laid down
  'wood', // a piece is put on the board
  'coin',
  'dice',
  'wheels', // a cart or a boat moves
  'turn', // it is the listener's turn
  'score',
  'end',
  'refused',
] as const;
export type SoundName = (typeof soundNames)[number];

const most = 4; // of one step: more would be noise
const apart = 110; // milliseconds

// The sounds of events that are shown together, each once.
export function soundsOf(events: GameEvent[], game: Pick<GameUi, 'sound'> | null): SoundName[] {
  const names = events.flatMap((event) => game?.sound?.(event) ?? []);
  return [...new Set(names)].slice(0, most);
}

export async function playSounds(names: SoundName[]): Promise<void> {
  const { sound, volume } = settings.value;
  if (!sound || volume <= 0 || names.length === 0) return;
  const { play } = await import('./synth');
  names.forEach((name, i) => play(name, volume, (i * apart) / 1000));
}

export const playSound = (name: SoundName): Promise<void> => playSounds([name]);
