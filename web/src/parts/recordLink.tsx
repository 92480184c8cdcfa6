// The match as a file.
import { http } from '../net/http';
import { t } from '../texts';
import { Icon } from './icons';

export function RecordLink({ table, game }: { table: string; game: string }) {
  return (
    <a class="button" href={http.recordPath(table)} download={`${game}-${table}.txt`}>
      <Icon name="download" />
      {t('download-record')}
    </a>
  );
}
