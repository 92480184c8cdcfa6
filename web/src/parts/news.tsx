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
  const told = news
    .map((event) => ({ event, text: lineText(event, game, edition, name) }))
    .filter(({ text }) => text !== '');
  // Chance alone is no news, unless it gives something.
  const isNews = ({ event }: { event: GameEvent }) =>
    Number(event['seat'] ?? spectator) < spectator || gainsOf(event).length > 0;
  if (!told.some(isNews)) return null;
  const hidden = open.value ? 0 : Math.max(0, told.length - most);
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
        {told.slice(hidden).map(({ event, text }, i) => (
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
