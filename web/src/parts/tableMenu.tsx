// What one seldom needs at a table: link, replay, record, giving up.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameUi } from '../games/game';
import { lessonsOf } from '../lessons/list';
import { canPlayHere, isLocal } from '../local/ids';
import { hasServer } from '../net/house';
import { http } from '../net/http';
import { spectator } from '../net/messages';
import { keepHere, saveRecord, upload } from '../state/here';
import { addressOf, go } from '../state/router';
import { narrow } from '../state/screen';
import { openRules } from '../state/rulebook';
import { placeNow } from '../state/rulesPlace';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { AboutEdition } from './aboutEdition';
import { copyLink } from './copyLink';
import { Dialog } from './dialog';
import { Icon } from './icons';
import { legendOpen } from './legend';
import { settingsOpen } from '../state/settings';
import { zoom } from './zoom';

// A table on this device: its record at any time, and a finished one to the server.
function HereItems({ state }: { state: TableState }) {
  const over = state.status === 'over';
  const save = () => saveRecord(state.table, `${state.game}-${state.table}.txt`);
  return (
    <>
      <li>
        <button data-do="export" onClick={() => void save().catch(showProblem)}>
          {over ? t('download-record') : t('export-so-far')}
        </button>
      </li>
      {over && hasServer.value && (
        <li>
          <button data-do="upload" onClick={() => void moveTo(upload(state.table))}>
            {t('upload')}
          </button>
        </li>
      )}
    </>
  );
}

const moveTo = (table: Promise<string>) => table.then((id) => go(`/t/${id}`), showProblem);

function ServerItems({ state }: { state: TableState }) {
  return (
    <>
      <li>
        <button onClick={() => void copyLink(state.table)}>{t('copy-link')}</button>
      </li>
      {state.status === 'over' && (
        <li>
          <a href={http.recordPath(state.table)} download={`${state.game}-${state.table}.txt`}>
            {t('download-record')}
          </a>
        </li>
      )}
      {state.status === 'over' && canPlayHere() && (
        <li>
          <button data-do="keep-here" onClick={() => void moveTo(keepHere(state.table))}>
            {t('keep-here')}
          </button>
        </li>
      )}
    </>
  );
}

interface Props {
  session: Session;
  state: TableState;
  game: GameUi;
}

export function TableMenu({ session, state, game }: Props) {
  const open = useSignal(false);
  const resigning = useSignal(false);
  const reading = useSignal(false); // about the edition
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open.value) return undefined;
    const outside = (e: Event) => {
      if (!place.current?.contains(e.target as Node)) open.value = false;
    };
    const key = (e: KeyboardEvent) => e.key === 'Escape' && (open.value = false);
    addEventListener('pointerdown', outside);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('keydown', key);
    };
  }, [open.value]);
  const then = (what: Signal<boolean>) => () => {
    open.value = false;
    what.value = true;
  };
  const openHere = () => {
    open.value = false;
    openRules(game.id, placeNow(session));
  };
  const playing = state.status === 'playing' && state.viewer !== spectator;
  const resign = () => {
    resigning.value = false;
    void session.seatAsk('resign', state.viewer);
  };
  return (
    <div class="menu" ref={place}>
      <button
        class="quiet round"
        aria-expanded={open.value}
        aria-label={t('more')}
        data-tip={t('more')}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="menu" />
      </button>
      {open.value && (
        <ul class="menu-list">
          <li>
            <a href={addressOf(`/t/${state.table}/replay`)}>{t('replay')}</a>
          </li>
          {isLocal(state.table) ? <HereItems state={state} /> : <ServerItems state={state} />}
          <li>
            <button onClick={openHere} data-do="rules">
              {t('rules')}
            </button>
          </li>
          {narrow.value && (
            <li>
              <button onClick={then(legendOpen)} data-do="legend">
                {t('legend')}
              </button>
            </li>
          )}
          {narrow.value && (
            <li>
              <button onClick={() => zoom(1.4)}>{t('zoom-in')}</button>
            </li>
          )}
          <li>
            <button onClick={then(reading)} data-do="about-edition">
              {t('about-edition')}
            </button>
          </li>
          <li>
            <button onClick={then(settingsOpen)}>{t('settings')}</button>
          </li>
          {lessonsOf(state.game).length > 0 && (
            <li>
              <a href={addressOf('/learn')}>{t('lessons')}</a>
            </li>
          )}
          {playing && !session.guided && !state.seats[state.viewer]?.replaced && (
            <li>
              <button class="danger" onClick={then(resigning)}>
                {t('resign')}
              </button>
            </li>
          )}
        </ul>
      )}
      {reading.value && (
        <AboutEdition state={state} game={game} close={() => (reading.value = false)} />
      )}
      {resigning.value && (
        <Dialog title={t('resign')} close={() => (resigning.value = false)}>
          <p>{t('resign-sure')}</p>
          <div class="hrow end">
            <button onClick={() => (resigning.value = false)}>{t('cancel')}</button>
            <button class="danger" onClick={resign}>
              {t('resign')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
