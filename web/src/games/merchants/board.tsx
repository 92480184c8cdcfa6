// The board. Wide: the time line round the sea chart with the city in its middle, the exchange
// below, the clock and the mayor's desk beside them. Narrow: one of them at a time, what is asked.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { useMeasured } from '../../draw/measure';
import { useSay } from '../../draw/say';
import { usePast } from '../../draw/travel';
import type { GameProps } from '../game';
import { Panels } from '../shared/panels';
import { open } from '../shared/targets';
import { City } from './city';
import { Tray } from './tray';
import { Desk } from './desk';
import { Dial } from './dial';
import { Exchange } from './exchange';
import { isAuction } from './facts';
import { Icon } from './glyphs';
import { type Edition, type Figures, type View, continents, goods, sitesEach } from './model';
import { Press } from './press';
import { Ready } from './ready';
import { timeShape } from './layout';
import { type Sale, latestSale } from './sale';
import { SaleWords } from './saleWords';
import { TimeLine } from './timeLine';
import { Continent, Rhumbs } from './world';

type Props = GameProps<View, Edition, Figures>;

const wideFrom = 560; // pixels

// How the latest auction ended, as seen by who was there.
function useSale(view: View): Sale | null {
  const past = usePast(view);
  const told = useRef<{ view: View; sale: Sale | null }>({ view, sale: null });
  if (told.current.view !== view) {
    told.current = { view, sale: latestSale(told.current.sale, past, view) };
  }
  return told.current.sale;
}

function World({ props, children }: { props: Props; children?: ComponentChildren }) {
  const [west, east] = [[0, 1], [2, 3]];
  const side = (list: number[], name: string) => (
    <div class={`continents ${name}`}>
      {list.map((index) => (
        <Continent key={continents[index]} index={index} props={props} />
      ))}
    </div>
  );
  return (
    <div class="m-world">
      <Rhumbs />
      {side(west!, 'west')}
      {children}
      {side(east!, 'east')}
    </div>
  );
}

interface Arranged {
  props: Props;
  sale: Sale | null;
}

function Auction({ props, sale }: Arranged) {
  const readiness = props.clock?.readiness.value;
  return (
    <div class="m-auction">
      <Dial {...props} sale={sale} />
      <SaleWords sale={sale} props={props} />
      {readiness ? <Ready {...props} readiness={readiness} /> : <Press {...props} />}
    </div>
  );
}

function Large({ props, sale }: Arranged) {
  const { down, along } = timeShape(props.edition.edition.spaces.length);
  return (
    <div class="m-table">
      <div class="m-map" style={{ '--down': down, '--along': along }}>
        <TimeLine {...props} />
        <World props={props}>
          <City {...props} />
        </World>
        <Exchange {...props} tall={false} />
      </div>
      <div class="m-side">
        <Auction props={props} sale={sale} />
        <Tray {...props} />
        <Desk {...props} />
      </div>
    </div>
  );
}

const panels = ['auction', 'amsterdam', 'colonies', 'exchange', 'time'] as const;
type Panel = (typeof panels)[number];
const panelIcon: Record<Panel, string> = {
  auction: 'clock',
  amsterdam: 'house',
  colonies: 'globe',
  exchange: 'exchange',
  time: 'hourglass',
};

// The panels on which something can be clicked now.
function askedOn(props: Props): Panel[] {
  const { view } = props;
  const asked: Record<Panel, boolean> = {
    auction: isAuction(view) || view.phase === 'place' || open(props, 'disc', 3).length > 0,
    amsterdam: open(props, 'site', 4 * sitesEach).length > 0,
    colonies: open(props, 'colony', 16).length > 0,
    exchange: open(props, 'good', goods.length).length > 0,
    time: false,
  };
  return panels.filter((panel) => asked[panel]);
}

function Small({ props, sale }: Arranged) {
  const say = useSay();
  const asked = askedOn(props);
  const [shown, setShown] = useState<Panel>('amsterdam');
  // What is asked comes to the front by itself; who looks elsewhere meanwhile may.
  useEffect(() => {
    if (asked[0]) setShown(asked[0]);
  }, [asked.join()]);
  const content: Record<Panel, ComponentChildren> = {
    auction: (
      <>
        <Auction props={props} sale={sale} />
        <Desk {...props} />
      </>
    ),
    amsterdam: <City {...props} />,
    colonies: <World props={props} />,
    exchange: <Exchange {...props} tall />,
    time: <TimeLine {...props} />,
  };
  return (
    <div class="m-small">
      <Panels
        prefix="m"
        title={say('merchants.panels')}
        panels={panels}
        shown={shown}
        show={setShown}
        asked={asked}
        label={(panel) => say(`merchants.panel.${panel}`)}
        icon={(panel) => <Icon name={panelIcon[panel]} />}
        content={content}
      >
        <Tray {...props} />
      </Panels>
    </div>
  );
}

export function Board(props: Props) {
  const { frame, value: narrow } = useMeasured((width) => width < wideFrom, false);
  const sale = useSale(props.view);
  return (
    <div class="merchants-board" ref={frame} data-phase={props.view.phase}>
      {narrow ? <Small props={props} sale={sale} /> : <Large props={props} sale={sale} />}
    </div>
  );
}
