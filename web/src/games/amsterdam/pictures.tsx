// Pictures of cards: their symbols come in a file of their own, a moment after the board, and lie on
// the page once; a card shows the one of its kind.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const idOf = (kind: string): string => `a-picture-${kind}`;

// As high as the card leaves room, from the middle.
export function CardPicture({ kind }: { kind: string }) {
  return (
    <svg
      class="card-picture"
      viewBox="0 0 160 62"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${idOf(kind)}`} />
    </svg>
  );
}

export function PictureSymbols() {
  const [scenes, setScenes] = useState<Record<string, ComponentType>>({});
  useEffect(() => {
    let gone = false;
    void import('./scenes/all').then(
      (all) => gone || setScenes(all.scenes),
      () => undefined, // offline: cards are read without them
    );
    return () => void (gone = true);
  }, []);
  return (
    <svg class="picture-symbols" width="0" height="0" aria-hidden="true">
      {Object.entries(scenes).map(([kind, Scene]) => (
        <symbol key={kind} id={idOf(kind)} viewBox="0 0 160 62">
          <Scene />
        </symbol>
      ))}
    </svg>
  );
}
