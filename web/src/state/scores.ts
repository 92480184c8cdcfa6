// The score sheets of a match as one stacked bar for each seat. Pure.
import type { Result, SheetLine } from '../net/messages';

export interface Piece {
  line: string; // of the sheet
  points: number;
  from: number; // 0 … 1 of the chart's width
  to: number;
}

export interface Chart {
  lines: string[];
  zero: number; // where no points are, 0 … 1
  bars: Piece[][];
}

// Lines of a kind that are told apart by a number ("task-7") are one line of the chart.
export function summed(results: Result[]): Result[] {
  return results.map((result) => {
    if (!result.sheet) return result;
    const sheet: Record<string, SheetLine> = {};
    for (const [key, { points, count }] of Object.entries(result.sheet)) {
      const line = key.replace(/-\d+$/, '');
      const before = sheet[line] ?? { points: 0, count: 0 };
      sheet[line] = { points: before.points + points, count: before.count + count };
    }
    return { ...result, sheet };
  });
}

// In the order in which they are counted: what only takes comes last.
function countedLines(results: Result[]): string[] {
  const all = [...new Set(results.flatMap((r) => Object.keys(r.sheet ?? {})))];
  const takes = (line: string) => results.some((r) => (r.sheet?.[line]?.points ?? 0) < 0);
  const gives = (line: string) => results.some((r) => (r.sheet?.[line]?.points ?? 0) > 0);
  const last = (line: string) => takes(line) && !gives(line);
  return [...all.filter((line) => !last(line)), ...all.filter(last)];
}

// Gains are stacked from zero to the right; losses eat the end of the bar. Where a bar would end left
// of zero, zero moves to the right.
export function chartOf(results: Result[]): Chart {
  const lines = countedLines(results);
  const pointsOf = (r: Result) => lines.map((line) => r.sheet?.[line]?.points ?? 0);
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  const gains = results.map((r) => sum(pointsOf(r).filter((p) => p > 0)));
  const ends = results.map((r) => sum(pointsOf(r)));
  const left = Math.min(0, ...ends);
  const width = Math.max(1, ...gains) - left;
  const at = (points: number) => (points - left) / width;
  const bars = results.map((r, i) => {
    let up = 0;
    let down = gains[i]!;
    return lines.flatMap((line): Piece[] => {
      const points = r.sheet?.[line]?.points ?? 0;
      if (points === 0) return [];
      const from = points > 0 ? up : down + points;
      if (points > 0) up += points;
      else down += points;
      return [{ line, points, from: at(from), to: at(from + Math.abs(points)) }];
    });
  });
  return { lines, zero: at(0), bars };
}

// The points of a sheet's first lines.
export function partialScore(result: Result, lines: string[]): number {
  return lines.reduce((sum, line) => sum + (result.sheet?.[line]?.points ?? 0), 0);
}

// Scores over a match, by seat; thinned out to at most so many moments, with the first and the last.
export function thinned<Value>(values: Value[], most: number): Value[] {
  if (values.length <= most) return values;
  const every = (values.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => values[Math.round(i * every)]!);
}

// Round numbers for an axis from low to high.
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= rough) ?? rough);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}
