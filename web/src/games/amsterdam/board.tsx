// The board. Wide: round, dice and market above the city and the harbour, the Amstel under both.
// Narrow: one of them at a time, what is asked in front.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { useMeasured } from '../../draw/measure';
import { useSay } from '../../draw/say';
import { useNarrow } from '../../draw/surface';
import type { GameProps } from '../game';
import { Panels } from '../shared/panels';
import { isOpen, open } from '../shared/targets';
import { Amstel } from './amstel';
import { City } from './city';
import { Display, hasDisplay } from './display';
import { Harbour } from './harbour';
import { askOf, isSeated } from './facts';
import { Icon } from './glyphs';
import { OwnCards } from './mine';
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
import { PictureSymbols } from './pictures';
import { Dice, MarketTile, RoundNow, RoundTrack } from './strip';
import { Tasks } from './tasks';
import { TomTurn } from './tom';

type Props = GameProps<View, Edition, Figures>;

// City and harbour beside each other; one of them; one of them on a phone.
type Room = 'wide' | 'middle' | 'tall';
const roomIn = (width: number): Room => (width >= 860 ? 'wide' : width >= 560 ? 'middle' : 'tall');

// Width by height; 0: it is not to be seen.
const ratioIn = (width: number, height: number): number =>
  height > 0 ? Math.round((100 * width) / height) / 100 : 0;

const citysShare = 0.485; // of the width, beside the harbour

function Map(props: Props) {
  const { frame, value: ratio } = useMeasured(ratioIn, 2.9);
  return (
    <div class="a-map" ref={frame} style={{ '--city': citysShare }}>
      <City {...props} ratio={ratio * citysShare} />
      <Harbour {...props} ratio={ratio * (1 - citysShare)} />
      <Display {...props} over />
    </div>
  );
}

function Large(props: Props) {
  return (
    <div class="a-table" data-board>
      <div class="a-strip">
        <RoundTrack {...props} />
        <Dice {...props} />
        <MarketTile {...props} />
      </div>
      <Map {...props} />
      <Amstel {...props} inRow={mouth} />
    </div>
  );
}

const panels = ['city', 'harbour', 'amstel', 'cards'] as const;
type Panel = (typeof panels)[number];
const panelIcon: Record<Panel, string> = {
  cards: 'cards',
  city: 'city',
  harbour: 'harbour',
  amstel: 'step',
};

// The panels on which something can be clicked now.
function askedOn(props: Props, tall: boolean): Panel[] {
  const goodsOpen = open(props, 'good', goods.length).length > 0;
  const asked: Record<Panel, boolean> = {
    cards:
      hasDisplay(props.view) ||
      (tall && open(props, 'die', colours.length).length > 0) ||
      (tall && open(props, 'card', cardCount).length > 0),
    city: open(props, 'block', blockCount).length > 0,
    harbour:
      open(props, 'space', nodeCount).length > 0 ||
      open(props, 'docker', dockers.length).length > 0 ||
      (askOf(props.view)?.kind === 'dealer' && goodsOpen),
    amstel: isOpen(props, 'market') || open(props, 'advance', mouth).length > 0,
  };
  // What must be answered now comes first.
  const order: Panel[] = ['cards', 'city', 'harbour', 'amstel'];
  return order.filter((panel) => asked[panel]);
}

// A drawing in all the room that a panel has.
function Fitted({ children }: { children: (ratio: number) => ComponentChildren }) {
  const { frame, value: ratio } = useMeasured(ratioIn, 1);
  return (
    <div class="a-fitted" ref={frame}>
      {children(ratio)}
    </div>
  );
}

// On a phone one's cards are a strip that is pushed sideways: here all are to be read at once.
function Cards({ tall, ...props }: Props & { tall: boolean }) {
  const { view } = props;
  const own = tall && isSeated(view);
  const narrow = useNarrow();
  // A card of one's own is to be chosen: they come first, to be seen without scrolling.
  const ownAsked = own && ['drop', 'return', 'free-card'].includes(askOf(view)?.kind ?? '');
  return (
    <>
      {ownAsked && <OwnCards {...props} />}
      <Display {...props} />
      {tall && <Dice {...props} />}
      {narrow && isSeated(view) && <Tasks {...props} seat={view.viewer} />}
      {own && !ownAsked && <OwnCards {...props} />}
    </>
  );
}

function panelContent(props: Props, tall: boolean): Record<Panel, ComponentChildren> {
  return {
    city: <Fitted>{(ratio) => <City {...props} ratio={ratio} />}</Fitted>,
    harbour: <Fitted>{(ratio) => <Harbour {...props} ratio={ratio} />}</Fitted>,
    amstel: (
      <>
        <Amstel {...props} inRow={tall ? 7 : 10} />
        <RoundTrack {...props} />
      </>
    ),
    cards: <Cards {...props} tall={tall} />,
  };
}

function Small({ tall, ...props }: Props & { tall: boolean }) {
  const say = useSay();
  const narrow = useNarrow();
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
    <div class={tall ? 'a-small' : 'a-small middle'} data-board>
      <div class="a-head">
        <RoundNow {...props} />
        {!tall && <Dice {...props} />}
        <MarketTile {...props} />
      </div>
      {narrow && <TomTurn {...props} />}
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
      <PictureSymbols />
      {room === 'wide' ? <Large {...props} /> : <Small {...props} tall={room === 'tall'} />}
    </div>
  );
}
