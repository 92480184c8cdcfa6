// Setting up a table: every choice with a word on what it means.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameUi } from '../games';
import { listedGame } from '../games/list';
import { canPlayHere } from '../local/ids';
import { hasServer } from '../net/house';
import { http } from '../net/http';
import { Choices } from '../parts/choices';
import { Lost } from '../parts/lost';
import { OptionsSetup } from '../parts/optionsSetup';
import { SeatsSetup } from '../parts/seatsSetup';
import { TempoSetup } from '../parts/tempoSetup';
import { listsChanged } from '../state/me';
import { gameName } from '../state/names';
import { proposedLevel } from '../state/playNow';
import { addressOf, go } from '../state/router';
import { rulesPath } from '../state/rulebook';
import { settings } from '../state/settings';
import { changed, firstSetup, fitting, isClosedByTempo, withTempo, type Setup } from '../state/setup';
import { makeTable } from '../state/tables';
import { showProblem } from '../state/toast';
import { say, t } from '../texts';
import type { House } from './lobby';

interface PartProps {
  setup: Setup;
  change(part: Partial<Setup>): void;
}

// Without a server there is one choice only.
function WhereSetup({ setup, change }: PartProps) {
  const closed = canPlayHere() ? {} : { closed: t('where-here-closed') };
  const here = { value: 'here', label: t('where-here'), help: t('where-here-help'), ...closed };
  const server = {
    value: 'server',
    label: t('where-server'),
    help: t('where-server-help'),
  };
  return (
    <Choices
      name="where"
      legend={t('where')}
      value={setup.here ? 'here' : 'server'}
      choices={hasServer.value === false ? [here] : [server, here]}
      choose={(value) => change({ here: value === 'here' })}
    />
  );
}

function ByHand({ setup, change }: PartProps) {
  return (
    <fieldset>
      <legend>{t('dealing')}</legend>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={setup.byHand}
          onChange={(e) => change({ byHand: e.currentTarget.checked })}
        />
        <span>
          {t('by-hand')}
          <small>{t('by-hand-help')}</small>
        </span>
      </label>
    </fieldset>
  );
}

function Hints({ setup, change }: PartProps) {
  return (
    <fieldset>
      <legend>{t('hints')}</legend>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={setup.hints}
          onChange={(e) => change({ hints: e.currentTarget.checked })}
        />
        <span>
          {t('hints-for-all')}
          <small>{t('hints-for-all-help')}</small>
        </span>
      </label>
    </fieldset>
  );
}

export function NewPage({ id: game }: { id: string }) {
  const known = useSignal<House | null>(null);
  const setup = useSignal<Setup | null>(null);
  const busy = useSignal(false);
  const quick = listedGame(game)?.card.quick;
  const alone = hasServer.value === false;
  const ready = listsChanged.value > 0 || alone;
  useEffect(() => {
    if (!ready || known.value) return;
    http.games().then((found) => {
      known.value = found;
      const info = found.games.find((g) => g.id === game);
      const level = proposedLevel(found.bots, settings.value.playNow[game]?.level);
      if (info) setup.value = { ...firstSetup(info, level, quick), here: alone };
    }, showProblem);
  }, [ready, game]);
  useEffect(() => {
    if (alone) change({ here: true });
  }, [alone]);

  const words = gameUi(game); // its options have names
  const closedWhy = (setup: Setup, option: string, choice: string): string => {
    const key = words?.closedKey?.(option, choice, setup.seats.length) ?? '';
    if (key) return say(key);
    return isClosedByTempo(setup, quick, option, choice) ? t('option-needs-all') : '';
  };
  const info = known.value?.games.find((g) => g.id === game);
  const current = setup.value;
  const change = (part: Partial<Setup>) => {
    if (!setup.value || !info) return;
    const next = changed(setup.value, part);
    setup.value = fitting(next, info, (...choice) => closedWhy(next, ...choice) !== '');
  };
  const create = async (e: Event) => {
    e.preventDefault();
    if (!current) return;
    busy.value = true;
    try {
      go(`/t/${await makeTable(game, current)}`);
    } catch (why) {
      showProblem(why);
      busy.value = false;
    }
  };
  const note = current ? (words?.seatsKey?.(current.seats.length) ?? '') : '';
  if (known.value && !info) return <Lost title={gameName(game)} why={t('not-ready-long')} />;
  return (
    <main id="main" class="page setup-page">
      <p class="crumb">
        <a href={addressOf('/')}>{t('to-lobby')}</a>
        <a href={addressOf(rulesPath(game))}>{t('rules')}</a>
      </p>
      <h1>{t('new-table', { game: gameName(game) })}</h1>
      {!current || !info || !known.value || !words ? (
        <p class="muted">{t('loading')}</p>
      ) : (
        <form class="setup" onSubmit={(e) => void create(e)}>
          <div class="setup-columns">
            <div>
              <WhereSetup setup={current} change={change} />
              <SeatsSetup
                info={info}
                bots={known.value.bots}
                note={note && say(note)}
                setup={current}
                change={change}
              />
              {!current.here && (
                <Choices
                  name="listed"
                  legend={t('who-may-come')}
                  value={current.listed ? 'all' : 'link'}
                  choices={[
                    { value: 'link', label: t('by-link'), help: t('by-link-help') },
                    { value: 'all', label: t('open-to-all'), help: t('open-to-all-help') },
                  ]}
                  choose={(value) => change({ listed: value === 'all' })}
                />
              )}
            </div>
            <div>
              {!current.here && (
                <TempoSetup
                  setup={current}
                  change={change}
                  choose={(tempo) => change(withTempo(current, tempo, quick))}
                />
              )}
              <OptionsSetup
                info={info}
                setup={current}
                closedWhy={(...choice) => closedWhy(current, ...choice)}
                change={change}
              />
              {!current.here && <Hints setup={current} change={change} />}
              {!current.here && <ByHand setup={current} change={change} />}
            </div>
          </div>
          <button class="primary large" disabled={busy.value}>
            {t('open-table')}
          </button>
        </form>
      )}
    </main>
  );
}
