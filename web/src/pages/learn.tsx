// The lessons of the house, and how far one is in each.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listedGame } from '../games/list';
import { lessons, lessonsOf, minutesOf, pathOfLesson, type ListedLesson } from '../lessons/list';
import { loadScript, loadWords } from '../lessons/load';
import { countOf } from '../lessons/machine';
import { forget, keptOf, savedOf } from '../lessons/progress';
import type { Script, Words } from '../lessons/script';
import { loadSheet } from '../lessons/sheet';
import '../lessons/texts';
import { Loading } from '../parts/loading';
import { gameName } from '../state/names';
import { addressOf, go } from '../state/router';
import { language } from '../state/settings';
import { showProblem } from '../state/toast';
import { say } from '../texts';

interface Loaded {
  listed: ListedLesson;
  script: Script;
  words: Words;
}

async function load(listed: ListedLesson): Promise<Loaded> {
  const { game, lesson } = listed;
  const [script, words] = await Promise.all([
    loadScript(game, lesson),
    loadWords(game, lesson, language()),
  ]);
  return { listed, script, words };
}

// "Lesson 2 of 3, 24 minutes in all", where a game has several.
function placeOf(listed: ListedLesson): string {
  const all = lessonsOf(listed.game);
  if (all.length < 2) return '';
  return say('lesson.place', {
    number: all.indexOf(listed) + 1,
    count: all.length,
    minutes: minutesOf(all),
  });
}

function Row({ listed, script, words }: Loaded) {
  const id = `${listed.game}/${listed.lesson}`;
  const kept = keptOf(id);
  const saved = savedOf(kept, script);
  const path = pathOfLesson(listed);
  const state = kept?.done
    ? say('lesson.done')
    : saved
      ? say('lesson.step', { ...countOf(script, saved.place) })
      : say('lesson.new');
  const { Picture } = listedGame(listed.game)!.card;
  const again = () => void forget(id).then(() => go(path));
  return (
    <li class="lesson-row">
      <Picture />
      <div class="lesson-row-words">
        <h2>{gameName(listed.game)}</h2>
        {placeOf(listed) && <p class="muted">{placeOf(listed)}</p>}
        <p class="lesson-row-title">{words.title}</p>
        <p>{words.about}</p>
        <p class="muted">
          {say('lesson.minutes', { minutes: listed.minutes })} · {state}
        </p>
        <div class="hrow">
          {(!kept?.done || !saved) && (
            <a class="button primary" href={addressOf(path)} data-do="begin">
              {saved ? say('lesson.resume') : say('lesson.begin')}
            </a>
          )}
          {saved && (
            <button data-do="again" onClick={again}>
              {say('lesson.again')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

export function LearnPage() {
  const loaded = useSignal<Loaded[] | null>(null);
  const lang = language();
  useEffect(() => {
    const all = Promise.all([Promise.all(lessons.map(load)), loadSheet()]);
    all.then(([rows]) => (loaded.value = rows), showProblem);
  }, [lang]);
  if (!loaded.value) return <Loading />;
  return (
    <main id="main" class="page narrow learn">
      <h1>{say('lesson.title')}</h1>
      <p>{say('lesson.intro')}</p>
      <ul class="lesson-list">
        {loaded.value.map((one) => (
          <Row key={pathOfLesson(one.listed)} {...one} />
        ))}
      </ul>
    </main>
  );
}
