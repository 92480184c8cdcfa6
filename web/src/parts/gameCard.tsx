// One game of the house, with the shortest way to a match.
import { useSignal } from '@preact/signals';
import type { GameCard } from '../games/card';
import { lessonsOf, minutesOf, pathOfLesson } from '../lessons/list';
import { botNames } from '../net/generated/house';
import type { GameInfo } from '../net/http';
import { Later } from '../pages/later';
import { createAnywhere } from '../state/here';
import { botLevel, capital } from '../state/names';
import { botCounts, levelsOf, proposed, quickTerms, type QuickChoice } from '../state/playNow';
import { addressOf, go } from '../state/router';
import { rulesPath } from '../state/rulebook';
import { choose, language, settings } from '../state/settings';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { Icon } from './icons';
import { LevelNotes } from './levelNotes';
import { Segments } from './segments';

interface Props {
  card: GameCard;
  info: GameInfo | undefined;
  bots: string[];
  loading: boolean;
}

function PlayNow({ card, info, bots }: { card: GameCard; info: GameInfo; bots: string[] }) {
  const busy = useSignal(false);
  const { quick } = card;
  const chosen = proposed(info, bots, quick, settings.value.playNow[card.id]);
  const change = (part: Partial<QuickChoice>) =>
    choose(card.id, { ...chosen, ...part });
  const play = async () => {
    busy.value = true;
    change({}); // what was proposed is remembered, too
    try {
      go(`/t/${await createAnywhere(quickTerms(card.id, chosen, quick))}`);
    } catch (why) {
      showProblem(why);
      busy.value = false;
    }
  };
  return (
    <>
      <div class="play-choices">
        <Segments
          name={`level-${card.id}`}
          label={t('bot-level')}
          about={`about-level-${card.id}`}
          wraps
          value={chosen.level}
          choices={levelsOf(bots).map((value) => ({ value, label: capital(botLevel(value)) }))}
          choose={(level) => change({ level })}
        />
        <Segments
          name={`bots-${card.id}`}
          label={t('play-now-how-many')}
          value={String(chosen.bots)}
          caption={t('bots')}
          choices={botCounts(info).map((n) => ({ value: String(n), label: String(n) }))}
          choose={(n) => change({ bots: Number(n) })}
        />
      </div>
      <LevelNotes of={[chosen.level]} id={`about-level-${card.id}`} />
      {settings.value.levelRuns[card.id] && <Later page="advice" id={card.id} quiet />}
      <div class="hrow play-row">
        <button
          class="primary"
          data-do="play-now"
          disabled={busy.value}
          aria-describedby={`game-${card.id}`}
          onClick={() => void play()}
        >
          <Icon name="play" />
          {t('play-now')}
        </button>
        {quick && (
          <Segments
            name={`quick-${card.id}`}
            label={card.name[language()]}
            value={chosen.choice}
            choices={quick.choices.map(({ value, label }) => ({ value, label: label[language()] }))}
            choose={(choice) => change({ choice })}
          />
        )}
        <a href={addressOf(`/new/${card.id}`)} data-do="set-up" aria-describedby={`game-${card.id}`}>
          {t('set-up')}
        </a>
        <a href={addressOf(rulesPath(card.id))} data-do="rules" aria-describedby={`game-${card.id}`}>
          {t('rules')}
        </a>
      </div>
    </>
  );
}

const weights = ['weight-1', 'weight-2', 'weight-3', 'weight-4'] as const;

function Weight({ weight }: { weight: 1 | 2 | 3 | 4 }) {
  const word = t(weights[weight - 1]!);
  return (
    <span data-tip={t('weight', { weight: word })} tabIndex={0}>
      <svg class="weight" viewBox="0 0 40 14" aria-hidden="true">
        {[0, 1, 2, 3].map((n) => (
          <rect key={n} x={1 + n * 10} y="1" width="7" height="12" rx="2" class={n < weight ? 'on' : ''} />
        ))}
      </svg>
      {word}
    </span>
  );
}

// What the house will say, nearly always: it keeps the place of the choices until then.
function expected({ id, seats, name }: GameCard): GameInfo {
  const [fewest, most] = seats.split('–').map(Number);
  return { id, name: name.en, 'min-seats': fewest!, 'max-seats': most ?? fewest!, options: [] };
}

export function GameCardView({ card, info, bots, loading }: Props) {
  const { Picture } = card;
  const lessons = lessonsOf(card.id);
  const state = loading ? 'loading' : info ? '' : 'not-ready';
  return (
    <article class={`game-card ${state}`} aria-labelledby={`game-${card.id}`}>
      <Picture />
      <div class="game-words">
        <h2 id={`game-${card.id}`}>
          {card.name[language()]}
          {card.subtitle && <small>{card.subtitle[language()]}</small>}
        </h2>
        <p class="game-facts">
          <span>{t('players-count', { seats: card.seats })}</span>
          <span>{t('minutes-count', { minutes: card.minutes })}</span>
          <Weight weight={card.weight} />
        </p>
        <p class="game-about">{card.about[language()]}</p>
        {lessons[0] && (
          <a class="learn-in" href={addressOf(pathOfLesson(lessons[0]))} data-do="learn">
            {t('learn-in', { count: lessons.length, minutes: minutesOf(lessons) })}
          </a>
        )}
        {loading && <PlayNow card={card} info={expected(card)} bots={[...botNames]} />}
        {info && <PlayNow card={card} info={info} bots={bots} />}
        {state === 'not-ready' && <p class="badge">{t('not-ready')}</p>}
      </div>
    </article>
  );
}
