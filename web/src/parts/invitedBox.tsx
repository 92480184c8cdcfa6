// For somebody who was sent a link or told a code.
import { useSignal } from '@preact/signals';
import { tableOfText } from '../state/invitation';
import { go } from '../state/router';
import { show } from '../state/toast';
import { t } from '../texts';

export function InvitedBox() {
  const text = useSignal('');
  const join = (e: Event) => {
    e.preventDefault();
    const table = tableOfText(text.value);
    if (table) go(`/t/${table}`);
    else show(t('invited-wrong'), 'bad');
  };
  return (
    <form class="panel invited" onSubmit={join}>
      <label for="invited">{t('invited')}</label>
      <input
        id="invited"
        required
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        placeholder={t('invited-code')}
        value={text.value}
        onInput={(e) => (text.value = e.currentTarget.value)}
      />
      <button>{t('join-table')}</button>
    </form>
  );
}
