// What starts the final round, and how far each of it is away.
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { deckSize } from './facts';
import type { Edition, Figures, View } from './model';

// By its reason: how many bridges, orders, spaces are left.
export function leftUntilLast(view: View, figures: Figures): [reason: string, left: number][] {
  return [
    ['bridges', Math.min(...figures['bridges-left'].slice(0, view.points.length))],
    ['orders', deckSize(view['order-deck'])],
    ['market', figures.spaces.filter((space) => space === 'free').length],
  ];
}

export function Side({ view, figures }: GameProps<View, Edition, Figures>) {
  const say = useSay();
  if (view.phase === 'over') return null;
  if (view.last !== 'no') return <p class="last-lap">{say(`venise.last.${view.last}`)}</p>;
  if (!figures) return null;
  return (
    <section class="venise-side">
      <h3>{say('venise.last-when')}</h3>
      <dl>
        {leftUntilLast(view, figures).map(([reason, left]) => (
          <div key={reason} class={left <= 1 ? 'near' : ''}>
            <dt>{say(`venise.last-when.${reason}`)}</dt>
            <dd>{say('venise.left', { count: left })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
