// What the others did since one's last turn, in short.
import { useSignal } from '@preact/signals';
import type { GameEvent, GameUi } from '../games/game';
import { t } from '../texts';
import { Icon } from './icons';
import { Line, lineText } from './log';

interface Props {
  news: GameEvent[];
  game: GameUi;
  edition: unknown;
  name(seat: number): string;
}

const most = 6;

export function News({ news, game, edition, name }: Props) {
  const closed = useSignal<GameEvent[] | null>(null);
  if (news.length === 0 || edition === null || closed.value === news) return null;
  // Chance alone is no news.
  const lines = news.filter((e) => typeof e['seat'] === 'number' && e['seat'] !== 5).slice(-most);
  if (lines.length === 0) return null;
  return (
    <section class="news" aria-label={t('since-your-turn')}>
      <div class="news-head">
        <h2>{t('since-your-turn')}</h2>
        <button
          class="quiet round small-round"
          aria-label={t('close')}
          title={t('close')}
          onClick={() => (closed.value = news)}
        >
          <Icon name="cross" />
        </button>
      </div>
      <ul>
        {lines.map((event, i) => (
          <li key={i} class={`seat-line seat-${String(event['seat'])}`}>
            <Line event={event} text={lineText(event, game, edition, name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
