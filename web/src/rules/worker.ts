// Runs in a worker: answers requests in their order, once the module is there. A worker of another
// name runs the house of this device.
import moduleUrl from '../../../build/wasm/pakhuis.wasm';
import { isHouse } from '../local/channel';
import { runHouse } from '../local/worker';
import { Answerer } from './answerer';
import type { RulesRequest } from './messages';
import { RulesModule } from './module';

async function load(): Promise<RulesModule> {
  const fetched = fetch(new URL(moduleUrl, import.meta.url));
  const { instance } = await WebAssembly.instantiateStreaming(fetched);
  return new RulesModule(instance);
}

if (isHouse(self.name)) {
  runHouse(load);
} else {
  const answerer = new Answerer(load);
  addEventListener('message', (event: MessageEvent<RulesRequest>) => {
    void answerer.answer(event.data).then((reply) => postMessage(reply));
  });
}
