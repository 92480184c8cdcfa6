// The board in its frame, with the words for what is pointed at.
import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { GameProps, GameUi, Target } from '../games/game';
import { say, t } from '../texts';
import { PanZoom } from './panZoom';
import { partWords } from './tip';

interface Props {
  game: GameUi;
  props: GameProps<unknown, unknown>;
  explained: Signal<Target | null>;
  label: string;
  why?(target: Target): string; // why the part leads nowhere now; empty: it leads on, or nobody asks
}

// Apart, so that pointing at a part does not draw the board again.
function Explanation({ game, props, explained, why }: Omit<Props, 'label'>) {
  const target = explained.value;
  const words = target === null ? '' : game.explain(target, props, say);
  const reason = target === null ? '' : (why?.(target) ?? '');
  useLayoutEffect(() => {
    const told = words === '' && reason === '' ? null : <Words words={words} reason={reason} />;
    partWords.value = { target, words: told, explain: (part) => (explained.value = part) };
  }, [target, words, reason]);
  useEffect(() => () => void (partWords.value = null), []);
  return null;
}

function Words({ words, reason }: { words: string; reason: string }) {
  return (
    <>
      {words}
      {reason && <p class="why-not">{reason}</p>}
    </>
  );
}

export function BoardFrame({ game, props, label, ...rest }: Props) {
  return (
    <section class="board-area" aria-label={t('board')}>
      <h2 class="sr">{t('board')}</h2>
      <PanZoom label={label}>
        <game.Board {...props} />
      </PanZoom>
      <Explanation game={game} props={props} {...rest} />
    </section>
  );
}
