// What the notes of several games ask of a moment.
import type { Legal } from '../../net/messages';
import type { GameEvent, NoteCome, NoteTime, Target } from '../game';
import { kindOf } from './targets';

// The viewer's legal actions of a verb.
export const legalOf = ({ legal }: Pick<NoteTime, 'legal'>, verb: string): Legal[] =>
  legal.filter(([action]) => action.split(' ')[0] === verb);

// Targets of a kind among those of actions, each once.
export const targetsOf = (legal: Legal[], kind: string): Target[] => [
  ...new Set(legal.flatMap(([, ...targets]) => targets.filter((target) => kindOf(target) === kind))),
];

// What has happened since the viewer's latest decision, that one included.
export const happened = ({ events }: Pick<NoteTime, 'events'>, kind: string, seat?: number): GameEvent[] =>
  events.filter((event) => event.kind === kind && (seat === undefined || event['seat'] === seat));

// It comes on a condition.
export const comesIf = (
  condition: boolean,
  lit: Target[],
  facts?: Record<string, string | number>,
): NoteCome | null => (condition ? { lit, ...(facts && { facts: () => facts }) } : null);

export const targetsIn = (events: GameEvent[]): Target[] => [
  ...new Set(events.flatMap(({ targets }) => targets ?? [])),
];
