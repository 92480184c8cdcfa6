// What a person has chosen for this browser. Kept in local storage where there is one.
import { effect, signal } from '@preact/signals';
import { paces, thoughts, type Pace, type Thought } from './playback';
import type { LevelRun } from './levelAdvice';
import type { QuickChoice } from './playNow';
import { langs, pickLang, type Lang } from '../texts/format';

export type Theme = 'system' | 'light' | 'dark';

// A lesson that was begun: lessons/progress.ts.
export interface KeptLesson {
  table: string;
  print: string; // of its script
  saved: unknown;
  done: boolean;
}

export interface KeptNotes {
  off: boolean;
  seen: string[]; // "GAME/NOTE"
  tables: Record<string, string[]>; // by game: where the first matches are played
}

export interface Settings {
  lang: Lang | null; // null: as the browser wishes
  theme: Theme;
  pace: Pace; // of what others do
  thought: Thought; // how long bots think before that
  confirm: boolean; // show an action before it is played
  sound: boolean;
  volume: number; // 0 to 1
  notify: boolean;
  sideFolded: boolean; // players and log of a wide table page take little room
  playNow: Record<string, Partial<QuickChoice>>; // by game: what was chosen the last time
  levelRuns: Record<string, LevelRun>; // by game: the last games against bots
  lessons: Record<string, KeptLesson>; // by "GAME/LESSON"
  notes: KeptNotes; // for newcomers: state/firstNotes.ts
  met: boolean; // the line for newcomers was closed
}

const key = 'pakhuis-settings';
const defaults: Settings = {
  lang: null,
  theme: 'system',
  pace: 'normal',
  thought: 'short',
  confirm: true,
  sound: false,
  volume: 0.6,
  notify: false,
  sideFolded: false,
  playNow: {},
  levelRuns: {},
  lessons: {},
  notes: { off: false, seen: [], tables: {} },
  met: false,
};

export function readSettings(text: string | null): Settings {
  let stored: Partial<Settings> = {};
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as Partial<Settings>;
  } catch {
    // Somebody else's text: begin anew.
  }
  const themes: Theme[] = ['system', 'light', 'dark'];
  return {
    lang: langs.find((lang) => lang === stored.lang) ?? null,
    theme: themes.find((theme) => theme === stored.theme) ?? 'system',
    pace: paces.find((pace) => pace === stored.pace) ?? defaults.pace,
    thought: thoughts.find((thought) => thought === stored.thought) ?? defaults.thought,
    confirm: stored.confirm ?? defaults.confirm,
    sound: stored.sound ?? defaults.sound,
    volume: typeof stored.volume === 'number' ? stored.volume : defaults.volume,
    notify: stored.notify ?? defaults.notify,
    sideFolded: stored.sideFolded ?? defaults.sideFolded,
    playNow: stored.playNow ?? defaults.playNow,
    levelRuns: stored.levelRuns ?? defaults.levelRuns,
    lessons: stored.lessons ?? defaults.lessons,
    notes: { ...defaults.notes, ...stored.notes },
    met: stored.met ?? defaults.met,
  };
}

export const settingsOpen = signal(false); // the dialog

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden
  }
}

export const settings = signal<Settings>(
  readSettings(typeof localStorage === 'undefined' ? null : stored()),
);

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(settings.value));
  } catch {
    // Then it holds until the page is closed.
  }
}

// For the next "Play now" of a game.
export function choose(game: string, part: Partial<QuickChoice>): void {
  const { playNow } = settings.value;
  set({ playNow: { ...playNow, [game]: { ...playNow[game], ...part } } });
}

export function language(): Lang {
  return (
    settings.value.lang ?? pickLang(typeof navigator === 'undefined' ? [] : navigator.languages)
  );
}

// The style sheet knows two themes; which one the system wants may change while we look.
export function startSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const systemDark = signal(dark.matches);
  dark.addEventListener('change', () => (systemDark.value = dark.matches));
  effect(() => {
    const root = document.documentElement;
    const { theme } = settings.value;
    root.lang = language();
    root.dataset['theme'] = theme === 'system' ? (systemDark.value ? 'dark' : 'light') : theme;
  });
}
