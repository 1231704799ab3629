// Tests the rules of the small game as stories. The tests of proof, sim, server and page play it too.
import { expect, test } from 'vitest';
import { moth, TURNS } from '../src/game.ts';
import { type PositionSpec, Story } from '../src/stage.ts';

const tableWith = (players: PositionSpec['players'], options = {}) =>
  new Story(moth, ['ann', 'ben', 'cat'], { active: 'ann', players }, options);
const CANDLES = ['WAX_1', 'REED_2'];

test('M1 everybody holds three of sixteen cards', () => {
  const { s } = new Story(moth, ['ann', 'ben', 'cat', 'dan']);
  expect([0, 1, 2, 3].map((player) => s.place.filter((at) => at === player).length)).toEqual([3, 3, 3, 3]);
  expect(s.place).toHaveLength(16);
});

test('M2 one lights a candle that one holds, blows at who has light, or rests', () => {
  const t = tableWith({ ann: { hand: ['WAX_2', 'OIL_HOOD'] }, ben: { lit: ['WAX_1'] } });
  expect(t.options).toEqual(['rest', 'light WAX_2', 'blow ELM']);
  expect(t.refused('ann: light WAX_3')).toEqual({ rule: 'M2', key: 'not-held' });
  expect(t.refused('ann: light OIL_HOOD')).toEqual({ rule: 'M2', key: 'no-candle' });
  expect(t.refused('ann: blow FIR')).toEqual({ rule: 'M2', key: 'dark' });
  expect(t.refused('ann: blow ASH')).toEqual({ rule: 'M2', key: 'nobody' });
});

test('M3 a hood keeps the light; who holds none is asked like who does', () => {
  for (const card of ['OIL_HOOD', 'WAX_3']) {
    const t = tableWith({ ben: { hand: [card], lit: CANDLES } });
    t.table.choose(moth.verbs.parse('blow ELM') as number);
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(card === 'OIL_HOOD' ? ['pass', 'hood OIL_HOOD'] : ['pass']);
  }
  const t = tableWith({ ben: { hand: ['OIL_HOOD'], lit: CANDLES } });
  t.play('ann: blow ELM', 'ben: hood OIL_HOOD');
  expect(t.position).toMatchObject({ gone: ['OIL_HOOD'], players: { ben: { lit: CANDLES } }, active: 'ben' });
});

test('M3 from four on the most precious candle goes out', () => {
  for (const [face, gone] of [
    [3, []],
    [4, ['REED_2']],
  ] as const) {
    const t = tableWith({ ben: { lit: CANDLES } }).rolls(face);
    t.play('ann: blow ELM');
    expect(t.position.gone).toEqual(gone);
  }
});

test('M4 behind the action one draws a card', () => {
  const t = tableWith({ ann: { hand: ['WAX_1'] } }).draws('OIL_HOOD');
  t.play('ann: rest');
  expect(t.position).toMatchObject({ players: { ann: { hand: ['WAX_1', 'OIL_HOOD'] } }, active: 'ben' });
});

test('M5 who begins a turn with enough light ends the match; who is alike shares', () => {
  const lit = { ann: { lit: ['WAX_2', 'WAX_3'] }, ben: { lit: ['OIL_2', 'OIL_3'] } };
  const t = tableWith(lit, { goal: 5 }).draws('OIL_HOOD');
  t.play('ann: rest');
  expect(moth.result(t.table)).toMatchObject({ winners: 0b011, points: [5, 5, 0] });
});

test('M5 the twenty-fifth turn ends the match', () => {
  const t = new Story(moth, ['ann', 'ben'], { seed: 7 });
  for (let turn = 0; turn < TURNS; turn++) t.play(`${t.asked}: rest`);
  expect(t.asked).toBeNull();
});
