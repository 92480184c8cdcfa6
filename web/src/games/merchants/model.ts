// The server's JSON of merchants by the names that its drawing uses. The types are made of the C++,
// where view.h, state.h, event.h and edition.h say what each field means.
import type { CardCount, Edition as Tables, Good, View as SentView } from '../../net/generated/merchants';
import type { EditionPage } from '../../net/http';

// In the order of their numbers.
export {
  areaNames as areas,
  continentNames as continents,
  goodNames as goods,
  quarterNames as quarters,
} from '../../net/generated/merchants';
export type {
  Area,
  Figures,
  Good,
  Phase,
  PriceFigures,
  SeatFigures,
  SectorFigures,
  Space,
  SpaceEvent,
  Term,
} from '../../net/generated/merchants';

export const quarterSigns = ['g', 'nz', 'oz', 'l'] as const;
export const discs = ['mayor', 'clock', 'bucket'] as const;

export type Markers = Partial<Record<Good, number>>; // off the row: no field
export type Colonies = Partial<Record<string, number>>; // "africa-gems": how many

// Colonies and cards are looked up by names that are put together.
export type View = Omit<SentView, 'colonies' | 'pile'> & {
  colonies: Colonies[];
  pile: Record<string, number | undefined>;
};
export type Edition = EditionPage<
  Omit<Tables, 'cards'> & { cards: Required<CardCount>[] }
>;

export const sectors = 4;
export const sitesEach = 16; // numbers that are kept for each quarter
export const houseSpace = 2; // drawn apart: from here on a marker counts towards the free house
export const earlyBid = 9999;
export const nobody = -1;
