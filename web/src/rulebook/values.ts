// The values of an edition that a rules page names. src/rulebook/value.h reads them for the terminal.

type Tree = null | boolean | number | string | Tree[] | { [field: string]: Tree };

export interface Value {
  number: number;
  reconstructed: boolean;
}

const isObject = (tree: Tree | undefined): tree is { [field: string]: Tree } =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

// A field, an index, or the value of the first field of the wanted element.
function step(from: Tree, segment: string): Tree | undefined {
  if (isObject(from)) return from[segment];
  if (!Array.isArray(from)) return undefined;
  if (/^\d+$/.test(segment)) return from[Number(segment)];
  return from.find((element) => isObject(element) && Object.values(element)[0] === segment);
}

// `points-mark`, `payout-mark` of payouts, an element of `marks`, or `mark`.
function markIn(object: { [field: string]: Tree }, field: string, below = ''): Tree | undefined {
  const { marks } = object;
  return (
    object[`${field}-mark`] ??
    object[`${field.slice(0, -1)}-mark`] ??
    (Array.isArray(marks) && /^\d+$/.test(below) ? marks[Number(below)] : undefined) ??
    object['mark']
  );
}

export function valueAt(edition: unknown, path: string): Value | undefined {
  const [way = '', factor = '1'] = path.split('*');
  const segments = way.split('/').slice(1);
  let at = edition as Tree | undefined;
  let mark: Tree | undefined;
  segments.forEach((segment, i) => {
    if (isObject(at)) mark = markIn(at, segment, segments[i + 1]) ?? mark;
    at = at === undefined ? undefined : step(at, segment);
  });
  if (typeof at !== 'number') return undefined;
  return { number: at * Number(factor), reconstructed: mark === 'ours' };
}

// The numbers of a text, however its language writes thousands.
export function numbersIn(text: string): number[] {
  const found = text.match(/\d{1,3}(?:[.,\u202f\u00a0]\d{3})+(?!\d)|\d+/g) ?? [];
  return found.map((number) => Number(number.replace(/\D/g, '')));
}
