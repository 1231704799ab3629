// Restarts two servers behind nginx in turn, with the delivered nginx.conf: every socket must be back within three seconds, and
// no request may fail. Run: npm run -s bench:rolling -- [--restarts 5] [--matches 20]
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FastDice } from '@gaslamp/kernel/chance';
import { freePort } from './door.ts';
import { light, post } from './light.ts';
import { ownSchema } from './schema.ts';
import { type Notes, Seat } from './townsfolk.ts';

const { values } = parseArgs({
  options: { restarts: { type: 'string', default: '5' }, matches: { type: 'string', default: '20' } },
});
/** Time within which every socket must be back, in ms. */
const BACK = 3000;
/** Interval between requests for the page, in ms. */
const EVERY = 50;
/** Exit code if nginx or the database is missing. */
const SKIPPED = 3;

function skip(missing: string, code = SKIPPED): never {
  console.log(`Skipped: ${missing}.`);
  process.exit(code);
}
if (spawnSync('nginx', ['-v']).error !== undefined) skip('there is no nginx here');
const schema = await ownSchema().catch((error: Error) =>
  skip(`there is no PostgreSQL here: ${error.message}`, process.env.GASLAMP_REQUIRE_SERVICES ? 1 : SKIPPED),
);
const folder = mkdtempSync(join(tmpdir(), 'gaslamp-rolling-'));

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

/** Replaces what depends on the machine. Throws if the delivered file has no such text. */
function adapted(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    const next = now.replace(from, to);
    if (next === now) throw new Error(`deploy/nginx.conf has no ${from}`);
    return next;
  }, text);
}
/** Starts nginx with the delivered file in front of these ports. */
async function proxy(ports: readonly number[]) {
  const [plain, secure] = [await freePort(), await freePort()];
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  spawnSync('openssl', [...certificate, '-keyout', join(folder, 'key'), '-out', join(folder, 'cert')]);
  const servers = ports.map((port) => `server 127.0.0.1:${port}$1;`).join(' ');
  const site = adapted(readFileSync('deploy/nginx.conf', 'utf8'), [
    [/server 127\.0\.0\.1:8080(.*);/, servers],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', hasIPv6 ? `listen [::1]:${plain};` : ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    ['listen [::]:443 ssl http2;', hasIPv6 ? `listen [::1]:${secure} ssl http2;` : ''],
    [/\/etc\/letsencrypt\S+fullchain\.pem/, join(folder, 'cert')],
    [/\/etc\/letsencrypt\S+privkey\.pem/, join(folder, 'key')],
  ]);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { access_log off; ${temporary.map((one) => `${one}_temp_path ${folder};`).join(' ')} include ${folder}/site.conf; }`,
  );
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
  child.stderr.pipe(process.stderr);
  return { port: secure, stop: () => child.kill() };
}

const notes: Notes = { commands: [], acked: [], back: [], refused: 0 };
const lightOn = (port: string) =>
  light('', { GASLAMP_DATABASE: schema.url, GASLAMP_PROXY: 'loopback', GASLAMP_SOCKETS: '1000', PORT: port });
const lit = [await lightOn('0'), await lightOn('0')];
const { port, stop } = await proxy(lit.map((one) => one.port));
const statuses = new Map<string, number>();
let isAsking = true;
let asks = 0;

/** Returns the status of a request, or the message of a failed one. The certificate was made for this run. */
const statusOf = (host: string): Promise<string> =>
  new Promise((resolve) => {
    const asked = get(`https://${host}:${port}/api/games`, { rejectUnauthorized: false, agent: false }, (response) => {
      const isSafe = response.headers['strict-transport-security'] !== undefined;
      resolve(isSafe ? `${response.resume().statusCode}` : 'no HSTS');
    });
    asked.on('error', ({ message }) => resolve(message));
  });
/** Requests the page again and again, and counts the statuses. */
async function asking(): Promise<void> {
  while (isAsking) {
    const status = await statusOf(hasIPv6 && asks++ % 2 === 0 ? '[::1]' : '127.0.0.1');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await delay(EVERY);
  }
}

try {
  const seats: Seat[] = [];
  for (let i = 0; i < Number(values.matches); i++) {
    const { match, tokens } = await post<{ match: string; tokens: string[] }>(lit[0]!.port, '/api/matches', {
      ...{ game: 'nanty-narking', seats: Array(2).fill({ kind: 'person' }), sit: [0, 1] },
    });
    seats.push(...tokens.map((token) => new Seat(port, match, token, new FastDice(i), notes, '', 'wss')));
  }
  const away = () => seats.filter(({ here }) => !here).length;
  const allBack = async (limit: number): Promise<number> => {
    const from = performance.now();
    while (away() > 0 && performance.now() - from < limit) await delay(10);
    return performance.now() - from;
  };
  await allBack(20_000);
  const asked = asking();
  for (let n = 0; n < Number(values.restarts); n++) {
    const at = n % 2;
    const own = lit[at]!.port;
    notes.back.length = 0;
    const stopped = lit[at]!.stop();
    await stopped;
    await allBack(BACK);
    const slowest = Math.max(0, ...notes.back);
    console.log(
      `restart ${n + 1}: ${notes.back.length} of ${seats.length} sockets moved, the slowest in ${Math.round(slowest)} ms`,
    );
    if (away() > 0 || slowest > BACK) throw new Error(`${away()} sockets are still away; allowed: ${BACK} ms`);
    lit[at] = await lightOn(`${own}`);
  }
  isAsking = false;
  await asked;
  const failed = [...statuses].filter(([status]) => status !== '200');
  console.log(`requests meanwhile, by status: ${[...statuses].map((pair) => pair.join(' ')).join(', ')}`);
  if (failed.length > 0 || notes.refused > 0) throw new Error('requests failed during the restarts');
  for (const seat of seats) seat.close();
} finally {
  stop();
  await Promise.all(lit.map((one) => one.stop()));
  await schema.drop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
