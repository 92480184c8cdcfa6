// A request that was not done, with its stable key.

// What the sentence of a refusal is about: numbers, and names as the server has them.
export type Facts = Record<string, number | string>;

export class Refusal extends Error {
  constructor(
    readonly key: string,
    sentence: string,
    readonly facts: Facts = {},
  ) {
    super(sentence);
  }
}
