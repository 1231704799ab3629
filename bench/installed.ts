// Builds a release, installs it in an empty folder as a host does, and plays, backs up and restarts there.
// Run: npm run -s bench:installed
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FastDice } from '@gaslamp/kernel/chance';
import { checkedFile } from '@gaslamp/server/store/checked';
import { light, post } from './light.ts';
import { type Notes, Seat } from './townsfolk.ts';

/** Number of commands to play against a bot. */
const COMMANDS = 20;
/** Limit of the play, in ms. */
const LIMIT = 60_000;
/** Most that an image may add to its base, in MB. */
const MOST = 250;
/** Exit code if packages cannot be installed here. */
const SKIPPED = 3;

// Any folder is fine, even one whose name is no part of an address.
const folder = mkdtempSync(join(tmpdir(), 'gaslamp-C#-'));
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, GASLAMP_DATA: file } });
const file = join(folder, 'data/gaslamp.sqlite');
const gaslamp = join(folder, 'prefix/bin/gaslamp');

function check(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}
const sizeOf = (path: string): number =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(path, name)).size,
    0,
  );

/** Installs the tarball, which is the only file there. */
function installed(): void {
  const tarball = /dist\/(\S+\.tgz)/.exec(
    execFileSync(process.execPath, ['scripts/release.mjs'], { encoding: 'utf8' }),
  )![1]!;
  cpSync(join('dist', tarball), join(folder, tarball));
  try {
    run('npm', 'install', '--silent', '--global', '--prefix', join(folder, 'prefix'), `./${tarball}`);
  } catch (error) {
    console.log(`No package can be installed here: ${(error as Error).message}`);
    process.exit(process.env.GASLAMP_REQUIRE_SERVICES ? 1 : SKIPPED);
  }
  const version = run('npx', '--yes', `./${tarball}`, '--version').trim();
  check(tarball === `gaslamp-${version}.tgz`, `npx ./${tarball} says that it is version ${version}`);
}

/** Plays a match against a bot until enough commands are acknowledged. */
async function played(port: number): Promise<string> {
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'steady' }];
  const { match, tokens } = await post<{ match: string; tokens: string[] }>(port, '/api/matches', {
    ...{ game: 'nanty-narking', seats, sit: [0] },
  });
  const notes: Notes = { commands: [], acked: [], back: [], refused: 0 };
  const seat = new Seat(port, match, tokens[0]!, new FastDice(1), notes);
  const end = performance.now() + LIMIT;
  while (notes.acked.length < COMMANDS) {
    check(performance.now() < end, `only ${notes.acked.length} commands were acknowledged`);
    if (seat.asked) seat.answer();
    await delay(5);
  }
  seat.close();
  return match;
}

/** Encrypts the newest backup with the delivered script, decrypts it, and compares the two. */
function encrypted(backups: string, copy: string): void {
  if (spawnSync('gpg', ['--version']).error !== undefined)
    return console.log('There is no gpg here: nothing was encrypted.');
  const home = join(folder, 'gnupg');
  mkdirSync(home, { mode: 0o700 });
  process.env.GNUPGHOME = home;
  run('gpg', '--batch', '--quiet', '--passphrase', '', '--quick-generate-key', 'host@example.org');
  const deploy = join(folder, 'prefix/lib/node_modules/gaslamp/deploy');
  run(join(deploy, 'encrypt-newest.sh'), backups, 'host@example.org', folder);
  run('gpg', '--batch', '--quiet', '--output', 'plain.sqlite', '--decrypt', `${copy}.gpg`);
  const [plain, sealed, before] = [join(folder, 'plain.sqlite'), join(folder, `${copy}.gpg`), join(backups, copy)];
  check(readFileSync(plain).equals(readFileSync(before)), 'the encrypted backup is another one');
  check(!readFileSync(sealed).includes('SQLite format'), 'the backup is not encrypted');
}

try {
  installed();
  const first = await light(file, {}, [gaslamp]);
  const page = await (await fetch(`http://127.0.0.1:${first.port}/`)).text();
  check(page.includes('/assets/'), 'there is no page');
  const match = await played(first.port);
  check(!first.log().includes('a bot failed'), 'the bots have no thread');
  run(gaslamp, 'data', 'backup', '--keep', '14');
  const backups = join(folder, 'data/backups');
  const [copy] = readdirSync(backups);
  const { counts, damaged } = await checkedFile(join(backups, copy!));
  check(counts.matches === 1 && damaged.length === 0, 'the backup does not hold the match');
  encrypted(backups, copy!);
  await first.stop();
  check(!existsSync(`${file}-wal`), 'SIGTERM did not end the server in order');
  const second = await light(file, {}, [gaslamp, 'start']);
  const there = await fetch(`http://127.0.0.1:${second.port}/api/matches/${match}`);
  check(there.ok, 'the match is gone after a restart');
  await second.stop();
  const size = sizeOf(join(folder, 'prefix')) / 1e6;
  check(size < MOST, `it takes ${size} MB; allowed: ${MOST}`);
  console.log(`installed, played, backed up and started again; it takes ${size.toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
