// The board. Wide: round, dice and market above the city and the harbour, the Amstel under both.
// Narrow: one of them at a time, what is asked in front.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { useMeasured } from '../../draw/measure';
import { useSay } from '../../draw/say';
import type { GameProps } from '../game';
import { Panels } from '../shared/panels';
import { isOpen, open } from '../shared/targets';
import { Amstel } from './amstel';
import { City } from './city';
import { Display, hasDisplay } from './display';
import { Harbour } from './harbour';
import { askOf, isSeated } from './facts';
import { Icon } from './glyphs';
import type { Shape } from './layout';
import { Tableau } from './mine';
import {
  type Edition,
  type Figures,
  type View,
  blockCount,
  cardCount,
  colours,
  dockers,
  goods,
  mouth,
  nodeCount,
} from './model';
import { Rondel } from './rondel';
import { Dice, Ends, MarketTile, RoundTrack } from './strip';
import { TomTurn } from './tom';
import { BlackMarket } from './trade';

type Props = GameProps<View, Edition, Figures>;

// City and harbour beside each other; one of them; one of them in its tall shape.
type Room = 'wide' | 'middle' | 'tall';
const roomIn = (width: number): Room => (width >= 860 ? 'wide' : width >= 560 ? 'middle' : 'tall');

const shapeIn = (width: number, height: number): Shape => (height > width / 3 ? 'roomy' : 'wide');

function Map(props: Props) {
  const { frame, value: shape } = useMeasured<Shape>(shapeIn, 'wide');
  return (
    <div class="a-map" ref={frame}>
      <City {...props} shape={shape} />
      <Harbour {...props} shape={shape} />
    </div>
  );
}

function Large(props: Props) {
  return (
    <div class="a-table">
      <div class="a-strip">
        <RoundTrack {...props} />
        <Dice {...props} />
        <MarketTile {...props} />
        <Ends {...props} />
      </div>
      <TomTurn {...props} />
      <Display {...props} />
      <Map {...props} />
      <Amstel {...props} inRow={mouth} />
    </div>
  );
}

const panels = ['cards', 'city', 'harbour', 'amstel'] as const;
type Panel = (typeof panels)[number];
const panelIcon: Record<Panel, string> = {
  cards: 'cards',
  city: 'city',
  harbour: 'harbour',
  amstel: 'step',
};

// The panels on which something can be clicked now.
function askedOn(props: Props, tall: boolean): Panel[] {
  const asked: Record<Panel, boolean> = {
    cards:
      hasDisplay(props.view) ||
      (tall && open(props, 'die', colours.length).length > 0) ||
      (tall && open(props, 'card', cardCount).length > 0),
    city: open(props, 'block', blockCount).length > 0,
    harbour:
      open(props, 'space', nodeCount).length > 0 ||
      open(props, 'docker', dockers.length).length > 0,
    amstel:
      isOpen(props, 'market') ||
      open(props, 'advance', mouth).length > 0 ||
      (askOf(props.view)?.kind === 'dealer' && open(props, 'good', goods.length).length > 0),
  };
  return panels.filter((panel) => asked[panel]);
}

function StandaloneMarket(props: Props) {
  return (
    <svg class="a-stall" viewBox="-2 -2 98 96" role="group">
      <BlackMarket {...props} at={{ x: 0, y: 0 }} />
    </svg>
  );
}

// On a phone one's own board is a drawer: what the cards are weighed against is here, too.
function Cards({ tall, ...props }: Props & { tall: boolean }) {
  const { view } = props;
  const seat = view.viewer;
  return (
    <>
      {tall && (
        <div class="a-wheel-row">
          <Dice {...props} />
          {isSeated(view) && <Rondel {...props} seat={seat} own={false} />}
        </div>
      )}
      <Display {...props} />
      {tall && isSeated(view) && <Tableau seat={seat} own props={props} />}
    </>
  );
}

function panelContent(props: Props, tall: boolean): Record<Panel, ComponentChildren> {
  const shape: Shape = tall ? 'tall' : 'wide';
  return {
    cards: <Cards {...props} tall={tall} />,
    city: <City {...props} shape={shape} />,
    harbour: <Harbour {...props} shape={shape} />,
    amstel: (
      <>
        <Amstel {...props} inRow={tall ? 7 : 10} />
        <div class="a-market-row">
          <StandaloneMarket {...props} />
          <RoundTrack {...props} />
        </div>
      </>
    ),
  };
}

function Small({ tall, ...props }: Props & { tall: boolean }) {
  const say = useSay();
  const { view } = props;
  const asked = askedOn(props, tall);
  const [shown, setShown] = useState<Panel>('city');
  // What must be answered comes to the front by itself; a turn leaves the choice to who plays it.
  const free = view.phase === 'actions' && view.asked.length === 0;
  const urgent = free ? undefined : asked[0];
  useEffect(() => {
    if (urgent) setShown(urgent);
  }, [urgent]);
  useEffect(() => {
    if (view.phase === 'actions' && !urgent) setShown((now) => (now === 'cards' ? 'city' : now));
  }, [view.phase]);
  return (
    <div class={tall ? 'a-small' : 'a-small middle'}>
      <div class="a-head">
        <MarketTile {...props} />
        {!tall && <Dice {...props} />}
        <Ends {...props} />
      </div>
      <TomTurn {...props} />
      <Panels
        prefix="a"
        title={say('amsterdam.panels')}
        panels={panels}
        shown={shown}
        show={setShown}
        asked={asked}
        label={(panel) => say(`amsterdam.panel.${panel}`)}
        icon={(panel) => <Icon name={panelIcon[panel]} />}
        content={panelContent(props, tall)}
      />
    </div>
  );
}

export function Board(props: Props) {
  const { frame, value: room } = useMeasured<Room>(roomIn, 'wide');
  return (
    <div class="amsterdam-board" ref={frame} data-phase={props.view.phase}>
      {room === 'wide' ? <Large {...props} /> : <Small {...props} tall={room === 'tall'} />}
    </div>
  );
}
