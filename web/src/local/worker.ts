// In a worker: opens the house of this device as soon as no other tab has it, and keeps it until the
// tab is closed. Without locks it is the house of this tab alone.
import type { RulesModule } from '../rules/module';
import { fetchNet } from '../rules/nets';
import type { HouseFailed, ToHouse, ToPages } from './channel';
import { IndexedShelf } from './indexedShelf';
import { hasLocks } from './locks';
import { HouseRunner } from './runner';
import { openShelf } from './shelf';

async function openHouse(load: () => Promise<RulesModule>): Promise<void> {
  const [module, db] = await Promise.all([load(), openShelf()]);
  const channel = new BroadcastChannel(self.name);
  // A house whose module has stopped gives way to the next: nothing is lost but what nobody was told.
  await new Promise<void>((_, reject) => {
    const runner = new HouseRunner({
      module,
      shelf: new IndexedShelf(db),
      post: (message: ToPages) => channel.postMessage(message),
      failed: reject,
      fetchNet,
    });
    channel.onmessage = ({ data }: MessageEvent<ToHouse | ToPages>) => {
      if (data.to === 'house') void runner.receive(data);
    };
    runner.start().catch(reject);
  }).finally(() => {
    channel.close();
    db.close();
  });
}

export function runHouse(load: () => Promise<RulesModule>): void {
  const open = () => openHouse(load);
  const closed = hasLocks() ? navigator.locks.request(self.name, open) : open();
  closed.catch((why: unknown) => postMessage({ failed: String(why) } satisfies HouseFailed));
}
