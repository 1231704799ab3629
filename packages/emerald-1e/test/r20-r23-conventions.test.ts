import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { DISCARD, HAND } from '../src/box/state.ts';
import { emerald1e } from '../src/game.ts';
import { texts } from '../src/rules/texts/texts.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { describeView } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { ann } from './cards.ts';
import { happened, optionsOf, playerIn, ruleAgainst, toldOnly } from './reading.ts';
import { NAMES, table } from './table.ts';

test('R20.1 the player of the card makes every choice', () => {
  const t = ann(['LESTRADE'], { players: { ben: { cubes: { ROME: 1 } } } }, { cubes: ['PARIS'] }).play(
    'ann: play LESTRADE',
  );
  expect(t.asked).toBe('ann');
});

test('R20.2 a text is carried out as far as possible, and illegal only if nothing at all would happen', () => {
  const t = ann(['WATSON'], {}, { deck: ['START_01'], discard: [] }).play('ann: play WATSON');
  expect(playerIn(t, 'ann').hand).toEqual(['MORRIS', 'START_01']);
  expect(ruleAgainst(ann(['WATSON'], {}, { deck: [], discard: [] }), 'ann: play WATSON')).toBe('R20.2');
});

test('R20.3 a one-use card leaves only when its text was used', () => {
  const t = ann(['FREUD', 'START_01'], {}, { mad: 1 });
  t.play('ann: place PARIS', 'ann: pick FREUD', 'ann: done');
  expect(t.position.removed).toEqual([]);
  expect(playerIn(t, 'ann').discard).toEqual(['FREUD']);
});

test('R20.4 an agent card’s text works from the hand even if the counter is dead', () => {
  const t = ann(['GOLOVINSKI'], { agents: { GOLOVINSKI: { player: 'ann', at: 'DEAD', killer: 'ben' } } });
  expect(t.offers('play GOLOVINSKI')).toBe(true);
});

test('R20.5 Lestrade is played for his text or to start an assassination, and the player says which', () => {
  const more: PositionSpec = {
    agents: { LESTRADE: { player: 'ann', at: 'CAIRO' }, AZEF: { player: 'ben', at: 'CAIRO' } },
    players: { ben: { known: true } },
  };
  const t = ann(['LESTRADE'], more, { cubes: ['PARIS'] });
  expect([t.offers('play LESTRADE'), t.offers('attack LESTRADE')]).toEqual([true, true]);
});

test('R20.6 texts ask nobody else, but an owner of Alienist which marker counts', () => {
  const t = ann(['TERRORS'], { players: { ben: { effects: ['PE_ALIENIST'] } } })
    .draws('MAD', 'SANE')
    .play('ann: play TERRORS');
  expect([t.asked, t.options]).toEqual(['ben', ['mad', 'sane']]);
});

test('R20.7 a blocked target may be chosen by texts that move cubes', () => {
  const t = ann(['LESTRADE'], { blocked: ['PARIS'] }, { cubes: ['PARIS'] }).play('ann: play LESTRADE');
  expect(playerIn(t, 'ann').cubes).toEqual({});
});

test('R20.8 the end is looked at when the whole text is done', () => {
  const t = ann(['ZOMBIES'], { markers: { war: 2 }, cities: { ROME: { zombies: 8 } } }).play('ann: play ZOMBIES');
  expect(t.position.over).toBe('zombies');
  // Golovinski's two spaces reach the last one, so there is no second action.
  const war = ann(['GOLOVINSKI'], { markers: { war: 9 } }).play('ann: play GOLOVINSKI', 'ann: confirm');
  expect(war.position).toMatchObject({ over: 'track', acted: 1 });
});

test('R20.9 every effect key is a text, and every text is some card’s', () => {
  const effects = table(2).game.data.cards.flatMap((card) => card.effect ?? []);
  expect([...new Set(effects)].sort()).toEqual(Object.keys(texts).sort());
  expect(Object.keys(texts)).toHaveLength(38);
});

const EFFECTS: readonly [string, PlayerSpec, (t: Story) => void][] = [
  [
    'PE_NETWORK the refill mark is six',
    {},
    (t) => expect(playerIn(t.play('ann: pass', 'ann: pass'), 'ann').hand).toHaveLength(6),
  ],
  [
    'PE_PATRON one more cube with each purchase',
    {},
    (t) => expect(playerIn(t.play('ann: buy'), 'ann')).toMatchObject({ reserve: 12 }),
  ],
  [
    'PE_RAILWAYS every line costs a gold',
    { hand: ['MORRIS'] },
    (t) => expect(optionsOf(t.play('ann: move MONDAY'), 'to WASHINGTON')).toEqual(['to WASHINGTON']),
  ],
];
test.each(EFFECTS)('R20.10 %s', (name, player, holds) => {
  holds(ann([], {}, { effects: [name.split(' ')[0]!], ...player }));
});

test('R20.11 a card handed over is not claimed: no text on claim, no insanity, no next card', () => {
  const t = ann([], { agents: { RACHKOVSKY: { player: 'ben', at: 'PARIS' } } }, { tokens: ['RACHKOVSKY'] }).play(
    'ann: expose RACHKOVSKY',
  );
  expect(playerIn(t, 'ann').tokens).toEqual([]);
  expect(happened(t, 'turnedUp')).toBe(0);
});

test('R21 a viewer sees the own hand, tokens and identity, and of the others only how many', () => {
  const t = table(3);
  const words = describeView(t.game.data, view(t.game, t.s, 0), NAMES.slice(0, 3)) as unknown as {
    players: Record<string, Record<string, unknown>>;
  };
  expect(words.players.ann?.hand).toHaveLength(5);
  expect(words.players.ben).toMatchObject({ hand: 5, deck: 5, tokens: 2, identity: null });
});

test('R21 of several discarded cards the others know the top one only', () => {
  const t = ann(['START_01', 'START_02']).play(
    'ann: discard',
    'ann: pick START_01',
    'ann: pick START_02',
    'ann: done',
    'ann: pick START_02',
  );
  const known = (viewer: number) =>
    ['START_01.MONDAY', 'START_02.MONDAY'].map(
      (name) => view(t.game, t.s, viewer).s.place[t.game.data.names.indexOf(name)] !== -1,
    );
  expect([known(0), known(1)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test.each([
  ['hand', { hand: ['AZEF', 'START_01'] }],
  ['deck', { deck: ['AZEF', 'START_01'] }],
])('R21 a card handed over out of a %s is known to all, also below others', (_, ben) => {
  const t = table(3, {
    agents: { AZEF: { player: 'ben', at: 'PARIS' } },
    players: { ann: { hand: ['START_01'], tokens: ['AZEF'] }, ben: { tokens: [], ...ben } },
  }).play('ann: expose AZEF', 'ann: discard');
  expect(playerIn(t, 'ann').discard.slice(-2)).toEqual(['AZEF', 'START_01']);
  const card = t.game.data.names.indexOf('AZEF');
  for (const viewer of [0, 1, 2, SPECTATOR]) expect(view(t.game, t.s, viewer).s.place[card]).toBe(t.s.place[card]);
});

/** Ann has discarded the card of her Azef on top of these, which she alone knows; then Ben may act. */
const discardedOver = (under: string[], player: PlayerSpec = {}, options = {}) =>
  table(
    2,
    {
      agents: { AZEF: { player: 'ann', at: 'PARIS' } },
      players: {
        ann: { hand: ['AZEF', ...under], tokens: [], discard: [], known: true, ...player },
        ben: { hand: ['ZOMBIES'], tokens: ['AZEF'] },
      },
      cities: { PARIS: { zombies: 1 } },
    },
    options,
  ).play(
    'ann: discard',
    ...['AZEF', ...under].map((id) => `ann: pick ${id}`),
    'ann: done',
    'ann: pick AZEF',
    'ann: pass',
  );
const knownTo = (t: Story, viewer: number) =>
  ['START_01', 'START_02', 'START_03'].filter(
    (id) => view(t.game, t.s, viewer).s.place[t.game.data.names.indexOf(`${id}.MONDAY`)] === DISCARD,
  );

test.each([
  ['is handed over', ['ben: expose AZEF'], {}],
  ['leaves the game', ['ben: play ZOMBIES', 'ben: bite AZEF'], { cardsOfDeadAgentsStay: 0 }],
])('R21 when the top card of a discard pile %s, the card named before it is public', (_, lines, options) => {
  const t = discardedOver(['START_01', 'START_02'], {}, options);
  expect(knownTo(t, 1)).toEqual([]);
  t.play(...lines);
  expect([knownTo(t, 0), knownTo(t, 1)]).toEqual([['START_01', 'START_02'], ['START_02']]);
  expect([happened(t, 'uncovered'), toldOnly(t, 'uncovered')]).toEqual([1, [null]]);
});

test('R21 … but a card that everybody knows already lies on top, if there is one', () => {
  const t = discardedOver(['START_01', 'START_02'], { discard: ['START_03'] }).play('ben: expose AZEF');
  expect([knownTo(t, 1), happened(t, 'uncovered')]).toEqual([['START_03'], 0]);
});

test('R21 … and it does not show which of several copies it is', () => {
  const seen = [false, true].map((swapped) => {
    const t = discardedOver(['HIDE_ROYAL'], { hand: ['AZEF', 'HIDE_ROYAL', 'HIDE_ROYAL'] });
    const [held, below] = [HAND, DISCARD].map((place) =>
      t.table.in(place).find((item) => t.game.nameOf(item).startsWith('HIDE_ROYAL')),
    );
    if (swapped) t.table.exchange(held!, below!);
    return view(t.game, t.play('ben: expose AZEF').s, 1);
  });
  expect(seen[0]).toEqual(seen[1]);
});

test('R22 the deal follows the order of the rules: stacks, effects, identities, tokens, hands, then who begins', () => {
  const dice = new FastDice(1);
  const order: string[] = [];
  const note = (what: string) => {
    if (order.at(-1) !== what) order.push(what);
  };
  const game = emerald1e();
  Match.start(
    game,
    3,
    {},
    {
      roll: (sides) => {
        note('first');
        return dice.roll(sides);
      },
      draw: (from, to) => {
        note(game.places[to]!.replace(/[._].*/, ''));
        return dice.draw(from);
      },
    },
  );
  expect(order).toEqual(['STACK', 'FACE', 'SLOT', 'IDENTITY', 'TOKENS', 'HAND', 'first']);
});

test('R22 one generator feeds every draw in the order of the rules: a seed deals the same match', () => {
  expect(table(4, { seed: 7 }).position).toEqual(table(4, { seed: 7 }).position);
  expect(table(4, { seed: 8 }).position).not.toEqual(table(4, { seed: 7 }).position);
});

test('R23 every switch is a table option with its rule and its standard value', () => {
  const { options } = table(2).game;
  expect(Object.entries(options).map(([name, { standard, rule }]) => [name, standard, rule])).toEqual([
    ['ktaByExposure', 1, 'R9.1'],
    ['hideThwartable', 1, 'R10.12'],
    ['zombiesNeedKta', 1, 'R13.5'],
    ['vampiresImmuneToZombies', 0, 'R13.3'],
    ['resolveFullyBeforeEnd', 1, 'R13.8'],
    ['evenGoldOnly', 1, 'R6.4'],
    ['cardsOfDeadAgentsStay', 1, 'R8.7'],
    ['arrowValuesCount', 1, 'R6.6'],
    ['blackHandOwnRoyalsOnly', 1, 'R16.2'],
    ['thwartedRoyalDrawsSanity', 1, 'R11.15'],
    ['royalsFromRound', 1, 'R10.19'],
    ['maxRounds', 100, 'R17.8'],
  ]);
});
