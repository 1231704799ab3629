// R11.11 Inigo Jones.
import { expect, test } from 'vitest';
import { drawn } from './events.ts';
import { happened, playerIn, ruleAgainst, wordsOf } from './reading.ts';

test('R11.11 the City Area card is set aside, its owner removes one agent there, the building stays', () => {
  const t = drawn(2, 'INIGO_JONES', ['CITY'], {
    players: { ann: { agents: ['CITY'] }, ben: { agents: { CITY: 2, STRAND: 1 }, buildings: ['CITY', 'STRAND'] } },
  });
  expect(wordsOf(t).setAside).toEqual(['CITY']);
  expect(playerIn(t, 'ben')).toMatchObject({
    buildings: ['STRAND', 'CITY'],
    cityCards: ['STRAND'],
    netWorth: 10 + 12 + 6,
  });
  expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1, CITY: 1 });
  expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
});

test('R11.11 the card first, then the agent', () => {
  const t = drawn(2, 'INIGO_JONES', ['CITY'], { players: { ben: { agents: ['CITY'], buildings: ['CITY'] } } });
  const order = t.events.map(({ kind }) => kind).filter((kind) => kind === 'setAside' || kind === 'removed');
  expect(order).toEqual(['setAside', 'removed']);
});

test('R11.11 a card in the display is not affected, nor agents beside it', () => {
  const t = drawn(2, 'INIGO_JONES', ['CITY'], { players: { ben: { agents: ['CITY'], buildings: ['STRAND'] } } });
  expect(wordsOf(t).setAside).toEqual([]);
  expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
});

test('R11.11 an owner without an agent there loses the card alone', () => {
  const t = drawn(2, 'INIGO_JONES', ['CITY'], { players: { ben: { agents: ['STRAND'], buildings: ['CITY'] } } });
  expect(wordsOf(t).setAside).toEqual(['CITY']);
  expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
});

test('R11.11 a card set aside never returns: neither when its building goes nor with the next one', () => {
  const t = drawn(2, 'EXPLOSION', ['CITY'], {
    setAside: ['CITY'],
    players: { ann: { agents: ['CITY'], hand: ['R18'] }, ben: { buildings: ['CITY'] } },
  });
  expect(playerIn(t, 'ben').buildings).toEqual([]);
  t.play('ann: play R18', 'ann: skip', 'ann: build CITY');
  expect(playerIn(t, 'ann')).toMatchObject({ buildings: ['CITY'], cityCards: [] });
  expect(wordsOf(t).setAside).toEqual(['CITY']);
});

test('R11.11 the ability of a card set aside is lost (R5.8)', () => {
  const t = drawn(2, 'INIGO_JONES', ['HIGHBURY'], { players: { ann: { buildings: ['HIGHBURY'] } } });
  expect(ruleAgainst(t, 'ann: ability HIGHBURY')).toBe('R5.8');
});

test('R11.11 Little Dorrit and the relocating cards answer for the agent, not for the card', () => {
  const spec = { players: { ben: { agents: ['CITY'], buildings: ['CITY'], hand: ['R12', 'R19'] } } };
  const saved = drawn(2, 'INIGO_JONES', ['CITY'], spec).play('ben: use R12');
  expect(wordsOf(saved).setAside).toEqual(['CITY']);
  expect(playerIn(saved, 'ben').agents).toEqual({ CITY: 1 });
  const relocated = drawn(2, 'INIGO_JONES', ['CITY'], spec).play('ben: use R19', 'ben: to LAMBETH');
  expect(playerIn(relocated, 'ben').agents).toEqual({ LAMBETH: 1 });
  expect(happened(relocated, 'removed')).toBe(0);
});

test('R11.11 Holborn saves the card and the agent separately', () => {
  const spec = { players: { ben: { agents: { CITY: 2 }, buildings: ['CITY', 'HOLBORN'] } } };
  const t = drawn(2, 'INIGO_JONES', ['CITY'], spec);
  t.play('ben: ability HOLBORN');
  expect(t.options).toEqual(['spare AGENT CITY', 'spare CARD CITY']);
  t.play('ben: spare CARD CITY', 'ben: done');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { CITY: 1 }, cityCards: ['HOLBORN', 'CITY'], money: 7 });
  const agent = drawn(2, 'INIGO_JONES', ['CITY'], spec).play(
    'ben: ability HOLBORN',
    'ben: spare AGENT CITY',
    'ben: done',
  );
  expect(playerIn(agent, 'ben')).toMatchObject({ agents: { CITY: 2 }, cityCards: ['HOLBORN'], money: 7 });
});

test('R11.11 Holborn can protect itself', () => {
  const spec = { players: { ben: { buildings: ['HOLBORN'] } } };
  const t = drawn(2, 'INIGO_JONES', ['HOLBORN'], spec).play('ben: ability HOLBORN');
  expect(playerIn(t, 'ben')).toMatchObject({ cityCards: ['HOLBORN'], money: 7 });
  const lost = drawn(2, 'INIGO_JONES', ['HOLBORN'], spec).play('ben: pass');
  expect(wordsOf(lost).setAside).toEqual(['HOLBORN']);
});
