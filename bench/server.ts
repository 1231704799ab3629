// Measures server load on one machine: latency of commands beside that of a bare durable commit, memory of idle matches,
// replay.
// Run: npm run -s bench:server   (seconds: GASLAMP_SECONDS, default 60)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Entry } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { patched } from '@gaslamp/kernel/patch';
import { buildServer } from '@gaslamp/server/server';
import { openSqlite } from '@gaslamp/server/store/sqlite-store';
import WebSocket from 'ws';
import { light, ms, post, quantile } from './light.ts';

const IDS = Object.keys(GAMES);
const MATCHES = 200;
const SEATS = 3;
/** Average time between two commands of one socket, in ms; the moments are random. */
const EVERY = 2000;
const SECONDS = Number(process.env.GASLAMP_SECONDS ?? 60);

const folder = mkdtempSync(join(tmpdir(), 'gaslamp-bench-'));
interface Question {
  readonly player: number;
  readonly options: readonly string[] | null;
}
/** One seat's socket: about every two seconds it answers if it is asked, otherwise it asks why it cannot pass. */
class Sitter {
  readonly socket: WebSocket;
  question: Question | null = null;
  at = { move: 0, step: 0 };
  over = false;
  #sent = new Map<string, { at: number; times: number[] }>();
  #n = 0;
  constructor(
    port: number,
    match: string,
    token: string,
    readonly dice: FastDice,
    readonly commands: number[],
    readonly questions: number[],
  ) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'hello', match, token })));
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
  }
  #hear({
    id = '',
    standing,
  }: {
    id?: string;
    standing?: { move: number; step: number; question: Question | null };
  }): void {
    if (standing) {
      this.at = { move: standing.move, step: standing.step };
      this.question = standing.question;
      this.over = this.question === null;
    }
    const sent = this.#sent.get(id);
    if (sent === undefined) return;
    sent.times.push(performance.now() - sent.at);
    this.#sent.delete(id);
  }
  tick(): void {
    if (this.over || this.socket.readyState !== WebSocket.OPEN) return;
    const id = `${++this.#n}`;
    const options = this.question?.options;
    const [message, times] = options
      ? [{ t: 'choose', id, texts: [this.dice.oneOf(options)], at: this.at }, this.commands]
      : [{ t: 'explain', id, wish: 'pass' }, this.questions];
    this.#sent.set(id, { at: performance.now(), times });
    this.socket.send(JSON.stringify(message));
  }
}

/** A match that nobody plays. */
const BARE = {
  ...{ id: 'bare', game: 'emerald-2e', rules: 1, pack: '', seats: 0, options: {}, hints: true, away: 5, standIn: '' },
  ...{ hostHash: '', spectatorHash: '', openHash: '', hostNumber: 1, diceKey: '', created: 0 },
};

async function load(): Promise<void> {
  const { port, stop } = await light(join(folder, 'load.sqlite'), { GASLAMP_SOCKETS: '1000' });
  const commands: number[] = [];
  const questions: number[] = [];
  const bare: number[] = [];
  const sitters: Sitter[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const { match, tokens } = await post<{ match: string; tokens: string[] }>(port, '/api/matches', {
      game: IDS[i % IDS.length],
      seats: Array(SEATS).fill({ kind: 'person' }),
      sit: [0, 1, 2],
    });
    for (const [seat, token] of tokens.entries())
      sitters.push(new Sitter(port, match, token, new FastDice(i * SEATS + seat + 1), commands, questions));
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const dice = new FastDice(99);
  const timers: NodeJS.Timeout[] = [];
  for (const sitter of sitters) {
    const again = () => {
      sitter.tick();
      timers.push(setTimeout(again, dice.below(2 * EVERY)));
    };
    timers.push(setTimeout(again, dice.below(2 * EVERY)));
  }
  // The lower bound: durable commits of an entry's size, one at a time, on the same disk during the load.
  const store = await openSqlite(join(folder, 'bare.sqlite'));
  const game = gameNamed(at(IDS, 0));
  const { before, entry } = Match.start(game, 2, {}, new FastDice(1));
  await store.create(BARE, { phase: 'playing', rematch: null, proposals: [], nextNumber: 2, asked: 0 }, [], {
    beginning: { rules: game.rules, before },
    lines: [{ at: 0, rules: game.rules, entry }],
  });
  const small: Entry = { player: 0, did: 'x'.repeat(20), chance: [], events: [], patch: { move: 1 }, settled: true };
  const end = Date.now() + SECONDS * 1000;
  for (let version = 0; Date.now() < end; version++) {
    const from = performance.now();
    await store.commit('bare', version, { lines: [{ at: 0, rules: game.rules, entry: small }] });
    bare.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  for (const timer of timers) clearTimeout(timer);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await store.close();
  for (const sitter of sitters) sitter.socket.terminate();
  await stop();
  console.log(`load: ${MATCHES} live matches of ${IDS.join(' and ')}, ${sitters.length} sockets, ${SECONDS} s`);
  console.log(
    `  commands ${commands.length}: p50 ${ms(quantile(commands, 0.5))}, p99 ${ms(quantile(commands, 0.99))} (target: p99 under 25 ms)`,
  );
  console.log(
    `  queries  ${questions.length}: p50 ${ms(quantile(questions, 0.5))}, p99 ${ms(quantile(questions, 0.99))}`,
  );
  console.log(`  bare durable commit ${bare.length}: p50 ${ms(quantile(bare, 0.5))}, p99 ${ms(quantile(bare, 0.99))}`);
  console.log(`  p99 command : bare commit = ${(quantile(commands, 0.99) / quantile(bare, 0.99)).toFixed(2)}`);
}

function collect(): void {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
}
async function memory(game: string): Promise<void> {
  const IDLE = 2000;
  const server = await buildServer({ file: join(folder, `idle-${game}.sqlite`) });
  const wanted = { game, seats: Array(4).fill({ kind: 'person' as const }), sit: [0, 1, 2, 3] };
  // Loaded and asked, as if somebody had looked at it.
  const make = async () => {
    const room = await server.lobby.room((await server.lobby.create(wanted)).match);
    room.match?.decision;
  };
  const warm = 50;
  for (let i = 0; i < warm; i++) await make();
  collect();
  const before = process.memoryUsage();
  for (let i = 0; i < IDLE; i++) await make();
  collect();
  const after = process.memoryUsage();
  const each = (after.heapUsed + after.external - before.heapUsed - before.external) / IDLE / 1000;
  console.log(
    `memory: ${game}: ${IDLE} idle loaded matches of four: ${each.toFixed(1)} kB each on the heap (target: at most 30 kB)`,
  );
  await server.close();
}

function replay(id: string): void {
  const game = gameNamed(id);
  const seats = game.seats.most;
  for (let seed = 1; ; seed++) {
    const dice = new FastDice(seed);
    const { match, entry } = Match.start(game, seats, {}, new FastDice(seed + 1000));
    const entries: Entry[] = [entry];
    for (let decision = match.decision; decision !== null; decision = match.decision) {
      const text = game.verbs.format(dice.oneOf(decision.options));
      const result = match.choose(decision.player, [text], match.at);
      if (isRefusal(result)) throw new Error(JSON.stringify(result));
      entries.push(...result.entries);
    }
    if (entries.length < 300) continue;
    const text = entries.slice(0, 301).map((one) => JSON.stringify(one));
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 20; run++) {
      const from = performance.now();
      let s = game.setup(seats, {});
      for (const line of text) s = patched(s, (JSON.parse(line) as Entry).patch);
      best = Math.min(best, performance.now() - from);
    }
    console.log(`replay: ${id}: 300 entries by their patches, parsed from JSON: ${ms(best)} (target: under 5 ms)`);
    return;
  }
}

try {
  for (const id of IDS) replay(id);
  for (const id of IDS) await memory(id);
  await load();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
