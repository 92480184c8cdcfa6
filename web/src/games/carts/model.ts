// The server's JSON of carts by the names that its drawing uses. The types are made of the C++, where
// view.h, event.h and edition.h say what each field means.
import type { Card, Edition as Tables } from '../../net/generated/carts';
import type { EditionPage } from '../../net/http';

export { cardNames as cardKinds } from '../../net/generated/carts';
export type {
  Card,
  Contract,
  ContractFigures,
  Figures,
  Phase,
  Place,
  Track,
  View,
} from '../../net/generated/carts';

export const colours = ['pink', 'blue', 'green', 'black', 'red', 'orange'] as const;
export type Cards = Partial<Record<Card, number>>; // none of a kind: no field
export type Edition = EditionPage<Tables>;

export const nobody = -1;
