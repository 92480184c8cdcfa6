// Where the points came from: one stacked bar for each seat, and the same as a table.
import { Mark, Plate, seatClass } from '../draw/marks';
import type { GameUi } from '../games/game';
import type { Result } from '../net/messages';
import { chartOf, summed } from '../state/scores';
import { narrow } from '../state/screen';
import { say, t } from '../texts';
import { SeatMark } from './seatMark';

interface Props {
  results: Result[];
  names: string[];
  seated?: number; // so many have a seat; who follows has none
  game: GameUi;
}

// A letter for each source: its colour does not stand alone.
const letter = (index: number) => String.fromCharCode(65 + index);

const barHeight = 34;
const gutter = 26; // for whose bar it is

// With a true minus.
const number = (n: number) => String(n).replace('-', '−');

export function ScoreChart({ results: told, names, seated = told.length, game }: Props) {
  const results = summed(told);
  const chart = chartOf(results);
  const width = narrow.value ? 340 : 600; // letters stay readable on a phone
  const order = results
    .map((_, seat) => seat)
    .sort((a, b) => results[a]!.place - results[b]!.place);
  const x = (part: number) => Math.round(part * width * 10) / 10;
  const label = (line: string) => say(game.sheetKey(line));
  return (
    <>
      <svg
        class="score-chart"
        viewBox={`${-gutter} 0 ${width + gutter} ${order.length * (barHeight + 8)}`}
        aria-hidden="true"
      >
        {order.map((seat, row) => (
          <g key={seat} transform={`translate(0 ${row * (barHeight + 8)})`}>
            <g class={seatClass(seat)}>
              {seat < seated ? (
                <Mark seat={seat} x={13 - gutter} y={barHeight / 2} size={0.8} />
              ) : (
                <Plate letter={names[seat]!.charAt(0)} x={13 - gutter} y={barHeight / 2} />
              )}
            </g>
            {chart.bars[seat]!.map((piece) => (
              <g
                key={piece.line}
                class={`source source-${chart.lines.indexOf(piece.line)} ${piece.points < 0 ? 'loss' : ''}`}
              >
                <title>{`${label(piece.line)}: ${number(piece.points)}`}</title>
                <rect
                  x={x(piece.from)}
                  y={0}
                  width={Math.max(1, x(piece.to) - x(piece.from) - 1.5)}
                  height={barHeight}
                  rx={2}
                />
                {x(piece.to) - x(piece.from) > 34 && (
                  <text
                    x={x((piece.from + piece.to) / 2)}
                    y={barHeight / 2 + 5}
                    text-anchor="middle"
                  >
                    <tspan class="source-letter">{letter(chart.lines.indexOf(piece.line))} </tspan>
                    {number(piece.points)}
                  </text>
                )}
              </g>
            ))}
            <path class="zero" d={`M${x(chart.zero)} -3V${barHeight + 3}`} />
          </g>
        ))}
      </svg>
      <ul class="chart-legend" aria-hidden="true">
        {chart.lines.map((line, i) => (
          <li key={line}>
            <span class={`swatch source-${i}`}>{letter(i)}</span>
            {label(line)}
          </li>
        ))}
      </ul>
      <table class="score-table">
        <caption class="sr">{t('score-sheet')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="head-words">{t('place')}</span>
            </th>
            <th scope="col">{t('player')}</th>
            {chart.lines.map((line, i) => (
              <th scope="col" key={line}>
                <span class={`swatch source-${i}`} aria-hidden="true">
                  {letter(i)}
                </span>
                <span class="head-words">{label(line)}</span>
              </th>
            ))}
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={results[seat]!.place === 1 ? 'first' : ''}>
              <td>{results[seat]!.place}.</td>
              <th scope="row">
                {seat < seated ? (
                  <SeatMark seat={seat} />
                ) : (
                  <svg class="seat-mark" viewBox="-12 -12 24 24" aria-hidden="true">
                    <Plate letter={names[seat]!.charAt(0)} />
                  </svg>
                )}
                {names[seat]}
              </th>
              {chart.lines.map((line) => {
                const entry = results[seat]!.sheet?.[line];
                return (
                  <td key={line}>
                    {number(entry?.points ?? 0)}
                    {entry && entry.count > 0 && <small> ({entry.count})</small>}
                  </td>
                );
              })}
              <td class="total">{number(results[seat]!.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
