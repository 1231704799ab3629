// R18 Card rulings: Zombies.
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { cityIn, happened, optionsOf, playerIn } from './reading.ts';
import { table } from './table.ts';

const ANN: PlayerSpec = { hand: ['ZOMBIES', 'START_S003'], agents: ['ROME'], cubes: {} };
const BEN: PlayerSpec = { identity: 'LOYALIST', agents: { CAIRO: 2, PARIS: 2 }, cubes: {} };
const CAT: PlayerSpec = { identity: 'LOYALIST', agents: { CAIRO: 1, LONDON: 2 }, cubes: {} };
const HOLMES: PlayerSpec = { ...BEN, hand: ['SHERLOCK_HOLMES', 'START_S003'] };
const zombies = (at: Record<string, number>, more: Partial<Record<'ann' | 'ben' | 'cat', PlayerSpec>> = {}) =>
  table(3, {
    players: { ann: ANN, ben: BEN, cat: CAT, ...more },
    cities: Object.fromEntries(Object.entries(at).map(([city, count]) => [city, { zombies: count }])),
  });

test('R18.32 Zombies: in each city with a zombie one other player’s agent may go home, no points, then two are placed', () => {
  const t = zombies({ CAIRO: 1, PARIS: 1 });
  t.play('ann: play ZOMBIES');
  expect(optionsOf(t, 'remove')).toEqual(['remove TUESDAY CAIRO', 'remove WEDNESDAY CAIRO', 'remove TUESDAY PARIS']);
  t.play('ann: remove cat CAIRO', 'ann: remove ben PARIS', 'ann: raise VIENNA', 'ann: raise VIENNA');
  expect([playerIn(t, 'cat').agents, playerIn(t, 'cat').agentStock]).toEqual([{ LONDON: 2 }, 8]);
  expect([playerIn(t, 'ben').agents, playerIn(t, 'ann').total]).toEqual([{ CAIRO: 2, PARIS: 1 }, 0]);
  expect([cityIn(t, 'VIENNA').zombies, t.position.zombieSupply, t.position.acted]).toEqual([2, 2, 1]);
  expect(playerIn(t, 'ann').discard).toEqual(['ZOMBIES']);
});

test('R18.32 … the cities in the order you choose, and you may stop', () => {
  const t = zombies({ CAIRO: 1, PARIS: 1 });
  t.play('ann: play ZOMBIES', 'ann: remove ben PARIS');
  expect(optionsOf(t, 'remove')).toEqual(['remove TUESDAY CAIRO', 'remove WEDNESDAY CAIRO']);
  t.play('ann: done', 'ann: raise ROME', 'ann: raise PARIS');
  expect(playerIn(t, 'ben').agents).toEqual({ CAIRO: 2, PARIS: 1 });
  const none = zombies({ CAIRO: 1 });
  none.play('ann: play ZOMBIES', 'ann: done', 'ann: raise ROME', 'ann: raise PARIS');
  expect(happened(none, 'agentHome')).toBe(0);
});

test('R18.32 … at most one agent is removed per city, however many zombies stand there', () => {
  const t = zombies({ CAIRO: 3, PARIS: 1 });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO');
  expect(optionsOf(t, 'remove')).toEqual(['remove TUESDAY PARIS']);
  expect(t.refused('ann: remove cat CAIRO')).toEqual({ rule: 'R18.32', key: 'text.onePerCity' });
});

test('R18.32 … and that is the reason given, after a removal that Holmes stopped as well', () => {
  const onePerCity = { rule: 'R18.32', key: 'text.onePerCity' };
  for (const count of [1, 2, 3]) {
    const t = zombies({ CAIRO: count, PARIS: 1 }).play('ann: play ZOMBIES', 'ann: remove ben CAIRO');
    expect(t.refused('ann: remove cat CAIRO'), `${count} zombies`).toEqual(onePerCity);
    // In a city without a zombie the refusal is a different one.
    expect(t.refused('ann: remove cat LONDON')).toEqual({ rule: 'R18.32', key: 'text.noZombieLeft' });
  }
  // Holmes saves one agent and the second zombie takes another. That is all, whether or not there is a third zombie.
  for (const count of [2, 3]) {
    const t = zombies({ CAIRO: count, PARIS: 1 }, { ben: HOLMES });
    t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES', 'ann: remove cat CAIRO');
    expect(t.refused('ann: remove ben CAIRO'), `${count} zombies`).toEqual(onePerCity);
  }
});

test('R18.32 … own agents and agents in cities without a zombie are no target', () => {
  const t = zombies({ CAIRO: 1, ROME: 1 });
  t.play('ann: play ZOMBIES');
  expect(t.refused('ann: remove ann ROME')).toEqual({ rule: 'R18.32', key: 'text.ownAgent' });
  expect(t.refused('ann: remove ben PARIS')).toEqual({ rule: 'R18.32', key: 'text.noZombieLeft' });
  expect(t.refused('ann: remove ben ROME')).toEqual({ rule: 'R18.32', key: 'text.nobodyThere' });
});

test('R18.32 … after Holmes another agent of the city may be tried as long as untried zombies stand there', () => {
  const t = zombies({ CAIRO: 2 }, { ben: HOLMES });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES', 'ann: remove cat CAIRO');
  expect([playerIn(t, 'ben').agents, playerIn(t, 'cat').agents]).toEqual([{ CAIRO: 2, PARIS: 2 }, { LONDON: 2 }]);

  const single = zombies({ CAIRO: 1 }, { ben: HOLMES });
  single.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES');
  expect([optionsOf(single, 'remove'), optionsOf(single, 'raise').length]).toEqual([[], 9]);
});

test('R18.32 … with R13 after each removal', () => {
  const t = zombies({ CAIRO: 1, LONDON: 1 }, { cat: { identity: 'LOYALIST', agents: ['CAIRO'] } });
  t.play('ann: play ZOMBIES', 'ann: remove cat CAIRO');
  expect([t.asked, playerIn(t, 'cat').revealed]).toEqual(['cat', true]);
  t.play('cat: to LONDON', 'cat: to LONDON', 'cat: to ROME');
  expect(optionsOf(t, 'remove')).toEqual(['remove WEDNESDAY LONDON']);
});

test('R18.32 … two are placed from the supply, same or different cities, fewer if fewer remain', () => {
  for (const [standing, placed] of [
    [4, 2],
    [5, 1],
    [6, 0],
  ] as const) {
    const t = zombies({ CAIRO: standing });
    t.play('ann: play ZOMBIES', 'ann: done');
    for (let i = 0; i < placed; i++) t.play('ann: raise LONDON');
    expect([cityIn(t, 'LONDON').zombies, t.position.zombieSupply, t.asked]).toEqual([
      placed,
      6 - standing - placed,
      'ann',
    ]);
    expect(optionsOf(t, 'raise')).toEqual([]);
  }
});

test('R18.32 … placing is not left to choice: two are placed as long as there are any', () => {
  const t = zombies({});
  t.play('ann: play ZOMBIES');
  expect(t.options).toHaveLength(9);
  t.play('ann: raise ROME');
  expect(optionsOf(t, 'raise')).toEqual(t.options);
});

test('R18.33 after a cancelled removal the owner has one agent fewer to choose from there', () => {
  // Two agents of Ben in Cairo: one is protected, the other is not.
  const t = zombies({ CAIRO: 2 }, { ben: HOLMES });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES');
  expect(optionsOf(t, 'remove')).toEqual(['remove TUESDAY CAIRO', 'remove WEDNESDAY CAIRO']);
  t.play('ann: remove ben CAIRO');
  expect(playerIn(t, 'ben').agents).toEqual({ CAIRO: 1, PARIS: 2 });
});

test('R18.33 … with only one agent there, that owner is no target there any more, but elsewhere', () => {
  const t = zombies({ CAIRO: 3, PARIS: 1 }, { ben: { ...HOLMES, agents: { CAIRO: 1, PARIS: 2 } } });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES');
  expect(optionsOf(t, 'remove')).toEqual(['remove WEDNESDAY CAIRO', 'remove TUESDAY PARIS']);
  expect(t.refused('ann: remove ben CAIRO')).toEqual({ rule: 'R18.33', key: 'text.agentSpared' });
});

test('R18.33 … the cancelled attempt uses up one zombie of the city', () => {
  const t = zombies({ CAIRO: 1, PARIS: 1 }, { ben: HOLMES });
  t.play('ann: play ZOMBIES', 'ann: remove ben CAIRO', 'ben: use SHERLOCK_HOLMES');
  expect(t.refused('ann: remove cat CAIRO')).toEqual({ rule: 'R18.32', key: 'text.noZombieLeft' });
  // It is used up for this card only and stays on the board.
  expect(cityIn(t, 'CAIRO').zombies).toBe(1);
});

test('R18.33 … all of it for the rest of this Zombies action only', () => {
  const spec: PositionSpec = {
    players: {
      ann: { ...ANN, deck: [], discard: [] },
      ben: { ...HOLMES, agents: { CAIRO: 1, PARIS: 2 }, deck: ['START_S004'], discard: [] },
    },
    cities: { CAIRO: { zombies: 1 } },
  };
  const t = table(2, spec);
  t.play(
    'ann: play ZOMBIES',
    'ann: remove ben CAIRO',
    'ben: use SHERLOCK_HOLMES',
    'ann: raise ROME',
    'ann: raise ROME',
  );
  t.play('ann: pass', 'ann: end', 'ben: pass', 'ben: pass', 'ben: end', 'ann: play ZOMBIES');
  expect(optionsOf(t, 'remove')).toEqual(['remove TUESDAY CAIRO']);
});

test('R18.34 zombies placed in step (2) do not attack in the same action', () => {
  const t = zombies({});
  t.play('ann: play ZOMBIES', 'ann: raise CAIRO', 'ann: raise PARIS');
  expect([happened(t, 'agentHome'), playerIn(t, 'ben').agents]).toEqual([0, BEN.agents]);
  expect([t.asked, t.offers('pass')]).toEqual(['ann', true]);
});

test('R18.34 … they need no piece of yours and belong to whoever plays the card', () => {
  const t = table(2, {
    active: 'ben',
    players: {
      ann: { identity: 'LOYALIST', agents: { VIENNA: 2 }, cubes: {} },
      ben: { hand: ['ZOMBIES', 'START_S003'], agents: ['LONDON'], cubes: {} },
    },
    cities: { VIENNA: { zombies: 1 } },
  });
  t.play('ben: play ZOMBIES', 'ben: remove ann VIENNA');
  expect(playerIn(t, 'ann').agents).toEqual({ VIENNA: 1 });
});

test('R18.34 … they count for no majority', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S005', 'START_S003'], agents: {}, cubes: ['ROME'], revealed: true, identity: 'LOYALIST' },
      ben: { agents: ['PARIS'], cubes: {} },
    },
    cities: { ROME: { faceUp: 'OKHRANA', zombies: 3 } },
  });
  expect(t.offers('claim ROME')).toBe(true);
});

test('R18.34 … and stay where they stand when a card is claimed or an agent killed there', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S005', 'START_S001', 'START_S003'], agents: { CAIRO: 3 }, cubes: ['CAIRO'] },
      ben: { ...BEN, agents: ['CAIRO', 'PARIS'] },
    },
    cities: { CAIRO: { faceUp: 'OKHRANA', zombies: 2 } },
  });
  t.play('ann: claim CAIRO', 'ann: assassinate ben CAIRO');
  expect([cityIn(t, 'CAIRO').zombies, t.position.zombieSupply]).toEqual([2, 4]);
});
