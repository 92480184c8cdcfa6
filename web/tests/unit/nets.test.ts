import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

// What a function without arguments of a module in tests/wasm returns.
function digestOf(name: string, exported: string): string {
  const module = new WebAssembly.Module(readFileSync(`../build/wasm/${name}.wasm`));
  const { exports } = new WebAssembly.Instance(module);
  (exports._initialize as () => void)();
  return BigInt.asUintN(64, (exports[exported] as () => bigint)()).toString(16);
}

// src/nets/inference_test.cpp has the same number for this machine.
test('Nets say in a page what they say on every processor', () => {
  assert.equal(digestOf('net_digest', 'net_digest'), '2ed2e7f2881f88aa');
});

// src/search/searcher_test.cpp has the same number for this machine.
test('A search over a net chooses in a page what it chooses on every processor', () => {
  assert.equal(digestOf('search_run', 'search_digest'), '115f3b524811f6dd');
});
