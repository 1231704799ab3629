// Shares of chance: the dice of a match depend on what each seat gave, so that nobody who reads the server's keys chooses a deal.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import { afterAll, expect, test } from 'vitest';
import { diceOf } from '../src/room/dice.ts';
import { act, create, endOpenly, folder, ownServer, person, playOn, post, refusal, Viewer } from './harness.ts';

const place = folder();
afterAll(place.remove);
const ONE_KEY = { chance: { diceKey: () => 'always this key', botSeed: () => 1 } };
const share = (digit: number) => String(digit).repeat(32);
const shared = (digit: number) => ({ ...person, share: share(digit) });

async function recordOf(port: number, match: string, token: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/matches/${match}/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return readRecord(await response.text(), 'the record');
}

test('no deal follows from the keys that a server holds before everybody sits', async () => {
  const { port, server } = await ownServer(ONE_KEY);
  const deal = async (digit: number) => {
    const made = await create(port, 2, { sit: [0], seats: [shared(1), person], name: 'Ann' });
    const before = (await server.lobby.store.load(made.match))!;
    const readable = diceOf(before.record, before.seats, []);
    await post(port, `/api/matches/${made.match}/sit`, { invite: made.invites[1], name: 'Ben', share: share(digit) });
    const room = await server.lobby.room(made.match);
    const [line] = (await room.log()).flatMap((one) => ('entry' in one ? [one.entry] : []));
    return { chance: line!.chance, readable };
  };
  const [first, second, again] = [await deal(2), await deal(3), await deal(2)];
  expect(first.chance).not.toEqual(second.chance);
  expect(first.chance).toEqual(again.chance);
  // The data file held the same before both deals.
  expect(first.readable.key).toBe(second.readable.key);
});

test('the record names the shares and who gave them, and holds by them, after hand-overs and a restart too', async () => {
  const file = `${place.path}/shares.sqlite`;
  const first = await ownServer({ file });
  const made = await create(first.port, 3, { sit: [0], seats: [shared(1), person, person], name: 'Ann' });
  const seat = (n: number, name: string, more: object) =>
    post(first.port, `/api/matches/${made.match}/sit`, { invite: made.invites[n], name, ...more });
  const cat = await seat(2, 'Cat', { share: share(3) });
  const ben = await seat(1, 'Ben', {});
  const tokens = [made.tokens[0]!, ben.body.token as string, cat.body.token as string];
  const { body } = await act(first.port, made.match, { do: 'hand-over', token: tokens[2], seat: 2 });
  const dan = await post(first.port, `/api/matches/${made.match}/sit`, {
    invite: body.invite,
    name: 'Dan',
    share: share(9),
  });
  tokens[2] = dan.body.token as string;
  const mind = new FastDice(3);
  const play = async (port: number) => {
    const players = await Promise.all(tokens.map((token) => Viewer.open(port, made.match, token)));
    await playOn(players, 25, (options) => mind.below(options));
    return players;
  };
  await act(first.port, made.match, { do: 'leave', token: tokens[0], seat: 0 });
  await play(first.port);
  await first.server.close();
  const second = await ownServer({ file });
  await play(second.port);
  await endOpenly(second.port, made.match, tokens);
  const record = await recordOf(second.port, made.match, tokens[0]!);
  expect(record.header.dice!.shares).toEqual([{ value: share(1), by: 1 }, null, { value: share(3), by: 2 }]);
  expect(verify(gameNamed('emerald-2e'), record)).toMatchObject({ finding: 'verified', problem: null });
  const forged = { ...record.header.dice!, shares: [{ value: share(4), by: 1 }, null, { value: share(3), by: 2 }] };
  const { problem } = verify(gameNamed('emerald-2e'), { ...record, header: { ...record.header, dice: forged } });
  expect(problem).toMatchObject({ code: 'record.outcome', values: { source: 'dice key' } });
});

test('a share goes with whoever leaves the seat before the deal', async () => {
  const { port, server } = await ownServer({});
  const made = await create(port, 2, { sit: [0], seats: [shared(1), person], name: 'Ann' });
  const { body } = await act(port, made.match, { do: 'free', token: made.tokens[0], seat: 0 });
  await post(port, `/api/matches/${made.match}/sit`, { invite: body.invite, name: 'Eve' });
  const { seats } = (await server.lobby.store.load(made.match))!;
  expect(seats.map((seat) => seat.share)).toEqual([undefined, undefined]);
});

test('a rematch takes the shares that connected pages offered for it, and names who gave none', async () => {
  const { port } = await ownServer({});
  const made = await create(port, 2, { seats: [shared(1), shared(2)] });
  const ann = new Viewer(port);
  await ann.ready();
  ann.send({ t: 'hello', match: made.match, token: made.tokens[0], share: share(5) });
  await ann.until(() => ann.info !== null);
  await act(port, made.match, { do: 'agree-end', token: made.tokens[0] });
  await ann.ask({ t: 'rematch' });
  await ann.until(() => ann.info!.rematch !== null);
  const next = ann.info!.rematch!;
  await Viewer.open(port, next, made.tokens[0]!);
  await act(port, next, { do: 'agree-end', token: made.tokens[0] });
  const { dice } = (await recordOf(port, next, made.tokens[0]!)).header;
  expect(dice!.shares).toEqual([{ value: share(5), by: 1 }, null]);
});

test('a match without shares keeps its key, whatever its seats hold', () => {
  const seat = { seat: 0, by: 'nobody', inviteHash: '', held: [], share: { value: share(1), by: 1 } } as const;
  expect(diceOf({ diceKey: 'old' }, [seat], []).key).toBe('old');
  expect(diceOf({ diceKey: 'old', shares: true }, [seat], []).key).not.toBe('old');
});

test('what is no share is refused in words', async () => {
  const { port } = await ownServer({});
  const wrong = { seats: [{ ...person, share: 'heads' }, person], sit: [0, 1], game: 'emerald-2e' };
  expect(await post(port, '/api/matches', wrong)).toMatchObject(
    refusal(400, 'seats.0.share: must be 16 random bytes as 32 hex digits'),
  );
});
