// The board in its frame, with the words for what is pointed at.
import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { GameProps, GameUi, Target } from '../games/game';
import { say, t } from '../texts';
import { PanZoom } from './panZoom';
import { RulesLink } from './rulesLink';
import { partWords } from './tip';
import type { Why } from './whyNot';

interface Props {
  game: GameUi;
  props: GameProps<unknown, unknown>;
  explained: Signal<Target | null>;
  label: string;
  why?(target: Target): Why | null; // why the part leads nowhere now; null: it leads on, or nobody asks
}

// Apart, so that pointing at a part does not draw the board again.
function Explanation({ game, props, explained, why }: Omit<Props, 'label'>) {
  const target = explained.value;
  const words = target === null ? '' : game.explain(target, props, say);
  const reason = target === null ? null : (why?.(target) ?? null);
  useLayoutEffect(() => {
    const told = words === '' && !reason ? null : <Words words={words} reason={reason} />;
    partWords.value = { target, words: told, explain: (part) => (explained.value = part) };
  }, [target, words, reason?.words]);
  useEffect(() => () => void (partWords.value = null), []);
  return null;
}

function Words({ words, reason }: { words: string; reason: Why | null }) {
  return (
    <>
      {words}
      {reason && (
        <p class="why-not">
          {reason.words} {reason.rules && <RulesLink {...reason.rules} />}
        </p>
      )}
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
