// How a test plays by touch alone: every tap hits what a finger sees there.
import type { Page } from 'playwright-core';

// Of the first wish of which anything lies under a finger on the screen now, the middle.
function spotOf(page: Page, wishes: string[], nth: number) {
  return page.evaluate(
    ({ wanted, n }) => {
      for (const css of wanted) {
        const spots = [...document.querySelectorAll(css)].flatMap((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const at = { x: x + width / 2, y: y + height / 2 };
          const whole = part.closest('[data-target]') ?? part;
          const top = document.elementFromPoint(at.x, at.y);
          return width > 0 && top && whole.contains(top) ? [at] : [];
        });
        if (spots.length > 0) return spots[n % spots.length]!;
      }
      return null;
    },
    { wanted: wishes, n: nth },
  );
}

// Until the match is over (true), or enough.
export async function tapOn(page: Page, wishes: string[], most: number): Promise<boolean> {
  for (let taps = 0; taps < most; ++taps) {
    await page.waitForSelector('.bar.asked, .end-screen');
    if (await page.locator('.end-screen').count()) return true;
    const spot = await spotOf(page, wishes, taps * 7);
    if (spot) await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(60);
  }
  return false;
}
