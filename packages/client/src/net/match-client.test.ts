// A line that dies without a word: found out by silence, taken up again, and no command is lost.
import type { ClientMessage } from '@gaslamp/protocol/messages';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lines } from './lines.ts';
import { MatchClient } from './match-client.ts';

/** Sockets in the order in which they were opened; a test plays the server. */
let sockets: Socket[] = [];

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: ClientMessage[] = [];
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen!();
  }
  tells(message: object): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  ends(code: number): void {
    this.readyState = 3;
    this.onclose!({ code });
  }
  get last(): ClientMessage | undefined {
    return this.said.at(-1);
  }
}

const seat = (kind: 'person' | 'bot' | 'open', name = '') => ({ kind, name, bot: null, held: [], here: true });
const welcome = (you: number | null, seats: readonly object[]) =>
  ({
    t: 'welcome',
    info: { id: 'm', game: 'emerald-2e', you, seats, rematch: null },
    state: {},
    hidden: [],
    standing: { move: 3, step: 0, question: null, undoable: 0 },
    rows: [],
    order: 'none',
    but: [],
  }) as unknown as ServerMessage;
const latest = (): Socket => sockets.at(-1)!;
const greeted = (socket: Socket, you: number | null, ...seats: readonly object[]): void => {
  socket.opens();
  socket.tells(welcome(you, seats));
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  const window = new EventTarget();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitting(): MatchClient {
  const client = new MatchClient('ws://here/ws', 'm', 'token');
  client.open();
  greeted(latest(), 0, seat('person'));
  return client;
}

test('a ping without an answer shows within 30 seconds that the line is dead', () => {
  const client = sitting();
  vi.advanceTimersByTime(19_000);
  expect(client.get()?.connection).toBe('open');
  vi.advanceTimersByTime(10_000);
  expect(client.get()?.connection).toBe('lost');
  expect(sockets.length).toBe(2);
});

test('a line that answers stays', () => {
  const client = sitting();
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(20_000);
    expect(latest().last).toEqual({ t: 'ping' });
    latest().tells({ t: 'pong' });
  }
  expect(client.get()?.connection).toBe('open');
  expect(sockets.length).toBe(1);
});

test('a command without an answer is sent again under its id, over a new line', async () => {
  const client = sitting();
  const outcome = client.choose(['claim VIENNA']);
  const sent = latest().last!;
  expect(sent).toMatchObject({ t: 'choose', texts: ['claim VIENNA'] });
  vi.advanceTimersByTime(6500);
  expect(sockets.length).toBe(2);
  expect(sockets[0]!.readyState).toBe(3);
  greeted(latest(), 0, seat('person'));
  expect(latest().last).toEqual(sent);
  latest().tells({ t: 'ack', id: 'id' in sent ? sent.id : '', move: 4, step: 0 });
  expect(await outcome).toEqual({ ok: true });
  // The old socket has nothing more to say.
  sockets[0]!.tells({ t: 'error', error: 'late' });
  expect(client.get()?.error).toBeNull();
});

test('the browser’s word that the network is gone, or back, counts at once', () => {
  const client = sitting();
  dispatchEvent(new Event('offline'));
  expect(client.get()?.connection).toBe('lost');
  vi.advanceTimersByTime(60_000);
  const tries = sockets.length;
  dispatchEvent(new Event('online'));
  expect(sockets.length).toBe(tries + 1);
  greeted(latest(), 0, seat('person'));
  expect(client.get()?.connection).toBe('open');
  client.close();
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(tries + 1);
});

test('a seat that was given away gives way to watching, and comes back when it is given back', () => {
  const lines = new Lines(
    { seats: [{ seat: 0, token: 'seat' }], watch: 'watch', host: 'host' },
    (token) => new MatchClient('ws://here/ws', 'm', token),
  );
  lines.open();
  const [mine] = sockets;
  greeted(mine!, 0, seat('person', 'Ann'));
  expect(lines.get()).toMatchObject({ lost: [], watcher: null, failure: null });

  mine!.tells({ t: 'error', error: 'the host gave this seat away' });
  mine!.ends(4003);
  expect(lines.get()).toMatchObject({ seats: [], lost: [0], failure: null });
  const { watcher } = lines.get();
  expect(latest().said).toEqual([]);
  greeted(latest(), null, seat('bot'));
  expect(latest().said[0]).toMatchObject({ t: 'hello', token: 'watch' });
  expect(watcher?.get()?.info.you).toBeNull();

  const watching = latest();
  watching.tells({ t: 'info', info: { game: 'emerald-2e', you: null, seats: [seat('person', 'Ann')] } });
  expect(latest()).not.toBe(watching);
  // Until the server lets it in the seat is nobody's here.
  expect(lines.get().lost).toEqual([0]);
  greeted(latest(), 0, seat('person', 'Ann'));
  expect(lines.get()).toMatchObject({ lost: [], watcher: null });
  expect(lines.get().seats.length).toBe(1);
  expect(watching.readyState).toBe(3);
});

test('a seat that is somebody else’s now is tried once, not for ever', () => {
  const lines = new Lines(
    { seats: [{ seat: 0, token: 'seat' }], watch: 'watch', host: null },
    (token) => new MatchClient('ws://here/ws', 'm', token),
  );
  const refuse = (): void => {
    const socket = latest();
    socket.opens();
    socket.tells({ t: 'error', error: 'this link opens nothing in this match' });
    socket.ends(4003);
  };
  lines.open();
  refuse();
  const watching = latest();
  greeted(watching, null, seat('person', 'Ben'));
  refuse();
  expect(sockets.length).toBe(3);
  watching.tells({ t: 'info', info: { game: 'emerald-2e', you: null, seats: [seat('person', 'Ben')] } });
  vi.advanceTimersByTime(15_000);
  expect(sockets.length).toBe(3);
  expect(lines.get()).toMatchObject({ lost: [0], failure: null });
});

test('where every token is sent away the page says why', () => {
  const lines = new Lines(
    { seats: [{ seat: 0, token: 'seat' }], watch: null, host: null },
    (token) => new MatchClient('ws://here/ws', 'm', token),
  );
  lines.open();
  latest().opens();
  latest().tells({ t: 'error', error: 'this link opens nothing in this match' });
  latest().ends(4003);
  expect(lines.get().failure).toBe('this link opens nothing in this match');
  // Given back in the meantime: tried again on request.
  lines.again();
  greeted(latest(), 0, seat('person'));
  expect(lines.get()).toMatchObject({ lost: [], failure: null });
});
