// Clocks at a table: the end of a player's time with every clock setting, also across a restart.

import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { tableAt as nantyAt } from '@gaslamp/nanty-narking/stage/story';
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import { expect, onTestFinished, test } from 'vitest';
import { timeUp } from '../src/room/due.ts';
import {
  act,
  askedOf,
  create,
  folder,
  gone,
  looksOf,
  notesOf,
  opaque,
  ownServer,
  start,
  stated,
  three,
  timeOf,
  Viewer,
} from './harness.ts';
import { game, viennaAttacked } from './vienna.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const LIVE: ClockChoice = { kind: 'live', base: 60, increment: 10, window: 20, missed: 'bot' };
const BY_DAY: ClockChoice = { kind: 'day', days: 1, off: 0, window: 8, missed: 'vote' };

/** Seats three people; `asked` is the one who must answer first. */
async function seated(clock: ClockChoice) {
  const run = await ownServer({ look: 5, pace: { bot: 0, window: 0 } });
  const skip = timeOf(run);
  const { match, made, tokens } = await three(run.port, { clock, standIn: 'random' });
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  for (const viewer of viewers) await viewer.until(() => viewer.clock !== null && viewer.standing !== null);
  const asked = askedOf(viewers);
  const others = viewers.filter((viewer) => viewer !== asked);
  const tokenOf = (viewer: Viewer) => tokens[viewers.indexOf(viewer)]!;
  return {
    run,
    skip,
    match,
    made,
    viewers,
    asked,
    others: others as [Viewer, Viewer],
    seat: asked.info.you!,
    tokenOf,
  };
}
const noted = (viewer: Viewer, kind: string) => () => notesOf(viewer).some((note) => note.kind === kind);

test('whose time is up is played for by a bot, and has a minute when they are back', async () => {
  const { run, skip, match, asked, others, seat, tokenOf } = await seated(LIVE);
  expect(asked.clock).toMatchObject({ running: { seat, window: false }, paused: false, late: null });
  skip(61 * SECOND);
  await others[0].until(() => others[0].info.seats[seat]!.standsIn);
  expect(notesOf(others[0]).at(-1)).toMatchObject({
    kind: 'seat',
    seat,
    why: 'late',
    to: { kind: 'bot', bot: 'random' },
  });
  await asked.until(() => asked.closed === GOODBYE.late);
  expect(asked.bytes.at(-1)).toContain('A bot plays for you now, since your time was up.');
  await others[0].until(() => others[0].asked || others[1].asked);
  expect(others[0].clock.left[seat]).toBeNull();
  const back = await Viewer.open(run.port, match, tokenOf(asked));
  await back.until(() => back.clock?.left[seat] != null);
  expect(back.info.seats[seat]).toMatchObject({ kind: 'person', standsIn: false });
});

test('nobody loses anything while there is time', async () => {
  const { run, skip, asked, others, seat } = await seated(LIVE);
  skip(58 * SECOND);
  await looksOf(run)();
  await others[0].hearsAll();
  expect(others[0].info.seats[seat]).toMatchObject({ kind: 'person', standsIn: false });
  expect((await asked.choose(asked.options[0])).t).toBe('ack');
});

test('the others vote on whoever is late: wait, a bot, a proposal to end the match', async () => {
  const { run, skip, match, asked, others, seat, tokenOf } = await seated(BY_DAY);
  const vote = (from: Viewer, what: string) =>
    act(run.port, match, { do: 'vote', token: tokenOf(from), seat, vote: what });
  expect(await vote(others[0], 'bot')).toMatchObject({ status: 409 });
  skip(DAY + SECOND);
  await others[0].until(() => others[0].clock.late !== null);
  expect(notesOf(others[0]).at(-1)).toMatchObject({ kind: 'late', seat, what: 'vote' });
  expect(await vote(asked, 'wait')).toMatchObject({ status: 403 });
  expect((await vote(others[0], 'wait')).status).toBe(200);
  expect((await vote(others[1], 'wait')).status).toBe(200);
  await asked.until(() => asked.clock.late === null);
  expect(asked.clock.running!.left).toBeGreaterThan(DAY - 10 * SECOND);
  skip(DAY + SECOND);
  await others[0].until(() => others[0].clock.late !== null);
  expect((await vote(others[0], 'end')).status).toBe(200);
  expect((await vote(others[1], 'end')).status).toBe(200);
  // The late player is asked, too.
  await asked.until(() => asked.info.proposals.length === 1);
  expect(asked.info).toMatchObject({ phase: 'playing', proposals: [{ seat: null, asked: [seat + 1] }] });
  expect(asked.clock.late).toEqual({ seat, votes: {} });
  expect((await act(run.port, match, { do: 'agree-end', token: tokenOf(asked) })).status).toBe(200);
  await others[0].until(() => others[0].info.phase === 'ended');
  expect(others[0].clock.running).toBeNull();
});

test('no time runs in a match that was ended, whoever comes back to it', async () => {
  const { run, match, asked, others, tokenOf } = await seated(BY_DAY);
  const [left, stayed] = others;
  const leaving = left.info.you!;
  await act(run.port, match, { do: 'leave', token: tokenOf(left), seat: leaving });
  for (const viewer of [asked, stayed, left]) await act(run.port, match, { do: 'agree-end', token: tokenOf(viewer) });
  await asked.until(() => asked.info.phase === 'ended' && asked.clock.running === null);
  const back = await Viewer.open(run.port, match, tokenOf(left));
  await asked.until(() => asked.info.seats[leaving]!.kind === 'person');
  await back.until(() => back.clock !== null);
  for (const viewer of [asked, back]) {
    await viewer.ask({ t: 'explain', wish: 'x' });
    expect(viewer.clock).toMatchObject({ running: null, late: null });
  }
  expect((await run.server.lobby.room(match)).ledger.clock!.running).toBeNull();
});

test('a vote for a bot lets one play until the player is back', async () => {
  const { run, skip, match, others, seat, tokenOf } = await seated(BY_DAY);
  skip(DAY + SECOND);
  await others[0].until(() => others[0].clock.late !== null);
  for (const other of others) await act(run.port, match, { do: 'vote', token: tokenOf(other), seat, vote: 'bot' });
  await others[0].until(() => others[0].info.seats[seat]!.standsIn);
  expect(notesOf(others[0]).find((note) => note.kind === 'seat' && note.why === 'late')).toMatchObject({
    agreed: [{ kind: 'person' }, { kind: 'person' }],
  });
});

test('where only a reminder is wanted nothing comes of it, and the player goes on with time', async () => {
  const { skip, asked, others, seat } = await seated({ ...BY_DAY, missed: 'remind' });
  skip(3 * DAY);
  await others[0].until(noted(others[0], 'late'));
  expect(others[0].info.seats[seat]).toMatchObject({ kind: 'person', standsIn: false });
  expect(others[0].clock).toMatchObject({ running: null, late: { seat } });
  expect((await asked.choose(asked.options[0])).t).toBe('ack');
});

test('days off are taken before anybody votes', async () => {
  const { skip, others, seat } = await seated({ ...BY_DAY, off: 1 });
  skip(DAY + SECOND);
  await others[0].until(() => others[0].clock.off[seat] === 0);
  expect(others[0].clock.running!.left).toBeGreaterThan(DAY - 10 * SECOND);
  expect(notesOf(others[0]).at(-1)).toEqual({ kind: 'late', seat, what: 'dayOff' });
  skip(DAY);
  await others[0].until(() => others[0].clock.late !== null);
});

test('clocks stop when all present want it, and run again as soon as one does', async () => {
  const { run, skip, match, viewers, asked, tokenOf } = await seated(LIVE);
  const want = (from: Viewer, stop: boolean) => act(run.port, match, { do: 'pause', token: tokenOf(from), stop });
  for (const viewer of viewers) expect((await want(viewer, true)).status).toBe(200);
  await asked.until(() => asked.clock.paused);
  skip(DAY);
  await looksOf(run)();
  await asked.hearsAll();
  expect(asked.closed).toBeNull();
  // Nobody can hold up the others by a pause.
  await want(viewers[1]!, false);
  await asked.until(() => !asked.clock.paused);
  expect(notesOf(asked).at(-1)).toMatchObject({ kind: 'paused', paused: false, by: { name: 'Ben' } });
  await want(viewers[0]!, true);
  await asked.until(() => asked.clock.wish.length === 1);
  // The opposite vote clears the wish.
  await want(viewers[1]!, false);
  await asked.until(() => asked.clock.wish.length === 0);
  expect(asked.clock.running!.left).toBeGreaterThan(50 * SECOND);
});

test('whoever is alone at the table cannot stop the clocks of all', async () => {
  const { run, match, asked, others, tokenOf } = await seated(LIVE);
  for (const other of others) await gone(run, match, other);
  expect((await act(run.port, match, { do: 'pause', token: tokenOf(asked), stop: true })).status).toBe(200);
  await asked.until(() => asked.clock.wish.length === 1);
  expect(asked.clock).toMatchObject({ paused: false, running: { seat: asked.info.you } });
});

test('clocks stand while the server is down, and go on from where they were', async () => {
  const place = folder();
  onTestFinished(() => place.remove());
  let run = await start({ file: `${place.path}/data.sqlite`, look: 5 });
  const skip = timeOf(run);
  const made = await create(run.port, 2, { clock: LIVE });
  skip(20 * SECOND);
  const before = await Viewer.open(run.port, made.match, made.tokens[0]);
  await before.until(() => before.clock !== null);
  expect(before.clock.running!.left).toBeLessThan(41 * SECOND);
  // Stores the clock as a shutdown does.
  await run.server.lobby.store.setClock(run.server.lobby.house.now());
  await run.server.close();
  run = await start({ file: `${place.path}/data.sqlite`, look: 5 });
  onTestFinished(() => run.server.close());
  const after = await Viewer.open(run.port, made.match, made.tokens[0]);
  await after.until(() => after.clock !== null);
  expect(after.clock.running!.left).toBeGreaterThan(30 * SECOND);
  expect(after.clock.running!.left).toBeLessThan(41 * SECOND);
  // Nobody has connected to this match since the start: only its stored job triggers the end of the time.
  after.close();
  timeOf(run)(41 * SECOND);
  const late = async () => (await run.server.lobby.room(made.match)).seats.some(({ by }) => by === 'stand-in');
  await expect.poll(late).toBe(true);
});

test('a time that is up is seen to once, though two look for it at the same moment', async () => {
  const { run, skip, match, seat } = await seated(LIVE);
  skip(61 * SECOND);
  const room = await run.server.lobby.room(match);
  await Promise.all([timeUp(room), timeUp(room)]);
  const log = await (await run.server.lobby.room(match)).log();
  expect(log.filter((line) => 'note' in line && line.note.kind === 'seat' && line.note.why === 'late')).toHaveLength(1);
  expect(seat).toBeGreaterThanOrEqual(0);
});

/** Returns the messages to both players while a window runs out, whether or not ben holds a card to answer with. */
async function window(holds: boolean) {
  const run = await ownServer({ look: 5 });
  const skip = timeOf(run);
  const viewers = await stated(run, game, viennaAttacked(holds), {}, [], LIVE);
  const [ann, ben] = viewers as [Viewer, Viewer];
  for (const text of ['assassinate TUESDAY VIENNA', 'pick START_S001']) expect((await ann.choose(text)).t).toBe('ack');
  const from = ann.bytes.length;
  await ann.choose('confirm');
  await ann.until(() => ann.clock?.running?.window === true);
  const asker = ann.clock.left[0]!;
  const asked = ann.clock.left[1]!;
  skip(10 * SECOND);
  await looksOf(run)();
  await ann.hearsAll();
  expect(ann.asked).toBe(false);
  skip(10 * SECOND);
  await ann.until(() => ann.asked);
  await ben.until(() => !ben.asked);
  await ann.until(() => ann.clock?.running?.seat === 0);
  expect(asker - ann.clock.left[0]!).toBeLessThan(SECOND);
  expect(ann.clock.left[1]).toBe(asked);
  const told = ann.bytes.slice(from).filter((text) => !/"t":"(?:ack|pong)"/.test(text));
  return { log: await (await run.server.lobby.room('stated')).log(), told };
}

/** Replaces the times in messages, since clocks keep running between them. */
const untimed = (told: readonly string[]) => opaque(told).map((text) => text.replace(/\d{4,}/g, 'time'));

test('a window that nobody answers passes when its time is up, and looks the same whatever is held', async () => {
  const [one, other] = [await window(true), await window(false)];
  expect(untimed(one.told)).toEqual(untimed(other.told));
  const did = (log: typeof one.log) => log.flatMap((line) => ('entry' in line ? [line.entry.did] : [])).at(-1);
  expect(did(one.log)).toBe(did(other.log));
});

test('a window passes though its player has half an answer in a draft, which nobody hears of', async () => {
  const run = await ownServer({ look: 5 });
  const skip = timeOf(run);
  const nanty = nantyNarking();
  const bare = { hand: [], agents: {}, buildings: [], money: 10 };
  const ben = { ...bare, agents: ['CITY', 'STRAND'], hand: ['R19', 'R05'] };
  const players = { ann: { ...bare, hand: ['R51'] }, ben, cat: bare, dan: bare };
  const { table } = nantyAt(nanty, ['ann', 'ben', 'cat', 'dan'], { trouble: ['CITY'], events: [], players });
  const viewers = await stated(run, nanty as unknown as AnyGame, table.s, {}, [], LIVE);
  const [one, two, other] = viewers as [Viewer, Viewer, Viewer];
  const choose = async (viewer: Viewer, wish: RegExp) => {
    await viewer.until(() => viewer.asked);
    const text = viewer.options.find((option) => wish.test(option));
    expect(text, String(viewer.question.options)).toBeDefined();
    expect((await viewer.choose(text!)).t).toBe('ack');
  };
  for (const wish of [/^play R51/, /^text/]) await choose(one, wish);
  await choose(two, /^pawn .* CITY/);
  for (const viewer of [two, other]) await viewer.until(() => viewer.clock?.running?.window === true);
  const heard = other.bytes.length;
  await choose(two, /^use R19/);
  await two.until(() => two.question.pass === null);
  expect(other.bytes.length).toBe(heard);
  skip(21 * SECOND);
  await other.until(() => other.clock?.running?.window !== true);
  const did = (await (await run.server.lobby.room('stated')).log()).flatMap((line) =>
    'entry' in line ? [line.entry.did] : [],
  );
  expect(did.slice(-3)).toEqual(['use R19', 'undo 1', 'pass']);
});

test('all who look are told the same of the clocks, and nothing while somebody drafts', async () => {
  const { run, match, made, viewers } = await seated({ ...LIVE, base: 3600 });
  const watcher = await Viewer.open(run.port, match, made.spectator);
  await watcher.until(() => watcher.clock !== null);
  const all = [...viewers, watcher];
  const clocksOf = ({ bytes }: Viewer) => bytes.filter((text) => text.startsWith('{"t":"clock"'));
  const first = all.map((viewer) => clocksOf(viewer).length);
  const dice = new FastDice(7);
  let published = 0;
  let drafted = 0;
  for (let n = 0; n < 150; n++) {
    const asked = askedOf(viewers);
    const { options } = asked.question;
    const { move, step } = asked.standing;
    expect((await asked.choose(options![dice.below(options!.length)]!)).t).toBe('ack');
    await asked.until(() => asked.standing.move !== move || asked.standing.step !== step);
    if (asked.standing.move === move) drafted++;
    else published++;
    for (const viewer of all) await viewer.until(() => viewer.standing.move === asked.standing.move);
  }
  for (const [i, viewer] of all.entries()) await viewer.until(() => clocksOf(viewer).length >= first[i]! + published);
  // A message about a draft would have come before the last one.
  expect(all.map((viewer) => clocksOf(viewer).length)).toEqual(first.map((count) => count + published));
  const [one, ...others] = all.map((viewer) => clocksOf(viewer).slice(-published));
  for (const other of others) expect(other).toEqual(one);
  expect(drafted).toBeGreaterThan(5);
});
