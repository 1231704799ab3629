// Measures the duration of a match's commands while another match is attacked, or watched by a crowd, and without load.
// Run: npm run -s bench:attack   (seconds per round: GASLAMP_SECONDS, default 15)
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { FastDice } from '@gaslamp/kernel/chance';
import type { At } from '@gaslamp/kernel/match';
import WebSocket from 'ws';
import { type Lit, light, ms, post, quantile } from './light.ts';

const SECONDS = Number(process.env.GASLAMP_SECONDS ?? 15);
/** Interval between two commands of the measured match, in ms. */
const EVERY = 25;
const folder = mkdtempSync(join(tmpdir(), 'gaslamp-attack-'));

interface Made {
  readonly match: string;
  readonly tokens: readonly [string, string];
  readonly spectator: string;
}
const create = (port: number): Promise<Made> =>
  post(port, '/api/matches', { game: 'emerald-2e', seats: Array(2).fill({ kind: 'person' }), sit: [0, 1] });

/** A match of two that plays itself at random, with one command per interval. */
class Played {
  readonly times: number[] = [];
  readonly #sockets: WebSocket[] = [];
  #asked: { at: At; options: readonly string[]; socket: WebSocket } | null = null;
  #sent = 0;
  #n = 0;
  #timer: NodeJS.Timeout | undefined;
  constructor(
    readonly port: number,
    readonly made: Made,
    readonly every: number,
  ) {
    const dice = new FastDice(7);
    for (const token of made.tokens) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
      socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', match: made.match, token })));
      socket.on('message', (data) => this.#hear(socket, JSON.parse(String(data))));
      this.#sockets.push(socket);
    }
    this.#timer = setInterval(() => {
      if (this.#asked === null) return;
      const { at, options, socket } = this.#asked;
      this.#asked = null;
      this.#sent = performance.now();
      socket.send(JSON.stringify({ t: 'choose', id: `p${this.#n++}`, texts: [dice.oneOf(options)], at }));
    }, every);
  }
  #hear(
    socket: WebSocket,
    { t, standing }: { t: string; standing?: At & { question: { options: readonly string[] | null } | null } },
  ): void {
    if (t === 'ack') this.times.push(performance.now() - this.#sent);
    const options = standing?.question?.options;
    if (options) this.#asked = { at: { move: standing.move, step: standing.step }, options, socket };
  }
  stop(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.terminate();
  }
}

interface Crowd {
  readonly sockets: number;
  readonly rate: number;
  readonly token: (made: Made) => string;
  readonly again: boolean;
  readonly says?: 'standing' | 'marks';
  readonly names?: number;
  /** True if the attacked match is played, so that its watchers receive updates. */
  readonly played: boolean;
}
const ROUNDS: readonly { readonly name: string; readonly crowd: Crowd | null }[] = [
  { name: 'in peace', crowd: null },
  {
    name: '200 sockets with one seat’s token',
    crowd: { sockets: 200, rate: 0, token: ({ tokens }) => tokens[0], again: true, played: false },
  },
  {
    name: '200 sockets with the spectators’ link',
    crowd: { sockets: 200, rate: 0, token: ({ spectator }) => spectator, again: true, played: false },
  },
  {
    name: '150 sockets on one seat, each saying "standing" 19 times a second',
    crowd: { sockets: 150, rate: 19, token: ({ tokens }) => tokens[0], again: true, played: false },
  },
  {
    name: '4 watchers, each saying 19 times a second a line of 7,800 marks on one letter',
    crowd: { sockets: 4, rate: 19, says: 'marks', token: ({ spectator }) => spectator, again: false, played: false },
  },
  {
    name: '10 requests a second with a name of 31,000 marks on one letter',
    crowd: { sockets: 0, rate: 0, names: 10, token: ({ spectator }) => spectator, again: false, played: false },
  },
  {
    name: '1,000 watchers of a match that is played',
    crowd: { sockets: 1000, rate: 0, token: ({ spectator }) => spectator, again: false, played: true },
  },
];

async function round({ port }: Lit, crowd: Crowd | null): Promise<{ times: readonly number[]; verdict: string }> {
  const attacked = await create(port);
  const busy = crowd?.played ? new Played(port, attacked, 100) : null;
  const orders = crowd && { ...crowd, port, match: attacked.match, token: crowd.token(attacked) };
  const attackers = orders && fork(fileURLToPath(new URL('./attackers.ts', import.meta.url)), [JSON.stringify(orders)]);
  // Let the crowd gather first.
  if (attackers) await new Promise((resolve) => setTimeout(resolve, 4000));
  const played = new Played(port, await create(port), EVERY);
  // By then a new match and its code are warm.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  played.times.length = 0;
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const times = [...played.times];
  played.stop();
  busy?.stop();
  let verdict = '';
  if (attackers) {
    const tally = new Promise<Record<string, number>>((resolve) =>
      attackers.once('message', (message) => resolve(message as Record<string, number>)),
    );
    attackers.send('tell');
    verdict = Object.entries(await tally)
      .map(([what, n]) => `${what} ${n}`)
      .join(', ');
  }
  return { times, verdict };
}

try {
  let peace = Number.NaN;
  for (const { name, crowd } of ROUNDS) {
    // A crowd of watchers has many addresses; here they share one.
    const limits: Record<string, string> = crowd?.played ? { GASLAMP_SOCKETS: '2000' } : {};
    const server = await light(join(folder, `${name.replace(/\W+/g, '-')}.sqlite`), limits);
    const { times, verdict } = await round(server, crowd);
    await server.stop();
    const p99 = quantile(times, 0.99);
    if (crowd === null) peace = p99;
    console.log(`${name}:`);
    console.log(
      `  ${times.length} commands in ${SECONDS} s: p50 ${ms(quantile(times, 0.5))}, p99 ${ms(p99)}, longest ${ms(Math.max(...times))}${crowd ? `; p99 to that in peace: ${(p99 / peace).toFixed(2)}` : ''}`,
    );
    if (verdict) console.log(`  the crowd: ${verdict}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
