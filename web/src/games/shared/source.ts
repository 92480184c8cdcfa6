// Where a value of an edition comes from: the rulebook's text, public sources, or a reconstruction.
export type Source = 'text' | 'published' | 'deduced' | 'ours';

export const isReconstructed = (mark: Source | undefined): boolean =>
  mark === 'ours' || mark === 'deduced';
