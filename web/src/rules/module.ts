// The module of the rules (src/page in the C++): starts it and calls it with text. For a worker in
// the browser and for node.
import type { NetAnswer, PageAnswers, PageCall, PageProblem } from '../net/generated/calls';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  pakhuis_room(bytes: number): number;
  pakhuis_call(bytes: number): number;
  pakhuis_answer_bytes(): number;
  pakhuis_net(bytes: number): number;
}

export type AnswerOf<Call extends PageCall> = PageAnswers[Call['call']];

// Why a call has no answer: `key` is stable, `place` and the message say what is wrong.
export class RulesProblem extends Error {
  constructor(readonly problem: PageProblem) {
    super(problem.sentence);
  }
}

export class RulesModule {
  private readonly exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
  }

  call<Call extends PageCall>(call: Call): AnswerOf<Call> {
    const request = new TextEncoder().encode(JSON.stringify(call));
    return this.answered(request, this.exports.pakhuis_call) as AnswerOf<Call>;
  }

  // The net that the bots of its game play by from now on.
  putNet(net: Uint8Array): NetAnswer {
    return this.answered(net, this.exports.pakhuis_net) as NetAnswer;
  }

  private answered(request: Uint8Array, ask: (bytes: number) => number): unknown {
    const { memory, pakhuis_room, pakhuis_answer_bytes } = this.exports;
    const room = pakhuis_room(request.length);
    new Uint8Array(memory.buffer, room, request.length).set(request);
    const at = ask(request.length);
    const bytes = new Uint8Array(memory.buffer, at, pakhuis_answer_bytes());
    const answer = JSON.parse(new TextDecoder().decode(bytes));
    if ('problem' in answer) throw new RulesProblem(answer.problem);
    return answer;
  }
}
