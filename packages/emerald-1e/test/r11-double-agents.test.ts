// R11 Double agents.
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { agentIn, happened, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

/**
 * Ann's Moran in Rome attacks Ben's Azef (3 bombs: Moran 2, Figner 1); Ben and Cat hold the given cards and tokens. Ann is not
 * known yet, in spite of Moran's symbol, so that tests can show what makes her known.
 */
const attack = (ben: PlayerSpec, cat: PlayerSpec, more: PositionSpec = {}, ann: PlayerSpec = {}, options = {}) =>
  table(
    3,
    {
      ...more,
      agents: {
        MONDAY: { player: 'ann', at: 'CAIRO' },
        TUESDAY: { player: 'ben', at: 'ZURICH' },
        WEDNESDAY: { player: 'cat', at: 'ZURICH' },
        MORAN: { player: 'ann', at: 'ROME' },
        FIGNER: { player: 'ann', at: 'ROME' },
        AZEF: { player: 'ben', at: 'ROME' },
        ...more.agents,
      },
      players: {
        ann: { hand: ['MORAN', 'START_01'], known: false, tokens: [], identity: 'LOYALIST', ...ann },
        ben: { known: true, tokens: [], identity: 'LOYALIST', ...ben },
        cat: { tokens: [], identity: 'RESTORATIONIST', ...cat },
      },
    },
    options,
  );
const exposing = (agent: string, controller: PlayerSpec, more: PositionSpec = {}) =>
  table(2, {
    ...more,
    agents: { [agent]: { player: 'ben', at: 'PARIS' }, ...more.agents },
    players: { ann: { tokens: [agent], ...more.players?.ann }, ben: { tokens: [], ...controller } },
  });

test('R11.1 a token is secret until it is used; then it lies open, out of the game', () => {
  const t = exposing('AZEF', {});
  const token =
    t.game.data.tokenOfAgent[t.game.data.agentOfKind[t.game.data.cards.findIndex((one) => one.id === 'AZEF')]!]!;
  expect(view(t.game, t.s, 1).s.place[token]).toBe(-1);
  t.play('ann: expose AZEF');
  expect(t.position.spent).toEqual(['AZEF']);
});

test('R11.2 control passes with disc and card', () => {
  const t = exposing('AZEF', { hand: ['AZEF', 'START_01'] }).play('ann: expose AZEF');
  expect(agentIn(t, 'AZEF')).toMatchObject({ player: 'ann', at: 'PARIS' });
  expect(playerIn(t, 'ann').discard).toContain('AZEF');
  expect(playerIn(t, 'ben').hand).toEqual(['START_01']);
});

test.each([
  ['dead', { AZEF: { player: 'ben', at: 'DEAD' } }],
  ['removed', { AZEF: { player: 'ben', at: 'GONE' } }],
  ['lifted', { AZEF: { player: 'ben', at: 'LIFTED' } }],
  ['one’s own', { AZEF: { player: 'ann', at: 'PARIS' } }],
])('R11.3 not of an agent that is %s', (_, agents) => {
  expect(ruleAgainst(exposing('AZEF', {}, { agents }), 'ann: expose AZEF')).toBe('R11.3');
});

test('R11.3 not of one that nobody has claimed', () => {
  const t = table(2, { players: { ann: { tokens: ['AZEF'] } } });
  expect(ruleAgainst(t, 'ann: expose AZEF')).toBe('R11.3');
});

test('R11.4 the others are asked clockwise; the first reveal that turns an agent closes the window', () => {
  const t = attack({ tokens: ['MORAN'] }, { tokens: ['FIGNER'] }).play('ann: attack MORAN');
  expect(t.asked).toBe('ben');
  expect(t.options).toEqual(['pass', 'thwart MORAN']);
  t.play('ben: thwart MORAN');
  expect(t.asked).toBe('ann');
  expect(happened(t, 'foiled')).toBe(1);
});

test('R11.4 clockwise is from the active player on, wherever they sit', () => {
  const others = ['ann', 'ben', 'dan'];
  const t = table(4, {
    active: 'cat',
    agents: {
      MONDAY: { player: 'ann', at: 'CAIRO' },
      TUESDAY: { player: 'ben', at: 'ZURICH' },
      WEDNESDAY: { player: 'cat', at: 'ROME' },
      THURSDAY: { player: 'dan', at: 'ZURICH' },
      MORAN: { player: 'cat', at: 'ROME' },
      AZEF: { player: 'ben', at: 'ROME' },
    },
    players: {
      ann: { tokens: ['MICHEL'] },
      ben: { known: true, tokens: ['STIEBER'] },
      cat: { hand: ['MORAN'], tokens: [] },
      dan: { tokens: ['MOST'] },
    },
  }).play('cat: attack MORAN');
  const asked = others.map(() => {
    const one = t.asked;
    t.play(`${one}: pass`);
    return one;
  });
  expect(asked).toEqual(['dan', 'ann', 'ben']);
  expect(agentIn(t, 'AZEF')?.at).toBe('DEAD');
});

test('R11.4 a token of an agent elsewhere foils nothing', () => {
  const elsewhere = { agents: { STIEBER: { player: 'ann', at: 'PARIS' } } };
  const t = attack({ tokens: ['STIEBER'] }, {}, elsewhere).play('ann: attack MORAN');
  expect(t.options).toEqual(['pass']);
  expect(ruleAgainst(t, 'ben: thwart STIEBER')).toBe('R11.17');
});

test('R11.5 foiled: the target lives, the cards are used up, the attacker is known and keeps no counter', () => {
  const t = attack({ tokens: ['MORAN'] }, {}).play('ann: attack MORAN', 'ben: thwart MORAN');
  expect(agentIn(t, 'AZEF')).toMatchObject({ player: 'ben', at: 'ROME' });
  expect(agentIn(t, 'MORAN')?.player).toBe('ben');
  expect(playerIn(t, 'ann').known).toBe(true);
  expect(playerIn(t, 'ann').hand).toEqual(['START_01']);
  expect(playerIn(t, 'ben').discard).toContain('MORAN');
  expect(playerIn(t, 'ann').points).toBe(0);
});

test('R11.5 control passes as in R11.2: with the disc, and with the card from wherever it is', () => {
  const t = attack({ tokens: ['FIGNER'] }, {}, {}, { hand: ['MORAN', 'FIGNER'] });
  t.play('ann: attack MORAN', 'ben: thwart FIGNER');
  expect(agentIn(t, 'FIGNER')).toMatchObject({ player: 'ben', at: 'ROME' });
  expect(playerIn(t, 'ben').discard).toContain('FIGNER');
  expect(playerIn(t, 'ann').hand).toEqual([]);
  expect(t.position.spent).toEqual(['FIGNER']);
});
test.each([
  ['assassination', 'attack', 'HIRED_ASSASSIN', true],
  ['hiding', 'hide', 'HIDE_ROYAL', false],
])('R11.5 a foiled %s of a royal draws a marker, uses up all cards and brings nothing', (_, verb, card, known) => {
  const hand = [card, 'START_08', 'START_05', 'START_01'];
  const t = attack({ tokens: ['MORAN'] }, {}, {}, { hand, deck: ['START_02', 'START_03'] }).draws('SANE');
  t.play(`ann: ${verb} ${card}`, 'ann: agent MORAN', 'ann: aim RHOGOG', 'ann: pick START_08', 'ann: done');
  t.play('ben: thwart MORAN');
  expect(happened(t, 'sanity')).toBe(1);
  expect(t.position.royals).toEqual({});
  // R20.3: the text of a one-use card counts as used, though the attack was foiled.
  expect(t.position.removed).toEqual(expect.arrayContaining([card]));
  expect([...playerIn(t, 'ann').hand].sort()).toEqual(['START_01', 'START_05']);
  expect(playerIn(t, 'ann').discard).toContain('START_08');
  expect(playerIn(t, 'ann').points).toBe(0);
  expect(playerIn(t, 'ann').known).toBe(known);
});

test('R11.6 an executor who has changed sides does not leave', () => {
  const hand = ['HIRED_ASSASSIN', 'START_08', 'START_05'];
  const t = attack({ tokens: ['MORAN'] }, {}, {}, { hand }).draws('MAD');
  t.play(
    'ann: attack HIRED_ASSASSIN',
    'ann: agent MORAN',
    'ann: aim RHOGOG',
    'ann: pick START_08',
    'ann: done',
    'ben: thwart MORAN',
  );
  expect(playerIn(t, 'ann').mad).toBe(1);
  expect(agentIn(t, 'MORAN')).toMatchObject({ player: 'ben', at: 'ROME' });
});

test.each([
  ['HOLMES', 'RESTORATIONIST'],
  ['MORIARTY', 'LOYALIST'],
] as const)('R11.7 who controls %s may reveal and keep control as a %s', (agent, identity) => {
  const t = exposing(agent, { identity }).play(`ann: expose ${agent}`);
  expect(t.options).toEqual(['keep', 'give']);
  t.play('ben: keep');
  expect(agentIn(t, agent)?.player).toBe('ben');
  expect(playerIn(t, 'ben').revealed).toBe(true);
});

test('R11.8 then the token is spent without effect, and a running attack goes on', () => {
  const t = attack(
    { tokens: ['HOLMES'] },
    { tokens: ['MICHEL'] },
    { agents: { HOLMES: { player: 'ann', at: 'ROME' } } },
    { identity: 'RESTORATIONIST' },
  );
  t.play('ann: attack MORAN', 'ben: thwart HOLMES', 'ann: keep');
  expect(t.asked).toBe('cat');
  t.play('cat: pass');
  expect(t.position.spent).toEqual(['HOLMES']);
  expect(agentIn(t, 'AZEF')?.at).toBe('DEAD');
});

test('R11.8 the next one’s token still foils it', () => {
  const holmes = { agents: { HOLMES: { player: 'ann', at: 'ROME' } } };
  const t = attack({ tokens: ['HOLMES'] }, { tokens: ['FIGNER'] }, holmes, { identity: 'RESTORATIONIST' });
  t.play('ann: attack MORAN', 'ben: thwart HOLMES', 'ann: keep', 'cat: thwart FIGNER');
  expect(agentIn(t, 'HOLMES')?.player).toBe('ann');
  expect(agentIn(t, 'FIGNER')?.player).toBe('cat');
  expect(agentIn(t, 'AZEF')?.at).toBe('ROME');
});

test('R11.9 of the wrong faction one cannot keep; revealed with the right one does it without a word', () => {
  const wrong = exposing('HOLMES', { identity: 'LOYALIST', revealed: true }).play('ann: expose HOLMES');
  expect(agentIn(wrong, 'HOLMES')?.player).toBe('ann');
  const right = exposing('HOLMES', { identity: 'RESTORATIONIST', revealed: true }).play('ann: expose HOLMES');
  expect(agentIn(right, 'HOLMES')?.player).toBe('ben');
  expect(right.position.spent).toEqual(['HOLMES']);
});

test('R11.10 a change of control changes points, and the end is looked at', () => {
  const cities = {
    LONDON: { controller: 'ann' },
    ST_PETERSBURG: { controller: 'ann' },
    PARIS: { controller: 'ann' },
    BERLIN: { controller: 'ann' },
    VIENNA: { controller: 'ann' },
    WASHINGTON: { controller: 'ann' },
  };
  // 31 points for cities, 1 for the Revolution track and Figner's 1 make 33.
  const t = exposing(
    'FIGNER',
    {},
    {
      cities,
      markers: { revolution: 1 },
      players: { ann: { identity: 'RESTORATIONIST', revealed: true, tokens: ['FIGNER'] } },
    },
  );
  expect(playerIn(t, 'ann').points).toBe(32);
  t.play('ann: expose FIGNER');
  expect(t.position.over).toBe('points');
});

test('R11.11 a vampire stays a vampire', () => {
  const t = exposing('AZEF', {}, { agents: { AZEF: { player: 'ben', at: 'PARIS', vampire: true } } }).play(
    'ann: expose AZEF',
  );
  expect(agentIn(t, 'AZEF')).toMatchObject({ player: 'ann', vampire: true });
});

test('R11.12 whoever holds a token is asked, whether or not one fits', () => {
  const t = attack({ tokens: ['MICHEL'] }, {}).play('ann: attack MORAN');
  expect(t.asked).toBe('ben');
  expect(t.options).toEqual(['pass']);
  expect(t.table.decision?.secret).toBe(true);
});

test('R11.12 nobody is asked where public facts rule a thwart out', () => {
  const none = attack({}, {}).play('ann: attack MORAN');
  expect(agentIn(none, 'AZEF')?.at).toBe('DEAD');
  const spent = attack({ tokens: ['MICHEL'] }, {}, { spent: ['MORAN', 'FIGNER'] }).play('ann: attack MORAN');
  expect(agentIn(spent, 'AZEF')?.at).toBe('DEAD');
});

test('R11.12 agents elsewhere open no window', () => {
  const t = table(2, {
    agents: {
      MONDAY: { player: 'ann', at: 'CAIRO' },
      STIEBER: { player: 'ann', at: 'PARIS' },
      AZEF: { player: 'ben', at: 'CAIRO' },
    },
    players: { ann: { hand: ['START_10', 'START_08'] }, ben: { known: true, tokens: ['STIEBER'] } },
  }).play('ann: attack START_10');
  expect(agentIn(t, 'AZEF')?.at).toBe('DEAD');
});

test('R11.13 a token is used once, as an action or in a window', () => {
  const t = attack({ tokens: ['MORAN'] }, {}).play('ann: attack MORAN', 'ben: thwart MORAN', 'ann: pass', 'ben: pass');
  expect(ruleAgainst(t, 'ben: expose MORAN')).toBe('R11.2');
});

test('R11.14 a declared card of the exposed agent goes to the new controller; one out of the game stays out', () => {
  const t = attack({ tokens: ['MORAN'] }, {}).play('ann: attack MORAN', 'ben: thwart MORAN');
  expect(playerIn(t, 'ben').discard).toContain('MORAN');
  expect(playerIn(t, 'ann').discard).not.toContain('MORAN');
});

test('R11.15 a foiled attack on a royal draws the marker even of somebody who draws no more', () => {
  const hand = ['HIRED_ASSASSIN', 'START_08', 'START_05'];
  const lines = [
    'ann: attack HIRED_ASSASSIN',
    'ann: agent FIGNER',
    'ann: aim RHOGOG',
    'ann: pick START_08',
    'ann: done',
    'ben: thwart MORAN',
  ];
  const ann: PlayerSpec = { hand, spared: true, revealed: true, mad: 3 };
  const t = attack({ tokens: ['MORAN'] }, {}, {}, ann)
    .draws('SANE')
    .play(...lines);
  expect(happened(t, 'sanity')).toBe(1);
  const off = attack({ tokens: ['MORAN'] }, {}, {}, ann, { thwartedRoyalDrawsSanity: 0 }).play(...lines);
  expect(happened(off, 'sanity')).toBe(0);
});

test('R11.16 an unrevealed controller of Holmes is asked whatever their faction is; only giving up is offered to the wrong one', () => {
  const t = exposing('HOLMES', { identity: 'LOYALIST' }).play('ann: expose HOLMES');
  expect(t.asked).toBe('ben');
  expect(t.options).toEqual(['give']);
  expect(t.table.decision?.secret).toBe(true);
  expect(ruleAgainst(t, 'ben: keep')).toBe('R11.9');
});

test('R11.17 only tokens that fit are offered, and exposing costs the action even where control is kept', () => {
  const t = attack({ tokens: ['MORAN', 'MICHEL'] }, {}).play('ann: attack MORAN');
  expect(optionsOf(t, 'thwart')).toEqual(['thwart MORAN']);
  expect(ruleAgainst(t, 'ben: thwart MICHEL')).toBe('R11.17');
  const kept = exposing('HOLMES', { identity: 'RESTORATIONIST' }).play('ann: expose HOLMES', 'ben: keep');
  expect(kept.position.acted).toBe(1);
});
