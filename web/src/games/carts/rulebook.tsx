// The files of the rules page, and all contracts, routes and kinds of cards for its list.
import type { RulesModule } from '../../rulebook/entries';
import { Symbol, toneClass } from '../../draw/symbols';
import type { GameProps } from '../game';
import { CardFace } from './cards';
import { explain } from './explain';
import { type Edition, type Figures, type View, cardKinds } from './model';
import { cardName, pair } from './phrases';
import { PlacePicture } from './ribbon';

type Props = GameProps<View, Edition, Figures>;

export const texts: RulesModule['texts'] = {
  en: () => import('../../../../texts/rules/carts/en.md'),
  fr: () => import('../../../../texts/rules/carts/fr.md'),
  de: () => import('../../../../texts/rules/carts/de.md'),
  nl: () => import('../../../../texts/rules/carts/nl.md'),
};
export const pictures = () => import('./generated/rulebook.json');

export const kinds: RulesModule['kinds'] = ['card', 'contract', 'route'];

const copies = { coloured: 6, joker: 8 };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
// Without the words before the colon, which are the title.
const afterTitle = (words: string): string => capital(words.replace(/^[^:]*:\s*/, ''));

export const entries: RulesModule['entries'] = (all, say) => {
  const props = all as Props;
  const { contracts, tracks } = props.edition.edition;
  return [
    ...cardKinds.map((card) => ({
      id: `card:${card}`,
      kind: 'card',
      title: `${capital(cardName(card, say))} (×${card === 'joker' ? copies.joker : copies.coloured})`,
      words: '',
      picture: <CardFace card={card} />,
    })),
    ...contracts.map((contract, index) => ({
      id: `contract:${index}`,
      kind: 'contract',
      title: pair(contract),
      words: afterTitle(say('carts.contract', { pair: pair(contract), points: contract.points })),
      picture: (
        <span class="card-row">
          <PlacePicture name={contract.from} edition={props.edition} />
          <PlacePicture name={contract.to} edition={props.edition} />
        </span>
      ),
    })),
    ...tracks.map((track, index) => ({
      id: `track:${index}`,
      kind: 'route',
      title: pair(track),
      words: afterTitle(explain(`track:${index}`, props, say)),
      picture: (
        <svg class={`legend-symbol ${toneClass(track.colour)}`} viewBox="-12 -12 24 24">
          <rect class="legend-ground" x="-12" y="-12" width="24" height="24" rx="3" />
          <Symbol colour={track.colour} size={0.85} />
        </svg>
      ),
    })),
  ];
};
