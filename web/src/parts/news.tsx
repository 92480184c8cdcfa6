// What happened since one's last decision, in short.
import { useSignal } from '@preact/signals';
import type { Gain, GameEvent, GameUi } from '../games/game';
import { spectator } from '../net/messages';
import type { Session } from '../state/session';
import { t } from '../texts';
import { Icon } from './icons';
import { Line, lineText } from './log';

interface Props {
  news: GameEvent[];
  game: GameUi;
  edition: unknown;
  name(seat: number): string;
  gainsOf(event: GameEvent): Gain[];
  session: Session;
}

const most = 6;

interface Told {
  event: GameEvent;
  text: string;
  weight: number;
}

// What gave or took something, then what players did, then chance: the places of the `most` lines that
// say most, in their order. Of equal ones the latest.
export function weightiest(weights: number[], count: number): Set<number> {
  const places = weights.map((_, i) => i);
  places.sort((a, b) => weights[b]! - weights[a]! || b - a);
  return new Set(places.slice(0, count));
}

export function WhatHappened({ session }: { session: Session }) {
  return (
    <button data-do="what-happened" onClick={() => void session.lookBack.whatHappened()}>
      <Icon name="play" />
      {t('what-happened')}
    </button>
  );
}

export function News({ news, game, edition, name, gainsOf, session }: Props) {
  const closed = useSignal<GameEvent[] | null>(null);
  const open = useSignal(false);
  if (edition === null || closed.value === news) return null;
  const weightOf = (event: GameEvent) =>
    gainsOf(event).length > 0 ? 2 : Number(event['seat'] ?? spectator) < spectator ? 1 : 0;
  const told: Told[] = news
    .filter((event) => !game.isEcho?.(event))
    .map((event) => ({ event, text: lineText(event, game, edition, name), weight: weightOf(event) }))
    .filter(({ text }) => text !== '');
  // Chance alone is no news, unless it gives something.
  if (!told.some(({ weight }) => weight > 0)) return null;
  const shown = weightiest(told.map(({ weight }) => weight), open.value ? told.length : most);
  const hidden = told.length - shown.size;
  return (
    <section class="news" aria-label={t('since-your-turn')}>
      <div class="news-head">
        <h2>{t('since-your-turn')}</h2>
        <button
          class="quiet round small-round"
          aria-label={t('close')}
          data-tip={t('close')}
          onClick={() => (closed.value = news)}
        >
          <Icon name="cross" />
        </button>
      </div>
      {hidden > 0 && (
        <button class="quiet more-news" onClick={() => (open.value = true)}>
          <Icon name="up" />
          {t('and-more', { count: hidden })}
        </button>
      )}
      <ul>
        {told.map(({ event, text }, i) => shown.has(i) && (
          <li key={i} class={`seat-line seat-${String(event['seat'] ?? 5)}`}>
            <Line event={event} text={text} gains={gainsOf(event)} />
          </li>
        ))}
      </ul>
      <div class="news-foot">
        <WhatHappened session={session} />
      </div>
    </section>
  );
}
