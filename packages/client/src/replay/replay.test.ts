// Tests moments in addresses, moves by turns, and that a replay answers no questions.
import './texts.ts';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { OwnReel } from '@gaslamp/record/reel';
import { expect, test } from 'vitest';
import { holdPace, paceNow, savedPace } from '../table/showing/pace.ts';
import { linkToMoment, placeIn, readPlace } from './place.ts';
import { ReplayClient, turnAfter, turnBefore, turningAfter, turningBefore, within } from './replay-client.ts';

test('an address names a moment and who looks, and what it cannot mean is told', () => {
  expect(readPlace('?at=34&as=2')).toEqual({ moment: 34, as: 2, odd: null });
  expect(readPlace('?as=watch')).toEqual({ moment: null, as: SPECTATOR, odd: null });
  expect(readPlace('')).toEqual({ moment: null, as: null, odd: null });
  for (const odd of ['at=now', 'at=-1', 'at=1.5', 'as=9', 'as=Ann'])
    expect(readPlace(`?${odd}`)).toMatchObject({ odd });
  for (const as of [0, SPECTATOR, 'open'] as const)
    expect(readPlace(new URL(`http://here${placeIn('abc', 7, as)}`).search)).toEqual({ moment: 7, as, odd: null });
});

test('a link to a moment carries the way of those who watch, or no secret at all', () => {
  expect(linkToMoment('http://here', 'abc', 7, 'open', null)).toBe('http://here/m/abc/replay?at=7&as=open');
  expect(linkToMoment('http://here', 'abc', 7, SPECTATOR, 'x'.repeat(24))).toBe(
    `http://here/m/abc/replay?at=7&as=watch#watch=${'x'.repeat(24)}`,
  );
});

const rows = Array.from({ length: 7 }, (_, move) => ({ move, events: [] }));
const reel = {
  turns: [0, 0, 1, 1, 1, 2, 3],
  turning: [2, 5],
  rows,
  shown: (moment: number) => ({ s: { move: moment }, hidden: [], standing: { move: moment } }),
} as unknown as OwnReel;

test('turns and turning points lead to where they begin, and to the ends where there is none', () => {
  expect([0, 1, 2, 4, 5, 6].map((n) => turnBefore(reel, n))).toEqual([0, 0, 0, 2, 2, 5]);
  expect([0, 1, 2, 4, 5, 6].map((n) => turnAfter(reel, n))).toEqual([2, 2, 5, 5, 6, 6]);
  expect([0, 2, 3, 6].map((n) => turningBefore(reel, n))).toEqual([0, 0, 2, 5]);
  expect([0, 2, 5].map((n) => turningAfter(reel, n))).toEqual([2, 5, 6]);
  expect([-3, 4, 99].map((n) => within(reel, n))).toEqual([0, 4, 6]);
});

test('a table that looks back is shown a moment at a time, its log with it, and nothing is answered', async () => {
  const info = { id: 'abc', you: 0, phase: 'over', seats: [], chat: true } as unknown as MatchInfo;
  const client = new ReplayClient(reel, info, 'open', 4);
  expect(client.get()).toMatchObject({ s: { move: 4 }, info: { you: null, chat: false } });
  expect(client.get().rows).toEqual(rows.slice(0, 5));
  let updates = 0;
  client.subscribe(() => updates++);
  client.show(2, 'none');
  expect(client.get()).toMatchObject({ s: { move: 2 }, standing: { move: 2 } });
  expect(client.get().rows).toEqual(rows.slice(0, 3));
  client.show(3, 'quick');
  expect([paceNow(), client.get().rows.length]).toEqual(['quick', 4]);
  client.show(1, 'quick');
  // Steps backwards are not animated.
  expect([paceNow(), savedPace(), client.get().rows.length]).toEqual(['none', 'calm', 2]);
  client.show(1, 'none');
  expect(updates).toBe(3);
  expect(await client.choose()).toMatchObject({ ok: false, detail: 'You cannot answer anything while looking back.' });
  expect(await client.undo()).toMatchObject({ ok: false });
  expect(client.get().s.move).toBe(1);
  holdPace(null);
  expect(paceNow()).toBe(savedPace());
});
