// R11.1, R11.15 The common steps of all random events.
import { expect, test } from 'vitest';
import { AREAS, EVENTS } from '../src/box/ids.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { drawn, fieldsOf } from './events.ts';
import { happened, wordsOf } from './reading.ts';
import { table } from './table.ts';

test('R11.1 the event is drawn, resolved and put aside', () => {
  const t = drawn(2, 'EXPLOSION', ['CITY'], { players: { ben: { buildings: ['CITY'] } } });
  expect(fieldsOf(t, 'event', 'event')).toEqual([EVENTS.indexOf('EXPLOSION')]);
  expect(wordsOf(t).usedEvents).toContain('EXPLOSION');
  expect(wordsOf(t).events).toEqual([]);
  expect(happened(t, 'buildingRemoved')).toBe(1);
});

test('R11.1 every event happens at most once: with an empty pile the symbol does nothing (R6.7)', () => {
  const t = table(2, { events: [], players: { ann: { hand: ['G15'] }, ben: { hand: [] } } });
  t.play('ann: play G15', 'ann: event');
  expect(happened(t, 'event')).toBe(0);
  expect(happened(t, 'rolled')).toBe(0);
});

test('R11.1 the active player makes all rolls, before any piece is touched', () => {
  const t = drawn(3, 'FLOOD', ['CITY', 'CHELSEA'], {
    active: 'ben',
    players: { ben: { agents: ['CITY'] }, cat: { agents: ['CHELSEA'] } },
  });
  expect(fieldsOf(t, 'rolled', 'player')).toEqual([1, 1]);
  expect(happened(t, 'moved')).toBe(0);
});

test('R11.1 in Mysterious Murders all players roll, each before the next one', () => {
  const t = drawn(3, 'MYSTERIOUS_MURDERS', ['CITY', 'STRAND', 'LAMBETH'], {
    active: 'ben',
    players: { ann: { agents: ['CITY', 'STRAND', 'LAMBETH'] } },
  });
  expect(fieldsOf(t, 'rolled', 'player')).toEqual([1, 2, 0]);
  const order = t.events.map(({ kind }) => kind).filter((kind) => kind === 'rolled' || kind === 'removed');
  expect(order).toEqual(['rolled', 'removed', 'rolled', 'removed', 'rolled', 'removed']);
});

test('R11.1 a face picks the area of that number; the other numbering is an option (R17.1)', () => {
  const city = { players: { ben: { buildings: ['STRAND', 'WEST_END'] } } };
  const areasOf = (t: ReturnType<typeof drawn>) => fieldsOf(t, 'rolled', 'area').map((area) => AREAS[area as number]);
  expect(areasOf(drawn(2, 'EXPLOSION', [3], city))).toEqual(['STRAND']);
  expect(areasOf(drawn(2, 'EXPLOSION', [3], city, { alternativeNumbers: 1 }))).toEqual(['WEST_END']);
});

test('R11.15 the windows come in turn order from the active player, the removals behind all of them', () => {
  const t = drawn(3, 'ZEPPELIN_CRASH', ['CITY'], {
    active: 'ben',
    players: {
      ann: { agents: ['CITY'], hand: ['R12'] },
      ben: { agents: ['CITY'], hand: ['R19'] },
      cat: { agents: ['CITY'], hand: ['G42'] },
    },
  });
  for (const name of ['ben', 'cat', 'ann']) {
    expect(t.asked).toBe(name);
    expect(happened(t, 'removed')).toBe(0);
    t.play(`${name}: pass`);
  }
  expect(fieldsOf(t, 'removed', 'pawn')).toEqual([1, 2, 0]);
});

test('R11.15 relocations are carried out as they were played, before anything else', () => {
  const t = drawn(3, 'ZEPPELIN_CRASH', ['CITY'], {
    players: {
      ann: { agents: ['CITY'] },
      ben: { agents: ['CITY'], hand: ['R19'] },
      cat: { agents: ['CITY'], hand: ['G42'] },
    },
  });
  t.play('ben: use R19', 'ben: to STRAND');
  expect(happened(t, 'moved')).toBe(0);
  t.play('cat: use G42', 'cat: to STRAND');
  const order = t.events.filter(({ kind }) => kind === 'moved' || kind === 'removed');
  expect(order.map(({ kind, fields }) => `${kind} ${fields.pawn}`)).toEqual(['moved 1', 'moved 2', 'removed 0']);
});

test.each([
  ['ZEPPELIN_CRASH', ['CITY'], { trouble: ['CITY'] }],
  ['FLOOD', ['CITY', 'HOLBORN'], { players: { ben: { agents: ['CITY'] } } }],
  ['FIRE', ['CITY', 'STRAND'], { players: { ben: { buildings: ['CITY'] } } }],
  ['EXPLOSION', ['CITY'], { players: { ben: { buildings: ['CITY'] } } }],
  ['MYSTERIOUS_MURDERS', ['CITY', 'CITY'], { players: { ben: { agents: { CITY: 2 } } } }],
  ['INIGO_JONES', ['CITY'], { players: { ben: { buildings: ['CITY'] } } }],
  ['SUBSIDENCE', [], { players: { ben: { buildings: ['CITY'] } } }],
  ['EARTHQUAKE', ['CITY', 'STRAND'], { players: { ben: { buildings: ['STRAND'] } } }],
] as const)('R11.15 %s that finds nothing to harm is told to have missed, else not', (id, rolls, spec) => {
  expect(fieldsOf(drawn(2, id, rolls, spec as PositionSpec), 'missed', 'event')).toEqual([]);
  const missed = fieldsOf(drawn(2, id, rolls), 'missed', 'event');
  // R11.9: once for each roll.
  expect(missed).toEqual(Array(id === 'MYSTERIOUS_MURDERS' ? 2 : 1).fill(EVENTS.indexOf(id)));
});
