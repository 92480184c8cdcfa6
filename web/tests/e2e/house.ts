// The server under test and browsers to look at it with.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export const screens = 'build/screens';
// For whatever a page waits for. Only a test that fails takes so long, also on a busy machine.
export const patience = 45_000;
// The deals of a house follow from this number, so that a test does today what it did yesterday.
const deals = process.env['PAKHUIS_DEALS'] ?? '1';
const builtProgram = process.env['PAKHUIS'] ?? '../build/release/pakhuis';

export class House {
  url = '';
  readonly data = mkdtempSync(join(tmpdir(), 'pakhuis-web-'));
  private child: ChildProcess | null = null;

  constructor(
    private readonly program = builtProgram,
    private readonly flags = ['--web', 'dist'],
  ) {}

  // The first time at any port, later again at the same.
  async open(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    // Whoever leaves may be replaced at once, so that no test has to wait.
    const own = ['--port', port, '--data', this.data, '--deals', deals, '--absence', '0'];
    const args = ['serve', ...own, ...this.flags];
    const child = spawn(this.program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    let said = '';
    this.url = await new Promise<string>((resolve, reject) => {
      const hear = (bytes: Buffer) => {
        said += bytes.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  async shut(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await gone;
  }

  // In the store of a closed house: the actions of a table from row `from` on can't be read any
  // more. SQLite writes the columns of a row one after the other: table, number, kind, body.
  damage(table: string, from: number): void {
    const file = join(this.data, 'pakhuis.sqlite');
    const text = readFileSync(file, 'latin1');
    const rows = new RegExp(`(${table})([^])act\\{"actor"`, 'g');
    const damaged = text.replace(rows, (row, _, number: string) =>
      number.charCodeAt(0) < from ? row : row.replace('actor', 'xxxxx'),
    );
    writeFileSync(file, damaged, 'latin1');
  }

  async remove(): Promise<void> {
    await this.shut();
    rmSync(this.data, { recursive: true, force: true });
  }
}

export async function openBrowser(flags: string[] = []): Promise<Browser> {
  mkdirSync(screens, { recursive: true });
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...flags,
    ],
  });
}

export interface Look {
  width?: number;
  height?: number;
  lang?: string;
  dark?: boolean;
  touch?: boolean;
  still?: boolean;
  kept?: boolean; // by the service worker; other tests see what the server sends
  pace?: string; // of what others do; other tests don't wait for it
  notes?: string[]; // for newcomers: those that were told already; other tests have none
}

// A person with a browser of his own. Whatever goes wrong on the page fails the test.
export async function person(browser: Browser, house: { url: string }, look: Look = {}) {
  const context: BrowserContext = await browser.newContext({
    baseURL: house.url,
    viewport: { width: look.width ?? 1280, height: look.height ?? 800 },
    locale: look.lang ?? 'en-GB',
    colorScheme: look.dark ? 'dark' : 'light',
    hasTouch: look.touch ?? false,
    isMobile: look.touch ?? false,
    reducedMotion: look.still === false ? 'no-preference' : 'reduce',
    serviceWorkers: look.kept ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const first = { pace: look.pace ?? 'once', notes: { off: !look.notes, seen: look.notes ?? [] } };
  await context.addInitScript((settings) => {
    const key = 'pakhuis-settings';
    if (location.protocol === 'about:') return;
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, ...stored }));
  }, first);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const wrongs: string[] = [];
  page.on('pageerror', (e) => wrongs.push(String(e)));
  page.on('console', (m) => {
    // A server that is away is part of some tests.
    if (m.type() === 'error' && !/net::ERR|WebSocket|Failed to load resource/.test(m.text()))
      wrongs.push(m.text());
  });
  return { context, page, wrongs };
}

export type Person = Awaited<ReturnType<typeof person>>;

// For the tests of one file: a house that opens before them and is removed after them, and how to
// come in; `first` is done once it is open. (Hooks of one file may run at the same time.)
export function openHouse(first?: () => Promise<void>, flags: string[] = []) {
  const house = new House(builtProgram, ['--web', 'dist', ...flags]);
  let browser: Browser | undefined;
  before(async () => {
    await house.open();
    browser = await openBrowser();
    await first?.();
  });
  after(async () => {
    if (browser) await tellOfOpenPages(browser);
    await browser?.close();
    await house.remove();
  });
  return { house, visit: (look?: Look) => person(browser!, house, look) };
}

// A test that fails does not close its pages: what they show says why.
async function tellOfOpenPages(browser: Browser): Promise<void> {
  if (deals !== '1') console.log(`deals: PAKHUIS_DEALS=${deals}`);
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.innerText('body', { timeout: 2_000 }).catch(String);
    console.log(`a page left open: ${page.url()}\n${text}`);
  }
}

export async function shot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${screens}/${name}.png` });
}

// The page never needs to be pushed sideways, once it is drawn.
export function fitsAcross(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  return page.waitForFunction(fits, null, { timeout: 5000 }).then(
    () => true,
    () => false,
  );
}
