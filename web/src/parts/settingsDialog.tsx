// Name, language, theme and how one wants to play and to be called.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { findWebhook, logOut, myName, myWebhook, rename, setWebhook } from '../state/me';
import { anew, turnNotes } from '../state/keptNotes';
import '../state/noteTexts';
import { install, installing, installOffer } from '../state/install';
import { askToNotify, canNotify } from '../state/notify';
import { language, set, settings, settingsOpen, type Theme } from '../state/settings';
import { paces, thoughts, type Pace, type Thought } from '../state/playback';
import { playSound, playSounds } from '../state/sound';
import { show, showProblem } from '../state/toast';
import { say, t, type Key } from '../texts';
import { langs, type Lang } from '../texts/format';
import { Dialog } from './dialog';
import { Icon } from './icons';

const langNames: Record<Lang, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
};

const paceNames: Record<Pace, Key> = {
  slow: 'pace-slow',
  normal: 'pace-normal',
  fast: 'pace-fast',
  once: 'pace-once',
};

const thoughtNames: Record<Thought, Key> = {
  none: 'thought-none',
  short: 'thought-short',
  long: 'thought-long',
};

function NameField() {
  const typed = useSignal<string | null>(null);
  const name = typed.value ?? myName.value; // which may come after the dialog has opened
  const save = async (e: Event) => {
    e.preventDefault();
    try {
      await rename(name.trim());
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
          value={name}
          onInput={(e) => (typed.value = e.currentTarget.value)}
        />
        <button disabled={name.trim() === '' || name.trim() === myName.value}>
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

function Volume() {
  const { volume } = settings.value;
  return (
    <div class="field inset">
      <label for="my-volume">{t('volume')}</label>
      <div class="hrow">
        <input
          id="my-volume"
          class="grow"
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onInput={(e) => set({ volume: Number(e.currentTarget.value) / 100 })}
          onChange={() => void playSound('coin')}
        />
        <button data-do="try-sound" onClick={() => void playSounds(['dice', 'card', 'turn'])}>
          <Icon name="sound" />
          {t('try-sound')}
        </button>
      </div>
    </div>
  );
}

function LookFields() {
  const s = settings.value;
  return (
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
  );
}

function NoticeFields() {
  const s = settings.value;
  const turnNotify = async (on: boolean) => {
    const allowed = on && (await askToNotify());
    set({ notify: allowed });
    if (on && !allowed) show(t(canNotify() ? 'notify-denied' : 'notify-unsupported'), 'bad');
  };
  const turnSound = (on: boolean) => {
    set({ sound: on });
    void playSound('turn');
  };
  return (
    <>
      <Switch label={t('sound')} help={t('sound-help')} on={s.sound} turn={turnSound} />
      {s.sound && <Volume />}
      <Switch
        label={t('notify')}
        help={t('notify-help')}
        on={s.notify}
        turn={(on) => void turnNotify(on)}
      />
      {myWebhook.value !== null && <WebhookField />}
    </>
  );
}

function PaceField() {
  return (
    <div class="field">
      <label for="my-pace">{t('pace')}</label>
      <select
        id="my-pace"
        value={settings.value.pace}
        onChange={(e) => set({ pace: e.currentTarget.value as Pace })}
      >
        {paces.map((pace) => (
          <option value={pace} key={pace}>
            {t(paceNames[pace])}
          </option>
        ))}
      </select>
      <small>{t('pace-help')}</small>
    </div>
  );
}

function ThoughtField() {
  const { thought, pace } = settings.value;
  return (
    <div class="field">
      <label for="my-thought">{t('thought')}</label>
      <select
        id="my-thought"
        value={thought}
        disabled={pace === 'once'}
        onChange={(e) => set({ thought: e.currentTarget.value as Thought })}
      >
        {thoughts.map((name) => (
          <option value={name} key={name}>
            {t(thoughtNames[name])}
          </option>
        ))}
      </select>
      <small>{t('thought-help')}</small>
    </div>
  );
}

function NotesField() {
  const { off, seen } = settings.value.notes;
  return (
    <>
      <Switch
        label={say('notes.setting')}
        help={say('notes.setting-help')}
        on={!off}
        turn={turnNotes}
      />
      {seen.length > 0 && (
        <div class="field inset">
          <div class="hrow">
            <button data-do="notes-anew" onClick={anew}>
              {say('notes.anew')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="settings-group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function SettingsDialog() {
  const close = () => (settingsOpen.value = false);
  useEffect(() => void findWebhook(), []);
  return (
    <Dialog title={t('settings')} close={close}>
      <Group title={t('settings-you')}>
        <NameField />
      </Group>
      <Group title={t('settings-look')}>
        <LookFields />
      </Group>
      <Group title={t('settings-play')}>
        <div class="pair">
          <PaceField />
          <ThoughtField />
        </div>
        <Switch
          label={t('confirm-setting')}
          help={t('confirm-setting-help')}
          on={settings.value.confirm}
          turn={(on) => set({ confirm: on })}
        />
        <NotesField />
      </Group>
      <Group title={t('settings-notice')}>
        <NoticeFields />
      </Group>
      <InstallField />
      <LogOut />
    </Dialog>
  );
}
