// R18 Card rulings: Mrs Hudson, Okhrana, The Peoples' Will, Pinkerton Agents, kill boxes.
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { happened, optionsOf, playerIn } from './reading.ts';
import { table } from './table.ts';

const BEN: PlayerSpec = { identity: 'LOYALIST', agents: { VIENNA: 3 }, cubes: {} };

test('R18.18 Mrs Hudson: discard k cards, none allowed, then draw k + 1, as a free action', () => {
  const deck = ['START_S001', 'START_S002', 'START_S005', 'START_S006'];
  for (const [picked, drawn] of [
    [[], 1],
    [['START_S003', 'START_S004'], 3],
  ] as const) {
    const t = table(2, {
      acted: 2,
      players: { ann: { hand: ['MRS_HUDSON', 'START_S003', 'START_S004'], deck }, ben: BEN },
    });
    t.play('ann: play MRS_HUDSON', ...picked.map((card) => `ann: pick ${card}`), 'ann: done');
    expect(happened(t, 'drew')).toBe(drawn);
    expect(playerIn(t, 'ann')).toMatchObject({ discard: ['MRS_HUDSON', ...picked], beside: [] });
    expect([playerIn(t, 'ann').hand.length, t.position.acted]).toEqual([3, 2]);
  }
});

test('R18.18 … a needed reshuffle includes those k cards but not this card', () => {
  const t = table(2, {
    players: { ann: { hand: ['MRS_HUDSON', 'START_S003'], deck: ['START_S001'], discard: [] }, ben: BEN },
  });
  t.play('ann: play MRS_HUDSON', 'ann: pick START_S003', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_S001', 'START_S003'], deck: [], discard: ['MRS_HUDSON'] });
});

const OKHRANA: PositionSpec = {
  players: {
    ann: { hand: ['OKHRANA', 'START_S003'], agents: ['LONDON'], cubes: { ROME: 1 }, limbo: 2 },
    ben: { ...BEN, cubes: { ROME: 2, PARIS: 1 }, limbo: 0 },
    cat: { agents: ['ROME'], cubes: {}, limbo: 3 },
  },
};

test('R18.19 Okhrana: one cube or two go to their owners’ Limbo, same or different owners and cities, yours included', () => {
  for (const [sent, ann, ben] of [
    [['ben ROME'], [{ ROME: 1 }, 2], [{ ROME: 1, PARIS: 1 }, 1]],
    [
      ['ben ROME', 'ben ROME'],
      [{ ROME: 1 }, 2],
      [{ PARIS: 1 }, 2],
    ],
    [
      ['ben PARIS', 'ben ROME'],
      [{ ROME: 1 }, 2],
      [{ ROME: 1 }, 2],
    ],
    [
      ['ann ROME', 'ben PARIS'],
      [{}, 3],
      [{ ROME: 2 }, 1],
    ],
  ] as const) {
    const t = table(3, OKHRANA);
    t.play('ann: play OKHRANA', ...sent.map((cube) => `ann: send ${cube}`), ...(sent.length < 2 ? ['ann: done'] : []));
    const words = (name: string) => [playerIn(t, name).cubes, playerIn(t, name).limbo];
    expect([words('ann'), words('ben')]).toEqual([ann, ben]);
    expect([t.position.acted, playerIn(t, 'ann').discard]).toEqual([1, ['OKHRANA']]);
  }
});

test('R18.19 … not three, none out of Limbo, none where none stands', () => {
  const t = table(3, OKHRANA);
  t.play('ann: play OKHRANA');
  expect(t.options).toEqual(['send MONDAY ROME', 'send TUESDAY PARIS', 'send TUESDAY ROME']);
  const none = { rule: 'R18.19', key: 'text.noCubeThere' };
  expect(t.refused('ann: send cat ROME')).toEqual(none);
  const [paris, rome] = ['PARIS', 'ROME'].map((city) => t.game.verbs.parse(`send TUESDAY ${city}`) as number);
  expect(t.table.consider([paris!, rome!])).toEqual({ fits: [], enough: true });
  expect(t.refused('ann: done')).toEqual({ rule: 'R18.19', key: 'text.pickCube' });
  t.play('ann: send ben PARIS');
  // The only cube there is already picked.
  expect(t.refused('ann: send ben PARIS')).toEqual(none);
  // One more fits, in any order of picking, and no third.
  const own = t.game.verbs.parse('send MONDAY ROME') as number;
  expect([t.table.refuse(0, own), t.table.refuse(0, own, [rome!])]).toEqual([
    null,
    { rule: 'R18.19', key: 'text.atMostTwoCubes' },
  ]);
});

test('R18.20 The Peoples’ Will: all your cubes in Limbo go to your stock, as a free action, and the card leaves the game', () => {
  const t = table(2, {
    acted: 2,
    players: { ann: { hand: ['PEOPLES_WILL', 'START_S003'], cubes: { ROME: 1 }, limbo: 6 }, ben: { ...BEN, limbo: 4 } },
  });
  t.play('ann: play PEOPLES_WILL');
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 0, cubeStock: 9, beside: [{ card: 'PEOPLES_WILL' }] });
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'ben').limbo, t.position.acted]).toEqual([{ ROME: 1 }, 4, 2]);
});

test('R18.20 … with none in Limbo it cannot be played', () => {
  const t = table(2, {
    players: { ann: { hand: ['PEOPLES_WILL', 'START_S003'], cubes: { ROME: 1 }, limbo: 0 }, ben: BEN },
  });
  expect(t.refused('ann: play PEOPLES_WILL')).toEqual({ rule: 'R18.20', key: 'text.noLimboCube' });
});

const PINKERTON: PlayerSpec = { hand: ['PINKERTON_AGENTS', 'START_S003'], agents: ['LONDON', 'LONDON'], cubes: {} };

test('R18.21 Pinkerton Agents: one agent from your stock to any city, as a free action, and the card leaves the game', () => {
  const t = table(2, { acted: 2, players: { ann: PINKERTON, ben: BEN } });
  t.play('ann: play PINKERTON_AGENTS');
  expect(optionsOf(t, 'to')).toHaveLength(9);
  t.play('ann: to VIENNA');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { LONDON: 2, VIENNA: 1 }, agentStock: 7 });
  expect([t.position.acted, playerIn(t, 'ann').beside]).toEqual([2, [{ card: 'PINKERTON_AGENTS' }]]);
});

test('R18.21 … from the stock only: with none left it cannot be played', () => {
  const t = table(2, { players: { ann: { ...PINKERTON, agents: { LONDON: 10 } }, ben: BEN } });
  expect(t.refused('ann: play PINKERTON_AGENTS')).toEqual({ rule: 'R3.10', key: 'text.noAgentInStock' });
});

test('R18.21 … with the option pinkertonFromBoard it may come from a city instead, but not from Mi-Go', () => {
  const options = { pinkertonFromBoard: 1 };
  const beside = [{ card: 'MI_GO', agents: 1 }];
  const t = table(2, { players: { ann: { ...PINKERTON, beside }, ben: BEN } }, options);
  t.play('ann: play PINKERTON_AGENTS');
  expect(t.options).toEqual(['from LONDON', 'from STOCK']);
  t.play('ann: from LONDON');
  // Moving to the same city is no move.
  expect(t.refused('ann: to LONDON')).toEqual({ rule: 'R18.21', key: 'move.sameCity' });
  t.play('ann: to ROME');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { LONDON: 1, ROME: 1 }, agentStock: 7 });

  const stock = table(2, { players: { ann: PINKERTON, ben: BEN } }, options);
  stock.play('ann: play PINKERTON_AGENTS', 'ann: from STOCK', 'ann: to LONDON');
  expect(playerIn(stock, 'ann')).toMatchObject({ agents: { LONDON: 3 }, agentStock: 7 });

  for (const [agents, sources] of [
    [8, ['from LONDON', 'from ROME', 'from STOCK']],
    [9, ['from LONDON', 'from ROME']],
  ] as const) {
    const spec = { players: { ann: { ...PINKERTON, agents: { LONDON: agents, ROME: 1 } }, ben: BEN } };
    const t = table(2, spec, options).play('ann: play PINKERTON_AGENTS');
    expect(t.options, `${agents + 1} agents in cities`).toEqual(sources);
  }
});

test('R18.21 … even the only one of a city, and the only one of all; nobody reveals for that', () => {
  for (const [beside, agentStock] of [
    [[], 9],
    [[{ card: 'YOG_SOTHOTH', agents: 9 }], 0],
  ] as const) {
    const ann: PlayerSpec = { ...PINKERTON, identity: 'RESTORATIONIST', agents: ['LONDON'], beside: [...beside] };
    const t = table(2, { players: { ann, ben: BEN } }, { pinkertonFromBoard: 1 });
    t.play('ann: play PINKERTON_AGENTS', 'ann: from LONDON', 'ann: to ROME');
    expect(playerIn(t, 'ann').agents).toEqual({ ROME: 1 });
    expect(playerIn(t, 'ann')).toMatchObject({ agentStock, revealed: false });
    expect(t.position.over).toBeNull();
  }
});

test('R18.21 … not from where none stands, nor from an empty stock', () => {
  const ann = { ...PINKERTON, agents: { LONDON: 9, ROME: 1 } };
  const t = table(2, { players: { ann, ben: BEN } }, { pinkertonFromBoard: 1 }).play('ann: play PINKERTON_AGENTS');
  expect(t.refused('ann: from PARIS')).toEqual({ rule: 'R18.21', key: 'text.noAgentThere' });
  expect(t.refused('ann: from STOCK')).toEqual({ rule: 'R18.21', key: 'text.noAgentInStock' });
});

const KILLER: PlayerSpec = { identity: 'LOYALIST', agents: { CAIRO: 4 }, cubes: {} };

test('R18.22 the points of a kill box are scored for a killed agent, which never returns to its owner', () => {
  for (const [card, points] of [
    ['START_S001', 3],
    ['HIRED_ASSASSIN', 3],
    ['SEBASTIAN_MORAN', 4],
    ['NECHAEV', 3],
    ['MORIARTY', 5],
  ] as const) {
    const t = table(2, {
      players: { ann: { ...KILLER, hand: [card, 'START_S003'] }, ben: { ...BEN, agents: ['CAIRO', 'VIENNA'] } },
    });
    t.play('ann: assassinate ben CAIRO');
    expect(playerIn(t, 'ann'), card).toMatchObject({ killPoints: points, beside: [{ card, victim: 'ben' }] });
    expect(playerIn(t, 'ben')).toMatchObject({ agents: { VIENNA: 1 }, agentStock: 8 });
  }
});

test('R18.22 … not for killed royalty, and not when the card is claimed or played for something else', () => {
  const royalty = table(2, {
    players: { ann: { ...KILLER, hand: ['MORIARTY', 'START_S003'] }, ben: BEN },
    cities: { CAIRO: { slot: true } },
  });
  royalty.rolls(6).play('ann: assassinate ROYALTY CAIRO');
  expect(playerIn(royalty, 'ann')).toMatchObject({ killPoints: 0, restorationist: 3 });
  expect(playerIn(royalty, 'ann').beside).toContainEqual({ card: 'MORIARTY' });

  const claim = table(2, {
    players: { ann: { ...KILLER, hand: ['START_S005', 'MORIARTY'], cubes: ['CAIRO'] }, ben: BEN },
    cities: { CAIRO: { faceUp: 'SEBASTIAN_MORAN' } },
  });
  claim.play('ann: claim CAIRO', 'ann: place ROME', 'ann: done');
  expect(playerIn(claim, 'ann').total).toBe(0);
});

test('R18.22 … without a kill box the agent goes home and nothing is scored', () => {
  const t = table(2, {
    players: { ann: { ...KILLER, hand: ['VERA_FIGNER', 'START_S003'] }, ben: { ...BEN, agents: ['CAIRO', 'VIENNA'] } },
  });
  t.play('ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 0, beside: [{ card: 'VERA_FIGNER' }] });
  expect(playerIn(t, 'ben').agentStock).toBe(9);
});
