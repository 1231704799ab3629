// R17 The options of a table: the standard, and the alternative.
import { readFileSync } from 'node:fs';
import { tableOptions } from '@gaslamp/kernel/game';
import { describe, expect, test } from 'vitest';
import { nantyNarking } from '../src/game.ts';
import type { PlayerSpec } from '../src/stage/position.ts';
import { ann, bare } from './bare.ts';
import { drawn } from './events.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

const game = nantyNarking();
const EIGHT = ['CHELSEA', 'WESTMINSTER', 'STRAND', 'WEST_END', 'HOLBORN', 'CITY', 'HIGHBURY', 'EAST_END'];

test('R17.1 to R17.17 every option cites its rule and has the standard of the specification', () => {
  const listed = Object.entries(game.options).map(([name, { rule, standard }]) => [rule, name, standard]);
  expect(listed).toEqual([
    ['R17.1', 'alternativeNumbers', 0],
    ['R17.2', 'holbornRiverside', 0],
    ['R17.3', 'telegraphMoney', 2],
    ['R17.4', 'troubleNeedsPawn', 0],
    ['R17.5', 'refillAfterWatson', 1],
    ['R17.6', 'watsonBeforeEvent', 0],
    ['R17.7', 'shortDrawEnds', 0],
    ['R17.8', 'giveUpBuildings', 0],
    ['R17.9', 'variants', 0],
    ['R17.10', 'adjacencyBeforeLifting', 0],
    ['R17.12', 'firstRoundCheck', 1],
    ['R17.13', 'dropAnytime', 1],
    ['R17.14', 'blockOneEffect', 0],
    ['R17.15', 'abilitiesAfterRefill', 0],
    ['R17.16', 'interruptAsTurnCard', 0],
    ['R17.17', 'playTwoDiscardsEarly', 0],
  ]);
  // The state has the options as requested.
  const wanted = Object.fromEntries(
    Object.entries(game.options).map(([name, { least, most, standard }]) => [name, standard === least ? most : least]),
  );
  expect(game.setup(2, tableOptions(game, wanted))).toMatchObject(wanted);
});

test('R17.1 to R17.17 every option names the rules whose words it touches', () => {
  const book = readFileSync(new URL('../../../docs/rules/nanty-narking.md', import.meta.url), 'utf8');
  for (const { rule, also = [] } of Object.values(game.options)) {
    expect(also, rule).not.toEqual([]);
    for (const number of [rule, ...also]) expect(book).toContain(`\n- ${number} `);
  }
});

test('R17.1 the numbers of the areas', () => {
  const explosion = (options: object) =>
    playerIn(
      drawn(2, 'EXPLOSION', [3], { players: { ben: { buildings: ['STRAND', 'WEST_END'] } } }, { ...options }),
      'ben',
    ).buildings;
  expect(explosion({})).toEqual(['WEST_END']);
  expect(explosion({ alternativeNumbers: 1 })).toEqual(['STRAND']);
});

test('R17.2 whether Holborn lies at the river', () => {
  const flood = (options: object) =>
    drawn(
      2,
      'FLOOD',
      ['HOLBORN', 'WEST_END'],
      { players: { ann: { agents: ['HOLBORN', 'WEST_END'] } } },
      { ...options },
    );
  expect(playerIn(flood({}), 'ann').agents).toEqual({ HOLBORN: 1, WEST_END: 1 });
  const wet = flood({ holbornRiverside: 1 });
  const refuges = wet.options.map((text) => text.split(' ').at(-1));
  expect(refuges).toEqual(['WESTMINSTER', 'STRAND', 'WEST_END', 'CITY', 'HIGHBURY']);
});

test('R17.3 the money on R39', () => {
  const telegraph = (options: object) =>
    playerIn(ann({ hand: ['R39'] }, {}, { ...options }).play('ann: play R39', 'ann: skip', 'ann: money'), 'ann').money;
  expect([telegraph({}), telegraph({ telegraphMoney: 3 })]).toEqual([12, 13]);
});

describe('R17.4 trouble in an area without pawns', () => {
  const marks = (card: string, options: object) =>
    ann(
      { hand: [card, 'G33'], agents: ['HIGHBURY'] },
      { events: [], trouble: ['CITY'], citizens: ['CITY', 'LAMBETH'] },
      { ...options },
    ).play(`ann: play ${card}`, 'ann: text');
  test('R17.4 by R9.33', () => {
    expect(optionsOf(marks('R28', {}), 'trouble')).toHaveLength(11);
    const needs = marks('R28', { troubleNeedsPawn: 1 });
    expect(optionsOf(needs, 'trouble')).toEqual(['trouble HIGHBURY', 'trouble LAMBETH']);
    expect(ruleAgainst(needs, 'ann: trouble STRAND')).toBe('R17.4');
  });
  test('R17.4 by R9.32', () => {
    expect(optionsOf(marks('R21', {}), 'trouble')).toEqual(
      ['STRAND', 'HOLBORN', 'HIGHBURY', 'EAST_END', 'BERMONDSEY'].map((id) => `trouble ${id}`),
    );
    const needs = marks('R21', { troubleNeedsPawn: 1 });
    expect(wordsOf(needs).trouble).toEqual(['CITY', 'HIGHBURY']);
  });
});

describe('R17.5, R17.6 Watson', () => {
  const watson: PlayerSpec = { hand: ['R23', 'G33', 'G15'], agents: ['CITY'] };
  test('R17.5 with a refill, or without', () => {
    const after = (options: object) =>
      ann(watson, {}, { ...options }).play('ann: play G33', 'ann: place CITY', 'ann: use R23');
    expect(playerIn(after({}), 'ann').hand).toHaveLength(5);
    const without = after({ refillAfterWatson: 0 });
    expect(playerIn(without, 'ann').hand).toEqual(['G15', 'G33']);
    expect(without.asked).toBe('ben');
  });
  test('R17.6 not before a pending event, or before it', () => {
    const before = (options: object) => ann(watson, { events: ['FOG'] }, { ...options }).play('ann: play G15');
    const t = before({});
    expect(t.options).toEqual(['event', 'drop R23']);
    expect(ruleAgainst(t, 'ann: use R23')).toBe('R10.9');
    const allowed = before({ watsonBeforeEvent: 1 }).play('ann: use R23');
    expect(wordsOf(allowed)).toMatchObject({ events: ['FOG'], inPlay: null });
    expect(playerIn(allowed, 'ann').hand).toContain('G15');
  });
});

describe('R17.7 a short draw', () => {
  const NOT_HOLMES = { personality: 'FAGIN' };
  test('R17.7 goes on, or ends the game', () => {
    const short = (options: object) =>
      wordsOf(
        bare(
          2,
          { drawPile: 3, players: { ann: { ...NOT_HOLMES, hand: ['G29', 'G33'] }, ben: { personality: 'MORIARTY' } } },
          { ...options },
        ).play('ann: play G29', 'ann: text'),
      ).over;
    expect([short({}), short({ shortDrawEnds: 1 })]).toEqual([null, 'exhausted']);
  });
  test('R17.7, R12.3 then Holmes wins as at any exhaustion', () => {
    const t = bare(
      2,
      { drawPile: 3, players: { ann: { hand: ['G29'] }, ben: { personality: 'HOLMES' } } },
      { shortDrawEnds: 1 },
    ).play('ann: play G29', 'ann: text');
    expect(wordsOf(t).over).toBe('holmes');
  });
  test('R17.7 a draw that is not short goes on', () => {
    const t = bare(2, { drawPile: 4, players: { ann: { hand: ['G29', 'G33'] } } }, { shortDrawEnds: 1 });
    expect(wordsOf(t.play('ann: play G29', 'ann: text')).over).toBeNull();
  });
});

test('R17.8 Subsidence: pay for what one can, or give it up instead', () => {
  const sinks = (options: object) =>
    drawn(2, 'SUBSIDENCE', [], { players: { ann: { buildings: ['CITY', 'CHELSEA'], money: 9 } } }, { ...options });
  expect(playerIn(sinks({}), 'ann')).toMatchObject({ money: 5, buildings: ['CHELSEA', 'CITY'] });
  const asked = sinks({ giveUpBuildings: 1 });
  expect(asked.options).toEqual(['pay', 'building CHELSEA', 'building CITY']);
  asked.play('ann: building CITY', 'ann: pay');
  expect(playerIn(asked, 'ann')).toMatchObject({ money: 7, buildings: ['CHELSEA'] });
});

test('R17.9 the house personalities', () => {
  const over = (options: object) =>
    wordsOf(ann({ personality: 'MORIARTY', agents: EIGHT }, { start: 'check' }, { ...options })).over;
  expect(over({})).toBeNull();
  // Nine areas with two players.
  expect(over({ variants: 1 })).toBeNull();
  const nine = [...EIGHT, 'LAMBETH'];
  const t = (options: object) =>
    wordsOf(ann({ personality: 'MORIARTY', agents: nine }, { start: 'check' }, { ...options })).over;
  expect([t({}), t({ variants: 1 })]).toEqual([null, 'personality']);
});

test('R17.10 the twelfth agent: adjacency judged after lifting, or before', () => {
  const lifts = (options: object) =>
    ann({ hand: ['G33'], agents: { CITY: 1, CHELSEA: 11 } }, {}, { ...options }).play('ann: play G33');
  expect(ruleAgainst(lifts({}), 'ann: lift CITY STRAND')).toBe('R6.1');
  const before = lifts({ adjacencyBeforeLifting: 1 });
  expect(before.offers('lift CITY STRAND')).toBe(true);
  // The target must still be another area.
  expect(ruleAgainst(before, 'ann: lift CITY CITY')).toBe('R4.9');
});

test('R17.12 the check of the first round', () => {
  const over = (turn: number, options: object) =>
    wordsOf(
      bare(3, { start: 'check', turn, trouble: EIGHT, players: { ann: { personality: 'FAGIN' } } }, { ...options }),
    ).over;
  expect([over(1, {}), over(3, {})]).toEqual(['personality', 'personality']);
  const later = { firstRoundCheck: 0 };
  expect([over(1, later), over(3, later), over(4, later)]).toEqual([null, null, 'personality']);
});

test('R17.12 where no check is made nobody learns who is not whom', () => {
  const t = bare(
    2,
    { start: 'check', turn: 2, trouble: EIGHT, players: { ann: { personality: 'HOLMES' } } },
    { firstRoundCheck: 0 },
  );
  expect(playerIn(t, 'ann').ruledOut).toEqual([]);
});

test('R17.13 interrupts are dropped whenever one is asked, or in the own turn only', () => {
  const asked = (options: object) =>
    bare(
      2,
      {
        trouble: ['CITY'],
        players: { ann: { hand: ['G06'] }, ben: { hand: ['G10', 'G33'], agents: ['CITY'] } },
      },
      { ...options },
    ).play('ann: play G06', 'ann: pawn ben CITY');
  expect(asked({}).options).toEqual(['pass', 'drop G10']);
  const own = asked({ dropAnytime: 0 });
  // With only `pass` left the window is answered automatically.
  expect(own.asked).toBe('ann');
  expect(ann({ hand: ['G10', 'G33'] }, {}, { dropAnytime: 0 }).offers('drop G10')).toBe(true);
  // A window in the player's own turn counts as that turn.
  const crash = { players: { ann: { agents: ['CITY'], hand: ['G10', 'R12'] } } };
  const window = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], crash, { dropAnytime: 0 });
  expect(window.options).toEqual(['pass', 'use R12', 'drop G10', 'drop R12']);
});
