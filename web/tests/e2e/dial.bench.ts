// How far the dial of a live clock is from the server's, and how evenly it moves: `npm run bench`.
// We want 50 ms at most. Server and browser share a machine here: what the server says of a run's
// age is true as it arrives.
import { handAngle, type Run } from '../../src/games/merchants/clock';
import { House, openBrowser, person } from './house';
import { decide, type Manner, openTable } from './play';

interface Heard {
  now: number;
  at: number;
  run: Run;
}
interface Sample {
  now: number;
  angle: number;
}

const manner: Manner = { wishes: ['.disc.lit', '.lit'], nth: () => 0 };

// How many milliseconds the shown hand is ahead of where it should be.
function ahead(sample: Sample, heard: Heard): number {
  const due = heard.at + sample.now - heard.now;
  let best = 0;
  for (let off = -400; off <= 400; ++off) {
    const error = (ms: number) => Math.abs(handAngle(heard.run, due + ms) - sample.angle);
    if (error(off) < error(best)) best = off;
  }
  return best;
}

const house = new House();
await house.open();
const browser = await openBrowser();
try {
  const { page } = await person(browser, house, { width: 1360, height: 860, still: false });
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    const samples: unknown[] = [];
    Object.assign(globalThis, { heard, samples });
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', (event) => {
          const message = JSON.parse(String(event.data));
          if (message.type === 'clock') heard.push({ now: performance.now(), message });
        });
      }
    };
    const look = () => {
      const hand = document.querySelector('.m-dial.runs .dial-hand');
      const angle = hand?.getAttribute('transform')?.slice(7);
      if (angle) samples.push({ now: performance.now(), angle: parseFloat(angle) });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openTable(page, 'merchants', { auction: 'live', pace: 'slow' });
  for (let runs = 0; runs < 4; ) {
    await page.waitForSelector('.bar.asked, .m-dial.runs', { timeout: 60_000 });
    if (await page.locator('.m-dial.runs').count()) {
      await page.waitForSelector('.m-dial.runs', { state: 'detached', timeout: 60_000 });
      ++runs;
    } else {
      await decide(page, manner);
    }
  }
  const { heard, samples } = await page.evaluate(() => {
    const all = globalThis as unknown as { heard: { now: number; message: never }[]; samples: never };
    return { heard: all.heard, samples: all.samples };
  });
  const offs: number[] = [];
  const gaps: number[] = [];
  (samples as Sample[]).forEach((sample, i, list) => {
    const last = heard.filter((h) => h.now <= sample.now).at(-1);
    if (!last) return;
    const face = last.message as Record<string, number> & { doubled: boolean };
    const run = {
      doubled: face.doubled,
      startMs: face['start-ms'],
      priceMs: face['price-ms'],
      highest: face.highest,
      lowest: face.lowest,
      step: face.step,
    } as unknown as Run;
    const age = (face.at ?? 0) + sample.now - last.now;
    if (age < (face['start-ms'] ?? 0) + 100 || sample.now - last.now > 1500) return;
    offs.push(Math.abs(ahead(sample, { now: last.now, at: face.at ?? 0, run })));
    const before = list[i - 1];
    if (before && sample.now - before.now < 1000) gaps.push(sample.now - before.now);
  });
  const part = (list: number[], p: number) =>
    ([...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * p)] ?? 0).toFixed(1);
  const told = (list: number[]) =>
    `median ${part(list, 0.5)} ms, 99 % ${part(list, 0.99)} ms, most ${part(list, 1)} ms`;
  console.log(`${offs.length} frames: off by ${told(offs)}; one to the next ${told(gaps)}`);
} finally {
  await browser.close();
  await house.remove();
}
