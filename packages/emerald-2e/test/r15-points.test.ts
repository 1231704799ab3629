// R15 Running score.
import { expect, test } from 'vitest';
import { type Emerald, killPoints, runningTotal } from '../src/box/state.ts';
import { finalScoring } from '../src/seen/scoring.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { randomMatch } from './random-match.ts';
import { playerIn } from './reading.ts';
import { NAMES, table } from './table.ts';

const booked = (s: Emerald, player: number): number[] => [
  s.neutral[player]!,
  s.restorationist[player]!,
  s.loyalist[player]!,
  killPoints(s, player),
];

const claimOf = (faceUp: string): PositionSpec => ({
  players: {
    ann: { hand: ['START_S005', 'START_S003'], agents: ['ROME'], cubes: ['ROME', 'ROME'] },
    ben: { agents: ['CAIRO'], cubes: {} },
  },
  cities: { ROME: { faceUp } },
});

test('R15.1 the disc shows the sum of neutral, Restorationist, Loyalist, kill and track points', () => {
  const t = table(3, {
    markers: { restorationist: 1, loyalist: 5 },
    players: { ann: { neutral: 3, restorationist: 2, loyalist: 4, kills: { ben: 3, cat: 5 } }, ben: {}, cat: {} },
  });
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 8, total: 3 + 2 + 4 + 8 + 4 });
  expect(playerIn(t, 'ben').total).toBe(4);
});

test('R15.1 kill points are tied to the victim', () => {
  const t = table(3, {
    players: {
      ann: { hand: ['START_S001', 'SHOGGOTH'], agents: { CAIRO: 3 }, cubes: {} },
      ben: { agents: ['CAIRO', 'ROME'], cubes: {} },
      cat: { agents: ['CAIRO', 'ROME'], cubes: {} },
    },
  });
  t.play('ann: assassinate ben CAIRO', 'ann: done', 'ann: play SHOGGOTH', 'ann: remove cat ROME');
  expect(t.position).toMatchObject({ players: { ann: { kills: { ann: 0, ben: 3, cat: 3 }, killPoints: 6 } } });
});

test('R15.1 … and count whoever the victim is, at a table of five too', () => {
  for (const killer of NAMES)
    for (const victim of NAMES.filter((name) => name !== killer)) {
      const t = table(5, { players: { [killer]: { neutral: 2, kills: { [victim]: 5 } } } });
      expect(playerIn(t, killer), `${killer} killed ${victim}`).toMatchObject({ killPoints: 5, total: 7 });
    }
});

test('R15.2 points come from claimed cards, each in its type', () => {
  for (const [card, points] of [
    ['NECRONOMICON', { neutral: 3, restorationist: 0, loyalist: 0 }],
    ['KROPOTKIN', { neutral: 0, restorationist: 1, loyalist: 0 }],
    ['BISMARCK', { neutral: 0, restorationist: 0, loyalist: 3 }],
    ['CITY_ROME', { neutral: 4, restorationist: 0, loyalist: 0 }],
    ['HIRED_ASSASSIN', { neutral: 0, restorationist: 0, loyalist: 0, killPoints: 0 }],
  ] as const) {
    const t = table(2, claimOf(card)).rolls(6);
    t.play('ann: claim ROME');
    expect(playerIn(t, 'ann'), card).toMatchObject(points);
  }
});

test('R15.2 … from the tracks, from texts that score, from kill boxes, and from royalty killed or hidden', () => {
  const track = table(2, { players: { ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'] } } });
  track.play('ann: markers', 'ann: advance LOYALIST TERRORS_OF_THE_NIGHT');
  expect(playerIn(track, 'ann').total).toBe(2);

  const text = (hand: string, lines: string[]) =>
    table(2, {
      players: {
        ann: {
          identity: 'LOYALIST',
          hand: [hand, 'START_S003', 'START_S004'],
          agents: { CAIRO: 4 },
          cubes: {},
          royaltyKilled: 1,
        },
        ben: { agents: ['CAIRO', 'ROME'], cubes: {} },
      },
      cities: { CAIRO: { slot: true } },
    })
      .rolls(6)
      .play(...lines);
  const scored = (t: ReturnType<typeof table>) => booked(t.s, 0);
  expect(scored(text('BLACK_HAND', ['ann: play BLACK_HAND']))).toEqual([0, 2, 0, 0]);
  expect(scored(text('YOG_SOTHOTH', ['ann: play YOG_SOTHOTH', 'ann: from CAIRO', 'ann: done']))).toEqual([0, 0, 1, 0]);
  expect(scored(text('START_S001', ['ann: assassinate ben CAIRO']))).toEqual([0, 0, 0, 3]);
  expect(scored(text('START_S001', ['ann: assassinate ROYALTY CAIRO']))).toEqual([0, 3, 0, 0]);
  expect(scored(text('HIDE_ROYALTY', ['ann: play HIDE_ROYALTY']))).toEqual([0, 0, 3, 0]);
});

test('R15.3 the track part is the difference of the markers, the same for everybody, and may fall', () => {
  const t = table(4, {
    markers: { restorationist: 4, loyalist: 1 },
    players: { ann: { hand: ['TERRORS_OF_THE_NIGHT', 'OCCULT_LODGE', 'START_S003'] } },
  });
  const totals = () => ['ann', 'ben', 'cat', 'dan'].map((name) => playerIn(t, name).total);
  expect(totals()).toEqual([3, 3, 3, 3]);
  t.play('ann: markers', 'ann: advance LOYALIST TERRORS_OF_THE_NIGHT', 'ann: done');
  expect(totals()).toEqual([1, 1, 1, 1]);
  t.play('ann: markers', 'ann: advance LOYALIST OCCULT_LODGE');
  expect(totals()).toEqual([0, 0, 0, 0]);
});

test('R15.4 a total may leave the printed track of 29: it is counted on', () => {
  const spec = claimOf('CITY_BERLIN');
  const t = table(2, { ...spec, players: { ...spec.players, ann: { ...spec.players!.ann, neutral: 27 } } });
  t.play('ann: claim ROME');
  expect(playerIn(t, 'ann').total).toBe(32);
});

test('R15.5 points are never lost before the end but by Society of Leopold and the tracks', () => {
  const faults: string[] = [];
  let banished = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const seats = 2 + (seed % 4);
    const players = Array.from({ length: seats }, (_, player) => player);
    let had: number[][] = [];
    randomMatch({
      seats,
      seed,
      before(s) {
        had = players.map((player) => booked(s, player));
      },
      after(s, events) {
        for (const player of players) {
          const now = booked(s, player);
          const lost = had[player]!.reduce((sum, part, i) => sum + Math.max(0, part - now[i]!), 0);
          const taken = events.filter(({ kind, fields }) => kind === 'cardBanished' && fields.owner === player);
          banished += taken.length;
          if (lost !== taken.reduce((sum, { fields }) => sum + fields.points!, 0)) faults.push(`seed ${seed}: ${lost}`);
        }
      },
    });
  }
  expect(faults).toEqual([]);
  // Ensures that the exception occurred.
  expect(banished).toBeGreaterThan(0);
});

test('R15.6 a running total is never below 0, a final one may be', () => {
  let least = 0;
  let below = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const t = randomMatch({
      seats: 2 + (seed % 4),
      seed,
      after(s) {
        for (let player = 0; player < s.seats; player++) least = Math.min(least, runningTotal(s, player));
      },
    });
    below += finalScoring(t).filter((row) => row.final < 0).length;
  }
  expect(least).toBe(0);
  expect(below).toBeGreaterThan(0);
});
