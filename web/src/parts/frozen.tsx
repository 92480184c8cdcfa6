// A table that can't be replayed any more: its players may leave it, and take its record with them.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isLocal } from '../local/ids';
import { isOlderBuild } from '../net/base';
import { http, type Refusal } from '../net/http';
import { send } from '../net/socket';
import { saveRecord } from '../state/here';
import { countWaiting } from '../state/me';
import { addressOf } from '../state/router';
import { refusalText, showProblem } from '../state/toast';
import { addressInOlderBuild } from '../state/update';
import { t } from '../texts';

// Those who have left get the record; nobody else has anything to do here.
// On this device the record is open at once.
type Standing = 'unknown' | 'player' | 'left' | 'stranger' | 'here';

async function standingAt(id: string): Promise<Standing> {
  if (isLocal(id)) return 'here';
  const mine = await http.mine();
  if (mine.some((table) => table.id === id)) return 'player';
  return (await fetch(http.recordPath(id))).ok ? 'left' : 'stranger';
}

// The address in a kept build that knows the rules of a match on this device.
async function olderAddress(id: string): Promise<string | null> {
  if (!isLocal(id) || isOlderBuild) return null;
  const rules = await (await import('../local/matchRules')).rulesOf(id);
  return rules && addressInOlderBuild(`/t/${id}`, rules);
}

export function Frozen({ id, why }: { id: string; why: Refusal }) {
  const standing = useSignal<Standing>('unknown');
  const older = useSignal<string | null>(null);
  useEffect(() => {
    standingAt(id).then((found) => (standing.value = found), showProblem);
    olderAddress(id).then((found) => (older.value = found), showProblem);
    void countWaiting(); // it may have waited for me until now
  }, [id]);
  const hasLeft = useRef(false);
  const leave = async () => {
    try {
      await send({ type: 'resign', table: id, seat: 0 });
      hasLeft.current = true;
      standing.value = 'left';
      void countWaiting();
    } catch (problem) {
      showProblem(problem);
    }
  };
  return (
    <main id="main" class="page narrow lost">
      <h1>{t('frozen-title')}</h1>
      <p>{refusalText(why)}</p>
      {standing.value === 'player' && <p>{t('frozen-leave-help')}</p>}
      {standing.value === 'here' && <p>{t('frozen-here')}</p>}
      <p role="status">{standing.value === 'left' ? t('frozen-left') : ''}</p>
      <div class="hrow">
        {older.value && (
          <a class="button primary" href={older.value} target="_blank">
            {t('frozen-older')}
          </a>
        )}
        {standing.value === 'left' && (
          <a
            class="button"
            href={http.recordPath(id)}
            download={`${id}.txt`}
            ref={(link) => void (hasLeft.current && link?.focus())}
          >
            {t('frozen-record')}
          </a>
        )}
        {standing.value === 'here' && (
          <button
            data-do="export"
            onClick={() => void saveRecord(id, `${id}.txt`).catch(showProblem)}
          >
            {t('frozen-record')}
          </button>
        )}
        {standing.value === 'player' && (
          <button onClick={() => void leave()}>{t('frozen-leave')}</button>
        )}
        <a class="button" href={addressOf('/')}>
          {t('to-lobby')}
        </a>
      </div>
    </main>
  );
}
