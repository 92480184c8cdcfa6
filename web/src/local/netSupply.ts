// Gets the net of a game for the module of the house, once it is asked for.
import type { NetNews } from './nets';

export interface NetPorts {
  fetch(game: string, tell: (percent: number) => void): Promise<Uint8Array>;
  put(bytes: Uint8Array): void; // throws if the module refuses it
  tell(news: NetNews): void;
  now(): number; // milliseconds
}

const againAfter = 20_000; // milliseconds after a failure: until then bots do without

export class NetSupply {
  private readonly here = new Set<string>();
  private readonly failedAt = new Map<string, number>();

  constructor(private readonly ports: NetPorts) {}

  // Whether it is worth waiting for `get`.
  isWanted(game: string): boolean {
    const failed = this.failedAt.get(game);
    return !this.here.has(game) && (failed === undefined || this.ports.now() - failed >= againAfter);
  }

  // When it is over, the net is there, or there is none for now.
  async get(game: string): Promise<void> {
    const { tell } = this.ports;
    tell({ game, state: 'loading', percent: 0 });
    try {
      const bytes = await this.ports.fetch(game, (percent) => tell({ game, state: 'loading', percent }));
      this.ports.put(bytes);
      this.here.add(game);
      tell({ game, state: 'here', percent: 100 });
    } catch {
      this.failedAt.set(game, this.ports.now());
      tell({ game, state: 'failed', percent: 0 });
    }
  }
}
