// A match continues from a moment of a finished one: with its position, and with each player's knowledge of that moment.
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Origin } from '@gaslamp/protocol/origin';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { readRecord } from '@gaslamp/record/record-reader';
import { reelOf } from '@gaslamp/record/reel';
import { verify } from '@gaslamp/record/verify';
import { describe, expect, test, vi } from 'vitest';
import { act, endOpenly, oneServer, playOn, post, refusal, three, Viewer } from './harness.ts';

const run = oneServer();
const person = { kind: 'person' };
const bot = { kind: 'bot', bot: 'random' };

/** Lets three persons play for a while and end the match; returns its record. */
async function ended(game: string, answers: number, seed = 5) {
  const { match, tokens } = await three(run.port, { game });
  const players = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  const mind = new FastDice(seed);
  await playOn(players, answers, (options) => mind.below(options));
  await endOpenly(run.port, match, tokens);
  for (const one of players) one.close();
  return { match, tokens, token: tokens[0] ?? '', text: await recordText(match, tokens[0] ?? '') };
}
async function recordText(match: string, token: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${run.port}/api/matches/${match}/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return response.text();
}
const begin = (game: string, from: unknown, more: object = {}) =>
  post(run.port, '/api/matches', { game, seats: [person, person, person], sit: [0, 1, 2], from, ...more });

describe.each(Object.keys(GAMES))('%s', (id) => {
  test('everybody sees what they saw at that moment, and nothing else', async () => {
    const { match, token, text } = await ended(id, 70);
    const { header, entries } = readRecord(text, 'the record');
    if (header.before === null) throw new Error('a record of today says how it began');
    const reel = reelOf(gameNamed(id), header.before, entries);
    const last = reel.turns.length - 1;
    expect(last).toBeGreaterThan(15);
    for (const moment of [0, Math.floor(last / 2), last]) {
      const made = await begin(id, { match, token, moment });
      expect(made.status).toBe(200);
      const { match: next, tokens, spectator } = made.body as { match: string; tokens: string[]; spectator: string };
      const viewers = await Promise.all([...tokens, spectator].map((one) => Viewer.open(run.port, next, one)));
      for (const [i, viewer] of viewers.entries()) {
        await viewer.until(() => viewer.standing !== null);
        const then = reel.shown(moment, i < tokens.length ? i : SPECTATOR);
        expect(viewer.info).toMatchObject({ from: { match, moment }, options: header.options });
        expect(viewer.state).toEqual({ ...then.s, move: 0 });
        const welcome = viewer.bytes.map((text) => JSON.parse(text) as ServerMessage).find(({ t }) => t === 'welcome');
        expect(welcome).toMatchObject({ hidden: then.hidden, rows: [{ move: 0, events: [] }] });
        expect(viewer.standing?.question?.player).toBe(then.standing.question?.player);
        viewer.close();
      }
    }
  });

  test('it is played, stored, and its record holds: what follows from the dice, and nothing that was changed', async () => {
    const { match, token } = await ended(id, 40);
    const made = await begin(id, { match, token, moment: 12 });
    const { match: next, tokens } = made.body as { match: string; tokens: string[] };
    const players = await Promise.all(tokens.map((one) => Viewer.open(run.port, next, one)));
    const mind = new FastDice(3);
    await playOn(players, 30, (options) => mind.below(options));
    for (const one of tokens) await act(run.port, next, { do: 'agree-end', token: one });
    const text = await recordText(next, tokens[0] ?? '');
    const record = readRecord(text, 'the record');
    expect(record.header.from).toEqual({ match, moment: 12 });
    const game = gameNamed(id);
    const { problem, steps, notRerun, draws } = verify(game, record);
    expect([problem, notRerun]).toEqual([null, []]);
    expect(steps.length).toBeGreaterThan(20);
    expect(draws.every(({ fromKey, said }) => fromKey === said)).toBe(true);
    const dealt = { ...record, header: { ...record.header, from: null } };
    expect(verify(game, dealt).problem).toMatchObject({ entry: 0 });
  });
});

test('whoever comes to sit down is told before, and it is set up where it was when all are there', async () => {
  const { match, token } = await ended('emerald-2e', 30);
  const made = await begin(
    'emerald-2e',
    { match, token, moment: 9 },
    { seats: [person, bot, person], sit: [0], name: 'Ann' },
  );
  const { match: next, tokens, invites } = made.body as { match: string; tokens: string[]; invites: string[] };
  const told = await post(run.port, `/api/matches/${next}/invitation`, { invite: invites[2] });
  expect(told.body).toMatchObject({ from: { match, moment: 9 } satisfies Origin });
  // The old match may be deleted by then.
  const ann = await Viewer.open(run.port, next, tokens[0] ?? '');
  await post(run.port, `/api/matches/${next}/sit`, { invite: invites[2], name: 'Cat' });
  await ann.until(() => ann.standing !== null);
  expect(ann.info).toMatchObject({ phase: 'playing', from: { match, moment: 9 } });
});

test('what cannot be gone on from is refused, and says why', async () => {
  const { match, token } = await ended('emerald-2e', 20);
  const id = 'emerald-2e';
  const running = await three(run.port);
  expect(await begin(id, { match: running.match, token: running.tokens[0], moment: 0 })).toMatchObject(
    refusal(409, 'a match goes on from another one once that is over'),
  );
  expect(await begin(id, { match, token: 'x'.repeat(24), moment: 0 })).toMatchObject(
    refusal(403, 'this link opens nothing in this match'),
  );
  expect(await begin(id, { match: 'nowhere', token, moment: 0 })).toMatchObject(
    refusal(404, 'there is no match nowhere'),
  );
  expect(await begin('nanty-narking', { match, token, moment: 0 })).toMatchObject(refusal(400, /one of emerald-2e/));
  expect(await begin(id, { match, token, moment: 999 })).toMatchObject(refusal(400, /moments 0 to \d+, not 999/));
  expect(await begin(id, { match, token, moment: -1 })).toMatchObject(refusal(400, 'from.moment: at least 0'));
  expect(await begin(id, { match, token, moment: 0 }, { seats: [person, person], sit: [0, 1] })).toMatchObject(
    refusal(400, 'the match to go on from has 3 seats, not 2'),
  );
  expect(await begin(id, { match, token, moment: 0 }, { options: {} })).toMatchObject(refusal(400, /^options: /));
  expect(await begin(id, { match, token, moment: 0 }, { pack: 'x' })).toMatchObject(refusal(400, /^pack: /));
});

test('what is refused folds no match', async () => {
  const id = 'nanty-narking';
  const { lobby } = run.server;
  const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
  const made = await lobby.create({ game: id, seats: [...seats], sit: [0, 1] });
  const room = await lobby.room(made.match);
  while (!room.over) {
    const match = await room.current();
    if (!match?.decision) break;
    const { player, options } = match.decision;
    await room.answer(player, room.game.verbs.format(at(options, match.at.move % options.length)), match.at);
  }
  const log = vi.spyOn(lobby.store, 'log');
  const last = room.ledger.log.rows.length - 1;
  const wish = (moment: number, more: object = {}) =>
    begin(id, { match: made.match, token: made.tokens[0], moment }, { seats, sit: [0, 1], ...more });
  expect(await wish(last + 1)).toMatchObject(refusal(400, `that match has the moments 0 to ${last}, not ${last + 1}`));
  expect(await wish(1_000_000)).toMatchObject(refusal(400, /not 1000000$/));
  expect(await wish(last)).toMatchObject(
    refusal(400, `at moment ${last} of ${last} the match is over; choose an earlier one`),
  );
  const named = seats.map((seat) => ({ ...seat, name: 'Ann' }));
  expect(await wish(0, { seats: named })).toMatchObject(refusal(400, /two seats are called Ann/));
  expect(await wish(0, { seats: [seats[0], { kind: 'bot', bot: 'nobody' }], sit: [0] })).toMatchObject(
    refusal(400, /nobody/),
  );
  expect(log).not.toHaveBeenCalled();
  // The second-to-last moment is valid.
  expect((await wish(last - 1)).status).toBe(200);
  expect(log).toHaveBeenCalledTimes(1);
});
