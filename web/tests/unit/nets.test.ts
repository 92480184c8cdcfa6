import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

// tests/wasm/net_digest.cpp. src/nets/inference_test.cpp has the same number for this machine.
test('Nets say in a page what they say on every processor', () => {
  const module = new WebAssembly.Module(readFileSync('../build/wasm/net_digest.wasm'));
  const { exports } = new WebAssembly.Instance(module);
  (exports._initialize as () => void)();
  const digest = (exports.net_digest as () => bigint)();
  assert.equal(BigInt.asUintN(64, digest).toString(16), '2ed2e7f2881f88aa');
});
