// From clicks to an action, without a rule: each legal action has an ordered list of targets; a
// click keeps the actions that have the target clicked.
import type { Legal } from '../net/messages';
import type { Target } from '../games/game';

export interface Choice {
  path: Target[]; // what was clicked, in order
  left: Legal[]; // the actions that fit
  next: Target[]; // what a click leads on with
  done: Legal | null; // the one action that is left, once something was clicked
}

const targetsOf = (action: Legal): Target[] => action.slice(1);

// The list without one occurrence of each of `taken`; null if it lacks one.
function without(list: Target[], taken: Target[]): Target[] | null {
  const out = [...list];
  for (const target of taken) {
    const at = out.indexOf(target);
    if (at < 0) return null;
    out.splice(at, 1);
  }
  return out;
}

function inAll(rests: Target[][]): Target[] {
  let common = [...(rests[0] ?? [])];
  for (const rest of rests.slice(1)) {
    const pool = [...rest];
    common = common.filter((target) => {
      const at = pool.indexOf(target);
      if (at >= 0) pool.splice(at, 1);
      return at >= 0;
    });
  }
  return common;
}

export function choose(legal: Legal[], path: Target[]): Choice {
  const left: Legal[] = [];
  const rests: Target[][] = [];
  for (const action of legal) {
    const rest = without(targetsOf(action), path);
    if (rest === null) continue;
    left.push(action);
    rests.push(rest);
  }
  const only = left.length === 1 && path.length > 0 ? left[0]! : null;
  if (only) return { path, left, next: [], done: only };
  // What all that are left have in common needs no click once one has begun.
  const implied = path.length > 0 ? inAll(rests) : [];
  const next = new Set<Target>();
  for (const rest of rests) {
    const first = (without(rest, implied) ?? rest)[0];
    if (first !== undefined) next.add(first);
  }
  return { path, left, next: [...next], done: null };
}

// A click on `target`: on with it, or back if it was clicked before. Something else that is legal
// begins anew, so that a change of mind costs one click.
export function click(legal: Legal[], path: Target[], target: Target): Target[] {
  if (path.includes(target) && !choose(legal, path).next.includes(target)) {
    return path.slice(0, path.indexOf(target));
  }
  const longer = [...path, target];
  if (choose(legal, longer).left.length > 0) return longer;
  return choose(legal, [target]).left.length > 0 ? [target] : path;
}

// What is left of a path, or of an action named as a whole, when other actions have become legal:
// all of it, or nothing.
export function kept(legal: Legal[], path: Target[]): Target[] {
  return choose(legal, path).left.length > 0 ? path : [];
}

export function keptAction(legal: Legal[], picked: Legal | null): Legal | null {
  return legal.find((action) => action[0] === picked?.[0]) ?? null;
}
