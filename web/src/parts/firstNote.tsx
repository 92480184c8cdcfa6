// A note for newcomers: a card above the board that covers nothing, and rings around what it is about.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Spotlight } from '../lessons/spotlight';
import { FirstNotes } from '../state/firstNotes';
import { turnNotes } from '../state/keptNotes';
import '../state/noteTexts';
import { rulesOpen } from '../state/rulebook';
import type { Session } from '../state/session';
import { showProblem } from '../state/toast';
import { say } from '../texts';
import { Icon } from './icons';
import { fetchSheet } from './laterSheet';
import { restFocus } from './restingFocus';
import { RulesLink } from './rulesLink';

declare const notesSheetFile: string; // named by the build

export function useFirstNotes(session: Session): FirstNotes {
  const notes = useMemo(() => new FirstNotes(session), [session]);
  useEffect(() => notes.start(), [notes]);
  return notes;
}

// Escape closes it, unless there is something else to close or a click to take back.
function useEscape({ session }: Props, close: () => void): void {
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      const other = rulesOpen.value !== null || document.querySelector('dialog[open]') !== null;
      if (e.key !== 'Escape' || other || session.choice.value.path.length > 0 || session.picked.value) return;
      e.preventDefault();
      close();
    };
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  });
}

interface Props {
  session: Session;
  notes: FirstNotes;
  game: string;
}

// The keyboard goes on where the decision is.
function leave(): void {
  const at = document.activeElement;
  if (at?.closest('.first-note')) restFocus();
}

function Card(props: Props) {
  const { notes, game } = props;
  const drawn = useSignal(false);
  useEffect(() => void fetchSheet(notesSheetFile).then(() => (drawn.value = true), showProblem), []);
  const close = () => {
    leave();
    notes.close();
  };
  const noMore = () => {
    close();
    turnNotes(false);
  };
  useEscape(props, close);
  const standing = notes.shown.value;
  if (!standing || !drawn.value) return null;
  const { note, come } = standing;
  return (
    <>
      <section class="first-note" aria-label={say('notes.title')} data-note={note.key} key={note.key}>
        <p class="first-note-words">
          <Icon name="bulb" />
          <span>{say(`${game}.note.${note.key}`, come.facts?.(say))}</span>
        </p>
        <div class="first-note-foot">
          <RulesLink game={game} place={note.place} />
          <button class="quiet" data-do="no-more-notes" onClick={noMore}>
            {say('notes.no-more')}
          </button>
          <button data-do="close-note" onClick={close}>
            {say('notes.got-it')}
          </button>
        </div>
      </section>
      <Spotlight lit={come.lit} wanted={[]} reads note />
    </>
  );
}

// What is said is announced; the focus stays where it is.
export function FirstNote(props: Props) {
  return (
    <div class="first-note-place" role="status">
      {props.notes.shown.value && <Card {...props} />}
    </div>
  );
}
