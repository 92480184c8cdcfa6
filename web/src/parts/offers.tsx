// Ways to go on that have no place on the board, or are wanted beside the part that was clicked.
import type { GameProps, GameUi, Target } from '../games/game';
import type { Session } from '../state/session';
import { offersAfter, type Offer } from '../state/picker';
import { say } from '../texts';
import { consequencesOf } from './consequences';

export interface OfferProps {
  session: Session;
  game: GameUi;
  props: GameProps<unknown, unknown>;
  onBoard: ReadonlySet<Target>;
}

export interface Offers {
  offers: Offer[];
  chosen: string | null; // the key of the one that was taken
}

// Of a finished choice: those among which the last one was made, so that another can be taken.
export function offersNow({ session, game, onBoard }: OfferProps): Offers {
  const legal = session.legal.value;
  const path = session.path.value;
  const picked = session.picked.value;
  const beside = (target: Target) => !onBoard.has(target) || (game.besideClick?.(target) ?? false);
  const after = (base: Target[]) =>
    offersAfter(legal, base, base.length > 0 ? beside : (target) => !onBoard.has(target));
  if (picked) {
    const offers = after(path);
    const isPicked = offers.length > 1 && offers.some(({ key }) => key === picked[0]);
    return isPicked ? { offers, chosen: picked[0] } : { offers: [], chosen: null };
  }
  if (!session.choice.value.done) return { offers: after(path), chosen: null };
  const last = path.at(-1) ?? '';
  const offers = after(path.slice(0, -1));
  const isOffered = offers.length > 1 && offers.some(({ target }) => target === last);
  return isOffered ? { offers, chosen: last } : { offers: [], chosen: null };
}

export function offerWords({ target, action }: Offer, { game, props }: OfferProps): string {
  const label = target === null ? undefined : game.label?.(target, props, say);
  if (label) return label;
  if (action) return game.actionText(action[0], action.slice(1), props, say);
  return target === null ? '' : game.explain(target, props, say);
}

interface ButtonProps extends OfferProps {
  offer: Offer;
  chosen?: boolean;
  plain?: boolean; // without its consequences
}

export function OfferButton({ offer, chosen = false, plain = false, ...all }: ButtonProps) {
  const { session, game, props } = all;
  const { target, action } = offer;
  const preview = action && !plain ? consequencesOf(action, session, game, props) : [];
  const take = () => {
    if (target !== null && action && game.atOnce?.(target)) void session.act(action[0]);
    else if (target !== null) session.click(target);
    else if (action) session.pick(action);
  };
  const Picture = game.TargetPicture;
  return (
    <button class={`way ${chosen ? 'chosen' : ''}`} aria-pressed={chosen} data-offer={target} onClick={take}>
      {Picture && target !== null && <Picture {...props} target={target} />}
      <span class="way-words">
        <span>{offerWords(offer, all)}</span>
        {preview.length > 0 && <small>{preview.join(' · ')}</small>}
      </span>
    </button>
  );
}
