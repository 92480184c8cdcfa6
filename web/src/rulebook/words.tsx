// The words of a rules page, drawn: headings with their anchors, lists, tables, examples.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { createContext } from 'preact';
import { useSay } from '../draw/say';
import { AllCards } from './allCards';
import { type Block, type Inline, type Section, wordsOf } from './form';
import { Picture } from './picture';
import type { RulesSource } from './source';
import { valueAt } from './values';

export interface Reading {
  source: RulesSource;
  lastAnchor: string; // what † means
  go(anchor: string): void;
  addressAt(anchor: string): string;
}

export const ReadingContext = createContext<Reading | null>(null);
const useReading = (): Reading => useContext(ReadingContext)!;

export const elementId = (anchor: string): string => `rules-${anchor}`;

interface LinkProps {
  to: string;
  class?: string;
  tip?: string;
  labelled?: boolean; // the tip says more than the words
  children: ComponentChildren;
}

function AnchorLink(props: LinkProps) {
  const { go, addressAt } = useReading();
  const follow = (e: MouseEvent) => {
    if (e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    go(props.to);
  };
  return (
    <a href={addressAt(props.to)} class={props.class} data-tip={props.tip} aria-label={props.labelled ? props.tip : undefined} onClick={follow}>
      {props.children}
    </a>
  );
}

function Dagger() {
  const say = useSay();
  const { lastAnchor } = useReading();
  return (
    <AnchorLink to={lastAnchor} class="dagger" tip={say('rulebook.dagger')} labelled>
      †
    </AnchorLink>
  );
}

function ValueOf({ paths, text }: { paths: string[]; text: string }) {
  const { edition } = useReading().source.file.edition as { edition: unknown };
  const ours = paths.some((path) => valueAt(edition, path)?.reconstructed);
  if (!ours) return <>{text}</>;
  return (
    <span class="of-edition">
      {text}
      <Dagger />
    </span>
  );
}

function ReadingNumber({ number }: { number: string }) {
  const say = useSay();
  const words = say('rulebook.reading', { number });
  return (
    <span class="reading-number" data-tip={words} tabIndex={0} role="note" aria-label={words}>
      {number}
    </span>
  );
}

function One({ one }: { one: Inline }) {
  switch (one.kind) {
    case 'text':
      return <>{one.text}</>;
    case 'bold':
      return (
        <b>
          <Words content={one.content} />
        </b>
      );
    case 'italic':
      return (
        <i>
          <Words content={one.content} />
        </i>
      );
    case 'link':
      return (
        <AnchorLink to={one.to}>
          <Words content={one.content} />
        </AnchorLink>
      );
    case 'value':
      return <ValueOf {...one} />;
    case 'reading':
      return <ReadingNumber number={one.number} />;
  }
}

export function Words({ content }: { content: Inline[] }) {
  return (
    <>
      {content.map((one, i) => (
        <One key={i} one={one} />
      ))}
    </>
  );
}

const items = (list: Inline[][]) =>
  list.map((content, i) => (
    <li key={i}>
      <Words content={content} />
    </li>
  ));

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const cell = (content: Inline[], i: number) => (
    <td key={i}>
      <Words content={content} />
    </td>
  );
  const title = head.map(wordsOf).join(', ');
  return (
    <div class="rules-table" role="group" tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            {head.map((content, i) =>
              content.length > 0 ? (
                <th key={i} scope="col">
                  <Words content={content} />
                </th>
              ) : (
                <td key={i} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>{row.map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function BlockView({ block, title }: { block: Block; title: string }) {
  const { source } = useReading();
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((content, i) => (
            <p key={i}>
              <Words content={content} />
            </p>
          ))}
        </blockquote>
      );
    case 'list':
      return block.ordered ? <ol>{items(block.items)}</ol> : <ul>{items(block.items)}</ul>;
    case 'table':
      return <Table {...block} />;
    case 'picture':
      return <Picture source={source} name={block.name} items={block.items} title={title} />;
    case 'cards':
      return <AllCards source={source} />;
    default:
      return null;
  }
}

export function SectionView({ section, under = false }: { section: Section; under?: boolean }) {
  const { heading, blocks, parts } = section;
  const id = elementId(heading.anchor);
  const words = <Words content={heading.content} />;
  const title = wordsOf(heading.content);
  return (
    <section class="rules-section" aria-labelledby={id}>
      {under ? (
        <h3 id={id} tabIndex={-1}>
          {words}
        </h3>
      ) : (
        <h2 id={id} tabIndex={-1}>
          {words}
        </h2>
      )}
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} title={title} />
      ))}
      {parts.map((part) => (
        <SectionView key={part.heading.anchor} section={part} under />
      ))}
    </section>
  );
}
