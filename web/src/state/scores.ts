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

// Gains go to the right of zero, losses to the left.
export function chartOf(results: Result[]): Chart {
  const lines = [...new Set(results.flatMap((r) => Object.keys(r.sheet ?? {})))];
  const sums = results.map((r) => {
    const points = lines.map((line) => r.sheet?.[line]?.points ?? 0);
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
    return { gain: sum(points.filter((p) => p > 0)), loss: -sum(points.filter((p) => p < 0)) };
  });
  const gain = Math.max(1, ...sums.map((s) => s.gain));
  const loss = Math.max(0, ...sums.map((s) => s.loss));
  const width = gain + loss;
  const bars = results.map((r) => {
    let right = loss;
    let left = loss;
    return lines.flatMap((line): Piece[] => {
      const points = r.sheet?.[line]?.points ?? 0;
      if (points === 0) return [];
      const from = points > 0 ? right : left + points;
      const to = points > 0 ? right + points : left;
      if (points > 0) right = to;
      else left = from;
      return [{ line, points, from: from / width, to: to / width }];
    });
  });
  return { lines, zero: loss / width, bars };
}
