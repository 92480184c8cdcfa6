// The whole text of a rules page, with its contents; it stands at a place that may change.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSay } from '../draw/say';
import { fetchSheet } from '../parts/laterSheet';
import { rulesPath } from '../state/rulebook';
import { addressOf } from '../state/router';
import { language } from '../state/settings';
import { showProblem } from '../state/toast';
import type { Lang } from '../texts/format';
import { anchorAt, headingsOf, sectionsOf, wordsOf } from './form';
import { rulesOf, type RulesSource } from './source';
import { elementId, ReadingContext, SectionView, Words } from './words';

declare const rulebookSheetFile: string; // named by the build

// `missing`: there are no rules of such a game.
export function useRules(game: string): { source: RulesSource | null; missing: boolean } {
  const [source, setSource] = useState<RulesSource | null>(null);
  const [missing, setMissing] = useState(false);
  const lang: Lang = language();
  useEffect(() => {
    let gone = false;
    Promise.all([rulesOf(game, lang), fetchSheet(rulebookSheetFile)]).then(([found]) => {
      if (gone) return;
      setSource(found);
      setMissing(found === null);
    }, showProblem);
    return () => void (gone = true);
  }, [game, lang]);
  return { source, missing };
}

interface TextProps {
  source: RulesSource;
  place: unknown; // another value: go there, even if it is the same place
  at: string;
  go(anchor: string): void;
  folded: boolean; // the contents
}

function Contents({ source, go, folded }: Pick<TextProps, 'source' | 'go' | 'folded'>) {
  const say = useSay();
  const follow = (e: MouseEvent, anchor: string) => {
    if (e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    const box = (e.currentTarget as Element).closest('details');
    if (box && folded) box.open = false;
    go(anchor);
  };
  return (
    <nav class="rules-contents" aria-label={say('rulebook.contents')}>
      <details open={!folded}>
        <summary>{say('rulebook.contents')}</summary>
        <ol>
          {headingsOf(source.book).map(({ anchor, level, content }) => (
            <li key={anchor} class={`level-${level}`}>
              <a
                href={addressOf(rulesPath(source.ui.id, anchor))}
                onClick={(e) => follow(e, anchor)}
              >
                {wordsOf(content)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export function RulesText({ source, place, at, go, folded }: TextProps) {
  const say = useSay();
  const node = useRef<HTMLDivElement>(null);
  const anchor = anchorAt(source.english, at);
  const sections = sectionsOf(source.book);
  useLayoutEffect(() => {
    const heading = node.current?.querySelector<HTMLElement>(`#${elementId(anchor)}`);
    if (!heading || (at === '' && !folded)) return;
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  }, [source, place, at]);
  const reading = {
    source,
    lastAnchor: sections[sections.length - 1]!.heading.anchor,
    go,
    addressAt: (to: string) => addressOf(rulesPath(source.ui.id, to)),
  };
  return (
    <ReadingContext.Provider value={reading}>
      <div class="rules-text" ref={node} lang={source.lang}>
        <Contents source={source} go={go} folded={folded} />
        <div class="rules-body">
          <h1>{source.book.title}</h1>
          <p class="rules-facts">
            <Words content={source.book.facts} />
          </p>
          {source.lang !== language() && (
            <p class="rules-note" lang={language()}>
              {say('rulebook.english-only')}
            </p>
          )}
          {sections.map((section) => (
            <SectionView key={section.heading.anchor} section={section} />
          ))}
        </div>
      </div>
    </ReadingContext.Provider>
  );
}
