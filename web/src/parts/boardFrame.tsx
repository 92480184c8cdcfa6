// The board in its frame, with the words for what is pointed at.
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameProps, GameUi, Target } from '../games/game';
import { say, t } from '../texts';
import { PanZoom } from './panZoom';

interface Props {
  game: GameUi;
  props: GameProps<unknown, unknown>;
  explained: Signal<Target | null>;
  label: string;
  why?(target: Target): string; // why the part leads nowhere now; empty: it leads on, or nobody asks
}

const longPress = 500; // milliseconds from which a touch asks instead of choosing

// Apart, so that pointing at a part does not draw the board again.
function Explanation({ game, props, explained, why }: Omit<Props, 'label'>) {
  const target = explained.value;
  const words = target === null ? '' : game.explain(target, props, say);
  const reason = target === null ? '' : (why?.(target) ?? '');
  return (
    <div class={`explain ${words || reason ? 'shown' : ''}`}>
      {words}
      {reason && <p class="why-not">{reason}</p>}
    </div>
  );
}

export function BoardFrame({ game, props, explained, label, why }: Props) {
  const downAt = useRef(0);
  const swallowLongPress = (e: MouseEvent) => {
    const held = performance.now() - downAt.current > longPress;
    if (!held || (e as PointerEvent).pointerType !== 'touch') return;
    e.stopPropagation();
    e.preventDefault();
  };
  return (
    <section
      class="board-area"
      aria-label={t('board')}
      onPointerDownCapture={() => (downAt.current = performance.now())}
      onClickCapture={swallowLongPress}
    >
      <h2 class="sr">{t('board')}</h2>
      <PanZoom label={label}>
        <game.Board {...props} />
      </PanZoom>
      <Explanation game={game} props={props} explained={explained} why={why} />
    </section>
  );
}
