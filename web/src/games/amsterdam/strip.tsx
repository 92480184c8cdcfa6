// Above the map: the round with what it gives and turns, the dice, the market tile.
import type { JSX } from 'preact';

import { Part } from '../../draw/part';
import { useSay } from '../../draw/say';
import { Symbol, toneClass } from '../../draw/symbols';
import type { GameProps, Say } from '../game';
import { explain } from './explain';
import { bonusOf, phaseOf, tileOf, turnedFrom } from './facts';
import { Icon } from './glyphs';
import {
  type Edition,
  type Figures,
  type View,
  type Colour,
  type TileEffect,
  type TileRow,
  colours,
  lastRound,
} from './model';

type Props = GameProps<View, Edition, Figures>;

// Rounds 1 to 7 tell what an early delivery brings more, the others which faces are turned to 1.
function Round({ round, props }: { round: number; props: Props }) {
  const say = useSay();
  const { view, figures, parts } = props;
  const bonus = bonusOf(round);
  const first = figures?.['first-round'] ?? 1;
  const state = round < view.round ? 'past' : round === view.round ? 'now' : '';
  const closed = round < first ? 'closed' : '';
  const target = `round:${round}`;
  return (
    <Part
      target={target}
      parts={parts}
      label={explain(target, props, say)}
      class={`a-round ${state} ${closed}`}
    >
      <b>{round}</b>
      {bonus > 0 ? (
        <small class="bonus">+{bonus}</small>
      ) : (
        <small class="turned">≥{turnedFrom(round)}</small>
      )}
    </Part>
  );
}

// "III · Actions", with its sentence.
function PhaseSign({ view, short = false }: { view: View; short?: boolean }) {
  const say = useSay();
  const phase = phaseOf(view);
  const sign = say(`amsterdam.phase-short.${phase}`);
  return (
    <span class="phase" title={say(`amsterdam.phase.${phase}`)}>
      {short ? sign : `${sign} · ${say(`amsterdam.phase-name.${phase}`)}`}
    </span>
  );
}

export function RoundTrack(props: Props) {
  const say = useSay();
  return (
    <div class="a-rounds" role="group" aria-label={say('amsterdam.rounds')}>
      <PhaseSign view={props.view} />
      {Array.from({ length: lastRound }, (_, i) => (
        <Round key={i} round={i + 1} props={props} />
      ))}
    </div>
  );
}

// What this round gives or turns, in a few words.
export function roundWords({ view }: Props, say: Say): string {
  const bonus = bonusOf(view.round);
  if (bonus > 0) return say('amsterdam.round-now.bonus', { count: bonus });
  return say('amsterdam.round-now.turned', { face: turnedFrom(view.round) });
}

// Where there is no room for the whole track.
export function RoundNow(props: Props) {
  const say = useSay();
  const { view } = props;
  return (
    <div class="a-round-now">
      <PhaseSign view={view} short />
      <span>
        {say('amsterdam.round-of', { number: view.round, count: lastRound })}
        {view.round > 0 && <small>{roundWords(props, say)}</small>}
      </span>
    </div>
  );
}

// Pips of a die's face, as places on a grid of three by three.
const faces: number[][] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const pipAt = (line: number): number => (Math.floor(line) - 1) * 8.5;

export function DieFace({ colour, value }: { colour: Colour; value: number }) {
  return (
    <svg class={`die-face ${toneClass(colour)}`} viewBox="-17 -17 34 34" aria-hidden="true">
      <rect class="die-ground" x="-15" y="-15" width="30" height="30" rx="6" />
      {value === 0 ? (
        <g opacity="0.55">
          <Symbol colour={colour} size={0.9} />
        </g>
      ) : (
        faces[value]?.map((at) => (
          <circle key={at} class="die-pip" cx={pipAt(at % 3)} cy={pipAt(at / 3)} r="2.9" />
        ))
      )}
    </svg>
  );
}

function Die({ index, props }: { index: number; props: Props }) {
  const say = useSay();
  const { view, figures, parts } = props;
  const colour = colours[index]!;
  const rolled = view.dice[index] ?? 0;
  const face = rolled && (figures?.dice[index] || rolled);
  const target = `die:${index}`;
  return (
    <Part target={target} parts={parts} label={explain(target, props, say)} class="a-die">
      <DieFace key={rolled} colour={colour} value={face} />
      <svg class={`die-sign ${toneClass(colour)}`} viewBox="-12 -12 24 24" aria-hidden="true">
        <circle class="pip-ground" r="11" />
        <Symbol colour={colour} size={0.8} />
      </svg>
      {face !== rolled && <s class="rolled">{rolled}</s>}
    </Part>
  );
}

export function Dice(props: Props) {
  const say = useSay();
  return (
    <div class="a-dice" role="group" aria-label={say('amsterdam.dice')}>
      {colours.map((colour, index) => (
        <Die key={colour} index={index} props={props} />
      ))}
    </div>
  );
}

// What C tiles do is told by a sign; their words when pointed at.
const effectSign: Partial<Record<TileEffect, string>> = {
  spaces: 'barge',
  swap: 'swap',
  activate: 'cards',
  moor: 'harbour',
  block: 'crest',
  'one-of-each': 'wheel-of-six',
};

export function TileFace({ tile }: { tile: TileRow }) {
  const gains: JSX.Element[] = [];
  if (tile.points) {
    gains.push(
      <span key="points">
        {tile.points}
        <Icon name="points" />
      </span>,
    );
  }
  const sign = effectSign[tile.effect];
  if (sign) {
    gains.push(
      <span key="effect">
        {tile.amount > 1 && tile.amount}
        <Icon name={sign} />
      </span>,
    );
  }
  for (let i = 0; i < tile.steps; ++i) gains.push(<Icon key={`s${i}`} name="step" />);
  for (let i = 0; i < tile.resources; ++i) gains.push(<Icon key={`r${i}`} name="resource" />);
  return (
    <>
      <span class="tile-price">
        {tile.price}
        <Icon name="coin" />
      </span>
      <span class="tile-arrow">→</span>
      <span class="tile-gain">{gains}</span>
    </>
  );
}

export function MarketTile(props: Props) {
  const say = useSay();
  const { view, edition, parts } = props;
  const tile = tileOf(view, edition);
  const used = view.phase === 'actions' && view.turn.markets > 0;
  return (
    <Part
      target="market"
      parts={parts}
      label={explain('market', props, say)}
      class={`a-tile ${used ? 'used' : ''}`}
    >
      <b class="tile-title">{say('amsterdam.market')}</b>
      {tile ? (
        <span class="tile-face" data-piece={`tile:${tile.tile}`}>
          <TileFace tile={tile} />
        </span>
      ) : (
        <span class="tile-face">–</span>
      )}
    </Part>
  );
}
