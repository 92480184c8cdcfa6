// Goal and end of a game, out of its rules page: what the key `?` shows first at a table.
import { legendOpen } from '../parts/legend';
import { addressOf } from '../state/router';
import { openRules, rulesPath } from '../state/rulebook';
import { anchorAt, sectionsOf, type Block, type Section } from './form';
import { useRules } from './text';
import { BlockView, ReadingContext, Words } from './words';
import type { RulesSource } from './source';

// The section of the goal, and the one that explains why nothing can be done after the end.
export const places = ['goal', '!match-over'];

// The end without the example that it closes with.
export function briefOf({ heading, blocks }: Section): Block[] {
  const example = blocks.findIndex(({ kind }) => kind === 'quote');
  return heading.anchor === 'goal' || example < 0 ? blocks : blocks.slice(0, example);
}

export function essentialsOf({ book, english }: Pick<RulesSource, 'book' | 'english'>): Section[] {
  const anchors = places.map((place) => anchorAt(english, place));
  return anchors.flatMap((anchor) => sectionsOf(book).filter(({ heading }) => heading.anchor === anchor));
}

export function Essentials({ id: game }: { id: string }) {
  const { source } = useRules(game);
  if (!source) return <div class="essentials" />;
  const go = (anchor: string) => {
    legendOpen.value = false;
    openRules(game, anchor);
  };
  const addressAt = (to: string) => addressOf(rulesPath(game, to));
  const sections = sectionsOf(source.book);
  const reading = { source, lastAnchor: sections[sections.length - 1]!.heading.anchor, go, addressAt };
  return (
    <ReadingContext.Provider value={reading}>
      <div class="essentials" lang={source.lang}>
        {essentialsOf(source).map((section) => (
          <section class="rules-section" key={section.heading.anchor}>
            <h3>
              <Words content={section.heading.content} />
            </h3>
            {briefOf(section).map((block, i) => (
              <BlockView key={i} block={block} title={section.heading.anchor} />
            ))}
          </section>
        ))}
      </div>
    </ReadingContext.Provider>
  );
}
