// R18 Card rulings: Irene Adler, Matvei Golovinski, Mi-Go, Peter Rachkovsky.
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

const BEN: PlayerSpec = { identity: 'LOYALIST', agents: { VIENNA: 3 }, cubes: {} };
const ADLER: PlayerSpec = { identity: 'LOYALIST', hand: ['IRENE_ADLER', 'START_S003'], agents: ['LONDON'], cubes: {} };

test('R18.14 Irene Adler: another player’s agent anywhere goes home and one of yours takes its place', () => {
  const t = table(2, { players: { ann: ADLER, ben: BEN } });
  t.play('ann: play IRENE_ADLER', 'ann: remove ben VIENNA');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { VIENNA: 2 }, agentStock: 8 });
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { LONDON: 1, VIENNA: 1 }, agentStock: 8, killPoints: 0 });
  expect([t.position.acted, playerIn(t, 'ann').beside]).toEqual([1, [{ card: 'IRENE_ADLER' }]]);
});

test('R18.14 … she needs an agent in your stock', () => {
  const t = table(2, { players: { ann: { ...ADLER, agents: { LONDON: 10 } }, ben: BEN } });
  expect(t.refused('ann: play IRENE_ADLER')).toEqual({ rule: 'R3.10', key: 'text.noAgentInStock' });
});

test('R18.14 … own agents are no target, and no interrupt answers her', () => {
  const t = table(3, {
    players: { ann: ADLER, ben: { ...BEN, hand: ['SHERLOCK_HOLMES', 'VAMPIRES'] }, cat: { agents: ['ROME'] } },
  });
  t.play('ann: play IRENE_ADLER');
  expect(optionsOf(t, 'remove')).toEqual(['remove WEDNESDAY ROME', 'remove TUESDAY VIENNA']);
  expect(t.refused('ann: remove ann LONDON')).toEqual({ rule: 'R18.14', key: 'text.ownAgent' });
  expect(t.refused('ann: remove cat VIENNA')).toEqual({ rule: 'R18.14', key: 'text.nobodyThere' });
  t.play('ann: remove ben VIENNA');
  expect([t.asked, playerIn(t, 'ben').agents]).toEqual(['ann', { VIENNA: 2 }]);
});

test('R18.14 … any of four others, one agent for one agent', () => {
  for (const owner of ['ben', 'cat', 'dan', 'eve']) {
    const t = table(5, {
      players: {
        ...Object.fromEntries(NAMES.map((name) => [name, { agents: { VIENNA: 3 }, cubes: {} }])),
        ann: ADLER,
      },
    });
    t.play('ann: play IRENE_ADLER');
    expect(optionsOf(t, 'remove')).toEqual(
      ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((day) => `remove ${day} VIENNA`),
    );
    t.play(`ann: remove ${owner} VIENNA`);
    expect(playerIn(t, owner)).toMatchObject({ agents: { VIENNA: 2 }, agentStock: 8 });
    expect(playerIn(t, 'ann')).toMatchObject({ agents: { LONDON: 1, VIENNA: 1 }, agentStock: 8 });
  }
});

test('R18.15 Matvei Golovinski: a free action that moves the Loyalist marker up 2', () => {
  for (const acted of [0, 1, 2]) {
    const t = table(2, { acted, players: { ann: { hand: ['GOLOVINSKI', 'START_S003'] }, ben: BEN } });
    t.play('ann: play GOLOVINSKI');
    expect(t.position).toMatchObject({ markers: { loyalist: 2, restorationist: 0 }, acted });
    expect(playerIn(t, 'ann').discard).toEqual(['GOLOVINSKI']);
  }
});

test('R18.15 … at most to 10', () => {
  const t = table(2, { markers: { loyalist: 9 }, players: { ann: { hand: ['GOLOVINSKI', 'START_S003'] }, ben: BEN } });
  t.play('ann: play GOLOVINSKI');
  expect(t.position).toMatchObject({ markers: { loyalist: 10 }, over: 'marker' });
});

const MI_GO: PlayerSpec = {
  identity: 'LOYALIST',
  hand: ['MI_GO', 'START_S003', 'START_S005'],
  agents: { LONDON: 2, ROME: 1 },
  cubes: {},
};
const stored = (agents: number, more: PlayerSpec = {}): PlayerSpec => ({
  ...MI_GO,
  hand: ['START_S003', 'START_S005'],
  beside: [{ card: 'MI_GO', agents }],
  ...more,
});
const round = (seats: number) => ['ann', 'ben', 'cat'].slice(0, seats).flatMap((name) => turnOf(name));
const turnOf = (name: string) => [`${name}: pass`, `${name}: pass`, `${name}: end`];

test('R18.16 Mi-Go: one or two of your agents, from any cities, go onto the card, as a free action', () => {
  for (const [picks, agents, count] of [
    [['LONDON'], { LONDON: 1, ROME: 1 }, 1],
    [['LONDON', 'LONDON'], { ROME: 1 }, 2],
    [['LONDON', 'ROME'], { LONDON: 1 }, 2],
  ] as const) {
    const t = table(2, { acted: 2, players: { ann: MI_GO, ben: BEN } });
    t.play('ann: play MI_GO', ...picks.map((city) => `ann: from ${city}`), ...(count < 2 ? ['ann: done'] : []));
    expect(playerIn(t, 'ann')).toMatchObject({ beside: [{ card: 'MI_GO', agents: count }], agentStock: 7 });
    expect([playerIn(t, 'ann').agents, t.position.acted]).toEqual([agents, 2]);
  }
});

test('R18.16 … not three, and none from where you have none', () => {
  const t = table(2, { players: { ann: { ...MI_GO, agents: { LONDON: 2, ROME: 2 } }, ben: BEN } });
  t.play('ann: play MI_GO');
  const none = { rule: 'R18.16', key: 'text.noAgentThere' };
  expect(t.refused('ann: from PARIS')).toEqual(none);
  const [london, rome] = ['LONDON', 'ROME'].map((city) => t.game.verbs.parse(`from ${city}`) as number);
  expect(t.table.consider([london!, rome!])).toEqual({ fits: [], enough: true });
  expect(t.table.consider([london!, rome!, rome!])).toBeNull();
  expect(t.table.refuse(0, rome!, [london!, rome!])).toEqual({ rule: 'R18.16', key: 'text.atMostTwo' });
  expect(t.table.refuse(0, london!, [rome!])).toBeNull();
  // The only agent of the city is already picked.
  const one = table(2, { players: { ann: MI_GO, ben: BEN } }).play('ann: play MI_GO');
  expect(one.table.refuse(0, rome!, [rome!])).toEqual(none);
  expect(t.refused('ann: done')).toEqual({ rule: 'R18.16', key: 'text.pickAgent' });
});

test('R18.16 … they are not let off in the same turn', () => {
  const t = table(2, { players: { ann: MI_GO, ben: BEN } });
  t.play('ann: play MI_GO', 'ann: from LONDON', 'ann: from ROME');
  expect(t.refused('ann: release MI_GO')).toEqual({ rule: 'R18.16', key: 'release.thisTurn' });
  t.play('ann: pass', 'ann: pass');
  expect([t.offers('release MI_GO'), t.offers('end')]).toEqual([false, true]);
});

test('R18.16 … in any later turn of yours all of them go together into one city, as a free action', () => {
  const t = table(2, { players: { ann: MI_GO, ben: BEN } });
  t.play('ann: play MI_GO', 'ann: from LONDON', 'ann: from ROME', ...round(1));
  expect(ruleAgainst(t, 'ann: release MI_GO')).toBe('R4.1');
  t.play(...turnOf('ben'), 'ann: pass', 'ann: pass', 'ann: release MI_GO', 'ann: to VIENNA');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { LONDON: 1, VIENNA: 2 }, beside: [{ card: 'MI_GO' }] });
  // The card is used up.
  expect(t.refused('ann: release MI_GO')).toEqual({ rule: 'R12.3', key: 'release.notStored' });
});

test('R18.16 … in a later turn of the own, whoever the player is', () => {
  for (const [i, name] of NAMES.entries()) {
    const t = table(5, { active: name, players: { [name]: MI_GO } });
    t.play(`${name}: play MI_GO`, `${name}: from LONDON`, `${name}: from ROME`);
    expect(t.refused(`${name}: release MI_GO`)).toEqual({ rule: 'R18.16', key: 'release.thisTurn' });
    for (const next of [...NAMES.slice(i), ...NAMES.slice(0, i)]) {
      t.play(...turnOf(next));
      // When a turn begins, no card has been played yet.
      expect(t.position.boarded).toEqual([]);
    }
    expect([t.asked, t.offers('release MI_GO')]).toEqual([name, true]);
  }
});

test('R18.16 … the player may wait for several turns', () => {
  const t = table(2, { players: { ann: stored(2), ben: BEN } });
  t.play(...round(2), ...round(2));
  expect(t.offers('release MI_GO')).toBe(true);
});

test('R18.16 … while there they stand in no city: no target, not moved, no majority, no food for Yog-Sothoth', () => {
  const here: PositionSpec = {
    players: {
      ann: { hand: ['SHOGGOTH', 'START_S003'], agents: ['ROME'], cubes: {} },
      ben: { ...stored(2), agents: ['ROME'] },
    },
  };
  const shoggoth = table(2, here);
  shoggoth.play('ann: play SHOGGOTH');
  // The only possible target was taken without a question.
  expect(playerIn(shoggoth, 'ann').beside).toEqual([{ card: 'SHOGGOTH', victim: 'ben' }]);
  expect(playerIn(shoggoth, 'ben').agents).toEqual({});
  expect(playerIn(shoggoth, 'ben').beside).toEqual([{ card: 'MI_GO', agents: 2 }]);

  const nowhere = stored(2, { hand: ['YOG_SOTHOTH', 'START_S005'], agents: {}, cubes: ['ROME'] });
  const t = table(2, { players: { ann: nowhere, ben: { ...BEN, agents: ['ROME', 'VIENNA'] } } });
  expect(ruleAgainst(t, 'ann: play YOG_SOTHOTH')).toBe('R3.10');
  expect(optionsOf(t, 'move')).toEqual([]);
  expect(ruleAgainst(t, 'ann: claim ROME')).toBe('R6.3');
});

test('R18.17 Peter Rachkovsky brings two agents when he is claimed, or as many as there are', () => {
  for (const [elsewhere, brought] of [
    [3, 2],
    [8, 1],
    [9, 0],
  ] as const) {
    const t = table(2, {
      players: {
        ann: { hand: ['START_S005', 'START_S003'], agents: { LONDON: elsewhere, ROME: 1 }, cubes: ['ROME'] },
        ben: BEN,
      },
      cities: { ROME: { faceUp: 'RACHKOVSKY' } },
    });
    t.play('ann: claim ROME');
    expect(playerIn(t, 'ann').agents).toEqual({ LONDON: elsewhere, ROME: 1 + brought });
  }
});
