// Beside the board: the round and what it gives, the tasks, what TOM has done. On a phone the last
// two are on the board, where they are seen without scrolling.
import { useSay } from '../../draw/say';
import { useNarrow } from '../../draw/surface';
import type { GameProps } from '../game';
import { bonusOf, turnedFrom } from './facts';
import { type Edition, type Figures, type View, lastRound } from './model';
import { shownSeatOf } from './shown';
import { Tasks } from './tasks';
import { TomTurn } from './tom';

type Props = GameProps<View, Edition, Figures>;

const rounds = Array.from({ length: lastRound }, (_, i) => i + 1);
const withoutBonus = rounds.find((round) => bonusOf(round) === 0) ?? lastRound;

function RoundLines({ view }: Props) {
  const say = useSay();
  const bonus = bonusOf(view.round);
  const none = say('amsterdam.side.none');
  return (
    <dl>
      <dt>{say('amsterdam.side.bonus')}</dt>
      <dd>{bonus > 0 ? `+${bonus}` : none}</dd>
      {bonus > 0 ? (
        <>
          <dt>{say('amsterdam.side.from', { number: withoutBonus })}</dt>
          <dd>{none}</dd>
        </>
      ) : (
        <>
          <dt>{say('amsterdam.side.turned')}</dt>
          <dd>≥ {turnedFrom(view.round)}</dd>
        </>
      )}
    </dl>
  );
}

export function Side(props: Props) {
  const say = useSay();
  const narrow = useNarrow();
  const { view } = props;
  return (
    <div class="amsterdam-side">
      {view.round > 0 && (
        <section>
          <h3>{say('amsterdam.round-of', { number: view.round, count: lastRound })}</h3>
          <RoundLines {...props} />
        </section>
      )}
      {!narrow && <TomTurn {...props} />}
      {!narrow && <Tasks {...props} seat={shownSeatOf(view)} />}
    </div>
  );
}
