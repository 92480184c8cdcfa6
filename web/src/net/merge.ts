// JSON merge patch (RFC 7396). Nothing is changed in place: parts that a patch leaves alone stay the
// same objects, so that what is drawn from them need not be drawn again.
import type { Json } from './messages';

type Fields = { [key: string]: Json };

function isObject(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function merge(old: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const out: Fields = isObject(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete out[key];
    else out[key] = merge(out[key], value);
  }
  return out;
}
