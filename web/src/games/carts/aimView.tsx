// Contracts on the map: rings around their places, and the missing way in dots beside the tracks.
import { type Point, plus, rightOf, smooth, turned } from '../../draw/geometry';
import { type Aim, useFresh } from './aims';
import { namesOf } from './facts';
import type { Layout } from './layout';
import { type TrackLine, slotWidth } from './lines';
import type { Edition } from './model';

// Beside the row of spaces, the n-th line of dots a little further out.
function beside(line: TrackLine, n: number): Point[] {
  const offset = line.side * (slotWidth / 2 + 5 + n * 6);
  const [first, last] = [line.slots[0]!, line.slots[line.slots.length - 1]!];
  const before = { ...first, ...plus(first, turned(first.angle), -26) };
  const after = { ...last, ...plus(last, turned(last.angle), 26) };
  return [before, ...line.slots, after].map((box) => plus(box, rightOf(box.angle), offset));
}

export function MissingWays({ aims, layout }: { aims: Aim[]; layout: Layout }) {
  const lines = new Map<number, number>(); // of each track, how many lines of dots it has
  return (
    <g class="missing-ways" aria-hidden="true">
      {aims.flatMap((aim) =>
        aim.missing.map((track) => {
          const n = lines.get(track) ?? 0;
          lines.set(track, n + 1);
          const d = smooth(beside(layout.tracks[track]!, n));
          return (
            <g class={`aim-${aim.tone}`}>
              <path class="dots-halo" d={d} />
              <path class={aim.offered ? 'dots offered' : 'dots'} d={d} />
            </g>
          );
        }),
      )}
    </g>
  );
}

// Which contracts end at a place.
export function aimsAt(place: number, aims: Aim[], edition: Edition): Aim[] {
  const { place: index } = namesOf(edition);
  return aims.filter((aim) => {
    const { from, to } = edition.edition.contracts[aim.contract]!;
    return index.get(from) === place || index.get(to) === place;
  });
}

const rays = Array.from({ length: 12 }, (_, i) => {
  const to = (far: number) => {
    const angle = (i * Math.PI) / 6;
    return `${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far * 0.62)}`;
  };
  return `M${to(40)}L${to(i % 2 ? 56 : 64)}`;
}).join('');

// A completed contract closes its ring; just now it also shines.
function Ring({ aim, n }: { aim: Aim; n: number }) {
  const fresh = useFresh(aim);
  const state = `${aim.offered ? 'offered' : ''} ${aim.progress?.done ? 'done' : ''}`;
  return (
    <g class={`aim-${aim.tone} ${fresh ? 'fresh' : ''}`}>
      {fresh && <path class="rays" d={rays} />}
      <ellipse class={`ring ${state}`} cy="6" rx={32 + n * 6} ry={17.5 + n * 5} />
    </g>
  );
}

export function Rings({ aims }: { aims: Aim[] }) {
  return (
    <>
      {aims.map((aim, n) => (
        <Ring key={aim.contract} aim={aim} n={n} />
      ))}
    </>
  );
}

// A small flag with the contract's letter, or a tick once it is joined.
export function Flags({ aims }: { aims: Aim[] }) {
  return (
    <>
      {aims.map((aim, n) => {
        // On the right, then on the left, each further up: names stand lower.
        const side = n % 2 === 0 ? 1 : -1;
        const up = -4 - Math.floor(n / 2) * 20;
        return (
          <g
            class={`flag aim-${aim.tone} ${aim.progress?.done ? 'done' : ''}`}
            transform={`translate(${side * 32} ${up})`}
          >
            <circle r="10.5" />
            {aim.progress?.done ? <path d="M-5 0L-1.5 4L5 -4" /> : <text y="5.2">{aim.letter}</text>}
          </g>
        );
      })}
    </>
  );
}
