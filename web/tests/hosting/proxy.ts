// The server of the Debian package behind nginx, set up as docs/hosting.md says but for names, ports
// and folders.
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { House } from '../e2e/house';

const packages = '../build/package';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// Replaces all that a pattern finds, which is something.
function replace(text: string, pattern: RegExp, by: string): string {
  assert.match(text, pattern);
  return text.replaceAll(pattern, by);
}

// Within a configuration like that of Debian, which includes the sites in its block `http`.
const wholeConfiguration = (folder: string, site: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/temp;
  proxy_temp_path ${folder}/temp;
  fastcgi_temp_path ${folder}/temp;
  uwsgi_temp_path ${folder}/temp;
  scgi_temp_path ${folder}/temp;
${site}
}`;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export class Proxied {
  readonly folder = mkdtempSync(join(tmpdir(), 'pakhuis-hosting-'));
  readonly unpacked = join(this.folder, 'package');
  house!: House;
  httpPort = 0;
  port = 0;
  private ca = '';
  private nginx: ChildProcess | null = null;

  get url(): string {
    return `https://localhost:${this.port}`;
  }

  async open(flags: string[]): Promise<void> {
    const found = readdirSync(packages).filter((name) => name.endsWith('.deb'));
    assert.equal(found.length, 1, 'one package in build/package');
    execFileSync('dpkg-deb', ['-x', join(packages, found[0]!), this.unpacked]);
    this.house = new House(join(this.unpacked, 'usr/bin/pakhuis'), [...this.ownFlags(), ...flags]);
    await this.house.open();
    this.makeCertificate();
    await this.startNginx();
  }

  async remove(): Promise<void> {
    const nginx = this.nginx;
    if (nginx && nginx.exitCode === null) {
      const gone = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await gone;
    }
    await this.house?.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }

  // One request from an address of this machine: all of 127.0.0.0/8 is.
  ask(path: string, from: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port: this.port,
          localAddress: from,
          ca: this.ca,
          path,
          ...options,
          headers: { Host: `localhost:${this.port}`, ...options.headers },
        },
        (response) => {
          let text = '';
          response.on('data', (bytes: Buffer) => (text += bytes.toString()));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
          response.on('error', reject);
        },
      );
      asked.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  // The service's own flags, except the port.
  private ownFlags(): string[] {
    const text = readFileSync(join(this.unpacked, 'etc/default/pakhuis'), 'utf8');
    const flags = /^PAKHUIS_FLAGS="(.*)"$/m.exec(text)?.[1] ?? '';
    return replace(flags, /--port \d+/g, '').split(' ').filter(Boolean);
  }

  private makeCertificate(): void {
    const [cert, key] = ['fullchain.pem', 'privkey.pem'].map((name) => join(this.folder, name));
    const what = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...what].concat([
        ...['-keyout', key!, '-out', cert!],
      ]),
      { stdio: 'pipe' },
    );
    this.ca = readFileSync(cert!, 'utf8');
  }

  private site(): string {
    const path = 'usr/share/doc/pakhuis/examples/nginx.conf';
    let site = readFileSync(join(this.unpacked, path), 'utf8');
    site = replace(site, /^ *listen \[::\].*\n/gm, ''); // not every machine has IPv6
    site = replace(site, /listen 80;/g, `listen 127.0.0.1:${this.httpPort};`);
    site = replace(site, /listen 443 /g, `listen 127.0.0.1:${this.port} `);
    site = replace(site, /\/etc\/letsencrypt\/live\/games.example.org/g, this.folder);
    site = replace(site, /\/var\/www\/html/g, this.folder);
    site = replace(site, /games.example.org/g, 'localhost');
    return replace(site, /http:\/\/127.0.0.1:8080/g, this.house.url);
  }

  private async startNginx(): Promise<void> {
    this.httpPort = await freePort();
    this.port = await freePort();
    mkdirSync(join(this.folder, 'temp'));
    const file = join(this.folder, 'nginx.conf');
    writeFileSync(file, wholeConfiguration(this.folder, this.site()));
    const program = '/usr/sbin/nginx';
    const nginx = spawn(program, ['-e', 'stderr', '-p', this.folder, '-c', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.nginx = nginx;
    let said = '';
    nginx.stderr?.on('data', (bytes: Buffer) => (said += bytes.toString()));
    for (let tries = 0; tries < 200; ++tries) {
      if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}: ${said}`);
      if (await this.listens()) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nginx does not listen: ${said}`);
  }

  private listens(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1');
      socket.on('connect', () => (socket.destroy(), resolve(true)));
      socket.on('error', () => resolve(false));
    });
  }
}
