// Texts with holes: "{name} takes {count} {count: card|cards}". A hole is a name; with a colon it
// picks a form by the number of that name, as the language counts. "{count:000}" is a number of
// thousands, written out: 120 is 120,000.
export type Args = Record<string, string | number>;
export type Lang = 'en' | 'fr' | 'de' | 'nl';
export const langs: readonly Lang[] = ['en', 'fr', 'de', 'nl'];

const hole = /\{(\w+)(?::(000)|:\s*([^|{}]*)\|([^{}]*))?\}/g;

// A sentence that begins with a thing begins with a capital; names of players stay as they are.
const beginsWithThing = /^\{(?!name\}|names\}|by\})\w+\}.*[.?!]$/;

// French counts zero and everything below two as one.
function isOne(lang: Lang, n: number): boolean {
  return lang === 'fr' ? Math.abs(n) < 2 : n === 1;
}

const thousands = (lang: Lang, n: number): string =>
  (n * 1000).toLocaleString(lang).replace('-', '−');

function filled(lang: Lang, text: string, args: Args): string {
  return text.replace(
    hole,
    (whole, name: string, zeros?: string, one?: string, many?: string) => {
      const value = args[name];
      if (value === undefined) return whole;
      if (zeros) return thousands(lang, Number(value));
      if (one === undefined || many === undefined) return String(value);
      return isOne(lang, Number(value)) ? one : many;
    },
  );
}

export function format(lang: Lang, text: string, args: Args = {}): string {
  const words = filled(lang, text, args);
  return beginsWithThing.test(text) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

// The names of a text's holes, for the test that all languages have the same.
export function holes(text: string): string[] {
  return [...new Set([...text.matchAll(hole)].map((m) => m[1] ?? ''))].sort();
}

// Of the languages a browser asks for, the first that we have.
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = langs.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}
