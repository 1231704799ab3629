// R18 Card rulings: The Black Hand, Change of Heart, Cthulhu.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import { DEVOURED, identityOf } from '../src/box/state.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { cityIn, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const BEN: PlayerSpec = { identity: 'LOYALIST', agents: { ROME: 3 }, cubes: {} };

test('R18.1 The Black Hand: 2 Restorationist points for each royalty gained by assassination, then out of the game', () => {
  const t = table(2, { players: { ann: { hand: ['BLACK_HAND', 'START_S003'], royaltyKilled: 2 }, ben: BEN } });
  t.play('ann: play BLACK_HAND');
  expect(playerIn(t, 'ann')).toMatchObject({ restorationist: 4, beside: [{ card: 'BLACK_HAND' }] });
  expect(t.position.acted).toBe(1);
});

test('R18.1 … and 2 more whenever another is gained that way later; none is needed when it is played', () => {
  const t = table(2, {
    players: { ann: { hand: ['BLACK_HAND', 'START_S001'], agents: { CAIRO: 4 }, cubes: {} }, ben: BEN },
    cities: { CAIRO: { slot: true } },
  });
  t.play('ann: play BLACK_HAND');
  expect(playerIn(t, 'ann').restorationist).toBe(0);
  t.rolls(6).play('ann: assassinate ROYALTY CAIRO');
  // The royalty of Cairo is worth 3.
  expect(playerIn(t, 'ann').restorationist).toBe(5);
});

test('R18.1 hidden royalty does not count, hidden before or after', () => {
  for (const [first, second] of [
    ['BLACK_HAND', 'HIDE_ROYALTY'],
    ['HIDE_ROYALTY', 'BLACK_HAND'],
  ]) {
    const t = table(2, {
      players: { ann: { hand: ['BLACK_HAND', 'HIDE_ROYALTY'], agents: { CAIRO: 4 }, cubes: {} }, ben: BEN },
      cities: { CAIRO: { slot: true } },
    });
    t.rolls(6).play(`ann: play ${first}`, `ann: play ${second}`);
    expect(playerIn(t, 'ann')).toMatchObject({ restorationist: 0, loyalist: 3 });
  }
});

test('R18.1 with `blackHandCountsHidden` it counts as well, hidden before or after, as Restorationist points', () => {
  for (const [first, second] of [
    ['BLACK_HAND', 'HIDE_ROYALTY'],
    ['HIDE_ROYALTY', 'BLACK_HAND'],
  ]) {
    const t = table(
      2,
      {
        players: { ann: { hand: ['BLACK_HAND', 'HIDE_ROYALTY'], agents: { CAIRO: 4 }, cubes: {} }, ben: BEN },
        cities: { CAIRO: { slot: true } },
      },
      { blackHandCountsHidden: 1 },
    );
    t.rolls(6).play(`ann: play ${first}`, `ann: play ${second}`);
    expect(playerIn(t, 'ann'), first).toMatchObject({ restorationist: 2, loyalist: 3 });
  }
});

test('R18.1 … killed and hidden royalty together, each once, and nobody else’s', () => {
  const t = table(
    3,
    {
      players: {
        ann: { hand: ['BLACK_HAND', 'START_S003'], beside: ['ROYAL_ROME', 'ROYAL_PARIS', 'AZEF'], royaltyKilled: 1 },
        ben: BEN,
        cat: { beside: ['ROYAL_LONDON'], agents: { ROME: 3 } },
      },
    },
    { blackHandCountsHidden: 1 },
  );
  t.play('ann: play BLACK_HAND');
  expect(playerIn(t, 'ann').restorationist).toBe(4);
});

test('R18.1 … two Black Hands score twice for royalty that is hidden later', () => {
  const scored = (options: Readonly<Record<string, unknown>>) => {
    const ann = { hand: ['HIDE_ROYALTY'], agents: { CAIRO: 4 }, cubes: {}, blackHands: 2 };
    const t = table(2, { players: { ann, ben: BEN }, cities: { CAIRO: { slot: true } } }, options);
    t.rolls(6).play('ann: play HIDE_ROYALTY');
    return playerIn(t, 'ann').restorationist;
  };
  expect([scored({ blackHandCountsHidden: 1 }), scored({ blackHandCountsHidden: 0 }), scored({})]).toEqual([4, 0, 0]);
});

test('R18.1 a killed agent is no royalty', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['BLACK_HAND', 'START_S001'], agents: { CAIRO: 4 }, cubes: {} },
      ben: { ...BEN, agents: ['CAIRO', 'ROME'] },
    },
  });
  t.play('ann: play BLACK_HAND', 'ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ann').restorationist).toBe(0);
});

test('R18.2 Change of Heart lies openly on the identity, which stays hidden', () => {
  const t = table(2, { players: { ann: { identity: 'LOYALIST', hand: ['CHANGE_OF_HEART', 'START_S003'] }, ben: BEN } });
  t.play('ann: play CHANGE_OF_HEART');
  for (const viewer of [1, SPECTATOR]) {
    const seen = view(t.game, t.s, viewer).s;
    expect([seen.flips[0], seen.place[identityOf(t.s, 0)]]).toEqual([1, -1]);
  }
  expect(playerIn(t, 'ann')).toMatchObject({ revealed: false, beside: [{ card: 'CHANGE_OF_HEART' }] });
  expect([t.position.acted, t.position.over]).toEqual([1, null]);
});

test('R18.2 the effective side flips: a hidden Loyalist who changed ends the game when revealed', () => {
  const t = table(2, {
    players: {
      ann: { identity: 'LOYALIST', hand: ['CHANGE_OF_HEART', 'YOG_SOTHOTH'], agents: ['ROME'] },
      ben: BEN,
    },
  });
  t.play('ann: play CHANGE_OF_HEART', 'ann: play YOG_SOTHOTH');
  expect(t.position.over).toBe('revealed');
});

test('R18.2 played by a revealed Loyalist it makes a revealed Restorationist: the game ends', () => {
  const t = table(2, {
    players: { ann: { identity: 'LOYALIST', revealed: true, hand: ['CHANGE_OF_HEART', 'START_S003'] }, ben: BEN },
  });
  t.play('ann: play CHANGE_OF_HEART');
  expect([t.position.over, t.asked]).toEqual(['revealed', null]);
});

test('R18.2 a Restorationist may play it too and becomes a Loyalist', () => {
  const t = table(2, {
    players: {
      ann: { identity: 'RESTORATIONIST', hand: ['CHANGE_OF_HEART', 'YOG_SOTHOTH'], agents: ['ROME'] },
      ben: BEN,
    },
  });
  t.play('ann: play CHANGE_OF_HEART', 'ann: play YOG_SOTHOTH');
  expect([t.position.over, t.asked, optionsOf(t, 'to').length]).toEqual([null, 'ann', 9]);
});

const CAIRO: PositionSpec = {
  players: {
    ann: {
      identity: 'LOYALIST',
      hand: ['CTHULHU', 'START_S003', 'START_S004'],
      agents: ['CAIRO', 'ROME'],
      cubes: { CAIRO: 2, ROME: 1 },
      limbo: 1,
    },
    ben: { ...BEN, hand: ['START_S001'], agents: ['CAIRO', 'CAIRO', 'VIENNA'], cubes: ['CAIRO', 'VIENNA'], limbo: 0 },
    cat: { agents: ['CAIRO', 'PARIS'], cubes: {}, limbo: 3 },
  },
  cities: { CAIRO: { faceUp: 'OKHRANA', stack: ['ROYAL_CAIRO', 'BISMARCK', 'CITY_CAIRO'], zombies: 2 } },
};
const RISE = ['ann: play CTHULHU', 'ann: at CAIRO', 'ann: confirm'];

test('R18.3 Cthulhu: the whole stack of a city leaves the game, hidden royalty with it', () => {
  const t = table(3, CAIRO);
  t.play(...RISE);
  expect(cityIn(t, 'CAIRO')).toEqual({ faceUp: null, stack: [], slot: false, zombies: 0 });
  expect(t.position).toMatchObject({ removed: ['OKHRANA'], devoured: ['BISMARCK', 'CITY_CAIRO', 'ROYAL_CAIRO'] });
});

test('R18.3 … unseen cards unseen: nobody learns which game card it was', () => {
  const t = table(3, CAIRO);
  t.play(...RISE);
  const bismarck = t.s.place.findIndex((_, item) => t.game.nameOf(item) === 'BISMARCK');
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const { s, hidden } = view(t.game, t.s, viewer);
    expect(s.place[bismarck]).toBe(-1);
    expect(hidden.some(({ items, places }) => items.includes(bismarck) && places.includes(DEVOURED))).toBe(true);
  }
});

test('R18.3 royalty already in the slot stays', () => {
  const t = table(3, { ...CAIRO, cities: { CAIRO: { faceUp: 'OKHRANA', slot: true } } });
  t.play(...RISE);
  expect(cityIn(t, 'CAIRO')).toEqual({ faceUp: null, stack: [], slot: true, zombies: 0 });
});

test('R18.3 agents go to their owners’ stocks, all cubes to their owners’ Limbo, your own too, zombies to the supply', () => {
  const t = table(3, CAIRO);
  t.play(...RISE);
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 1 }, agentStock: 9, cubes: { ROME: 1 }, limbo: 3 });
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { VIENNA: 1 }, agentStock: 9, cubes: { VIENNA: 1 }, limbo: 1 });
  expect(playerIn(t, 'cat')).toMatchObject({ agents: { PARIS: 1 }, agentStock: 9, limbo: 3 });
  expect(playerIn(t, 'cat').cubes).toEqual({});
  expect([t.position.zombieSupply, playerIn(t, 'ann').beside, t.position.acted]).toEqual([6, [{ card: 'CTHULHU' }], 1]);
});

test('R18.3 there must be something to remove; royalty in the slot is nothing', () => {
  const t = table(3, {
    ...CAIRO,
    cities: { LONDON: { faceUp: null, slot: true, zombies: 0 }, MADRID: { faceUp: null, zombies: 1 } },
  });
  t.play('ann: play CTHULHU');
  expect([t.offers('at MADRID'), t.offers('at CAIRO')]).toEqual([true, true]);
  expect(t.refused('ann: at LONDON')).toEqual({ rule: 'R18.3', key: 'text.cthulhu' });
});

test('R18.3 anything is something to remove: a card, a zombie, an agent or a cube, your own too', () => {
  const elsewhere = { identity: 'LOYALIST', agents: {}, cubes: {}, revealed: true } as const;
  const left: Record<string, [ann: PlayerSpec, ben: PlayerSpec, rome: object]> = {
    'a card': [{}, {}, { faceUp: 'OKHRANA', stack: [] }],
    'a zombie': [{}, {}, { faceUp: null, zombies: 1 }],
    'an own agent': [{ agents: ['ROME'] }, {}, { faceUp: null }],
    'an own cube': [{ cubes: ['ROME'] }, {}, { faceUp: null }],
    'another player’s agent': [{}, { agents: ['ROME'] }, { faceUp: null }],
    'another player’s cube': [{}, { cubes: ['ROME'] }, { faceUp: null }],
  };
  for (const [what, [ann, ben, rome]] of Object.entries(left)) {
    const t = table(2, {
      players: { ann: { ...elsewhere, hand: ['CTHULHU', 'START_S003'], ...ann }, ben: { ...elsewhere, ...ben } },
      cities: Object.fromEntries(CITIES.map((city) => [city, city === 'ROME' ? rome : { faceUp: null }])),
    });
    t.play('ann: play CTHULHU');
    // The only possible city was taken without a question.
    expect(playerIn(t, 'ann').beside, what).toEqual([{ card: 'CTHULHU' }]);
    expect(t.position.acted).toBe(1);
  }
});

test('R18.3 with nothing left anywhere it cannot be played', () => {
  const nowhere = { agents: {}, cubes: {} };
  const t = table(2, {
    players: {
      ann: { ...nowhere, hand: ['CTHULHU', 'START_S003'], revealed: true, identity: 'LOYALIST' },
      ben: { ...nowhere, revealed: true, identity: 'LOYALIST' },
    },
    cities: Object.fromEntries(
      CITIES.map((city) => [city, city === 'ROME' ? { faceUp: null, slot: true } : { faceUp: null }]),
    ),
  });
  expect(ruleAgainst(t, 'ann: play CTHULHU')).toBe('R18.3');
});

test('R18.3 Sherlock Holmes of any owner of an agent there cancels all of it; the card is gone all the same', () => {
  for (const owner of ['ben', 'cat']) {
    const holmes = { ...CAIRO.players![owner], hand: ['SHERLOCK_HOLMES', 'START_S001'] };
    const t = table(3, { ...CAIRO, players: { ...CAIRO.players, [owner]: holmes } });
    const before = t.position;
    t.play(...RISE);
    expect(t.asked).toBe(owner);
    t.play(`${owner}: use SHERLOCK_HOLMES`);
    expect(t.position.cities).toEqual(before.cities);
    for (const name of ['ann', 'ben', 'cat'])
      expect(playerIn(t, name)).toMatchObject({ agents: CITY_PIECES[name], agentStock: AT_HOME[name] });
    expect([playerIn(t, 'ann').beside, t.position.acted]).toEqual([[{ card: 'CTHULHU' }], 1]);
  }
});
const CITY_PIECES: Record<string, object> = {
  ann: { CAIRO: 1, ROME: 1 },
  ben: { CAIRO: 2, VIENNA: 1 },
  cat: { CAIRO: 1, PARIS: 1 },
};
const AT_HOME: Record<string, number> = { ann: 8, ben: 7, cat: 8 };

test('R18.3 Holmes is no help to a player who has only cubes there', () => {
  const t = table(3, {
    ...CAIRO,
    players: {
      ...CAIRO.players,
      ben: { ...BEN, hand: ['SHERLOCK_HOLMES', 'START_S001'], agents: ['VIENNA'], cubes: ['CAIRO'] },
    },
  });
  t.play(...RISE);
  expect([t.asked, playerIn(t, 'ben').cubes]).toEqual(['ann', {}]);
});

test('R18.35 Cthulhu takes the last agent of its own player too: R13 applies as to all others', () => {
  for (const [identity, over] of [
    ['LOYALIST', null],
    ['RESTORATIONIST', 'revealed'],
  ] as const) {
    const t = table(2, {
      players: { ann: { identity, hand: ['CTHULHU', 'START_S003'], agents: ['CAIRO'], cubes: {} }, ben: BEN },
    });
    t.play('ann: play CTHULHU', 'ann: at CAIRO');
    expect([playerIn(t, 'ann').revealed, t.position.over]).toEqual([true, over]);
    if (over === null) expect([t.asked, optionsOf(t, 'to').length]).toEqual(['ann', 9]);
  }
});

test('R18.35 a city emptied by it stays open for pieces', () => {
  const t = table(3, CAIRO);
  t.play(...RISE, 'ann: place CAIRO', 'ann: pick START_S003', 'ann: done');
  expect(playerIn(t, 'ann').cubes).toEqual({ CAIRO: 1, ROME: 1 });
});
