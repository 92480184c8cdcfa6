// Answers requests by a module, which is loaded with the first one.
import type { PageCall } from '../net/generated/calls';
import type { RulesReply, RulesRequest } from './messages';
import { type RulesModule, RulesProblem } from './module';

export class Answerer {
  private module: Promise<Pick<RulesModule, 'call'>> | null = null;

  constructor(private readonly load: () => Promise<Pick<RulesModule, 'call'>>) {}

  async answer({ id, call }: RulesRequest): Promise<RulesReply> {
    const module = (this.module ??= this.load());
    try {
      return { id, answer: (await module).call<PageCall>(call) };
    } catch (error) {
      if (error instanceof RulesProblem) return { id, problem: error.problem };
      // It could not be loaded, or a call has stopped in its middle: the next request gets a new one.
      if (this.module === module) this.module = null;
      return { id, problem: { key: 'rules-failed', place: '', sentence: String(error) } };
    }
  }
}
