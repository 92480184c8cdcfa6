// Every lesson, played through the real rules.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { lessonAfter, lessons, lessonsOf, minutesOf } from '../../src/lessons/list';
import type { Script, Words } from '../../src/lessons/script';
import { langs } from '../../src/texts/format';
import { fileOf, lessonFiles } from './lessonFiles';
import { keyProblems, LessonHouse, walk } from './lessonTable';

const house = await new LessonHouse().open();
after(() => house.close());
const whole = process.env['PAKHUIS_WHOLE_MATCHES'] === '1';

const scriptOf = (game: string, lesson: string) => fileOf<Script>(game, lesson)!;
const wordsOf = (game: string, lesson: string) => fileOf<Words>(game, `${lesson}.en`)!;

test('Every lesson is listed with its minutes', () => {
  const files = lessonFiles.map(({ game, lesson }) => {
    const script = scriptOf(game, lesson);
    assert.deepEqual([script.game, script.lesson], [game, lesson]);
    return `${game}/${lesson} ${script.minutes}`;
  });
  const listed = lessons.map(({ game, lesson, minutes }) => `${game}/${lesson} ${minutes}`);
  assert.deepEqual(listed.sort(), files.sort());
});

test('The next lesson is one of the same game', () => {
  assert.equal(lessonAfter('amsterdam', 'wheel')?.lesson, 'city');
  assert.equal(lessonAfter('amsterdam', lessonsOf('amsterdam').at(-1)!.lesson), undefined);
  assert.equal(lessonAfter('carts', 'first'), undefined);
  const all = lessonsOf('amsterdam');
  assert.equal(minutesOf([...all, ...all]), 2 * minutesOf(all));
});

// Where a language is not written yet, English is read.
test('Every lesson is there in English', (t) => {
  const missing = lessonFiles.flatMap(({ game, lesson }) =>
    langs.filter((lang) => !fileOf(game, `${lesson}.${lang}`)).map((lang) => `${game}/${lesson}.${lang}`),
  );
  t.diagnostic(`not written yet: ${missing.join(', ')}`);
  assert.ok(!missing.some((name) => name.endsWith('.en')));
});

for (const { game, lesson } of lessonFiles) {
  const script = scriptOf(game, lesson);

  test(`${game}/${lesson} has the words that its script names, in each language`, () => {
    for (const lang of langs) {
      const words = fileOf<Words>(game, `${lesson}.${lang}`);
      if (words) assert.deepEqual(keyProblems(script, words), [], lang);
    }
  });

  test(`${game}/${lesson} names the button of its last step`, () => {
    const last = wordsOf(game, lesson).steps[script.steps.at(-1)!.id]!;
    assert.doesNotMatch(`${last.see} ${last.do}`, /\bNext\b/);
  });

  test(`${game}/${lesson} is of today’s rules and edition`, async () => {
    const { rules, hash } = await house.today(game, script.seats, script.options);
    assert.deepEqual([script.rules, script.edition], [rules, hash]);
  });

  test(`${game}/${lesson} is played to its end by every accepted action`, async (t) => {
    const { problems, paths, decisions } = await walk(house, script, wordsOf(game, lesson), whole);
    assert.deepEqual(problems, []);
    t.diagnostic(`${paths} paths, ${decisions} decisions`);
  });
}

const carts = () => structuredClone(scriptOf('carts', 'first'));

test('A changed outcome breaks the lesson', async () => {
  const script = carts();
  const at = script.outcomes.indexOf('turn joker');
  script.outcomes[at] = 'turn black';
  const { problems } = await walk(house, script, wordsOf('carts', 'first'));
  assert.match(problems.join('\n'), /wild 0: nothing accepted is legal/);
});

test('An impossible outcome breaks the lesson', async () => {
  const script = carts();
  script.outcomes[0] = 'offer waag-munttoren';
  const { problems } = await walk(house, script, wordsOf('carts', 'first'));
  assert.match(problems.join('\n'), /stuck after/);
});

test('A lawful action without an answer is found', async () => {
  const script = carts();
  const step = script.steps.find(({ id }) => id === 'contract')!;
  step.otherwise = step.otherwise!.filter(([pattern]) => pattern !== '*');
  const { problems } = await walk(house, script, wordsOf('carts', 'first'));
  assert.match(problems.join('\n'), /contract: no answer to keep /);
});

test('A key without words, and words without a key, are found', () => {
  const words = wordsOf('carts', 'first');
  const { long, ...rest } = words.steps['contract']!.otherwise!;
  words.steps['contract']!.otherwise = { ...rest, longer: long! };
  assert.equal(keyProblems(carts(), words).length, 1);
});
