// French sets a narrow no-break space before ; ! ? and a no-break space before : and inside « ». Any
// other character there lets a line begin with a sign. Holes with forms ({count: x|y}) have no space.
const wrongBeforeHigh = /[^\u202f][;!?]/;
const wrongBeforeColon = /[ \u202f]:/;
const wrongInQuotes = /«[^\u00a0]|[^\u00a0]»/;
const wrongInThousands = /\d \d{3}/;

export const wrongFrenchSpace = new RegExp(
  [wrongBeforeHigh, wrongBeforeColon, wrongInQuotes, wrongInThousands].map((r) => r.source).join('|'),
);
