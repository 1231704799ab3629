// R5.9g, R11.2 Holborn.
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { copy } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { drawn } from './events.ts';
import { happened, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

const HOLBORN = { buildings: ['HOLBORN'] };

test('R5.9g Holborn answers events only, in anybody’s turn and as often as they come', () => {
  for (const active of ['ann', 'ben']) {
    const t = drawn(2, 'EXPLOSION', ['HOLBORN'], { active, used: ['HOLBORN'], players: { ben: HOLBORN } });
    expect(t.asked, `in the turn of ${active}`).toBe('ben');
    t.play('ben: ability HOLBORN');
    expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN'], money: 7 });
  }
  const t = table(2, { players: { ann: { ...HOLBORN, hand: ['R18'] } } });
  expect(ruleAgainst(t, 'ann: ability HOLBORN')).toBe('R5.9');
});

test('R5.7 Holborn does not answer in the own turn in which its card was gained', () => {
  const t = drawn(2, 'EXPLOSION', ['HOLBORN'], { gained: ['HOLBORN'], players: { ann: HOLBORN } });
  expect(playerIn(t, 'ann')).toMatchObject({ buildings: [], money: 10 });
});

test('R5.8 Holborn does not answer beside a grenadier, nor set aside', () => {
  const beside = drawn(2, 'EXPLOSION', ['HOLBORN'], { grenadiers: { HOLBORN: 1 }, players: { ben: HOLBORN } });
  expect(playerIn(beside, 'ben')).toMatchObject({ buildings: [], money: 10 });
  const aside = drawn(2, 'EXPLOSION', ['HOLBORN'], { setAside: ['HOLBORN'], players: { ben: HOLBORN } });
  expect(playerIn(aside, 'ben')).toMatchObject({ buildings: [], money: 10 });
});

test('R11.2 whether Holborn works is judged before the event changes anything', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['HOLBORN'], { players: { ben: { ...HOLBORN, agents: { HOLBORN: 2 } } } });
  t.play('ben: ability HOLBORN', 'ben: spare AGENT HOLBORN', 'ben: spare AGENT HOLBORN', 'ben: done');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { HOLBORN: 2 }, buildings: [], money: 4 });
});

test('R11.9 Holborn is judged anew at every roll', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['HOLBORN', 'CITY'], {
    grenadiers: { HOLBORN: 1 },
    players: { ann: HOLBORN, ben: { agents: ['CITY'] } },
  });
  expect(wordsOf(t).grenadiers).toEqual({});
  const twice = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'CITY'], {
    players: { ann: { ...HOLBORN, agents: ['CITY'] } },
  });
  twice.play('ann: ability HOLBORN', 'ann: ability HOLBORN');
  expect(playerIn(twice, 'ann')).toMatchObject({ agents: { CITY: 1 }, money: 4 });
});

test('R11.2 one decision on all items, identical agents by number, paid at once', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], {
    players: { ben: { buildings: ['HOLBORN', 'CITY'], agents: { CITY: 3, STRAND: 1 }, money: 20 } },
    trouble: ['CITY'],
  });
  t.play('ben: ability HOLBORN');
  expect(t.options).toEqual(['spare AGENT CITY', 'spare BUILDING CITY']);
  t.play('ben: spare AGENT CITY', 'ben: spare AGENT CITY', 'ben: spare BUILDING CITY', 'ben: done');
  expect(playerIn(t, 'ben')).toMatchObject({
    agents: { CITY: 2, STRAND: 1 },
    buildings: ['HOLBORN', 'CITY'],
    money: 11,
  });
  expect(happened(t, 'spared')).toBe(3);
  // R11.3: the marker goes in any case.
  expect(wordsOf(t).trouble).toEqual([]);
});

test('R11.2 the own cash is the only limit', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], {
    players: { ben: { ...HOLBORN, agents: { CITY: 3 }, money: 8 } },
  });
  // All are identical, so the first one needs no answer.
  t.play('ben: ability HOLBORN');
  expect(t.options).toEqual(['spare AGENT CITY', 'done']);
  t.table.choose(t.table.decision!.options[0]!);
  expect(t.options).toEqual(['done']);
  expect(t.refused('ben: spare AGENT CITY')).toEqual({ rule: 'R11.2', key: 'holborn.tooMuch' });
  t.settle();
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { CITY: 2 }, money: 2 });
});

test('R11.2 pieces that are hit can be spared, once each, and no others', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], {
    players: { ann: { buildings: ['CITY'] }, ben: { ...HOLBORN, agents: { CITY: 2, STRAND: 1 } } },
  });
  const none = { rule: 'R11.2', key: 'holborn.notAffected' };
  t.play('ben: ability HOLBORN');
  expect(t.refused('ben: spare AGENT STRAND')).toEqual(none);
  expect(t.refused('ben: spare BUILDING CITY')).toEqual(none);
  expect(t.offers('spare AGENT CITY')).toBe(true);
  t.table.choose(t.table.decision!.options[0]!);
  expect(t.refused('ben: spare AGENT CITY')).toEqual(none);
});

test('R11.2 the items may be given at once, in any order, even behind one’s own roll', () => {
  const t = drawn(2, 'ZEPPELIN_CRASH', ['CITY'], {
    players: { ann: { buildings: ['HOLBORN', 'CITY'], agents: { CITY: 2 } } },
  });
  const match = Match.restore(t.game, copy(t.s), [], new FastDice(1));
  const result = match.choose(0, ['ability HOLBORN', 'spare BUILDING CITY', 'spare AGENT CITY', 'done'], match.at);
  expect(result).toMatchObject({ left: [] });
  expect(match.s.money).toEqual([4, 10]);
});

test('R11.2 a single piece that is hit need not be named', () => {
  const t = drawn(2, 'EXPLOSION', ['CITY'], { players: { ben: { buildings: ['HOLBORN', 'CITY'] } } });
  expect(t.options).toEqual(['pass', 'ability HOLBORN']);
  t.table.choose(t.table.decision!.options[1]!);
  expect(t.asked).toBe('ann');
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN', 'CITY'], money: 7 });
});

test('R11.2 what was spared once is not safe from the next event', () => {
  const t = table(2, {
    events: ['EXPLOSION', 'EARTHQUAKE'],
    trouble: [],
    players: {
      ann: { hand: ['G15', 'R16'], agents: {} },
      ben: { hand: [], agents: {}, buildings: ['HOLBORN', 'CITY'], money: 5 },
    },
  });
  t.draws('EXPLOSION', 'EARTHQUAKE').rolls('CITY', 'CITY', 'STRAND');
  t.play('ann: play G15', 'ann: event', 'ben: ability HOLBORN');
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN', 'CITY'], money: 2 });
  t.play('ann: play R16');
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN'], money: 2 });
});

test('R11.2 an owner who does not pay loses what is hit', () => {
  const t = drawn(2, 'EXPLOSION', ['CITY'], { players: { ben: { buildings: ['HOLBORN', 'CITY'] } } });
  t.play('ben: pass');
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN'], money: 10 });
});

test('R10.10 interrupt cards may be thrown away before Holborn answers', () => {
  const t = drawn(2, 'EXPLOSION', ['HOLBORN'], { players: { ben: { ...HOLBORN, hand: ['G10'] } } });
  t.play('ben: drop G10', 'ben: ability HOLBORN');
  expect(playerIn(t, 'ben')).toMatchObject({ hand: [], buildings: ['HOLBORN'] });
});

test('R11.2 nobody is asked without 3 pounds, or without a piece that is hit', () => {
  const poor = drawn(2, 'EXPLOSION', ['HOLBORN'], { players: { ben: { ...HOLBORN, money: 2 } } });
  expect(playerIn(poor, 'ben')).toMatchObject({ buildings: [], money: 2 });
  const elsewhere = drawn(2, 'EXPLOSION', ['CITY'], { players: { ann: { buildings: ['CITY'] }, ben: HOLBORN } });
  expect(playerIn(elsewhere, 'ann').buildings).toEqual([]);
});

test('R11.2 Holborn decides before interrupts are asked for, on all agents; a spared one needs no window', () => {
  const t = drawn(3, 'ZEPPELIN_CRASH', ['CITY'], {
    players: {
      ann: { agents: ['CITY'], hand: ['G42'] },
      cat: { ...HOLBORN, agents: { CITY: 2 }, hand: ['R12'] },
    },
  });
  expect(t.asked).toBe('cat');
  t.play('cat: ability HOLBORN', 'cat: spare AGENT CITY', 'cat: done');
  expect(t.asked).toBe('ann');
  t.play('ann: pass', 'cat: use R12');
  expect(happened(t, 'threat')).toBe(2);
  expect(playerIn(t, 'cat').agents).toEqual({ CITY: 2 });
  expect(playerIn(t, 'ann').agents).toEqual({});
});

test('R11.9 the roller picks the pawn, then Holborn’s owner decides, then interrupts', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND'], {
    players: { ann: { agents: ['CITY'] }, ben: { ...HOLBORN, agents: { CITY: 2 }, hand: ['R12'] } },
  });
  t.play('ann: pawn ben CITY');
  expect(t.options).toEqual(['pass', 'ability HOLBORN', 'drop R12']);
  t.play('ben: pass');
  expect(t.offers('use R12')).toBe(true);
  t.play('ben: pass');
  expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
});

test('R11.9 Holborn is not asked about other players’ agents and neutrals', () => {
  const t = drawn(2, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND'], {
    players: { ann: { agents: ['CITY'] }, ben: { ...HOLBORN, agents: ['CITY'] } },
  });
  t.play('ann: pawn ann CITY');
  expect(playerIn(t, 'ann').agents).toEqual({});
  expect(happened(t, 'spared')).toBe(0);
});

test('R11.4 Holborn lets agents stay in the flood, before anybody moves', () => {
  const t = drawn(2, 'FLOOD', ['CITY', 'CHELSEA'], {
    players: { ann: { agents: ['CITY'] }, ben: { ...HOLBORN, agents: { CITY: 2, CHELSEA: 1 } } },
  });
  expect(t.asked).toBe('ben');
  t.play('ben: ability HOLBORN', 'ben: spare AGENT CHELSEA', 'ben: spare AGENT CITY', 'ben: done');
  t.play('ann: flee CITY STRAND', 'ben: flee CITY HIGHBURY');
  // The two spared agents need not move.
  expect(t.asked).toBe('ann');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { CHELSEA: 1, CITY: 1, HIGHBURY: 1 }, money: 4 });
  expect(playerIn(t, 'ann').agents).toEqual({ STRAND: 1 });
});

test('R11.14 Holborn spares own buildings, each once, though its area was rolled twice', () => {
  const t = drawn(2, 'EARTHQUAKE', ['CITY', 'CITY'], {
    players: { ben: { buildings: ['HOLBORN', 'CITY'], money: 9 } },
  });
  t.play('ben: ability HOLBORN');
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN', 'CITY'], money: 6 });
});

test('R11.2 Holborn is not offered for Subsidence', () => {
  const t = drawn(2, 'SUBSIDENCE', [], { players: { ben: { ...HOLBORN, money: 10 } } });
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN'], money: 8 });
  expect(happened(t, 'spared')).toBe(0);
});
