// What stands in the bar of every table besides the question: the way home, other tables that wait,
// the legend, the side and the menu.
import type { GameProps, GameUi } from '../games/game';
import { addressOf } from '../state/router';
import { narrow } from '../state/screen';
import { closeRules, openRules, rulesOpen } from '../state/rulebook';
import { placeNow } from '../state/rulesPlace';
import type { Session } from '../state/session';
import { set, settings } from '../state/settings';
import type { TableState } from '../state/tableState';
import { t } from '../texts';
import { NextTable } from './header';
import { Gable, Icon } from './icons';
import { Legend, legendOpen } from './legend';
import { TableMenu } from './tableMenu';
import { useKey } from './useKey';

export function HomeLink() {
  return (
    <a class="home-link" href={addressOf('/')} aria-label={t('to-lobby')} data-tip={t('to-lobby')}>
      <Gable />
    </a>
  );
}

// The side of a wide page, folded away or not.
export function FoldSide() {
  const folded = settings.value.sideFolded;
  const words = folded ? t('unfold-side') : t('fold-side');
  return (
    <button
      class="round fold-side"
      aria-expanded={!folded}
      aria-label={words}
      data-tip={words}
      onClick={() => set({ sideFolded: !folded })}
    >
      <Icon name={folded ? 'unfold' : 'fold'} />
    </button>
  );
}

// On a phone it is an item of the menu.
export function RulesButton({ session, game }: Pick<ToolProps, 'session' | 'game'>) {
  const toggle = () => {
    if (rulesOpen.value) closeRules();
    else openRules(game.id, placeNow(session));
  };
  useKey('r', toggle);
  if (narrow.value) return null;
  return (
    <button
      class="round rules-button"
      aria-label={t('rules')}
      aria-expanded={rulesOpen.value !== null}
      data-tip={`${t('rules')} (R)`}
      onClick={toggle}
      data-do="rules"
    >
      <Icon name="book" />
    </button>
  );
}

// On a phone it is an item of the menu.
export function LegendButton({ game, props }: Pick<ToolProps, 'game' | 'props'>) {
  useKey('?', () => (legendOpen.value = true));
  return (
    <>
      {!narrow.value && (
        <button
          class="round legend-button"
          aria-label={t('legend')}
          data-tip={`${t('legend')} (?)`}
          onClick={() => (legendOpen.value = true)}
          data-do="legend"
        >
          <Icon name="help" />
        </button>
      )}
      {legendOpen.value && (
        <Legend game={game} props={props} close={() => (legendOpen.value = false)} />
      )}
    </>
  );
}

interface ToolProps {
  session: Session;
  state: TableState;
  game: GameUi;
  props: GameProps<unknown, unknown>;
}

export function BarTools({ session, state, game, props }: ToolProps) {
  return (
    <>
      <NextTable />
      <RulesButton session={session} game={game} />
      <LegendButton game={game} props={props} />
      {!narrow.value && !session.guided && <FoldSide />}
      <TableMenu session={session} state={state} game={game} />
    </>
  );
}
