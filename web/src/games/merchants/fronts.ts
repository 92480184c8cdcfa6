// Narrow gabled fronts, from the ground up to the tip of the gable.
import { type Gable, gables } from '../../draw/gables';

export interface Front {
  wall: string;
  shade: string;
  windows: string;
  door: string;
  eaves: number; // where wall and gable meet
}

function outline(gable: Gable, x: number, w: number, top: number, ground: number): string {
  const [h, right, mid] = [ground - top, x + w, x + w / 2];
  const eaves = top + 0.34 * h;
  const [up, down] = [`M${x} ${ground}V${eaves}`, `V${ground}Z`];
  const n = (value: number) => value.toFixed(1);
  switch (gable) {
    case 'step': {
      const [s, a, b] = [n(w / 8), n(0.1 * h), n(0.14 * h)];
      const half = `h${s}v-${a}h${s}v-${a}h${s}v-${b}`;
      return `${up}${half}h${n(w / 4)}v${b}h${s}v${a}h${s}v${a}h${s}${down}`;
    }
    case 'bell':
      return `${up}C${n(x + 0.225 * w)} ${eaves} ${n(x + 0.2 * w)} ${top} ${mid} ${top}S${n(x + 0.775 * w)} ${eaves} ${right} ${eaves}${down}`;
    case 'spout':
      return `${up}L${n(mid - 0.09 * w)} ${top}h${n(0.18 * w)}L${right} ${eaves}${down}`;
    case 'neck': {
      const neck = n(top + 0.14 * h);
      const [l, r] = [n(x + 0.29 * w), n(x + 0.71 * w)];
      return `${up}h${n(0.15 * w)}C${n(x + 0.2 * w)} ${n(eaves - 1.4)} ${n(x + 0.275 * w)} ${n(eaves - 4)} ${l} ${neck}L${mid} ${top}L${r} ${neck}C${n(x + 0.725 * w)} ${n(eaves - 4)} ${n(x + 0.8 * w)} ${n(eaves - 1.4)} ${n(x + 0.85 * w)} ${eaves}H${right}${down}`;
    }
  }
}

export function frontOf(gable: Gable, x: number, w: number, top: number, ground: number): Front {
  const h = ground - top;
  const eaves = top + 0.34 * h;
  const [wide, high] = [0.22 * w, 0.105 * h];
  const window = (at: number, y: number) =>
    `M${(x + at * w).toFixed(1)} ${(top + y * h).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}h${(-wide).toFixed(1)}z`;
  const rows = [0.38, 0.545, 0.71];
  return {
    wall: outline(gable, x, w, top, ground),
    shade: `M${x + 0.72 * w} ${ground}V${eaves + 1}H${x + w - 0.5}V${ground}Z`,
    windows: rows.map((y, i) => (i < 2 ? window(0.14, y) : '') + window(0.64, y)).join(''),
    door: `M${x + 0.125 * w} ${ground}v${-0.2 * h}h${0.25 * w}v${0.2 * h}z`,
    eaves,
  };
}

export const gableAt = (n: number): Gable => gables[(n * 7 + Math.floor(n / 5)) % gables.length]!;
