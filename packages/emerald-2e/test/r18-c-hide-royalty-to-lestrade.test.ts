// R18 Card rulings: Hide Royalty, Hired Assassin, The Holy Brotherhood, Infernal Machine, Inspector Lestrade.
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { cityIn, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const BEN: PlayerSpec = { identity: 'LOYALIST', agents: { VIENNA: 3 }, cubes: {} };
const hiding = (ann: PlayerSpec, ben: PlayerSpec = {}, more: PositionSpec = {}): PositionSpec => ({
  players: {
    ann: {
      identity: 'LOYALIST',
      hand: ['HIDE_ROYALTY', 'START_S003'],
      agents: { PARIS: 3 },
      cubes: {},
      limbo: 0,
      ...ann,
    },
    ben: { ...BEN, ...ben },
  },
  cities: { PARIS: { slot: true } },
  ...more,
});

test('R18.9 Hide Royalty: the royalty goes beside the identity with this card, its points are Loyalist points now', () => {
  const t = table(2, hiding({}));
  t.rolls(6).play('ann: play HIDE_ROYALTY', 'ann: at PARIS');
  const ann = playerIn(t, 'ann');
  expect(ann).toMatchObject({ loyalist: 4, restorationist: 0, agents: { PARIS: 3 } });
  expect(ann.beside.map(({ card }) => card).sort()).toEqual(['HIDE_ROYALTY', 'ROYAL_PARIS']);
  expect(cityIn(t, 'PARIS').slot).toBe(false);
});

test('R18.9 … first or second action alike, being no claim', () => {
  for (const acted of [0, 1]) {
    const t = table(2, hiding({}, {}, { acted }));
    t.rolls(6).play('ann: play HIDE_ROYALTY', 'ann: at PARIS');
    expect([playerIn(t, 'ann').loyalist, t.position.acted]).toEqual([4, acted + 1]);
  }
  expect(ruleAgainst(table(2, hiding({}, {}, { acted: 2 })), 'ann: play HIDE_ROYALTY')).toBe('R4.1');
});

test('R18.9 … your cubes there go to Limbo, those of others to their stocks, their agents stay', () => {
  const t = table(
    2,
    hiding({ cubes: { PARIS: 2, ROME: 1 } }, { agents: ['PARIS', 'ROME'], cubes: ['PARIS'], limbo: 5 }),
  );
  t.rolls(6).play('ann: play HIDE_ROYALTY', 'ann: at PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { ROME: 1 }, limbo: 2 });
  expect(playerIn(t, 'ben')).toMatchObject({ limbo: 5, cubeStock: 5, agents: { PARIS: 1, ROME: 1 } });
  expect(playerIn(t, 'ben').cubes).toEqual({});
});

test('R18.9 … any pieces make the majority: cubes alone will do, and then insanity finds no agent there', () => {
  const t = table(2, hiding({ agents: ['ROME'], cubes: { PARIS: 2 } }, { agents: ['PARIS'] }));
  t.rolls(1).play('ann: play HIDE_ROYALTY', 'ann: at PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({ loyalist: 4, tokens: 2, agents: { ROME: 1 }, limbo: 2 });
  expect(playerIn(t, 'ann').cubes).toEqual({});
});

test('R18.9 … without the majority, or without royalty in the slot, it is refused', () => {
  const spec = hiding(
    { agents: ['PARIS', 'PARIS', 'ROME', 'LONDON', 'MADRID'] },
    { agents: ['ROME', 'PARIS', 'VIENNA'] },
    { cities: { PARIS: { slot: true }, ROME: { slot: true }, LONDON: { slot: true }, MADRID: { slot: false } } },
  );
  const t = table(2, spec);
  t.play('ann: play HIDE_ROYALTY');
  expect(optionsOf(t, 'at')).toEqual(['at LONDON', 'at PARIS']);
  expect(t.refused('ann: at ROME')).toEqual({ rule: 'R18.9', key: 'text.noMajority' });
  expect(t.refused('ann: at MADRID')).toEqual({ rule: 'R18.9', key: 'text.noRoyalty' });
  const nowhere = table(2, hiding({ agents: ['PARIS'] }, { agents: ['PARIS'] }));
  expect(ruleAgainst(nowhere, 'ann: play HIDE_ROYALTY')).toBe('R18.9');
});

test('R18.9 … a token lost costs an agent there', () => {
  const t = table(2, hiding({}));
  t.rolls(1).play('ann: play HIDE_ROYALTY', 'ann: at PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({ tokens: 2, agents: { PARIS: 2 }, agentStock: 8 });
});

test('R18.9 … in the order of R10.10: the points stand even if the roll ends the game before the cubes leave', () => {
  const t = table(2, hiding({ identity: 'RESTORATIONIST', tokens: 1, cubes: ['PARIS'] }));
  t.rolls(1).play('ann: play HIDE_ROYALTY', 'ann: at PARIS');
  expect(t.position.over).toBe('revealed');
  expect(playerIn(t, 'ann')).toMatchObject({ loyalist: 4, agents: { PARIS: 2 }, cubes: { PARIS: 1 }, limbo: 0 });
});

test('R18.9 … no interrupt applies', () => {
  const t = table(2, hiding({}, { hand: ['SHERLOCK_HOLMES', 'START_S001'], agents: ['PARIS', 'ROME'] }));
  t.rolls(6).play('ann: play HIDE_ROYALTY', 'ann: at PARIS');
  expect([t.asked, playerIn(t, 'ann').loyalist]).toEqual(['ann', 4]);
});

test('R18.10 Hired Assassin has no text, and it has a kill box', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['HIRED_ASSASSIN', 'START_S003'], agents: { CAIRO: 2 }, cubes: {} },
      ben: { ...BEN, agents: ['CAIRO', 'ROME'] },
    },
  });
  expect(t.refused('ann: play HIRED_ASSASSIN')).toEqual({ rule: 'R11.2', key: 'card.noText' });
  t.play('ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 3, beside: [{ card: 'HIRED_ASSASSIN', victim: 'ben' }] });
  expect(playerIn(t, 'ben').agentStock).toBe(8);
});

test('R18.11 The Holy Brotherhood: as many cubes from Limbo as you have agents on the board, all that can be taken', () => {
  for (const [agents, limbo, freed] of [
    [2, 5, 2],
    [5, 3, 3],
    [4, 4, 4],
  ] as const) {
    const t = table(2, {
      players: {
        ann: { hand: ['HOLY_BROTHERHOOD', 'START_S003'], agents: { ROME: 1, PARIS: agents - 1 }, cubes: {}, limbo },
        ben: BEN,
      },
    });
    t.play('ann: play HOLY_BROTHERHOOD');
    expect(playerIn(t, 'ann')).toMatchObject({ limbo: limbo - freed, cubeStock: 10 - limbo + freed });
    expect([t.position.acted, playerIn(t, 'ann').discard]).toEqual([1, ['HOLY_BROTHERHOOD']]);
  }
});

test('R18.11 … the smaller of the two numbers, up to ten of each', () => {
  for (let agents = 1; agents <= 10; agents++)
    for (let limbo = 1; limbo <= 10; limbo++) {
      const t = table(2, {
        players: {
          ann: { hand: ['HOLY_BROTHERHOOD', 'START_S003'], agents: { ROME: agents }, cubes: {}, limbo },
          ben: BEN,
        },
      });
      t.play('ann: play HOLY_BROTHERHOOD');
      expect(playerIn(t, 'ann').limbo, `${agents} agents, ${limbo} cubes`).toBe(limbo - Math.min(agents, limbo));
    }
});

test('R18.11 … agents on Mi-Go count; with no cube to take it cannot be played', () => {
  const spec = (ann: PlayerSpec): PositionSpec => ({
    players: { ann: { identity: 'LOYALIST', hand: ['HOLY_BROTHERHOOD', 'START_S003'], cubes: {}, ...ann }, ben: BEN },
  });
  const t = table(2, spec({ agents: ['ROME'], beside: [{ card: 'MI_GO', agents: 2 }], limbo: 5 }));
  t.play('ann: play HOLY_BROTHERHOOD');
  expect(playerIn(t, 'ann').limbo).toBe(2);
  expect(ruleAgainst(table(2, spec({ agents: ['ROME'], limbo: 0 })), 'ann: play HOLY_BROTHERHOOD')).toBe('R18.11');
  const nobody = table(2, spec({ agents: {}, revealed: true, limbo: 5 }));
  expect(ruleAgainst(nobody, 'ann: play HOLY_BROTHERHOOD')).toBe('R18.11');
});

test('R18.12 Infernal Machine: 3 bomb points, counted once, and then it leaves the game', () => {
  const kill = (agents: number) =>
    table(2, {
      players: {
        ann: { hand: ['START_S001', 'INFERNAL_MACHINE'], agents: { BERLIN: agents }, cubes: {} },
        ben: { ...BEN, agents: ['BERLIN', 'ROME'] },
      },
    });
  // Berlin needs 5; and a tie is no majority.
  const t = kill(2);
  t.play('ann: assassinate ben BERLIN');
  expect(playerIn(t, 'ann').discard).toEqual([]);
  expect(
    playerIn(t, 'ann')
      .beside.map(({ card }) => card)
      .sort(),
  ).toEqual(['INFERNAL_MACHINE', 'START_S001']);
  const short = table(2, {
    players: {
      ann: { hand: ['START_S001', 'INFERNAL_MACHINE'], agents: { BERLIN: 1 }, cubes: { BERLIN: 1 } },
      ben: { ...BEN, agents: ['BERLIN', 'ROME'] },
    },
  });
  expect(ruleAgainst(short, 'ann: assassinate ben BERLIN')).toBe('R10.3');
});

test('R18.12 … for its other symbol it is discarded as usual, and it has no text of its own to play', () => {
  const t = table(2, { players: { ann: { hand: ['INFERNAL_MACHINE', 'START_S003'], agents: ['ROME'] }, ben: BEN } });
  expect(ruleAgainst(t, 'ann: play INFERNAL_MACHINE')).toBe('R12.2');
  t.play('ann: place ROME', 'ann: pick INFERNAL_MACHINE', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ discard: ['INFERNAL_MACHINE'], beside: [] });
});

test('R18.13 Inspector Lestrade: all cubes of one player in one city go to that player’s stock', () => {
  const spec: PositionSpec = {
    players: {
      ann: { hand: ['LESTRADE', 'START_S003'], agents: ['LONDON'], cubes: { ROME: 2, PARIS: 1 }, limbo: 0 },
      ben: { ...BEN, cubes: { ROME: 3, VIENNA: 1 }, limbo: 0 },
      cat: { agents: ['ROME'], cubes: { ROME: 1 }, limbo: 0 },
    },
  };
  const t = table(3, spec);
  t.play('ann: play LESTRADE');
  expect(optionsOf(t, 'send').sort()).toEqual(
    ['MONDAY PARIS', 'MONDAY ROME', 'TUESDAY ROME', 'TUESDAY VIENNA', 'WEDNESDAY ROME'].map((where) => `send ${where}`),
  );
  t.play('ann: send ben ROME');
  expect(playerIn(t, 'ben')).toMatchObject({ cubes: { VIENNA: 1 }, cubeStock: 9, limbo: 0 });
  // One player’s only.
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'cat').cubes]).toEqual([{ ROME: 2, PARIS: 1 }, { ROME: 1 }]);
  expect([t.position.acted, playerIn(t, 'ann').discard]).toEqual([1, ['LESTRADE']]);

  const own = table(3, spec);
  own.play('ann: play LESTRADE', 'ann: send ann ROME');
  expect(playerIn(own, 'ann')).toMatchObject({ cubes: { PARIS: 1 }, cubeStock: 9 });
});

test('R18.13 … where the player has no cubes there is nothing to send', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['LESTRADE', 'START_S003'], agents: ['LONDON'], cubes: { ROME: 1, PARIS: 1 } },
      ben: { ...BEN, limbo: 5 },
    },
  });
  t.play('ann: play LESTRADE');
  expect(t.refused('ann: send ben ROME')).toEqual({ rule: 'R18.13', key: 'text.noCubeThere' });
});
