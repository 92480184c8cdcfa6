// The rules in the page: the module in node, and how a page asks its worker.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gameNames } from '../../src/net/generated/house';
import { protocolVersion } from '../../src/net/generated/messages';
import { Answerer } from '../../src/rules/answerer';
import { Rules, type RulesPort } from '../../src/rules/ask';
import type { RulesReply, RulesRequest } from '../../src/rules/messages';
import { RulesModule, RulesProblem } from '../../src/rules/module';
import { recordFiles } from './records';

const compiled = new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'));
const start = () => new RulesModule(new WebAssembly.Instance(compiled));

test('The module imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(compiled), []);
});

test('The module tells its versions', () => {
  const answer = start().call({ call: 'version' });
  assert.equal(answer.protocol, protocolVersion);
  assert.deepEqual(
    answer.games.map((game) => game.id),
    [...gameNames],
  );
});

test('The module replays every record to its recorded end, state and scores', () => {
  const rules = start();
  const records = recordFiles();
  assert.ok(records.length > 50);
  for (const { name, text, end, hash, scores } of records) {
    const answer = rules.call({ call: 'replay', record: text });
    assert.deepEqual(
      { end: answer.end, hash: answer.hash, scores: answer.scores },
      { end, hash, scores },
      name,
    );
  }
});

test('The module refuses fractions and numbers that are too large', () => {
  const rules = start();
  const keyFor = (steps: number) => {
    try {
      rules.call({ call: 'bench', game: 'carts', seats: 2, seed: 1, steps });
    } catch (error) {
      assert.ok(error instanceof RulesProblem);
      return error.problem.key;
    }
    return 'played';
  };
  for (const fraction of [1.5, -0.25, 1e-300, 1e300, 2 ** 70]) {
    assert.equal(keyFor(fraction), 'wrong-type', `${fraction}`);
  }
  assert.equal(keyFor(2 ** 40), 'out-of-range');
  assert.equal(keyFor(100), 'played');
});

test('The module writes control characters and bytes beyond ASCII as JSON', () => {
  const [record] = recordFiles();
  const odd = 'fly \u0001\u001f\u007f "é" 𝄞';
  try {
    start().call({ call: 'replay', record: record!.text.replace(/^0: .*$/m, `0: ${odd}`) });
    assert.fail('the record was taken');
  } catch (error) {
    assert.ok(error instanceof RulesProblem);
    assert.ok(error.problem.place.includes(odd), error.problem.place);
  }
});

test('A wrong record is refused with place and reason, and the module goes on', () => {
  const rules = start();
  const [record] = recordFiles();
  const refusal = (text: string) => {
    try {
      rules.call({ call: 'replay', record: text });
    } catch (error) {
      assert.ok(error instanceof RulesProblem);
      return error.problem;
    }
    return assert.fail('the record was taken');
  };
  assert.equal(refusal(record!.text.replace(/hash=./, 'hash=g')).key, 'bad-hash');
  const other = record!.text.replace(record!.hash, '0123456789abcdef');
  assert.equal(refusal(other).key, 'wrong-hash');
  const illegal = refusal(record!.text.replace(/^0: .*$/m, '0: fly away'));
  assert.match(illegal.place, /^line \d+ \(step \d+\)/);
  assert.notEqual(illegal.sentence, '');
  assert.equal(refusal('chess').place, 'line 1');
  assert.equal(rules.call({ call: 'replay', record: record!.text }).hash, record!.hash);
});

test('Random matches from the same seed are the same', () => {
  const bench = { call: 'bench', game: 'carts', seats: 3, steps: 5000, seed: 7 } as const;
  const first = start().call(bench);
  assert.ok(first.steps >= 5000 && first.matches > 1 && first.score !== 0);
  assert.deepEqual(start().call(bench), first);
  assert.throws(() => start().call({ ...bench, seats: 9 }), RulesProblem);
});

class FakePort implements RulesPort {
  sent: RulesRequest[] = [];
  onmessage: RulesPort['onmessage'] = null;
  onerror: RulesPort['onerror'] = null;
  postMessage(request: RulesRequest): void {
    this.sent.push(request);
  }
  reply(data: RulesReply): void {
    this.onmessage?.({ data });
  }
}

test('The worker starts with the first request, and answers find theirs', async () => {
  const ports: FakePort[] = [];
  const rules = new Rules(() => ports[ports.push(new FakePort()) - 1]!);
  assert.equal(ports.length, 0);
  const one = rules.ask({ call: 'version' });
  const two = rules.ask({ call: 'replay', record: 'x' });
  const [port] = ports;
  assert.equal(ports.length, 1);
  const [first, second] = port!.sent;
  port!.reply({ id: second!.id, problem: { key: 'bad-line', place: 'line 1', sentence: 'No.' } });
  port!.reply({ id: first!.id, answer: { protocol: 1, games: [] } });
  assert.deepEqual(await one, { protocol: 1, games: [] });
  await assert.rejects(two, { message: 'No.' });
});

test('A worker that fails refuses what waits, and the next request starts another', async () => {
  const ports: FakePort[] = [];
  const rules = new Rules(() => ports[ports.push(new FakePort()) - 1]!);
  const lost = rules.ask({ call: 'version' });
  ports[0]!.onerror?.({ message: 'gone' });
  await assert.rejects(lost, { message: 'gone' });
  const again = rules.ask({ call: 'version' });
  ports[1]!.reply({ id: ports[1]!.sent[0]!.id, answer: { protocol: 1, games: [] } });
  assert.equal((await again).protocol, 1);
});

test('A module that stops in a call, or can’t be loaded, is loaded again for the next one', async () => {
  let loads = 0;
  const answerer = new Answerer(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch');
    if (loads === 2) return { call: () => assert.fail('unreachable') };
    return start();
  });
  const request = { id: 7, call: { call: 'version' as const } };
  const keyOf = async () => {
    const reply = await answerer.answer(request);
    return 'problem' in reply ? reply.problem.key : '';
  };
  assert.deepEqual([await keyOf(), await keyOf(), await keyOf(), await keyOf()], [
    'rules-failed',
    'rules-failed',
    '',
    '',
  ]);
  assert.equal(loads, 3);
});
