// A lesson: a table of this device with what the lesson says beside it.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGame } from '../games';
import { Bubble, isCalm, type Following } from '../lessons/bubble';
import { lessonAfter, pathOfLesson } from '../lessons/list';
import { isLesson, loadScript, loadWords } from '../lessons/load';
import { isReading } from '../lessons/machine';
import { forget, keep, keptOf, printOf, savedOf } from '../lessons/progress';
import { firstSaved, type Saved } from '../lessons/run';
import { fitsAny, litOf, type Script, type Words } from '../lessons/script';
import { LessonSession } from '../lessons/session';
import { loadSheet } from '../lessons/sheet';
import { Spotlight } from '../lessons/spotlight';
import { makeLessonTable, playedIn } from '../lessons/table';
import '../lessons/texts';
import { elsewhere } from '../local/elsewhere';
import { canPlayHere, lessonPrefix } from '../local/ids';
import { http } from '../net/http';
import { Loading } from '../parts/loading';
import { Lost } from '../parts/lost';
import { myName } from '../state/me';
import { seatName } from '../state/names';
import { go } from '../state/router';
import { language } from '../state/settings';
import { showProblem } from '../state/toast';
import { say, t } from '../texts';
import type { Lang } from '../texts/format';
import { FollowedTable } from './table';

const answersBeforeHelp = 2; // then the right part is shown

function keeper(id: string, table: string, script: Script) {
  const print = printOf(script);
  return (saved: Saved) => {
    const isLast = saved.place.step >= script.steps.length - 1;
    keep(id, { table, print, saved, done: isLast || (keptOf(id)?.done ?? false) });
  };
}

async function resumed(id: string, script: Script): Promise<LessonSession | null> {
  const kept = keptOf(id);
  const saved = savedOf(kept, script);
  if (!kept || !saved) return null;
  try {
    const record = await http.record(kept.table);
    const session = new LessonSession(kept.table, script, keeper(id, kept.table, script), saved);
    session.lesson.catchUp(playedIn(record, script));
    return session;
  } catch {
    return null; // the table is gone
  }
}

async function begun(id: string, script: Script): Promise<LessonSession> {
  await forget(id);
  const names = Array.from({ length: script.seats }, (_, seat) =>
    seat === 0 ? myName.value || t('you') : seatName({ kind: 'bot', name: 'easy' }, seat, lessonPrefix),
  );
  const table = await makeLessonTable(script, names);
  const keeps = keeper(id, table, script);
  keeps(firstSaved);
  return new LessonSession(table, script, keeps);
}

async function opened(id: string): Promise<LessonSession> {
  const [game, lesson] = id.split('/') as [string, string];
  const [script] = await Promise.all([loadScript(game, lesson), loadGame(game), loadSheet()]);
  return (await resumed(id, script)) ?? begun(id, script);
}

// From the last step on everything is real.
async function playOn(session: LessonSession): Promise<void> {
  const { after, seats } = session.lesson.script;
  const { bots } = await http.games();
  const bot = bots.includes(after) ? after : 'easy';
  const kinds = ['person', ...Array<string>(seats - 1).fill(bot)];
  const ok = await session.ask({ type: 'fork', table: session.id, step: 1_000_000, seats: kinds, seat: 0 });
  if (ok?.table) go(`/t/${ok.table}`);
}

// What to light: the parts of the step, and after wrong answers those of what is accepted.
function Light({ session }: { session: LessonSession }) {
  const { lesson } = session;
  const { said, entered, stage } = lesson.place.value;
  const { step } = lesson;
  const shows = useComputed(() => isCalm(session)).value && !said && entered && step;
  if (!shows) return null;
  const helps = (lesson.answer.value?.wrongs ?? 0) >= answersBeforeHelp;
  const accepted = session.legal.value.filter(([action]) => fitsAny(step.do?.[stage], action));
  const wanted = helps ? accepted.flatMap(([, ...targets]) => targets) : [];
  return <Spotlight lit={litOf(step, stage)} wanted={[...new Set(wanted)]} reads={isReading(step)} />;
}

interface OpenLesson {
  session: LessonSession;
  words: Words;
  following: Following | null;
}

async function followingOf(game: string, lesson: string, lang: Lang): Promise<Following | null> {
  const next = lessonAfter(game, lesson);
  if (!next) return null;
  const { title } = await loadWords(game, next.lesson, lang);
  return { path: pathOfLesson(next), title, minutes: next.minutes };
}

const allWords = (game: string, lesson: string, lang: Lang) =>
  Promise.all([loadWords(game, lesson, lang), followingOf(game, lesson, lang)]);

export function LessonPage({ id }: { id: string }) {
  const open = useSignal<OpenLesson | null>(null);
  const turn = useSignal(0); // counts up when it begins again
  const [game, lesson] = id.split('/') as [string, string];
  const known = isLesson(game, lesson);
  const possible = known && canPlayHere();
  const lang = language();
  useEffect(() => {
    if (!possible) return undefined;
    let left = false;
    void Promise.all([opened(id), allWords(game, lesson, lang)]).then(([session, [words, following]]) => {
      if (left) session.close();
      else open.value = { session, words, following };
    }, showProblem);
    return () => {
      left = true;
      open.value = null;
    };
  }, [id, turn.value]);
  useEffect(() => {
    if (!open.peek()) return;
    void allWords(game, lesson, lang).then(([words, following]) => {
      if (open.value) open.value = { ...open.value, words, following };
    }, showProblem);
  }, [lang]);
  // Another tab has gone on with it: what it kept is read anew.
  const table = open.value?.session.id ?? '';
  const away = elsewhere.value.has(table);
  useEffect(() => (away ? () => void (open.peek() && location.reload()) : undefined), [away]);
  if (!known) return <Lost title={t('nowhere-title')} why={t('nowhere')} />;
  if (!possible) return <Lost title={say('lesson.title')} why={say('lesson.not-here')} />;
  const { session, words, following = null } = open.value ?? {};
  if (!session || !words) return <Loading />;
  const again = async () => {
    open.value = null; // its table is no longer in use then
    await new Promise((rest) => setTimeout(rest, 100));
    await forget(id);
    turn.value += 1;
  };
  const guide = (
    <Bubble
      session={session}
      words={words}
      following={following}
      playOn={() => void playOn(session).catch(showProblem)}
      again={() => void again()}
    />
  );
  return (
    <>
      <FollowedTable session={session} guide={guide} key={session.id} />
      <Light session={session} />
    </>
  );
}
