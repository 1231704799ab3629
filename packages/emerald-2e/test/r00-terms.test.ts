// R0 Terms: tests the meaning of terms by what they allow.
import { FastDice } from '@gaslamp/kernel/chance';
import { Table } from '@gaslamp/kernel/table';
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import { countIn, FACE_UP, isRestorationist, itemIn, STACK } from '../src/box/state.ts';
import { emerald2e } from '../src/game.ts';
import { cityIn, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const game = emerald2e();
const CLAIM = { hand: ['START_S005', 'START_S001'], agents: ['BERLIN'] };

test('R0.1 zombies are nobody’s pieces: a crowd of them takes no majority', () => {
  const t = table(2, {
    players: { ann: { ...CLAIM, cubes: ['VIENNA'] }, ben: { agents: ['BERLIN'], cubes: {} } },
    cities: { VIENNA: { faceUp: 'OKHRANA', zombies: 4 } },
  });
  expect(t.offers('claim VIENNA')).toBe(true);
});

test('R0.2 agents and cubes count alike, and only those of the city itself', () => {
  const standing = (agents: string[], cubes: string[]) =>
    table(2, {
      players: { ann: { ...CLAIM, agents, cubes }, ben: { agents: ['VIENNA'], cubes: ['VIENNA'] } },
      cities: { VIENNA: { faceUp: 'OKHRANA' } },
    });
  expect(standing(['VIENNA', 'VIENNA'], ['VIENNA']).offers('claim VIENNA')).toBe(true);
  expect(standing(['VIENNA'], ['VIENNA', 'VIENNA']).offers('claim VIENNA')).toBe(true);
  expect(ruleAgainst(standing(['ROME', 'ROME'], ['VIENNA', 'ROME', 'ROME']), 'ann: claim VIENNA')).toBe('R6.3');
});

test('R0.3 a majority is more pieces than every single other player, whatever they have together', () => {
  const t = table(5, {
    players: {
      ann: { ...CLAIM, cubes: ['VIENNA', 'VIENNA'] },
      ben: { agents: ['VIENNA'], cubes: {} },
      cat: { agents: ['BERLIN'], cubes: ['VIENNA'] },
      dan: { agents: ['VIENNA'], cubes: {} },
      eve: { agents: ['BERLIN'], cubes: ['VIENNA'] },
    },
    cities: { VIENNA: { faceUp: 'OKHRANA' } },
  });
  expect(t.offers('claim VIENNA')).toBe(true);
});

test('R0.3 a tie is no majority, whatever the tied pieces are', () => {
  for (const ben of [
    { agents: ['VIENNA', 'VIENNA'], cubes: {} },
    { agents: ['BERLIN'], cubes: ['VIENNA', 'VIENNA'] },
    { agents: ['VIENNA'], cubes: ['VIENNA'] },
  ]) {
    const t = table(2, {
      players: { ann: { ...CLAIM, agents: ['VIENNA'], cubes: ['VIENNA'] }, ben },
      cities: { VIENNA: { faceUp: 'OKHRANA' } },
    });
    expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.3', key: 'claim.noMajority' });
  }
});

test('R0.3 an empty city is nobody’s majority: it takes at least one piece', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['DUCHESS_DUZES', 'START_S001'], agents: ['BERLIN', 'LONDON'], cubes: {} },
      ben: { agents: ['ROME'], cubes: {} },
    },
  });
  t.play('ann: play DUCHESS_DUZES');
  expect(t.refused('ann: at VIENNA')).toEqual({ rule: 'R18.6', key: 'text.noMajority' });
});

test('R0.4 the stock is what is off the board and usable: pieces that come home go out again', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S005', 'START_S001'], agents: ['VIENNA', 'VIENNA'], cubes: ['VIENNA'] },
      ben: { hand: ['START_S006', 'START_S003'], agents: ['BERLIN'], cubes: ['VIENNA'], limbo: 9 },
    },
    cities: { VIENNA: { faceUp: 'OKHRANA' } },
  });
  expect(playerIn(t, 'ben').cubeStock).toBe(0);
  t.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm', 'ann: pass', 'ann: end');
  expect(playerIn(t, 'ben').cubeStock).toBe(1);
  t.play('ben: place ROME', 'ben: pick START_S003');
  expect(playerIn(t, 'ben')).toMatchObject({ cubes: { ROME: 1 }, cubeStock: 0 });
});

test('R0.5 cubes in Limbo are on the board but in no city: they can be taken, yet make no majority', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S005', 'START_S009', 'LESTRADE'], agents: ['VIENNA'], cubes: {}, limbo: 5 },
      ben: { agents: ['BERLIN'], cubes: {} },
    },
    cities: { VIENNA: { faceUp: 'OKHRANA' } },
  });
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.3', key: 'claim.noCube' });
  // They are no target for a text about cubes in cities.
  expect(ruleAgainst(t, 'ann: play LESTRADE')).toBe('R3.10');
  t.play('ann: retrieve', 'ann: pick START_S009');
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 4, cubeStock: 6 });
});

test('R0.6 agents in cities and on Mi-Go are on the board, those on kill boxes and Yog-Sothoth are not', () => {
  const t = table(2, {
    players: {
      ann: {
        hand: ['HOLY_BROTHERHOOD', 'START_S001'],
        agents: ['VIENNA'],
        limbo: 6,
        cubes: {},
        beside: [
          { card: 'MI_GO', agents: 2 },
          { card: 'YOG_SOTHOTH', agents: 1 },
        ],
      },
      ben: { agents: ['BERLIN'], beside: [{ card: 'SHOGGOTH', victim: 'ann' }] },
    },
  });
  t.play('ann: play HOLY_BROTHERHOOD', 'ann: confirm');
  // One in Vienna and two on Mi-Go: three cubes come back.
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 3, cubeStock: 7, agentStock: 5 });
});

test('R0.7 a card that is out of the game never comes back to a deck', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['SIGMUND_FREUD', 'START_S003'], deck: [], discard: ['START_S004'], agents: ['VIENNA'] },
      ben: { agents: ['BERLIN'] },
    },
  });
  t.play('ann: play SIGMUND_FREUD', 'ann: confirm', 'ann: pass', 'ann: end');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_S003', 'START_S004'], deck: [], discard: [] });
  expect(playerIn(t, 'ann').beside).toEqual([{ card: 'SIGMUND_FREUD' }]);
});

test('R0.7 a card that was nobody’s lies aside for good', () => {
  const t = table(2, {
    players: { ann: { hand: ['THIRD_SECTION', 'START_S003'], agents: ['VIENNA'] }, ben: { agents: ['BERLIN'] } },
    cities: { VIENNA: { faceUp: 'OKHRANA' } },
  });
  t.play('ann: play THIRD_SECTION', 'ann: at VIENNA', 'ann: confirm');
  expect(t.position.removed).toEqual(['OKHRANA']);
});

test('R0.8 irredundant: without any single card of the set its aim would be missed', () => {
  const t = table(2, {
    players: {
      ann: {
        hand: ['START_S001', 'START_S003', 'START_S004', 'MALATESTA'],
        agents: ['VIENNA', 'VIENNA'],
        cubes: {},
      },
      ben: { agents: ['VIENNA'], cubes: {} },
    },
  });
  // Vienna needs four, and Ann has two agents there: two bomb points are missing.
  t.play('ann: assassinate ben VIENNA');
  expect(optionsOf(t, 'pick')).toEqual(['pick MALATESTA', 'pick START_S003']);
  t.play('ann: pick START_S003');
  // The second bomb reaches the goal: Malatesta as well would be too much.
  expect(playerIn(t, 'ann').hand).toEqual(['MALATESTA']);
});

test('R0.9 the effective side is the printed one, flipped once per Change of Heart', () => {
  for (const [identity, changesOfHeart, restorationist] of [
    ['LOYALIST', 0, false],
    ['LOYALIST', 1, true],
    ['RESTORATIONIST', 0, true],
    ['RESTORATIONIST', 1, false],
    ['RESTORATIONIST', 2, true],
  ] as const) {
    const t = table(2, { players: { ann: { identity, changesOfHeart } } });
    expect(isRestorationist(t.table, 0), `${identity} with ${changesOfHeart}`).toBe(restorationist);
  }
});

test('R0.10 the turn goes round clockwise, and the active player is the one whose turn it is', () => {
  const t = table(5, { active: 'dan' });
  for (const name of ['dan', 'eve', 'ann', 'ben', 'cat', 'dan']) {
    expect([t.position.active, t.asked]).toEqual([name, name]);
    t.play(`${name}: pass`, `${name}: pass`, `${name}: end`);
  }
});

test('R0.11 agents of one player in one city are alike: a target is an owner and a city', () => {
  const t = table(3, {
    players: {
      ann: { hand: ['SHOGGOTH', 'START_S003'], agents: ['BERLIN'] },
      ben: { agents: { VIENNA: 3, ROME: 1 } },
      cat: { agents: { VIENNA: 2 } },
    },
  });
  t.play('ann: play SHOGGOTH');
  expect(t.options.sort()).toEqual(['remove TUESDAY ROME', 'remove TUESDAY VIENNA', 'remove WEDNESDAY VIENNA']);
});

test('R0.11 cubes of one player in one city are alike', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S009', 'START_S003'], agents: ['BERLIN'], cubes: { VIENNA: 3 }, limbo: 2 },
      ben: { agents: ['BERLIN'] },
    },
  });
  t.play('ann: retrieve', 'ann: pick START_S009', 'ann: done');
  expect(t.options).toEqual(['take VIENNA', 'take LIMBO']);
});

test('R0.11 copies of a card in a hand are one choice, wherever one is asked for', () => {
  const hand = ['HIRED_ASSASSIN', 'HIRED_ASSASSIN', 'HIDE_ROYALTY', 'HIDE_ROYALTY', 'START_S001'];
  const dealt = () =>
    table(2, {
      players: { ann: { hand, agents: { CAIRO: 3 }, cubes: {} }, ben: { agents: ['CAIRO', 'ROME'], cubes: {} } },
      cities: { CAIRO: { slot: true } },
    });
  expect(optionsOf(dealt(), 'play')).toEqual(['play HIDE_ROYALTY']);
  expect(dealt().play('ann: assassinate ben CAIRO').options).toEqual(['pick HIRED_ASSASSIN', 'pick START_S001']);
  expect(dealt().play('ann: discard').options).toEqual(['pick HIDE_ROYALTY', 'pick HIRED_ASSASSIN', 'pick START_S001']);
});

test('R0.12 every stack shows one card once the slides are done, and an empty stack shows none', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const dice = new FastDice(seed);
    const t = new Table(game, game.setup(2, {}), dice);
    for (let n = 0; n < 300 && t.decision; n++) {
      if (t.decision.effect === 'turn.act')
        for (const city of CITIES.keys()) {
          const open = itemIn(t.s, FACE_UP + city);
          expect(countIn(t.s, FACE_UP + city)).toBe(open < 0 ? 0 : 1);
          expect(open < 0 && countIn(t.s, STACK + city) > 0).toBe(false);
          if (open >= 0) expect(game.nameOf(open)).not.toMatch(/^ROYAL/);
        }
      t.choose(t.decision.options[dice.roll(t.decision.options.length) - 1]!);
    }
  }
  const t = table(2, {
    players: { ann: { ...CLAIM, cubes: ['VIENNA'] }, ben: { agents: ['BERLIN'] } },
    cities: { VIENNA: { faceUp: 'OKHRANA', stack: [] } },
  });
  t.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm');
  expect(cityIn(t, 'VIENNA')).toMatchObject({ faceUp: null, stack: [] });
});
