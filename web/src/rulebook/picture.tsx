// A picture of a rules page: a position drawn by the game's board, numbers on its parts, and the list
// that tells what they are. A click on either shows the other.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useMeasured } from '../draw/measure';
import { useSay } from '../draw/say';
import type { PictureItem } from './form';
import { frameSize, TableFrame } from './frame';
import { cropOf, type Box, namesSide, type Spot, spotsOf } from './places';
import type { RulesSource } from './source';
import { Words } from './words';

interface Props {
  source: RulesSource;
  name: string;
  items: PictureItem[];
  title: string;
}

const numberSize = 26; // pixels
const leastScale = 0.5; // smaller, a phone shows less of it at a time
const mostScale = 1.15;
const paperWidth = 660; // pixels: A4 between usual margins
const whole: Box = { x: 0, y: 0, w: frameSize.width, h: frameSize.height };

const within = ({ x, y, w, h }: Box, px: number, py: number) =>
  px >= x && py >= y && px <= x + w && py <= y + h;

// The smallest part under a point.
function itemAt(spots: (Spot | null)[], x: number, y: number): number | null {
  const hit = spots
    .map((spot, i) => ({ i, box: spot?.box }))
    .filter(({ box }) => box && within(box, x, y))
    .sort((a, b) => a.box!.w * a.box!.h - b.box!.w * b.box!.h);
  return hit[0]?.i ?? null;
}

export function Picture({ source, name, items, title }: Props) {
  const say = useSay();
  const position = source.file.pictures[name];
  const { frame, value: width } = useMeasured((w) => w, 800);
  const [spots, setSpots] = useState<(Spot | null)[]>([]);
  const [crop, setCrop] = useState(whole);
  const [chosen, setChosen] = useState<number | null>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const scale = Math.min(mostScale, Math.max(width / crop.w, leastScale));
  const at = ({ x, y }: { x: number; y: number }) => ({
    left: `${((x - crop.x) / crop.w) * 100}%`,
    top: `${((y - crop.y) / crop.h) * 100}%`,
  });
  const around = (box: Box) => ({
    ...at(box),
    width: `${(box.w / crop.w) * 100}%`,
    height: `${(box.h / crop.h) * 100}%`,
  });
  const drawn = (inside: Document) => {
    const iframe = inside.defaultView!.frameElement as HTMLIFrameElement;
    iframe.inert = false; // else nothing in it can be found by its place
    const targets = items.map(({ target }) => target);
    inside.body.classList.toggle('no-side', !namesSide(targets, inside));
    const found = spotsOf(targets, inside, frameSize, numberSize / scale);
    iframe.inert = true;
    setSpots(found);
    setCrop(cropOf(found, name === 'board', frameSize));
  };
  // What is chosen in the list comes into view in a picture that is wider than its place.
  useEffect(() => {
    const spot = chosen === null ? null : spots[chosen];
    const node = scroll.current;
    if (!spot || !node || node.scrollWidth <= node.clientWidth) return;
    node.scrollTo({ left: (spot.x - crop.x) * scale - node.clientWidth / 2, behavior: 'smooth' });
  }, [chosen]);
  const choose = (index: number | null) => setChosen(index === chosen ? null : index);
  const onPicture = (e: MouseEvent) => {
    const { left, top } = (e.currentTarget as Element).getBoundingClientRect();
    const found = itemAt(spots, (e.clientX - left) / scale + crop.x, (e.clientY - top) / scale + crop.y);
    setChosen(found);
    if (found !== null) list.current?.children[found]?.scrollIntoView({ block: 'nearest' });
  };
  if (!position) return null;
  const words = say('rulebook.picture', { title });
  const spot = chosen === null ? null : spots[chosen];
  const size = {
    '--picture-width': `${crop.w}px`,
    '--picture-height': `${crop.h}px`,
    '--on-screen': scale,
    '--on-paper': Math.min(scale, paperWidth / crop.w),
  };
  return (
    <figure class="rules-picture" data-picture={name} aria-label={words}>
      <div ref={frame} />
      <div class="picture-scroll" ref={scroll} role="group" aria-label={words} tabIndex={0} style={size}>
        <div class="picture-stage" onClick={onPicture}>
          <div
            class="picture-table"
            style={{ transform: `scale(var(--scale)) translate(${-crop.x}px, ${-crop.y}px)` }}
          >
            <TableFrame source={source} position={position} title={words} drawn={drawn} />
          </div>
          <div class="picture-cover" />
          {spot && <div class="picture-ring" style={around(spot.box)} />}
          {spots.map(
            (number, i) =>
              number && (
                <span
                  key={i}
                  class={`picture-number ${i === chosen ? 'chosen' : ''}`}
                  data-number={i + 1}
                  data-of={items[i]!.target}
                  aria-hidden="true"
                  style={at(number)}
                >
                  {i + 1}
                </span>
              ),
          )}
        </div>
      </div>
      <ol class="picture-items" ref={list}>
        {items.map(({ content }, i) => (
          <li key={i} class={i === chosen ? 'chosen' : ''}>
            <button
              class="item-number"
              aria-pressed={i === chosen}
              aria-label={String(i + 1)}
              onClick={() => choose(i)}
            >
              {i + 1}
            </button>
            <span class="item-words" onClick={() => choose(i)}>
              <Words content={content} />
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
