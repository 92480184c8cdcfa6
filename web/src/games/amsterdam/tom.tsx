// TOM: his card among the players with his rules, and his turn, to be read step by step.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { Plate } from '../../draw/marks';
import { useSay } from '../../draw/say';
import { point } from '../../state/glow';
import type { GameEvent, GameProps, Say } from '../game';
import { eventText } from './events';
import { Fact } from './fact';
import { blockCost, numberOf, withTom } from './facts';
import { Crate, DockerFigure, Icon } from './glyphs';
import { type Edition, type Figures, type View, type Good, dockers, tomName } from './model';
import { blockTitle, dockerName, joined } from './phrases';
import { DieFace } from './strip';
import { type Deed, deedsOf, dockerOf, gained, spaceReached } from './tomTurn';

type Props = GameProps<View, Edition, Figures>;

// Which deed is read, and when that was chosen; null: the panel is as it opens by itself.
const reading = signal<{ when: string; step: number; open: boolean } | null>(null);

interface Turn {
  deeds: Deed[];
  step: number;
  open: boolean;
  read(step: number): void;
  show(open: boolean): void;
}

// It opens when he has acted and closes once the player has gone on; whoever asks opens it again.
function turnOf({ view, log = [] }: Props): Turn {
  const deeds = withTom(view) ? deedsOf(log, view.dice) : [];
  const when = `${view.round} ${view.phase}`;
  const mine = reading.value?.when === when ? reading.value : null;
  const step = Math.min(mine?.step ?? 0, Math.max(0, deeds.length - 1));
  const open = deeds.length > 0 && (mine?.open ?? ['take', 'dice'].includes(view.phase));
  const put = (change: Partial<{ step: number; open: boolean }>) =>
    (reading.value = { when, step, open, ...change });
  return { deeds, step, open, read: (n) => put({ step: n }), show: (o) => put({ open: o }) };
}

// ---- why ----

const numbered = (say: Say): string =>
  dockers.map((docker, i) => `${i + 1} ${dockerName(docker, say)}`).join(', ');

function whyOf({ kind, head }: Deed, { edition }: Props, say: Say): string {
  if (head.kind === 'tom-idle') return '';
  if (head.kind === 'tom-saved') return say('amsterdam.tom.why.saved');
  if (kind !== 'block') return say(`amsterdam.tom.why.${kind}`, { list: numbered(say) });
  const why = String(head['why'] ?? '');
  const block = numberOf('block', String(head['spot'] ?? ''), edition);
  const cost = blockCost(block, edition);
  return why && say(`amsterdam.tom.why.${why}`, { cost, count: Number(head['cheapest']) });
}

function wordsOf(deed: Deed, props: Props, say: Say): string {
  const told = (event: GameEvent) => eventText(event, props.edition, () => '', say);
  return joined([told(deed.head), ...deed.gains.map(told)]);
}

// ---- a deed at a glance ----

function Outcome({ deed }: { deed: Deed }) {
  const say = useSay();
  const [florins, points] = [gained(deed, 'tom-florins'), gained(deed, 'tom-points')];
  const space = spaceReached(deed);
  const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
  return (
    <span class="deed-gains">
      {space !== undefined && (
        <span>
          <Icon name="step" />
          {say('amsterdam.tom.space', { number: space })}
        </span>
      )}
      {florins !== 0 && (
        <span>
          {signed(florins)}
          <Icon name="coin" />
        </span>
      )}
      {points !== 0 && (
        <span>
          {signed(points)}
          <Icon name="points" />
        </span>
      )}
      {space === undefined && florins === 0 && points === 0 && <span>–</span>}
    </span>
  );
}

function Sign({ deed, props }: { deed: Deed; props: Props }) {
  const good = deed.gains.find(({ kind }) => /sold|delivered/.test(kind))?.['good'];
  const face = props.view.dice;
  return (
    <span class="deed-sign">
      {deed.dice.map((colour) => {
        const index = numberOf('resource', colour, props.edition);
        return <DieFace key={colour} colour={colour} value={face[index] ?? 0} />;
      })}
      {deed.kind === 'removed' && <Icon name="cards" />}
      {deed.kind === 'market' && <Icon name="coin" />}
      {deed.kind === 'docker' && (
        <svg viewBox="-12 -15 24 30" aria-hidden="true">
          <DockerFigure docker={dockerOf(deed)} />
        </svg>
      )}
      {good !== undefined && (
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <Crate good={good as Good} />
        </svg>
      )}
    </span>
  );
}

function titleOf(deed: Deed, props: Props, say: Say): string {
  if (deed.kind !== 'block') return say(`amsterdam.tom.deed.${deed.kind}`);
  const spot = String(deed.head['spot'] ?? '');
  const block = numberOf('block', spot, props.edition);
  return block < 0 ? '–' : blockTitle(block, say);
}

function DeedCard({ deed, n, turn, props }: { deed: Deed; n: number; turn: Turn; props: Props }) {
  const say = useSay();
  const now = n === turn.step;
  const vain = deed.head.kind === 'tom-idle';
  const words = joined([wordsOf(deed, props, say), whyOf(deed, props, say)]);
  return (
    <li>
      <button
        type="button"
        class={`deed ${now ? 'now' : ''} ${vain ? 'vain' : ''}`}
        aria-current={now ? 'step' : undefined}
        title={words}
        onClick={() => turn.read(n)}
        onPointerEnter={() => point(deed.head.targets)}
        onPointerLeave={() => point([])}
      >
        <span class="deed-title">{titleOf(deed, props, say)}</span>
        <Sign deed={deed} props={props} />
        <Outcome deed={deed} />
      </button>
    </li>
  );
}

// ---- his turn ----

function Steps({ turn }: { turn: Turn }) {
  const say = useSay();
  const { deeds, step } = turn;
  const last = step === deeds.length - 1;
  return (
    <span class="tom-steps">
      <span>{say('amsterdam.tom.step', { step: step + 1, steps: deeds.length })}</span>
      <button type="button" disabled={step === 0} onClick={() => turn.read(step - 1)}>
        {say('amsterdam.tom.back')}
      </button>
      <button
        type="button"
        data-do="tom-on"
        onClick={() => (last ? turn.show(false) : turn.read(step + 1))}
      >
        {say(last ? 'amsterdam.tom.close' : 'amsterdam.tom.on')}
      </button>
    </span>
  );
}

export function TomTurn(props: Props) {
  const say = useSay();
  const turn = turnOf(props);
  const deed = turn.open ? turn.deeds[turn.step] : undefined;
  // What the step speaks of glows while it is read.
  const targets = deed?.head.targets;
  useEffect(() => {
    if (turn.step > 0) point(targets);
    return () => point([]);
  }, [targets]);
  if (!deed) return null;
  const title = say('amsterdam.tom.turn', { round: props.view.round });
  return (
    <section class="tom-turn" aria-label={title}>
      <div class="tom-head">
        <b>{say('amsterdam.tom.turn.short')}</b>
        <Steps turn={turn} />
      </div>
      <ol class="deeds">
        {turn.deeds.map((one, n) => (
          <DeedCard key={one.at} deed={one} n={n} turn={turn} props={props} />
        ))}
      </ol>
      <p class="tom-words" aria-live="polite">
        {wordsOf(deed, props, say)} <span class="tom-why">{whyOf(deed, props, say)}</span>
      </p>
    </section>
  );
}

// ---- his card ----

const helps = [1, 2, 3, 4, 5, 6, 7];

function Help() {
  const say = useSay();
  return (
    <details class="tom-help">
      <summary title={say('amsterdam.tom.help')}>
        <span>{say('amsterdam.tom.help')}</span>
      </summary>
      <ul tabIndex={0}>
        {helps.map((n) => (
          <li key={n}>{say(`amsterdam.tom.help.${n}`)}</li>
        ))}
      </ul>
    </details>
  );
}

export function TomCard(props: Props) {
  const say = useSay();
  const { view, figures } = props;
  if (!withTom(view)) return null;
  const { points, florins, amstel, crests } = view.tom;
  const group = figures?.['toms-group'] ?? '–';
  const openPoints = figures ? say('amsterdam.tom.now', { points: figures['toms-points'] }) : undefined;
  const turn = turnOf(props);
  return (
    <li class="player toms" data-piece="tom">
      <div class="player-line">
        <svg class="seat-mark" viewBox="-12 -12 24 24" aria-hidden="true">
          <Plate letter="T" />
        </svg>
        <span class="player-name" title={say('amsterdam.tom')}>
          {tomName}
        </span>
        <span class="badge">{say('amsterdam.tom.sits')}</span>
        <span class="player-end">
          <span class="score" title={openPoints}>
            {points}
          </span>
        </span>
      </div>
      <div class="player-public">
        <span class="amsterdam-public">
          <span class="facts">
            <Fact icon="coin" words={say('amsterdam.public.florins', { count: florins })}>
              {florins}
            </Fact>
            <Fact icon="step" words={say('amsterdam.public.amstel', { count: amstel })}>
              {amstel}
            </Fact>
            <Fact icon="crest" words={say('amsterdam.tom.crests', { count: crests.length, group })}>
              {group}
              <small>/{crests.length}</small>
            </Fact>
          </span>
        </span>
      </div>
      <div class="tom-more">
        {turn.deeds.length > 0 && (
          <button
            type="button"
            class="look"
            aria-expanded={turn.open}
            onClick={() => turn.show(!turn.open)}
          >
            {say('amsterdam.tom.turn.short')}
          </button>
        )}
        <Help />
      </div>
    </li>
  );
}
