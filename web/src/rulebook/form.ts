// The form of the rules pages (texts/rules/GAME/LANGUAGE.md): the part of Markdown that they use, with
// headings that name what they explain, numbered pictures, values of the edition and readings.
//
//   ## Claim a route {#claim claim !wrong-colour}    an anchor; verbs of actions; reasons to refuse
//   @picture board    and a list: 1. [track:6] **Route** …    on which part each number is drawn
//   @cards            all cards and tiles
//   {=/terms/loan/value*1000 120,000}    a value of the edition       {?7}    reading 7

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; content: Inline[] }
  | { kind: 'link'; to: string; content: Inline[] }
  | { kind: 'value'; paths: string[]; text: string }
  | { kind: 'reading'; number: string };

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  anchor: string;
  verbs: string[];
  refusals: string[];
  content: Inline[];
}

export interface PictureItem {
  target: string; // "tile:market", or ".class-name"
  content: Inline[];
}

export type Block =
  | Heading
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'quote'; paragraphs: Inline[][] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'picture'; name: string; items: PictureItem[] }
  | { kind: 'cards' };

export interface Rulebook {
  title: string;
  facts: Inline[];
  blocks: Block[];
}

export class FormError extends Error {
  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
  }
}

const tokens =
  /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(#([a-z0-9-]+)\)|\{=((?:\/[\w-]+)+(?:\*\d+)?(?:,(?:\/[\w-]+)+(?:\*\d+)?)*) ([^{}]+)\}|\{\?(\w+)\}/g;

export function inlines(text: string, line = 0): Inline[] {
  const out: Inline[] = [];
  const plain = (part: string) => {
    const strange = /[*{}[\]<`]/.exec(part);
    if (strange) throw new FormError(line, `"${strange[0]}" is not understood in: ${text}`);
    if (part) out.push({ kind: 'text', text: part });
  };
  if (text.trim() === '' && line > 0) throw new FormError(line, 'words are missing');
  let at = 0;
  for (const found of text.matchAll(tokens)) {
    plain(text.slice(at, found.index));
    at = found.index + found[0].length;
    const [, bold, italic, words, to, paths, value, reading] = found;
    if (bold) out.push({ kind: 'bold', content: inlines(bold, line) });
    else if (italic) out.push({ kind: 'italic', content: inlines(italic, line) });
    else if (words) out.push({ kind: 'link', to: to!, content: inlines(words, line) });
    else if (paths) out.push({ kind: 'value', paths: paths.split(','), text: value! });
    else out.push({ kind: 'reading', number: reading! });
  }
  plain(text.slice(at));
  return out;
}

function heading(text: string, line: number): Heading {
  const found = /^(##|###) (.+) \{#([a-z0-9-]+)((?: !?[a-z0-9-]+)*)\}$/.exec(text);
  if (!found) throw new FormError(line, `not a heading with an anchor: ${text}`);
  const [, signs, words, anchor, names] = found;
  const all = names!.split(' ').filter(Boolean);
  return {
    kind: 'heading',
    level: signs === '##' ? 2 : 3,
    anchor: anchor!,
    verbs: all.filter((name) => !name.startsWith('!')),
    refusals: all.filter((name) => name.startsWith('!')).map((name) => name.slice(1)),
    content: inlines(words!, line),
  };
}

// Lines with their numbers, as they are read.
class Lines {
  private readonly lines: string[];
  private next = 0;

  constructor(source: string) {
    this.lines = source.split('\n');
  }
  get number(): number {
    return this.next;
  }
  get done(): boolean {
    return this.next >= this.lines.length;
  }
  peek = (): string => this.lines[this.next] ?? '';
  take = (): string => this.lines[this.next++] ?? '';
  // As long as they match.
  run(form: RegExp): string[] {
    const out: string[] = [];
    while (!this.done && form.test(this.peek())) out.push(this.take());
    return out;
  }
}

function cellsOf(row: string, line: number): Inline[][] {
  if (!row.endsWith('|')) throw new FormError(line, `a row ends with |: ${row}`);
  return row.slice(1, -1).split('|').map((cell) => {
    const words = cell.trim();
    return words ? inlines(words, line) : [];
  });
}

function table(rows: string[], line: number): Block {
  const [head, rule, ...rest] = rows;
  if (!/^\|(-+\|)+$/.test(rule ?? '')) throw new FormError(line, 'a table has a line of dashes');
  const block = { head: cellsOf(head!, line), rows: rest.map((row) => cellsOf(row, line)) };
  if (block.rows.some((row) => row.length !== block.head.length)) {
    throw new FormError(line, 'a row has more or fewer cells than the head');
  }
  return { kind: 'table', ...block };
}

const ordered = /^(\d+)\. (.+)$/;

function numbered(rows: string[], line: number): string[] {
  return rows.map((row, i) => {
    const [, number, words] = ordered.exec(row)!;
    if (Number(number) !== i + 1) throw new FormError(line + i, `expected ${i + 1}.: ${row}`);
    return words!;
  });
}

function picture(name: string, lines: Lines): Block {
  lines.run(/^$/);
  const line = lines.number + 1;
  const items = numbered(lines.run(ordered), line).map((words, i) => {
    const found = /^\[([a-z-]+(?::\d+)?|\.[a-z0-9-]+)\] (.+)$/.exec(words);
    if (!found) throw new FormError(line + i, `a picture's item begins with a target: ${words}`);
    return { target: found[1]!, content: inlines(found[2]!, line + i) };
  });
  if (items.length === 0) throw new FormError(line, 'a picture has a numbered list');
  return { kind: 'picture', name, items };
}

function block(lines: Lines): Block {
  const line = lines.number + 1;
  const text = lines.peek();
  if (text.startsWith('#')) return heading(lines.take(), line);
  if (text.startsWith('|')) return table(lines.run(/^\|/), line);
  if (text.startsWith('> ')) {
    const rows = lines.run(/^> /);
    return { kind: 'quote', paragraphs: rows.map((row, i) => inlines(row.slice(2), line + i)) };
  }
  if (text.startsWith('- ')) {
    const rows = lines.run(/^- /);
    return { kind: 'list', ordered: false, items: rows.map((row, i) => inlines(row.slice(2), line + i)) };
  }
  if (ordered.test(text)) {
    const rows = numbered(lines.run(ordered), line);
    return { kind: 'list', ordered: true, items: rows.map((row, i) => inlines(row, line + i)) };
  }
  if (text.startsWith('@')) {
    const [, name] = /^@picture ([a-z-]+)$/.exec(lines.take()) ?? [];
    if (name) return picture(name, lines);
    if (text === '@cards') return { kind: 'cards' };
    throw new FormError(line, `unknown: ${text}`);
  }
  if (/^(\s|>|-|\d+\.)/.test(text)) throw new FormError(line, `not understood: ${text}`);
  return { kind: 'paragraph', content: inlines(lines.take(), line) };
}

export function readRulebook(source: string): Rulebook {
  const lines = new Lines(source);
  const [, title] = /^# (.+)$/.exec(lines.take()) ?? [];
  if (!title) throw new FormError(1, 'the first line is "# Name"');
  lines.run(/^$/);
  const [, facts] = /^\*([^*]+)\*$/.exec(lines.take()) ?? [];
  if (!facts) throw new FormError(3, 'the third line tells players and minutes in italics');
  const book: Rulebook = { title, facts: inlines(facts, 3), blocks: [] };
  for (;;) {
    lines.run(/^$/);
    if (lines.done) return book;
    book.blocks.push(block(lines));
  }
}

// ---- what a page asks of it ----

export interface Section {
  heading: Heading;
  blocks: Block[]; // up to the next heading
  parts: Section[]; // under it
}

export function sectionsOf({ blocks }: Rulebook): Section[] {
  const out: Section[] = [];
  let now: Section | undefined;
  for (const one of blocks) {
    if (one.kind !== 'heading') {
      if (!now) throw new Error('a text stands before the first heading');
      now.blocks.push(one);
      continue;
    }
    now = { heading: one, blocks: [], parts: [] };
    if (one.level === 2) out.push(now);
    else out[out.length - 1]!.parts.push(now);
  }
  return out;
}

export const headingsOf = ({ blocks }: Rulebook): Heading[] =>
  blocks.filter((one) => one.kind === 'heading');

// All that stands in a block, also in lists and tables.
export function inlinesOf(one: Block): Inline[] {
  switch (one.kind) {
    case 'heading':
    case 'paragraph':
      return one.content;
    case 'quote':
      return one.paragraphs.flat();
    case 'list':
      return one.items.flat();
    case 'table':
      return [...one.head.flat(), ...one.rows.flat(2)];
    case 'picture':
      return one.items.flatMap(({ content }) => content);
    case 'cards':
      return [];
  }
}

export const wordsOf = (content: Inline[]): string =>
  content
    .map((one) => {
      if (one.kind === 'reading') return '';
      return 'text' in one ? one.text : wordsOf(one.content);
    })
    .join('');

// The anchor of a place: "claim"; "!wrong-colour", why something is refused; "=claim", an action's
// verb. Empty or unknown: the first section.
export function anchorAt(book: Rulebook, place: string): string {
  const all = headingsOf(book);
  const name = place.replace(/^[!=]/, '');
  const found =
    place === name
      ? all.find(({ anchor }) => anchor === name)
      : all.find(({ verbs, refusals }) => (place.startsWith('!') ? refusals : verbs).includes(name));
  return (found ?? all[0])?.anchor ?? '';
}
