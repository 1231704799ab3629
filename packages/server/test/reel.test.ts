// The history shows a seat exactly what that seat was sent: messages as the server's audience makes them, applied as a page
// does, compared with every moment of the reel. Planted leaks make the test fail.
import { isDeepStrictEqual } from 'node:util';
import '@gaslamp/moth/moth';
import { type AnyGame, type AnyMatch, GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Row, Versioned } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { patched } from '@gaslamp/kernel/patch';
import { type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { MatchInfo, ServerMessage } from '@gaslamp/protocol/updates';
import { reelOfPast } from '@gaslamp/record/own-reel';
import { pastOf } from '@gaslamp/record/past';
import { lookedBackOn, type Reel, reelOf, reelSlowly, type ShownThen, type Viewpoint } from '@gaslamp/record/reel';
import { describe, expect, test } from 'vitest';
import { Audience, type Connection } from '../src/room/audience.ts';
import { Broadcast } from '../src/room/broadcast.ts';
import type { Ledger } from '../src/room/ledger.ts';
import { systemClock } from '../src/time/server-clock.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The state of a page after each published step, from the messages it was sent. */
interface Sent extends ShownThen {
  readonly row: unknown;
}
interface Played {
  readonly game: AnyGame;
  readonly before: State;
  readonly entries: readonly Versioned[];
  readonly sent: ReadonlyMap<Player, readonly Sent[]>;
  readonly drafts: number;
  readonly takeBacks: number;
}

/** A page's end of a socket: applies the messages that it receives. */
function page(viewer: Player): { readonly connection: Connection; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  let s: State | null = null;
  let hidden: ShownThen['hidden'] = [];
  const hear = (message: ServerMessage) => {
    if (message.t === 'welcome') {
      s = message.state as unknown as State;
      hidden = message.hidden;
      sent.push({ s, hidden, standing: message.standing, row: at(message.rows, 0) });
    }
    if (message.t !== 'update' || s === null) return;
    s = patched(s, message.patch);
    hidden = message.hidden ?? hidden;
    if (message.row) sent.push({ s, hidden, standing: message.standing, row: message.row });
  };
  const deliver = (bytes: Uint8Array) => hear(JSON.parse(Buffer.from(bytes).toString()) as ServerMessage);
  return { connection: { viewer, host: false, key: '', address: '', deliver, end: () => {} }, sent };
}

/** Plays a random match that the server's own code sends to every seat and to a spectator. */
async function play(game: AnyGame, seats: number, seed: number, most: number): Promise<Played> {
  const mind = new FastDice(seed * 7 + 1);
  const { match, before, entry } = Match.start(game, seats, {}, new FastDice(seed));
  const entries: Versioned[] = [entry];
  const log = { rows: [{ move: 0, events: entry.events }] as Row[], notes: [] };
  const ledger = {
    game,
    match: match as AnyMatch,
    log,
    seats: [],
    people: {},
    notebooks: [],
    status: { phase: 'playing' },
  } as unknown as Ledger;
  const audience = new Audience(systemClock.monotonic);
  const broadcast = new Broadcast(
    ledger,
    audience,
    () => ({ timed: null }) as never,
    0,
    systemClock,
    () => undefined,
  );
  broadcast.info = () => ({}) as MatchInfo;
  const pages = new Map([...Array(seats).keys(), SPECTATOR].map((viewer) => [viewer, page(viewer)]));
  for (const { connection } of pages.values()) {
    audience.join(connection);
    broadcast.greet(connection, -1);
  }
  let drafts = 0;
  let takeBacks = 0;
  while (match.decision !== null && entries.length < most) {
    const { player, options } = match.decision;
    const own = match.undoable(player);
    const back = own > 0 && mind.below(8) === 0;
    const result = back
      ? match.undo(player, match.at, 1 + mind.below(own))
      : match.choose(player, [game.verbs.format(mind.oneOf(options))], match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    entries.push(...result.entries);
    drafts += Number(result.row === null);
    takeBacks += Number(back);
    broadcast.step(player, result.row);
  }
  // Spectators are written to in slices.
  await new Promise((resolve) => setImmediate(resolve));
  return { game, before, entries, sent: new Map([...pages].map(([of, { sent }]) => [of, sent])), drafts, takeBacks };
}

/** Returns the first difference between a reel and what a viewer was sent; null if there is none. */
function otherThanSent({ sent }: Played, reel: Reel, viewers: readonly Player[] = [...sent.keys()]): string | null {
  for (const viewer of viewers) {
    const lines = sent.get(viewer) ?? [];
    if (reel.turns.length !== lines.length) return `${reel.turns.length} moments, ${lines.length} sent`;
    const rows = reel.rows(viewer);
    for (const [n, { s, hidden, standing, row }] of lines.entries()) {
      const then = { ...reel.shown(n, viewer), row: rows[n] };
      const wanted = { s, hidden, standing: lookedBackOn(standing), row };
      for (const part of ['s', 'hidden', 'standing', 'row'] as const)
        if (!isDeepStrictEqual(then[part], wanted[part])) return `${part} of viewer ${viewer} at moment ${n}`;
    }
  }
  return null;
}
const whole = ({ game, before, entries }: Played): Reel => reelOf(game, json(before), json(entries));
/** Does the same with the data that a page is sent, applied as a page does. */
function pastly(reel: Reel, of: Viewpoint): Reel {
  const slowly = pastOf(reel, of);
  for (let step = slowly.next(); ; step = slowly.next())
    if (step.done) {
      const { rows, shown, ...moments } = reelOfPast(json(step.value));
      return { viewpoints: [of], ...moments, rows: () => rows, shown: (moment) => shown(moment) };
    }
}

const looked = { moments: 0, drafts: 0, takeBacks: 0, turning: 0 };

describe.each(Object.keys(GAMES))('%s', (id) => {
  const game = gameNamed(id);
  const { least, most } = game.seats;

  test('what each viewer is shown of each moment is what they were sent then, drafts and take-backs included', async () => {
    for (const seats of new Set([least, most])) {
      const played = await play(game, seats, seats * 11, 240);
      looked.drafts += played.drafts;
      looked.takeBacks += played.takeBacks;
      const reel = whole(played);
      looked.moments += reel.turns.length;
      expect(otherThanSent(played, reel)).toBeNull();
      for (const viewer of played.sent.keys()) expect(otherThanSent(played, pastly(reel, viewer), [viewer])).toBeNull();
    }
  });

  test('planted leaks are found: a view from elsewhere, an open one, secrets in the log', async () => {
    const played = await play(game, least, 5, 160);
    const reel = whole(played);
    const like = (part: Partial<Reel>): Reel => ({
      viewpoints: reel.viewpoints,
      turns: reel.turns,
      turning: reel.turning,
      rows: (of) => reel.rows(of),
      shown: (moment, of) => reel.shown(moment, of),
      ...part,
    });
    expect(otherThanSent(played, like({}))).toBeNull();
    expect(otherThanSent(played, like({ shown: (n) => reel.shown(n, 'open') }))).toMatch(/^s of viewer/);
    expect(otherThanSent(played, like({ shown: (n, of) => reel.shown(n, of === 0 ? 1 : of) }))).toMatch(
      /^s of viewer 0/,
    );
    expect(otherThanSent(played, like({ rows: () => reel.rows('open') }))).toMatch(/^row of viewer/);
    const ahead = (n: number) => Math.min(n + 1, reel.turns.length - 1);
    expect(otherThanSent(played, like({ shown: (n, of) => reel.shown(ahead(n), of) }))).not.toBeNull();
  });

  test('with everything open every card has its place, and everything that happened is told', async () => {
    const played = await play(game, most, 3, 200);
    const reel = whole(played);
    for (const n of [0, 7, reel.turns.length - 1]) {
      const { s, hidden } = reel.shown(n, 'open');
      expect(hidden).toEqual([]);
      expect(s.place.every((place) => place >= 0)).toBe(true);
    }
    const sent = pastly(reel, 'open');
    for (const n of reel.turns.keys()) expect(sent.shown(n, 'open')).toEqual(reel.shown(n, 'open'));
    const told = reel.rows('open').flatMap(({ events }) => events);
    const drawn = told.filter(({ kind }) => kind === 'drew');
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.every(({ fields }) => fields.card !== undefined)).toBe(true);
  });

  test('turns go up by one, and the match turned where the game says so of what everybody was told', async () => {
    const reel = whole(await play(game, most, 4, 300));
    expect(reel.turns.every((turn, n) => turn === 0 || n === 0 || turn - at(reel.turns, n - 1) <= 1)).toBe(true);
    expect(at(reel.turns, reel.turns.length - 1)).toBeGreaterThan(3);
    looked.turning += reel.turning.length;
    const told = reel.rows(SPECTATOR).map(({ events }) => new Set(events.map(({ kind }) => kind)));
    expect(reel.turning).toEqual(told.flatMap((kinds, n) => (game.turned?.(kinds) ? [n] : [])));
  });
});

test('there was enough to look at', () => {
  expect(looked.moments).toBeGreaterThan(700);
  expect(looked.drafts).toBeGreaterThan(100);
  expect(looked.takeBacks).toBeGreaterThan(50);
  expect(looked.turning).toBeGreaterThan(2);
});

test('as far as a match is folded, it is as it is in the whole', async () => {
  const { game, before, entries } = await play(gameNamed('emerald-2e'), 3, 2, 150);
  const all = reelOf(game, before, entries);
  let compared = 0;
  for (const soFar of reelSlowly(game, before, entries)) {
    const { moments } = soFar;
    if (moments === 0 || moments % 20 > 0) continue;
    const reel = soFar.reel();
    for (const of of all.viewpoints) {
      expect(reel.shown(moments - 1, of)).toEqual(all.shown(moments - 1, of));
      expect(reel.rows(of)).toEqual(all.rows(of).slice(0, moments));
    }
    expect(reel.turns).toEqual(all.turns.slice(0, moments));
    expect(reel.turning).toEqual(all.turning.filter((n) => n < moments));
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});

test('a moment that there is not is refused', async () => {
  const reel = whole(await play(gameNamed('nanty-narking'), 2, 1, 20));
  expect(() => reel.shown(500, 0)).toThrow(/no element 500/);
});
