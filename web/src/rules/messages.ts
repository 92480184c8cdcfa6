// Between the page and the worker of the rules.
import type { PageAnswers, PageCall, PageProblem } from '../net/generated/calls';

export interface RulesRequest {
  id: number;
  call: PageCall;
}

export type RulesReply =
  | { id: number; answer: PageAnswers[keyof PageAnswers] }
  | { id: number; problem: PageProblem };
