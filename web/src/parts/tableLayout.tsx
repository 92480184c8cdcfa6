// Where things are at a table. Wide: one bar on top, the board with my things under it, the rest at
// the side. Narrow: players and board first, my things and the question at the bottom, under the thumb.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Target } from '../games/game';
import { useTravel } from '../draw/travel';
import { narrow } from '../state/screen';
import { settings } from '../state/settings';
import { t } from '../texts';
import { HomeLink } from './barTools';

interface Props {
  title: string;
  kind: string;
  moment: unknown; // the view that is drawn: its pieces travel when it is another
  bar: ComponentChildren; // wide: with the way home and the tools
  tools?: ComponentChildren; // narrow: beside the players
  board: ComponentChildren;
  mine: ComponentChildren;
  callout?: ComponentChildren;
  players: ComponentChildren;
  rest: ComponentChildren; // under the players
  guide?: ComponentChildren; // of a lesson: above the players, or above my things
  note?: ComponentChildren; // for newcomers: above the board, or above my things
  noted?: boolean; // there is one now
  drawer?: ComponentChildren; // at the bottom of the side
  found?(targets: ReadonlySet<Target>): void; // which targets have a place on the page
}

export function TableLayout(all: Props) {
  const { title, kind, moment, bar, tools, board, mine, callout, players, rest, drawer } = all;
  const { found, guide, note, noted } = all;
  const main = useRef<HTMLElement>(null);
  useTravel(main, moment);
  useLayoutEffect(() => {
    if (!found) return;
    const parts = [...(main.current?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
    found(new Set(parts.map((part) => part.dataset['target'] ?? '')));
  });
  const head = <h1 class="sr">{title}</h1>;
  const folded = settings.value.sideFolded && !guide ? 'side-folded' : '';
  const kinds = `${kind} ${guide ? 'guided' : ''} ${noted ? 'noted' : ''}`;
  return narrow.value ? (
    <main id="main" ref={main} tabIndex={-1} class={`table-page narrow-table ${kinds}`}>
      {head}
      <div class="scroll">
        <div class="first-screen">
          <div class="top-line">
            <HomeLink />
            {players}
            <div class="top-tools">{tools}</div>
          </div>
          {board}
        </div>
        <div class="side">
          {rest}
          {drawer}
        </div>
      </div>
      <div class="dock">
        {guide}
        {note}
        {mine}
        {callout}
        {bar}
      </div>
    </main>
  ) : (
    <main id="main" ref={main} tabIndex={-1} class={`table-page wide-table ${kinds} ${folded}`}>
      {head}
      {bar}
      <div class="play-area">
        {note}
        {board}
        {mine}
      </div>
      <div class="side">
        {guide}
        <div class="side-scroll" role="group" aria-label={t('players')} tabIndex={0}>
          {players}
          <div class="side-rest">{rest}</div>
        </div>
        {drawer}
      </div>
      {callout}
    </main>
  );
}
