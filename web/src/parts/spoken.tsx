// What a seat has just done, in words, with what it gained.
import type { GameEvent, GameUi } from '../games/game';
import type { Session } from '../state/session';
import { Gains } from './gains';
import { Hurried } from './hurried';
import { lineText } from './log';

interface Props {
  events: GameEvent[];
  session: Session;
  game: GameUi;
  name(seat: number): string;
}

const most = 4;

export function Spoken({ events, session, game, name }: Props) {
  const edition = session.edition.value;
  const words = events.map((event) => lineText(event, game, edition, name)).filter(Boolean);
  return (
    <span class="spoken">
      {words.slice(0, most).join(' ')}
      {words.length > most && ' …'}
      <Hurried events={events} />
      <Gains gains={session.gainsOf(events)} />
    </span>
  );
}
