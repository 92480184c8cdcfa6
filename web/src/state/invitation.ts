// The table that a pasted link or a told code names; empty: none. The host of a link does not
// matter: the same house may have several.
export function tableOfText(text: string): string {
  const word = text.trim();
  const [, linked] = /\/t\/([a-z0-9-]+)/i.exec(word) ?? [];
  if (linked) return linked;
  return /^[a-z0-9]{6,32}$/i.test(word) ? word.toLowerCase() : '';
}
