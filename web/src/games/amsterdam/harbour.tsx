// The harbour: channels, quays with their dockers, warehouses with three roofs, depots, barges.
import { useMemo } from 'preact/hooks';

import type { Point } from '../../draw/geometry';
import { Mark, seatClass } from '../../draw/marks';
import { SvgPart, partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps, Target } from '../game';
import { isOpen, total } from '../shared/targets';
import { BlackMarket, DockersHouse } from './trade';
import { Foreman } from './walkers';
import { explain } from './explain';
import {
  type Node,
  actorOf,
  goodHere,
  delivered,
  nodeOf,
  roofsOf,
  shipsAt,
  spreadCrew,
  spreadGoods,
} from './facts';
import { Crate, DockerFigure, DockerSign, Glyph } from './glyphs';
import { type Berth, type Harbour as Layout, bargeSpots, channelsOf, harbourFor } from './layout';
import { Ripples } from './ripples';
import {
  type Edition,
  type Figures,
  type View,
  type Docker,
  type Good,
  dockers,
  goods,
} from './model';

type Props = GameProps<View, Edition, Figures>;
interface Here {
  props: Props;
  name: string;
}

// Three roofs with what they bring; the goods that were delivered lie in those that are full.
function Warehouse({ good, props }: { good: Good; props: Props }) {
  const there = delivered(props.view, good);
  const points = roofsOf(good, props.edition)?.points ?? [];
  return (
    <g class="warehouse">
      <path class="shadow" d="M-33 22V-6H35V22Z" />
      <path class="wall" d="M-34 20V-8L-22.7 -21L-11.3 -8L0 -21L11.3 -8L22.7 -21L34 -8V20Z" />
      <path class="eaves" d="M-34 -8L-22.7 -21L-11.3 -8L0 -21L11.3 -8L22.7 -21L34 -8" />
      <path class="door" d="M-29 20V7H-18V20ZM18 20V7H29V20Z" />
      <Crate good={good} y={8.5} size={0.86} />
      {points.map((worth, n) => (
        <g
          key={n}
          class={n < there ? 'roof full' : 'roof'}
          transform={`translate(${(n - 1) * 22.7} -9.5)`}
        >
          {n < there ? (
            <g data-piece={`roof:${good}:${n}`} data-from={`barge:${actorOf(props.view)}`}>
              <Crate good={good} size={0.72} />
            </g>
          ) : (
            <>
              <circle r="8.8" />
              <text y="4.6">{worth}</text>
            </>
          )}
        </g>
      ))}
    </g>
  );
}

function Depot({ index, props }: { index: number; props: Props }) {
  const good = props.view.depots[index];
  const worth = props.edition.edition.depots[index]?.points ?? 0;
  return (
    <g class={good ? 'depot full' : 'depot'}>
      <path class="shadow" d="M-20 22V0H23V22Z" />
      <path class="wall" d="M-21 20V0A21 19 0 0 1 21 0V20Z" />
      <path class="stones" d="M-21 8H21M-13 8V20M13 8V20M-14 -13L-8 -4M14 -13L8 -4" />
      {good ? (
        <g data-piece={`depot:${index}`} data-from={`barge:${actorOf(props.view)}`}>
          <Crate good={good} y={2} size={0.9} />
        </g>
      ) : (
        <>
          <circle class="depot-plate" r="10.5" cy="1" />
          <text y="6.5">{worth}</text>
        </>
      )}
    </g>
  );
}

// A docker can be taken by who lies there: only those are parts.
function Dockers({ index, props, name }: Here & { index: number }) {
  const say = useSay();
  const { view, parts } = props;
  const crew = spreadCrew(view.quays[index] ?? {});
  const mine = view.ship[view.viewer] === name;
  return (
    <>
      {crew.map((docker, n) => {
        const x = (n - (crew.length - 1) / 2) * 23;
        const target = `docker:${dockers.indexOf(docker)}`;
        const figure = <DockerFigure docker={docker} x={x} y={5} size={0.95} />;
        if (!mine || !isOpen(props, target)) return <g key={`${docker}${n}`}>{figure}</g>;
        return (
          <SvgPart
            key={`${docker}${n}`}
            target={target}
            parts={parts}
            label={explain(target, props, say)}
            class="hireable"
          >
            <circle class="hit" cx={x} cy="4" r="18" />
            {figure}
            <circle class="ring" cx={x} cy="4" r="14" />
          </SvgPart>
        );
      })}
    </>
  );
}

function Quay({ docker, ...here }: Here & { docker: Docker; index: number }) {
  return (
    <g class={`quay ${toneClass(docker)}`}>
      <rect class="shadow" x="-31" y="-16" width="64" height="38" />
      <rect class="pier" x="-32" y="-20" width="64" height="40" rx="2" />
      <path class="planks" d="M-32 -2H32M-32 9H32" />
      <rect class="flag" x="-32" y="-20" width="64" height="9" rx="2" />
      <Dockers {...here} />
    </g>
  );
}

function Building({ node, ...here }: Here & { node: number }) {
  const place = nodeOf(node);
  switch (place.kind) {
    case 'quay':
      return <Quay {...here} docker={place.docker} index={place.index} />;
    case 'warehouse':
      return <Warehouse good={place.good} props={here.props} />;
    case 'depot':
      return <Depot index={place.index} props={here.props} />;
    default:
      return null;
  }
}

interface SumProps {
  node: number;
  name: string;
  place: Node;
  props: Props;
}

// At the space of one's barge one delivers or loads: a click on it means the good.
function targetOfSpace(node: number, props: Props): Target {
  const target = `space:${node}`;
  const good = props.edition.parts[target] === props.view.ship[props.view.viewer] && !isOpen(props, target)
    ? goodHere(node, props.view, (it) => isOpen(props, `good:${goods.indexOf(it)}`))
    : undefined;
  return good ? `good:${goods.indexOf(good)}` : target;
}

// What a delivery here brings now, beside the building: where the barge lies, or the good is chosen.
function DeliverySum({ node, name, place, props }: SumProps) {
  const { view, figures, parts } = props;
  const it = figures?.deliveries.find(({ space }) => space === name);
  if (!it || view.phase !== 'actions' || actorOf(view) !== view.viewer) return null;
  const aboard = view.barge[view.viewer] ?? {};
  const fits = place.kind === 'warehouse' ? (aboard[place.good] ?? 0) : total(aboard);
  const chosen = place.kind === 'warehouse' && parts.chosen(`good:${goods.indexOf(place.good)}`);
  if (!fits || !(view.ship[view.viewer] === name || chosen)) return null;
  const words = `+${it.points}`;
  const w = 26 + 9 * words.length;
  const target = targetOfSpace(node, props);
  return (
    <g class="delivery-sum" transform="translate(0 34)" onClick={() => parts.click(target)}>
      <rect x={-w / 2} y="-11" width={w} height="22" rx="11" />
      <text x={-8} y="5.5">
        {words}
      </text>
      <Glyph name="points" x={w / 2 - 14} size={0.72} />
    </g>
  );
}

function Space({ node, at, props }: { node: number; at: Berth; props: Props }) {
  const say = useSay();
  const { edition, parts } = props;
  const target = targetOfSpace(node, props);
  const name = edition.parts[target] ?? '';
  const place = nodeOf(node);
  const { kind } = place;
  const open = isOpen(props, target);
  const [words, r] = [explain(`space:${node}`, props, say), kind === 'water' ? 7 : 11];
  const built = at.building && `translate(${at.building.x - at.x} ${at.building.y - at.y})`;
  return (
    <>
      <g
        {...partProps(target, parts, words, `berth ${kind}`)}
        data-offer={`space:${node}`} // its own name, while a click means the good
        onPointerEnter={() => parts.explain(`space:${node}`)}
        transform={`translate(${at.x} ${at.y})`}
      >
        <circle class="hit" r={open ? 26 : 15} />
        <circle class="buoy" r={kind === 'start' ? 17 : r} />
        {kind === 'start' && <Glyph name="start" size={1.05} />}
        {(kind === 'warehouse' || kind === 'depot') && <Glyph name="harbour" size={0.62} />}
        {place.kind === 'quay' && <DockerSign docker={place.docker} />}
        <circle class="ring" r={kind === 'start' ? 20 : r + 6} />
        {built && (
          <g class="shore" transform={built}>
            <rect class="hit" x="-34" y="-22" width="68" height="44" />
            {kind !== 'quay' && <Building node={node} props={props} name={name} />}
            {kind !== 'quay' && (
              <rect
                class="ring"
                x={kind === 'depot' ? -24 : -37}
                y="-24"
                width={kind === 'depot' ? 48 : 74}
                height="47"
                rx="6"
              />
            )}
          </g>
        )}
      </g>
      {kind === 'quay' && at.building && (
        <g transform={`translate(${at.building.x} ${at.building.y})`}>
          <Building node={node} props={props} name={name} />
        </g>
      )}
    </>
  );
}

// Over all that stands in the harbour.
function Sums({ layout, props }: { layout: Layout; props: Props }) {
  return (
    <g class="still">
      {layout.berths.map((at, node) => {
        if (!at.building) return null;
        const name = props.edition.parts[`space:${node}`] ?? '';
        return (
          <g key={node} transform={`translate(${at.building.x} ${at.building.y})`}>
            <DeliverySum node={node} name={name} place={nodeOf(node)} props={props} />
          </g>
        );
      })}
    </g>
  );
}

const hull = 'M-24 -3H24C23 8 17 11 12 11H-12C-17 11 -23 8 -24 -3Z';

// Goods in the hold, and who stands aboard.
function Cargo({ seat, view }: { seat: number; view: View }) {
  const load = spreadGoods(view.barge[seat] ?? {});
  const crew = spreadCrew(view.aboard[seat] ?? {});
  const count = load.length + crew.length;
  const step = Math.min(13, 34 / Math.max(1, count - 1));
  const at = (n: number) => (n - (count - 1) / 2) * step;
  return (
    <>
      {load.map((good, n) => (
        <Crate key={`${good}${n}`} good={good} x={at(n)} y={-9} size={0.58} />
      ))}
      {crew.map((docker, n) => (
        <DockerFigure key={`${docker}${n}`} docker={docker} x={at(load.length + n)} y={-9} size={0.6} />
      ))}
    </>
  );
}

function Barges({ layout, props }: { layout: Layout; props: Props }) {
  const { view, edition } = props;
  return (
    <g class="barges still">
      {layout.berths.flatMap((at, node) => {
        const here = shipsAt(view, edition.parts[`space:${node}`] ?? '');
        const spots = bargeSpots(at, here.length, layout);
        return here.map((seat, n) => (
          <g
            key={seat}
            class={`barge ${seatClass(seat)} ${seat === view.viewer ? 'own' : ''}`}
            data-piece={`barge:${seat}`}
            style={{ transform: `translate(${spots[n]!.x}px, ${spots[n]!.y}px)` }}
          >
            <ellipse class="wake" cy="10" rx="25" ry="4" />
            <Cargo seat={seat} view={view} />
            <path class="hull" d={hull} />
            <circle class="cabin" cy="4" r="5.6" />
            <Mark seat={seat} y={4} size={0.42} />
          </g>
        ));
      })}
    </g>
  );
}

// A compass on the open water.
function Rose({ at }: { at: Point }) {
  return (
    <g class="rose still" transform={`translate(${at.x} ${at.y}) scale(0.9)`}>
      <circle r="24" />
      <path d="M0 0L-3 -7L0 -18L3 -7ZM0 0L7 -3L18 0L7 3ZM0 0L3 7L0 18L-3 7ZM0 0L-7 3L-18 0L-7 -3Z" transform="rotate(45)" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path class="rose-light" d="M0 0L-5 -8L0 -29Z" />
          <path class="rose-dark" d="M0 0L5 -8L0 -29Z" />
        </g>
      ))}
    </g>
  );
}

export function Harbour({ ratio, ...props }: Props & { ratio: number }) {
  const say = useSay();
  const layout = useMemo(() => harbourFor(ratio), [ratio]);
  const channels = channelsOf(props.edition, layout)
    .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
    .join('');
  return (
    <svg
      class="a-harbour"
      viewBox={`0 0 ${layout.w} ${layout.h}`}
      role="group"
      aria-label={say('amsterdam.panel.harbour')}
    >
      <Ripples {...layout} />
      <path class="channel-bed" d={channels} />
      <path class="channel" d={channels} />
      <Rose at={layout.rose} />
      <DockersHouse {...props} at={layout.dockers} size={layout.trade} />
      <BlackMarket {...props} at={layout.market} size={layout.trade} />
      {layout.berths.map((at, node) => (
        <Space key={node} node={node} at={at} props={props} />
      ))}
      <Barges layout={layout} props={props} />
      <Sums layout={layout} props={props} />
      <Foreman layout={layout} props={props} />
    </svg>
  );
}
