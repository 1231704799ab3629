// R6 Actions.
import { expect, test } from 'vitest';
import { readPack } from '../src/box/pack.ts';
import { emerald1e } from '../src/game.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { Story } from '../src/stage/story.ts';
import {
  agentIn,
  cityIn,
  happened,
  isLegalSet,
  optionsOf,
  playerIn,
  reason,
  ruleAgainst,
  toldOnly,
} from './reading.ts';
import { NAMES, table } from './table.ts';

const AWAY = { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } };
/** Ann has a cube in Paris, where that card lies open. */
const claiming = (faceUp: string, more: PositionSpec = {}) =>
  table(2, {
    ...more,
    agents: { ...AWAY, ...more.agents },
    players: { ann: { hand: ['START_01'], cubes: { PARIS: 2 }, ...more.players?.ann }, ben: { ...more.players?.ben } },
    cities: { ...more.cities, PARIS: { faceUp, stack: ['DIOGENES'], ...more.cities?.PARIS } },
  });

test('R6.1 cubes go from the supply to one target, with a blocking disc too, and to an own box', () => {
  const t = table(2, {
    players: { ann: { hand: ['START_01', 'START_04'] } },
    cities: { ROME: { controller: 'ann' } },
    blocked: ['PARIS'],
  });
  t.play(
    'ann: place PARIS',
    'ann: pick START_04',
    'ann: done',
    'ann: place ROME_BOX',
    'ann: pick START_01',
    'ann: done',
  );
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { PARIS: 2, ROME_BOX: 1 }, supply: 3 });
});

test('R6.1 it takes a cube in the supply, a card with cubes, and a target', () => {
  const none = table(2, { players: { ann: { hand: ['START_01'], limbo: 6 } } });
  expect(ruleAgainst(none, 'ann: place PARIS')).toBe('R6.1');
  const gold = table(2, { players: { ann: { hand: ['DUZES'] } } });
  expect(ruleAgainst(gold, 'ann: place PARIS')).toBe('R6.1');
  const empty = table(2, { players: { ann: { hand: ['START_01'] } }, cities: { PARIS: { faceUp: null, stack: [] } } });
  expect(ruleAgainst(empty, 'ann: place PARIS')).toBe('R5.5');
  expect(empty.offers('place PARIS_BOX')).toBe(true);
});

test('R6.2 only as the very first action of a turn; any other closes the chance, a pass included', () => {
  const t = claiming('FREEMASONS', { players: { ann: { cubes: { PARIS: 2, ROME: 1 } } } });
  expect(t.offers('claim PARIS')).toBe(true);
  t.play('ann: pass');
  expect(ruleAgainst(t, 'ann: claim PARIS')).toBe('R6.2');
});

test('R6.2 at most one claim a turn', () => {
  const t = claiming('FREEMASONS', { players: { ann: { cubes: { PARIS: 2, ROME: 1 } } } });
  t.play('ann: claim PARIS');
  expect(ruleAgainst(t, 'ann: claim ROME')).toBe('R6.2');
});

test('R6.2 own cubes go to Limbo, the others’ home, only those of that target; the card to the discard pile', () => {
  const t = claiming('FREEMASONS', {
    players: { ann: { cubes: { PARIS: 2, PARIS_BOX: 1 } }, ben: { cubes: { PARIS: 1, PARIS_BOX: 1 } } },
  });
  const before = playerIn(t, 'ben').supply;
  t.play('ann: claim PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 2, cubes: { PARIS_BOX: 1 }, discard: ['FREEMASONS'] });
  expect(playerIn(t, 'ben')).toMatchObject({ supply: before + 1, cubes: { PARIS_BOX: 1 } });
  expect(cityIn(t, 'PARIS')).toMatchObject({ faceUp: 'DIOGENES', stack: [] });
});

test('R6.2 an agent’s counter comes to the city', () => {
  expect(agentIn(claiming('FIGNER').play('ann: claim PARIS'), 'FIGNER')).toMatchObject({ player: 'ann', at: 'PARIS' });
});

test('R6.2 the insanity symbol brings a sanity marker, after the next card is up', () => {
  const t = claiming('BLACK_HAND');
  t.play('ann: claim PARIS');
  expect(happened(t, 'sanity')).toBe(0);
  const mad = claiming('NECRONOMICON').draws('DIOGENES', 'MAD').play('ann: claim PARIS');
  expect(playerIn(mad, 'ann').mad).toBe(1);
});

test('R6.2 a permanent effect lies before its owner for good', () => {
  const t = table(2, { slots: ['PE_NETWORK', 'PE_PATRON'], agents: AWAY, players: { ann: { cubes: ['SLOT_1'] } } });
  t.play('ann: claim SLOT_1');
  expect(playerIn(t, 'ann')).toMatchObject({ effects: ['PE_NETWORK'], limbo: 1 });
});

test('R6.2 an emptied stack stays empty: only the box is left as a target', () => {
  const t = claiming('FREEMASONS', { cities: { PARIS: { stack: [] } } }).play('ann: claim PARIS', 'ann: pass');
  expect(cityIn(t, 'PARIS').faceUp).toBeNull();
  expect(optionsOf(t, 'place PARIS').filter((text) => text === 'place PARIS')).toEqual([]);
});

test('R6.2 it takes a cube, the most influence, no disc, and no box of one’s own', () => {
  expect(ruleAgainst(claiming('AZEF', { players: { ann: { cubes: {} } } }), 'ann: claim PARIS')).toBe('R6.2');
  expect(ruleAgainst(claiming('AZEF', { blocked: ['PARIS'] }), 'ann: claim PARIS')).toBe('R12.2');
  const mine = claiming('AZEF', {
    players: { ann: { cubes: { PARIS_BOX: 2 } } },
    cities: { PARIS: { controller: 'ann' } },
  });
  expect(ruleAgainst(mine, 'ann: claim PARIS_BOX')).toBe('R6.2');
});

test('R6.3 cubes come back from Limbo, cards and boxes in any mix', () => {
  const t = table(2, {
    players: { ann: { hand: ['START_04', 'START_01'], limbo: 2, cubes: { PARIS: 1, ROME_BOX: 2 } } },
  });
  t.play('ann: retrieve', 'ann: pick START_01', 'ann: pick START_04', 'ann: done');
  t.play('ann: take PARIS', 'ann: take ROME_BOX', 'ann: take LIMBO', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 1, supply: 4, cubes: { ROME_BOX: 1 } });
});

test('R6.3 also from a permanent-effect card', () => {
  const t = table(2, { slots: ['PE_NETWORK', null], players: { ann: { hand: ['START_01'], cubes: ['SLOT_1'] } } });
  t.play('ann: retrieve');
  expect(playerIn(t, 'ann')).toMatchObject({ supply: 6, cubes: {} });
});

test('R6.3 without cubes out there is nothing to retrieve', () => {
  expect(ruleAgainst(table(2, { players: { ann: { hand: ['START_01'] } } }), 'ann: retrieve')).toBe('R6.3');
});

test('R6.4 two gold buy a cube from the general supply; half the total may not exceed it', () => {
  const t = table(2, { players: { ann: { hand: ['MORRIS', 'STIEBER', 'START_01'], reserve: 1 } } });
  t.play('ann: buy');
  expect(isLegalSet(t, ['pick MORRIS', 'pick STIEBER'])).toBe(false);
  t.play('ann: pick MORRIS', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ reserve: 0, supply: 20 });
  const none = table(2, { players: { ann: { hand: ['MORRIS'], reserve: 0 } } });
  expect(ruleAgainst(none, 'ann: buy')).toBe('R6.4');
});

test('R6.4 with the switch off an odd total may be played, as long as no card is superfluous', () => {
  const spec = { players: { ann: { hand: ['MORRIS', 'START_01', 'DUZES'] } } };
  const t = table(2, spec, { evenGoldOnly: 0 }).play('ann: buy');
  expect(isLegalSet(t, ['pick DUZES'])).toBe(true);
  expect(isLegalSet(t, ['pick MORRIS', 'pick START_01'])).toBe(false);
});

test('R6.4 with the switch off no refusal asks for an even sum', () => {
  const one = (evenGoldOnly: number) => {
    const hand = ['START_01', 'START_02', 'MORRIS'];
    const t = table(2, { players: { ann: { hand } } }, { evenGoldOnly }).play('ann: buy');
    const [pick, done] = ['pick START_01', 'done'].map((text) => t.game.verbs.parse(text) as number);
    return t.table.refuse(0, done!, [pick!])?.key;
  };
  expect([one(1), one(0)]).toEqual(['buy.even', 'buy.tooLittle']);
  // One cube is left, and in a host's pack the only card has more gold than it costs.
  const { pack } = table(2).game.data;
  const cards = pack.cards.map((card) => (card.id === 'MORRIS' ? { ...card, gold: 4 } : card));
  const dear = (evenGoldOnly: number) =>
    new Story(
      emerald1e({ ...pack, cards }),
      NAMES.slice(0, 2),
      { active: 'ann', players: { ann: { hand: ['MORRIS'], reserve: 1 } } },
      { evenGoldOnly },
    );
  expect(reason(dear(1), 'ann: buy')).toEqual(['R4.6', 'buy.even']);
  expect(reason(dear(0), 'ann: buy')).toEqual(['R6.4', 'buy.noSum']);
});

test('R6.5 agents move along lines for gold, each at most once and to another city', () => {
  const t = table(2, {
    agents: { MONDAY: { player: 'ann', at: 'LONDON' }, FIGNER: { player: 'ann', at: 'LONDON' } },
    players: { ann: { hand: ['MORRIS', 'STIEBER'] } },
  });
  t.play('ann: move MONDAY');
  expect(ruleAgainst(t, 'ann: to LONDON')).toBe('R6.5');
  t.play('ann: to PARIS');
  expect(ruleAgainst(t, 'ann: move MONDAY')).toBe('R6.5');
  // Each agent pays: London to Paris costs 1, and the other one 1 more.
  t.play('ann: move FIGNER', 'ann: to PARIS', 'ann: done');
  expect(isLegalSet(t, ['pick MORRIS'])).toBe(true);
  t.play('ann: pick MORRIS', 'ann: done');
  expect(agentIn(t, 'FIGNER')?.at).toBe('PARIS');
});

test('R6.5 the cheapest route is charged', () => {
  // London to Berlin costs 2 via The Hague and 3 via Paris.
  const t = table(2, {
    agents: { MONDAY: { player: 'ann', at: 'LONDON' } },
    players: { ann: { hand: ['MORRIS', 'DUZES'] } },
  });
  t.play('ann: move MONDAY', 'ann: to BERLIN', 'ann: done');
  expect(isLegalSet(t, ['pick MORRIS'])).toBe(true);
});

test('R6.6 every card moves one marker by its arrow; the end waits for the last card', () => {
  const t = table(2, {
    markers: { war: 8, revolution: 0 },
    players: { ann: { hand: ['STIEBER', 'FIGNER', 'CITY_ZURICH'] } },
  });
  t.play('ann: markers', 'ann: advance WAR STIEBER', 'ann: advance REVOLUTION FIGNER', 'ann: done');
  expect(t.position).toMatchObject({ markers: { war: 10, revolution: 1 }, over: 'track' });
});

test('R6.6 a card with both arrows uses one of them; no card is left without a step', () => {
  const t = table(2, { markers: { war: 9 }, players: { ann: { hand: ['AZEF', 'STIEBER', 'UNGERN'] } } });
  t.play('ann: markers');
  expect(isLegalSet(t, ['advance WAR AZEF', 'advance REVOLUTION AZEF'])).toBe(false);
  expect(isLegalSet(t, ['advance WAR STIEBER', 'advance WAR UNGERN'])).toBe(false);
  expect(isLegalSet(t, ['advance WAR STIEBER'])).toBe(true);
});

test.each([
  { arrowValuesCount: 1, war: 6 },
  { arrowValuesCount: 0, war: 1 },
])(
  'R6.6 an arrow of two moves its marker $war spaces with an arrowStep of 3 and the switch at $arrowValuesCount',
  ({ arrowValuesCount, war }) => {
    const game = emerald1e(readPack({ game: 'emerald-1e', corrects: 1, numbers: { arrowStep: 3 } }, 'mine.json'));
    const spec = { active: 'ann', players: { ann: { hand: ['STIEBER', 'START_01'] } } };
    const t = new Story(game, NAMES.slice(0, 2), spec, { arrowValuesCount });
    t.play('ann: markers', 'ann: advance WAR STIEBER', 'ann: done');
    expect(t.position.markers).toEqual({ war, revolution: 0 });
  },
);

test('R6.7 any number of cards, at least one, goes to the discard pile; only the top one is shown', () => {
  const t = table(2, { players: { ann: { hand: ['START_01', 'START_02'], discard: [] } } });
  t.play('ann: discard');
  expect(isLegalSet(t, [])).toBe(false);
  t.play('ann: pick START_01', 'ann: pick START_02', 'ann: done', 'ann: pick START_02');
  expect(playerIn(t, 'ann').discard).toEqual(['START_01', 'START_02']);
  expect([happened(t, 'discarded'), happened(t, 'discardedUnder')]).toEqual([1, 1]);
  // Only Ann sees the card under it.
  expect([toldOnly(t, 'discarded'), toldOnly(t, 'discardedUnder')]).toEqual([[null], [[0]]]);
});

/** Ann controls enough cities for these points, and has that identity. */
const nearTheEnd = (identity: 'LOYALIST' | 'RESTORATIONIST', war: number) =>
  table(2, {
    markers: { war, revolution: 0 },
    players: { ann: { identity, hand: ['START_01'] }, ben: { identity: 'LOYALIST' } },
    cities: Object.fromEntries(
      ['LONDON', 'ST_PETERSBURG', 'PARIS', 'BERLIN', 'VIENNA', 'ZURICH'].map((city) => [city, { controller: 'ann' }]),
    ),
  });

test('R6.8 revealing is possible only where the revealed points reach the mark, and ends the match', () => {
  // Six cities: 28 points; the War marker's space adds 5 for a Loyalist.
  const t = nearTheEnd('LOYALIST', 5);
  expect(playerIn(t, 'ann').points).toBe(28);
  expect(t.offers('reveal')).toBe(true);
  t.play('ann: reveal');
  expect(t.position.over).toBe('points');
  expect(ruleAgainst(nearTheEnd('LOYALIST', 4), 'ann: reveal')).toBe('R6.8');
  expect(nearTheEnd('RESTORATIONIST', 9).offers('reveal')).toBe(false);
});

test('R6.8 revealing is possible as the second action too', () => {
  const t = nearTheEnd('LOYALIST', 5).play('ann: pass');
  expect(t.offers('reveal')).toBe(true);
  expect(t.play('ann: reveal').position.over).toBe('points');
});

test('R6.9 exposing a double agent is an action', () => {
  const t = table(2, { players: { ann: { tokens: ['AZEF'] } }, agents: { AZEF: { player: 'ben', at: 'PARIS' } } });
  t.play('ann: expose AZEF');
  expect(t.position.acted).toBe(1);
  expect(agentIn(t, 'AZEF')?.player).toBe('ann');
});

test('R6.10 a text that works by itself, by a claim, or in support cannot be played as this action', () => {
  const t = table(2, {
    players: { ann: { hand: ['BLACK_HAND', 'CTHULHU', 'FENIANS', 'HIRED_ASSASSIN', 'START_01'] } },
  });
  expect(ruleAgainst(t, 'ann: play BLACK_HAND')).toBe('R20.5');
  expect(ruleAgainst(t, 'ann: play CTHULHU')).toBe('R20.5');
  expect(ruleAgainst(t, 'ann: play FENIANS')).toBe('R10.15');
  expect(ruleAgainst(t, 'ann: play HIRED_ASSASSIN')).toBe('R20.5');
  expect(ruleAgainst(t, 'ann: play START_01')).toBe('R6.10');
});

test('R6.11 a pass does nothing', () => {
  const t = table(2, { players: { ann: { hand: ['START_01'] } } });
  t.play('ann: pass');
  expect(t.position.acted).toBe(1);
  expect(playerIn(t, 'ann').hand).toEqual(['START_01']);
});
