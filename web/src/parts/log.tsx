// What has happened, in words; a line points at the parts it speaks of.
import { useEffect, useRef } from 'preact/hooks';
import type { Gain, GameEvent, GameUi } from '../games/game';
import { point } from '../state/glow';
import { hasKey, say, t } from '../texts';
import { Gains } from './gains';
import { Hurried } from './hurried';
import { showPlace } from './showPlace';

interface Props {
  events: GameEvent[];
  news: GameEvent[];
  game: GameUi;
  edition: unknown;
  name(seat: number): string;
  gainsOf(event: GameEvent): Gain[];
}

// Happenings at the table are the shell's, steps of the match the game's.
export function lineText(
  event: GameEvent,
  game: GameUi,
  edition: unknown,
  name: (seat: number) => string,
): string {
  const key =
    event.kind === 'allow-chat' && event['allowed'] === false
      ? 'event-forbid-chat'
      : `event-${event.kind}`;
  if (event.text === undefined && hasKey(key)) {
    const by = typeof event['by'] === 'number' ? name(event['by']) : '';
    const who = typeof event['seat'] === 'number' ? name(event['seat']) : '';
    const undone = (event['events'] ?? []) as GameEvent[];
    const what = undone.map((e) => lineText(e, game, edition, name)).join(' ');
    if (what !== '') return t('event-undone-what', { name: who, what });
    return t(key, { name: String(event['name'] ?? who), by });
  }
  return game.eventText(event, edition, name, say) || (event.text ?? '');
}

interface LineProps {
  event: GameEvent;
  text: string;
  gains?: Gain[];
}

// Pointing at it lets the parts glow that it speaks of; a click brings them into view.
export function Line({ event, text, gains = [] }: LineProps) {
  const targets = event.targets ?? [];
  const more =
    targets.length === 0
      ? {}
      : {
          tabIndex: 0,
          onClick: () => showPlace(targets),
          onMouseEnter: () => point(targets),
          onMouseLeave: () => point([]),
          onFocus: () => point(targets),
          onBlur: () => point([]),
        };
  return (
    <span class="line" {...more}>
      {text}
      <Hurried events={[event]} />
      <Gains gains={gains} seat={typeof event['seat'] === 'number' ? event['seat'] : undefined} />
    </span>
  );
}

export function Log({ events, news, game, edition, name, gainsOf }: Props) {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [events.length]);
  if (edition === null) return null;
  const fresh = new Set(news);
  return (
    <ol class="log" ref={end}>
      {events.map((event, i) => {
        const text = game.isEcho?.(event) ? '' : lineText(event, game, edition, name);
        const seat = typeof event['seat'] === 'number' ? event['seat'] : 5;
        return text === '' ? null : (
          <li key={i} class={`seat-line seat-${seat} ${fresh.has(event) ? 'fresh' : ''}`}>
            <Line event={event} text={text} gains={gainsOf(event)} />
          </li>
        );
      })}
    </ol>
  );
}
