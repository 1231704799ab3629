// R4 Playing cards, R5 Influence.
import { expect, test } from 'vitest';
import { hasMost } from '../src/box/state.ts';
import { agentIn, cityIn, isLegalSet, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

test('R4.1 a played card serves one purpose: its cubes, its gold, or its text', () => {
  const t = table(2, { players: { ann: { hand: ['WATSON'] } } });
  t.play('ann: place PARIS', 'ann: pick WATSON', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { PARIS: 1 }, hand: [], discard: ['WATSON'] });
  // Pamphlets show a cube and gold: used for gold they place nothing, used for the cube they pay nothing.
  const both = { hand: ['START_01', 'MORRIS'], reserve: 14 };
  const bought = table(2, { players: { ann: both } }).play('ann: buy', 'ann: pick MORRIS', 'ann: done');
  expect(playerIn(bought, 'ann')).toMatchObject({ cubes: {}, supply: 7, reserve: 13 });
});

test('R4.2 cards may be pooled for the same kind of symbol', () => {
  const t = table(2, { players: { ann: { hand: ['START_01', 'START_04'], reserve: 10 } } });
  t.play('ann: place PARIS', 'ann: pick START_01', 'ann: pick START_04', 'ann: done');
  expect(playerIn(t, 'ann').cubes).toEqual({ PARIS: 3 });
});

test('R4.3 played cards go to the discard pile; a one-use card used for its text leaves the game', () => {
  const t = table(2, { players: { ann: { hand: ['BURTSEV', 'START_01'] } } });
  t.play('ann: play BURTSEV', 'ann: player TUESDAY', 'ann: confirm');
  expect(t.position.removed).toEqual(['BURTSEV']);
  t.play('ann: place PARIS', 'ann: pick START_01', 'ann: done');
  expect(playerIn(t, 'ann').discard).toContain('START_01');
});

const placing = (hand: string[], supply: number) =>
  table(2, { players: { ann: { hand, reserve: 20 - supply } } }).play('ann: place PARIS');

test('R4.4 no card may be superfluous', () => {
  const t = placing(['START_01', 'START_04'], 2);
  expect(isLegalSet(t, ['pick START_01'])).toBe(true);
  expect(isLegalSet(t, ['pick START_01', 'pick START_04'])).toBe(false);
  const option = (text: string) => t.game.verbs.parse(text) as number;
  expect(t.table.refuse(0, option('pick START_01'), [option('pick START_04')])?.rule).toBe('R4.4');
});

test('R4.5 a single card that is needed may show more than can be used', () => {
  const t = placing(['START_04'], 1);
  expect(playerIn(t, 'ann')).toMatchObject({ supply: 0, cubes: { PARIS: 1 } });
});

test('R4.6 buying needs an even total, without exception', () => {
  const t = table(2, { players: { ann: { hand: ['START_01', 'MORRIS', 'STIEBER'] } } }).play('ann: buy');
  expect(isLegalSet(t, ['pick START_01'])).toBe(false);
  expect(isLegalSet(t, ['pick START_01', 'pick MORRIS'])).toBe(false);
  expect(isLegalSet(t, ['pick MORRIS'])).toBe(true);
  expect(ruleAgainst(t, 'ann: pick START_01')).toBe('R4.6');
});

test('R4.7 what the cards show is used as far as possible', () => {
  const t = table(2, { players: { ann: { hand: ['START_04', 'START_01'], limbo: 3, cubes: ['ROME'] } } }).play(
    'ann: retrieve',
  );
  t.play('ann: pick START_04', 'ann: done');
  expect(isLegalSet(t, ['take LIMBO'])).toBe(false);
  expect(isLegalSet(t, ['take LIMBO', 'take LIMBO'])).toBe(true);
});

test('R4.8 the sum less any card must be smaller than what is needed; where nothing is needed no card may be added', () => {
  // Washington to London costs 3: two and one, or three alone, but not three and one.
  const hand = ['MORRIS', 'START_07', 'DUZES'];
  const t = table(2, { agents: { MONDAY: { player: 'ann', at: 'WASHINGTON' } }, players: { ann: { hand } } });
  t.play('ann: move MONDAY', 'ann: to LONDON', 'ann: done');
  expect(isLegalSet(t, ['pick MORRIS', 'pick START_07'])).toBe(true);
  expect(isLegalSet(t, ['pick DUZES'])).toBe(true);
  expect(isLegalSet(t, ['pick DUZES', 'pick START_07'])).toBe(false);
  // Two agents with a bomb each are enough for Zurich: a card for more is refused, and none has to be played.
  const enough = table(2, {
    agents: {
      MORAN: { player: 'ann', at: 'ZURICH' },
      FIGNER: { player: 'ann', at: 'ZURICH' },
      GOLDMAN: { player: 'ann', at: 'ZURICH' },
      AZEF: { player: 'ben', at: 'ZURICH' },
    },
    players: { ann: { hand: ['MORAN', 'START_08'] }, ben: { known: true, tokens: [] } },
  });
  enough.play('ann: attack MORAN');
  expect(agentIn(enough, 'AZEF')?.at).toBe('DEAD');
  expect(playerIn(enough, 'ann').hand).toEqual(['START_08']);
});

test('R4.9 cards are declared together before anything is carried out, and reach the discard pile at its end', () => {
  // Watson draws while it is still in play, so it cannot be drawn itself.
  const t = table(2, { players: { ann: { hand: ['WATSON'], deck: ['START_01'], discard: [] } } });
  t.play('ann: play WATSON', 'ann: confirm');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_01'], deck: [], discard: ['WATSON'] });
});

test('R4.10 of several discarded cards the player says which lies on top', () => {
  const t = table(2, { players: { ann: { hand: ['START_01', 'START_02', 'START_03'] } } });
  t.play('ann: discard', 'ann: pick START_01', 'ann: pick START_02', 'ann: done');
  expect(optionsOf(t, 'pick')).toEqual(['pick START_01', 'pick START_02']);
  t.play('ann: pick START_01');
  const shown = t.events.filter((event) => event.kind === 'discarded');
  expect(shown.map((event) => t.game.data.cards[event.fields.card!]?.id)).toEqual(['START_01']);
});

/** Ann and Ben in Paris with these cubes on its card, and agents besides their main ones, who are in Cairo. */
const inParis = (ann: [cubes: number, agents: string[]], ben: [cubes: number, agents: string[]]) =>
  table(2, {
    players: { ann: { cubes: { PARIS: ann[0] } }, ben: { cubes: { PARIS: ben[0] } } },
    agents: {
      MONDAY: { player: 'ann', at: 'CAIRO' },
      TUESDAY: { player: 'ben', at: 'CAIRO' },
      ...Object.fromEntries(ann[1].map((name) => [name, { player: 'ann', at: 'PARIS' }])),
      ...Object.fromEntries(ben[1].map((name) => [name, { player: 'ben', at: 'PARIS' }])),
    },
  });

test('R5.1 influence is own cubes on the target and own agents in its city', () => {
  expect(inParis([1, ['FIGNER']], [1, []]).offers('claim PARIS')).toBe(true);
  expect(inParis([1, []], [1, ['FIGNER']]).offers('claim PARIS')).toBe(false);
});

test('R5.2 among equals whoever alone has the most agents is ahead', () => {
  expect(inParis([1, ['FIGNER']], [2, []]).offers('claim PARIS')).toBe(true);
  expect(inParis([2, []], [1, ['FIGNER']]).offers('claim PARIS')).toBe(false);
});

test('R5.3 with cubes and agents alike nobody has the most', () => {
  const t = inParis([1, ['FIGNER']], [1, ['AZEF']]);
  expect(NAMES.slice(0, 2).some((_, player) => hasMost(t.s, player, 2))).toBe(false);
  expect(ruleAgainst(t, 'ann: claim PARIS')).toBe('R5.2');
});

test('R5.4 main agents and vampires count, zombies for nobody', () => {
  const t = table(2, {
    players: { ann: { cubes: ['PARIS'] }, ben: { cubes: ['PARIS'] } },
    agents: { MONDAY: { player: 'ann', at: 'PARIS', vampire: true }, TUESDAY: { player: 'ben', at: 'CAIRO' } },
    cities: { PARIS: { zombies: 3 } },
  });
  expect(t.offers('claim PARIS')).toBe(true);
});

test('R5.5 the card and the box of a city are separate targets', () => {
  const t = table(2, {
    players: { ann: { cubes: { PARIS: 2 } }, ben: { cubes: { PARIS_BOX: 3 } } },
    agents: { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'CAIRO' } },
  });
  expect(t.offers('claim PARIS')).toBe(true);
  t.play('ann: claim PARIS');
  expect(playerIn(t, 'ben').cubes).toEqual({ PARIS_BOX: 3 });
});

test('R5.6 on a permanent-effect slot only cubes count', () => {
  const t = table(2, { players: { ann: { cubes: ['SLOT_1'] }, ben: { cubes: ['SLOT_1'] } } });
  expect(ruleAgainst(t, 'ann: claim SLOT_1')).toBe('R5.2');
});

test('R5.7 agents count for both targets of their city and are never used up', () => {
  const t = table(2, {
    players: { ann: { cubes: { PARIS: 1, PARIS_BOX: 1 } }, ben: {} },
    agents: { MONDAY: { player: 'ann', at: 'PARIS' }, TUESDAY: { player: 'ben', at: 'CAIRO' } },
    cities: { PARIS: { faceUp: 'DIOGENES' } },
  });
  expect(optionsOf(t, 'claim PARIS')).toEqual(['claim PARIS', 'claim PARIS_BOX']);
  t.play('ann: claim PARIS');
  expect(agentIn(t, 'MONDAY')?.at).toBe('PARIS');
  expect(cityIn(t, 'PARIS').controller).toBeNull();
});

test('R5.8 agents of somebody without a cube there deny the most influence, but cannot claim', () => {
  const t = inParis([1, []], [0, ['FIGNER', 'AZEF']]);
  expect(ruleAgainst(t, 'ann: claim PARIS')).toBe('R5.2');
  t.play('ann: pass', 'ann: pass');
  expect(ruleAgainst(t, 'ben: claim PARIS')).toBe('R6.2');
});
