// R17 Final scoring.
import { visible } from '@gaslamp/kernel/events';
import type { Accepted } from '@gaslamp/kernel/match';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { identityOf } from '../src/box/state.ts';
import { countingOf, finalScoring } from '../src/seen/scoring.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { matchAt, tell } from './matches.ts';
import { playerIn } from './reading.ts';
import { table } from './table.ts';

const L = { identity: 'LOYALIST' } as const;
const R = { identity: 'RESTORATIONIST' } as const;
const NAMES = ['ann', 'ben', 'cat', 'dan', 'eve'];

/** A player has reached the target; Ann passes, and the game ends. */
function ended(players: readonly PlayerSpec[], markers: PositionSpec['markers'] = {}): Story {
  const t = table(players.length, {
    markers,
    players: Object.fromEntries(players.map((player, i) => [NAMES[i]!, player])),
  });
  t.play('ann: pass');
  expect(t.position.over).toBe('points');
  return t;
}
const finals = (t: Story): readonly number[] => t.game.result(t.table)!.points;
const winners = (t: Story): string[] => NAMES.filter((_, i) => (t.game.result(t.table)!.winners >> i) & 1);
const paying = (t: Story): string[] => finalScoring(t.table).flatMap((row, i) => (row.penalty > 0 ? [NAMES[i]!] : []));

test('R17.1 at the end everybody sees all identities', () => {
  const t = ended([{ ...L, neutral: 30 }, R, L]);
  for (const viewer of [0, 1, 2, SPECTATOR])
    for (const owner of [0, 1, 2])
      expect(view(t.game, t.s, viewer).s.place[identityOf(t.s, owner)]).toBeGreaterThanOrEqual(0);
});

test('R17.1 … and is told who was what, by effective sides: whoever only follows what happened knows it', () => {
  const t = ended([{ ...L, neutral: 30 }, R, { ...L, changesOfHeart: 1 }, { ...L, revealed: true }]);
  const last = t.events.slice(-5);
  for (const viewer of [0, 1, 2, 3, SPECTATOR])
    expect(last.map((event) => visible(event, viewer))).toEqual([
      { kind: 'over', fields: { reason: 1 } },
      { kind: 'identity', fields: { player: 0, restorationist: 0 } },
      { kind: 'identity', fields: { player: 1, restorationist: 1 } },
      { kind: 'identity', fields: { player: 2, restorationist: 1 } },
      { kind: 'identity', fields: { player: 3, restorationist: 0 } },
    ]);
});

test('R17.1 … in whatever way it ends, in the step that ends it, and nothing of it is told before', () => {
  const { match } = matchAt(3, {
    players: {
      ann: { ...L, hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'] },
      ben: { ...R, tokens: 1 },
      cat: L,
    },
  });
  const { row } = tell(match, 'ann: pass') as Accepted;
  expect(row!.events.some(({ kind }) => kind === 'identity')).toBe(false);
  const insane = matchAt(
    3,
    { players: { ann: { ...L, hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'] }, ben: { ...R, tokens: 1 }, cat: L } },
    { insanityFaces: 6 },
  );
  const end = tell(
    insane.match,
    ...['ann: play TERRORS_OF_THE_NIGHT', 'ann: player TUESDAY', 'ann: confirm'],
  ) as Accepted;
  expect(insane.match.decision).toBeNull();
  expect(end.row!.events.map(({ kind }) => kind).slice(-5)).toEqual([
    'revealed',
    'over',
    'identity',
    'identity',
    'identity',
  ]);
});

test('R17.1 … which is no reveal: a Loyalist with too few agents places none', () => {
  const t = ended([
    { ...L, neutral: 30 },
    { ...L, agents: ['ROME'] },
  ]);
  expect([t.asked, playerIn(t, 'ben').agents, playerIn(t, 'ben').revealed]).toEqual([null, { ROME: 1 }, false]);
});

test('R17.1 effective sides count: after a Change of Heart the other points are kept', () => {
  const changed = { ...L, changesOfHeart: 1, neutral: 10, restorationist: 9, loyalist: 10 };
  expect(finals(ended([changed, { ...L, neutral: 1 }]))).toEqual([19, -4]);
});

test('R17.2 a Loyalist keeps neutral and Loyalist points and loses Restorationist points', () => {
  const t = ended([{ ...L, neutral: 10, loyalist: 9, restorationist: 10 }, R]);
  expect(finalScoring(t.table)[0]).toMatchObject({ neutral: 10, kept: 9, lost: 10, adjusted: 19, final: 19 });
});

test('R17.3 a Restorationist keeps neutral and Restorationist points and loses Loyalist points', () => {
  const t = ended([{ ...R, neutral: 10, loyalist: 9, restorationist: 10 }, L]);
  expect(finalScoring(t.table)[0]).toMatchObject({ neutral: 10, kept: 10, lost: 9, adjusted: 20, final: 20 });
});

test('R17.4 kill points are kept only by a Loyalist for the agents of Restorationists', () => {
  const killer = (side: PlayerSpec) => ({ ...side, neutral: 20, kills: { ben: 3, cat: 4, dan: 5 } });
  const rows = (side: PlayerSpec, ...victims: PlayerSpec[]) =>
    finalScoring(ended([killer(side), ...victims]).table)[0]!;
  expect(rows(L, R, L, R)).toMatchObject({ killsKept: 8, killsLost: 4, adjusted: 28 });
  expect(rows(R, R, L, L)).toMatchObject({ killsKept: 0, killsLost: 12, adjusted: 20 });
});

test('R17.4 … whoever the victim is, at a table of five too', () => {
  for (const [i, killer] of NAMES.entries())
    for (const victim of NAMES.filter((name) => name !== killer)) {
      const bystanders = [R, L, L];
      const t = ended(
        NAMES.map((name) => {
          if (name === killer) return { ...L, neutral: 20, kills: { [victim]: 4 } };
          return name === victim ? R : bystanders.pop()!;
        }),
      );
      expect(finalScoring(t.table)[i], `${killer} killed ${victim}`).toMatchObject({ killsKept: 4, killsLost: 0 });
    }
});

test('R17.4 … effective sides both', () => {
  const t = ended([{ ...R, changesOfHeart: 1, neutral: 25, kills: { ben: 3, cat: 4 } }, { ...R }, { ...L }]);
  expect(finalScoring(t.table)[0]).toMatchObject({ killsKept: 3, killsLost: 4 });
  const turned = ended([
    { ...L, neutral: 25, kills: { ben: 3, cat: 4 } },
    { ...L, changesOfHeart: 1 },
    { ...R, changesOfHeart: 1 },
  ]);
  expect(finalScoring(turned.table)[0]).toMatchObject({ killsKept: 3, killsLost: 4 });
});

test('R17.5 track points belong to the side of the higher marker; the other side loses them', () => {
  const track = (markers: PositionSpec['markers']) => {
    const rows = finalScoring(ended([{ ...L, neutral: 28 }, R, { ...R, changesOfHeart: 1 }], markers).table);
    return rows.map((row) => [row.trackKept, row.trackLost]);
  };
  expect(track({ loyalist: 7, restorationist: 3 })).toEqual([
    [4, 0],
    [0, 4],
    [4, 0],
  ]);
  expect(track({ loyalist: 2, restorationist: 8 })).toEqual([
    [0, 6],
    [6, 0],
    [0, 6],
  ]);
  expect(track({ loyalist: 5, restorationist: 5 })).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('R17.6 falling below the target by this does not undo the end', () => {
  const t = ended([
    { ...L, restorationist: 28, neutral: 2 },
    { ...R, neutral: 3 },
  ]);
  expect(finals(t)).toEqual([-3, 3]);
  expect(winners(t)).toEqual(['ben']);
});

test('R17.7 every player of the lowest player’s side loses 5, for every number of players', () => {
  expect(
    finals(
      ended([
        { ...L, neutral: 28 },
        { ...R, neutral: 4 },
      ]),
    ),
  ).toEqual([28, -1]);
  expect(
    finals(
      ended([
        { ...L, neutral: 25 },
        { ...R, neutral: 4 },
        { ...R, neutral: 24 },
      ]),
    ),
  ).toEqual([25, -1, 19]);
  expect(
    finals(
      ended([
        { ...L, neutral: 22 },
        { ...R, neutral: 4 },
        { ...L, neutral: 3 },
        { ...R, neutral: 9 },
      ]),
    ),
  ).toEqual([17, 4, -2, 9]);
  const five = [
    { ...R, neutral: 20 },
    { ...R, neutral: 0 },
    { ...L, neutral: 8 },
    { ...L, neutral: 7 },
    { ...L, neutral: 1 },
  ];
  expect(finals(ended(five))).toEqual([15, -5, 8, 7, 1]);
});

test('R17.7 … the lowest by the adjusted total, not by the disc', () => {
  // Ben's disc shows 20, but the points belong to the wrong side.
  const t = ended([
    { ...L, neutral: 28 },
    { ...R, loyalist: 20, neutral: 1 },
    { ...L, neutral: 2 },
  ]);
  expect([paying(t), finals(t)]).toEqual([['ben'], [28, -4, 2]]);
});

test('R17.7 among equals a Loyalist counts as lower: exactly one side pays', () => {
  expect(
    paying(
      ended([
        { ...R, neutral: 28 },
        { ...L, neutral: 3 },
        { ...R, neutral: 3 },
      ]),
    ),
  ).toEqual(['ben']);
  expect(
    paying(
      ended([
        { ...R, neutral: 28 },
        { ...R, neutral: 3 },
        { ...L, neutral: 3 },
      ]),
    ),
  ).toEqual(['cat']);
  expect(
    paying(
      ended([
        { ...R, neutral: 28 },
        { ...R, neutral: 3 },
        { ...R, neutral: 3 },
      ]),
    ),
  ).toEqual(['ann', 'ben', 'cat']);
  expect(
    paying(
      ended([
        { ...R, neutral: 28 },
        { ...L, neutral: 28 },
      ]),
    ),
  ).toEqual(['ben']);
});

test('R17.8 the highest total after that wins, so a teammate in the cellar can cost the victory', () => {
  const t = ended([
    { ...L, neutral: 25 },
    { ...L, neutral: 2 },
    { ...R, neutral: 21 },
  ]);
  expect([finals(t), winners(t)]).toEqual([[20, -3, 21], ['cat']]);
});

test('R17.8 … even where everybody ends below zero', () => {
  const t = ended([
    { ...L, restorationist: 28, neutral: 2 },
    { ...L, neutral: 3 },
    { ...L, neutral: 0 },
  ]);
  expect([finals(t), winners(t)]).toEqual([[-3, -2, -5], ['ben']]);
  const restorationists = ended([
    { ...R, loyalist: 28 },
    { ...R, neutral: 1 },
  ]);
  expect([finals(restorationists), winners(restorationists)]).toEqual([[-5, -4], ['ben']]);
});

test('R17.8 among equals a Restorationist beats a Loyalist', () => {
  const t = ended([
    { ...L, neutral: 25 },
    { ...R, neutral: 20 },
    { ...L, neutral: 2 },
  ]);
  expect([finals(t), winners(t)]).toEqual([[20, 20, -3], ['ben']]);
});

test('R17.8 players still equal, of the same side, share the win', () => {
  const loyalists = ended([
    { ...L, neutral: 25 },
    { ...R, neutral: 2 },
    { ...L, neutral: 25 },
  ]);
  expect(winners(loyalists)).toEqual(['ann', 'cat']);
  const restorationists = ended([
    { ...R, neutral: 22 },
    { ...L, neutral: 22 },
    { ...R, neutral: 22 },
    { ...L, changesOfHeart: 1, neutral: 22 },
  ]);
  expect([finals(restorationists), winners(restorationists)]).toEqual([
    [22, 17, 22, 22],
    ['ann', 'cat', 'dan'],
  ]);
});

test('R17.9 with everybody on one side all lose 5 and the highest wins', () => {
  for (const side of [L, R]) {
    const t = ended([
      { ...side, neutral: 30 },
      { ...side, neutral: 12 },
      { ...side, neutral: 26 },
    ]);
    expect([finals(t), winners(t)]).toEqual([[25, 7, 21], ['ann']]);
  }
  const turned = ended([
    { ...L, neutral: 30 },
    { ...R, changesOfHeart: 1, neutral: 30 },
  ]);
  expect([finals(turned), winners(turned)]).toEqual([
    [25, 25],
    ['ann', 'ben'],
  ]);
});

test('R17.10 agents, cubes, tokens and cards in hand are worth nothing', () => {
  const poor = { agents: ['ROME'], cubes: {}, limbo: 10, tokens: 1, hand: [] };
  const rich = { agents: { ROME: 9 }, cubes: { ROME: 9 }, limbo: 0, tokens: 3, hand: ['BISMARCK', 'NECRONOMICON'] };
  const scores = (ann: PlayerSpec) =>
    finals(
      ended([
        { ...L, ...ann, neutral: 28 },
        { ...R, neutral: 7 },
      ]),
    );
  expect(scores(rich)).toEqual(scores(poor));
});

test('R17.2 to R17.5 while the match runs everybody can reckon what of their own points would count, and no more', () => {
  const points = { neutral: 4, restorationist: 3, loyalist: 5 };
  const t = table(4, {
    markers: { loyalist: 6, restorationist: 4 },
    players: {
      ann: { ...R, ...points },
      ben: { ...L, ...points, kills: { cat: 2, dan: 1 } },
      cat: { ...L, ...points, changesOfHeart: 1, revealed: false },
      dan: { ...L, ...points, revealed: true },
    },
  });
  const seen = (player: number, viewer = player) => {
    const { s } = view(t.game, t.s, viewer);
    return countingOf({ s, data: t.table.data }, player);
  };
  // Loyalist points do not count, nor do the two of the higher Loyalist marker.
  expect(seen(0)).toEqual({ least: 7, most: 7 });
  // Nobody else knows Cat's identity; Dan is not a Restorationist.
  expect(seen(1)).toEqual({ least: 11, most: 13 });
  // A Change of Heart reverses everything.
  expect(seen(2)).toEqual({ least: 7, most: 7 });
  expect(seen(3)).toEqual({ least: 11, most: 11 });
  expect(seen(0, 1)).toBeNull();
  expect(seen(3, 0)).not.toBeNull();
});
test('R1.6, R17.4 … over the deals that there can be: three identities of each side', () => {
  const counting = (ann: PlayerSpec, others: readonly PlayerSpec[]) => {
    const players = Object.fromEntries([ann, ...others].map((spec, i) => [NAMES[i], spec]));
    const t = table(others.length + 1, { players });
    const { s } = view(t.game, t.s, 0);
    return countingOf({ s, data: t.table.data }, 0);
  };
  const kills = { ben: 1, cat: 1, dan: 1, eve: 1 };
  // Two or three of the four identities unknown to Ann are Restorationists.
  expect(counting({ ...L, kills }, [L, L, R, R])).toEqual({ least: 2, most: 3 });
  expect(counting({ ...L, kills: { ben: 5, cat: 2, dan: 1, eve: 1 } }, [L, R, R, R])).toEqual({ least: 2, most: 8 });
  // Two Loyalists besides Ann are revealed, so Ben is none; a Change of Heart makes Ben one.
  const open = { ...L, revealed: true };
  expect(counting({ ...L, kills: { ben: 2 } }, [R, open, open])).toEqual({ least: 2, most: 2 });
  expect(counting({ ...L, kills: { ben: 2 } }, [{ ...R, changesOfHeart: 1 }, open, open])).toEqual({
    least: 0,
    most: 0,
  });
});
