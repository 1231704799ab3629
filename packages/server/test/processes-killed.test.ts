// @module-tag deep
// Two processes on one PostgreSQL, killed in turn during play: nothing acknowledged is lost, and nothing is done twice.
import { type ChildProcess, spawn } from 'node:child_process';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Entry } from '@gaslamp/kernel/log';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { openPostgres } from '../src/store/postgres-store.ts';
import { bot, create, MAIN, person } from './harness.ts';
import { type Schema, schemaOfTest, withoutPostgres } from './postgres.ts';

const missing = await withoutPostgres();

interface Lit {
  readonly child: ChildProcess;
  readonly port: number;
}
/** Starts a server as its own process; resolves once it is ready. */
function light(database: string): Promise<Lit> {
  const child = spawn(process.execPath, MAIN, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', GASLAMP_DATA: '', GASLAMP_DATABASE: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const port = /localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.on('exit', () => reject(new Error(said)));
  });
}
const killed = ({ child }: Lit): Promise<unknown> => {
  const gone = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGKILL');
  return gone;
};

/** Stops a process gracefully. It stores nothing afterwards. */
const stopped = ({ child }: Lit): Promise<unknown> => {
  const gone = new Promise((resolve) => child.removeAllListeners('exit').on('exit', resolve));
  child.kill('SIGTERM');
  return gone;
};

type Standing = Extract<ServerMessage, { t: 'welcome' }>['standing'];
interface Command {
  readonly id: string;
  readonly texts: readonly string[];
  readonly at: { readonly move: number; readonly step: number };
}
/** A seat as a page maintains it: reconnects to the next process when its connection is cut, and resends pending commands. */
class Seat {
  #socket: WebSocket | null = null;
  #standing: Standing | null = null;
  #owed: Command | null = null;
  #n = 0;
  #lost = 0;
  #open = true;
  readonly acked: { readonly id: string; readonly move: number; readonly step: number }[] = [];
  /** Durations from losing a connection to reconnecting, in ms. */
  readonly back: number[] = [];

  constructor(
    readonly match: string,
    readonly token: string,
    readonly doors: () => readonly number[],
    readonly dice: FastDice,
  ) {
    this.#comes();
  }
  close(): void {
    this.#open = false;
    this.#socket?.close();
  }
  /** Drops its connection. */
  comesAnew(): void {
    this.#socket?.terminate();
  }
  #comes(): void {
    if (!this.#open) return;
    const doors = this.doors();
    const socket = new WebSocket(`ws://127.0.0.1:${doors[this.#n++ % doors.length]}/ws`);
    this.#socket = socket;
    socket.on('open', () => this.#says({ t: 'hello', match: this.match, token: this.token }));
    socket.on('message', (data) => this.#hears(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#standing !== null) this.#lost = performance.now();
      this.#standing = null;
      setTimeout(() => this.#comes(), 50);
    });
  }
  #says(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
  #hears(message: ServerMessage): void {
    if (message.t === 'welcome' && this.#lost > 0) this.back.push(performance.now() - this.#lost);
    if (message.t === 'welcome' || message.t === 'update') this.#standing = message.standing;
    if (message.t === 'ack' && message.id === this.#owed?.id) this.acked.push(message);
    if ('id' in message && message.id === this.#owed?.id) this.#owed = null;
    if (message.t === 'welcome' && this.#owed !== null) this.#says({ t: 'choose', ...this.#owed });
    this.#answers();
  }
  #answers(): void {
    const options = this.#standing?.question?.options;
    if (this.#owed !== null || !options || !this.#open) return;
    const { move, step } = this.#standing!;
    this.#owed = {
      id: `${this.token.slice(0, 6)}-${this.#n++}`,
      texts: [this.dice.oneOf(options)],
      at: { move, step },
    };
    this.#says({ t: 'choose', ...this.#owed });
  }
}

const isAnswer = ({ did, alone }: Entry): boolean => did !== 'deal' && alone !== true;

/** Checks that everything acknowledged to the seats is stored, and that each person's answer belongs to one command. */
async function holdTo(schema: Schema, seats: readonly Seat[]): Promise<void> {
  const store = await openPostgres(schema.url);
  onTestFinished(() => store.close());
  for (const match of new Set(seats.map((seat) => seat.match))) {
    const here = seats.filter((seat) => seat.match === match);
    for (const { id, move, step } of here.flatMap((seat) => seat.acked))
      expect(await store.command(match, id)).toMatchObject({ move, step });
    const { lines } = await store.log(match);
    // A person's answer belongs to one command; forced answers belong to none.
    const answers = lines.filter((line) => 'entry' in line && line.entry.player < here.length && isAnswer(line.entry));
    const [row] = await schema.ask<{ n: number }>(
      'select count(*)::integer as n from commands where match = $1',
      match,
    );
    expect(answers).toHaveLength(row!.n);
    expect(row!.n).toBeGreaterThanOrEqual(here.reduce((sum, seat) => sum + seat.acked.length, 0));
  }
}

/** Creates four matches in turn at these processes, some with two people and the others with bots; all people answer. */
async function playing(doors: () => readonly number[], ofTwo: number, others: Parameters<typeof create>[2]) {
  const seats: Seat[] = [];
  for (let i = 0; i < 4; i++) {
    const { match, tokens } = await create(doors()[i % 2]!, 2, i < ofTwo ? {} : others);
    for (const token of tokens) if (token) seats.push(new Seat(match, token, doors, new FastDice(seats.length)));
  }
  onTestFinished(() => {
    for (const seat of seats) seat.close();
  });
  const acked = () => seats.reduce((sum, seat) => sum + seat.acked.length, 0);
  /** Resolves once this many more commands are acknowledged. */
  const plays = (more: number) => {
    const enough = acked() + more;
    return expect.poll(acked, { timeout: 120_000, interval: 10 }).toBeGreaterThanOrEqual(enough);
  };
  return { seats, plays };
}

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('kill -9 of one and then of the other: no acknowledged command is lost, none is done twice, bots go on', async () => {
    const schema = await schemaOfTest();
    const { url } = schema;
    const first = await light(url);
    const second = await light(url);
    let doors = [first.port, second.port];
    const { seats, plays } = await playing(() => doors, 3, { seats: [person, bot()], sit: [0] });
    await plays(60);
    await killed(first);
    doors = [second.port];
    await plays(60);
    const third = await light(url);
    doors = [second.port, third.port];
    await killed(second);
    await plays(60);
    for (const seat of seats) seat.close();
    await stopped(third);

    await holdTo(schema, seats);
    const back = seats.flatMap((seat) => seat.back);
    expect(back.length).toBeGreaterThan(0);
    // The page reports a lost connection after two seconds; reconnecting takes longer on a busy machine.
    expect(Math.max(...back)).toBeLessThan(6000);
  }, 600_000);

  test('one that stands still in mid-play and goes on later, and a database that ends every connection: the same holds', async () => {
    const schema = await schemaOfTest();
    const [first, second] = [await light(schema.url), await light(schema.url)];
    let doors = [first.port, second.port];
    const { seats, plays } = await playing(() => doors, 2, { seats: [person, bot(), bot()], sit: [0] });
    await plays(30);
    /** Age of the oldest heartbeat of a process, in ms. */
    const silence = async (): Promise<number> => {
      const now = 'extract(epoch from clock_timestamp()) * 1000';
      const [row] = await schema.ask<{ span: number }>(`select max(${now} - seen)::float8 as span from processes`);
      return row!.span;
    };
    for (const [still, other] of [
      [first, second],
      [second, first],
    ] as const) {
      still.child.kill('SIGSTOP');
      // Pages of people there give up and connect to the other process.
      doors = [other.port];
      for (const seat of seats) seat.comesAnew();
      await plays(30);
      // By then the other process has taken over the work of this one.
      await expect.poll(silence, { timeout: 60_000, interval: 100 }).toBeGreaterThan(9_000);
      still.child.kill('SIGCONT');
      doors = [first.port, second.port];
      await plays(30);
      await schema.ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gaslamp' and pid in
          (select pid from pg_locks l join pg_class c on c.oid = l.relation where c.relnamespace = current_schema()::regnamespace)
          or query like 'listen "gaslamp_' || current_schema()::regnamespace::oid || '"%'`,
      );
      await plays(30);
    }
    for (const seat of seats) seat.close();
    await Promise.all([first, second].map(stopped));
    await holdTo(schema, seats);
  }, 600_000);
});
