// A small picture of a target for its button.
import type { GameProps, Target } from '../game';
import { indexOf, kindOf } from '../shared/targets';
import { CardFace } from './cards';
import { GoodDisc, Icon } from './glyphs';
import { type Edition, type Figures, type View, discs, goods, sectors } from './model';

type Props = GameProps<View, Edition, Figures> & { target: Target };

const icons: Record<string, string> = {
  borrow: 'coin',
  early: 'early',
  nothing: 'clock',
  site: 'house',
  space: 'hourglass',
};

function pictureOf({ target, edition }: Props) {
  const [kind, index] = [kindOf(target), indexOf(target)];
  if (kind === 'good' || kind === 'colony') {
    return (
      <svg class="glyph" viewBox="-15 -15 30 30" aria-hidden="true">
        <GoodDisc good={goods[index % sectors]!} />
      </svg>
    );
  }
  if (kind === 'card') return <CardFace card={edition.parts[target] ?? ''} />;
  const icon = kind === 'disc' ? discs[index] : icons[kind];
  return icon ? <Icon name={icon} /> : null;
}

export function TargetPicture(props: Props) {
  const picture = pictureOf(props);
  return picture && <span class="merchants-target">{picture}</span>;
}
