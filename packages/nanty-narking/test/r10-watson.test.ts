// R10.9 Doctor John H. Watson.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

const turn = (ann: PlayerSpec, more: PositionSpec = {}, options = {}): Story =>
  table(
    2,
    { events: [], ...more, players: { ben: { hand: [] }, ...more.players, ann: { agents: ['CITY'], ...ann } } },
    options,
  );

test('R10.9 the card in play comes back to the hand, what is left of the turn is lost, then the refill', () => {
  const t = turn({ hand: ['G09', 'G05', 'R23'] }).play('ann: play G09', 'ann: use R23');
  expect(playerIn(t, 'ann').hand).toContain('G09');
  expect(playerIn(t, 'ann').hand).toContain('G05');
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
  expect(wordsOf(t)).toMatchObject({ discard: ['R23'], inPlay: null, active: 'ben' });
  expect(playerIn(t, 'ann')).toMatchObject({ money: 10, agentStock: 11 });
});

test('R10.9 after its last symbol as well, until it is discarded', () => {
  const t = turn({ hand: ['G33', 'R23'] }).play('ann: play G33', 'ann: place CITY');
  expect(t.options).toEqual(['end', 'use R23', 'drop R23']);
  t.play('ann: use R23');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { CITY: 2 } });
  expect(playerIn(t, 'ann').hand).toContain('G33');
});

test('R14 everybody knows the card that was kept', () => {
  const t = turn({ hand: ['G33', 'R23'] }).play('ann: play G33', 'ann: use R23');
  expect(playerIn(t, 'ann').shown).toEqual(['G33']);
});

test('R10.9 (i) not while the Random Event of that card is pending, but after it; R17.6 as an option', () => {
  const hand = ['R13', 'G05', 'R23'];
  const t = turn({ hand }, { events: ['EXPLOSION'] }).play('ann: play R13');
  expect(t.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.event' });
  expect(optionsOf(t, 'use')).toEqual([]);
  t.rolls('CITY').play('ann: event', 'ann: use R23');
  expect(playerIn(t, 'ann').hand).toContain('R13');
  const before = turn({ hand }, { events: ['EXPLOSION'] }, { watsonBeforeEvent: 1 }).play(
    'ann: play R13',
    'ann: use R23',
  );
  expect(wordsOf(before)).toMatchObject({ events: ['EXPLOSION'], active: 'ben' });
});

test('R10.9 (ii) neither a card that has become a loan nor an earlier card of the turn', () => {
  const t = turn({ hand: ['G01', 'G24', 'G05', 'R23'] }).play('ann: play G01', 'ann: text');
  expect(t.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.noCard' });
  t.play('ann: play G24', 'ann: money', 'ann: play G05', 'ann: use R23');
  expect(playerIn(t, 'ann').hand).toContain('G05');
  expect(wordsOf(t).discard).toEqual(['G24', 'R23']);
  expect(playerIn(t, 'ann').front).toEqual(['G01']);
});

test('R10.9 (iii) abilities are over; R17.5 without the refill as an option', () => {
  const t = turn({ hand: ['G33', 'R23'], buildings: ['LAMBETH'] }).play('ann: play G33', 'ann: use R23');
  expect(ruleAgainst(t, 'ann: ability LAMBETH')).toBe('R3.1');
  const dry = turn({ hand: ['G33', 'R23'] }, {}, { refillAfterWatson: 0 }).play('ann: play G33', 'ann: use R23');
  expect(playerIn(dry, 'ann').hand).toEqual(['G33']);
  expect(wordsOf(dry).active).toBe('ben');
});

test('R10.9 (iii), R12.3 a refill that cannot be made ends the game', () => {
  const t = turn({ hand: ['G33', 'R23'] }, { drawPile: 3, players: { ben: { hand: [], personality: 'FAGIN' } } });
  t.play('ann: play G33', 'ann: use R23');
  expect(wordsOf(t).over).not.toBe(null);
});

test('R10.9 (iv) never inside an action', () => {
  const t = turn({ hand: ['R34', 'R23'], agents: ['CITY', 'STRAND'] }).play('ann: play R34', 'ann: text');
  expect(ruleAgainst(t, 'ann: use R23')).toBe('R10.1');
  t.play('ann: pawn ann CITY', 'ann: to LAMBETH', 'ann: use R23');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { STRAND: 1, LAMBETH: 1 } });
});

test('R10.9 (v) a Play Another and a second card of R9.22 are lost', () => {
  const t = turn({ hand: ['G48', 'G24', 'G05', 'R23'] });
  t.play('ann: play G48', 'ann: text', 'ann: play G24', 'ann: money', 'ann: use R23');
  expect(wordsOf(t)).toMatchObject({ active: 'ben', discard: ['G48', 'R23'] });
  expect(playerIn(t, 'ann').hand).toEqual(expect.arrayContaining(['G24', 'G05']));
});

test('R10.9 (vi) with nothing in play it can only be thrown away', () => {
  const t = turn({ hand: ['G48', 'G33', 'G05', 'R23'] });
  expect(t.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.noCard' });
  expect(t.offers('drop R23')).toBe(true);
  t.play('ann: play G48', 'ann: text', 'ann: play G33', 'ann: skip', 'ann: end');
  expect(t.refused('ann: use R23'), 'between the two cards of R9.22').toEqual({ rule: 'R10.9', key: 'watson.noCard' });
});

describe('R10.9 W4 is for the own turn', () => {
  test('R10.9 it answers nothing that others do', () => {
    const t = table(2, {
      trouble: ['CITY'],
      players: { ann: { hand: ['G06'] }, ben: { agents: ['CITY'], hand: ['R23', 'R05'] } },
    }).play('ann: play G06', 'ann: pawn ben CITY');
    expect(t.refused('ben: use R23')).toEqual({ rule: 'R10.11', key: 'card.doesNotFit' });
    expect(t.offers('drop R23')).toBe(true);
  });

  test('R10.9 other interrupts are not for between actions', () => {
    const t = turn({ hand: ['G33', 'G31'] }).play('ann: play G33');
    expect(t.refused('ann: use G31')).toEqual({ rule: 'R10.11', key: 'card.doesNotFit' });
  });
});
