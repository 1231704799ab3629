// R20 Card rulings: cards that give information, and R21: the knowledge of it.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import type { PositionSpec } from '../src/stage/position.ts';
import { ann, claims } from './cards.ts';
import { agentIn, cityIn, optionsOf, playerIn, ruleAgainst, toldOnly } from './reading.ts';
import { table } from './table.ts';

test('R20 Peter Rachkovsky: on claim two random tokens, not when played', () => {
  const t = claims('RACHKOVSKY').draws('AZEF', 'MORAN').play('ann: claim PARIS');
  expect(playerIn(t, 'ann').tokens).toEqual(['AZEF', 'MORAN']);
  expect(ruleAgainst(ann(['RACHKOVSKY']), 'ann: play RACHKOVSKY')).toBe('R20.5');
});

test.each([[['AZEF']], [[]]])('R20 Peter Rachkovsky: as far as available, out of a pool of %j', (pool) => {
  const t = claims('RACHKOVSKY', { tokenPool: pool }).play('ann: claim PARIS');
  expect(playerIn(t, 'ann').tokens).toEqual(pool);
  expect(agentIn(t, 'RACHKOVSKY')).toMatchObject({ player: 'ann', at: 'PARIS' });
  expect(t.position).toMatchObject({ acted: 1, tokenPool: [] });
});

test('R20 Pinkerton: four tokens are drawn, two kept, the rest goes back', () => {
  const t = ann(['PINKERTON']).draws('AZEF', 'MORAN', 'MICHEL', 'HOLMES').play('ann: play PINKERTON', 'ann: confirm');
  expect(optionsOf(t, 'agent').sort()).toEqual(['agent AZEF', 'agent HOLMES', 'agent MICHEL', 'agent MORAN']);
  t.play('ann: agent HOLMES', 'ann: agent AZEF');
  expect(playerIn(t, 'ann').tokens).toEqual(['AZEF', 'HOLMES']);
  expect(t.position.tokenPool).toContain('MORAN');
  const few = ann(['PINKERTON'], { tokenPool: ['AZEF', 'MORAN'] }).play('ann: play PINKERTON');
  expect(playerIn(few, 'ann').tokens).toEqual(['AZEF', 'MORAN']);
  expect(ruleAgainst(ann(['PINKERTON'], { tokenPool: [] }), 'ann: play PINKERTON')).toBe('R20');
});

test('R21 tokens that Pinkerton saw and returned stay the looker’s knowledge, and nobody else’s', () => {
  const t = ann(['PINKERTON']).draws('AZEF', 'MORAN', 'MICHEL', 'HOLMES').play('ann: play PINKERTON', 'ann: confirm');
  t.play('ann: agent HOLMES', 'ann: agent AZEF');
  const knows = (viewer: number, agent: string) => {
    const token = t.game.data.cards.findIndex((card) => card.agentOf === agent);
    const item = t.game.data.kindOf.indexOf(token);
    return view(t.game, t.s, viewer).s.place[item] === t.game.places.indexOf('TOKEN_POOL');
  };
  for (const agent of ['MORAN', 'MICHEL'])
    expect([0, 1, SPECTATOR].map((viewer) => knows(viewer, agent))).toEqual([true, false, false]);
  // Ann knows nothing about the tokens that were never drawn.
  expect(knows(0, 'STIEBER')).toBe(false);
});

const section = (more: PositionSpec = {}) =>
  ann(
    ['THIRD_SECTION'],
    { ...more, cities: { ROME: { faceUp: 'AZEF', stack: ['DIOGENES', 'FREEMASONS'] } } },
    { cubes: ['ROME'] },
  );

test('R20 The Third Section removes an open card: its cubes go to Limbo', () => {
  const t = section().draws('DIOGENES').play('ann: play THIRD_SECTION', 'ann: strike ROME', 'ann: confirm');
  expect(t.position.removed).toEqual(['AZEF']);
  expect(cityIn(t, 'ROME').faceUp).toBe('DIOGENES');
  expect(playerIn(t, 'ann').limbo).toBe(1);
});

test('R20 The Third Section puts an open card under its stack: it comes last, and the cubes go home', () => {
  const t = section().draws('DIOGENES').play('ann: play THIRD_SECTION', 'ann: bury ROME', 'ann: confirm');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'DIOGENES', stack: ['FREEMASONS'], under: ['AZEF'] });
  expect(playerIn(t, 'ann').limbo).toBe(0);
  // R21: everybody knows it, and it comes only after all cards above it.
  const item = t.s.place.indexOf(t.game.places.indexOf('UNDER.ROME'));
  for (const viewer of [0, 1]) expect(view(t.game, t.s, viewer).s.place[item]).toBe(t.s.place[item]);
  const again = ann(
    ['THIRD_SECTION'],
    { cities: { ROME: { faceUp: 'DIOGENES', stack: ['FREEMASONS'], under: ['AZEF'] } } },
    {},
  );
  again.play('ann: play THIRD_SECTION', 'ann: bury ROME', 'ann: confirm');
  expect(cityIn(again, 'ROME')).toMatchObject({ faceUp: 'FREEMASONS', under: ['AZEF', 'DIOGENES'] });
});

test('R20 The Third Section: of two cards put under a stack the one put there first comes first', () => {
  const city = { faceUp: 'FREUD', stack: [], under: ['AZEF', 'STIEBER'] };
  const t = ann([], { cities: { ROME: city } }, { cubes: ['ROME'] }).play('ann: claim ROME');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'AZEF', under: ['STIEBER'] });
  // Nor does it come before one that a player looked at.
  const looked = { ...city, looked: { card: 'OKHRANA', by: 'ben' } };
  const behind = ann([], { cities: { ROME: looked } }, { cubes: ['ROME'] }).play('ann: claim ROME');
  expect(cityIn(behind, 'ROME')).toMatchObject({ faceUp: 'OKHRANA', looked: [], under: ['AZEF', 'STIEBER'] });
});

test.each([
  ['AZEF', 'DIOGENES'],
  ['DIOGENES', 'AZEF'],
])('R21 of the cards put under a stack the one that was put there first comes first: %s, then %s', (first, then) => {
  const rome = { faceUp: 'FREEMASONS', stack: [], under: [first, then] };
  const t = ann(['THIRD_SECTION'], { cities: { ROME: rome } });
  t.play('ann: play THIRD_SECTION', 'ann: strike ROME', 'ann: confirm');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: first, under: [then] });
  // With only one card under the open one, that one is turned up, and the other is put under it.
  const again = ann(['THIRD_SECTION'], { cities: { ROME: { faceUp: then, stack: [], under: [first] } } });
  again.play('ann: play THIRD_SECTION', 'ann: bury ROME', 'ann: confirm');
  expect(cityIn(again, 'ROME')).toMatchObject({ faceUp: first, under: [then] });
});

test('R20 The Third Section looks at the next card, alone: it is the next one then', () => {
  const t = section().draws('FREEMASONS').play('ann: play THIRD_SECTION', 'ann: peek ROME', 'ann: confirm');
  expect(cityIn(t, 'ROME')).toMatchObject({ looked: ['FREEMASONS'], stack: ['DIOGENES'] });
  const item = t.s.place.indexOf(t.game.places.indexOf('LOOKED.ROME'));
  expect(view(t.game, t.s, 0).s.place[item]).toBe(t.s.place[item]);
  expect(view(t.game, t.s, 1).s.place[item]).toBe(-1);
  // It is turned up before the other one.
  t.play('ann: pass', 'ben: pass', 'ben: pass', 'ann: claim ROME');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'FREEMASONS', looked: [], stack: ['DIOGENES'] });
});

test('R21 a second one who looks at the same card with The Third Section learns it too', () => {
  const city = { faceUp: 'AZEF', stack: ['DIOGENES', 'FREEMASONS'], looked: { card: 'OKHRANA', by: 'ben' } };
  const t = table(3, { cities: { ROME: city }, players: { ann: { hand: ['THIRD_SECTION'] } } });
  const item = t.s.place.indexOf(t.game.places.indexOf('LOOKED.ROME'));
  const knowing = () => [0, 1, 2, SPECTATOR].map((viewer) => view(t.game, t.s, viewer).s.place[item] !== -1);
  expect(knowing()).toEqual([false, true, false, false]);
  t.play('ann: play THIRD_SECTION', 'ann: peek ROME', 'ann: confirm');
  expect(knowing()).toEqual([true, true, false, false]);
  expect(cityIn(t, 'ROME')).toMatchObject({ looked: ['OKHRANA'], stack: ['DIOGENES', 'FREEMASONS'] });
  expect(toldOnly(t, 'lookedUnder')).toEqual([[0]]);
});

test('R20 Burtsev looks at one hidden identity, which nobody else sees', () => {
  const t = ann(['BURTSEV']).play('ann: play BURTSEV');
  const item = t.s.place.indexOf(t.game.places.indexOf('IDENTITY.TUESDAY'));
  expect([0, 1, SPECTATOR].map((viewer) => view(t.game, t.s, viewer).s.place[item] !== -1)).toEqual([
    true,
    true,
    false,
  ]);
  expect(toldOnly(t, 'looked')).toEqual([[0]]);
  expect(ruleAgainst(ann(['BURTSEV'], { players: { ben: { revealed: true } } }), 'ann: play BURTSEV')).toBe('R20');
});
