// Where things are at a table. Wide: the sentence on top, the board with my things under it, the
// rest at the side. Narrow: board first, my things and the sentence at the bottom, under the thumb.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Target } from '../games/game';
import { useTravel } from '../draw/travel';
import { narrow } from '../state/screen';
import { ZoomButtons } from './zoom';

interface Props {
  title: string;
  kind: string;
  moment: unknown; // the view that is drawn: its pieces travel when it is another
  bar: ComponentChildren;
  board: ComponentChildren;
  mine: ComponentChildren;
  chooser: ComponentChildren;
  players: ComponentChildren;
  rest: ComponentChildren;
  found?(targets: ReadonlySet<Target>): void; // which targets have a place on the page
}

export function TableLayout({
  title,
  kind,
  moment,
  bar,
  board,
  mine,
  chooser,
  players,
  rest,
  found,
}: Props) {
  const main = useRef<HTMLElement>(null);
  useTravel(main, moment);
  useLayoutEffect(() => {
    if (!found) return;
    const parts = [...(main.current?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
    // What lies in a closed drawer can't be clicked. (Asking for its box would be slow.)
    const seen = parts.filter((part) => !narrow.value || !part.closest('.mine:not(.open)'));
    found(new Set(seen.map((part) => part.dataset['target'] ?? '')));
  });
  const head = <h1 class="sr">{title}</h1>;
  return narrow.value ? (
    <main id="main" ref={main} class={`table-page narrow-table ${kind}`}>
      {head}
      <div class="scroll">
        <div class="first-screen">
          {players}
          {board}
        </div>
        <div class="side">{rest}</div>
      </div>
      <div class="dock">
        <div class="dock-tools">
          <ZoomButtons />
        </div>
        {mine}
        {chooser}
        {bar}
      </div>
    </main>
  ) : (
    <main id="main" ref={main} class={`table-page wide-table ${kind}`}>
      {head}
      {bar}
      <div class="play-area">
        {board}
        {mine}
      </div>
      <div class="side">
        {chooser}
        {players}
        {rest}
      </div>
    </main>
  );
}
