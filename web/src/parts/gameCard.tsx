// One game of the house, with the shortest way to a match.
import { useSignal } from '@preact/signals';
import type { GameCard } from '../games/card';
import type { GameInfo } from '../net/http';
import { createAnywhere } from '../state/here';
import { botLevel } from '../state/names';
import { addressOf, go } from '../state/router';
import { language } from '../state/settings';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { GamePicture } from './gamePicture';

interface Props {
  card: GameCard;
  info: GameInfo | undefined;
  bots: string[];
  loading: boolean;
}

// The levels that are meant for people, weakest first; what else the server has is for research.
export const levels = ['easy', 'medium', 'hard', 'expert'];

function PlayNow({ info, bots }: { info: GameInfo; bots: string[] }) {
  const offered = levels.filter((level) => bots.includes(level));
  const level = useSignal(offered[0] ?? bots[0] ?? 'easy');
  const busy = useSignal(false);
  const play = async (opponents: number) => {
    busy.value = true;
    try {
      const seats = ['person', ...Array<string>(opponents).fill(level.value)];
      go(`/t/${await createAnywhere({ game: info.id, seats })}`);
    } catch (why) {
      showProblem(why);
      busy.value = false;
    }
  };
  const counts: number[] = [];
  for (let n = info['min-seats'] - 1; n < info['max-seats']; ++n) counts.push(n);
  return (
    <div class="play-now" role="group" aria-label={t('play-now')}>
      {offered.length > 1 && (
        <label class="field">
          <span>{t('bot-level')}</span>
          <select value={level.value} onChange={(e) => (level.value = e.currentTarget.value)}>
            {offered.map((name) => (
              <option value={name} key={name}>
                {botLevel(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="small">{t('play-now-how-many')}</p>
      <div class="hrow">
        {counts.map((n) => (
          <button key={n} disabled={busy.value} onClick={() => void play(n)}>
            {n === 0 ? t('play-alone') : t('bots-count', { count: n })}
          </button>
        ))}
      </div>
    </div>
  );
}

export function GameCardView({ card, info, bots, loading }: Props) {
  const playing = useSignal(false);
  return (
    <article class={`game-card ${info ? '' : 'not-ready'}`} aria-labelledby={`game-${card.id}`}>
      <GamePicture {...card.picture} />
      <div class="game-words">
        <h3 id={`game-${card.id}`}>{card.name}</h3>
        <p class="small">{t('players-count', { seats: card.seats })}</p>
        <p>{card.about[language()]}</p>
        {info && !playing.value && (
          <div class="hrow">
            <button class="primary" onClick={() => (playing.value = true)}>
              {t('play-now')}
            </button>
            <a class="button" href={addressOf(`/new/${card.id}`)}>
              {t('set-up-table')}
            </a>
          </div>
        )}
        {info && playing.value && <PlayNow info={info} bots={bots} />}
        {!info && !loading && <p class="badge">{t('not-ready')}</p>}
      </div>
    </article>
  );
}
