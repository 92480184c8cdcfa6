// Iterations a second of a search over a net in a module beside the program's: `npm run bench -- search`. Module
// and program take turns, so that a busy machine slows both. PAKHUIS_NETS is the folder of the nets.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Figures {
  game: string;
  seats: number;
  iterations_per_s: number;
  digest: string;
}
interface Module {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  load(): number;
  run(seats: number, iterations: number, decisions: number): bigint;
  iterations(): number;
}

const program = process.env['PAKHUIS'] ?? '../build/release/pakhuis';
const folder = process.env['PAKHUIS_NETS'] ?? '../nets';
const compiled = new WebAssembly.Module(readFileSync('../build/wasm/search_run.wasm'));
const module = new WebAssembly.Instance(compiled).exports as unknown as Module;
module._initialize();
const turns = 3;
const iterations = 400;
const decisions = 60;

function native(net: string): Figures {
  const work = ['--iterations', String(iterations), '--decisions', String(decisions)];
  const args = ['bench', '--json', '--seconds', '0.5', '--net', net, ...work];
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as Figures;
}

// The digest is that of the choices: it must be the program's.
function inModule(seats: number): { perSecond: number; digest: string } {
  const begin = performance.now();
  const digest = module.run(seats, iterations, decisions);
  const perSecond = (module.iterations() / (performance.now() - begin)) * 1000;
  return { perSecond, digest: BigInt.asUintN(64, digest).toString(16).padStart(16, '0') };
}

console.log('game        seats  native it/s  module it/s  part  choices');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.net'))) {
  const bytes = readFileSync(join(folder, file));
  const at = module.room(bytes.length);
  new Uint8Array(module.memory.buffer).set(bytes, at);
  if (module.load() === 0) throw new Error(`${file} is no net`);
  let best = 0;
  let inPage = 0;
  let equal = true;
  let figures = native(join(folder, file));
  inModule(figures.seats); // until it is compiled
  for (let turn = 0; turn < turns; ++turn) {
    figures = native(join(folder, file));
    best = Math.max(best, figures.iterations_per_s);
    const there = inModule(figures.seats);
    inPage = Math.max(inPage, there.perSecond);
    equal &&= there.digest === figures.digest;
  }
  const figure = (number: number) => number.toFixed(0).padStart(11);
  console.log(
    `${figures.game.padEnd(12)}${String(figures.seats).padStart(5)}  ${figure(best)}  ${figure(inPage)}` +
      `  ${(inPage / best).toFixed(2)}  ${equal ? 'equal' : 'DIFFERENT'}`,
  );
}
