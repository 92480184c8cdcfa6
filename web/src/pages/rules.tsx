// The rules of a game, for players: /rules/GAME, and a place in them behind a #.
import { useSay } from '../draw/say';
import { Loading } from '../parts/loading';
export { RulesPanel } from '../parts/rulesPanel';
import { RulesText, useRules } from '../rulebook/text';
import { gameName } from '../state/names';
import { addressOf, go, route } from '../state/router';
import { rulesPath } from '../state/rulebook';
import { narrow } from '../state/screen';
import { t } from '../texts';

export function RulesPage({ id: game }: { id: string }) {
  const say = useSay();
  const { source, missing } = useRules(game);
  const here = route.value;
  if (missing) return <Loading words={t('not-ready-long')} />;
  if (!source || here.page !== 'rules') return <Loading />;
  return (
    <main id="main" class="page rules-page">
      <p class="crumb">
        <a href={addressOf('/')}>{t('to-lobby')}</a>
        <a href={addressOf(`/new/${game}`)} aria-label={`${t('set-up')}: ${gameName(game)}`}>
          {t('set-up')}
        </a>
        <button class="quiet" onClick={() => print()}>
          {say('rulebook.print')}
        </button>
      </p>
      <RulesText
        source={source}
        place={here}
        at={here.at}
        go={(anchor) => go(rulesPath(game, anchor))}
        folded={narrow.value}
      />
    </main>
  );
}
