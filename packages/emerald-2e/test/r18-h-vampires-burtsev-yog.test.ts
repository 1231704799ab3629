// R18 Card rulings: Vampires, Vladimir Burtsev, Yog-Sothoth.
import { visible } from '@gaslamp/kernel/events';
import { SPECTATOR, UNKNOWN } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { identityOf, isRestorationist } from '../src/box/state.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

const VAMPIRES: PositionSpec = {
  players: {
    ann: { hand: ['VAMPIRES', 'START_S003'], agents: { CAIRO: 1, PARIS: 1 }, cubes: {} },
    ben: { identity: 'LOYALIST', agents: { CAIRO: 2, ROME: 1 }, cubes: {} },
    cat: { identity: 'LOYALIST', agents: { CAIRO: 1, LONDON: 1 }, cubes: {} },
  },
};

test('R18.29 Vampires: in a city where you have an agent, another player’s agent is swapped for one from your stock', () => {
  const t = table(3, VAMPIRES);
  t.play('ann: play VAMPIRES');
  // No majority is needed; Rome and London have no agent of Ann.
  expect(optionsOf(t, 'remove').sort()).toEqual(['remove TUESDAY CAIRO', 'remove WEDNESDAY CAIRO']);
  t.play('ann: remove ben CAIRO');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { CAIRO: 2, PARIS: 1 }, agentStock: 7, killPoints: 0 });
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { CAIRO: 1, ROME: 1 }, agentStock: 8 });
  expect([t.position.acted, playerIn(t, 'ann').beside]).toEqual([1, [{ card: 'VAMPIRES' }]]);
});

test('R18.29 … what is refused: a city without an agent of yours, your own, an empty stock, no target', () => {
  const t = table(3, VAMPIRES);
  t.play('ann: play VAMPIRES');
  expect(t.refused('ann: remove ben ROME')).toEqual({ rule: 'R18.29', key: 'text.noAgentOfYours' });
  expect(t.refused('ann: remove ann CAIRO')).toEqual({ rule: 'R18.29', key: 'text.ownAgent' });
  expect(t.refused('ann: remove cat PARIS')).toEqual({ rule: 'R18.29', key: 'text.nobodyThere' });
  const with_ = (ann: PlayerSpec) =>
    ruleAgainst(
      table(3, { ...VAMPIRES, players: { ...VAMPIRES.players, ann: { ...VAMPIRES.players!.ann, ...ann } } }),
      'ann: play VAMPIRES',
    );
  expect([with_({ agents: { CAIRO: 10 } }), with_({ agents: ['PARIS'] })]).toEqual(['R3.10', 'R3.10']);
});

test('R18.29 … as an interrupt they cancel an assassination of one of your agents, and are only discarded', () => {
  const attack: PositionSpec = {
    players: {
      ann: { hand: ['START_S001', 'START_S003'], agents: { CAIRO: 3 }, cubes: {} },
      ben: { identity: 'LOYALIST', hand: ['VAMPIRES', 'START_S003'], agents: ['CAIRO', 'ROME'], cubes: {} },
      cat: { agents: ['CAIRO', 'LONDON'], cubes: {} },
    },
  };
  const t = table(3, attack);
  t.play('ann: assassinate ben CAIRO', 'ben: use VAMPIRES');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { CAIRO: 1, ROME: 1 }, discard: ['VAMPIRES'], beside: [] });
  expect(playerIn(t, 'ben').hand).toHaveLength(2);
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { CAIRO: 3 }, killPoints: 0, beside: [{ card: 'START_S001' }] });

  // Not an agent of somebody else.
  const other = table(3, attack);
  other.play('ann: assassinate cat CAIRO');
  expect(playerIn(other, 'cat').agents).toEqual({ LONDON: 1 });
});

const BURTSEV = (cat: PlayerSpec = {}): PositionSpec => ({
  players: {
    ann: { identity: 'LOYALIST', hand: ['BURTSEV', 'START_S003'], agents: ['ROME'] },
    ben: { identity: 'RESTORATIONIST' },
    cat: { identity: 'LOYALIST', ...cat },
  },
});

const BURTSEV_FOR_TWO: PositionSpec = {
  players: { ann: { hand: ['BURTSEV', 'START_S003'], agents: ['ROME'] }, ben: { identity: 'RESTORATIONIST' } },
};

test('R18.30 Vladimir Burtsev: look alone at one other player’s identity card', () => {
  const t = table(3, BURTSEV());
  const card = identityOf(t.s, 1);
  t.play('ann: play BURTSEV');
  expect(t.options).toEqual(['player TUESDAY', 'player WEDNESDAY']);
  t.play('ann: player ben');
  expect(view(t.game, t.s, 0).s.place[card]).toBe(t.s.place[card]);
  for (const viewer of [2, SPECTATOR]) expect(view(t.game, t.s, viewer).s.place[card]).toBe(UNKNOWN);
  expect(playerIn(t, 'ben').revealed).toBe(false);
  expect([t.position.acted, playerIn(t, 'ann').beside]).toEqual([1, [{ card: 'BURTSEV' }]]);
});

test('R18.30 … at any of four others', () => {
  for (const name of ['ben', 'cat', 'dan', 'eve']) {
    const t = table(5, { players: { ann: { hand: ['BURTSEV', 'START_S003'], agents: ['ROME'] } } });
    t.play('ann: play BURTSEV');
    expect(t.options).toEqual(['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((day) => `player ${day}`));
    t.play(`ann: player ${name}`);
    const seen = view(t.game, t.s, 0).s;
    const known = NAMES.filter((_, owner) => seen.place.includes(t.s.place[identityOf(t.s, owner)]!));
    expect(known).toEqual(['ann', name]);
  }
});

test('R18.30 … everybody sees who was looked at, only the looker what it was', () => {
  const t = table(3, BURTSEV());
  t.play('ann: play BURTSEV', 'ann: player ben');
  const looked = t.events.find((event) => event.kind === 'looked')!;
  expect(visible(looked, 0).fields).toEqual({ player: 0, owner: 1, card: t.table.data.kindOf[identityOf(t.s, 1)] });
  for (const viewer of [1, 2, SPECTATOR]) expect(visible(looked, viewer).fields).toEqual({ player: 0, owner: 1 });
});

test('R18.30 … the printed side; a Change of Heart lying on it is public and flips it', () => {
  const t = table(3, BURTSEV({ changesOfHeart: 1 }));
  t.play('ann: play BURTSEV', 'ann: player cat');
  const seen = view(t.game, t.s, 0);
  const at = { s: seen.s, data: t.table.data };
  expect(t.game.nameOf(identityOf(seen.s, 2))).toMatch(/^IDENTITY_LOYALIST/);
  expect([seen.s.flips[2], isRestorationist(at, 2)]).toEqual([1, true]);
});

test('R18.30 … not at a revealed one, not at the own; with all others revealed he cannot be played', () => {
  const t = table(4, BURTSEV({ revealed: true }));
  t.play('ann: play BURTSEV');
  expect(t.options).toEqual(['player TUESDAY', 'player THURSDAY']);
  for (const name of ['cat', 'ann'])
    expect(t.refused(`ann: player ${name}`)).toEqual({ rule: 'R18.30', key: 'text.notHidden' });
  const spec = BURTSEV();
  const open = table(2, {
    players: { ann: spec.players!.ann!, ben: { identity: 'LOYALIST', revealed: true, agents: ['ROME'] } },
  });
  expect(open.refused('ann: play BURTSEV')).toEqual({ rule: 'R18.30', key: 'text.allRevealed' });
});

test('R18.30 … again at one whose card is known already: it asks for a hidden one only', () => {
  const t = table(2, { ...BURTSEV_FOR_TWO, looked: [{ by: 'ann', at: 'ben' }] });
  expect(t.offers('play BURTSEV')).toBe(true);
});

const YOG = (ann: PlayerSpec): PositionSpec => ({
  players: {
    ann: { identity: 'LOYALIST', hand: ['YOG_SOTHOTH', 'START_S003'], cubes: {}, ...ann },
    ben: { agents: ['ROME'], cubes: {} },
  },
});

test('R18.31 Yog-Sothoth: one or more agents from cities go onto the card for good, 1 Loyalist point each', () => {
  for (const [picks, left] of [
    [['PARIS'], { PARIS: 2, LONDON: 1 }],
    [['LONDON', 'PARIS', 'PARIS'], { PARIS: 1 }],
  ] as const) {
    const t = table(2, YOG({ agents: { PARIS: 3, LONDON: 1 } }));
    t.play('ann: play YOG_SOTHOTH', ...picks.map((city) => `ann: from ${city}`), 'ann: done');
    const n = picks.length;
    expect(playerIn(t, 'ann')).toMatchObject({
      loyalist: n,
      agentStock: 6,
      beside: [{ card: 'YOG_SOTHOTH', agents: n }],
    });
    expect([playerIn(t, 'ann').agents, t.position.acted, t.offers('release YOG_SOTHOTH')]).toEqual([left, 1, false]);
  }
});

test('R18.31 … at least one, and one must be in a city', () => {
  const t = table(2, YOG({ agents: { PARIS: 2, LONDON: 1 } }));
  t.play('ann: play YOG_SOTHOTH');
  expect(t.options).toEqual(['from LONDON', 'from PARIS']);
  expect(t.refused('ann: done')).toEqual({ rule: 'R18.31', key: 'text.pickAgent' });
  expect(t.refused('ann: from ROME')).toEqual({ rule: 'R18.31', key: 'text.noAgentThere' });
  const none = table(2, YOG({ agents: {}, revealed: true }));
  expect(none.refused('ann: play YOG_SOTHOTH')).toEqual({ rule: 'R3.10', key: 'text.noAgentInCity' });
});

test('R18.31 … a Loyalist without agents reveals and places three, fewer if the stock is short', () => {
  for (const [fed, placed] of [
    [2, 3],
    [9, 1],
  ] as const) {
    const t = table(2, YOG({ agents: { PARIS: fed } }));
    t.play('ann: play YOG_SOTHOTH', ...Array.from({ length: fed }, () => 'ann: from PARIS'));
    for (let i = 0; i < placed; i++) t.play('ann: to ROME');
    expect(playerIn(t, 'ann')).toMatchObject({ revealed: true, loyalist: fed, agents: { ROME: placed } });
    expect(t.offers('to ROME')).toBe(false);
  }
});

test('R18.31 … a Restorationist ends the game after scoring the points', () => {
  const t = table(2, YOG({ identity: 'RESTORATIONIST', agents: { PARIS: 2 } }));
  t.play('ann: play YOG_SOTHOTH', 'ann: from PARIS', 'ann: from PARIS');
  expect([t.position.over, playerIn(t, 'ann').loyalist]).toEqual(['revealed', 2]);
});

test('R18.31 … with an agent on Mi-Go nobody is revealed', () => {
  const t = table(2, YOG({ identity: 'RESTORATIONIST', agents: ['PARIS'], beside: [{ card: 'MI_GO', agents: 1 }] }));
  t.play('ann: play YOG_SOTHOTH');
  expect([t.position.over, playerIn(t, 'ann').loyalist]).toEqual([null, 1]);
});
