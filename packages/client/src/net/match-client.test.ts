// Tests a connection that dies silently: the client detects it, reconnects, and loses no command.
import { at } from '@gaslamp/kernel/lists';
import type { ClientMessage } from '@gaslamp/protocol/messages';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lines } from './lines.ts';
import { MatchClient } from './match-client.ts';
import './why-no-socket.ts';

/** Sockets in the order in which they were opened; a test plays the server. */
let sockets: Socket[] = [];

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  readonly sent: ClientMessage[] = [];
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  tells(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  ends(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  get last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}

const seat = (kind: 'person' | 'bot' | 'open', name = '', number = kind === 'person' ? 1 : null) => ({
  kind,
  name,
  number,
  bot: null,
  standsIn: false,
  held: [],
  here: true,
  awayIn: null,
  opened: null,
});
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
const latest = (): Socket => at(sockets, sockets.length - 1);
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

test('a standing order that is not stored is told of', async () => {
  const client = sitting();
  const set = client.setOrder('none');
  const { id } = latest().last as { id: string };
  const detail = 'the server cannot store anything now; nothing was changed';
  latest().tells({ t: 'refused', id, reason: 'failed', why: null, detail });
  await set;
  expect(client.get()?.error).toBe(detail);
});

test('a refusal without a detail has no words of the server: its reason is a code', async () => {
  const client = sitting();
  const set = client.setOrder('none');
  latest().tells({ t: 'refused', id: (latest().last as { id: string }).id, reason: 'over', why: null, detail: null });
  await set;
  expect(client.get()?.error).toBe('');
});

test('a page whose sockets never open asks the server why, once, and says so until one opens', async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ why: 'a proxy drops the Upgrade header' })));
  vi.stubGlobal('fetch', asked);
  const client = new MatchClient('ws://here/ws', 'm', 'token');
  client.open();
  for (let i = 0; i < 6; i++) {
    latest().ends(1006);
    await vi.advanceTimersByTimeAsync(8000);
  }
  expect(asked.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/socket']);
  expect(client.trouble()).toBe('a proxy drops the Upgrade header');
  greeted(latest(), 0, seat('person'));
  expect(client.trouble()).toBeNull();
  // A connection that was there before is only lost.
  for (let i = 0; i < 6; i++) {
    latest().ends(1006);
    await vi.advanceTimersByTimeAsync(8000);
  }
  expect(asked).toHaveBeenCalledTimes(1);
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
  const sent = at(latest().sent, latest().sent.length - 1);
  expect(sent).toMatchObject({ t: 'choose', texts: ['claim VIENNA'] });
  vi.advanceTimersByTime(6500);
  expect(sockets.length).toBe(2);
  expect(at(sockets, 0).readyState).toBe(3);
  greeted(latest(), 0, seat('person'));
  expect(latest().last).toEqual(sent);
  latest().tells({ t: 'ack', id: 'id' in sent ? sent.id : '', move: 4, step: 0 });
  expect(await outcome).toEqual({ ok: true });
  // Messages of the old socket are ignored.
  at(sockets, 0).tells({ t: 'error', error: 'late' });
  expect(client.get()?.error).toBeNull();
});

test('a rematch that is refused is told, and one without an answer is asked for again over a new line', async () => {
  const client = sitting();
  client.rematch();
  const asked = latest().last as Extract<ClientMessage, { t: 'rematch' }>;
  expect(client.get()?.wantsRematch).toBe(true);
  vi.advanceTimersByTime(6500);
  greeted(latest(), 0, seat('person'));
  expect(latest().sent.filter(({ t }) => t === 'rematch')).toEqual([asked]);
  const detail = 'no new matches are made here for now: an update';
  latest().tells({ t: 'refused', id: asked.id, reason: 'failed', why: null, detail });
  await Promise.resolve();
  await Promise.resolve();
  expect(client.get()).toMatchObject({ wantsRematch: false, error: detail });
});

test('a server that does not know the last step yet tells it later: it stands in the log once', () => {
  const client = sitting();
  const row = { move: 4, events: [] };
  const standing = { move: 4, step: 0, question: null, undoable: 0 };
  latest().tells({
    t: 'update',
    patch: {},
    hidden: null,
    standing: { ...standing, move: 3 },
    row: { ...row, move: 3 },
  });
  const step = { t: 'update', patch: {}, hidden: null, standing, row };
  latest().tells(step);
  latest().ends(1006);
  vi.advanceTimersByTime(300);
  greeted(latest(), 0, seat('person'));
  expect(at(latest().sent, 0)).toMatchObject({ t: 'hello', since: 4 });
  expect(client.get()?.rows.map(({ move }) => move)).toEqual([3]);
  latest().tells(step);
  expect(client.get()?.rows.map(({ move }) => move)).toEqual([3, 4]);
});

test('what is said before the deal without an answer is said again under its id, and what is told is kept', async () => {
  const client = new MatchClient('ws://here/ws', 'm', 'token');
  client.open();
  const waits = () => {
    latest().opens();
    latest().tells({ t: 'waiting', info: { id: 'm', you: 0, seats: [seat('person')] } });
  };
  waits();
  const outcome = client.say({ kind: 'phrase', phrase: 'luck' });
  const sent = at(latest().sent, latest().sent.length - 1);
  expect(sent).toMatchObject({ t: 'say', words: { kind: 'phrase', phrase: 'luck' } });
  vi.advanceTimersByTime(6500);
  waits();
  expect(latest().last).toEqual(sent);
  latest().tells({ t: 'line', room: 'players', line: { n: 1 } });
  expect(client.talk()).toHaveLength(1);
  latest().tells({ t: 'said', id: 'id' in sent ? sent.id : '' });
  expect(await outcome).toMatchObject({ t: 'said' });
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
    { seats: [{ seat: 0, token: 'seat' }], left: [], watch: 'watch', host: 'host' },
    (token) => new MatchClient('ws://here/ws', 'm', token),
  );
  lines.open();
  const mine = latest();
  greeted(mine, 0, seat('person', 'Ann'));
  expect(lines.get()).toMatchObject({ lost: [], watcher: null, failure: null });

  mine.tells({ t: 'error', error: 'the host gave this seat away' });
  mine.ends(4003);
  expect(lines.get()).toMatchObject({ seats: [], lost: [0], failure: null });
  const { watcher } = lines.get();
  expect(latest().sent).toEqual([]);
  greeted(latest(), null, seat('bot'));
  expect(latest().sent[0]).toMatchObject({ t: 'hello', token: 'watch' });
  expect(watcher?.get()?.info.you).toBeNull();

  const watching = latest();
  watching.tells({ t: 'info', info: { game: 'emerald-2e', you: null, seats: [seat('person', 'Ann')] } });
  expect(latest()).not.toBe(watching);
  // The seat stays lost until the server accepts its token.
  expect(lines.get().lost).toEqual([0]);
  greeted(latest(), 0, seat('person', 'Ann'));
  expect(lines.get()).toMatchObject({ lost: [], watcher: null });
  expect(lines.get().seats.length).toBe(1);
  expect(watching.readyState).toBe(3);
});

test('a seat that is somebody else’s now is tried once, not for ever', () => {
  const lines = new Lines(
    { seats: [{ seat: 0, token: 'seat' }], left: [], watch: 'watch', host: null },
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
  greeted(watching, null, seat('person', 'Ben', 2));
  refuse();
  expect(sockets.length).toBe(3);
  watching.tells({ t: 'info', info: { game: 'emerald-2e', you: null, seats: [seat('person', 'Ben', 2)] } });
  vi.advanceTimersByTime(15_000);
  expect(sockets.length).toBe(3);
  expect(lines.get()).toMatchObject({ lost: [0], failure: null });
});

test('where every token is sent away the page says why', () => {
  const lines = new Lines(
    { seats: [{ seat: 0, token: 'seat' }], left: [], watch: null, host: null },
    (token) => new MatchClient('ws://here/ws', 'm', token),
  );
  lines.open();
  latest().opens();
  latest().tells({ t: 'error', error: 'this link opens nothing in this match' });
  latest().ends(4003);
  expect(lines.get().failure).toBe('this link opens nothing in this match');
  // The seat was given back in the meantime, and is retried on request.
  lines.again();
  greeted(latest(), 0, seat('person'));
  expect(lines.get()).toMatchObject({ lost: [], failure: null });
});

const waiting = (you: number | null, ...seats: readonly object[]) =>
  ({ t: 'waiting', info: { id: 'm', game: 'emerald-2e', phase: 'gathering', you, seats } }) as unknown as ServerMessage;

test('before the deal there is the match but no table; with the deal the table comes by itself', () => {
  const client = new MatchClient('ws://here/ws', 'm', 'token');
  client.open();
  expect(client.info()).toBeNull();
  latest().opens();
  latest().tells(waiting(0, seat('person', 'Ann'), seat('open')));
  expect(client.get()).toBeNull();
  expect(client.gathering()).toMatchObject({ connection: 'open', info: { phase: 'gathering' } });
  latest().tells({ ...waiting(0, seat('person', 'Ann'), seat('person', 'Ben', 2)), t: 'info' });
  expect(client.info()?.seats[1]).toMatchObject({ name: 'Ben', number: 2 });
  latest().tells(welcome(0, [seat('person', 'Ann'), seat('person', 'Ben', 2)]));
  expect(client.gathering()).toBeNull();
  expect(client.get()).toMatchObject({ connection: 'open', standing: { move: 3 } });
});

test('each hello of a seat offers the same share for a rematch, and no other seat the same', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const shareOf = (match: string, token: string) => {
    new MatchClient('ws://here/ws', match, token).open();
    latest().opens();
    const hello = latest().sent[0];
    return hello?.t === 'hello' ? hello.share : undefined;
  };
  const first = shareOf('m', 'token');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(shareOf('m', 'token')).toBe(first);
  expect(new Set([first, shareOf('m', 'other'), shareOf('n', 'token')]).size).toBe(3);
  vi.unstubAllGlobals();
});

test('the last receipt is shown to the server, and one for a move that it no longer knows', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const receipt = (move: number) => ({ move, era: 0, commitment: 'a', signature: 'b' });
  const come = (move: number) => {
    new MatchClient('ws://here/ws', 'm', 'token').open();
    latest().opens();
    const hello = latest().sent[0];
    latest().tells({ ...welcome(0, [seat('person', 'Ann')]), receipt: receipt(move) });
    return hello?.t === 'hello' ? hello.receipts : undefined;
  };
  expect(come(12)).toEqual([]);
  latest().tells({ t: 'update', patch: {}, hidden: null, standing: {}, row: null, receipt: receipt(29) });
  expect(come(13)).toEqual([receipt(29)]);
  expect(come(14)).toEqual([receipt(13), receipt(29)]);
  vi.unstubAllGlobals();
});

test('a line that breaks before the deal is taken up again, as a wait or at the table', () => {
  const client = new MatchClient('ws://here/ws', 'm', 'token');
  client.open();
  latest().opens();
  latest().tells(waiting(0, seat('person', 'Ann')));
  latest().ends(1006);
  expect(client.gathering()?.connection).toBe('lost');
  vi.advanceTimersByTime(300);
  latest().opens();
  expect(latest().sent).toMatchObject([{ t: 'hello', match: 'm', token: 'token' }]);
  latest().tells(waiting(0, seat('person', 'Ann')));
  expect(client.gathering()?.connection).toBe('open');
});

test('a server that is stopped sends the line on: it comes again soon, with what is owed', async () => {
  const client = sitting();
  const outcome = client.choose(['claim VIENNA']);
  const sent = latest().last;
  latest().ends(1012);
  vi.advanceTimersByTime(300);
  greeted(latest(), 0, seat('person'));
  expect(sockets.length).toBe(2);
  expect(latest().last).toEqual(sent);
  latest().tells({ t: 'ack', id: sent && 'id' in sent ? sent.id : '', move: 4, step: 0 });
  expect(await outcome).toEqual({ ok: true });
});

test('a server that starts again is looked for until just before the page tells of it', () => {
  sitting();
  latest().ends(1012);
  const tried = [0];
  for (let now = 50; now <= 2000; now += 50) {
    vi.advanceTimersByTime(50);
    if (latest().readyState !== 0) continue;
    tried.push(now);
    latest().ends(1006);
  }
  // Early enough for a welcome before the page reports the break.
  expect(tried.at(-1)).toBeGreaterThanOrEqual(1800);
  expect(Math.max(...tried.slice(1).map((now, i) => now - tried[i]!))).toBeLessThanOrEqual(650);
});

test.each([
  [4003, 'refused'],
  [4009, 'replaced'],
  [4010, 'late'],
  [4013, 'full'],
] as const)('a line closed with %i stays closed until somebody opens it', (code, halt) => {
  const client = sitting();
  latest().tells({ t: 'error', error: 'why' });
  latest().ends(code);
  expect(client.halt()).toBe(halt);
  expect(client.trouble()).toBe('why');
  expect(client.failure()).toBe(halt === 'refused' ? 'why' : null);
  vi.advanceTimersByTime(120_000);
  dispatchEvent(new Event('online'));
  expect(sockets.length).toBe(1);
  client.open();
  expect(client.halt()).toBeNull();
  greeted(latest(), 0, seat('person'));
  expect(client.trouble()).toBeNull();
});

test('who sent too much is not told that anything is over: the line comes back by itself', () => {
  const client = sitting();
  latest().ends(4008);
  expect(client.halt()).toBeNull();
  vi.advanceTimersByTime(300);
  expect(sockets.length).toBe(2);
});

test('a word before the first welcome is for good only if the line is closed for good', () => {
  const client = new MatchClient('ws://here/ws', 'm', 'token');
  client.open();
  latest().opens();
  latest().tells({ t: 'error', error: 'too many connections from your address' });
  latest().ends(1013);
  expect(client.failure()).toBeNull();
  expect(client.trouble()).toBe('too many connections from your address');
  vi.advanceTimersByTime(300);
  greeted(latest(), 0, seat('person'));
  expect(client.get()?.connection).toBe('open');
});

test('a command under way when another device takes over is not given there', async () => {
  const client = sitting();
  const outcome = client.choose(['claim VIENNA']);
  latest().tells({ t: 'error', error: 'open elsewhere' });
  latest().ends(4009);
  expect(await outcome).toMatchObject({ ok: false });
  client.open();
  greeted(latest(), 0, seat('person'));
  expect(latest().sent.map(({ t }) => t)).toEqual(['hello']);
});

test('a seat left to a bot is not said hello for, until its player takes it back', () => {
  const lines = new Lines(
    { seats: [{ seat: 0, token: 'seat' }], left: [0], watch: 'watch', host: null },
    (token) => new MatchClient('ws://here/ws', 'm', token),
  );
  const tokens = () => sockets.flatMap(({ sent }) => sent.flatMap((one) => (one.t === 'hello' ? [one.token] : [])));
  lines.open();
  greeted(latest(), null, { ...seat('bot', 'Ann', 1), standsIn: true });
  expect(tokens()).toEqual(['watch']);
  expect(lines.get()).toMatchObject({ seats: [], lost: [0], failure: null });
  lines.settle([]);
  greeted(latest(), 0, seat('person', 'Ann'));
  expect(tokens()).toEqual(['watch', 'seat']);
  expect(lines.get()).toMatchObject({ lost: [], watcher: null });
  lines.settle([0]);
  expect(lines.get()).toMatchObject({ seats: [], lost: [0] });
  greeted(latest(), null, { ...seat('bot', 'Ann', 1), standsIn: true });
  expect(tokens()).toEqual(['watch', 'seat', 'watch']);
});

test('a seat left where nothing else opens is no failure: it is there to be taken back', () => {
  const lines = new Lines(
    { seats: [{ seat: 0, token: 'seat' }], left: [0], watch: null, host: null },
    (token) => new MatchClient('ws://here/ws', 'm', token),
  );
  lines.open();
  expect(sockets.length).toBe(0);
  expect(lines.get()).toMatchObject({ seats: [], lost: [0], watcher: null, failure: null });
});
