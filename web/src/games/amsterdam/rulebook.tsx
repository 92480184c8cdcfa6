// The files of the rules page, and all cards, market tiles and tasks for its list.
import type { RulesModule } from '../../rulebook/entries';
import type { GameProps } from '../game';
import { classOf } from './facts';
import { Icon } from './glyphs';
import type { Edition, Figures, View } from './model';
import { cardLabel, cardText, resourcesText } from './phrases';
import { CardPicture, PictureSymbols } from './pictures';
import { TileFace } from './strip';

type Props = GameProps<View, Edition, Figures>;

export const texts: RulesModule['texts'] = {
  en: () => import('../../../../texts/rules/amsterdam/en.md'),
  fr: () => import('../../../../texts/rules/amsterdam/fr.md'),
  de: () => import('../../../../texts/rules/amsterdam/de.md'),
  nl: () => import('../../../../texts/rules/amsterdam/nl.md'),
};
export const pictures = () => import('./generated/rulebook.json');

export const kinds: RulesModule['kinds'] = ['artisan', 'building', 'plan', 'tile', 'task'];

export const Drawings = PictureSymbols;

const pointsOf = (points: readonly number[]): string =>
  [...new Set(points.filter((one) => one > 0))].join(' / ');

export const entries: RulesModule['entries'] = (props, say) => {
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
