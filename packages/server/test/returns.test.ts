// An older copy of the data file is put back, by mistake or on purpose: pages have receipts for what it does not hold.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { ReturnedNote } from '@gaslamp/protocol/notes';
import type { Receipt } from '@gaslamp/protocol/receipts';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Unstorable } from '../src/store/store.ts';
import {
  create,
  endOpenly,
  folder,
  notesOf,
  ownServer,
  person,
  playOn,
  post,
  type Running,
  Viewer,
} from './harness.ts';
import { at, closed, missing, openAll, two } from './two-servers.ts';

const place = folder();
afterAll(place.remove);
const game = gameNamed('emerald-2e');
let files = 0;

const receiptOf = ({ heard }: Viewer): Receipt =>
  heard.flatMap((said) => ('receipt' in said && said.receipt ? [said.receipt] : [])).at(-1)!;
const returnsOf = (viewer: Viewer): ReturnedNote[] =>
  notesOf(viewer).flatMap((note) => (note.kind === 'returned' ? [note] : []));
async function comesBack(port: number, match: string, token: string, receipts: readonly unknown[]): Promise<Viewer> {
  const viewer = new Viewer(port);
  await viewer.ready();
  viewer.send({ t: 'hello', match, token, receipts });
  await viewer.until(() => viewer.info !== null);
  return viewer;
}
const chanceIn = async ({ server }: Running, match: string) =>
  (await server.lobby.store.log(match)).lines.flatMap((line) => ('entry' in line ? line.entry.chance : []));

/** A match of two that has been played on from a copy of its data file; `back` puts the copy back and starts the server again. */
async function played(first = 20, more = 25) {
  const file = join(place.path, `${files++}.sqlite`);
  const copy = `${file}.copy`;
  let run = await ownServer({ file });
  const { match, tokens } = await create(run.port, 2);
  const open = () => Promise.all(tokens.map((token) => Viewer.open(run.port, match, token!)));
  const playing = async (answers: number, seed: number) => {
    const mind = new FastDice(seed);
    const viewers = await open();
    await playOn(viewers, answers, (n) => mind.below(n));
    return viewers;
  };
  const again = async (): Promise<Running> => {
    await run.server.close();
    run = await ownServer({ file });
    return run;
  };
  await playing(first, 1);
  await run.server.close();
  copyFileSync(file, copy);
  run = await ownServer({ file });
  const viewers = await playing(more, 2);
  const receipts = viewers.map(receiptOf);
  const lost = await chanceIn(run, match);
  const back = async () => {
    await run.server.close();
    for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
    copyFileSync(copy, file);
    run = await ownServer({ file });
    return run;
  };
  return { match, tokens: tokens, receipts, lost, back, again, playing };
}

async function recordOf({ port }: Running, match: string, token: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/matches/${match}/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return readRecord(await response.text(), 'the record');
}

test('whoever had seen more has it noted for good, and the dice that come are new', async () => {
  const { match, tokens, receipts, lost, back, again, playing } = await played();
  const run = await back();
  const ann = await Viewer.open(run.port, match, tokens[0]!);
  expect(returnsOf(ann)).toEqual([]);
  const [receipt] = receipts as [Receipt];
  const { move } = ann.standing!;
  expect(receipt.move).toBeGreaterThan(move);
  const ben = await comesBack(run.port, match, tokens[1]!, [receipt]);
  const note = { kind: 'returned', seen: receipt.move, era: 0, move, hash: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(returnsOf(ben)).toEqual([note]);
  await ann.until(() => returnsOf(ann).length > 0);
  const known = (await chanceIn(run, match)).length;
  ann.close();
  ben.close();
  await playing(20, 2);
  await again();
  const viewers = await playing(20, 3);
  const { server, port } = await again();
  const open = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
  const said = await chanceIn({ server, port, clock: null }, match);
  expect(said.length).toBeGreaterThan(known + 5);
  expect(said.slice(known, known + 5)).not.toEqual(lost.slice(known, known + 5));
  await endOpenly(port, match, tokens);
  await open[0]!.until(() => open[0]!.info!.phase === 'ended');
  const record = await recordOf({ server, port, clock: null }, match, tokens[0]!);
  expect(record.header.dice!.later).toHaveLength(1);
  expect(verify(game, record, null, [receiptOf(viewers[0]!)])).toMatchObject({
    finding: 'notVerified',
    reasons: ['newKey'],
  });
  expect(verify(game, record, null, [receipt])).toMatchObject({ reasons: ['newKey', 'returned'], problem: null });
  // A record that hides the return contradicts its key and the receipt.
  const notes = record.notes.filter(({ note }) => note.kind !== 'returned');
  const { later: _, ...dice } = record.header.dice!;
  const hidden = { ...record, notes, header: { ...record.header, dice } };
  expect(verify(game, hidden, null, []).problem).toMatchObject({
    code: 'record.outcome',
    values: { source: 'dice key' },
  });
});

test('a return is noted once for all who come with receipts of that time, and the next return once more', async () => {
  const { match, tokens, receipts, back, playing } = await played();
  const run = await back();
  const [first, second] = receipts as [Receipt, Receipt];
  await comesBack(run.port, match, tokens[0]!, [first]);
  await comesBack(run.port, match, tokens[1]!, [second]);
  const earlier = await comesBack(run.port, match, tokens[1]!, [{ ...second }, first]);
  expect(returnsOf(earlier)).toHaveLength(1);
  const later = (await playing(25, 4)).map(receiptOf);
  expect(later[0]!.era).toBe(1);
  const once = await back();
  // The copy holds no note of the first return.
  const ann = await comesBack(once.port, match, tokens[0]!, [later[0]]);
  expect(returnsOf(ann)).toMatchObject([{ seen: later[0]!.move }]);
  expect(returnsOf(await comesBack(once.port, match, tokens[1]!, [later[1]]))).toHaveLength(1);
  const latest = (await playing(25, 5)).map(receiptOf);
  expect(latest[0]!.era).toBe(2);
  const { port } = await back();
  expect(returnsOf(await comesBack(port, match, tokens[0]!, [latest[0]]))).toHaveLength(1);
});

test('a history that was replaced and has grown longer is noticed too', async () => {
  const { match, tokens, receipts, back, playing } = await played(20, 15);
  await back();
  const [ann] = await playing(40, 9);
  expect(ann!.standing!.move).toBeGreaterThan(receipts[0]!.move);
  const run = await back();
  await playing(40, 11);
  const ben = await comesBack(run.port, match, tokens[1]!, [receipts[0]]);
  expect(returnsOf(ben)).toMatchObject([{ seen: receipts[0]!.move }]);
});

test('receipts that this server has not signed for this match change nothing', async () => {
  const { match, tokens, receipts, back } = await played(12, 12);
  const run = await back();
  const [receipt] = receipts as [Receipt];
  const other = await create(run.port, 2);
  const foreign = receiptOf(await Viewer.open(run.port, other.match, other.tokens[0]!));
  const wrong: readonly unknown[][] = [
    [{ ...receipt, move: receipt.move + 1 }],
    [{ ...receipt, signature: '0'.repeat(64) }],
    [{ ...receipt, signature: 'short' }],
    [{ ...foreign, move: 900 }],
    [foreign],
    ['nothing'],
    [receipt, receipt, receipt],
  ];
  for (const one of wrong) expect(returnsOf(await comesBack(run.port, match, tokens[0]!, one))).toEqual([]);
  expect(returnsOf(await comesBack(run.port, match, tokens[0]!, [receipt]))).toHaveLength(1);
});

test('a match that is back before its deal is dealt anew, by another key', async () => {
  const file = join(place.path, 'gathering.sqlite');
  let run = await ownServer({ file });
  const made = await create(run.port, 2, { sit: [0], seats: [{ ...person, share: '1'.repeat(32) }, person] });
  await run.server.close();
  copyFileSync(file, `${file}.copy`);
  const deal = async () => {
    run = await ownServer({ file });
    return run;
  };
  const seat = { invite: made.invites[1], name: 'Ben', token: 'b'.repeat(32), share: '2'.repeat(32) };
  await deal();
  await post(run.port, `/api/matches/${made.match}/sit`, seat);
  const receipt = receiptOf(await Viewer.open(run.port, made.match, made.tokens[0]!));
  const before = await chanceIn(run, made.match);
  await run.server.close();
  rmSync(`${file}-wal`, { force: true });
  copyFileSync(`${file}.copy`, file);
  await deal();
  const ann = await comesBack(run.port, made.match, made.tokens[0]!, [receipt]);
  expect(returnsOf(ann)).toMatchObject([{ seen: 0, move: null }]);
  await post(run.port, `/api/matches/${made.match}/sit`, seat);
  expect(await chanceIn(run, made.match)).not.toEqual(before);
  const ben = await Viewer.open(run.port, made.match, seat.token);
  await endOpenly(run.port, made.match, [made.tokens[0]!, seat.token]);
  await ben.until(() => ben.info.diceKey !== null);
  expect(verify(game, await recordOf(run, made.match, seat.token))).toMatchObject({
    reasons: ['newKey'],
    problem: null,
  });
});

test('while nothing can be stored, whoever comes may look, and it is noted when they come again', async () => {
  const { match, tokens, receipts, back } = await played(12, 12);
  const { port, server } = await back();
  await Viewer.open(port, match, tokens[0]!);
  const commit = vi.spyOn(server.lobby.store, 'commit').mockRejectedValue(new Unstorable('full'));
  expect(returnsOf(await comesBack(port, match, tokens[0]!, [receipts[0]]))).toEqual([]);
  commit.mockRestore();
  expect(returnsOf(await comesBack(port, match, tokens[0]!, [receipts[0]]))).toHaveLength(1);
});

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('a process that is behind another one reads the store before it calls anything lost', async () => {
    const { a, b } = await two();
    const { match, tokens } = await create(a.port, 2);
    const there = await openAll(b.port, match, tokens);
    const here = await openAll(a.port, match, tokens);
    closed([...here, ...there]);
    const room = await b.server.lobby.room(match);
    room.ledger.receive = async () => {};
    const mind = new FastDice(5);
    await playOn(here, 20, (n) => mind.below(n));
    expect(room.match!.at.move).toBeLessThan(here[0]!.standing!.move);
    const ben = await comesBack(b.port, match, tokens[1]!, [receiptOf(here[0]!)]);
    await ben.until(() => ben.standing !== null);
    expect(returnsOf(ben)).toEqual([]);
    expect(ben.standing!.move).toBe(here[0]!.standing!.move);
  });
  test('both processes go on with the new key', async () => {
    const { a, b } = await two();
    const { match, tokens } = await create(a.port, 2);
    const here = await openAll(a.port, match, tokens);
    const there = await openAll(b.port, match, tokens);
    closed([...here, ...there]);
    // As if the move had been lost: nobody else can sign this.
    const lost = a.server.lobby.house.receipts.of(match, { era: 0, commitment: () => 'ab'.repeat(32) } as never, 99)!;
    await comesBack(a.port, match, tokens[0]!, [lost]);
    await there[0]!.until(() => returnsOf(there[0]!).length === 1);
    const mind = new FastDice(5);
    await playOn(there, 15, (n) => mind.below(n));
    for (const [i, viewer] of here.entries()) await at(viewer, there[i]!);
    await playOn(here, 15, (n) => mind.below(n));
    await endOpenly(a.port, match, tokens);
    await here[0]!.until(() => here[0]!.info!.phase === 'ended');
    expect(verify(game, await recordOf(a, match, tokens[0]!))).toMatchObject({ reasons: ['newKey'], problem: null });
  });
});
