// R11.10 Martial Law, R11.13 New Citizens.
import { expect, test } from 'vitest';
import { drawn, fieldsOf } from './events.ts';
import { happened, playerIn, wordsOf } from './reading.ts';

test('R11.10 Martial Law: four rolls, a grenadier each, several in one area are possible', () => {
  const t = drawn(2, 'MARTIAL_LAW', ['CITY', 'STRAND', 'CITY', 'HIGHBURY']);
  expect(wordsOf(t).grenadiers).toEqual({ CITY: 2, STRAND: 1, HIGHBURY: 1 });
  expect(wordsOf(t).grenadierStock).toBe(0);
  expect(fieldsOf(t, 'placed', 'area')).toEqual([5, 2, 5, 6]);
});

test('R11.10 a grenadier brings trouble even to an empty area', () => {
  const t = drawn(2, 'MARTIAL_LAW', ['CITY', 'STRAND', 'CHELSEA', 'HIGHBURY'], {
    players: { ann: { agents: ['CITY'] } },
    trouble: ['CHELSEA'],
  });
  expect(wordsOf(t).trouble).toEqual(['CHELSEA', 'STRAND', 'CITY', 'HIGHBURY']);
  // R1.4: one marker was there already.
  expect(happened(t, 'trouble')).toBe(3);
});

test('R11.10 while a grenadier is there nobody controls the area and its building counts nothing (R7.4, R7.5)', () => {
  const t = drawn(2, 'MARTIAL_LAW', ['CITY', 'STRAND', 'STRAND', 'STRAND'], {
    players: { ben: { agents: ['CITY', 'LAMBETH'], buildings: ['CITY'] } },
  });
  expect(playerIn(t, 'ben')).toMatchObject({ controls: ['LAMBETH'], netWorth: 10, cityCards: ['CITY'] });
});

test('R11.10 Holborn keeps grenadiers out, each singly, where its owner has an agent or a building; they leave the game', () => {
  const t = drawn(2, 'MARTIAL_LAW', ['CITY', 'HOLBORN', 'CITY', 'STRAND'], {
    players: { ann: { agents: ['STRAND'] }, ben: { agents: ['CITY'], buildings: ['HOLBORN'] } },
  });
  t.play('ben: ability HOLBORN');
  expect(t.options).toEqual(['spare GRENADIER HOLBORN', 'spare GRENADIER CITY']);
  expect(t.refused('ben: spare GRENADIER STRAND')).toEqual({ rule: 'R11.2', key: 'holborn.notAffected' });
  t.play('ben: spare GRENADIER HOLBORN', 'ben: spare GRENADIER CITY', 'ben: done');
  expect(wordsOf(t).grenadiers).toEqual({ CITY: 1, STRAND: 1 });
  expect(wordsOf(t)).toMatchObject({ grenadierStock: 0, trouble: ['STRAND', 'CITY'] });
  expect(playerIn(t, 'ben').money).toBe(4);
});

test('R11.10 Holborn answers before any grenadier stands in it (R11.2)', () => {
  const t = drawn(2, 'MARTIAL_LAW', ['HOLBORN', 'HOLBORN', 'CITY', 'CITY'], {
    players: { ben: { agents: ['CITY'], buildings: ['HOLBORN'], money: 9 } },
  });
  t.play(
    'ben: ability HOLBORN',
    'ben: spare GRENADIER HOLBORN',
    'ben: spare GRENADIER CITY',
    'ben: spare GRENADIER CITY',
  );
  expect(wordsOf(t).grenadiers).toEqual({ HOLBORN: 1 });
});

test('R11.13 New Citizens: three rolls, one after another, trouble only where pawns are already (R4.2)', () => {
  const t = drawn(2, 'NEW_CITIZENS', ['CITY', 'STRAND', 'STRAND'], { players: { ann: { agents: ['CITY'] } } });
  expect(wordsOf(t).citizens).toEqual({ CITY: 1, STRAND: 2 });
  expect(wordsOf(t)).toMatchObject({ citizenStock: 0, trouble: ['STRAND', 'CITY'] });
  const alone = drawn(2, 'NEW_CITIZENS', ['CITY', 'STRAND', 'LAMBETH']);
  expect(wordsOf(alone)).toMatchObject({ citizens: { CITY: 1, STRAND: 1, LAMBETH: 1 }, trouble: [] });
});

test('R11.13 Holborn keeps New Citizens out where its owner has a piece', () => {
  const t = drawn(2, 'NEW_CITIZENS', ['CITY', 'STRAND', 'LAMBETH'], {
    players: { ben: { agents: ['CITY'], buildings: ['HOLBORN', 'LAMBETH'] } },
  });
  t.play('ben: ability HOLBORN');
  expect(t.options).toEqual(['spare CITIZEN CITY', 'spare CITIZEN LAMBETH']);
  t.play('ben: spare CITIZEN CITY', 'ben: done');
  expect(wordsOf(t)).toMatchObject({ citizens: { STRAND: 1, LAMBETH: 1 }, trouble: [] });
  expect(wordsOf(t).citizenStock).toBe(0);
  expect(playerIn(t, 'ben').money).toBe(7);
});
