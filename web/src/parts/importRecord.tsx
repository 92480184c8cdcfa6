// A record from a file becomes a table: to look at if the match is over, else to go on with.
import { useSignal } from '@preact/signals';
import { createAnywhere } from '../state/here';
import { termsOfRecord } from '../state/records';
import { go } from '../state/router';
import { clearToast, showProblem } from '../state/toast';
import { t } from '../texts';
import { Icon } from './icons';

export function ImportRecord() {
  const busy = useSignal(false);
  const load = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    busy.value = true;
    clearToast(); // of the file before
    try {
      go(`/t/${await createAnywhere(termsOfRecord(await file.text()))}`);
    } catch (why) {
      showProblem(why);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="import panel" aria-labelledby="import">
      <h2 id="import">{t('import')}</h2>
      <p class="muted">{t('import-help')}</p>
      <label class={`button file ${busy.value ? 'busy' : ''}`}>
        <Icon name="upload" />
        {busy.value ? t('loading') : t('import-choose')}
        <input
          type="file"
          accept=".txt,.pakhuis,.record,text/plain"
          onChange={(e) => void load(e.currentTarget)}
        />
      </label>
    </section>
  );
}
