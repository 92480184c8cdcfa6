import assert from 'node:assert/strict';
import test from 'node:test';

import type { View } from './model';
import { handsBack, hiddenTasks, progressOf, subjectOf, taskRow } from './taskFacts';
import { busyView, edition, ends } from './testing';

const tasks = edition.edition.tasks.map(({ task }) => task);
const its = (task: string, change: Partial<View> = {}) =>
  progressOf(task, 0, { ...busyView(), ...change }, edition)!;

test('27 tasks are about a docker, a quarter or a good', () => {
  const about = tasks.filter((task) => Object.values(subjectOf(task)).some(Boolean));
  assert.equal(about.length, 27);
  assert.deepEqual(subjectOf('1'), { docker: 'blue', quarter: undefined, good: undefined });
  assert.deepEqual(subjectOf('7'), { docker: undefined, quarter: 'grachtengordel', good: undefined });
  assert.deepEqual(subjectOf('28'), { docker: undefined, quarter: undefined, good: 'coffee' });
});

test('at the end a task is met exactly if it brought points, and brings those', () => {
  let met = 0;
  for (const { view, tasks: scored } of ends) {
    for (const { seat, task, amount } of scored) {
      const progress = progressOf(task, seat, view, edition)!;
      // Pieces handed back for one task are missing for another: the best choice is the server's.
      if (handsBack(taskRow(task, edition)!)) {
        if (amount > 0) assert.ok(progress.met && progress.worth >= amount, task);
        continue;
      }
      assert.equal(progress.met, amount > 0, `task ${task} of seat ${seat}`);
      if (progress.met) assert.equal(progress.worth, amount, task);
      met += Number(progress.met);
    }
  }
  assert.ok(met > 0);
});

test('all tasks have a progress, and what they bring goes by the number of players', () => {
  for (const task of tasks) {
    const { have, need, worth } = its(task);
    assert.ok(have >= 0 && have <= need && worth > 0, task);
  }
  assert.equal(its('24').worth, 7);
  const three = { ...busyView(), points: [0, 0, 0] };
  assert.equal(progressOf('24', 0, three, edition)!.worth, 6);
});

test('crests, cards and pieces are counted', () => {
  assert.deepEqual([its('12').have, its('12').need, its('12').met], [2, 4, false]);
  assert.deepEqual([its('35').have, its('36').have, its('16').have], [3, 2, 2]);
  assert.deepEqual(its('13').counts, { artisans: 1, buildings: 0, plans: 1 });
  assert.deepEqual([its('14').have, its('14').met], [7, false]);
  assert.ok(its('14', { amstel: [19, 1] }).met);
  assert.deepEqual([its('19').have, its('19', { barge: [{ beer: 1, lace: 2 }, {}] }).met], [1, true]);
});

test('whoever comes home must have left', () => {
  const at = (ship: string, departed: number[]) => its('30', { ship: [ship, 'w3'], departed });
  assert.deepEqual([at('start', []).met, at('w1', [0]).met, at('start', [0]).met], [false, false, true]);
});

test('more pieces handed back bring more', () => {
  assert.deepEqual([its('33').have, its('33').worth], [2, 2]);
  assert.deepEqual([its('37').met, its('37').worth], [true, 2]);
  assert.equal(its('37', { aboard: [{ blue: 2 }, {}] }).worth, 7);
  assert.ok(its('34').met && !its('32').met);
  assert.ok(!its('33', { supply: [{}, {}] }).met);
});

test('a secret task of another lies face down', () => {
  const view = { ...busyView(), tasks: [['1', '2', '3'], []], 'task-count': [3, 3] };
  assert.deepEqual([hiddenTasks(view, 0), hiddenTasks(view, 1)], [0, 3]);
});
