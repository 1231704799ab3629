// R11.6 Fog, R11.7 Riots.
import { EVERYONE } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { AREAS } from '../src/box/ids.ts';
import { drawn, fieldsOf } from './events.ts';
import { happened, playerIn, wordsOf } from './reading.ts';

test('R11.6 Fog discards the top five cards face up, grey ones before red ones (R2.6)', () => {
  const t = drawn(2, 'FOG', [], { drawPile: ['G01', 'G02', 'G03', 'R01', 'R02', 'R03', 'R04'], discard: [] });
  const { discard, drawPile } = wordsOf(t);
  expect(drawPile).toHaveLength(2);
  expect(discard).toHaveLength(5);
  expect(discard).toEqual(expect.arrayContaining(['G01', 'G02', 'G03']));
  expect(fieldsOf(t, 'fogged', 'card')).toHaveLength(5);
  for (const id of discard) expect(t.s.seenBy[t.game.data.names.indexOf(id)], id).toBe(EVERYONE);
});

test('R11.6 a pile of fewer is discarded whole, and the game goes on (R12.4)', () => {
  const t = drawn(2, 'FOG', [], { drawPile: ['R01', 'R02', 'R03'] });
  expect(wordsOf(t)).toMatchObject({ drawPile: [], over: null });
  expect(wordsOf(t).discard).toEqual(expect.arrayContaining(['R01', 'R02', 'R03']));
});

test('R11.6 it draws for nobody: where a short draw by text ends the game, it does not (R17.7)', () => {
  const players = { ann: { personality: 'FAGIN' }, ben: { personality: 'MORIARTY' } } as const;
  const t = drawn(2, 'FOG', [], { drawPile: ['R01', 'R02', 'R03', 'R04'], players }, { shortDrawEnds: 1 });
  expect(wordsOf(t)).toMatchObject({ drawPile: [], over: null });
});

test('R11.7 Riots: with eight markers on the board or more the game ends at once, else nothing happens', () => {
  for (const [markers, over] of [
    [7, null],
    [8, 'riots'],
    [9, 'riots'],
  ] as const) {
    const t = drawn(2, 'RIOTS', [], { trouble: AREAS.slice(0, markers) });
    expect(wordsOf(t).over, `${markers} markers`).toBe(over);
    expect(happened(t, 'missed')).toBe(over === null ? 1 : 0);
  }
});

test('R11.7 points decide for everybody, the holder of Holmes included', () => {
  const t = drawn(2, 'RIOTS', [], {
    trouble: AREAS.slice(0, 8),
    players: { ann: { personality: 'HOLMES' }, ben: { personality: 'FAGIN', agents: ['CITY'] } },
  });
  expect(t.asked).toBe(null);
  expect(t.game.result(t.table)).toMatchObject({ winners: 0b10, points: [10, 15], reason: 'riots' });
  // R12.5: the turn does not go on.
  expect(happened(t, 'drew')).toBe(0);
  expect(playerIn(t, 'ann').hand).toEqual([]);
});
