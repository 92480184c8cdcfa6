// Random steps a second in the module beside the program's: `npm run bench -- rules`. We want at
// least half. Module and program take turns, so that a busy machine slows both.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { RulesModule } from '../../src/rules/module';

interface Figures {
  game: string;
  seats: number;
  steps_per_s: number;
}

const program = process.env['PAKHUIS'] ?? '../build/release/pakhuis';
const compiled = new WebAssembly.Module(readFileSync('../build/wasm/pakhuis.wasm'));
const rules = new RulesModule(new WebAssembly.Instance(compiled));
const turns = 3;

function native(game: string, seats: string[]): Figures[] {
  const args = ['bench', '--json', '--seconds', '0.5', '--game', game, ...seats];
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as Figures[];
}

// For half a second.
function inModule(game: string, seats: number): number {
  let steps = 0;
  const begin = performance.now();
  for (let seed = 1; performance.now() - begin < 500; ++seed) {
    steps += rules.call({ call: 'bench', game, seats, steps: 200_000, seed }).steps;
  }
  return (steps / (performance.now() - begin)) * 1000;
}

console.log('game        seats  native M/s  module M/s  part');
for (const { id } of rules.call({ call: 'version' }).games) {
  for (const { seats } of native(id, [])) {
    let program = 0;
    let module = 0;
    inModule(id, seats); // until it is compiled
    for (let turn = 0; turn < turns; ++turn) {
      program = Math.max(program, native(id, ['--seats', String(seats)])[0]!.steps_per_s);
      module = Math.max(module, inModule(id, seats));
    }
    const figure = (steps: number) => (steps / 1e6).toFixed(2).padStart(10);
    console.log(
      `${id.padEnd(12)}${String(seats).padStart(5)}  ${figure(program)}  ${figure(module)}` +
        `  ${(module / program).toFixed(2)}`,
    );
  }
}
