// About the values that a table is played with: where they come from, and how to play with others.
import { useSignal } from '@preact/signals';
import type { GameUi } from '../games/game';
import { http, type EditionPage } from '../net/http';
import type { Json } from '../net/messages';
import { createAnywhere } from '../state/here';
import { gameName, originTexts } from '../state/names';
import { go } from '../state/router';
import type { TableState } from '../state/tableState';
import { showProblem } from '../state/toast';
import { hasWords, say, sayOr, t, type Key } from '../texts';
import { Dialog } from './dialog';
import { Icon } from './icons';

const sources: [string, Key][] = [
  ['rulebook', 'about-rulebook'],
  ['published', 'about-published'],
  ['ours', 'about-ours'],
];

function Options({ state }: { state: TableState }) {
  const options = Object.entries(state.terms.options ?? {});
  if (options.length === 0) return null;
  return (
    <section>
      <h3>{t('about-options')}</h3>
      <ul>
        {options.map(([key, value]) => {
          const own = `${state.game}.option.${key}`;
          return (
            <li key={key}>
              {sayOr(own, key)}: <b>{sayOr(`${own}.${value}`, value)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

// A file with the values of this table, and a table with those of a file.
function OwnValues({ state }: { state: TableState }) {
  const busy = useSignal(false);
  const save = async () => {
    const { edition } = (await http.edition(state.table)) as EditionPage<Json>;
    const link = document.createElement('a');
    const text = JSON.stringify(edition, null, 2);
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${state.game}-edition.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const load = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    busy.value = true;
    try {
      const edition = JSON.parse(await file.text()) as Json;
      const { seats, options } = state.terms;
      go(`/t/${await createAnywhere({ game: state.game, seats, options, edition })}`);
    } catch (why) {
      showProblem(why instanceof SyntaxError ? t('about-not-json') : why);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section>
      <h3>{t('about-own')}</h3>
      <p>{t('about-own-help')}</p>
      <div class="hrow">
        <button onClick={() => void save().catch(showProblem)} data-do="save-edition">
          <Icon name="download" />
          {t('about-save')}
        </button>
        <label class={`button file ${busy.value ? 'busy' : ''}`}>
          <Icon name="upload" />
          {t('about-load')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(e) => void load(e.currentTarget)}
          />
        </label>
      </div>
    </section>
  );
}

interface Props {
  state: TableState;
  game: GameUi;
  close(): void;
}

export function AboutEdition({ state, game, close }: Props) {
  const told = sources.filter(([source]) => hasWords(`${game.id}.about.${source}`));
  return (
    <Dialog title={t('about-edition')} close={close}>
      <p class="muted">
        {gameName(state.game)} · {t('about-hash')} <code>{state.edition.slice(0, 12)}</code>
      </p>
      {originTexts(state.origin, state.terms['by-hand'] ?? false).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {state.terms.hints && <p>{t('hints-allowed')}</p>}
      {told.map(([source, title]) => (
        <section key={source}>
          <h3>{t(title)}</h3>
          <p>{say(`${game.id}.about.${source}`)}</p>
        </section>
      ))}
      <Options state={state} />
      <OwnValues state={state} />
    </Dialog>
  );
}
