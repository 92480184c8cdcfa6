// What a lesson says now: what one sees and what to do, answers to other choices, and the way on.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isIdle } from '../parts/bar';
import { Icon, type IconName } from '../parts/icons';
import { restFocus } from '../parts/restingFocus';
import { seatInfos } from '../state/names';
import { addressOf, go } from '../state/router';
import { say, t } from '../texts';
import { countOf, isReading } from './machine';
import { answerTo, textOf, wordOf, type Answers, type StepWords, type Words } from './script';
import type { LessonSession } from './session';

interface Props {
  session: LessonSession;
  words: Words;
  following: Following | null;
  playOn(): void;
  again(): void;
}

// The next lesson of the game.
export interface Following {
  path: string;
  title: string;
  minutes: number;
}

// Whether the table shows what the step is about, and nobody but the learner goes on.
export const isCalm = (session: LessonSession): boolean =>
  session.isNow.value &&
  session.lesson.resting.value &&
  session.playback.waiting.value === 0 &&
  session.counting.value === null;

interface Said {
  see: string;
  todo: string;
  read: boolean; // there is nothing to do but to read on
  choices: string[];
}

function otherWords(words: StepWords | undefined, answers: Answers | undefined, past: string[], usual: string) {
  return textOf(words, answerTo(answers, past) ?? usual);
}

// What is read now; null: the others play.
export function saidNow(session: LessonSession, words: Words): Said | null {
  const { lesson } = session;
  const { said, past, entered } = lesson.place.value;
  const calm = isCalm(session);
  if (said) {
    const [step, key] = said;
    return { see: wordOf(words.steps[step], 'then', key), todo: '', read: calm, choices: [] };
  }
  const { step } = lesson;
  if (!step || !entered || !calm) return null;
  const own = words.steps[step.id];
  return {
    see: otherWords(own, step.see, past, 'see'),
    todo: otherWords(own, step.doing, past, 'do'),
    read: isReading(step) && !step.ask,
    choices: step.ask?.choices ?? [],
  };
}

function answerNow({ lesson }: LessonSession, words: Words): string {
  const answer = lesson.answer.value;
  if (!answer) return '';
  const own = words.steps[lesson.step?.id ?? ''];
  return (answer.key && wordOf(own, 'otherwise', answer.key)) || say('lesson.first-read');
}

function Watching({ session }: { session: LessonSession }) {
  const state = session.shown.value;
  const names = (state?.waiting ?? []).filter((seat) => seat !== 0);
  const name = state && names.length > 0 ? seatInfos(state)[names[0]!]?.name : undefined;
  return <p class="lesson-see">{name ? say('lesson.watch', { name }) : t('one-moment')}</p>;
}

function Learnt({ session, words }: Pick<Props, 'session' | 'words'>) {
  const { passed } = session.lesson.place.value;
  const lines = passed.map((id) => words.steps[id]?.learnt).filter((line) => line);
  if (lines.length === 0) return <span />;
  return (
    <details class="lesson-learnt">
      <summary>{say('lesson.learnt', { count: lines.length })}</summary>
      <p>{words.goal}</p>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

interface HeadButtonProps {
  name: 'repeat' | 'leave';
  icon: IconName;
  press(): void;
}

function HeadButton({ name, icon, press }: HeadButtonProps) {
  const words = say(`lesson.${name}`);
  return (
    <button
      class="quiet round small-round"
      data-do={`lesson-${name}`}
      aria-label={words}
      data-tip={words}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}

// Enter reads on where it would press nothing else.
function useEnter(on: boolean, then: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const key = (e: KeyboardEvent) => {
      if (e.key !== 'Enter' || e.repeat || !isIdle(document.activeElement) || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      e.stopPropagation();
      then();
    };
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  });
}

const lastWord = (following: Following | null): string =>
  following ? say('lesson.following', { ...following }) : say('lesson.play-on');

export function Bubble(props: Props) {
  const { session, words, following, playOn, again } = props;
  const { lesson } = session;
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const repeats = useSignal(0); // how often the step was read once more
  const said = saidNow(session, words);
  const answer = answerNow(session, words);
  const place = lesson.place.value;
  const { step, steps } = countOf(lesson.script, place);
  const isLast = !place.said && place.step === lesson.script.steps.length - 1;
  const finish = following ? () => go(following.path) : playOn;
  const on = isLast ? finish : () => lesson.next();
  const reads = said?.read ?? false;
  useEnter(reads, on);
  const room = useRef<HTMLDivElement>(null);
  const scrolls = useSignal(false); // then the keyboard must reach it
  useEffect(() => {
    const { scrollHeight, clientHeight } = room.current!;
    scrolls.value = scrollHeight > clientHeight;
  });
  const answered = useRef<HTMLDivElement>(null);
  useEffect(() => answered.current?.scrollIntoView({ block: 'nearest' }), [answer]);
  // The keyboard goes on where the next thing is to be done.
  useEffect(() => {
    const at = document.activeElement;
    const isHere = box.current?.contains(at) ?? false;
    if (reads && (isHere || isIdle(at))) button.current?.focus({ preventScroll: true });
    else if (isHere) restFocus();
  }, [reads, place.step, place.said]);
  return (
    <section ref={box} class="lesson-bubble" aria-label={say('lesson.of', { title: words.title })}>
      <header class="lesson-head">
        <h2>{words.title}</h2>
        <progress max={steps} value={step} aria-hidden="true" />
        <span class="lesson-count">{say('lesson.step', { step, steps })}</span>
        <HeadButton name="repeat" icon="sound" press={() => (repeats.value += 1)} />
        <HeadButton name="leave" icon="cross" press={() => go('/learn')} />
      </header>
      <div ref={room} class="lesson-room" tabIndex={scrolls.value ? 0 : undefined}>
        <div id="lesson-words" class="lesson-words" aria-live="polite">
          {said ? (
            <div key={`${place.step} ${place.said?.[0] ?? ''} ${repeats.value}`}>
              <p class={place.said ? 'lesson-see lesson-done' : 'lesson-see'}>{said.see}</p>
              {said.todo && <p class="lesson-do">{said.todo}</p>}
            </div>
          ) : (
            <Watching session={session} />
          )}
        </div>
        <div ref={answered} class="lesson-answer" role="status">
          {answer && <p key={`${answer} ${lesson.answer.value?.wrongs}`}>{answer}</p>}
        </div>
      </div>
      {said && said.choices.length > 0 && (
        <div class="lesson-choices" role="group" aria-label={said.todo}>
          {said.choices.map((choice) => (
            <button key={choice} data-choice={choice} onClick={() => lesson.choose(choice)}>
              {wordOf(words.steps[lesson.step!.id], 'choices', choice)}
            </button>
          ))}
        </div>
      )}
      {lesson.stuck.value && <p role="alert">{say('lesson.stuck')}</p>}
      <footer class="lesson-foot">
        <Learnt {...props} />
        {reads && (
          <button
            ref={button}
            class={isLast && following ? 'primary to-following' : 'primary'}
            data-do="lesson-next"
            aria-describedby="lesson-words"
            onClick={on}
          >
            {isLast ? lastWord(following) : say('lesson.next')}
            <kbd aria-hidden="true">Enter</kbd>
          </button>
        )}
      </footer>
      {isLast && (
        <div class="hrow">
          {following && (
            <button data-do="lesson-play-on" onClick={playOn}>
              {say('lesson.play-on')}
            </button>
          )}
          <a href={addressOf('/learn')}>{say('lesson.to-list')}</a>
          <button class="quiet" data-do="lesson-again" onClick={again}>
            {say('lesson.again')}
          </button>
        </div>
      )}
    </section>
  );
}
