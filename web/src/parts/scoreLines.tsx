// Points during the match: one line for each seat.
import { Mark, seatClass } from '../draw/marks';
import { thinned, ticks } from '../state/scores';
import { t } from '../texts';
import { printed } from '../texts/numbers';
import { SeatMark } from './seatMark';

const [width, height] = [560, 200];
const box = { left: 40, right: 20, top: 10, bottom: 26 };
const most = 80; // points of a line

interface Props {
  scores: number[][]; // by step, then by seat
  names: string[];
}

export function ScoreLines({ scores: all, names }: Props) {
  const scores = thinned(all, most);
  const [low, high] = [Math.min(0, ...scores.flat()), Math.max(1, ...scores.flat())];
  const x = (i: number) =>
    box.left + (i / Math.max(1, scores.length - 1)) * (width - box.left - box.right);
  const y = (points: number) =>
    height - box.bottom - ((points - low) / (high - low)) * (height - box.top - box.bottom);
  const seats = names.map((_, seat) => seat);
  const wayOf = (seat: number) =>
    scores.map((row, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(row[seat]!).toFixed(1)}`);
  const steps = all.length - 1;
  return (
    <section class="panel score-lines" aria-label={t('points-during')}>
      <div class="lines-head">
        <h3>{t('points-during')}</h3>
        <ul>
          {seats.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} />
              {names[seat]}
            </li>
          ))}
        </ul>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks(low, high).map((points) => (
          <g key={points}>
            <path class="tick" d={`M${box.left} ${y(points)}H${width - box.right}`} />
            <text x={box.left - 8} y={y(points) + 4} text-anchor="end">
              {printed(points)}
            </text>
          </g>
        ))}
        {[0, 0.5, 1].map((part) => (
          <text
            key={part}
            x={box.left + part * (width - box.left - box.right)}
            y={height - 6}
            text-anchor="middle"
          >
            {Math.round(part * steps)}
          </text>
        ))}
        {seats.map((seat) => (
          <g key={seat} class={seatClass(seat)}>
            <path class="score-line" d={wayOf(seat).join('')} />
            {[0.35, 0.7, 1].map((part) => {
              const i = Math.round(part * (scores.length - 1));
              return <Mark key={part} seat={seat} x={x(i)} y={y(scores[i]![seat]!)} size={0.55} />;
            })}
          </g>
        ))}
      </svg>
    </section>
  );
}
