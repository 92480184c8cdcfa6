// The board. Wide: the time line round the sea chart with the city in its middle, the exchange
// below; the auction stands beside it (side.tsx), or right of the exchange while the side is folded.
// Narrow: one of them at a time, what is asked.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { useMeasured } from '../../draw/measure';
import { useSay } from '../../draw/say';
import { useNarrow } from '../../draw/surface';
import { settings } from '../../state/settings';
import type { GameProps } from '../game';
import { Panels } from '../shared/panels';
import { open } from '../shared/targets';
import { City } from './city';
import { Exchange } from './exchange';
import { isAuction } from './facts';
import { Icon } from './glyphs';
import { type Area, type WideBoard, cityOf, cityOn, slimGround, wideBoard } from './layout';
import { type Edition, type Figures, type View, continents, goods, sitesEach } from './model';
import { Sea } from './scenery';
import { scored } from './scored';
import { AuctionRoom, ClockButtons } from './side';
import { TimeCells, TimeTable } from './timeLine';
import { Continent, World } from './world';

type Props = GameProps<View, Edition, Figures>;

interface Size {
  w: number;
  h: number;
}

interface AtProps {
  area: Area;
  board: WideBoard;
  class?: string;
  children: ComponentChildren;
}

// A drawing of its own in its place on the board.
function At({ area, board, class: kind = '', children }: AtProps) {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  const place = {
    left: percent(area.x, board.w),
    top: percent(area.y, board.h),
    width: percent(area.w, board.w),
    height: percent(area.h, board.h),
  };
  return (
    <div class={`m-at ${kind}`} style={place}>
      {children}
    </div>
  );
}

function Large({ props, size }: { props: Props; size: Size }) {
  const board = wideBoard(size.w, size.h, props.edition, settings.value.sideFolded);
  const { chart, city, continents: lands, exchange, auction } = board;
  const middle = ({ x, w }: Area) => x + w / 2;
  return (
    <div class="m-table">
      <svg class="m-ground" viewBox={`0 0 ${board.w} ${board.h}`}>
        <Sea chart={chart} columns={[middle(lands[0]!), middle(lands[2]!)]} />
        <TimeCells cells={board.cells} props={props} />
      </svg>
      {lands.map((area, index) => (
        <At key={continents[index]} area={area} board={board}>
          <Continent index={index} props={props} />
        </At>
      ))}
      <At area={city} board={board}>
        <City {...props} plan={cityOf(props.edition)} />
      </At>
      <At area={exchange} board={board}>
        <Exchange {...props} w={exchange.w} h={exchange.h} roomy />
      </At>
      {auction && (
        <At area={auction} board={board} class="m-corner">
          <AuctionRoom {...props}>
            <ClockButtons {...props} />
          </AuctionRoom>
        </At>
      )}
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

const smallExchange = { w: 560, h: 430 };

// What the tabs leave of the board.
const smallRoom = ({ w, h }: Size): Size => ({ w: w - 8, h: h - 60 });

function Small({ props, size }: { props: Props; size: Size }) {
  const say = useSay();
  const asked = askedOn(props);
  const plan = useMemo(
    () => cityOn(props.edition, slimGround(smallRoom(size))),
    [props.edition, size.w, size.h],
  );
  const [shown, setShown] = useState<Panel>('amsterdam');
  // What is asked comes to the front by itself; who looks elsewhere meanwhile may.
  useEffect(() => {
    if (asked[0]) setShown(asked[0]);
  }, [asked.join()]);
  const counted = scored.value?.area;
  const content: Record<Panel, ComponentChildren> = {
    auction: <AuctionRoom {...props} />,
    amsterdam: <City {...props} plan={plan} />,
    colonies: <World {...props} />,
    exchange: <Exchange {...props} {...smallExchange} roomy={false} />,
    time: <TimeTable {...props} />,
  };
  return (
    <div class="m-small">
      <Panels
        prefix="m"
        title={say('merchants.panels')}
        panels={panels}
        shown={counted ?? shown}
        show={setShown}
        asked={asked}
        label={(panel) => say(`merchants.panel.${panel}`)}
        icon={(panel) => <Icon name={panelIcon[panel]} />}
        content={content}
      />
      {isAuction(props.view) && (
        <div class="m-room m-buttons">
          <ClockButtons {...props} />
        </div>
      )}
    </div>
  );
}

export function Board(props: Props) {
  const { frame, value: size } = useMeasured((w, h): Size => ({ w, h }), { w: 1168, h: 748 });
  const counted = scored.value?.area;
  const narrow = useNarrow();
  return (
    <div
      class={`merchants-board ${counted ? `counts-${counted}` : ''}`}
      ref={frame}
      data-board
      data-phase={props.view.phase}
    >
      {narrow ? <Small props={props} size={size} /> : <Large props={props} size={size} />}
    </div>
  );
}
