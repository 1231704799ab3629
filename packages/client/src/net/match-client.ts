// Connection of one seat to the server: keeps the viewer's state up to date, resumes after a break, never loses a command.

import type { Refused } from '@gaslamp/kernel/effects';
import type { Forecast } from '@gaslamp/kernel/forecast';
import { type Patch, patched } from '@gaslamp/kernel/patch';
import type { PublishedRow, Standing } from '@gaslamp/kernel/projection';
import type { State } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';
import type { ClockNow } from '@gaslamp/protocol/clocks';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { ClientMessage, StandingOrder } from '@gaslamp/protocol/messages';
import type { Words } from '@gaslamp/protocol/talk';
import type { MatchInfo, ServerMessage } from '@gaslamp/protocol/updates';
import { type Stop, underWay } from '../settled.ts';
import { evidenceOf, keepEvidence, keepReceipt, newShare } from './evidence.ts';
import { isForeign, sentenceOf } from './told.ts';

/** Everything the page shows of a match. Each message creates a new object; unchanged parts keep their identity. */
export interface TableState {
  readonly info: MatchInfo;
  /** The state as the viewer may know it: items whose place is hidden lie at -1. */
  readonly s: State;
  readonly hidden: readonly Hidden[];
  readonly standing: Standing;
  /** Every published step so far, oldest first. */
  readonly rows: readonly PublishedRow[];
  readonly order: StandingOrder;
  /** The clocks as the server last sent them, and when that was by this page's own clock; null if the match has none. */
  readonly clock: ClockTold | null;
  /** Revision of the notebook of the seat; missing if it is empty. */
  readonly notebook?: number;
  /** Topics whose windows are still asked despite the standing order. */
  readonly but: readonly string[];
  /** True while a command waits for its reply. */
  readonly busy: boolean;
  readonly connection: 'connecting' | 'open' | 'lost';
  /** The last error message of the server, '' for a refusal without words; cleared by the next command. */
  readonly error: string | null;
  /** True if this page asked for the rematch. It goes there as soon as it is dealt. */
  readonly wantsRematch: boolean;
}

/** Clocks as the server sent them; they run on from there. */
interface ClockTold extends ClockNow {
  readonly at: number;
}

/** A match before its deal. */
export interface Gathering {
  readonly info: MatchInfo;
  readonly connection: 'open' | 'lost';
  /** The last error message of the server. */
  readonly error: string | null;
}

/** The outcome of a command. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly why: Refused | null; readonly detail: string | null };

type Command = Extract<ClientMessage, { readonly id: string }>;
type Reply = Extract<
  ServerMessage,
  { readonly t: 'ack' | 'refused' | 'considered' | 'forecast' | 'explained' | 'ordered' | 'said' | 'error' }
>;
/** A chat message of the server. */
export type TalkMessage = Extract<ServerMessage, { readonly t: 'talk' | 'line' }>;
interface Owed {
  readonly message: Command;
  readonly resolve: (reply: Reply) => void;
  /** Ends the wait for the reply. */
  readonly end: Stop;
}
/**
 * Reasons why a connection stays closed until `open` is called: invalid token, another device took over, no capacity left, a
 * bot plays on.
 */
export type Halt = 'refused' | 'replaced' | 'full' | 'late';

/**
 * Delays before reconnecting, in milliseconds. Four attempts come before the page reports the break after two seconds, because
 * a server that restarts is usually back by then.
 */
const RETRY = [250, 500, 500, 650, 1000, 2000, 4000, 8000];
/** Number of attempts without any socket before the page asks the server for the reason. */
const ASKS_AFTER = 2;
const HEARTBEAT = 20_000;
/** Time allowed for an answer of the server, and for a connection to come up, before it counts as dead, in milliseconds. */
const PATIENCE = 6000;
const WELCOME_PATIENCE = 15_000;
/** Close codes of the server after which the client must not reconnect by itself. */
const HALTS: Readonly<Record<number, Halt>> = {
  [GOODBYE.refused]: 'refused',
  [GOODBYE.late]: 'late',
  [GOODBYE.replaced]: 'replaced',
  [GOODBYE.full]: 'full',
};

export class MatchClient {
  #state: TableState | null = null;
  #gathering: Gathering | null = null;
  #talk: readonly TalkMessage[] = [];
  #socket: WebSocket | null = null;
  #attempt = 0;
  /** True after the first socket that opened. */
  #opened = false;
  /** Cleared only by `open`. */
  #halt: Halt | null = null;
  /** The last error message before the first message about the match, or the one that closed the connection. */
  #trouble: string | null = null;
  #failure: string | null = null;
  #closed = true;
  /** Commands without a reply. They are sent again after a break; the server answers a repeated id with its first answer. */
  readonly #owed = new Map<string, Owed>();
  readonly #listeners = new Set<() => void>();
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  /** Runs while the server owes an answer. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the connection to come up. */
  #coming: Stop = () => {};

  /** `url` of the socket, `ws(s)://…/ws`. Call `open` to connect. */
  constructor(
    readonly url: string,
    readonly match: string,
    readonly token: string,
  ) {}

  /** Returns the state, or null before the first welcome. Stable between changes, as `useSyncExternalStore` requires. */
  readonly get = (): TableState | null => this.#state;
  /** Returns the match while it waits for its deal, else null. Stable between changes, too. */
  readonly gathering = (): Gathering | null => this.#gathering;
  /** Returns the chat messages received so far. Stable between changes, too. */
  readonly talk = (): readonly TalkMessage[] => this.#talk;
  /** Returns the info of the match, dealt or not. */
  readonly info = (): MatchInfo | null => (this.#state ?? this.#gathering)?.info ?? null;
  /** Returns the reason why the connection is closed for good, or null while it is open or being retried. */
  readonly halt = (): Halt | null => this.#halt;
  /** Returns the error message that closed the connection, or the latest one while it comes up. */
  readonly trouble = (): string | null => this.#trouble;
  /**
   * Returns why the server refused access, or null while access is possible. During a retry it keeps its value until the server
   * grants access.
   */
  readonly failure = (): string | null => this.#failure;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Connects, and stays connected until `close` is called or the server closes the connection for good. */
  open(): void {
    this.#closed = false;
    this.#halt = null;
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#send({ t: 'ping' }), HEARTBEAT);
    this.#connect();
  }
  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    clearInterval(this.#heartbeat);
    for (const { end } of this.#owed.values()) end();
    this.#hangUp();
  }
  #connect(): void {
    this.#hangUp();
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.url);
    } catch {
      // This browser has none; the page says so (watchdog/).
      return;
    }
    this.#socket = socket;
    this.#coming = underWay();
    socket.onopen = () => {
      this.#opened = true;
      const since = this.#state?.standing.move;
      const rows = this.#state?.rows.length ?? 0;
      const { next: share = newShare(), receipt, lost } = evidenceOf(this.match, this.token);
      const receipts = [receipt, lost].flatMap((one) => one ?? []);
      keepEvidence(this.match, this.token, { next: share });
      // With rows at hand, the server only sends newer ones.
      this.#send({ t: 'hello', match: this.match, token: this.token, share, receipts, ...(rows > 0 ? { since } : {}) });
    };
    let said: Promise<void> | null = null;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      // Any message shows that the connection is alive.
      clearTimeout(this.#silence);
      this.#silence = undefined;
      // Unsettles the page until the changes are rendered.
      underWay()();
      this.#coming();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if ((message.t === 'error' || message.t === 'refused') && isForeign(message)) said = this.#hearSaid(message);
      else this.#hear(message);
      if (this.#owed.size > 0) this.#expect(PATIENCE);
    };
    socket.onclose = ({ code }) => {
      const lose = () => {
        if (socket === this.#socket) this.#lost(code);
      };
      // The last words may still have to be fetched in the reader's language.
      if (said === null) lose();
      else void said.then(lose);
    };
    this.#expect(WELCOME_PATIENCE);
  }
  /** Drops the socket without waiting for a close handshake, which a dead connection never completes. */
  #hangUp(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#silence = undefined;
    this.#coming();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
  #expect(patience: number): void {
    this.#silence ??= setTimeout(() => this.#lost(), patience);
  }
  // A lost network closes no socket, but the browser detects it first.
  readonly #offline = (): void => this.#lost();
  readonly #online = (): void => {
    if ((this.#state ?? this.#gathering)?.connection === 'open' || this.#halt !== null) return;
    this.#attempt = 0;
    this.#connect();
  };

  /** Answers the question, or several in a row up to the first that is published. */
  choose(texts: readonly string[]): Promise<Outcome> {
    return this.#act({ t: 'choose', id: newId(), texts: [...texts], at: this.#at() });
  }
  /** Undoes the given number of the player's own answers. */
  undo(answers = 1): Promise<Outcome> {
    return this.#act({ t: 'undo', id: newId(), at: this.#at(), answers });
  }
  /** Returns the picks that still fit these, in any order; null if these are not part of a legal set. */
  async consider(picks: readonly string[]): Promise<{ fits: readonly string[]; enough: boolean } | null> {
    const reply = await this.#ask({ t: 'consider', id: newId(), picks: [...picks] });
    return reply.t === 'considered' && reply.fits ? { fits: reply.fits, enough: reply.enough } : null;
  }
  /** Returns the certain effects of these answers; null if the answers are not legal. */
  async forecast(texts: readonly string[]): Promise<Forecast | null> {
    const reply = await this.#ask({ t: 'forecast', id: newId(), texts: [...texts] });
    return reply.t === 'forecast' ? reply.forecast : null;
  }
  /**
   * Returns why a wish is not on offer, for a set beside some picks: the rule and the key of a message; null if it is on offer.
   */
  async explain(wish: string, beside: readonly string[] = []): Promise<Refused | null> {
    const reply = await this.#ask({ t: 'explain', id: newId(), wish, beside: [...beside] });
    return reply.t === 'explained' ? reply.why : null;
  }
  async setOrder(order: StandingOrder, but: readonly string[] = []): Promise<void> {
    const reply = await this.#ask({ t: 'standing', id: newId(), order, but: [...but] });
    if (reply.t === 'refused') this.#set({ error: reply.detail ?? '' });
  }
  /** Sends a chat line; a `refused` or `error` reply contains the reason why it was not sent. */
  say(words: Words): Promise<Reply> {
    return this.#ask({ t: 'say', id: newId(), words });
  }
  rematch(): void {
    this.#set({ wantsRematch: true, error: null });
    void this.#ask({ t: 'rematch', id: newId() }).then((reply) => {
      // No rematch can be made now, for example because the server is closed to new matches. The player can ask again.
      if (reply.t === 'refused') this.#set({ wantsRematch: false, error: reply.detail ?? '' });
    });
  }

  #at() {
    const { move, step } = this.#state?.standing ?? { move: 0, step: 0 };
    return { move, step };
  }
  async #act(message: Command): Promise<Outcome> {
    this.#set({ busy: true, error: null });
    const reply = await this.#ask(message);
    this.#set({ busy: false });
    if (reply.t === 'refused') return { ok: false, reason: reply.reason, why: reply.why, detail: reply.detail };
    return reply.t === 'ack' ? { ok: true } : { ok: false, reason: 'error', why: null, detail: null };
  }
  #ask(message: Command): Promise<Reply> {
    const end = underWay();
    const reply = new Promise<Reply>((resolve) => {
      this.#owed.set(message.id, { message, resolve, end });
      this.#send(message);
    });
    void reply.then(end);
    return reply;
  }
  #send(message: ClientMessage): void {
    if (this.#socket === null || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect(PATIENCE);
  }

  /** Hears an error in the reader's language. */
  async #hearSaid(message: Extract<ServerMessage, { t: 'error' | 'refused' }>): Promise<void> {
    const ends = message.t === 'error';
    const error = await sentenceOf({
      error: ends ? message.error : (message.detail ?? ''),
      code: message.code,
      values: message.values,
    });
    this.#hear(ends ? { ...message, error } : { ...message, detail: error });
  }
  #hear(message: ServerMessage): void {
    if ('receipt' in message) keepReceipt(this.match, this.token, message.receipt!);
    switch (message.t) {
      case 'waiting':
        this.#attempt = 0;
        this.#trouble = null;
        this.#failure = null;
        this.#gathering = { info: message.info, connection: 'open', error: null };
        this.#tell();
        this.#again();
        return;
      case 'welcome': {
        const { info, state, hidden, standing, order, but } = message;
        this.#attempt = 0;
        this.#trouble = null;
        this.#failure = null;
        this.#gathering = null;
        // Drops rows that the welcome repeats, and rows that the server does not know yet and will send again.
        const from = message.rows[0]?.move ?? standing.move + 1;
        const rows = [...(this.#state?.rows ?? []).filter(({ move }) => move < from), ...message.rows];
        this.#state = {
          info,
          s: state as unknown as State,
          hidden,
          standing,
          order,
          but,
          clock: this.#state?.clock ?? null,
          rows,
          busy: false,
          connection: 'open',
          error: null,
          wantsRematch: this.#state?.wantsRematch ?? false,
        };
        this.#tell();
        this.#again();
        return;
      }
      case 'update': {
        if (this.#state === null) return;
        const { patch, hidden, standing, row } = message;
        this.#set({
          s: patched(this.#state.s, patch as Patch),
          standing,
          ...(hidden ? { hidden } : {}),
          ...(row ? { rows: [...this.#state.rows, row] } : {}),
        });
        return;
      }
      case 'talk':
      case 'line':
        this.#talk = [...this.#talk, message];
        this.#tell();
        return;
      case 'info':
        this.#gather({ info: message.info });
        this.#set({ info: message.info });
        return;
      case 'presence': {
        const { seats } = message;
        const present = (info: MatchInfo) => ({
          info: { ...info, seats: info.seats.map((seat, i) => ({ ...seat, ...seats[i] })) },
        });
        if (this.#gathering) this.#gather(present(this.#gathering.info));
        if (this.#state) this.#set(present(this.#state.info));
        return;
      }
      case 'ordered':
        this.#set({ order: message.order, but: message.but });
        break;
      case 'error':
        // The close code that follows tells whether the error is final.
        this.#trouble = message.error;
        this.#gather({ error: message.error });
        this.#set({ error: message.error });
        if (this.info() === null) this.#tell();
        return;
      case 'clock':
        this.#set({ clock: { ...message.clock, at: performance.now() } });
        return;
      case 'notebook':
        this.#set({ notebook: message.revision });
        return;
      case 'build':
        globalThis.gaslamp?.build(message.build);
        return;
      case 'pong':
        return;
    }
    const owed = this.#owed.get(message.id);
    this.#owed.delete(message.id);
    owed?.resolve(message);
  }

  /** Resends commands over a new connection. */
  #again(): void {
    for (const { message } of this.#owed.values()) this.#send(message);
  }
  #lost(code?: number): void {
    this.#hangUp();
    const halt = code === undefined ? undefined : HALTS[code];
    if (halt !== undefined && this.#halt === null) {
      this.#halt = halt;
      if (halt === 'refused') this.#failure = this.#trouble ?? '';
      // Fails pending commands, so that they are not sent again when the connection is reopened.
      for (const { resolve } of this.#owed.values()) resolve({ t: 'error', error: this.#trouble ?? '' });
      this.#owed.clear();
      this.#tell();
    }
    if (this.#closed || this.#halt !== null) return;
    this.#gather({ connection: 'lost' });
    this.#set({ connection: 'lost' });
    if (!this.#opened && this.#attempt === ASKS_AFTER) void this.#askWhy();
    this.#retry = setTimeout(() => this.#connect(), RETRY[Math.min(this.#attempt++, RETRY.length - 1)]);
  }
  /** If no socket opens although the server is reached, a proxy in between may drop a header. */
  async #askWhy(): Promise<void> {
    const why = await import('./why-no-socket.ts').then((one) => one.whyNoSocket()).catch(() => null);
    if (why === null || this.#opened) return;
    this.#trouble = why;
    this.#tell();
  }
  #gather(part: Partial<Gathering>): void {
    if (this.#gathering === null) return;
    this.#gathering = { ...this.#gathering, ...part };
    this.#tell();
  }
  #set(part: Partial<TableState>): void {
    if (this.#state === null) return;
    this.#state = { ...this.#state, ...part };
    this.#tell();
  }
  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
