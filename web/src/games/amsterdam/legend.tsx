// The signs of the game and what they mean; small pictures for choices.
import type { ComponentChildren } from 'preact';

import { useSay } from '../../draw/say';
import type { GameProps, Target } from '../game';
import { indexOf, kindOf } from '../shared/targets';
import { rowOf } from './facts';
import { CrateIcon, DockerFigure, Icon, PipIcon, timingSign } from './glyphs';
import {
  type Docker,
  type Edition,
  type Figures,
  type View,
  colours,
  dockers,
  goods,
} from './model';
import { colourName, dockerName, goodName } from './phrases';
import { CardPicture } from './pictures';

type Props = GameProps<View, Edition, Figures>;

const Signed = ({ sign, children }: { sign: ComponentChildren; children: ComponentChildren }) => (
  <li>
    <span class="legend-sign">{sign}</span>
    <span>{children}</span>
  </li>
);

function Group({ name, children }: { name: string; children: ComponentChildren }) {
  const say = useSay();
  const words = `amsterdam.legend.${name}.words`;
  return (
    <section>
      <h3>{say(`amsterdam.legend.${name}`)}</h3>
      {['resources', 'goods', 'dockers'].includes(name) && <p>{say(words)}</p>}
      <ul>{children}</ul>
    </section>
  );
}

const DockerIcon = ({ docker }: { docker: Docker }) => (
  <svg class="docker-icon" viewBox="-13 -15 26 30" aria-hidden="true">
    <DockerFigure docker={docker} />
  </svg>
);

const timings = ['I', 'II', 'III', 'permanent', 'end'] as const;
const numbers: [sign: string, key: string][] = [
  ['coin', 'coin'],
  ['step', 'step'],
  ['crest', 'crest'],
  ['cards', 'cards-count'],
  ['penalty', 'penalty'],
  ['rondel', 'rondel'],
];

export function Legend(_: Props) {
  const say = useSay();
  return (
    <div class="amsterdam-legend">
      <Group name="resources">
        {colours.map((colour) => (
          <Signed key={colour} sign={<PipIcon colour={colour} />}>
            {colourName(colour, say)}
          </Signed>
        ))}
      </Group>
      <Group name="goods">
        {goods.map((good) => (
          <Signed key={good} sign={<CrateIcon good={good} />}>
            {goodName(good, say)}
          </Signed>
        ))}
      </Group>
      <Group name="dockers">
        {dockers.map((docker) => (
          <Signed key={docker} sign={<DockerIcon docker={docker} />}>
            {dockerName(docker, say)}
          </Signed>
        ))}
      </Group>
      <div class="legend-long">
        <Group name="cards">
          {timings.map((timing) => (
            <Signed
              key={timing}
              sign={<b>{timing === 'end' ? <Icon name="laurel" /> : timingSign[timing]}</b>}
            >
              {say(`amsterdam.legend.timing.${timing}`)}
            </Signed>
          ))}
        </Group>
        <Group name="numbers">
          {numbers.map(([sign, key]) => (
            <Signed key={key} sign={<Icon name={sign} />}>
              {say(`amsterdam.legend.${key}`)}
            </Signed>
          ))}
        </Group>
      </div>
    </div>
  );
}

// ---- choices beside what was clicked ----

const buttonSign: Record<string, string> = {
  activate: 'resource',
  buy: 'coin',
  claim: 'resource',
  acquire: 'coin',
  cede: 'coin',
  use: 'cards',
  load: 'barge',
  deliver: 'points',
  store: 'store',
  'sell-florins': 'coin',
  'sell-resource': 'resource',
  'sell-both': 'dealer',
};

function pictureOf(target: Target, { edition }: Props): ComponentChildren {
  const [kind, index] = [kindOf(target), indexOf(target)];
  switch (kind) {
    case 'resource':
    case 'die':
      return <PipIcon colour={colours[index]!} />;
    case 'good':
      return <CrateIcon good={goods[index]!} />;
    case 'docker':
      return <DockerIcon docker={dockers[index]!} />;
    case 'card':
      return <CardPicture kind={rowOf(index, edition)?.kind ?? ''} />;
    default:
      return buttonSign[kind] ? <Icon name={buttonSign[kind]} /> : null;
  }
}

export function TargetPicture({ target, ...props }: Props & { target: Target }) {
  const picture = pictureOf(target, props);
  return picture ? <span class="amsterdam-picture">{picture}</span> : null;
}

// Resources and cards may lie far from what was clicked.
export const besideClick = (target: Target): boolean => kindOf(target) === 'resource';
