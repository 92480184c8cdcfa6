// The match as a file.
import { isLocal } from '../local/ids';
import { http } from '../net/http';
import { saveRecord } from '../state/here';
import { showProblem } from '../state/toast';
import { t } from '../texts';
import { Icon } from './icons';

export function RecordLink({ table, game }: { table: string; game: string }) {
  const file = `${game}-${table}.txt`;
  if (isLocal(table)) {
    return (
      <button onClick={() => void saveRecord(table, file).catch(showProblem)}>
        <Icon name="download" />
        {t('download-record')}
      </button>
    );
  }
  return (
    <a class="button" href={http.recordPath(table)} download={file}>
      <Icon name="download" />
      {t('download-record')}
    </a>
  );
}
