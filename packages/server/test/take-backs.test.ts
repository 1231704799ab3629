import type { AnyGame } from '@gaslamp/games/games';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { tableAt } from '@gaslamp/nanty-narking/stage/story';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import type { LogLine } from '@gaslamp/record/log';
import { expect, test } from 'vitest';
import { LONGEST } from '../src/room/match-log.ts';
import { act, ownServer, playOn, refusal, start, stated, three, Viewer } from './harness.ts';

const game = nantyNarking();

test('how often others took back in their drafts does not show in how often one may oneself', async () => {
  const run = await start();
  const { table } = tableAt(game, ['ann', 'ben'], {
    active: 'ann',
    players: { ann: { hand: ['G37'], agents: ['CITY'] }, ben: { hand: ['G33'], agents: ['HOLBORN'] } },
  });
  const [ann, ben] = await stated(run, game as unknown as AnyGame, table.s);
  const room = await run.server.lobby.room('stated');
  // Bypasses the socket, which would limit the rate.
  const told: ServerMessage[] = [];
  const deliver = (bytes: Uint8Array) => told.push(JSON.parse(String(bytes)) as ServerMessage);
  const connection = { viewer: 0, host: false, key: '', address: 'here', deliver, end() {} };
  const say = async (command: { t: 'undo' } | { t: 'choose'; texts: string[] }) => {
    await room.command(connection, { ...command, id: `c${told.length}`, at: room.match!.at });
    return told.at(-1)!;
  };
  await say({ t: 'choose', texts: ['play G37'] });
  let last: ServerMessage = { t: 'pong' };
  for (let i = 0; i < 100 && last.t !== 'refused'; i++) {
    await say({ t: 'choose', texts: ['text'] });
    last = await say({ t: 'undo' });
  }
  expect(last).toMatchObject({ t: 'refused', detail: 'too many take-backs: one in two seconds; wait a moment' });
  await say({ t: 'choose', texts: ['pawn YELLOW HOLBORN', 'to STRAND'] });
  await ben.until(() => ben.asked);
  await ben.choose('pass');
  await ann.until(() => ann.asked);
  await ann.choose('end');
  for (const text of ['play G33', 'skip']) {
    await ben.until(() => ben.asked);
    expect(await ben.choose(text)).toMatchObject({ t: 'ack' });
  }
  expect(await ben.undo()).toMatchObject({ t: 'ack' });
  await run.server.close();
});

test('several answers go back at once, the others see them go, and only the asked seat is told how far', async () => {
  const run = await start();
  const { table } = tableAt(game, ['ann', 'ben'], {
    active: 'ann',
    players: { ann: { hand: ['G18', 'G05', 'G06'] }, ben: { hand: ['G33'] } },
  });
  const [ann, ben] = await stated(run, game as unknown as AnyGame, table.s);
  const before = JSON.stringify(ann.standing.question);
  for (const text of ['play G18', 'text', 'discard G05', 'done']) await ann.choose(text);
  await ben.until(() => ben.standing.move === ann.standing.move);
  expect([ann.standing, ben.standing]).toMatchObject([
    { undoable: 4, horizon: 'start' },
    { undoable: 0, horizon: null },
  ]);
  for (const answers of [0, -1, 1.5, '2', null, 1e9])
    expect(await ann.undo(answers)).toMatchObject({ t: 'refused', detail: expect.stringContaining('answers') });
  expect(await ann.undo(5)).toMatchObject({ t: 'refused', reason: 'nothing-to-undo' });
  expect(await ben.undo(1)).toMatchObject({ t: 'refused', reason: 'not-your-decision' });
  expect(ann.standing.undoable).toBe(4);

  const { move } = ann.standing;
  expect(await ann.undo(4)).toMatchObject({ t: 'ack' });
  await ann.until(() => ann.standing.undoable === 0);
  expect(JSON.stringify(ann.standing.question)).toBe(before);
  await ben.until(() => ben.standing.move === move + 1);
  // Ben keeps what he saw; he is sent the step since which it is taken back.
  expect(ben.bytes.at(-1)).toContain('"undone","fields":{"player":0,"since":');
  expect(ben.bytes.join()).not.toContain('"undoable":4');
  await run.server.close();
});

/** Starts a match of two with additional lines in its log. */
async function grown(lines: readonly LogLine[]) {
  const run = await ownServer({});
  const { table } = tableAt(game, ['ann', 'ben'], {
    active: 'ann',
    players: { ann: { hand: ['G37'], agents: ['CITY'] }, ben: { hand: ['G33'], agents: ['HOLBORN'] } },
  });
  const viewers = await stated(run, game as unknown as AnyGame, table.s);
  const { ledger } = await run.server.lobby.room('stated');
  await ledger.next(() => ledger.commit({}, lines));
  return viewers;
}

test('a seat that has answered more often than any real match asks takes nothing back, and goes on', async () => {
  const entry = { player: 0, did: 'play G37', chance: [], events: [], patch: {}, settled: false };
  const line = { at: 0, rules: game.rules, entry };
  const viewers = await grown(Array.from({ length: LONGEST.entries / 2 - 1 }, () => line));
  const [ann, ben] = viewers;
  expect(await ann.choose('play G37')).toMatchObject({ t: 'ack' });
  await ann.until(() => ann.standing.undoable > 0);
  expect(await ann.undo()).toMatchObject({ t: 'refused', detail: expect.stringMatching(/^this seat has answered/) });
  for (const text of ['skip', 'end']) {
    await ann.until(() => ann.asked);
    expect(await ann.choose(text)).toMatchObject({ t: 'ack' });
  }
  // Nobody else may know the number of steps in Ann's drafts.
  await ben.until(() => ben.asked);
  expect(await ben.choose('play G33')).toMatchObject({ t: 'ack' });
  expect(await ben.undo()).toMatchObject({ t: 'ack' });
});

test('a seat that has done more than any at a real table only sees to it that the match goes on, or ends it', async () => {
  const run = await ownServer({});
  const { match, tokens } = await three(run.port);
  const room = await run.server.lobby.room(match);
  const [ann, ...others] = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  const handed = { at: 0, note: { kind: 'opened', seat: 0, why: 'handed', agreed: [] } } as const;
  const kept = { at: 0, note: { kind: 'withdrawn', seat: 0 } } as const;
  const share = Math.ceil(LONGEST.notes / 2 / 3);
  const { ledger } = room;
  await ledger.next(() => ledger.commit({}, Array(share).fill([handed, kept]).flat()));
  const doing = (seat: number, wish: object) => act(run.port, match, { token: tokens[seat], seat, ...wish });
  for (const wish of ['leave', 'hand-over', 'keep'])
    expect(await doing(0, { do: wish })).toMatchObject(
      refusal(409, /^more has been done from here than at any real table/),
    );
  // Nobody uses up the share of others, or the actions that keep the match going.
  for (const wish of ['hand-over', 'keep']) expect((await doing(1, { do: wish })).status).toBe(200);
  expect(await doing(0, { do: 'stand-in', seat: 1 })).toMatchObject(refusal(409, /at the table/));
  for (const wish of [
    { do: 'vote', vote: 'bot' },
    { do: 'pause', stop: false },
  ])
    expect(await doing(0, { ...wish, seat: 1 })).toMatchObject(refusal(409, /no clocks/));
  expect(await playOn([ann!, ...others], 2, () => 0)).toBe(2);
  for (const token of tokens) expect((await act(run.port, match, { do: 'agree-end', token })).status).toBe(200);
  await ann!.until(() => ann!.info.phase === 'ended');
});

test('what others did about a seat uses up nothing of what its player may do', async () => {
  const run = await ownServer({});
  const { match, tokens } = await three(run.port);
  const { ledger } = await run.server.lobby.room(match);
  const away = { kind: 'seat', seat: 0, from: null, to: null, why: 'away', agreed: [] } as const;
  const by = { kind: 'person', number: 2, name: 'Ben' } as const;
  const proposed = { kind: 'proposed', seat: 0, by } as const;
  const lines = [away, proposed].flatMap((note) => Array(LONGEST.notes).fill({ at: 0, note }));
  await ledger.next(() => ledger.commit({}, lines));
  const handOver = (seat: number) => act(run.port, match, { do: 'hand-over', token: tokens[seat], seat });
  expect((await handOver(0)).status).toBe(200);
  const numbers = (await run.server.lobby.room(match)).seats.map((seat) => seat.by === 'person' && seat.person.number);
  expect(await handOver(numbers.indexOf(2))).toMatchObject(refusal(409, /^more has been done from here/));
});
