// The page as a folder of files, a web server that knows nothing of it, and later builds of it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Build, MatchRules, ToWorker } from '../../src/service/builds';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pakhuis-static-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

export function buildFolder(): string {
  const folder = newFolder();
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs', '--static', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

export const buildIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Build;

// The script by which a page asks the rules. (A page has a file of that name, too.)
export function rulesScript(folder: string): string {
  const exportsAsk = (name: string) =>
    /export\{[^}]*\bask\b[^}]*\}/.test(readFileSync(join(folder, name), 'utf8'));
  return readdirSync(folder).find((name) => /^rules-[0-9A-Z]{8}\.js$/.test(name) && exportsAsk(name))!;
}

// A later build: every file that is named by its content has another name, and the module no longer
// plays the first version of the rules.
export function laterBuild(folder: string): string {
  const later = newFolder();
  const { 'pakhuis-build': id, files } = buildIn(folder);
  const renamed = (name: string) => name.replace(/-[0-9A-Z]{8}\./, '-LATER000.');
  // Several files may have one name but for the hash: a number keeps them apart.
  const names = new Map(
    files.map((name, at) => [name, renamed(name).replace('000', String(at).padStart(3, '0'))]),
  );
  const change = (text: string) => {
    for (const [name, next] of names) text = text.replaceAll(name, next);
    return text.replaceAll(id, 'later').replace(/(oldest"?:\s*)1\b/g, (_, key: string) => `${key}2`);
  };
  for (const name of readdirSync(folder).filter((file) => !file.endsWith('.gz'))) {
    const [from, to] = [join(folder, name), join(later, names.get(name) ?? name)];
    if (/\.(wasm|png|net)$/.test(name)) copyFileSync(from, to);
    else writeFileSync(to, change(readFileSync(from, 'utf8')));
  }
  return later;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

// Files under a path, the index of the folder itself, and nothing else: no rewriting of addresses.
export class PlainServer {
  url = '';
  readonly asked: string[] = [];
  private server: Server | null = null;

  constructor(
    public folder: string,
    private readonly path: string,
  ) {}

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://host');
      this.asked.push(request.url!);
      const name = pathname.slice(this.path.length) || 'index.html';
      const isFile = pathname.startsWith(this.path) && readdirSync(this.folder).includes(name);
      if (!isFile) return response.writeHead(404).end();
      const type = types[extname(name)] ?? 'application/octet-stream';
      return response
        .writeHead(200, { 'content-type': type })
        .end(readFileSync(join(this.folder, name)));
    });
    await new Promise<void>((done) => this.server!.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.path}`;
  }

  async shut(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((done) => (this.server ? this.server.close(() => done()) : done()));
    this.server = null;
  }
}

// ---- what a page and its service worker say ----

// Until the service worker has all files and answers for this page.
export const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

export const buildOf = (page: Page) =>
  page.locator('meta[name="build"]').getAttribute('content') as Promise<string>;

// Tells the worker which local matches there are, and counts the builds that it keeps. It is told again
// and again: the lock of a closed page goes a moment after the page.
export async function keepsBuilds(
  page: Page,
  count: number,
  matches: MatchRules[],
): Promise<void> {
  const message: ToWorker = { type: 'tidy', matches };
  const told = () =>
    page.evaluate(async (say) => {
      navigator.serviceWorker.controller!.postMessage(say);
      await new Promise((done) => setTimeout(done, 150));
      return (await caches.keys()).length;
    }, message);
  let kept = await told();
  for (let tries = 0; tries < 50 && kept > count; ++tries) kept = await told();
  assert.equal(kept, count);
}
