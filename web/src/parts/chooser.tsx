// What can't be clicked on the board: the ways to go on that have no place there.
import type { GameProps, GameUi, Target } from '../games/game';
import type { Legal } from '../net/messages';
import type { Session } from '../state/session';
import { say, t } from '../texts';
import { consequencesOf } from './consequences';

interface Props {
  session: Session;
  game: GameUi;
  props: GameProps<unknown, unknown>;
  onBoard: ReadonlySet<Target>;
}

const fewActions = 8;

function ActionButton({ action, session, game, props }: Props & { action: Legal }) {
  const [text, ...targets] = action;
  const preview = consequencesOf(action, session, game, props);
  return (
    <button class="way" onClick={() => session.pick(action)}>
      <span>{game.actionText(text, targets, props, say)}</span>
      {preview.length > 0 && <small>{preview.join(' · ')}</small>}
    </button>
  );
}

export function Chooser(all: Props) {
  const { session, game, props, onBoard } = all;
  const choice = session.choice.value;
  if (choice.done) return null;
  const away = choice.next.filter((target) => !onBoard.has(target));
  // Actions that need nothing more, while others go on.
  const ends =
    choice.path.length > 0 ? choice.left.filter((a) => a.length - 1 === choice.path.length) : [];
  if (away.length === 0 && ends.length === 0) return null;
  // All that is left is away from the board: then whole actions save a step.
  const whole = away.length === choice.next.length && choice.left.length <= fewActions;
  return (
    <section class="chooser" aria-label={t('choose')}>
      <h2>{t('choose')}</h2>
      <div class="ways">
        {whole
          ? choice.left.map((action) => <ActionButton key={action[0]} {...all} action={action} />)
          : [
              ...ends.map((action) => <ActionButton key={action[0]} {...all} action={action} />),
              ...away.map((target) => {
                const led = choice.left.filter((action) => action.indexOf(target, 1) > 0);
                return led.length === 1 ? (
                  <ActionButton key={target} {...all} action={led[0]!} />
                ) : (
                  <button key={target} class="way" onClick={() => session.click(target)}>
                    <span>
                      {game.label?.(target, props, say) ?? game.explain(target, props, say)}
                    </span>
                  </button>
                );
              }),
            ]}
      </div>
    </section>
  );
}
