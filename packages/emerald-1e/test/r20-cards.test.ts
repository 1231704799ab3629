// R20 Card rulings: people and societies.
import { expect, test } from 'vitest';
import type { PositionSpec } from '../src/stage/position.ts';
import { ann } from './cards.ts';
import { agentIn, optionsOf, playerIn, reason, ruleAgainst } from './reading.ts';

test('R20 The Peoples’ Will: one cube from the general supply', () => {
  expect(playerIn(ann(['PEOPLES_WILL']).play('ann: play PEOPLES_WILL'), 'ann')).toMatchObject({
    supply: 7,
    reserve: 13,
  });
  expect(ruleAgainst(ann(['PEOPLES_WILL'], {}, { reserve: 0 }), 'ann: play PEOPLES_WILL')).toBe('R20.2');
});

test('R20 Nadar’s Airships: one own agent to any other city, but not into Bismarck’s', () => {
  const t = ann(['NADAR'], { agents: { BISMARCK: { player: 'ben', at: 'BERLIN' } } }).play('ann: play NADAR');
  expect(optionsOf(t, 'to')).toHaveLength(10);
  t.play('ann: to WASHINGTON', 'ann: confirm');
  expect(agentIn(t, 'MONDAY')?.at).toBe('WASHINGTON');
});

test('R20 Bismarck locks the city where he stands for all but his controller', () => {
  const more: PositionSpec = {
    agents: { BISMARCK: { player: 'ben', at: 'CAIRO' }, MORAN: { player: 'ann', at: 'CAIRO' } },
    players: { ben: { known: true } },
  };
  const t = ann(['START_01', 'MORAN'], more, { cubes: ['CAIRO_BOX'] });
  expect(ruleAgainst(t, 'ann: place CAIRO')).toBe('R20');
  expect(ruleAgainst(t, 'ann: attack MORAN')).toBe('R20');
  expect(t.offers('claim CAIRO_BOX')).toBe(true);
  t.play('ann: move MONDAY');
  expect(t.offers('to CAIRO')).toBe(false);
});

test('R20 an agent whom somebody else claims in Bismarck’s city comes there all the same', () => {
  const t = ann(
    [],
    { agents: { BISMARCK: { player: 'ben', at: 'PARIS' } }, cities: { PARIS: { faceUp: 'FIGNER' } } },
    { cubes: { PARIS: 3 } },
  );
  t.play('ann: claim PARIS');
  expect(agentIn(t, 'FIGNER')).toMatchObject({ player: 'ann', at: 'PARIS' });
});

test('R20 Bismarck’s lock rests while he is lifted, and follows his controller', () => {
  const lifted = ann(['START_01'], { agents: { BISMARCK: { player: 'ben', at: 'LIFTED' } } });
  expect(lifted.offers('place PARIS')).toBe(true);
  const mine = ann(['START_01'], { agents: { BISMARCK: { player: 'ann', at: 'PARIS' } } });
  expect(mine.offers('place PARIS')).toBe(true);
});

test('R20 Irene Adler turns an opposing agent of her city, with its card; she is used up', () => {
  const t = ann(['ADLER'], {
    agents: { ADLER: { player: 'ann', at: 'ROME' }, AZEF: { player: 'ben', at: 'ROME' } },
  }).play('ann: play ADLER');
  expect(agentIn(t, 'AZEF')?.player).toBe('ann');
  expect(playerIn(t, 'ann').discard).toContain('AZEF');
  expect(t.position.removed).toEqual(['ADLER']);
});

test('R8.8 Irene Adler tells an agent elsewhere from one that is not on the board', () => {
  const t = ann(['ADLER'], {
    agents: {
      ADLER: { player: 'ann', at: 'ROME' },
      AZEF: { player: 'ben', at: 'ROME' },
      MORAN: { player: 'ben', at: 'ROME' },
      STIEBER: { player: 'ben', at: 'PARIS' },
      FIGNER: { player: 'ben', at: 'LIFTED' },
    },
  }).play('ann: play ADLER');
  expect(reason(t, 'ann: turn STIEBER')).toEqual(['R8.8', 'text.notInHerCity']);
  expect(reason(t, 'ann: turn FIGNER')).toEqual(['R8.8', 'text.notThere']);
  expect(reason(t, 'ann: turn HOLMES')).toEqual(['R8.8', 'text.notThere']);
});

test('R20 Irene Adler’s turn of Holmes may be answered by a Restorationist; she is used up all the same', () => {
  const t = ann(['ADLER'], {
    agents: { ADLER: { player: 'ann', at: 'ROME' }, HOLMES: { player: 'ben', at: 'ROME' } },
    players: { ben: { identity: 'RESTORATIONIST' } },
  }).play('ann: play ADLER');
  expect(t.asked).toBe('ben');
  t.play('ben: keep');
  expect(agentIn(t, 'HOLMES')?.player).toBe('ben');
  expect(t.position.removed).toEqual(['ADLER']);
});

test('R20 Doctor Watson and the Diogenes Club draw two', () => {
  for (const card of ['WATSON', 'DIOGENES'])
    expect(playerIn(ann([card]).play(`ann: play ${card}`), 'ann').hand).toHaveLength(3);
});

test('R20 Freemasons and Mrs. Hudson: any number is discarded, and one more drawn', () => {
  const t = ann(['FREEMASONS', 'START_01', 'START_02']);
  t.play('ann: play FREEMASONS', 'ann: pick START_01', 'ann: pick START_02', 'ann: done', 'ann: pick START_01');
  expect(playerIn(t, 'ann').hand).toHaveLength(4);
  const none = ann(['HUDSON', 'START_01'], {}, { deck: [], discard: [] }).play('ann: play HUDSON');
  expect(optionsOf(none, 'done')).toEqual([]);
});

test('R20 Inspector Lestrade sends all cubes of a player on one target home', () => {
  const t = ann(['LESTRADE'], { players: { ben: { cubes: { ROME: 3, ROME_BOX: 1 } } } }).play(
    'ann: play LESTRADE',
    'ann: send TUESDAY ROME',
    'ann: confirm',
  );
  expect(playerIn(t, 'ben').cubes).toEqual({ ROME_BOX: 1 });
});

test('R20 Golovinski moves the War marker two spaces', () => {
  expect(ann(['GOLOVINSKI'], { markers: { war: 3 } }).play('ann: play GOLOVINSKI').position.markers).toEqual({
    war: 5,
    revolution: 0,
  });
});

test('R20 Duchess d’Uzes claims a city target without a cube, with an agent there, as either action', () => {
  const more: PositionSpec = {
    agents: { FIGNER: { player: 'ann', at: 'ROME' } },
    cities: { ROME: { faceUp: 'OKHRANA' } },
  };
  const t = ann(['DUZES'], more).play('ann: pass', 'ann: play DUZES', 'ann: claim ROME', 'ann: confirm');
  expect(t.position.removed).toEqual(['DUZES']);
  expect([...playerIn(t, 'ann').discard, ...playerIn(t, 'ann').deck, ...playerIn(t, 'ann').hand]).toContain('OKHRANA');
});

test('R20 Okhrana sends one or two cubes of any players to Limbo', () => {
  const t = ann(['OKHRANA'], { players: { ben: { cubes: { ROME: 1 } } } }, { cubes: ['PARIS'] });
  t.play('ann: play OKHRANA', 'ann: send MONDAY PARIS', 'ann: send TUESDAY ROME', 'ann: done');
  expect([playerIn(t, 'ann').limbo, playerIn(t, 'ben').limbo]).toEqual([1, 1]);
  const more = ann(['OKHRANA'], { players: { ben: { cubes: { ROME: 2 } } } }, { cubes: ['PARIS'] });
  more.play('ann: play OKHRANA', 'ann: send MONDAY PARIS', 'ann: send TUESDAY ROME');
  expect(ruleAgainst(more, 'ann: send TUESDAY ROME')).not.toBeNull();
  expect(playerIn(more, 'ben').cubes).toEqual({ ROME: 1 });
});

test('R20 Fenians in support: a bomb for each own agent there, at most one such text', () => {
  const more: PositionSpec = {
    agents: {
      MORAN: { player: 'ann', at: 'VIENNA' },
      MORRIS: { player: 'ann', at: 'VIENNA' },
      AZEF: { player: 'ben', at: 'VIENNA' },
    },
    players: { ben: { known: true } },
  };
  const t = ann(['MORAN', 'FENIANS', 'START_08'], more).play('ann: attack MORAN');
  expect(optionsOf(t, 'text')).toEqual(['text FENIANS']);
  t.play('ann: text FENIANS', 'ann: done');
  expect(t.position.removed).toEqual(['FENIANS']);
});

test('R20 Infernal Machine in support: three bombs, then it is out of the game', () => {
  const more: PositionSpec = {
    agents: { MORAN: { player: 'ann', at: 'LONDON' }, AZEF: { player: 'ben', at: 'LONDON' } },
    players: { ben: { known: true } },
  };
  const t = ann(['MORAN', 'INFERNAL_MACHINE'], more).play('ann: attack MORAN');
  expect(t.position.removed).toEqual(['INFERNAL_MACHINE']);
  expect(agentIn(t, 'AZEF')?.at).toBe('DEAD');
});

test('R20 Holy Brotherhood frees as many cubes as own agents are on the board', () => {
  const t = ann(['HOLY_BROTHERHOOD'], { agents: { FIGNER: { player: 'ann', at: 'ROME' } } }, { limbo: 3 }).play(
    'ann: play HOLY_BROTHERHOOD',
  );
  expect(playerIn(t, 'ann').limbo).toBe(1);
  expect(ruleAgainst(ann(['HOLY_BROTHERHOOD']), 'ann: play HOLY_BROTHERHOOD')).toBe('R20.2');
});
