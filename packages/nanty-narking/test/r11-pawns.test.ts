// R11.3 Zeppelin Crash, R11.4 Flood, R11.9 Mysterious Murders.
import { expect, test } from 'vitest';
import { drawn, fieldsOf } from './events.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

test('R11.3 Zeppelin Crash removes all pawns, the marker and the building of the area, and nothing elsewhere', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], {
    players: {
      ann: { agents: { CITY: 2, STRAND: 1 }, buildings: ['STRAND'] },
      ben: { agents: { CITY: 1, STRAND: 1 }, buildings: ['CITY'] },
    },
    citizens: { CITY: 2, STRAND: 1 },
    grenadiers: { CITY: 1 },
    trouble: ['CITY', 'STRAND'],
  });
  expect(playerIn(t, 'ann')).toMatchObject({ agentStock: 11, buildings: ['STRAND'], cityCards: ['STRAND'] });
  expect(playerIn(t, 'ann').agents).toEqual({ STRAND: 1 });
  expect(playerIn(t, 'ben')).toMatchObject({ agentStock: 11, buildingStock: 6, buildings: [], cityCards: [] });
  expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
  expect(wordsOf(t).citizens).toEqual({ STRAND: 1 });
  expect(wordsOf(t).grenadiers).toEqual({});
  // R4.8: neutrals leave the game.
  expect(wordsOf(t)).toMatchObject({ citizenStock: 0, grenadierStock: 3, trouble: ['STRAND'] });
});

test('R11.3 each agent is an instance of its own: one card saves one', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], { players: { ben: { agents: { CITY: 3 }, hand: ['R12', 'R19'] } } });
  t.play('ben: pass', 'ben: use R12', 'ben: use R19', 'ben: to LAMBETH');
  expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1, LAMBETH: 1 });
  expect(playerIn(t, 'ben').agentStock).toBe(10);
  expect(wordsOf(t).discard).toEqual(expect.arrayContaining(['R12', 'R19']));
});

test('R11.3 the trouble marker goes in any case', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], {
    players: { ben: { agents: ['CITY'], hand: ['R12'] } },
    trouble: ['CITY'],
  });
  t.play('ben: use R12');
  expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
  expect(wordsOf(t).trouble).toEqual([]);
});

test('R11.3 Little Dorrit and the relocating cards answer, Toby and Mr. Goodyear do not (R10.5, R10.6)', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], {
    players: { ben: { agents: ['CITY'], hand: ['G10', 'G31', 'G42', 'R12', 'R19'] } },
  });
  expect(optionsOf(t, 'use')).toEqual(['use G42', 'use R12', 'use R19']);
  expect(ruleAgainst(t, 'ben: use G31')).toBe('R10.11');
});

test('R11.4 Flood: every player moves each own agent out of the flooded areas to a dry one beside, in turn order', () => {
  const t = drawn(3, 'FLOOD', ['CITY', 'CHELSEA'], {
    active: 'ben',
    players: {
      ann: { agents: ['CHELSEA', 'HIGHBURY'] },
      ben: { agents: { CITY: 2 } },
      cat: { agents: ['CITY'] },
    },
  });
  t.play('ben: flee CITY STRAND', 'ben: flee CITY HOLBORN', 'cat: flee CITY EAST_END', 'ann: flee CHELSEA BATTERSEA');
  expect(playerIn(t, 'ann').agents).toEqual({ HIGHBURY: 1, BATTERSEA: 1 });
  expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1, HOLBORN: 1 });
  expect(playerIn(t, 'cat').agents).toEqual({ EAST_END: 1 });
});

test('R11.4 riverside areas and rolled inland areas are a way out, flooded and distant ones are not', () => {
  const flooded = drawn(2, 'FLOOD', ['CITY', 'STRAND'], { players: { ann: { agents: ['CITY'] } } });
  expect(flooded.options).toEqual(['HOLBORN', 'HIGHBURY', 'EAST_END', 'BERMONDSEY'].map((to) => `flee CITY ${to}`));
  expect(flooded.refused('ann: flee CITY STRAND')).toEqual({ rule: 'R11.4', key: 'flood.flooded' });
  expect(flooded.refused('ann: flee CITY CHELSEA')).toEqual({ rule: 'R11.4', key: 'flood.tooFar' });
  expect(flooded.refused('ann: flee STRAND HOLBORN')).toEqual({ rule: 'R11.4', key: 'flood.nobody' });
  const inland = drawn(2, 'FLOOD', ['CITY', 'HIGHBURY'], {
    players: { ann: { agents: ['CITY'] }, ben: { agents: ['HIGHBURY'] } },
  });
  inland.play('ann: flee CITY HIGHBURY');
  expect(playerIn(inland, 'ben').agents).toEqual({ HIGHBURY: 1 });
  expect(happened(inland, 'moved')).toBe(1);
});

test('R11.4 inland areas are not flooded; whether Holborn is riverside is an option (R17.2)', () => {
  const spec = { players: { ann: { agents: ['HOLBORN', 'WEST_END'] } } };
  expect(optionsOf(drawn(2, 'FLOOD', ['HOLBORN', 'WEST_END'], spec), 'flee')).toEqual([]);
  const t = drawn(2, 'FLOOD', ['HOLBORN', 'WEST_END'], spec, { holbornRiverside: 1 });
  t.play('ann: flee HOLBORN WEST_END');
  expect(playerIn(t, 'ann').agents).toEqual({ WEST_END: 2 });
});

test('R11.4 equal rolls flood one area', () => {
  const t = drawn(2, 'FLOOD', ['CITY', 'CITY'], { players: { ann: { agents: ['CITY', 'STRAND'] } } });
  t.play('ann: flee CITY STRAND');
  expect(playerIn(t, 'ann').agents).toEqual({ STRAND: 2 });
  expect(happened(t, 'moved')).toBe(1);
});

test('R11.4 the owner of several agents chooses their order', () => {
  const t = drawn(2, 'FLOOD', ['CITY', 'CHELSEA'], { players: { ann: { agents: ['CITY', 'CHELSEA'] } } });
  expect(t.offers('flee CHELSEA WEST_END')).toBe(true);
  t.play('ann: flee CITY HOLBORN', 'ann: flee CHELSEA WEST_END');
  expect(fieldsOf(t, 'moved', 'from')).toEqual([5, 0]);
});

test('R11.4 moves come one at a time, and trouble changes with each (R4.5)', () => {
  const t = drawn(2, 'FLOOD', ['CITY', 'CITY'], { players: { ann: { agents: { CITY: 2 } } }, trouble: ['CITY'] });
  t.play('ann: flee CITY STRAND');
  expect(wordsOf(t).trouble).toEqual([]);
  t.play('ann: flee CITY STRAND');
  expect(wordsOf(t).trouble).toEqual(['STRAND']);
});

test('R11.4 buildings and neutrals stay', () => {
  const t = drawn(2, 'FLOOD', ['CITY', 'STRAND'], {
    players: { ben: { buildings: ['CITY'] } },
    citizens: { CITY: 1 },
    grenadiers: { STRAND: 1 },
  });
  expect(playerIn(t, 'ben').buildings).toEqual(['CITY']);
  expect(wordsOf(t)).toMatchObject({ citizens: { CITY: 1 }, grenadiers: { STRAND: 1 } });
});

test('R11.4 no interrupt answers; one may be thrown away before the answer (R10.10)', () => {
  const t = drawn(2, 'FLOOD', ['CITY', 'CITY'], { players: { ben: { agents: ['CITY'], hand: ['G31', 'R12'] } } });
  expect(t.asked).toBe('ben');
  expect(happened(t, 'threat')).toBe(0);
  expect(optionsOf(t, 'use')).toEqual([]);
  t.play('ben: drop R12', 'ben: flee CITY STRAND');
  expect(playerIn(t, 'ben')).toMatchObject({ hand: ['G31'], agents: { STRAND: 1 } });
});

test('R11.9 Mysterious Murders: each player in turn removes a pawn of their choice from the area rolled, trouble or not', () => {
  const t = drawn(3, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND', 'LAMBETH'], {
    active: 'cat',
    players: {
      ann: { agents: ['CITY', 'STRAND', 'LAMBETH'] },
      ben: { agents: ['CITY', 'STRAND', 'LAMBETH'] },
      cat: { agents: ['LAMBETH'] },
    },
    citizens: { STRAND: 1 },
  });
  expect(t.options).toEqual(['pawn GREEN CITY', 'pawn YELLOW CITY']);
  t.play('cat: pawn ben CITY');
  expect(t.asked).toBe('ann');
  t.play('ann: pawn CITIZEN STRAND');
  // Own agents may be chosen as well.
  t.play('ben: pawn ben LAMBETH');
  expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1, STRAND: 1, LAMBETH: 1 });
  expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
  expect(playerIn(t, 'cat').agents).toEqual({ LAMBETH: 1 });
  expect(wordsOf(t).citizens).toEqual({});
});

test('R11.9 if only own agents are there one of them must go; an empty area does nothing', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND'], { players: { ann: { agents: { CITY: 2 } } } });
  expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
  expect(happened(t, 'removed')).toBe(1);
});

test('R11.9 only pawns of the area rolled can be chosen', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'WEST_END'], {
    players: { ann: { agents: ['CITY'] }, ben: { agents: ['CITY', 'STRAND'] } },
  });
  for (const pawn of ['ben STRAND', 'CITIZEN CITY'])
    expect(t.refused(`ann: pawn ${pawn}`)).toEqual({ rule: 'R11.9', key: 'murders.nobody' });
});

test('R11.9 an agent that is saved is not replaced by another victim', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'WEST_END'], {
    players: { ann: { agents: ['CITY'] }, ben: { agents: { CITY: 2 }, hand: ['R12'] } },
    trouble: ['CITY'],
  });
  t.play('ann: pawn ben CITY', 'ben: use R12');
  expect(happened(t, 'removed')).toBe(0);
  expect(playerIn(t, 'ben').agents).toEqual({ CITY: 2 });
  // R10.4: nothing was removed, so the marker stays.
  expect(wordsOf(t).trouble).toEqual(['CITY']);
});

test('R11.9 the own roll of a player may be answered by that player too (R10.8a)', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'WEST_END'], {
    players: { ann: { agents: ['CITY'], hand: ['R12'] } },
  });
  t.play('ann: use R12');
  expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
});

test('R11.9 one roll is settled before the next: an agent relocated meanwhile can be met again', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND'], {
    players: { ben: { agents: ['CITY'], hand: ['R19'] } },
  });
  expect(happened(t, 'rolled')).toBe(1);
  t.play('ben: use R19', 'ben: to STRAND');
  expect(playerIn(t, 'ben').agents).toEqual({});
});

test('R11.9 an interrupt may be thrown away before the choice in another player’s turn (R10.10); R17.13 as an option not', () => {
  const spec = {
    players: { ann: { agents: ['STRAND'] }, ben: { agents: ['STRAND'], hand: ['G10'] } },
  };
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND'], spec);
  t.play('ben: drop G10', 'ben: pawn ann STRAND');
  expect(playerIn(t, 'ben')).toMatchObject({ hand: [], agents: { STRAND: 1 } });
  const strict = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND'], spec, { dropAnytime: 0 });
  expect(strict.options).toEqual(['pawn GREEN STRAND', 'pawn YELLOW STRAND']);
  expect(ruleAgainst(strict, 'ben: drop G10')).toBe('R10.10');
});
