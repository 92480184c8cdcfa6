// Plays recorded matches at a table of the house of this device, and asks at every decision which notes
// would come to the seat that is asked, with all that its page would know.
import { readFileSync } from 'node:fs';
import type { GameEvent, GameUi, NoteCome, NoteTime } from '../../src/games/game';
import type { Script } from '../../src/lessons/script';
import { recordOf, seatAt } from '../../src/lessons/table';
import type { MatchRules } from '../../src/net/generated/calls';
import type { EditionPage } from '../../src/net/http';
import type { Json, ServerMessage, Update } from '../../src/net/messages';
import { RulesModule } from '../../src/rules/module';
import { Channel, MemoryShelf, type Page } from './device';

export interface SeenNote {
  key: string;
  come: NoteCome;
}

export interface Decision {
  record: string;
  step: number; // actions before it
  seat: number;
  time: NoteTime;
  notes: SeenNote[];
}

interface Head {
  game: string;
  rules: number;
  seats: number;
  edition: string;
  options: Record<string, string>;
  actions: { actor: string; action: string }[];
}

export function headOf(text: string): Head {
  const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const options = [...text.matchAll(/^option: (.*)=(.*)$/gm)].map(([, key, value]) => [key, value]);
  const actions = [...text.split('\nactions:\n')[1]!.matchAll(/^(\d|chance|clock): (.*)$/gm)];
  return {
    game: of('game'),
    rules: Number(of('rules')),
    seats: Number(of('seats')),
    edition: of('edition'),
    options: Object.fromEntries(options) as Record<string, string>,
    actions: actions.map(([, actor, action]) => ({ actor: actor!, action: action! })),
  };
}

// A seat's page: its state, its log, and where its latest decision begins in the log.
interface Seated {
  page: Page;
  log: GameEvent[];
  decided: number;
}

const rules = new RulesModule(
  new WebAssembly.Instance(new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'))),
);

export class NoteHouse {
  private readonly shelf = new MemoryShelf();
  private readonly channel = new Channel();

  async open(): Promise<this> {
    await this.channel.openHouse(this.shelf);
    return this;
  }
  close(): void {
    this.channel.house!.stop();
  }

  private async seats(table: string, count: number): Promise<Seated[]> {
    const all: Seated[] = [];
    for (let seat = 0; seat < count; ++seat) {
      const page = this.channel.page();
      const own: Seated = { page, log: [], decided: 0 };
      const receive = (message: ServerMessage) => {
        const isNew = message.type === 'update' && message.from === page.state?.version;
        if (isNew) own.log.push(...((message as Update).events as GameEvent[]));
        page['receive'](message);
      };
      page.line.attach({ receive, opened: () => undefined });
      await page.line.send({ type: 'watch', table, seat });
      await page.until((state) => state.table === table && state.viewer === seat);
      all.push(own);
    }
    return all;
  }

  // `visit` hears at every decision which notes are true.
  async play(record: string, text: string, ui: GameUi, visit: (at: Decision) => void): Promise<void> {
    const head = headOf(text);
    const { game, options, edition: hash } = head;
    const begin = recordOf({ ...head, before: [] } as unknown as Script);
    const first = this.channel.page();
    const terms = { seats: Array<string>(head.seats).fill('person'), 'by-hand': true, begin };
    const made = await first.create(terms);
    const table = await seatAt(this.shelf, made, terms.seats.map((_, seat) => `Seat ${seat}`));
    const seats = await this.seats(table, head.seats);
    const answer = await first.line.page('GET', `/api/tables/${table}/edition`);
    const edition = JSON.parse(answer.body) as EditionPage<Json>;
    const match: MatchRules = { game, seats: head.seats, options, rules: head.rules, edition: hash };
    const tables = { ...match, tables: edition.edition };
    for (const [step, { actor, action }] of head.actions.entries()) {
      for (const [seat, own] of seats.entries()) {
        const { view, legal, waiting, viewer } = own.page.state!;
        if (!waiting.includes(seat) || legal.length === 0) continue;
        const { figures } = rules.call({ call: 'figures', match: tables, view });
        const { log } = own;
        const time: NoteTime = { view, figures, edition, viewer, legal, log, events: log.slice(own.decided) };
        const notes = (ui.notes ?? []).flatMap(({ key, comes }) => {
          const come = comes(time);
          return come ? [{ key, come }] : [];
        });
        visit({ record, step, seat, time, notes });
      }
      const acts = actor === 'chance' ? actor : Number(actor);
      const { version } = seats[0]!.page.state!;
      if (acts !== 'chance') seats[acts]!.decided = seats[acts]!.log.length;
      const by = acts === 'chance' ? 0 : acts;
      const ok = await seats[by]!.page.line.send({ type: 'act', table, seat: acts, action, version });
      for (const { page } of seats) await page.until((state) => state.version >= (ok.version ?? 0));
    }
  }
}
