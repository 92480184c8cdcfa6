// Where a learner is in a script, and what follows from what he does. Pure: it knows no table.
import { answerTo, fits, fitsAny, type Script, type Step } from './script';

export interface Place {
  step: number; // its index
  entered: boolean; // the others have played as far as the step lets them
  stage: number; // of its `do`
  here: string[]; // done in this step
  past: string[]; // done by the learner in all
  passed: string[]; // ids of the steps behind him
  said: [step: string, key: string] | null; // what the last step left to be read
}

export const firstPlace: Place = {
  step: 0,
  entered: false,
  stage: 0,
  here: [],
  past: [],
  passed: [],
  said: null,
};

export const stepAt = (script: Script, place: Place): Step | undefined => script.steps[place.step];

// What is read before the step may begin, or nothing but read in it.
export const isReading = (step: Step): boolean => (step.do ?? []).length === 0;

const done = (past: string[], pattern: string) => past.some((action) => fits(pattern, action));

// By what was done earlier.
export function comes(step: Step, past: string[]): boolean {
  const wanted = (step.when ?? []).filter((pattern) => !pattern.startsWith('!'));
  const unwanted = (step.when ?? []).filter((pattern) => pattern.startsWith('!'));
  const has = wanted.length === 0 || wanted.some((pattern) => done(past, pattern));
  return has && !unwanted.some((pattern) => done(past, pattern.slice(1)));
}

// By what the learner could do now.
export const isPossible = (step: Step, legal: string[]): boolean =>
  !step.can || legal.some((action) => fitsAny(step.can, action));

export const skipped = (place: Place): Place => ({ ...place, step: place.step + 1, entered: false });

export type Reply = { plays: true; leads: boolean } | { plays: false; answer: string | null };

// To a lawful action of the learner.
export function replyTo(script: Script, place: Place, action: string): Reply {
  const step = stepAt(script, place);
  if (step && !place.said && place.entered) {
    if (fitsAny(step.do?.[place.stage], action)) return { plays: true, leads: true };
    if (fitsAny(step.also, action)) return { plays: true, leads: false };
  }
  return { plays: false, answer: place.said ? null : answerTo(step?.otherwise, [action]) };
}

export function afterStep(script: Script, place: Place, here = place.here): Place {
  const step = stepAt(script, place)!;
  const key = answerTo(step.then, here);
  return {
    ...skipped(place),
    stage: 0,
    here: [],
    passed: [...place.passed, step.id],
    said: key === null ? null : [step.id, key],
  };
}

// After an action that was played.
export function afterAction(script: Script, place: Place, action: string, leads: boolean): Place {
  const here = [...place.here, action];
  const next = { ...place, here, past: [...place.past, action] };
  if (!leads) return next;
  const stages = stepAt(script, place)?.do?.length ?? 0;
  return place.stage + 1 < stages ? { ...next, stage: place.stage + 1 } : afterStep(script, next);
}

// Reads on: what the last step said is read, or the step that is nothing but read.
export function afterReading(script: Script, place: Place): Place {
  if (place.said) return { ...place, said: null };
  const step = stepAt(script, place);
  const reads = step && step.next && isReading(step) && !step.ask;
  return reads && place.entered ? afterStep(script, place) : place;
}

// Steps of which only some come count as one.
export function countOf(script: Script, place: Place): { step: number; steps: number } {
  const counts: number[] = [];
  let before: Step | undefined;
  for (const step of script.steps) {
    const isOne = (one: Step | undefined) => one?.when !== undefined || one?.can !== undefined;
    const last = counts.at(-1) ?? 0;
    counts.push(isOne(step) && isOne(before) ? last : last + 1);
    before = step;
  }
  const steps = counts.at(-1) ?? 0;
  return { step: counts[place.step] ?? steps, steps };
}
