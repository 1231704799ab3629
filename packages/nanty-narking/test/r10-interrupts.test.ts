// R10.1 to R10.8a: the effects of each interrupt.
import { describe, expect, test } from 'vitest';
import { AREAS } from '../src/box/ids.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { played } from './played.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann's skull is used against Ben's agent in the City, where Cat also has one. */
const skull = (ben: PlayerSpec, card = 'G06', more: PositionSpec = {}): Story =>
  table(3, {
    trouble: ['CITY'],
    events: [],
    ...more,
    players: {
      ann: { hand: [card], agents: ['CITY'], buildings: [] },
      ben: { agents: ['CITY', 'STRAND'], ...ben },
      cat: { agents: [], hand: [], ...more.players?.cat },
    },
  }).play(`ann: play ${card}`, 'ann: pawn ben CITY');
const DOES_NOT_FIT = { rule: 'R10.11', key: 'card.doesNotFit' };

test('R10.1 an interrupt is no card for a turn (R6.9), and is played only when its chance is there', () => {
  const t = table(2, { players: { ann: { hand: ['G10', 'G05'] }, ben: { hand: ['G31', 'R05'] } } });
  expect(t.refused('ann: play G10')).toEqual({ rule: 'R6.9', key: 'card.interrupt' });
  expect(t.refused('ben: use G31')).toEqual({ rule: 'R10.1', key: 'notAsked' });
});

test('R10.1 it is discarded, is no action, and what was passed is gone', () => {
  const t = skull({ hand: ['G31', 'R05'] }).play('ben: use G31');
  expect(wordsOf(t).discard).toEqual(['G31']);
  expect(playerIn(t, 'ben').hand).toEqual(['R05']);
  expect(t.asked).toBe('ann');
  const passed = skull({ hand: ['G31', 'R05'] }).play('ben: pass');
  expect(playerIn(passed, 'ben').agents).toEqual({ STRAND: 1 });
  expect(ruleAgainst(passed, 'ben: use G31')).toBe('R10.1');
});

test('R10.2 announced before anybody answers; a stopped instance is used up and its author does not choose again', () => {
  const t = skull({ hand: ['G31', 'R05'] });
  expect(t.events.at(-1)).toMatchObject({ kind: 'threat', fields: { player: 0, owner: 1, area: 5 } });
  expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1, CITY: 1 });
  t.play('ben: use G31');
  expect(ruleAgainst(t, 'ann: pawn ben CITY')).toBe('R8.1');
  expect(t.options).toEqual(['money', 'skip']);
});

test('R10.2 with all its choices: who gets the money and how much, which pawn comes for which', () => {
  const others = { cat: { agents: ['STRAND'] } };
  const forced = played('R30', { players: { ...others, ben: { hand: ['G10'], money: 2 } } });
  forced.play('ann: text', 'ann: player ben', 'ann: player cat');
  const money = { owner: 1, other: 2, amount: 2 };
  expect(forced.events.at(-1)).toMatchObject({ kind: 'threat', fields: money });
  expect(forced.table.decision!.frame).toMatchObject(money);

  const swapped = played('R43', { players: { ...others, ben: { hand: ['G31'], agents: ['CITY'] } } });
  swapped.play('ann: text', 'ann: pawn ben CITY', 'ann: pawn cat STRAND');
  const [city, strand] = ['CITY', 'STRAND'].map((area) => AREAS.indexOf(area));
  expect(swapped.events.slice(-2).map(({ fields }) => fields)).toMatchObject([
    { owner: 1, area: city, to: strand, other: 2 },
    { owner: 2, area: strand, to: city, other: 1 },
  ]);
  expect(swapped.table.decision!.frame).toMatchObject({ owner: 1, area: city, to: strand, other: 2 });
});

test('R10.3 one card protects one piece once: the second skull may aim at the same agent', () => {
  const t = skull({ hand: ['G31', 'R12', 'R05'] }, 'R31').play('ben: use G31');
  expect(t.offers('pawn YELLOW CITY')).toBe(true);
  t.play('ann: pawn ben CITY');
  expect(t.asked).toBe('ben');
  t.play('ben: pass');
  expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
});

test('R10.4 where nothing was removed the marker stays; nobody answers an interrupt', () => {
  const t = skull({ hand: ['G31', 'R05'] }, 'G06', { players: { cat: { hand: ['G10', 'R12'], agents: ['CITY'] } } });
  t.play('ben: use G31');
  expect(wordsOf(t).trouble).toEqual(['CITY']);
  expect(t.asked, 'neither cat nor anybody else').toBe('ann');
  expect(wordsOf(skull({ hand: ['G31', 'R05'] }).play('ben: pass')).trouble).toEqual([]);
});

describe('R10.5 Mr. Goodyear', () => {
  test('R10.5 against texts alone: no symbol', () => {
    expect(skull({ hand: ['G10', 'R05'] }).refused('ben: use G10')).toEqual(DOES_NOT_FIT);
  });

  test('R10.5 of a text that touches everybody the others are still affected', () => {
    const t = played('G09', { players: { ben: { hand: ['G10', 'R05'] } } }).play('ann: text', 'ben: use G10');
    expect(['ann', 'ben', 'cat'].map((name) => playerIn(t, name).money)).toEqual([12, 10, 8]);
  });

  test('R10.5 one is safe from that text alone: the next card of the turn may aim again', () => {
    const t = played('G41', {
      players: { ann: { hand: ['R46'] }, ben: { agents: ['CITY'], hand: ['G10', 'R05'] } },
    }).play('ann: text', 'ann: to STRAND', 'ben: use G10');
    t.rolls('CITY', 'LAMBETH').play('ann: play R46', 'ann: text');
    expect(playerIn(t, 'ben').agents).toEqual({});
  });

  test('R10.5 for oneself alone', () => {
    const t = played('G37', {
      players: { ben: { agents: ['CITY'] }, cat: { hand: ['G10', 'R05'], agents: ['STRAND'] } },
    }).play('ann: text', 'ann: pawn ben CITY', 'ann: to STRAND');
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
  });
});

describe('R10.6, R10.7 Toby and Little Dorrit', () => {
  test.each(['G31', 'R12'])('R10.6, R10.7 %s saves an agent from a skull', (card) => {
    const t = skull({ hand: [card, 'G08', 'R05'] }).play(`ben: use ${card}`);
    expect(playerIn(t, 'ben')).toMatchObject({ agents: { STRAND: 1, CITY: 1 }, agentStock: 10 });
  });

  test.each(['G31', 'R12'])('R10.6, R10.7 %s saves an agent from a text', (card) => {
    const ben = { agents: ['WESTMINSTER'], hand: [card, 'G08', 'R05'] };
    const t = played('R42', { players: { ben } }).play('ann: text', `ben: use ${card}`);
    expect(playerIn(t, 'ben').agents).toEqual({ WESTMINSTER: 1 });
  });

  test('R10.7 Little Dorrit saves from the removals of events, Toby does not', () => {
    const t = table(2, {
      events: ['ZEPPELIN_CRASH'],
      players: { ann: { hand: ['G15'] }, ben: { agents: ['CITY'], hand: ['G31', 'R12'] } },
    }).rolls('CITY');
    t.play('ann: play G15');
    expect(t.asked).toBe('ben');
    expect(t.refused('ben: use G31')).toEqual(DOES_NOT_FIT);
    t.play('ben: use R12');
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
  });
});

describe('R10.8 the Red-Headed League and Victor Frankenstein', () => {
  test.each(['G42', 'R19'])('R10.8 %s puts the agent anywhere else: it leaves (R4.3) and arrives (R4.2)', (card) => {
    const t = skull({ hand: [card, 'G08', 'R05'] }).play(`ben: use ${card}`);
    expect(t.options).toHaveLength(11);
    expect(t.refused('ben: to CITY')).toEqual({ rule: 'R10.8', key: 'place.sameArea' });
    t.play('ben: to STRAND');
    expect(playerIn(t, 'ben')).toMatchObject({ agents: { STRAND: 2 }, agentStock: 10 });
    expect(wordsOf(t)).toMatchObject({ trouble: ['STRAND'], discard: [card] });
  });

  test('R10.8 the removal counts as carried out: nothing is removed instead', () => {
    const t = skull({ hand: ['R19', 'G08'] }).play('ben: use R19', 'ben: to LAMBETH');
    expect(t.asked).toBe('ann');
    expect(ruleAgainst(t, 'ann: pawn ben LAMBETH')).toBe('R8.1');
    expect(happened(t, 'removed')).toBe(0);
  });

  test('R10.8 no answer to a move, nor to what touches money', () => {
    const moved = played('G37', { players: { ben: { agents: ['CITY'], hand: ['G42', 'R19'] } } });
    moved.play('ann: text', 'ann: to STRAND');
    for (const card of ['G42', 'R19']) expect(moved.refused(`ben: use ${card}`)).toEqual(DOES_NOT_FIT);
    const robbed = played('G21', { players: { ben: { hand: ['G42', 'R19'] } } }).play('ann: text', 'ann: player ben');
    expect(robbed.refused('ben: use G42')).toEqual(DOES_NOT_FIT);
  });
});

describe('R10.8a one’s own cards and rolls', () => {
  const loss = (...hand: string[]): Story =>
    played('R26', { players: { ann: { agents: ['CITY'], hand } } })
      .rolls(1)
      .play('ann: text');

  test('R10.8a Little Dorrit and the relocating cards answer what one’s own roll removes', () => {
    const t = loss('R12', 'R19', 'G42');
    expect(optionsOf(t, 'use')).toEqual(['use G42', 'use R12', 'use R19']);
    t.play('ann: use R12');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
    const moved = loss('G42', 'R05').play('ann: use G42', 'ann: to BATTERSEA');
    expect(playerIn(moved, 'ann').agents).toEqual({ BATTERSEA: 1 });
  });

  test('R10.8a Toby and Mr. Goodyear stop others only', () => {
    const t = loss('G31', 'G10', 'R05');
    for (const card of ['G31', 'G10']) expect(t.refused(`ann: use ${card}`)).toEqual(DOES_NOT_FIT);
  });

  test('R10.8a an own agent chosen for one’s own text has its window too', () => {
    const t = played('R42', { players: { ann: { agents: ['WESTMINSTER'], hand: ['R12'] } } }).play('ann: text');
    t.play('ann: use R12');
    expect(playerIn(t, 'ann').agents).toEqual({ WESTMINSTER: 1 });
  });
});
