// How long a move takes from its message to the screen: `npm run bench`. We want 50 ms at most.
import { House, openBrowser, person } from './house';
import { playNow, playOn } from './play';

const house = new House();
await house.open();
const browser = await openBrowser();
try {
  const { page } = await person(browser, house, { width: 1360, height: 860, still: false });
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(globalThis, { moveTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'pakhuis-move') times.push(entry.duration);
    }).observe({ type: 'measure' });
  });
  await playNow(page);
  await playOn(page, 40);
  const times = await page.evaluate(
    () => (globalThis as unknown as { moveTimes: number[] }).moveTimes,
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
  console.log(
    `${times.length} messages: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, most ${at(1)} ms`,
  );
} finally {
  await browser.close();
  await house.remove();
}
