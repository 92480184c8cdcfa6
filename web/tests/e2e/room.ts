// What a page does with its room: how much of the window the board has, and what is cut or covered.
import type { Page } from 'playwright-core';

export interface Room {
  board: number; // share of the window that is drawn of the board
  both: number; // of board and own area together
}

// The game marks what is drawn of its board with data-board; without that its largest drawing counts.
export function roomOf(page: Page): Promise<Room> {
  return page.evaluate(() => {
    const frame = document.querySelector('.pan-frame')?.getBoundingClientRect();
    const sizeOf = (e: Element): number => {
      const { left, top, right, bottom } = e.getBoundingClientRect();
      const across = Math.min(right, frame?.right ?? right) - Math.max(left, frame?.left ?? left);
      const down = Math.min(bottom, frame?.bottom ?? bottom) - Math.max(top, frame?.top ?? top);
      return Math.max(0, across) * Math.max(0, down);
    };
    const marked = [...document.querySelectorAll('.board-area [data-board]')];
    const drawings = [...document.querySelectorAll('.pan-inner svg')].map(sizeOf);
    const board =
      marked.length > 0
        ? marked.reduce((sum, e) => sum + sizeOf(e), 0)
        : Math.max(0, ...drawings);
    const own = document.querySelector('.mine')?.getBoundingClientRect();
    const mine = own ? own.width * own.height : 0;
    const all = innerWidth * innerHeight;
    return { board: board / all, both: (board + mine) / all };
  });
}

// Texts of which a part is not to be seen: cut by their own box, or an SVG's words outside of it. What
// can be scrolled, and what tells all of itself as a title, is not cut.
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const isSeen = (e: Element) =>
      e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      e.getBoundingClientRect().width > 1;
    const hasWords = (e: Element) =>
      [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && /\S/.test(n.textContent ?? ''));
    const told = (e: Element) => e.closest('[title], [data-tip]') !== null;
    const clips = /hidden|clip/;
    for (const e of document.querySelectorAll<HTMLElement>('#main *')) {
      if (e instanceof SVGElement || !hasWords(e) || !isSeen(e) || told(e)) continue;
      const words = (e.textContent ?? '').trim().slice(0, 60);
      const { overflowX, overflowY, clipPath } = getComputedStyle(e);
      if (clipPath !== 'none') continue; // for screen readers
      const across = clips.test(overflowX) && e.scrollWidth > e.clientWidth + 1;
      const down = clips.test(overflowY) && e.scrollHeight > e.clientHeight + 2;
      if (across || down) cut.push(`${e.className}: ${words}`);
      const holder = e.closest('.bar-words, .callout, .player');
      if (!holder || holder === e) continue;
      const [inner, outer] = [e.getBoundingClientRect(), holder.getBoundingClientRect()];
      if (inner.bottom > outer.bottom + 2 || inner.right > outer.right + 2) {
        cut.push(`${e.className} beyond ${holder.className}: ${words}`);
      }
    }
    for (const e of document.querySelectorAll<SVGTextElement>('#main svg text')) {
      const svg = e.ownerSVGElement;
      if (!svg || !isSeen(e) || told(e)) continue;
      if (getComputedStyle(svg).overflow === 'visible') continue;
      const [text, box] = [e.getBoundingClientRect(), svg.getBoundingClientRect()];
      const beyond =
        text.left < box.left - 2 ||
        text.right > box.right + 2 ||
        text.top < box.top - 2 ||
        text.bottom > box.bottom + 2;
      if (beyond && text.width > 0) cut.push(`svg: ${(e.textContent ?? '').slice(0, 60)}`);
    }
    return cut;
  });
}

const pieces = ['.bar', '.board-area', '.mine', '.side', '.dock', '.drawer'];

// Pairs of the parts named that lie over each other. Of several parts of one name all are compared; a
// part inside another does not count.
export function overlaps(page: Page, selectors: string[] = pieces): Promise<string[]> {
  return page.evaluate((wanted) => {
    // What is seen of it: a part may lie in something that scrolls.
    const boxOf = (e: Element): DOMRect => {
      const box = e.getBoundingClientRect();
      const frame = e.closest('.scroll')?.getBoundingClientRect() ?? box;
      const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
      const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const parts = wanted.flatMap((css) =>
      [...document.querySelectorAll(css)].map((e) => ({ css, e, box: boxOf(e) })),
    );
    const seen = parts.filter(({ e, box }) => e.checkVisibility() && box.width > 1);
    const found: string[] = [];
    seen.forEach((a, i) => {
      for (const b of seen.slice(i + 1)) {
        if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across > 2 && down > 2) found.push(`${a.css} and ${b.css}`);
      }
    });
    return found;
  }, selectors);
}
