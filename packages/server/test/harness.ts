import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import { applyPatch, diff } from '@gaslamp/kernel/patch';
import type { Standing } from '@gaslamp/kernel/projection';
import type { Question } from '@gaslamp/kernel/question';
import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { Created } from '@gaslamp/protocol/answers';
import type { ClockChoice, ClockNow } from '@gaslamp/protocol/clocks';
import type { CreateMatch, TableAction } from '@gaslamp/protocol/messages';
import type { NamedNote } from '@gaslamp/protocol/notes';
import type { MatchInfo, ServerMessage } from '@gaslamp/protocol/updates';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { started } from '../src/clock/clock.ts';
import { buildServer, type GaslampServer, type ServerOptions } from '../src/server.ts';
import type { Seat } from '../src/store/store.ts';
import { hashToken, newToken } from '../src/tokens.ts';
import { checkAnswers, saidIn } from './answers.ts';
import type { TestClock } from './test-clock.ts';

/** Node's arguments to start a server in its own process: from the bundle if `npm test` has built it, otherwise from source. */
export const MAIN: readonly string[] = process.env.GASLAMP_MAIN
  ? [process.env.GASLAMP_MAIN]
  : ['--import', 'tsx', fileURLToPath(new URL('../src/main.ts', import.meta.url))];

export interface Running {
  readonly server: GaslampServer;
  readonly port: number;
  /** The server's clock if the test skips time; otherwise null. */
  readonly clock: TestClock | null;
}
type Options = Partial<ServerOptions> & { readonly clock?: TestClock };
/** Interval between presence messages, in ms. */
const CALM = 5;

export async function start(options: Options = {}): Promise<Running> {
  const server = await buildServer({
    file: ':memory:',
    pepper: 'a pepper for tests',
    pace: { bot: 0, window: 20 },
    away: 0,
    requestsPerMinute: 100_000,
    matchesPerHour: 100_000,
    matchesPerDay: 100_000,
    socketsPerAddress: 1000,
    calm: CALM,
    ...options,
  });
  checkAnswers(server.app);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  return { server, port, clock: options.clock ?? null };
}
/** Starts a server that all tests of a file share. */
export function oneServer(): Running {
  const run = {} as { -readonly [key in keyof Running]: Running[key] };
  beforeAll(async () => void Object.assign(run, await start()));
  afterAll(() => run.server.close());
  return run;
}
/** Returns a function that moves a server's house clock ahead. */
export function timeOf({ server }: Running): (span: number) => void {
  const { house } = server.lobby;
  const now = house.now.bind(house);
  let ahead = 0;
  house.now = () => now() + ahead;
  return (span) => {
    ahead += span;
  };
}
/** Returns a function that runs all due jobs of a server and resolves when they have finished. */
export const looksOf =
  ({ server: { jobs } }: Running) =>
  async (): Promise<void> => {
    // A check in progress may have begun before the job was due.
    for (let i = 0; i < 2; i++) await jobs.look();
    await jobs.idle();
  };
/** Starts a server for one test; it is closed with the test, even one that fails. */
export async function ownServer(options: Options): Promise<Running> {
  const own = await start(options);
  onTestFinished(() => own.server.close());
  return own;
}

/** Posts JSON and returns status and body. */
export async function post(
  port: number,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
export const person = { kind: 'person' } as const;
export const bot = (name = 'random') => ({ kind: 'bot', bot: name }) as const;
/** A new match in which the caller holds every seat. */
interface Held extends Created {
  readonly tokens: readonly [string, string, ...string[]];
}
/** Creates a match with all seats held by the caller, unless `more` gives them to others. */
export async function create(
  port: number,
  seats: number,
  more?: Partial<CreateMatch> & { readonly seats?: undefined; readonly sit?: undefined },
): Promise<Held>;
export async function create(port: number, seats: number, more: Partial<CreateMatch>): Promise<Created>;
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

/** Performs an action at a table besides playing. */
export const act = (port: number, match: string, action: TableAction | Record<string, unknown>) =>
  post(port, `/api/matches/${match}/table`, action);
/** Ends a match by the agreement of all its players, and opens the hands by the same. */
export async function endOpenly(port: number, match: string, tokens: readonly string[]): Promise<void> {
  for (const what of ['agree-end', 'agree-hands'])
    for (const token of tokens) await act(port, match, { do: what, token });
}
/** Takes a seat with an invitation; `seat` only with the open one. */
export const sit = (port: number, match: string, invite: unknown, name: string, seat?: number) =>
  post(port, `/api/matches/${match}/sit`, { invite, name, ...(seat === undefined ? {} : { seat }) });
/** Returns the result of `post` for a refusal. */
export const refusal = (status: number, words: string | RegExp) => ({
  status,
  body: expect.objectContaining({ error: typeof words === 'string' ? words : expect.stringMatching(words) }),
});

/** Seats three people, Ann, Ben and Cat, each by their own link; Ann is the host. */
export async function three(port: number, more: Partial<CreateMatch> = {}) {
  const made = await create(port, 3, { sit: [0], name: 'Ann', ...more });
  const tokens = [made.tokens[0]!];
  for (const [i, name] of ['Ben', 'Cat'].entries()) {
    const { body } = await sit(port, made.match, made.invites[i + 1], name);
    tokens.push(body.token as string);
  }
  return { made, match: made.match, tokens: tokens as [string, string, string] };
}

export { folder } from './folder.ts';

/** Thrown for what the server has not sent yet; `Viewer.until` waits for it. */
class NotYet extends Error {}
function arrived<T>(value: T | null, name: string): T {
  if (value === null) throw new NotYet(`the server has sent no ${name} yet`);
  return value;
}

/** Viewers of a match with at least two seats. */
type Viewers = [Viewer, Viewer, ...Viewer[]];

/** A socket that records every message it receives. */
export class Viewer {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly bytes: string[] = [];
  #state: State | null = null;
  #info: MatchInfo | null = null;
  #standing: Standing | null = null;
  #clock: ClockNow | null = null;
  #id = 0;
  #waiting: (() => void)[] = [];
  closed: number | null = null;

  /** `from`: the caller's address as a trusted proxy names it. `more`: other headers of the browser. */
  constructor(port: number, from?: string, more: Readonly<Record<string, string>> = {}) {
    const headers = from === undefined ? more : { 'x-forwarded-for': from, ...more };
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
    this.socket.on('message', (data) => {
      const text = String(data);
      this.bytes.push(text);
      const message = JSON.parse(text) as ServerMessage;
      this.heard.push(message);
      if (message.t === 'refused' && message.code !== undefined)
        saidIn({ error: message.detail, code: message.code, values: message.values });
      if (message.t === 'clock') this.#clock = message.clock;
      if ('info' in message) this.#info = message.info;
      if (message.t === 'presence')
        this.#info = { ...this.info, seats: this.info.seats.map((seat, i) => ({ ...seat, ...message.seats[i] })) };
      if (message.t === 'welcome') {
        this.#state = message.state as unknown as State;
        this.#standing = message.standing;
      } else if (message.t === 'update') {
        applyPatch(this.#state!, message.patch);
        this.#standing = message.standing;
      }
      this.#wake();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.socket.on('error', () => {});
  }
  static async open(port: number, match: string, token: string | null, since?: number, from?: string): Promise<Viewer> {
    return Viewer.greet(new Viewer(port, from), match, token, since);
  }
  /** Tells the server which match a viewer wants to see, and waits for what it says of it. */
  static async greet<V extends Viewer>(viewer: V, match: string, token: string | null, since?: number): Promise<V> {
    if (token === null) throw new Error('nobody holds that seat');
    await viewer.ready();
    viewer.send({ t: 'hello', match, token, ...(since === undefined ? {} : { since }) });
    await viewer.until(() => viewer.informed || viewer.closed !== null || viewer.heard.some((m) => m.t === 'error'));
    return viewer;
  }
  get state(): State {
    return arrived(this.#state, 'state');
  }
  /** True once the server has sent information about the match. */
  get informed(): boolean {
    return this.#info !== null;
  }
  get info(): MatchInfo {
    return arrived(this.#info, 'information about the match');
  }
  get standing(): Standing {
    return arrived(this.#standing, 'standing');
  }
  get clock(): ClockNow {
    return arrived(this.#clock, 'clock');
  }
  /** The question that is put to somebody. */
  get question(): Question {
    return arrived(this.standing.question, 'question');
  }
  /** The options of the question that is put to this viewer. */
  get options(): readonly [string, ...string[]] {
    const [first, ...others] = arrived(this.question.options, 'options');
    return [arrived(first ?? null, 'option'), ...others];
  }
  ready(): Promise<void> {
    return this.socket.readyState === WebSocket.OPEN
      ? Promise.resolve()
      : new Promise((resolve) => this.socket.once('open', () => resolve()));
  }
  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** Waits until a condition is true; throws after `patience` ms, and at once if the socket is closed. */
  async until(holds: () => boolean, patience = 120_000): Promise<void> {
    const end = Date.now() + patience;
    const holdsNow = (): boolean => {
      try {
        return holds();
      } catch (error) {
        if (error instanceof NotYet) return false;
        throw error;
      }
    };
    while (!holdsNow()) {
      if (this.closed !== null || Date.now() > end)
        throw new Error(`waited in vain; last heard: ${this.bytes.slice(-3).join('\n')}`);
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
    const { move, step } = this.standing;
    return this.ask({ t: 'choose', texts, at: { move, step } });
  }
  undo(answers?: unknown): Promise<ServerMessage> {
    const { move, step } = this.standing;
    return this.ask({ t: 'undo', at: { move, step }, answers });
  }
  get asked(): boolean {
    return this.#standing?.question?.options != null;
  }
  /** Resolves when all earlier messages of this socket have arrived: the pong follows them. */
  async hearsAll(): Promise<void> {
    const pongs = () => this.heard.filter(({ t }) => t === 'pong').length;
    const before = pongs();
    this.send({ t: 'ping' });
    await this.until(() => pongs() > before);
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

/** Returns the viewer who is asked. */
export function askedOf<V extends Viewer>(viewers: readonly V[]): V {
  const asked = viewers.find((viewer) => viewer.asked);
  if (asked === undefined) throw new Error('none of them is asked');
  return asked;
}

/** Checks that answers are refused and change nothing while nothing can be stored. Returns a function that answers again. */
export async function refusedWhileAway(
  port: number,
  viewers: readonly Viewer[],
): Promise<() => Promise<ServerMessage>> {
  const asked = viewers.find((viewer) => viewer.asked)!;
  const { move } = asked.standing;
  const answer = () => asked.choose(asked.standing.question!.options![0]!);
  for (let i = 0; i < 2; i++)
    expect(await answer()).toMatchObject({
      t: 'refused',
      detail: 'the server cannot store anything now; nothing was changed',
    });
  expect(asked.standing.move).toBe(move);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  return answer;
}

/** Closes a viewer and waits until nobody is connected from their place. */
export async function gone({ server }: Running, match: string, viewer: Viewer): Promise<void> {
  viewer.close();
  const { audience } = await server.lobby.room(match);
  await expect.poll(() => audience.isHere(viewer.info.you ?? SPECTATOR), { interval: 2 }).toBe(false);
}
/** Returns the notes that a viewer was sent. */
export const notesOf = (viewer: Viewer): NamedNote[] => viewer.info!.notes.map(({ note }) => note);

/**
 * Returns messages with every keyed hash replaced by the number of its first occurrence, to compare worlds that a viewer cannot
 * tell apart. table-life.ts checks that receipts are hashes by a secret key and that no step of a draft has one.
 */
export function opaque(messages: readonly string[]): string[] {
  const hashes: string[] = [];
  return messages.map((text) =>
    text.replace(/\b[0-9a-f]{64}\b/g, (hash) => {
      if (!hashes.includes(hash)) hashes.push(hash);
      return `hash ${hashes.indexOf(hash)}`;
    }),
  );
}

/** Answers at random for all viewers of a match until `steps` answers are given or the match is over. Returns their number. */
export async function playOn(viewers: readonly Viewer[], steps: number, pick: (n: number) => number): Promise<number> {
  let done = 0;
  while (done < steps) {
    const over = viewers[0]!.standing.question === null;
    if (over) return done;
    const asked = viewers.find((viewer) => viewer.asked);
    if (!asked) {
      await viewers[0]!.until(() => viewers.some((viewer) => viewer.asked) || viewers[0]!.standing.question === null);
      continue;
    }
    const { options } = asked.standing.question!;
    const { move, step } = asked.standing;
    const reply = await asked.choose(options![pick(options!.length)]!);
    if (reply.t !== 'ack') throw new Error(JSON.stringify(reply));
    await asked.until(() => asked.standing.move !== move || asked.standing.step !== step);
    done++;
  }
  return done;
}

interface StatedMatch {
  readonly id: string;
  readonly options?: Readonly<Record<string, number>>;
  /** Names the bots by seat; null is a person. */
  readonly bots?: readonly (string | null)[];
  /** Names by seat; a person without a name is called by their number. */
  readonly names?: readonly string[];
  /** Clock settings, with which the clocks start now. */
  readonly choice?: ClockChoice | undefined;
  /** The token of spectators. */
  readonly spectator?: string;
  readonly diceKey?: string;
}
/** Puts a match into a server's store as if it had been dealt in that state; returns a token for each seat. */
export async function putStated(
  { lobby }: GaslampServer,
  game: AnyGame,
  s: State,
  { id, options = {}, bots = [], names = [], choice, spectator, diceKey = 'key' }: StatedMatch,
): Promise<[string, string, ...string[]]> {
  const tokens = Array.from({ length: s.seats }, newToken);
  const seats = tokens.map((token, seat): Seat => {
    const bot = bots[seat];
    if (bot) return { seat, by: 'bot', bot, held: [], opening: null };
    const person = { number: seat + 1, voice: seat + 1, tokenHash: hashToken(token) };
    return {
      seat,
      by: 'person',
      person,
      held: [],
      left: 0,
      opening: null,
      order: 'none',
      orderedInTurn: false,
      but: [],
    };
  });
  const people = Object.fromEntries(names.map((name, seat) => [seat + 1, name]));
  const all = tableOptions(game, options);
  const before = game.setup(s.seats, all);
  const entry = { player: -1, did: 'deal', chance: [], events: [], patch: diff(before, s), settled: true };
  const persons = tokens.map((_, seat) => !bots[seat]);
  const clock =
    choice && started(choice, { asked: { player: 0, window: false }, active: 0, persons }, lobby.house.now());
  await lobby.store.create(
    {
      ...(choice && { clock: choice }),
      id,
      game: game.id,
      rules: game.rules,
      pack: game.pack,
      seats: s.seats,
      options: all,
      hints: true,
      away: 5,
      standIn: 'baseline',
      hostHash: '',
      spectatorHash: spectator === undefined ? '' : hashToken(spectator),
      openHash: '',
      hostNumber: 1,
      diceKey,
      created: 0,
    },
    { phase: 'playing', rematch: null, proposals: [], nextNumber: s.seats + 1, asked: 0 },
    seats,
    {
      beginning: { rules: game.rules, before },
      lines: [{ at: 0, rules: game.rules, entry }],
      people,
      ...(clock && { clock }),
    },
  );
  await lobby.room(id);
  return tokens as [string, string, ...string[]];
}
/** Stores such a match with the id `stated` and returns a viewer for each seat. */
export async function stated(
  run: Running,
  game: AnyGame,
  s: State,
  options: Readonly<Record<string, number>> = {},
  bots: readonly (string | null)[] = [],
  choice?: ClockChoice,
): Promise<Viewers> {
  const tokens = await putStated(run.server, game, s, { id: 'stated', options, bots, choice });
  const viewers = await Promise.all(
    tokens.map((token, seat) => Viewer.open(run.port, 'stated', bots[seat] ? 'x'.repeat(32) : token)),
  );
  await settled(
    run,
    viewers.filter((_, seat) => !bots[seat]),
  );
  return viewers as Viewers;
}

/** Waits until all viewers have seen that all are connected: no later message repeats that. */
async function settled({ clock }: Running, viewers: readonly Viewer[]): Promise<void> {
  await clock?.skip(CALM);
  // Each welcome is followed by one presence message to all. After the last of these there is no further one.
  const isTold = ({ heard }: Viewer) =>
    heard.findLastIndex(({ t }) => t === 'presence') > heard.findLastIndex(({ t }) => t === 'welcome');
  for (const viewer of viewers) await viewer.until(() => isTold(viewer));
  for (const viewer of viewers) await viewer.hearsAll();
  const all = viewers.map(({ info }) => info.you!);
  for (const viewer of viewers) expect(all.filter((seat) => !viewer.info.seats[seat]!.here)).toEqual([]);
}
