// All cards and tiles of a game with their words: searched by word, filtered by kind.
import { useMemo, useState } from 'preact/hooks';
import { useSay } from '../draw/say';
import { language } from '../state/settings';
import type { CardEntry } from './entries';
import { propsAt } from './frame';
import type { RulesSource } from './source';

const few = 12; // shown until more is asked for; on paper all are

// Words in any order, without regard to accents and capitals.
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function matching(entries: CardEntry[], wanted: string, kind: string): CardEntry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = plain(`${entry.title} ${entry.words}`);
    return (!kind || entry.kind === kind) && words.every((word) => text.includes(word));
  });
}

function Entry({ entry, kind }: { entry: CardEntry; kind: string }) {
  return (
    <li class="card-entry" data-kind={entry.kind}>
      {entry.picture && (
        <span class="entry-picture" aria-hidden="true">
          {entry.picture}
        </span>
      )}
      <span class="entry-words">
        <b>{entry.title}</b> <small>{kind}</small>
        <span>{entry.words}</span>
      </span>
    </li>
  );
}

export function AllCards({ source }: { source: RulesSource }) {
  const say = useSay();
  const lang = language();
  const [wanted, setWanted] = useState('');
  const [kind, setKind] = useState('');
  const [open, setOpen] = useState(false);
  const { cards, file } = source;
  const props = useMemo(() => propsAt(source, file.start), [source, lang]);
  const all = useMemo(() => cards.entries(props, say), [props, say]);
  const shown = matching(all, wanted, kind);
  const folded = !open && wanted === '' && kind === '' && shown.length > few;
  const kinds = cards.kinds.filter((id) => all.some((entry) => entry.kind === id));
  const name = (id: string) => say(`rulebook.${source.ui.id}.${id}`);
  return (
    <div class="all-cards">
      {cards.Drawings && <cards.Drawings />}
      <div class="cards-search">
        <input
          type="search"
          aria-label={say('rulebook.search')}
          placeholder={say('rulebook.search')}
          value={wanted}
          onInput={(e) => setWanted(e.currentTarget.value)}
        />
        {kinds.length > 1 && (
          <div class="kinds" role="group" aria-label={say('rulebook.kind')}>
            {[['', say('rulebook.all')] as const, ...kinds.map((id) => [id, name(id)] as const)].map(
              ([id, words]) => (
                <button key={id} aria-pressed={kind === id} onClick={() => setKind(id)}>
                  {words}
                </button>
              ),
            )}
          </div>
        )}
        <p role="status" class="muted">
          {shown.length > 0 ? say('rulebook.hits', { count: shown.length }) : say('rulebook.no-hits')}
        </p>
      </div>
        <ul class={`card-entries ${folded ? 'folded' : ''}`}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} kind={name(entry.kind)} />
          ))}
        </ul>
      {folded && (
        <button class="show-all" onClick={() => setOpen(true)}>
          {say('rulebook.show-all', { count: shown.length })}
        </button>
      )}
    </div>
  );
}
