// Hints at the positions of recorded matches: what the module chooses for a seat that is asked, and what
// the page knows when it puts that into words.
import { readFileSync } from 'node:fs';
import type { GameProps, GameUi } from '../../src/games/game';
import { listedGame } from '../../src/games/list';
import { still } from '../../src/games/shared/testing';
import type {
  ActionPreview,
  HintAnswer,
  MatchRules,
} from '../../src/net/generated/calls';
import type { EditionPage, ReplayPage } from '../../src/net/http';
import type { Json } from '../../src/net/messages';
import { RulesModule, RulesProblem } from '../../src/rules/module';
import { film } from '../../src/state/replay';
import { Channel, MemoryShelf, type Page } from './device';
import type { RecordFile } from './records';

export interface HintPosition {
  game: GameUi;
  place: string; // "carts-2-last-lap.record, step 12, seat 0"
  preview: ActionPreview; // of the hint
  answer: HintAnswer;
  props: GameProps<unknown, unknown>;
}

const compiled = new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'));
const names = ['Anna', 'Bram', 'Cor', 'Dina', 'Els'];

export class HintHouse {
  private readonly channel = new Channel();
  private readonly module = new RulesModule(new WebAssembly.Instance(compiled));
  private page: Page | null = null;

  async open(): Promise<this> {
    await this.channel.openHouse(new MemoryShelf());
    this.page = this.channel.page();
    return this;
  }
  close(): void {
    this.channel.house!.stop();
  }

  // At every `nth` step, the seats that decide something.
  async *positions(record: RecordFile, nth: number): AsyncGenerator<HintPosition> {
    const table = await this.page!.create({ begin: record.text });
    const edition = await this.read<EditionPage<Json>>(table, 'edition');
    const match = matchOf(record, edition);
    const game = (await listedGame(match.game)!.load()).ui;
    for (let seat = 0; seat < match.seats; ++seat) {
      const { views } = film(await this.read<ReplayPage>(table, `replay?seat=${seat}`));
      for (let step = seat; step < views.length; step += nth) {
        const view = views[step]!;
        const answer = this.hint(match, view, seat, step);
        if (!answer) continue;
        const { action } = answer;
        const { figures } = this.module.call({ call: 'figures', match, view });
        const actions = [action];
        const [preview] = this.module.call({ call: 'preview', match, view, seat, actions }).previews;
        const seats = names
          .slice(0, match.seats)
          .map((name, i) => ({ seat: i, name, kind: 'person' as const, mine: i === seat }));
        const props = { view, figures, edition, seats, viewer: seat, options: {}, parts: still };
        yield {
          game,
          place: `${record.name}, step ${step}, seat ${seat}`,
          preview: preview!,
          answer,
          props,
        };
      }
    }
  }

  private async read<Answer>(table: string, page: string): Promise<Answer> {
    const { body } = await this.page!.line.page('GET', `/api/tables/${table}/${page}`);
    return JSON.parse(body) as Answer;
  }

  private hint(match: MatchRules, view: Json, seat: number, seed: number): HintAnswer | null {
    try {
      return this.module.call({ call: 'hint', match, view, seat, seed });
    } catch (why) {
      if (why instanceof RulesProblem && why.problem.key === 'not-your-turn') return null;
      throw why;
    }
  }
}

function matchOf({ text, scores }: RecordFile, edition: EditionPage<Json>): MatchRules {
  const options = [...text.matchAll(/^option: ([^=]+)=(.*)$/gm)].map(([, key, value]) => [key!, value!]);
  return {
    game: /^game: (.*)$/m.exec(text)![1]!,
    seats: scores.length,
    options: Object.fromEntries(options) as MatchRules['options'],
    rules: edition.rules,
    edition: edition.hash,
    tables: edition.edition,
  };
}
