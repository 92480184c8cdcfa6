// Says that another tab plays this table.
import { elsewhere } from '../local/elsewhere';
import { t } from '../texts';

export function OtherTab({ table }: { table: string }) {
  if (!elsewhere.value.has(table)) return null;
  return <p role="status">{t('other-tab')}</p>;
}
