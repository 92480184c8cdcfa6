// Fronts of canal houses by their gables.
export type Gable = 'step' | 'spout' | 'neck' | 'bell';
export const gables: readonly Gable[] = ['step', 'bell', 'spout', 'neck'];

// The wall from `x`, so wide, from the ground up to the eaves, with the gable on top.
export function gableOutline(
  gable: Gable,
  x: number,
  w: number,
  eaves: number,
  ground: number,
): string {
  const right = x + w;
  const mid = x + w / 2;
  const [up, down] = [`M${x} ${ground}V${eaves}`, `V${ground}Z`];
  switch (gable) {
    case 'step': {
      const s = w / 7;
      let d = up;
      for (let i = 1; i <= 2; ++i) d += `h${s}v-8`;
      return `${d}h${s * 3}v8h${s}v8h${s}${down}`;
    }
    case 'spout':
      return `${up}L${mid - 4} ${eaves - w * 0.42}v-6h8v6L${right} ${eaves}${down}`;
    case 'neck':
      return `${up}h${w * 0.22}q3 -3 3 -12v-8h${w * 0.56 - 6}v8q0 9 3 12h${w * 0.22}${down}`;
    case 'bell':
      return `${up}q${w * 0.3} -2 ${w * 0.3} -14q${w * 0.2} -12 ${w * 0.4} 0q0 12 ${w * 0.3} 14${down}`;
  }
}
