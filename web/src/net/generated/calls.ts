// The calls of the module of the rules, and their answers.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export interface VersionCall {
  call: 'version';
}

export interface ReplayCall {
  call: 'replay';
  record: string;
}

export interface BenchCall {
  call: 'bench';
  game: string;
  seats: number;
  steps: number;
  seed: number;
}

export type PageCall =
  | VersionCall
  | ReplayCall
  | BenchCall;

export interface GameVersions {
  id: string;
  rules: number;
  oldest: number;
}

export interface VersionAnswer {
  protocol: number;
  games: GameVersions[];
}

export interface ReplayAnswer {
  hash: string;
  end: string;
  scores: number[];
  steps: number;
}

export interface BenchAnswer {
  steps: number;
  matches: number;
  score: number;
}

export interface PageAnswers {
  version: VersionAnswer;
  replay: ReplayAnswer;
  bench: BenchAnswer;
}

export interface PageProblem {
  key: string;
  place: string;
  sentence: string;
}
