// What one seldom needs at a table: link, replay, record, giving up.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { http } from '../net/http';
import { spectator } from '../net/messages';
import { addressOf } from '../state/router';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { t } from '../texts';
import { copyLink } from './copyLink';
import { Dialog } from './dialog';
import { Icon } from './icons';

export function TableMenu({ session, state }: { session: Session; state: TableState }) {
  const open = useSignal(false);
  const resigning = useSignal(false);
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
        title={t('more')}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="menu" />
      </button>
      {open.value && (
        <ul class="menu-list">
          <li>
            <a href={addressOf(`/t/${state.table}/replay`)}>{t('replay')}</a>
          </li>
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
          {playing && !state.seats[state.viewer]?.replaced && (
            <li>
              <button class="danger" onClick={() => (resigning.value = true)}>
                {t('resign')}
              </button>
            </li>
          )}
        </ul>
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
