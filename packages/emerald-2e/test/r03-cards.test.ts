// R3 Cards: uses of a card, its place afterwards, and the timing of its text.
import { expect, test } from 'vitest';
import { builtIn, readPack } from '../src/box/pack.ts';
import { emerald2e } from '../src/game.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { Story } from '../src/stage/story.ts';
import { optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

/** Ann in Vienna with these cards, Ben in Berlin. */
const annWith = (hand: string[], ann: object = {}, more: PositionSpec = {}) =>
  table(2, {
    ...more,
    players: {
      ann: { hand, agents: ['VIENNA'], cubes: {}, ...ann },
      ben: { hand: ['START_S003'], agents: ['BERLIN'], cubes: {}, ...more.players?.ben },
    },
  });

test('R3.1 a played card is used for one type of symbol; the others on it do nothing', () => {
  const t = annWith(['OCCULT_LODGE', 'START_S003']);
  t.play('ann: place VIENNA', 'ann: pick OCCULT_LODGE', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { VIENNA: 2 }, discard: ['OCCULT_LODGE'] });
  expect(t.s.markers).toEqual([0, 0]);
});

test('R3.1 all symbols of the type count', () => {
  const t = annWith(['START_S010', 'START_S003'], { limbo: 5 });
  t.play('ann: retrieve', 'ann: pick START_S010', 'ann: take LIMBO', 'ann: take LIMBO', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 3, cubeStock: 7 });
  expect(playerIn(t, 'ann').cubes).toEqual({});
});

test('R3.1 or for its text, and then for no symbol', () => {
  const t = annWith(['PEOPLES_WILL', 'START_S003'], { limbo: 5 });
  t.play('ann: play PEOPLES_WILL', 'ann: confirm');
  expect(playerIn(t, 'ann').limbo).toBe(0);
  expect(t.s.markers).toEqual([0, 0]);
});

test('R3.1 a card without the symbol, or one not in hand, is refused', () => {
  const t = annWith(['START_S006', 'START_S007', 'START_S001']);
  t.play('ann: place VIENNA');
  expect(t.refused('ann: pick START_S001')).toEqual({ rule: 'R3.1', key: 'card.noSymbol' });
  expect(t.refused('ann: pick START_S003')).toEqual({ rule: 'R3.1', key: 'card.notInHand' });
});

test('R3.2 each of the eight played symbols has its use', () => {
  const t = annWith(
    ['START_S003', 'START_S005', 'START_S009', 'AZEF', 'START_S001', 'KROPOTKIN', 'BISMARCK', 'RAVACHOL'],
    { agents: { VIENNA: 3 }, cubes: ['VIENNA'] },
    { players: { ben: { agents: ['VIENNA'] } }, cities: { VIENNA: { faceUp: 'OKHRANA' } } },
  );
  for (const wish of ['place VIENNA', 'claim VIENNA', 'retrieve', 'move VIENNA', 'markers'])
    expect(ruleAgainst(t, `ann: ${wish}`), wish).toBeNull();
  expect(ruleAgainst(t, 'ann: assassinate ben VIENNA')).toBeNull();
  t.play('ann: assassinate ben VIENNA');
  expect(optionsOf(t, 'pick')).toEqual(['pick RAVACHOL', 'pick START_S003']);
});

test('R3.2 points, insanity and place-agent symbols do nothing when the card is played', () => {
  const t = annWith(['MI_GO', 'LOUISE_MICHEL', 'START_S003'], { limbo: 5 });
  t.rolls(1).play('ann: retrieve', 'ann: pick MI_GO', 'ann: take LIMBO');
  t.play('ann: markers', 'ann: advance RESTORATIONIST LOUISE_MICHEL');
  expect(playerIn(t, 'ann')).toMatchObject({ tokens: 3, agents: { VIENNA: 1 }, loyalist: 0, restorationist: 0 });
});

test('R3.3 a card with both marker symbols moves only one of them', () => {
  const pack = readPack(
    { game: 'emerald-2e', corrects: 1, cards: { BISMARCK: { restorationist: 2 } } },
    'both-markers.json',
  );
  const both = () =>
    new Story(emerald2e(pack), ['ann', 'ben'], {
      active: 'ann',
      players: {
        ann: { hand: ['BISMARCK', 'STIEBER', 'START_S003'], agents: ['VIENNA'] },
        ben: { agents: ['BERLIN'] },
      },
    });
  const t = both().play('ann: markers');
  expect(optionsOf(t, 'advance')).toEqual([
    'advance RESTORATIONIST BISMARCK',
    'advance LOYALIST BISMARCK',
    'advance LOYALIST STIEBER',
  ]);
  t.play('ann: advance RESTORATIONIST BISMARCK');
  expect(t.options).toEqual(['advance LOYALIST STIEBER', 'done']);
  expect(t.refused('ann: advance LOYALIST BISMARCK')).toEqual({ rule: 'R3.3', key: 'card.picked' });
  expect(t.refused('ann: advance RESTORATIONIST BISMARCK')).toEqual({ rule: 'R3.1', key: 'card.picked' });
  t.play('ann: done');
  expect(t.s.markers).toEqual([2, 0]);
  expect(both().play('ann: markers', 'ann: advance LOYALIST BISMARCK', 'ann: done').s.markers).toEqual([0, 3]);
});

test('R3.4 a played card goes to its player’s discard pile at once, for a symbol or for its text', () => {
  const t = annWith(['START_S003', 'GOLOVINSKI', 'START_S001']);
  t.play('ann: place VIENNA', 'ann: pick START_S003');
  expect(playerIn(t, 'ann').discard).toEqual(['START_S003']);
  t.play('ann: play GOLOVINSKI', 'ann: confirm');
  expect(playerIn(t, 'ann').discard).toEqual(['GOLOVINSKI', 'START_S003']);
});

test('R3.5 a one-use card leaves the game when its text is used, and is discarded when a symbol is used', () => {
  const text = annWith(['SIGMUND_FREUD', 'START_S003']).play('ann: play SIGMUND_FREUD', 'ann: confirm');
  expect(playerIn(text, 'ann')).toMatchObject({ beside: [{ card: 'SIGMUND_FREUD' }], discard: [] });
  const symbol = annWith(['SIGMUND_FREUD', 'START_S003'], { limbo: 5 });
  symbol.play('ann: retrieve', 'ann: pick SIGMUND_FREUD', 'ann: take LIMBO');
  expect(playerIn(symbol, 'ann')).toMatchObject({ beside: [], discard: ['SIGMUND_FREUD'] });
});

/** Ann's answers to play a card for each of its symbols. */
const FOR_SYMBOL = {
  place: (card: string) => ['place ROME', `pick ${card}`, 'done'],
  claim: (card: string) => ['claim CAIRO', `pick ${card}`, 'confirm'],
  retrieve: (card: string) => ['retrieve', `pick ${card}`, 'done', 'take LIMBO', 'done'],
  move: (card: string) => ['move CAIRO', 'to ROME', 'done', `pick ${card}`, 'done'],
  restorationist: (card: string) => ['markers', `advance RESTORATIONIST ${card}`, 'done'],
  loyalist: (card: string) => ['markers', `advance LOYALIST ${card}`, 'done'],
  bombs: (card: string) => ['assassinate ben CAIRO', 'pick START_S002', `pick ${card}`, 'done'],
} as const;
const SYMBOLS = Object.keys(FOR_SYMBOL) as (keyof typeof FOR_SYMBOL)[];
/** Every symbol of every one-use card; the bombs of an Infernal Machine are its text (R18.12). */
const ONE_USE = builtIn.cards.flatMap((card) =>
  SYMBOLS.flatMap((symbol) =>
    card.oneUse && card[symbol] > 0 && !(symbol === 'bombs' && card.effect === 'infernalMachine')
      ? [[card.id, symbol] as const]
      : [],
  ),
);

test('R3.5 one-use cards have symbols of nearly every type', () => {
  expect([...new Set(ONE_USE.map(([, symbol]) => symbol))].sort()).toEqual(
    ['bombs', 'claim', 'move', 'place', 'restorationist', 'retrieve'].sort(),
  );
});

test.each(ONE_USE)('R3.5 %s played for its symbol (%s) is discarded as usual', (card, symbol) => {
  const t = annWith(
    [card, 'START_S002', 'START_S003', 'START_S008'],
    { agents: ['CAIRO'], cubes: ['CAIRO'], limbo: 5 },
    { players: { ben: { agents: ['CAIRO', 'BERLIN'] } }, cities: { CAIRO: { faceUp: 'AIRSHIPS' } } },
  );
  t.play(...FOR_SYMBOL[symbol](card).map((text) => `ann: ${text}`));
  const { discard, beside } = playerIn(t, 'ann');
  expect(discard).toContain(card);
  expect(beside.map((one) => one.card)).not.toContain(card);
});

test('R3.5 the bombs of an Infernal Machine are its text: it leaves the game for them only', () => {
  const t = annWith(
    ['INFERNAL_MACHINE', 'START_S001', 'START_S003'],
    { cubes: ['VIENNA'] },
    { players: { ben: { agents: ['VIENNA'] } } },
  );
  t.play('ann: assassinate ben VIENNA', 'ann: pick START_S001', 'ann: pick INFERNAL_MACHINE');
  expect(playerIn(t, 'ann').beside.map(({ card }) => card)).toEqual(['INFERNAL_MACHINE', 'START_S001']);
  const placed = annWith(['INFERNAL_MACHINE', 'START_S001']);
  placed.play('ann: place VIENNA', 'ann: pick INFERNAL_MACHINE');
  expect(playerIn(placed, 'ann').discard).toEqual(['INFERNAL_MACHINE']);
});

test('R3.5 where a corrected pack says that bombs and benefit are of no single use, they are discarded', () => {
  const cards = { INFERNAL_MACHINE: { oneUse: false }, FENIANS: { oneUse: false } };
  const pack = readPack({ game: 'emerald-2e', corrects: 1, cards }, 'again.json');
  for (const card of ['INFERNAL_MACHINE', 'FENIANS']) {
    const t = new Story(emerald2e(pack), ['ann', 'ben'], {
      active: 'ann',
      players: {
        ann: { hand: [card, 'START_S001', 'AZEF'], agents: { VIENNA: 2 }, cubes: {} },
        ben: { agents: ['VIENNA', 'ROME'], cubes: {} },
      },
    }).play('ann: assassinate ben VIENNA');
    expect(playerIn(t, 'ann').discard).toEqual([card]);
    expect(playerIn(t, 'ann').beside).toEqual([{ card: 'START_S001', victim: 'ben' }]);
  }
});

test('R3.6 a card played for its assassinate symbol leaves the game, kill box and one-use heading or not', () => {
  for (const card of ['START_S001', 'KRAVCHINSKY', 'SHERLOCK_HOLMES', 'SEBASTIAN_MORAN']) {
    const t = annWith(
      [card, 'START_S003'],
      { agents: { CAIRO: 3 } },
      { players: { ben: { agents: ['CAIRO', 'ROME'] } } },
    );
    t.play('ann: assassinate ben CAIRO', `ann: pick ${card}`, 'ann: confirm');
    expect(playerIn(t, 'ann').beside[0], card).toMatchObject({ card });
    expect(playerIn(t, 'ann').discard).toEqual([]);
  }
});

test('R3.7 cards that leave the game keep the points they gave', () => {
  const t = annWith(['MI_GO', 'START_S003'], { loyalist: 1 });
  t.play('ann: play MI_GO', 'ann: from VIENNA', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ loyalist: 1, beside: [{ card: 'MI_GO', agents: 1 }] });
});

test('R3.7 but for the Society of Leopold, which takes the points of Vampires and Zombies back', () => {
  const t = annWith(['SOCIETY_OF_LEOPOLD', 'START_S003'], { loyalist: 4, beside: ['VAMPIRES'] });
  t.play('ann: play SOCIETY_OF_LEOPOLD', 'ann: confirm');
  expect(playerIn(t, 'ann')).toMatchObject({ loyalist: 1, beside: [] });
});

test('R3.8 each text has a timing class: action, free action, interrupt or benefit', () => {
  for (const { id, effect, timing } of builtIn.cards) {
    if (effect === null) expect(timing, id).toBeNull();
    else expect(['action', 'free', 'interrupt', 'benefit'], id).toContain(timing);
  }
});

test('R3.8 an action text costs an action, a free one none; interrupts and benefits are no plays of their own', () => {
  const t = annWith(['SIGMUND_FREUD', 'GOLOVINSKI', 'SHERLOCK_HOLMES', 'FENIANS', 'INFERNAL_MACHINE', 'START_S003']);
  expect(t.refused('ann: play SHERLOCK_HOLMES')).toEqual({ rule: 'R12.4', key: 'card.interrupt' });
  expect(t.refused('ann: play FENIANS')).toEqual({ rule: 'R12.2', key: 'card.benefit' });
  expect(t.refused('ann: play INFERNAL_MACHINE')).toEqual({ rule: 'R12.2', key: 'card.benefit' });
  t.play('ann: play GOLOVINSKI', 'ann: confirm');
  expect(t.position.acted).toBe(0);
  t.play('ann: play SIGMUND_FREUD', 'ann: confirm');
  expect(t.position.acted).toBe(1);
});

test('R3.9 no empty play: the text of a card must be able to do something', () => {
  const t = annWith(['PEOPLES_WILL', 'START_S003'], { limbo: 0 });
  expect(t.refused('ann: play PEOPLES_WILL')).toEqual({ rule: 'R18.20', key: 'text.noLimboCube' });
  expect(annWith(['PEOPLES_WILL', 'START_S003'], { limbo: 1 }).offers('play PEOPLES_WILL')).toBe(true);
});

const NO_DECK = { deck: [], discard: [] };
const ALL_AGENTS = { agents: { BERLIN: 5, VIENNA: 5 } };
const NO_AGENTS = { agents: {} };
/** For each text: a position that just misses its minimum, with the rule that refuses it, and one that meets it. */
const MINIMA: [card: string, short: [object, PositionSpec?], rule: string, enough: [object, PositionSpec?]][] = [
  ['DIOGENES_CLUB', [NO_DECK], 'R3.10', [{ deck: ['START_S001'], discard: [] }]],
  ['WATSON', [NO_DECK], 'R3.10', [{ deck: [], discard: ['START_S001'] }]],
  ['DUCHESS_DUZES', [{}, { cities: { VIENNA: { faceUp: null } } }], 'R18.6', [{}]],
  [
    'HIDE_ROYALTY',
    [{}, { cities: { VIENNA: { slot: false } } }],
    'R18.9',
    [{}, { cities: { VIENNA: { slot: true } } }],
  ],
  ['LESTRADE', [{}], 'R3.10', [{ cubes: ['ROME'] }]],
  ['OKHRANA', [{}], 'R3.10', [{}, { players: { ben: { agents: ['BERLIN'], cubes: ['ROME'] } } }]],
  ['IRENE_ADLER', [ALL_AGENTS], 'R3.10', [{}]],
  ['IRENE_ADLER', [{}, { players: { ben: { ...NO_AGENTS, revealed: true } } }], 'R3.10', [{}]],
  ['VAMPIRES', [ALL_AGENTS], 'R3.10', [{ agents: ['BERLIN'] }]],
  ['VAMPIRES', [{}], 'R3.10', [{}, { players: { ben: { agents: ['VIENNA'] } } }]],
  ['MI_GO', [NO_AGENTS], 'R3.10', [{}]],
  ['YOG_SOTHOTH', [NO_AGENTS], 'R3.10', [{}]],
  ['PINKERTON_AGENTS', [ALL_AGENTS], 'R3.10', [{}]],
  ['SHOGGOTH', [{}, { players: { ben: { ...NO_AGENTS, revealed: true } } }], 'R3.10', [{}]],
  ['ZOMBIES', [{}, { zombieSupply: 0 }], 'R3.10', [{}, { zombieSupply: 1 }]],
  [
    'ZOMBIES',
    [{}, { zombieSupply: 0, cities: { VIENNA: { zombies: 1 } } }],
    'R3.10',
    [{}, { zombieSupply: 0, cities: { BERLIN: { zombies: 1 } } }],
  ],
];

test.each(MINIMA)('R3.10 the least that %s needs', (card, [ann, more], rule, [enough, enoughMore]) => {
  expect(ruleAgainst(annWith([card, 'START_S003'], ann, more), `ann: play ${card}`)).toBe(rule);
  expect(ruleAgainst(annWith([card, 'START_S003'], enough, enoughMore), `ann: play ${card}`)).toBeNull();
});

test('R3.10 Third Section needs a stack that is not empty', () => {
  const cities = Object.fromEntries(
    builtIn.cards.filter(({ kind }) => kind === 'city').map(({ city }) => [city!, { faceUp: null }]),
  );
  expect(ruleAgainst(annWith(['THIRD_SECTION', 'START_S003'], {}, { cities }), 'ann: play THIRD_SECTION')).toBe(
    'R18.28',
  );
  const { ROME: _, ...others } = cities;
  expect(annWith(['THIRD_SECTION', 'START_S003'], {}, { cities: others }).offers('play THIRD_SECTION')).toBe(true);
});

test('R3.10 Freemasons and Mrs Hudson count the cards discarded with them among those that can be drawn', () => {
  for (const card of ['FREEMASONS', 'MRS_HUDSON']) {
    const t = annWith([card, 'GOLOVINSKI'], NO_DECK);
    expect(t.offers(`play ${card}`)).toBe(true);
    t.play(`ann: play ${card}`);
    // With an empty deck at least one card must be discarded, and comes back.
    expect(playerIn(t, 'ann')).toMatchObject({ hand: ['GOLOVINSKI'], deck: [], discard: [card] });
    expect(ruleAgainst(annWith([card], NO_DECK), `ann: play ${card}`)).toBe('R3.10');
    for (const pile of [
      { deck: ['START_S001'] },
      { discard: ['START_S001'] },
      { deck: ['START_S001'], discard: ['AZEF'] },
    ])
      expect(annWith([card], { ...NO_DECK, ...pile }).offers(`play ${card}`)).toBe(true);
  }
});

test('R3.10 Black Hand, Change of Heart, Freud, Golovinski and Society of Leopold need nothing', () => {
  for (const card of ['BLACK_HAND', 'CHANGE_OF_HEART', 'SIGMUND_FREUD', 'GOLOVINSKI', 'SOCIETY_OF_LEOPOLD'])
    expect(annWith([card, 'START_S003'], { ...NO_DECK, ...NO_AGENTS, revealed: true }).offers(`play ${card}`)).toBe(
      true,
    );
});

test('R3.11 the minimum is looked at when the card is played: a later interrupt does not give it back', () => {
  const t = annWith(
    ['SHOGGOTH', 'START_S003'],
    {},
    {
      players: { ben: { hand: ['SHERLOCK_HOLMES', 'START_S003'], agents: ['BERLIN'] } },
    },
  );
  t.play('ann: play SHOGGOTH', 'ann: remove ben BERLIN', 'ann: confirm', 'ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1 });
  expect(playerIn(t, 'ann').beside).toEqual([{ card: 'SHOGGOTH' }]);
  expect(t.position.acted).toBe(1);
});
