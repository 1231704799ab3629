import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import { applyPatch, diff } from '@gaslamp/kernel/patch';
import type { State } from '@gaslamp/kernel/state';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import type { ServerMessage, Standing } from '@gaslamp/protocol/updates';
import WebSocket from 'ws';
import { buildServer, type GaslampServer, type ServerOptions } from '../src/server.ts';
import { hashToken, newToken } from '../src/tokens.ts';

/** A folder that is gone after the test. */
export function folder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'gaslamp-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface Running {
  readonly server: GaslampServer;
  readonly port: number;
}
export async function start(options: Partial<ServerOptions> = {}): Promise<Running> {
  const server = await buildServer({
    file: ':memory:',
    pace: { bot: 0, window: 20 },
    away: 0,
    requestsPerMinute: 100_000,
    ...options,
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.app.server.address() as { port: number }).port };
}

export interface Created {
  match: string;
  host: string;
  spectator: string;
  open: string;
  invites: (string | null)[];
  tokens: (string | null)[];
}
/** Posts JSON; gives the status and the body. */
export async function post(
  port: number,
  path: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const person = { kind: 'person' } as const;
/** A match with all seats held by the caller. */
export async function create(port: number, seats: number, more: Partial<CreateMatch> = {}): Promise<Created> {
  const wanted = {
    game: 'emerald-2e',
    seats: Array(seats).fill(person),
    sit: Array.from({ length: seats }, (_, i) => i),
    ...more,
  };
  const { status, body } = await post(port, '/api/matches', wanted);
  if (status !== 200) throw new Error(`create: ${status} ${JSON.stringify(body)}`);
  return body as unknown as Created;
}

/** One socket, with everything it was ever sent. */
export class Viewer {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly bytes: string[] = [];
  state: State | null = null;
  standing: Standing | null = null;
  #id = 0;
  #waiting: (() => void)[] = [];
  closed: number | null = null;

  constructor(port: number) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    this.socket.on('message', (data) => {
      const text = String(data);
      this.bytes.push(text);
      const message = JSON.parse(text) as ServerMessage;
      this.heard.push(message);
      if (message.t === 'welcome') {
        this.state = message.state as unknown as State;
        this.standing = message.standing;
      } else if (message.t === 'update') {
        applyPatch(this.state!, message.patch);
        this.standing = message.standing;
      }
      this.#wake();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.socket.on('error', () => {});
  }
  static async open(port: number, match: string, token: string, since?: number): Promise<Viewer> {
    const viewer = new Viewer(port);
    await viewer.ready();
    viewer.send({ t: 'hello', match, token, ...(since === undefined ? {} : { since }) });
    await viewer.until(
      () => viewer.state !== null || viewer.closed !== null || viewer.heard.some((m) => m.t === 'error'),
    );
    return viewer;
  }
  ready(): Promise<void> {
    return this.socket.readyState === WebSocket.OPEN
      ? Promise.resolve()
      : new Promise((resolve) => this.socket.once('open', () => resolve()));
  }
  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** Waits until something holds; throws after `patience` milliseconds. */
  async until(holds: () => boolean, patience = 5000): Promise<void> {
    const end = Date.now() + patience;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited in vain; last heard: ${this.bytes.slice(-3).join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
  newId(): string {
    return `c${++this.#id}-${Math.random().toString(36).slice(2, 8)}`;
  }
  /** Sends a command and waits for its reply. */
  async ask(message: { t: string; id?: string } & Record<string, unknown>): Promise<ServerMessage> {
    const id = message.id ?? this.newId();
    const before = this.heard.length;
    this.send({ ...message, id });
    const reply = () => this.heard.slice(before).find((m) => ('id' in m && m.id === id) || m.t === 'error');
    await this.until(() => reply() !== undefined);
    return reply()!;
  }
  choose(...texts: string[]): Promise<ServerMessage> {
    const { move, step } = this.standing!;
    return this.ask({ t: 'choose', texts, at: { move, step } });
  }
  undo(): Promise<ServerMessage> {
    const { move, step } = this.standing!;
    return this.ask({ t: 'undo', at: { move, step } });
  }
  get asked(): boolean {
    return this.standing?.question?.options != null;
  }
  close(): void {
    this.socket.close();
  }
  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Answers at random for all viewers of a match until `steps` answers are given or the match is over. Gives the count. */
export async function playOn(viewers: readonly Viewer[], steps: number, pick: (n: number) => number): Promise<number> {
  let done = 0;
  while (done < steps) {
    const over = viewers[0]!.standing!.question === null;
    if (over) return done;
    const asked = viewers.find((viewer) => viewer.asked);
    if (!asked) {
      await viewers[0]!.until(() => viewers.some((viewer) => viewer.asked) || viewers[0]!.standing!.question === null);
      continue;
    }
    const { options } = asked.standing!.question!;
    const { move, step } = asked.standing!;
    const reply = await asked.choose(options![pick(options!.length)]!);
    if (reply.t !== 'ack') throw new Error(JSON.stringify(reply));
    await asked.until(() => asked.standing!.move !== move || asked.standing!.step !== step);
    done++;
  }
  return done;
}

/**
 * Puts a match with the id `stated` into the store as if it had been dealt like that; gives a viewer for each seat.
 * `bots` names the bots by seat; null is a person.
 */
export async function stated(
  run: Running,
  game: AnyGame,
  s: State,
  options: Readonly<Record<string, number>> = {},
  bots: readonly (string | null)[] = [],
): Promise<Viewer[]> {
  const tokens = Array.from({ length: s.seats }, newToken);
  const seats = tokens.map((token, seat) => ({
    seat,
    kind: bots[seat] ? ('bot' as const) : ('person' as const),
    name: '',
    bot: bots[seat] ?? null,
    tokenHash: hashToken(token),
    inviteHash: null,
    formerHash: null,
    formerName: null,
    order: 'none' as const,
  }));
  const all = tableOptions(game, options);
  const { lobby } = run.server;
  lobby.store.createMatch(
    {
      id: 'stated',
      game: game.id,
      rules: game.rules,
      pack: game.pack,
      seats: s.seats,
      options: all,
      hostHash: '',
      spectatorHash: '',
      openHash: '',
      diceKey: 'key',
      created: 0,
      over: false,
      rematch: null,
    },
    seats,
    {
      player: -1,
      did: 'deal',
      chance: [],
      events: [],
      patch: diff(game.setup(s.seats, all), s),
      settled: true,
    },
    0,
  );
  lobby.driver.watch(lobby.room('stated'));
  return Promise.all(tokens.map((token) => Viewer.open(run.port, 'stated', token)));
}
