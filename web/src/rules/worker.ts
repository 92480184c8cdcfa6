// Runs in a worker: answers requests in their order, once the module is there. A worker of another
// name runs the house of this device.
import moduleUrl from '../../../build/wasm/pakhuis.wasm';
import { isHouse } from '../local/channel';
import { runHouse } from '../local/worker';
import type { PageCall } from '../net/generated/calls';
import { RulesModule, RulesProblem } from './module';
import type { RulesReply, RulesRequest } from './messages';

async function load(): Promise<RulesModule> {
  const fetched = fetch(new URL(moduleUrl, import.meta.url));
  const { instance } = await WebAssembly.instantiateStreaming(fetched);
  return new RulesModule(instance);
}

async function answer(
  module: Promise<RulesModule>,
  { id, call }: RulesRequest,
): Promise<RulesReply> {
  try {
    return { id, answer: (await module).call<PageCall>(call) };
  } catch (error) {
    if (error instanceof RulesProblem) return { id, problem: error.problem };
    return { id, problem: { key: 'rules-failed', place: '', sentence: String(error) } };
  }
}

if (isHouse(self.name)) {
  runHouse(load);
} else {
  const loading = load();
  addEventListener('message', (event: MessageEvent<RulesRequest>) => {
    void answer(loading, event.data).then((reply) => postMessage(reply));
  });
}
