// Name, language, theme and how one wants to play and to be called.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findWebhook, logOut, myName, myWebhook, rename, setWebhook } from '../state/me';
import { install, installing, installOffer } from '../state/install';
import { askToNotify, playTone } from '../state/notify';
import { language, set, settings, type Theme } from '../state/settings';
import { show, showProblem } from '../state/toast';
import { t } from '../texts';
import { langs, type Lang } from '../texts/format';
import { Dialog } from './dialog';

export const settingsOpen = signal(false);

const langNames: Record<Lang, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
};

function NameField() {
  const name = useSignal(myName.value);
  const save = async (e: Event) => {
    e.preventDefault();
    try {
      await rename(name.value.trim());
      show(t('name-saved'));
    } catch (why) {
      showProblem(why);
    }
  };
  return (
    <form class="field" onSubmit={(e) => void save(e)}>
      <label for="my-name">{t('name')}</label>
      <div class="hrow">
        <input
          id="my-name"
          maxLength={30}
          required
          autoComplete="nickname"
          value={name.value}
          onInput={(e) => (name.value = e.currentTarget.value)}
        />
        <button disabled={name.value.trim() === '' || name.value.trim() === myName.value}>
          {t('save')}
        </button>
      </div>
      <small>{t('name-help')}</small>
    </form>
  );
}

function WebhookField() {
  const url = useSignal(myWebhook.value ?? '');
  const save = async (e: Event) => {
    e.preventDefault();
    try {
      await setWebhook(url.value.trim());
      show(t(url.value.trim() === '' ? 'webhook-gone' : 'webhook-saved'));
    } catch (why) {
      showProblem(why);
    }
  };
  return (
    <form class="field" onSubmit={(e) => void save(e)}>
      <label for="my-webhook">{t('webhook')}</label>
      <div class="hrow">
        <input
          id="my-webhook"
          type="url"
          maxLength={500}
          value={url.value}
          onInput={(e) => (url.value = e.currentTarget.value)}
        />
        <button disabled={url.value.trim() === (myWebhook.value ?? '')}>{t('save')}</button>
      </div>
      <small>{t('webhook-help')}</small>
    </form>
  );
}

// Asks once more: nobody can come back to a guest without this browser's cookie.
function LogOut() {
  const asking = useSignal(false);
  const leave = async () => {
    try {
      await logOut();
    } catch (why) {
      showProblem(why);
    }
  };
  if (!asking.value) {
    return (
      <div class="hrow end">
        <button class="quiet" data-do="log-out" onClick={() => (asking.value = true)}>
          {t('log-out')}
        </button>
      </div>
    );
  }
  return (
    <div class="field" role="alert">
      <p>{t('log-out-sure')}</p>
      <div class="hrow end">
        <button onClick={() => (asking.value = false)}>{t('cancel')}</button>
        <button class="danger" data-do="log-out-now" onClick={() => void leave()}>
          {t('log-out')}
        </button>
      </div>
    </div>
  );
}

// One line, where there is something to do or to explain.
function InstallField() {
  const state = installing(installOffer.value !== null, isSecureContext);
  if (state === 'silent') return null;
  return (
    <div class="field" data-install={state}>
      <span>{t('install')}</span>
      {state === 'offered' && (
        <div class="hrow">
          <button onClick={() => void install()}>{t('install-now')}</button>
        </div>
      )}
      <small>{t(state === 'offered' ? 'install-help' : 'install-insecure')}</small>
    </div>
  );
}

interface SwitchProps {
  label: string;
  help: string;
  on: boolean;
  turn(on: boolean): void;
}

function Switch({ label, help, on, turn }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(e) => turn(e.currentTarget.checked)}
      />
      <span>
        {label}
        <small>{help}</small>
      </span>
    </label>
  );
}

export function SettingsDialog() {
  const s = settings.value;
  const close = () => (settingsOpen.value = false);
  useEffect(() => void findWebhook(), []);
  const turnNotify = async (on: boolean) => {
    const allowed = on && (await askToNotify());
    set({ notify: allowed });
    if (on && !allowed) show(t('notify-denied'), true);
  };
  const turnSound = (on: boolean) => {
    set({ sound: on });
    if (on) playTone();
  };
  return (
    <Dialog title={t('settings')} close={close}>
      <NameField />
      <div class="pair">
        <div class="field">
          <label for="my-lang">{t('language')}</label>
          <select
            id="my-lang"
            value={language()}
            onChange={(e) => set({ lang: e.currentTarget.value as Lang })}
          >
            {langs.map((lang) => (
              <option value={lang} lang={lang} key={lang}>
                {langNames[lang]}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="my-theme">{t('theme')}</label>
          <select
            id="my-theme"
            value={s.theme}
            onChange={(e) => set({ theme: e.currentTarget.value as Theme })}
          >
            <option value="system">{t('theme-system')}</option>
            <option value="light">{t('theme-light')}</option>
            <option value="dark">{t('theme-dark')}</option>
          </select>
        </div>
      </div>
      <Switch
        label={t('confirm-setting')}
        help={t('confirm-setting-help')}
        on={s.confirm}
        turn={(on) => set({ confirm: on })}
      />
      <Switch label={t('sound')} help={t('sound-help')} on={s.sound} turn={turnSound} />
      <Switch
        label={t('notify')}
        help={t('notify-help')}
        on={s.notify}
        turn={(on) => void turnNotify(on)}
      />
      {myWebhook.value !== null && <WebhookField />}
      <InstallField />
      <LogOut />
    </Dialog>
  );
}
