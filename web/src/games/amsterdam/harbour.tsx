// The harbour: channels, quays with their dockers, warehouses with three roofs, depots, barges.
import { Mark, seatClass } from '../../draw/marks';
import { SvgPart, partProps } from '../../draw/part';
import { useSay } from '../../draw/say';
import { toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { isOpen } from '../shared/targets';
import { BlackMarket, DockersHouse } from './trade';
import { Foreman } from './walkers';
import { explain } from './explain';
import { actorOf, delivered, nodeOf, roofsOf, shipsAt, spreadCrew } from './facts';
import { Crate, DockerFigure, DockerSign, Glyph } from './glyphs';
import { type Berth, type Harbour as Layout, type Shape, channelsOf, harbours } from './layout';
import {
  type Edition,
  type Figures,
  type View,
  type Docker,
  type Good,
  dockers,
} from './model';

type Props = GameProps<View, Edition, Figures>;
interface Here {
  props: Props;
  name: string;
}

// A roof is red while it is free and shows what it brings.
function Warehouse({ good, props }: { good: Good; props: Props }) {
  const there = delivered(props.view, good);
  const points = roofsOf(good, props.edition)?.points ?? [];
  return (
    <g class="warehouse">
      <rect class="wall" x="-35" y="-8" width="70" height="26" rx="2" />
      <Crate good={good} y={6} size={0.82} />
      {points.map((worth, n) => (
        <g
          key={n}
          class={n < there ? 'roof full' : 'roof'}
          transform={`translate(${(n - 1) * 23} -8)`}
        >
          <path d="M-11.5 0V-6L0 -20L11.5 -6V0Z" />
          {n < there ? (
            <g data-piece={`roof:${good}:${n}`} data-from={`barge:${actorOf(props.view)}`}>
              <Crate good={good} y={-6} size={0.52} />
            </g>
          ) : (
            <text y="-2.5">{worth}</text>
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
      <path class="wall" d="M-21 18V-8L-14 -18H14L21 -8V18Z" />
      {good ? (
        <g data-piece={`depot:${index}`} data-from={`barge:${actorOf(props.view)}`}>
          <Crate good={good} size={0.9} />
        </g>
      ) : (
        <text y="8">{worth}</text>
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
        const figure = <DockerFigure docker={docker} x={x} y={-3} size={0.92} />;
        if (!mine || !isOpen(props, target)) return <g key={`${docker}${n}`}>{figure}</g>;
        return (
          <SvgPart
            key={`${docker}${n}`}
            target={target}
            parts={parts}
            label={explain(target, props, say)}
            class="hireable"
          >
            <circle class="hit" cx={x} cy="-2" r="20" />
            {figure}
            <circle class="ring" cx={x} cy="-2" r="15" />
          </SvgPart>
        );
      })}
    </>
  );
}

function Quay({ docker, ...here }: Here & { docker: Docker; index: number }) {
  return (
    <g class={`quay ${toneClass(docker)}`}>
      <rect class="pier" x="-34" y="-19" width="68" height="36" rx="4" />
      <path class="flag" d="M-34 -19H34V-13H-34ZM-34 11H34V17H-34Z" />
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

const buildingY = 34; // from its space

function Space({ node, at, props }: { node: number; at: Berth; props: Props }) {
  const say = useSay();
  const { edition, parts } = props;
  const target = `space:${node}`;
  const name = edition.parts[target] ?? '';
  const place = nodeOf(node);
  const { kind } = place;
  const open = isOpen(props, target);
  const [words, r] = [explain(target, props, say), kind === 'water' ? 8 : 12];
  return (
    <>
      <g
        {...partProps(target, parts, words, `berth ${kind}`)}
        transform={`translate(${at.x} ${at.y})`}
      >
        <circle class="hit" r={open ? 30 : 16} />
        {kind === 'start' && <circle class="start-ring" r="21" />}
        <circle class="buoy" r={kind === 'start' ? 15 : r} />
        {kind === 'start' && <Glyph name="harbour" size={0.9} />}
        {(kind === 'warehouse' || kind === 'depot') && <Glyph name="harbour" size={0.62} />}
        {place.kind === 'quay' && <DockerSign docker={place.docker} />}
        <circle class="ring" r={r + 6} />
        {at.side !== 0 && (
          <g class="shore" transform={`translate(0 ${at.side * buildingY})`}>
            <rect class="hit" x="-36" y="-30" width="72" height="50" />
            {kind !== 'quay' && <Building node={node} props={props} name={name} />}
          </g>
        )}
      </g>
      {kind === 'quay' && (
        <g transform={`translate(${at.x} ${at.y + at.side * buildingY})`}>
          <Building node={node} props={props} name={name} />
        </g>
      )}
    </>
  );
}

const hull = 'M-18 -5C-8 -2 8 -2 18 -5C17 5 12 11 8 11H-8C-12 11 -17 5 -18 -5Z';

// Barges that share a space lie beside each other.
function Barges({ layout, props }: { layout: Layout; props: Props }) {
  const { view, edition } = props;
  return (
    <g class="barges still">
      {layout.berths.flatMap((at, node) => {
        const here = shipsAt(view, edition.parts[`space:${node}`] ?? '');
        return here.map((seat, n) => {
          const x = at.x + (n - (here.length - 1) / 2) * 26;
          const y = at.y + (here.length > 2 ? (n % 2) * 10 - 5 : 0);
          return (
            <g
              key={seat}
              class={`barge ${seatClass(seat)} ${seat === view.viewer ? 'own' : ''}`}
              data-piece={`barge:${seat}`}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <path class="hull" d={hull} />
              <circle class="cabin" cy="-3" r="9" />
              <g class="on-cabin">
                <Mark seat={seat} y={-3} size={0.62} />
              </g>
            </g>
          );
        });
      })}
    </g>
  );
}

export function Harbour({ shape, ...props }: Props & { shape: Shape }) {
  const say = useSay();
  const layout = harbours[shape];
  const channels = channelsOf(props.edition, layout)
    .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
    .join('');
  return (
    <svg
      class="a-harbour"
      viewBox={`0 0 ${layout.w} ${layout.h}`}
      style={{ '--shape': layout.w / layout.h }}
      role="group"
      aria-label={say('amsterdam.panel.harbour')}
    >
      <path class="channel-bed" d={channels} />
      <path class="channel" d={channels} />
      <DockersHouse {...props} at={layout.building} />
      {layout.market && <BlackMarket {...props} at={layout.market} />}
      {layout.berths.map((at, node) => (
        <Space key={node} node={node} at={at} props={props} />
      ))}
      <Barges layout={layout} props={props} />
      <Foreman layout={layout} props={props} />
    </svg>
  );
}
