// Measures what others notice while one caller attacks or a crowd comes: their commands, their bots, and the page and socket of
// newcomers, beside the same without it. The server has its default limits.
// Run: npm run -s bench:attack -- [name …]   (seconds per round: GASLAMP_SECONDS, default 15; names: bench/attackers.ts)
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ATTACKS } from './attackers.ts';
import { type Attack, range } from './attacks/attack.ts';
import { Caller } from './attacks/caller.ts';
import { Table } from './attacks/table.ts';
import { type Lit, light, ms, quantile } from './light.ts';
import { ownSchema } from './schema.ts';

const SECONDS = Number(process.env.GASLAMP_SECONDS ?? 15);
/** Bystanders' matches, each of an address of its own, and the interval between two commands of one, in ms. */
const TABLES = 4;
const EVERY = 100;
/** Interval between two newcomers, and the time after which one has waited in vain, in ms. */
const NEWCOMERS = 250;
const IN_VAIN = 10_000;
/** Time in which the server gets warm, and in which it recovers from an attack, in ms. */
const WARM = 3000;
const RECOVERED = 2000;
const PAGE = fileURLToPath(new URL('../packages/client/dist', import.meta.url));
const isBuilt = existsSync(join(PAGE, 'index.html'));

/** Times in ms, by what is measured. */
const nothing = (): Record<'command' | 'bot' | 'page' | 'socket', number[]> => ({
  command: [],
  bot: [],
  page: [],
  socket: [],
});
type Times = ReturnType<typeof nothing>;

/** The people whom the attack does not concern. */
class Bystanders {
  #times = nothing();
  readonly #tables: Table[] = [];
  #timers: NodeJS.Timeout[] = [];
  #newcomers = 0;
  #left = false;
  constructor(
    readonly port: number,
    readonly attack: Attack,
  ) {}
  async come(): Promise<void> {
    for (const i of range(TABLES)) await this.#sit(new Caller(this.port, `192.0.2.${1 + i}`), 2, 0);
    if (this.attack.bots) await this.#sit(new Caller(this.port, '192.0.2.10'), 1, 1);
    this.#timers = [setInterval(() => void this.#newcomer(), NEWCOMERS)];
  }
  leave(): void {
    this.#left = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const table of this.#tables) table.stop();
  }
  /** Measures for so many ms. */
  async measure(time: number): Promise<Times> {
    this.#collect();
    this.#times = nothing();
    await delay(time);
    this.#collect();
    const measured = this.#times;
    this.#times = nothing();
    return measured;
  }
  #collect(): void {
    for (const { acked, bots } of this.#tables) {
      this.#times.command.push(...acked.splice(0));
      this.#times.bot.push(...bots.splice(0));
    }
  }
  /** Plays one match after another. */
  async #sit(caller: Caller, persons: number, bots: number): Promise<void> {
    const table = new Table(caller, await caller.create(persons, bots), EVERY);
    this.#tables.push(table);
    table.onOver = () => {
      table.stop();
      if (!this.#left) void this.#sit(caller, persons, bots);
    };
  }
  /** Somebody opens the page, and then a socket. */
  async #newcomer(): Promise<void> {
    const n = this.#newcomers++ % 200;
    const caller = new Caller(this.port, this.attack.direct ? `127.0.2.${1 + n}` : `203.0.113.${1 + n}`);
    const { page, socket: opened } = this.#times;
    const from = performance.now();
    const { status } = await caller.ask(isBuilt ? '/' : '/api/games').catch(() => ({ status: 0 }));
    page.push(status === 200 ? performance.now() - from : Number.POSITIVE_INFINITY);
    const { match, spectator } = this.#tables[n % TABLES]!.made;
    const then = performance.now();
    const socket = caller.socket(match, spectator);
    const isIn = await Promise.race([
      new Promise<boolean>((resolve) => {
        socket.once('message', (data) => resolve(String(data).startsWith('{"t":"welcome"')));
        socket.once('close', () => resolve(false));
      }),
      delay(IN_VAIN, false),
    ]);
    opened.push(isIn ? performance.now() - then : Number.POSITIVE_INFINITY);
    socket.terminate();
    caller.close();
  }
}

/** Starts a server for an attack; null if it needs what is not here. */
async function started(attack: Attack, folder: string): Promise<{ lit: Lit; stop(): Promise<void> } | null> {
  const schema = attack.store === 'postgres' ? await ownSchema().catch(() => null) : undefined;
  if (schema === null) return null;
  const lit = await light(schema ? '' : join(folder, `${attack.name}.sqlite`), {
    // Default limits.
    GASLAMP_RATE: '',
    GASLAMP_MATCHES_HOUR: '',
    GASLAMP_MATCHES_DAY: '',
    GASLAMP_PROXY: '127.0.0.1',
    ...(schema && { GASLAMP_DATABASE: schema.url }),
    ...(isBuilt && { GASLAMP_PAGE: PAGE }),
  });
  return {
    lit,
    async stop() {
      await lit.stop();
      await schema?.drop();
    },
  };
}

/** Measures before, during and after an attack; returns the attackers' counts too. */
async function round(port: number, attack: Attack) {
  const bystanders = new Bystanders(port, attack);
  await bystanders.come();
  await delay(WARM);
  const before = await bystanders.measure(SECONDS * 500);
  const attackers = fork(fileURLToPath(new URL('./attackers.ts', import.meta.url)), [String(port), attack.name]);
  await once(attackers, 'message');
  const during = await bystanders.measure(SECONDS * 1000);
  attackers.send('tell');
  const [counts = {}]: Record<string, number>[] = await once(attackers, 'message');
  await delay(RECOVERED);
  const after = await bystanders.measure(SECONDS * 500);
  bystanders.leave();
  const peace = nothing();
  for (const key of ['command', 'bot', 'page', 'socket'] as const) peace[key].push(...before[key], ...after[key]);
  return { peace, during, counts };
}
function report(what: string, peace: readonly number[], during: readonly number[]): void {
  if (peace.length + during.length === 0) return;
  const [p, d] = [quantile(peace, 0.99), quantile(during, 0.99)];
  const shown = (times: readonly number[]) => `${times.length}, p50 ${ms(quantile(times, 0.5))}, p99`;
  console.log(
    `  ${what}: in peace ${shown(peace)} ${ms(p)}; beside it ${shown(during)} ${ms(d)}; ${(d / p).toFixed(2)}`,
  );
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(`no such round: ${unknown.join(', ')}; there are ${ATTACKS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
if (!isBuilt)
  console.log('the page is not built (npm test -- page): newcomers ask for the list of games, clubs are skipped');
const folder = mkdtempSync(join(tmpdir(), 'gaslamp-attack-'));
try {
  for (const attack of ATTACKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const isSkipped = attack.page && !isBuilt;
    const server = isSkipped ? null : await started(attack, folder);
    console.log(`${attack.name}:${server === null ? ' skipped' : ''}`);
    if (server === null) continue;
    try {
      const { peace, during, counts } = await round(server.lit.port, attack);
      for (const what of ['command', 'bot', 'page', 'socket'] as const) report(what, peace[what], during[what]);
      const tally = Object.entries(counts).map(([what, n]) => `${what} ${n}`);
      console.log(`  the others: ${tally.join(', ')}`);
    } finally {
      await server.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
