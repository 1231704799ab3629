// Keys of a seat: whoever lost theirs opens the seat with its phrase, everybody reads that in the log, and a key can be revoked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import type { SeatKeys } from '@gaslamp/protocol/keys';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import { afterAll, expect, test } from 'vitest';
import { suspend } from '../src/lobby/operator.ts';
import { pepperFor } from '../src/pepper.ts';
import { WORDS } from '../src/room/phrases.ts';
import { newToken } from '../src/tokens.ts';
import {
  act,
  create,
  endOpenly,
  folder,
  notesOf,
  oneServer,
  ownServer,
  post,
  type Running,
  refusal,
  sit,
  start,
  three,
  Viewer,
} from './harness.ts';
import { allOf, quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';

const run = oneServer();
const place = folder();
afterAll(place.remove);

const HOUR = 3_600_000;
const keysOf = async (port: number, match: string, wish: Record<string, unknown>) => {
  const { status, body } = await post(port, `/api/matches/${match}/keys`, wish);
  return { status, body: body as unknown as SeatKeys & { error?: string } };
};
const phraseOf = async (port: number, match: string, token: string, device?: string): Promise<string> => {
  const { status, body } = await keysOf(port, match, { do: 'phrase', token, device });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.phrase!;
};
const open = (port: number, match: string, wish: Record<string, unknown>) =>
  post(port, `/api/matches/${match}/open`, wish);
const look = (port: number, match: string, invite: unknown) =>
  post(port, `/api/matches/${match}/invitation`, { invite });
/** Four words that are no phrase of any table here. */
const WRONG = 'abcdef abcdef abcdef abcdef';

test('the words of phrases are at least 1,024, each once, of three to six letters', () => {
  expect(WORDS.length).toBeGreaterThanOrEqual(1024);
  expect(new Set(WORDS).size).toBe(WORDS.length);
  expect(WORDS.filter((word) => !/^[a-z]{3,6}$/.test(word))).toEqual([]);
});

test('a player who lost their browser opens the seat with its phrase, in any case and with any separators', async () => {
  const { made, match, tokens } = await three(run.port);
  const phrase = await phraseOf(run.port, match, tokens[1], 'Firefox on Linux');
  expect(phrase.split(' ').filter((word) => WORDS.includes(word))).toHaveLength(4);
  const ann = await Viewer.open(run.port, match, tokens[0]);
  // The invitation says who sits there, and nothing about the others that it did not say before.
  expect(await look(run.port, match, made.invites[1])).toMatchObject({ body: { seat: 1, free: false, taken: [1] } });
  const written = [phrase.toUpperCase(), phrase.replaceAll(' ', '-'), phrase.replaceAll(' ', ''), ` ${phrase}. `];
  for (const [i, typed] of written.entries()) {
    const { status, body } = await open(run.port, match, { invite: made.invites[1], phrase: typed });
    expect(status).toBe(200);
    expect(body.seat).toBe(1);
    const ben = await Viewer.open(run.port, match, body.token as string);
    expect(ben.info.you).toBe(1);
    await ann.until(() => notesOf(ann).filter(({ kind }) => kind === 'reopened').length === i + 1);
  }
  expect(notesOf(ann).at(-1)).toEqual({ kind: 'reopened', seat: 1, by: { kind: 'person', number: 2, name: 'Ben' } });
  // The first key still opens it, too.
  expect((await Viewer.open(run.port, match, tokens[1])).info.you).toBe(1);
});

test('with the open link the player says which seat; at the address alone the phrase does', async () => {
  const made = await create(run.port, 3, { sit: [0], name: 'Ann' });
  const { match } = made;
  const ben = (await sit(run.port, match, made.open, 'Ben', 1)).body.token as string;
  const own = await phraseOf(run.port, match, made.tokens[0]!);
  const bens = await phraseOf(run.port, match, ben);
  expect(await look(run.port, match, made.open)).toMatchObject({ body: { seat: null, free: true, taken: [0, 1] } });
  // The seat's own invitation leads there as well.
  expect(await look(run.port, match, made.invites[1])).toMatchObject({ body: { seat: 1, free: false, taken: [1] } });
  const wrongSeat = await open(run.port, match, { invite: made.open, seat: 0, phrase: bens });
  expect(wrongSeat).toMatchObject(refusal(403, 'this phrase does not open that seat'));
  expect(await open(run.port, match, { invite: made.open, seat: 1, phrase: bens })).toMatchObject({
    status: 200,
    body: { seat: 1 },
  });
  expect(await open(run.port, match, { phrase: own })).toMatchObject({ status: 200, body: { seat: 0 } });
  expect(await open(run.port, match, { phrase: bens })).toMatchObject({ status: 200, body: { seat: 1 } });
});

test('a phrase opens the seat that a bot plays meanwhile, and whoever comes back takes it back', async () => {
  const { match, tokens } = await three(run.port);
  const phrase = await phraseOf(run.port, match, tokens[2]);
  expect((await act(run.port, match, { do: 'leave', token: tokens[2], seat: 2 })).status).toBe(200);
  const { body } = await open(run.port, match, { phrase });
  const cat = await Viewer.open(run.port, match, body.token as string);
  expect(cat.info.seats[2]).toMatchObject({ kind: 'person', name: 'Cat', standsIn: false });
});

test('a new phrase replaces the one before, and a repeated request with the same token opens the seat once', async () => {
  const { match, tokens } = await three(run.port);
  const first = await phraseOf(run.port, match, tokens[1]);
  const second = await phraseOf(run.port, match, tokens[1]);
  expect(await open(run.port, match, { phrase: first })).toMatchObject(refusal(403, /does not open/));
  const token = newToken();
  for (let i = 0; i < 2; i++)
    expect(await open(run.port, match, { phrase: second, token })).toEqual({
      status: 200,
      body: { match, seat: 1, token },
    });
  expect((await keysOf(run.port, match, { do: 'see', token })).body.keys).toHaveLength(2);
  // A token that opens something else is not made a key.
  expect(await open(run.port, match, { phrase: second, token: tokens[0] })).toMatchObject({ body: { seat: 0 } });
});

test('five tries an hour for a seat, and no phrase is checked before they are counted', async () => {
  const clock = testClock();
  const own = await ownServer({ clock, proxy: ['loopback'] });
  const { made, match, tokens } = await three(own.port);
  const phrase = await phraseOf(own.port, match, tokens[1]);
  const runs: string[] = [];
  const { phrases } = own.server.lobby.house;
  const stored = phrases!.stored.bind(phrases);
  phrases!.stored = (...given) => {
    runs.push(given[0]);
    return stored(...given);
  };
  const tries = (typed: string, from = '198.51.100.1') =>
    fetch(`http://127.0.0.1:${own.port}/api/matches/${match}/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ invite: made.invites[1], phrase: typed }),
    });
  for (let i = 0; i < 5; i++) expect((await tries(WRONG)).status).toBe(403);
  const sixth = await tries(phrase);
  expect(sixth.status).toBe(429);
  expect(await sixth.json()).toMatchObject({
    error: 'too many tries: at most 5 an hour from one address for one seat; the next in 1 hour',
  });
  expect(runs).toHaveLength(5);
  // Somebody else is not kept out by them.
  expect((await tries(phrase, '198.51.100.2')).status).toBe(200);
  await clock.skip(HOUR);
  expect((await tries(phrase)).status).toBe(200);
  // A text that cannot be a phrase costs nothing.
  expect((await tries('one two')).status).toBe(400);
  expect(runs).toHaveLength(7);
  // One address gets no more by trying many matches.
  let refused = 0;
  for (let n = 0; n < 8; n++) {
    const other = await three(own.port);
    for (let i = 0; i < 5; i++) {
      const response = await fetch(`http://127.0.0.1:${own.port}/api/matches/${other.match}/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.3' },
        body: JSON.stringify({ phrase: WRONG }),
      });
      if (response.status === 429) refused++;
    }
  }
  expect(refused).toBe(10);
});

test('keys are listed by device and revoked; a revoked one is sent away and opens nothing', async () => {
  const { match, tokens } = await three(run.port);
  const phrase = await phraseOf(run.port, match, tokens[1], 'Firefox on Linux');
  const { body } = await open(run.port, match, { phrase, device: 'Safari on iPhone' });
  const lost = await Viewer.open(run.port, match, tokens[1]);
  const see = await keysOf(run.port, match, { do: 'see', token: body.token });
  expect(see.body).toEqual({
    phrase: null,
    phrased: true,
    keys: [
      { id: expect.any(String), device: 'Firefox on Linux', at: null, own: false },
      { id: expect.any(String), device: 'Safari on iPhone', at: expect.any(Number), own: true },
    ],
  });
  const [first, second] = see.body.keys;
  const revoke = (key: string, token: unknown) => keysOf(run.port, match, { do: 'revoke', token, key });
  expect(await revoke(second!.id, body.token)).toMatchObject(refusal(409, /the one of this browser/));
  expect((await revoke(first!.id, body.token)).body.keys).toMatchObject([{ device: 'Safari on iPhone', own: true }]);
  await lost.until(() => lost.closed !== null);
  expect(lost.closed).toBe(4003);
  expect((await Viewer.open(run.port, match, tokens[1])).heard).toMatchObject([
    { t: 'error', error: 'this link opens nothing in this match' },
  ]);
  expect((await Viewer.open(run.port, match, body.token as string)).info.you).toBe(1);
  // Neither others at the table nor spectators have keys of the seat.
  expect((await keysOf(run.port, match, { do: 'see', token: tokens[1] })).status).toBe(403);
  expect((await keysOf(run.port, match, { do: 'see', token: tokens[0] })).body.keys).toHaveLength(1);
});

test('a seat has eight keys at most: a ninth replaces the oldest', async () => {
  const { match, tokens } = await three(run.port);
  const phrase = await phraseOf(run.port, match, tokens[1], 'device 0');
  const room = await run.server.lobby.room(match);
  const seat = room.seats[1] as { person: object };
  const keys = Array.from({ length: 7 }, (_, i) => ({ hash: `hash${i}`.repeat(4), device: `device ${i + 1}`, at: i }));
  await room.ledger.next(() => room.rekeyed({ ...room.seats[1]!, person: { ...seat.person, keys } } as never));
  const { body } = await open(run.port, match, { phrase, device: 'device 8' });
  const see = await keysOf(run.port, match, { do: 'see', token: body.token });
  expect(see.body.keys.map(({ device }) => device)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((i) => `device ${i}`));
  expect((await keysOf(run.port, match, { do: 'see', token: tokens[1] })).status).toBe(403);
});

test('whoever sits down after somebody has no part of their keys: phrase, invitation and devices go with the person', async () => {
  const { made, match, tokens } = await three(run.port);
  const phrase = await phraseOf(run.port, match, tokens[1]);
  const { body } = await act(run.port, match, { do: 'hand-over', token: tokens[1], seat: 1 });
  const dan = (await sit(run.port, match, body.invite, 'Dan')).body.token as string;
  expect(await open(run.port, match, { phrase })).toMatchObject(refusal(403, /does not open/));
  expect(await look(run.port, match, made.invites[1])).toMatchObject(refusal(403, /not valid/));
  expect(await look(run.port, match, body.invite)).toMatchObject({ body: { taken: [1] } });
  expect((await keysOf(run.port, match, { do: 'see', token: dan })).body).toMatchObject({ phrased: false, keys: [{}] });
});

test('a rematch is opened by the same phrase; a finished match too, and its record verifies with the note', async () => {
  const { match, tokens } = await three(run.port);
  const phrase = await phraseOf(run.port, match, tokens[1]);
  await endOpenly(run.port, match, tokens);
  const before = await fetchRecord(run, match, tokens[0]);
  expect(await open(run.port, match, { phrase })).toMatchObject({ status: 200, body: { seat: 1 } });
  const text = await fetchRecord(run, match, tokens[0]);
  expect(text).not.toBe(before);
  const record = readRecord(text, 'record.jsonl');
  expect(record.notes.at(-1)?.note).toMatchObject({ kind: 'reopened', seat: 1, by: { name: 'Ben' } });
  expect(verify(gameNamed('emerald-2e'), record)).toMatchObject({ finding: 'verified', problem: null });
  const ann = await Viewer.open(run.port, match, tokens[0]);
  await ann.ask({ t: 'rematch' });
  await ann.until(() => ann.info.rematch !== null);
  expect(await open(run.port, ann.info.rematch!, { phrase })).toMatchObject({ status: 200, body: { seat: 1 } });
});
const fetchRecord = async ({ port }: Running, match: string, token: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/matches/${match}/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return response.text();
};

test('who is suspended opens nothing with a phrase either', async () => {
  const own = await ownServer({});
  const { match, tokens } = await three(own.port);
  const phrase = await phraseOf(own.port, match, tokens[1]);
  await suspend(own.server.lobby, match, 2);
  expect(await open(own.port, match, { phrase })).toMatchObject(refusal(403, /suspended/));
});

test('phrases outlast a restart with the same pepper, and another pepper is told to whoever runs the server', async () => {
  const file = join(place.path, 'kept.sqlite');
  const first = await start({ file, pepper: 'one pepper of sixteen' });
  const { match, tokens } = await three(first.port);
  const phrase = await phraseOf(first.port, match, tokens[1]);
  await first.server.close();
  const bytes = readFileSync(file, 'latin1');
  for (const secret of [phrase, phrase.replaceAll(' ', ''), 'one pepper of sixteen'])
    expect(bytes).not.toContain(secret);
  const second = await start({ file, pepper: 'one pepper of sixteen' });
  expect(await open(second.port, match, { phrase })).toMatchObject({ status: 200 });
  await second.server.close();
  const said = quietly();
  const third = await start({ file, pepper: 'another one of sixteen' });
  expect(await open(third.port, match, { phrase })).toMatchObject({ status: 403 });
  await third.server.close();
  expect(allOf(said)).toContain('GASLAMP_PEPPER has changed');
});

test('without a pepper no phrases are made', async () => {
  const own = await ownServer({ pepper: null });
  const { match, tokens } = await three(own.port);
  expect(await keysOf(own.port, match, { do: 'phrase', token: tokens[0] })).toMatchObject(
    refusal(409, 'this server keeps no phrases: whoever runs it sets GASLAMP_PEPPER'),
  );
});

test('the pepper is the setting, or a file of its owner beside the data file', () => {
  const file = join(place.path, 'peppered.sqlite');
  expect(pepperFor(null, null)).toBeNull();
  expect(pepperFor(file, 'as it was set')).toBe('as it was set');
  const made = pepperFor(file, null);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(pepperFor(file, null)).toBe(made);
});
