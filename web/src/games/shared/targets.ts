// Targets like "track:12", taken apart, and which of them are open to a click.
import type { Parts, Target } from '../game';

// The number in a target, and what stands before it.
export const indexOf = (target: Target): number => Number(target.split(':')[1]);
export const kindOf = (target: Target): string => target.split(':')[0] ?? '';

// A click on it leads on, or takes an earlier click back.
export const isOpen = ({ parts }: { parts: Parts }, target: Target): boolean =>
  parts.lit(target) || parts.chosen(target);

// Numbers of the parts of a kind, below `count`, that are open.
export const open = (props: { parts: Parts }, kind: string, count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => isOpen(props, `${kind}:${i}`));

// Of counts by kind, as the views have them: none of a kind is no field.
export const total = (counts: Record<string, number | undefined>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
