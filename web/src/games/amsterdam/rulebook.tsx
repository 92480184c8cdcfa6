// All cards, market tiles and tasks for the list of the rules page.
import type { CardsModule } from '../../rulebook/entries';
import type { GameProps } from '../game';
import { classOf } from './facts';
import { Icon } from './glyphs';
import type { Edition, Figures, View } from './model';
import { cardLabel, cardText, resourcesText } from './phrases';
import { CardPicture, PictureSymbols } from './pictures';
import { TileFace } from './strip';

type Props = GameProps<View, Edition, Figures>;

export const kinds: CardsModule['kinds'] = {
  artisan: { en: 'Artisans', fr: 'Artisans', de: 'Handwerker', nl: 'Ambachtslieden' },
  building: { en: 'Buildings', fr: 'Bâtiments', de: 'Gebäude', nl: 'Gebouwen' },
  plan: { en: 'District plans', fr: 'Plans de quartier', de: 'Quartierspläne', nl: 'Wijkplannen' },
  tile: { en: 'Market tiles', fr: 'Tuiles Marché', de: 'Marktplättchen', nl: 'Markttegels' },
  task: { en: 'Tasks', fr: 'Tâches', de: 'Aufträge', nl: 'Opdrachten' },
};

export const Drawings = PictureSymbols;

const pointsOf = (points: readonly number[]): string =>
  [...new Set(points.filter((one) => one > 0))].join(' / ');

export const entries: CardsModule['entries'] = (props, say) => {
  const { cards, tiles, tasks } = (props as Props).edition.edition;
  return [
    ...cards.map((row, index) => ({
      id: `card:${index}`,
      kind: classOf(index),
      title: cardLabel(index, say),
      words: [
        cardText(index, say),
        say('amsterdam.card-cost', { list: resourcesText(row.cost, say) }),
      ].join(' '),
      picture: <CardPicture kind={row.kind} />,
    })),
    ...tiles.map((tile) => ({
      id: `tile:${tile.tile}`,
      kind: 'tile',
      title: tile.tile.toUpperCase(),
      words: say(`amsterdam.tile.${tile.tile}`),
      picture: (
        <span class="tile-face">
          <TileFace tile={tile} />
        </span>
      ),
    })),
    ...tasks.map(({ task, points }) => ({
      id: `task:${task}`,
      kind: 'task',
      title: `${task}: ${pointsOf(points)}`,
      words: say(`amsterdam.task.${task}`),
      picture: <Icon name="task" />,
    })),
  ];
};
