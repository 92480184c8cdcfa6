// Runs in a worker: answers requests in their order, once the module is there.
import moduleUrl from '../../../build/wasm/pakhuis.wasm';
import type { PageCall } from '../net/generated/calls';
import { RulesModule, RulesProblem } from './module';
import type { RulesReply, RulesRequest } from './messages';

const fetched = fetch(new URL(moduleUrl, import.meta.url));
const loading = WebAssembly.instantiateStreaming(fetched).then(
  ({ instance }) => new RulesModule(instance),
);

async function answer({ id, call }: RulesRequest): Promise<RulesReply> {
  try {
    return { id, answer: (await loading).call<PageCall>(call) };
  } catch (error) {
    if (error instanceof RulesProblem) return { id, problem: error.problem };
    return { id, problem: { key: 'rules-failed', place: '', sentence: String(error) } };
  }
}

addEventListener('message', (event: MessageEvent<RulesRequest>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});
