// A table that can't be replayed any more: its players may leave it, and take its record with them.
import { useSignal } from '@preact/signals';
import { http, type Refusal } from '../net/http';
import { send } from '../net/socket';
import { refusalText, showProblem } from '../state/toast';
import { t } from '../texts';

export function Frozen({ id, why }: { id: string; why: Refusal }) {
  const left = useSignal(false);
  const leave = () =>
    send({ type: 'resign', table: id, seat: 0 }).then(() => (left.value = true), showProblem);
  return (
    <main id="main" class="page narrow">
      <h1>{t('nowhere-title')}</h1>
      <p>{refusalText(why)}</p>
      {left.value && <p role="status">{t('frozen-left')}</p>}
      <p class="row">
        {left.value ? (
          <a class="button" href={http.recordPath(id)} download={`${id}.txt`}>
            {t('frozen-record')}
          </a>
        ) : (
          <button onClick={() => void leave()}>{t('frozen-leave')}</button>
        )}
        <a class="button" href="/">
          {t('to-lobby')}
        </a>
      </p>
    </main>
  );
}
