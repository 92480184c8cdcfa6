// A small link to a passage of the rules. At a table they open beside the board.
import { openRules, rulesPath } from '../state/rulebook';
import { addressOf, route } from '../state/router';
import { t } from '../texts';

export function RulesLink({ game, place = '' }: { game: string; place?: string }) {
  const open = (e: MouseEvent) => {
    if (!('id' in route.value) || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    openRules(game, place);
  };
  return (
    <a class="rules-link" href={addressOf(rulesPath(game, place))} onClick={open}>
      {t('rules')}
    </a>
  );
}
