// R16 Scoring, R17 End of the game, R18 Final result.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { builtIn } from '../src/box/pack.ts';
import { identityOf } from '../src/box/state.ts';
import { finalScoring } from '../src/seen/scoring.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { happened, playerIn } from './reading.ts';
import { table } from './table.ts';

const scores = (player: PlayerSpec, more: PositionSpec = {}, options = {}) =>
  playerIn(table(2, { ...more, players: { ann: player } }, options), 'ann').points;
const RESTORATIONIST: PlayerSpec = { identity: 'RESTORATIONIST', revealed: true };
const LOYALIST: PlayerSpec = { identity: 'LOYALIST', revealed: true };
const ROYALS: PositionSpec = { royals: { SPINNER: { player: 'ann' }, RHOGOG: { player: 'ann', hidden: true } } };

test('R16.1 unrevealed: cities, royals killed and hidden, and 3 for the Necronomicon', () => {
  const more: PositionSpec = {
    ...ROYALS,
    cities: { LONDON: { controller: 'ann' } },
    necronomicon: 'ann',
    markers: { war: 5, revolution: 5 },
  };
  expect(scores({ identity: 'LOYALIST' }, more)).toBe(6 + 4 + 3 + 3);
});

test('R16.2 a revealed Restorationist: no hidden royals, but the Revolution track, agents and The Black Hand', () => {
  const more: PositionSpec = {
    ...ROYALS,
    markers: { war: 7, revolution: 5 },
    agents: { FIGNER: { player: 'ann', at: 'PARIS' } },
  };
  expect(scores(RESTORATIONIST, more)).toBe(4 + 5 + 1);
  expect(scores({ ...RESTORATIONIST, hand: ['BLACK_HAND'] }, more)).toBe(4 + 5 + 1 + 2);
});

test('R16.2 by the switch The Black Hand counts every killed royal', () => {
  const more: PositionSpec = { royals: { SPINNER: { player: 'ann' }, BURROWER: { player: 'ben' } } };
  expect(scores({ ...RESTORATIONIST, hand: ['BLACK_HAND'] }, more)).toBe(4 + 2);
  expect(scores({ ...RESTORATIONIST, hand: ['BLACK_HAND'] }, more, { blackHandOwnRoyalsOnly: 0 })).toBe(4 + 4);
});

test('R16.3 a revealed Loyalist: no killed royals, but the War track, vampires and what was fed to Yog-Sothoth', () => {
  const more: PositionSpec = {
    ...ROYALS,
    markers: { war: 7, revolution: 5 },
    agents: { FIGNER: { player: 'ann', at: 'PARIS', vampire: true }, AZEF: { player: 'ann', at: 'SACRIFICED' } },
  };
  expect(scores(LOYALIST, more)).toBe(3 + 7);
  expect(scores({ ...LOYALIST, hand: ['VAMPIRES', 'YOG_SOTHOTH'] }, more)).toBe(3 + 7 + 1 + 2);
});

test('R16.4 the Necronomicon’s points stay with the claimer', () => {
  expect(scores({ identity: 'LOYALIST' }, { necronomicon: 'ann', players: { ben: { hand: ['NECRONOMICON'] } } })).toBe(
    3,
  );
});

const reckoned = (t: Story) => {
  t.s.reason = 4;
  return finalScoring(t.table);
};
test('R16.5 at the end each Loyalist has 1 for every counter of a Restorationist’s agent that they keep', () => {
  const t = table(3, {
    players: { ann: { identity: 'LOYALIST' }, ben: { identity: 'RESTORATIONIST' }, cat: { identity: 'LOYALIST' } },
    agents: {
      FIGNER: { player: 'ben', at: 'DEAD', killer: 'ann' },
      AZEF: { player: 'cat', at: 'DEAD', killer: 'ann' },
      MORAN: { player: 'ann', at: 'DEAD', killer: 'ben' },
      STIEBER: { player: 'ben', at: 'GONE' },
    },
  });
  expect(reckoned(t).map((row) => row.trophies)).toEqual([1, 0, 0]);
  const rebels = table(2, {
    players: { ann: { identity: 'RESTORATIONIST' }, ben: { identity: 'RESTORATIONIST' } },
    agents: { FIGNER: { player: 'ben', at: 'DEAD', killer: 'ann' } },
  });
  expect(reckoned(rebels).map((row) => row.trophies)).toEqual([0, 0]);
});

test('R16.6 a Loyalist who owns Zombies has 8 when all eight are on the board', () => {
  const of = (identity: 'LOYALIST' | 'RESTORATIONIST', count: number) =>
    reckoned(table(2, { players: { ann: { identity, hand: ['ZOMBIES'] } }, cities: { ROME: { zombies: count } } }))[0]
      ?.zombies;
  expect([of('LOYALIST', 8), of('LOYALIST', 7), of('RESTORATIONIST', 8)]).toEqual([8, 0, 0]);
});

test('R16.7 owning a card is having it in deck, hand or discard pile', () => {
  const more: PositionSpec = { agents: { FIGNER: { player: 'ann', at: 'PARIS', vampire: true } } };
  for (const where of ['hand', 'deck', 'discard']) expect(scores({ ...LOYALIST, [where]: ['VAMPIRES'] }, more)).toBe(1);
  expect(scores(LOYALIST, { ...more, removed: ['VAMPIRES'] })).toBe(0);
});

test('R16.8 points may fall, but never below 0', () => {
  const killed: PositionSpec = { royals: { SPINNER: { player: 'ann' } } };
  expect(scores({ identity: 'LOYALIST' }, killed)).toBe(4);
  expect(scores(LOYALIST, killed)).toBe(0);
});

test('R16.9 a royal counts for whose disc lies on it: with a Safe marker as hidden, else as killed', () => {
  expect(scores(LOYALIST, ROYALS)).toBe(3);
  expect(scores(RESTORATIONIST, ROYALS)).toBe(4);
});

test('R16.10 lifted agents count like agents on the board', () => {
  expect(scores(RESTORATIONIST, { agents: { FIGNER: { player: 'ann', at: 'LIFTED' } } })).toBe(1);
  expect(
    scores({ ...LOYALIST, hand: ['VAMPIRES'] }, { agents: { FIGNER: { player: 'ann', at: 'LIFTED', vampire: true } } }),
  ).toBe(1);
});

test('R16.11 what depends on a hidden faction is not shown', () => {
  expect(
    scores(
      { identity: 'RESTORATIONIST' },
      { markers: { revolution: 9 }, agents: { FIGNER: { player: 'ann', at: 'PARIS' } } },
    ),
  ).toBe(0);
});

test.each([
  [2, 33],
  [3, 28],
  [4, 24],
  [5, 22],
])('R17.1 with %i players a mark of %i points ends the match', (seats, goal) => {
  const { pack } = table(seats).game.data;
  expect(pack.victoryTarget[String(seats) as '2']).toBe(goal);
  const worth = new Map(pack.cities.map(({ id, points }) => [id, points]));
  /** Returns cities of Ben's that are worth exactly that sum. */
  const of = (sum: number, from = [...worth.keys()]): string[] | null => {
    if (sum === 0) return [];
    for (const [i, city] of from.entries()) {
      const rest = worth.get(city)! <= sum ? of(sum - worth.get(city)!, from.slice(i + 1)) : null;
      if (rest) return [city, ...rest];
    }
    return null;
  };
  const with_ = (sum: number) =>
    table(seats, { cities: Object.fromEntries(of(sum)!.map((city) => [city, { controller: 'ben' }])) }).play(
      'ann: pass',
    );
  expect(with_(goal - 1).position.over).toBeNull();
  expect(with_(goal).position.over).toBe('points');
});

test('R17.1 points as displayed count, whoever’s turn it is', () => {
  const cities = Object.fromEntries(
    ['LONDON', 'ST_PETERSBURG', 'PARIS', 'BERLIN', 'VIENNA', 'WASHINGTON'].map((city) => [city, { controller: 'ben' }]),
  );
  const t = table(2, { cities, royals: { RHOGOG: { player: 'ben' } } });
  expect(playerIn(t, 'ben').points).toBe(34);
  expect(t.play('ann: pass').position.over).toBe('points');
});

test('R17.2 a marker on its last space ends the match', () => {
  const t = table(2, { markers: { revolution: 9 }, players: { ann: { hand: ['FIGNER'] } } });
  expect(t.play('ann: markers').position.over).toBe('track');
});

test('R17.3 so does the loss of a Restorationist’s main agent, or three Mad markers', () => {
  const spec: PositionSpec = {
    agents: { MORAN: { player: 'ann', at: 'ZURICH' }, TUESDAY: { player: 'ben', at: 'ZURICH' } },
    players: { ann: { hand: ['MORAN'] }, ben: { identity: 'RESTORATIONIST', known: true, tokens: [] } },
  };
  expect(table(2, spec).play('ann: attack MORAN').position.over).toBe('restorationist');
});

test('R17.4 and Zombies with all eight on the board', () => {
  const t = table(2, { players: { ann: { hand: ['ZOMBIES'] } }, cities: { ROME: { zombies: 8 } } });
  expect(t.play('ann: play ZOMBIES').position.over).toBe('zombies');
});

test('R17.5 no further action follows, and no refill', () => {
  const t = table(2, { markers: { war: 8 }, players: { ann: { hand: ['STIEBER'] } } }).play('ann: markers');
  expect(t.asked).toBeNull();
  expect(playerIn(t, 'ann').hand).toEqual([]);
});

const passRound = (t: Story, times: number) => {
  for (let i = 0; i < times && t.asked !== null; i++) t.play(`${t.asked}: pass`);
  return t;
};
test('R17.6 three rounds of nothing but passing end the match', () => {
  const t = passRound(table(2), 12);
  expect(t.position.over).toBe('idle');
  const busy = passRound(
    table(2, { players: { ben: { hand: ['START_01'] } } }).play('ann: pass', 'ann: pass', 'ben: discard'),
    9,
  );
  expect(busy.position.over).toBeNull();
});

test('R17.7 of several reasons the first in the order of the rules is told', () => {
  const t = table(2, {
    markers: { war: 9 },
    cities: { ROME: { zombies: 8 } },
    players: { ann: { hand: ['ZOMBIES', 'GOLOVINSKI'] } },
  });
  t.play('ann: play ZOMBIES');
  expect(t.position.over).toBe('zombies');
  // The track counts too: R17.4 comes before R17.2, and R17.2 before R17.1.
  const last = builtIn.tracks.war.length - 1;
  const both = { markers: { war: last }, cities: { ROME: { zombies: 8 } } };
  const play = (hand: string[], more: PositionSpec = {}) => table(2, { ...both, ...more, players: { ann: { hand } } });
  expect(play(['ZOMBIES', 'GOLOVINSKI']).play('ann: play ZOMBIES').position.over).toBe('zombies');
  expect(play(['GOLOVINSKI']).play('ann: pass').position.over).toBe('track');
});

test('R17.7 a Restorationist’s loss is told before Zombies, track and mark, though it comes behind them', () => {
  // Ann is over the mark, War is at its end and all eight zombies are on the board; then one bites Ben's main agent, his last.
  const cities = Object.fromEntries(
    ['LONDON', 'ST_PETERSBURG', 'PARIS', 'BERLIN', 'VIENNA', 'WASHINGTON', 'CONSTANTINOPLE'].map((city) => [
      city,
      { controller: 'ann' },
    ]),
  );
  const all = (identity: 'LOYALIST' | 'RESTORATIONIST', zombies: number): Story =>
    table(2, {
      markers: { war: builtIn.tracks.war.length - 1 },
      cities: { ...cities, ROME: { zombies } },
      agents: { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ROME' } },
      players: { ann: { hand: ['ZOMBIES'], identity: 'LOYALIST' }, ben: { known: true, identity } },
    }).play('ann: play ZOMBIES', 'ann: bite TUESDAY');
  const t = all('RESTORATIONIST', 8);
  expect(playerIn(t, 'ann').points).toBeGreaterThanOrEqual(33);
  expect(t.position.over).toBe('restorationist');
  expect(t.game.result(t.table)?.reason).toBe('restorationist');
  expect(all('LOYALIST', 8).position.over).toBe('zombies');
  expect(all('LOYALIST', 5).play('ann: done').position.over).toBe('track');
});

test('R17.8 so does the end of the last round', () => {
  const t = passRound(table(2, { round: 10 }, { maxRounds: 10 }), 4);
  expect(t.position.over).toBe('rounds');
  // The same if the stated round begins with its last turn.
  const last = passRound(table(2, { round: 10, active: 'ben' }, { maxRounds: 10 }), 2);
  expect(last.position.over).toBe('rounds');
  expect(happened(last, 'turn')).toBe(0);
});

test('R17.9 the end is looked at when an action is finished, never inside it', () => {
  const t = table(2, { markers: { war: 9 }, players: { ann: { hand: ['STIEBER', 'FIGNER'] } } });
  t.play('ann: markers', 'ann: advance WAR STIEBER', 'ann: advance REVOLUTION FIGNER', 'ann: done');
  expect(t.position.markers).toEqual({ war: 10, revolution: 1 });
});

test('R17.10 a stop is no condition of the rules, and is reckoned like one', () => {
  const t = passRound(
    table(2, {
      cities: { ROME: { controller: 'ann' } },
      players: { ann: { identity: 'LOYALIST' }, ben: { identity: 'LOYALIST' } },
    }),
    12,
  );
  expect(t.game.result(t.table)).toMatchObject({ reason: 'idle', winners: 1, points: [4, 0] });
});

test('R18.1 all reveal, and points count by the side of each', () => {
  const t = passRound(
    table(2, {
      markers: { war: 4, revolution: 6 },
      players: { ann: { identity: 'LOYALIST' }, ben: { identity: 'RESTORATIONIST' } },
    }),
    11,
  );
  const seenBy = (viewer: number, owner: number) => view(t.game, t.s, viewer).s.place[identityOf(t.s, owner)];
  expect([seenBy(SPECTATOR, 0), seenBy(0, 1), seenBy(1, 0)]).toEqual([-1, -1, -1]);
  passRound(t, 1);
  for (const viewer of [0, 1, SPECTATOR])
    for (const owner of [0, 1]) expect(seenBy(viewer, owner)).toBeGreaterThanOrEqual(0);
  expect(t.game.result(t.table)?.points).toEqual([4, 6]);
});
test('R18.1 … with what R16.5 and R16.6 add at the end only', () => {
  const t = passRound(
    table(2, {
      agents: { AZEF: { player: 'ben', at: 'DEAD', killer: 'ann' } },
      cities: { LONDON: { zombies: 8 } },
      markers: { war: 4, revolution: 6 },
      players: { ann: { identity: 'LOYALIST', discard: ['ZOMBIES'] }, ben: { identity: 'RESTORATIONIST' } },
    }),
    11,
  );
  expect(playerIn(t, 'ann').points).toBe(0);
  passRound(t, 1);
  expect(t.game.result(t.table)?.points).toEqual([4 + 1 + 8, 6]);
});

const result = (spec: PositionSpec, seats = 3) =>
  reckoned(table(seats, spec)).map(({ final, out, wins }) => ({ final, out, wins }));
test('R18.2 the faction of the lowest is out; among equals the Loyalists', () => {
  const players = {
    ann: { identity: 'LOYALIST' },
    ben: { identity: 'LOYALIST' },
    cat: { identity: 'RESTORATIONIST' },
  } as const;
  const cities = { LONDON: { controller: 'ann' }, ROME: { controller: 'cat' } };
  expect(result({ players, cities })).toEqual([
    { final: 6, out: true, wins: false },
    { final: 0, out: true, wins: false },
    { final: 4, out: false, wins: true },
  ]);
  const equal = result({ players: { ann: { identity: 'LOYALIST' }, ben: { identity: 'RESTORATIONIST' } } }, 2);
  expect(equal.map((row) => row.out)).toEqual([true, false]);
});

test('R18.3 of one faction nobody is out', () => {
  const players = { ann: { identity: 'LOYALIST' }, ben: { identity: 'LOYALIST' } } as const;
  expect(result({ players, cities: { LONDON: { controller: 'ben' } } }, 2).map((row) => row.wins)).toEqual([
    false,
    true,
  ]);
});

test('R18.4 the highest wins; among equals more discs on the board; then they share', () => {
  const players = { ann: { identity: 'LOYALIST' }, ben: { identity: 'LOYALIST' } } as const;
  const cities = { ROME: { controller: 'ann' }, BERLIN: { controller: 'ben' } };
  expect(result({ players, cities }, 2).map((row) => row.wins)).toEqual([true, true]);
  const agents = { AZEF: { player: 'ben', at: 'ROME' }, STIEBER: { player: 'ann', at: 'LIFTED' } };
  expect(result({ players, cities, agents }, 2).map((row) => row.wins)).toEqual([false, true]);
});

test('R18.4 a disc on a hidden royal counts like one on a killed', () => {
  const players = { ann: { identity: 'LOYALIST' }, ben: { identity: 'LOYALIST' } } as const;
  // Rhogog is worth 3 points hidden, The Hague 3: with a disc each they share.
  const royals = { RHOGOG: { player: 'ann', hidden: true } };
  expect(result({ players, royals, cities: { THE_HAGUE: { controller: 'ben' } } }, 2)).toEqual([
    { final: 3, out: false, wins: true },
    { final: 3, out: false, wins: true },
  ]);
  // With Cairo's 2 in addition, Ann has two discs for the 5 points that Ben has with one.
  const cities = { CAIRO: { controller: 'ann' }, PARIS: { controller: 'ben' } };
  expect(result({ players, royals, cities }, 2)).toEqual([
    { final: 5, out: false, wins: true },
    { final: 5, out: false, wins: false },
  ]);
});

test('R18.5 points of a player whose main agent is dead count for the elimination too', () => {
  const players = { ann: { identity: 'LOYALIST' }, ben: { identity: 'RESTORATIONIST' } } as const;
  const agents = { MONDAY: { player: 'ann', at: 'DEAD', killer: 'ben' } };
  expect(result({ players, agents, cities: { ROME: { controller: 'ben' } } }, 2).map((row) => row.out)).toEqual([
    true,
    false,
  ]);
});
