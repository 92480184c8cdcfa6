// Where the points came from: one stacked bar for each seat, built up source by source, and the same as
// a table.
import { Plate } from '../draw/marks';
import type { GameUi } from '../games/game';
import type { Result } from '../net/messages';
import { chartOf, partialScore, summed, type Chart } from '../state/scores';
import { say, t } from '../texts';
import { printed } from '../texts/numbers';
import { Icon } from './icons';
import { SeatMark } from './seatMark';

export interface Sheets {
  results: Result[];
  names: string[];
  seated?: number; // so many have a seat; who follows has none
  game: GameUi;
}

// A letter for each source: its colour does not stand alone.
const letter = (index: number) => String.fromCharCode(65 + index);

const room = 0.86; // of the width, for the longest bar; the rest is its number's

function Seat({ seat, seated, name }: { seat: number; seated: number; name: string }) {
  if (seat < seated) return <SeatMark seat={seat} />;
  return (
    <svg class="seat-mark" viewBox="-12 -12 24 24" aria-hidden="true">
      <Plate letter={name.charAt(0)} />
    </svg>
  );
}

const placesOf = (results: Result[]) =>
  results.map((_, seat) => seat).sort((a, b) => results[a]!.place - results[b]!.place);

const percent = (part: number) => `${Math.round(part * room * 1000) / 10}%`;

// The sources in the order in which they are counted; it is the legend as well.
function Steps({ chart, counted, label }: StepsProps) {
  return (
    <ol class="count-steps" aria-hidden="true">
      {chart.lines.map((line, i) => (
        <li key={line} class={i < counted ? 'counted' : ''}>
          <span class={`swatch source-${i}`}>{letter(i)}</span>
          {label(line)}
          <Icon name="check" />
        </li>
      ))}
    </ol>
  );
}
interface StepsProps {
  chart: Chart;
  counted: number;
  label(line: string): string;
}

// `counted`: so many sources are drawn; all: with the places.
export function ScoreBars({ counted, ...sheets }: Sheets & { counted: number }) {
  const { results: told, names, seated = told.length, game } = sheets;
  const results = summed(told);
  const chart = chartOf(results);
  const label = (line: string) => say(game.sheetKey(line));
  const shown = chart.lines.slice(0, counted);
  const all = counted >= chart.lines.length;
  return (
    <div class="score-chart" aria-hidden="true">
      <Steps chart={chart} counted={counted} label={label} />
      <ol class="count-rows">
        {placesOf(results).map((seat) => {
          const pieces = chart.bars[seat]!.filter(({ line }) => shown.includes(line));
          const end = Math.max(chart.zero, ...pieces.map(({ to }) => to));
          const score = all ? results[seat]!.score : partialScore(results[seat]!, shown);
          return (
            <li key={seat} class={all && results[seat]!.place === 1 ? 'first' : ''}>
              <span class="count-name">
                <Seat seat={seat} seated={seated} name={names[seat]!} />
                <b>{names[seat]}</b>
                <small class={all ? 'known' : ''}>{results[seat]!.place}.</small>
              </span>
              <span class="count-bar">
                {pieces.map((piece) => (
                  <span
                    key={piece.line}
                    class={`source source-${chart.lines.indexOf(piece.line)} ${piece.points < 0 ? 'loss' : ''}`}
                    style={{ left: percent(piece.from), width: percent(piece.to - piece.from) }}
                    data-tip={`${label(piece.line)}: ${printed(piece.points)}`}
                  >
                    <span class={Math.abs(piece.points) < 100 ? 'count-label' : 'count-label long'}>
                      <i>{letter(chart.lines.indexOf(piece.line))}</i>
                      {printed(piece.points)}
                    </span>
                  </span>
                ))}
                <b class="count-total" style={{ left: percent(end) }}>
                  {printed(score)}
                </b>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export const sourceCount = (results: Result[]): number => chartOf(summed(results)).lines.length;

export function ScoreTable({ results: told, names, seated = told.length, game }: Sheets) {
  const results = summed(told);
  const chart = chartOf(results);
  const order = placesOf(results);
  const label = (line: string) => say(game.sheetKey(line));
  return (
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
          <th scope="col">
            <span class="head-words">{t('points')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat} class={results[seat]!.place === 1 ? 'first' : ''}>
            <td>{results[seat]!.place}.</td>
            <th scope="row">
              <Seat seat={seat} seated={seated} name={names[seat]!} />
              {names[seat]}
            </th>
            {chart.lines.map((line) => {
              const entry = results[seat]!.sheet?.[line];
              return (
                <td key={line}>
                  {printed(entry?.points ?? 0)}
                  {entry && entry.count > 0 && <small> ({entry.count})</small>}
                </td>
              );
            })}
            <td class="total">{printed(results[seat]!.score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
