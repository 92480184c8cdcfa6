// Asks before a table of this device is deleted.
import { useSignal } from '@preact/signals';
import type { TableSummary } from '../net/http';
import { deleteHere } from '../state/here';
import { gameName } from '../state/names';
import { show, showProblem } from '../state/toast';
import { t } from '../texts';
import { Dialog } from './dialog';

interface Props {
  table: TableSummary;
  close(): void;
  deleted(): void;
}

export function DeleteTable({ table, close, deleted }: Props) {
  const busy = useSignal(false);
  const remove = async () => {
    busy.value = true;
    try {
      await deleteHere(table.id);
      show(t('table-deleted'));
      deleted();
    } catch (why) {
      showProblem(why);
    }
    close();
  };
  return (
    <Dialog title={t('delete-table')} close={close}>
      <p>
        <strong>{gameName(table.game)}</strong>
        <br />
        {t('delete-table-sure')}
      </p>
      <div class="hrow end">
        <button onClick={close}>{t('cancel')}</button>
        <button
          class="danger"
          data-do="delete-now"
          disabled={busy.value}
          onClick={() => void remove()}
        >
          {t('delete-table')}
        </button>
      </div>
    </Dialog>
  );
}
