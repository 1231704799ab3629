// The rules of the small game, told as stories. What else plays it: proof, sim, server and page, in their own tests.
import { expect, test } from 'vitest';
import { CARDS, moth, TURNS } from '../src/game.ts';
import { type PositionSpec, Story } from '../src/stage.ts';

const told = (players: PositionSpec['players'], options = {}) =>
  new Story(moth, ['ann', 'ben', 'cat'], { active: 'ann', players }, options);
const CANDLES = ['CANDLE_1', 'CANDLE_2'];

test('M1 everybody holds three of sixteen cards', () => {
  const { s } = new Story(moth, ['ann', 'ben', 'cat', 'dan']);
  expect([0, 1, 2, 3].map((player) => s.place.filter((at) => at === player).length)).toEqual([3, 3, 3, 3]);
  expect(s.place).toHaveLength(CARDS.length * 4);
});

test('M2 one lights a candle that one holds, blows at who has light, or rests', () => {
  const t = told({ ann: { hand: ['CANDLE_2', 'HOOD'] }, ben: { lit: ['CANDLE_1'] } });
  expect(t.options).toEqual(['rest', 'light CANDLE_2', 'blow ELM']);
  expect(t.refused('ann: light CANDLE_3')).toEqual({ rule: 'M2', key: 'not-held' });
  expect(t.refused('ann: light HOOD')).toEqual({ rule: 'M2', key: 'no-candle' });
  expect(t.refused('ann: blow FIR')).toEqual({ rule: 'M2', key: 'dark' });
  expect(t.refused('ann: blow ASH')).toEqual({ rule: 'M2', key: 'nobody' });
});

test('M3 a hood keeps the light; who holds none is asked like who does', () => {
  for (const card of ['HOOD', 'CANDLE_3']) {
    const t = told({ ben: { hand: [card], lit: CANDLES } });
    t.table.choose(moth.verbs.parse('blow ELM') as number);
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(card === 'HOOD' ? ['pass', 'hood'] : ['pass']);
  }
  const t = told({ ben: { hand: ['HOOD'], lit: CANDLES } });
  t.play('ann: blow ELM', 'ben: hood');
  expect(t.position).toMatchObject({ gone: ['HOOD'], players: { ben: { lit: CANDLES } }, active: 'ben' });
});

test('M3 from four on the most precious candle goes out', () => {
  for (const [face, gone] of [
    [3, []],
    [4, ['CANDLE_2']],
  ] as const) {
    const t = told({ ben: { lit: CANDLES } }).rolls(face);
    t.play('ann: blow ELM');
    expect(t.position.gone).toEqual(gone);
  }
});

test('M4 behind the action one draws a card', () => {
  const t = told({ ann: { hand: ['CANDLE_1'] } }).draws('HOOD');
  t.play('ann: rest');
  expect(t.position).toMatchObject({ players: { ann: { hand: ['CANDLE_1', 'HOOD'] } }, active: 'ben' });
});

test('M5 who begins a turn with enough light ends the match; who is alike shares', () => {
  const lit = ['CANDLE_2', 'CANDLE_3'];
  const t = told({ ann: { lit }, ben: { lit } }, { goal: 5 }).draws('HOOD');
  t.play('ann: rest');
  expect(moth.result(t.table)).toMatchObject({ winners: 0b011, points: [5, 5, 0] });
});

test('M5 the twenty-fifth turn ends the match', () => {
  const t = new Story(moth, ['ann', 'ben'], { seed: 7 });
  for (let turn = 0; turn < TURNS; turn++) t.play(`${t.asked}: rest`);
  expect(t.asked).toBeNull();
});
