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
// takes the place of as few earlier clicks as possible, so that a change of mind costs one click.
export function click(legal: Legal[], path: Target[], target: Target): Target[] {
  if (path.includes(target) && !choose(legal, path).next.includes(target)) {
    return path.slice(0, path.indexOf(target));
  }
  for (let kept = path.length; kept >= 0; --kept) {
    const other = [...path.slice(0, kept), target];
    if (choose(legal, other).left.length > 0) return other;
  }
  return path;
}

// A click on a part that is asked for only later: with all that is clicked before it, if that is the same in
// every action that has the part; else the part comes first, and what comes before it is asked for.
// null: no action has it.
export function clickEarly(legal: Legal[], path: Target[], target: Target): Target[] | null {
  const found = legal.map(targetsOf).filter((targets) => targets.includes(target));
  const ways = found.map((targets) => targets.slice(0, targets.indexOf(target) + 1));
  const [first] = ways;
  if (!first) return null;
  const isOne = ways.every((way) => way.join() === first.join());
  return isOne ? first : click(legal, path, target);
}

// A click on the part that was clicked last, once it has led to an action: it confirms.
export function confirms(legal: Legal[], path: Target[], target: Target): boolean {
  return path.at(-1) === target && choose(legal, path).done !== null;
}

// The action of a turn that has only one left, as to end it.
export function onlyAction(legal: Legal[]): Legal | null {
  return legal.length === 1 ? legal[0]! : null;
}

// A second click that comes sooner belongs to the first: a double click, a shaky finger.
export const secondClickMs = 300;

// One way to go on that is offered as a button: by a target, or as a whole action.
export interface Offer {
  key: string;
  target: Target | null; // a click on it
  action: Legal | null; // that the button leads to, if it is one
}

const fewActions = 8;

// The ways to go on after `path` by targets that `isOffered` names, and actions that need nothing
// more while others go on.
export function offersAfter(
  legal: Legal[],
  path: Target[],
  isOffered: (target: Target) => boolean,
): Offer[] {
  const { left, next, done } = choose(legal, path);
  if (done) return [];
  const offered = next.filter(isOffered);
  const whole = (action: Legal): Offer => ({ key: action[0], target: null, action });
  const ends = path.length > 0 ? left.filter((action) => action.length - 1 === path.length) : [];
  const byTarget = offered.map((target): Offer => {
    const led = left.filter((action) => choose([action], [...path, target]).left.length > 0);
    return { key: target, target, action: led.length === 1 ? led[0]! : null };
  });
  // All that is left is offered: whole actions save a step where a target does not name one.
  const all = offered.length > 0 && offered.length === next.length && left.length <= fewActions;
  if (all && byTarget.some((offer) => offer.action === null)) return left.map(whole);
  return [...ends.map(whole), ...byTarget];
}

// What is left of a path, or of an action named as a whole, when other actions have become legal:
// all of it, or nothing.
export function kept(legal: Legal[], path: Target[]): Target[] {
  return choose(legal, path).left.length > 0 ? path : [];
}

export function keptAction(legal: Legal[], picked: Legal | null): Legal | null {
  return legal.find((action) => action[0] === picked?.[0]) ?? null;
}
