// The server's JSON of venise by the names that its drawing uses. The types are made of the C++, where
// view.h, state.h, event.h and edition.h say what each field means.
import {
  orderKindNames,
  type Colour,
  type Edition as Tables,
  type Good,
  type Layout,
  type OrderKind,
  type View as SentView,
  type Workshop as WorkshopRow,
} from '../../net/generated/venise';
import type { EditionPage } from '../../net/http';

export {
  colourNames as colours,
  goodNames as goods, // in the order of their raw materials
  orderKindNames as orderKinds,
  tileNames as tiles,
} from '../../net/generated/venise';
export type {
  ActivationFigures,
  Cell,
  Colour,
  Die,
  Effect,
  Figures,
  Good,
  Master,
  OrderKind,
  Phase,
  Tile,
  TradeFigures,
  WayFigures,
} from '../../net/generated/venise';

export type Cubes = Partial<Record<Colour, number>>; // none of a kind: no field
export type Goods = Partial<Record<Good, number>>;
export type Orders = Partial<Record<OrderKind, number>>;

export type View = Omit<SentView, 'rolled' | 'shipped'> & {
  rolled: [number, number];
  shipped: [number, number]; // goods as bits
};
export type Deck = SentView['order-deck'] | SentView['workshop-deck'] | SentView['master-deck'];

// A card that is printed names what it makes, a layout where the boat lies.
export type Workshop = Required<WorkshopRow>;
export type Edition = EditionPage<
  Omit<Tables, 'workshops' | 'layouts'> & {
    workshops: Workshop[];
    layouts: Required<Layout>[];
  }
>;

export const nowhere = 127;
export const stockSize = 6;
export const firstWorkshop = orderKindNames.length; // cards are numbered: orders, workshops, masters
export const mostWorkshops = 15;
export const firstMaster = firstWorkshop + mostWorkshops;
