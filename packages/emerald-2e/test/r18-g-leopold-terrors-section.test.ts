// R18 Card rulings: Society of Leopold, Terrors of the Night, The Third Section.
import { UNKNOWN } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { cityIn, happened, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

const LEOPOLD = ['SOCIETY_OF_LEOPOLD', 'START_S003'];
const leopold = (ben: PlayerSpec, more: PositionSpec = {}, ann: PlayerSpec = {}) =>
  table(2, {
    ...more,
    players: { ann: { hand: LEOPOLD, agents: ['ROME'], ...ann }, ben: { agents: ['CAIRO', 'CAIRO'], ...ben } },
  });
const PLAY = 'ann: play SOCIETY_OF_LEOPOLD';

test('R18.26 Society of Leopold: all zombies leave the game, on the board and in the supply', () => {
  const t = leopold({ hand: ['CTHULHU'] }, { cities: { CAIRO: { zombies: 2 }, PARIS: { zombies: 1 } } });
  t.play(PLAY);
  expect([cityIn(t, 'CAIRO').zombies, cityIn(t, 'PARIS').zombies, t.position.zombieSupply]).toEqual([0, 0, 0]);
  expect([t.position.acted, playerIn(t, 'ann').discard]).toEqual([1, ['SOCIETY_OF_LEOPOLD']]);
});

for (const where of ['hand', 'deck', 'discard', 'beside'] as const)
  for (const card of ['ZOMBIES', 'VAMPIRES'])
    for (const owner of ['ann', 'ben'])
      test(`R18.26 ${card} in the ${where} of ${owner} leaves the game, and the 3 points it gave are taken back`, () => {
        const mine = owner === 'ann' && where === 'hand' ? [...LEOPOLD, card] : [card];
        const spec = { [where]: mine, loyalist: 5, neutral: 4 };
        const t = owner === 'ann' ? leopold({}, {}, spec) : leopold(spec);
        t.play(PLAY);
        expect(playerIn(t, owner)).toMatchObject({ loyalist: 2, neutral: 4 });
        expect(t.position.removed).toEqual([card]);
      });

test('R18.26 … whoever owns it, at a table of five too, and whoever plays the card', () => {
  for (const active of NAMES)
    for (const owner of NAMES) {
      const lost = { discard: ['VAMPIRES'], loyalist: 5 };
      const players = { [active]: { hand: LEOPOLD }, [owner]: lost };
      if (active === owner) players[active] = { hand: LEOPOLD, ...lost };
      const t = table(5, { active, players });
      t.play(`${active}: play SOCIETY_OF_LEOPOLD`);
      expect([t.position.removed, playerIn(t, owner).loyalist], `${active}, ${owner}`).toEqual([['VAMPIRES'], 2]);
    }
});

test('R18.26 a card taken from a hand is replaced by a draw at once, one from elsewhere is not', () => {
  const t = leopold({ hand: ['ZOMBIES', 'START_S001'], deck: ['START_S003', 'START_S004'] });
  t.play(PLAY);
  expect([playerIn(t, 'ben').hand.length, playerIn(t, 'ben').deck.length]).toEqual([2, 1]);
  expect(playerIn(t, 'ben').hand).toContain('START_S001');

  const deck = leopold({ hand: ['START_S001'], deck: ['START_S003', 'ZOMBIES'] });
  deck.play(PLAY);
  expect(playerIn(deck, 'ben')).toMatchObject({ hand: ['START_S001'], deck: ['START_S003'] });
});

test('R18.26 … with a reshuffle if need be, and with none if nothing can be drawn', () => {
  const t = leopold({ hand: ['ZOMBIES', 'START_S001'], deck: [], discard: ['START_S003'] });
  t.play(PLAY);
  expect(playerIn(t, 'ben')).toMatchObject({ hand: ['START_S001', 'START_S003'], deck: [], discard: [] });
  const none = leopold({ hand: ['ZOMBIES', 'START_S001'], deck: [], discard: [] });
  none.play(PLAY);
  expect(playerIn(none, 'ben').hand).toEqual(['START_S001']);
});

test('R18.26 … the replacement is never a card that leaves the game itself', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const t = leopold({ hand: ['ZOMBIES', 'START_S001'], deck: ['VAMPIRES', 'START_S003'] }, { seed });
    t.play(PLAY);
    expect([playerIn(t, 'ben').hand, happened(t, 'drew')]).toEqual([['START_S001', 'START_S003'], 1]);
  }
  const both = leopold({ hand: ['ZOMBIES', 'VAMPIRES'], deck: ['START_S001', 'START_S003'], loyalist: 6 });
  both.play(PLAY);
  expect(playerIn(both, 'ben')).toMatchObject({ hand: ['START_S001', 'START_S003'], loyalist: 0 });
});

test('R18.26 … for the player of the card a reshuffle includes this very card, which is discarded when played', () => {
  const t = leopold({}, {}, { hand: ['SOCIETY_OF_LEOPOLD', 'ZOMBIES'], deck: [], discard: [] });
  t.play(PLAY);
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['SOCIETY_OF_LEOPOLD'], discard: [] });
});

test('R18.26 … the deck is otherwise unchanged and shown to nobody', () => {
  const t = leopold({ hand: ['START_S001'], deck: ['START_S003', 'START_S004', 'ZOMBIES'] });
  t.play(PLAY);
  expect(playerIn(t, 'ben').deck).toEqual(['START_S003', 'START_S004']);
  const mine = t.s.place.flatMap((_, item) => (/^START_S00[134]\.TUESDAY$/.test(t.game.nameOf(item)) ? [item] : []));
  for (const item of mine) expect(view(t.game, t.s, 0).s.place[item]).toBe(UNKNOWN);
});

test('R18.26 a copy that nobody owns stays; claimed later it gives points and symbols, but its text is dead', () => {
  for (const card of ['ZOMBIES', 'VAMPIRES']) {
    const t = leopold(
      {},
      { cities: { ROME: { faceUp: card } } },
      { hand: [...LEOPOLD, 'START_S005'], deck: [], discard: [], agents: ['ROME', 'PARIS'], cubes: ['ROME'] },
    );
    t.play('ann: pass', PLAY);
    expect(cityIn(t, 'ROME').faceUp).toBe(card);
    t.play('ann: end', 'ben: pass', 'ben: pass', 'ben: end');
    t.rolls(6).play('ann: claim ROME', 'ann: pick START_S005', 'ann: confirm', 'ann: pass', 'ann: end');
    expect(playerIn(t, 'ann')).toMatchObject({ loyalist: 3, hand: expect.arrayContaining([card]) });
    t.play('ben: pass', 'ben: pass', 'ben: end');
    expect(t.refused(`ann: play ${card}`)).toEqual({ rule: 'R18.26', key: 'card.dead' });
    // Its symbol still works: to place a cube, or to claim.
    if (card === 'ZOMBIES') expect(optionsOf(t, 'place')).toHaveLength(9);
  }
});

test('R18.26 … the interrupt of Vampires is dead as well', () => {
  for (const banished of [true, false]) {
    const t = table(2, {
      banished,
      players: {
        ann: { hand: ['START_S001', 'START_S003'], agents: { CAIRO: 3 }, cubes: {} },
        ben: { identity: 'LOYALIST', hand: ['VAMPIRES', 'START_S003'], agents: ['CAIRO', 'ROME'], cubes: {} },
      },
    });
    t.play('ann: assassinate ben CAIRO');
    expect(t.asked).toBe(banished ? 'ann' : 'ben');
    expect(playerIn(t, 'ben').agents).toEqual(banished ? { ROME: 1 } : { CAIRO: 1, ROME: 1 });
  }
});

test('R18.26 … and that is the reason given to its holder, who is asked because of Holmes', () => {
  const t = table(2, {
    banished: true,
    players: {
      ann: { hand: ['START_S001', 'START_S003'], agents: { CAIRO: 3 }, cubes: {} },
      ben: { identity: 'LOYALIST', hand: ['VAMPIRES', 'SHERLOCK_HOLMES'], agents: ['CAIRO', 'ROME'], cubes: {} },
    },
  });
  t.play('ann: assassinate ben CAIRO');
  expect([t.asked, t.options]).toEqual(['ben', ['pass', 'use SHERLOCK_HOLMES']]);
  expect(t.refused('ben: use VAMPIRES')).toEqual({ rule: 'R18.26', key: 'card.dead' });
});

test('R18.26 it is always playable, and played again it takes what was claimed since', () => {
  const t = leopold({ discard: ['ZOMBIES'], loyalist: 3 }, { banished: true });
  t.play(PLAY);
  expect([t.position.removed, playerIn(t, 'ben').loyalist]).toEqual([['ZOMBIES'], 0]);
  const nothing = leopold({}, { banished: true });
  expect(nothing.offers('play SOCIETY_OF_LEOPOLD')).toBe(true);
});

test('R18.27 Terrors of the Night: another player who has a token makes a sanity roll', () => {
  const t = table(3, {
    players: { ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] }, ben: {}, cat: {} },
  });
  t.play('ann: play TERRORS_OF_THE_NIGHT');
  expect(t.options).toEqual(['player TUESDAY', 'player WEDNESDAY']);
  expect(t.refused('ann: player ann')).toEqual({ rule: 'R18.27', key: 'text.notYourself' });
  t.rolls(1).play('ann: player cat');
  expect(['ann', 'ben', 'cat'].map((name) => playerIn(t, name).tokens)).toEqual([3, 3, 2]);
  expect([t.position.acted, playerIn(t, 'ann').discard]).toEqual([1, ['TERRORS_OF_THE_NIGHT']]);
});

test('R18.27 … any of four others, but not one without a token', () => {
  for (const [i, name] of NAMES.slice(1).entries()) {
    const mad = NAMES[1 + ((i + 1) % 4)]!;
    const t = table(5, {
      players: {
        ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: ['ROME'] },
        [mad]: { identity: 'LOYALIST', revealed: true, tokens: 0 },
      },
    });
    t.play('ann: play TERRORS_OF_THE_NIGHT');
    expect(t.options).toHaveLength(3);
    expect(t.refused(`ann: player ${mad}`)).toEqual({ rule: 'R18.27', key: 'text.noTokenLeft' });
    t.rolls('insane').play(`ann: player ${name}`);
    expect(NAMES.map((one) => playerIn(t, one).tokens)).toEqual(
      NAMES.map((one) => (one === name ? 2 : one === mad ? 0 : 3)),
    );
  }
});

test('R18.27 … if nobody else has a token it cannot be played', () => {
  const mad = { identity: 'LOYALIST', revealed: true, tokens: 0, agents: ['ROME'] } as const;
  const t = table(3, {
    players: { ann: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], tokens: 3 }, ben: mad, cat: mad },
  });
  expect(t.refused('ann: play TERRORS_OF_THE_NIGHT')).toEqual({ rule: 'R18.27', key: 'text.noToken' });
});

const section = (cities: PositionSpec['cities'], more: PositionSpec = {}) =>
  table(2, { ...more, cities: cities!, players: { ann: { hand: ['THIRD_SECTION', 'START_S003'] }, ben: {} } });

test('R18.28 The Third Section: a face-up card leaves the game, nobody scores it, and the next is turned up', () => {
  for (const acted of [0, 1, 2]) {
    const t = section({ ROME: { faceUp: 'CITY_ROME', stack: ['OKHRANA'], slot: true } }, { acted });
    t.play('ann: play THIRD_SECTION', 'ann: at ROME');
    expect(t.position).toMatchObject({ removed: ['CITY_ROME'], acted });
    expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'OKHRANA', stack: [] });
    expect([playerIn(t, 'ann').total, playerIn(t, 'ben').total]).toEqual([0, 0]);
    expect(playerIn(t, 'ann').discard).toEqual(['THIRD_SECTION']);
  }
});

test('R18.28 … the next is turned up for any player, with any number of them', () => {
  for (const seats of [2, 3, 4, 5])
    for (const active of NAMES.slice(0, seats)) {
      const t = table(seats, {
        active,
        players: { [active]: { hand: ['THIRD_SECTION', 'START_S003'] } },
        cities: { ROME: { faceUp: 'CITY_ROME', stack: ['OKHRANA'] } },
      });
      t.play(`${active}: play THIRD_SECTION`, `${active}: at ROME`);
      expect(cityIn(t, 'ROME'), `${active} of ${seats}`).toMatchObject({ faceUp: 'OKHRANA', stack: [] });
    }
});

test('R18.28 … royalty cannot be hit: turned up it slides into its slot and stays there', () => {
  const t = section({ ROME: { faceUp: 'BISMARCK', stack: ['ROYAL_ROME', 'CITY_ROME'] } });
  t.draws('ROYAL_ROME').play('ann: play THIRD_SECTION', 'ann: at ROME');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'CITY_ROME', slot: true });
  expect(t.position.removed).toEqual(['BISMARCK']);
});

test('R18.28 … an empty stack cannot be chosen, royalty in its slot or not; with all empty it cannot be played', () => {
  const t = section({ LONDON: { faceUp: null, slot: true } });
  t.play('ann: play THIRD_SECTION');
  expect(optionsOf(t, 'at')).toHaveLength(8);
  expect(t.refused('ann: at LONDON')).toEqual({ rule: 'R18.28', key: 'text.emptyStack' });
  const none = section(Object.fromEntries(CITIES.map((city) => [city, { faceUp: null }])));
  expect(ruleAgainst(none, 'ann: play THIRD_SECTION')).toBe('R18.28');
});
