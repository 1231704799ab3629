// R10 Assassination: its consequences, their order, and several in one action.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import type { PositionSpec } from '../src/stage/position.ts';
import { matchAt, offered, sent, tell } from './matches.ts';
import { cityIn, happened, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

const HAND = ['START_S001', 'START_S002', 'AZEF'];
/** Ann in Cairo (value 2), where Ben has an agent; his second one is in Berlin. */
const annAttacks = (
  ann: object = {},
  ben: object = {},
  more: PositionSpec = {},
  options: Readonly<Record<string, unknown>> = {},
) =>
  table(
    2,
    {
      ...more,
      players: {
        ann: { hand: HAND, agents: { CAIRO: 2 }, cubes: {}, limbo: 5, ...ann },
        ben: { hand: ['START_S003'], agents: ['CAIRO', 'BERLIN'], cubes: {}, limbo: 5, ...ben },
      },
    },
    options,
  );
const KILL_BEN = ['ann: assassinate ben CAIRO', 'ann: pick START_S001', 'ann: confirm'];
const HOLMES = { hand: ['SHERLOCK_HOLMES', 'START_S003'] };

test('R10.9 with a kill box: the agent goes onto the card beside the identity and the kill is scored', () => {
  const t = annAttacks().play(...KILL_BEN);
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { BERLIN: 1 }, agentStock: 8 });
  expect(playerIn(t, 'ann')).toMatchObject({ beside: [{ card: 'START_S001', victim: 'ben' }], killPoints: 3 });
});

test('R10.9 without a kill box: the agent goes to its owner’s stock and nothing is scored', () => {
  const t = annAttacks({ hand: ['KRAVCHINSKY', 'AZEF'] }).play('ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { BERLIN: 1 }, agentStock: 9 });
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 0, total: 0 });
  expect(playerIn(t, 'ann').beside).toEqual([{ card: 'KRAVCHINSKY' }]);
});

test('R10.9 the last agent lost reveals its owner, before the cubes leave', () => {
  const t = annAttacks({ cubes: ['CAIRO'] }, { agents: ['CAIRO'], identity: 'RESTORATIONIST' }).play(...KILL_BEN);
  expect(t.position.over).toBe('revealed');
  // The kill is scored. The game ended at once, with the cubes still there.
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 3, cubes: { CAIRO: 1 } });
});

const ROYALTY: PositionSpec = { cities: { CAIRO: { slot: true } } };
const KILL_ROYALTY = ['ann: assassinate ROYALTY CAIRO', 'ann: pick START_S001', 'ann: confirm'];

test('R10.10 royalty: its card comes beside the identity, its points are Restorationist, no kill points', () => {
  const t = annAttacks({ agents: { CAIRO: 4 } }, {}, ROYALTY)
    .rolls(6)
    .play(...KILL_ROYALTY);
  expect(playerIn(t, 'ann')).toMatchObject({ restorationist: 3, killPoints: 0, tokens: 3, agents: { CAIRO: 4 } });
  expect(playerIn(t, 'ann').beside).toEqual([{ card: 'START_S001' }, { card: 'ROYAL_CAIRO' }]);
  expect(cityIn(t, 'CAIRO').slot).toBe(false);
});

test('R10.10 then the sanity roll: on Insanity a token and an agent of the city are lost', () => {
  const t = annAttacks({ agents: { CAIRO: 4, ROME: 1 } }, {}, ROYALTY)
    .rolls(1)
    .play(...KILL_ROYALTY);
  expect(playerIn(t, 'ann')).toMatchObject({ tokens: 2, agents: { CAIRO: 3, ROME: 1 }, agentStock: 6 });
});

test('R10.10 points come before the roll: they count although the roll ends the game, and the cubes stay', () => {
  const t = annAttacks({ agents: { CAIRO: 4 }, cubes: ['CAIRO'], tokens: 1, identity: 'RESTORATIONIST' }, {}, ROYALTY);
  t.rolls(1).play(...KILL_ROYALTY);
  expect(t.position.over).toBe('revealed');
  expect(playerIn(t, 'ann')).toMatchObject({ restorationist: 3, agents: { CAIRO: 3 }, cubes: { CAIRO: 1 } });
});

test('R10.10 token and agent are one loss: a Loyalist without both reveals once and places, then the cubes leave', () => {
  const t = annAttacks(
    { hand: [...HAND, 'INFERNAL_MACHINE'], agents: ['CAIRO'], cubes: { CAIRO: 2 }, tokens: 1, identity: 'LOYALIST' },
    { agents: ['BERLIN'] },
    ROYALTY,
  );
  t.rolls(1).play('ann: assassinate ROYALTY CAIRO', 'ann: pick START_S001');
  expect(playerIn(t, 'ann')).toMatchObject({ tokens: 0, agentStock: 10, cubes: { CAIRO: 2 } });
  t.play('ann: to ROME', 'ann: to ROME', 'ann: to ROME');
  expect(happened(t, 'revealed')).toBe(1);
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 3 }, limbo: 7 });
  expect(playerIn(t, 'ann').cubes).toEqual({});
});

test('R10.11 own cubes of the city go to Limbo, all others’ cubes there to their owners’ stocks', () => {
  const t = annAttacks({ cubes: { CAIRO: 2, ROME: 1 } }, { cubes: { CAIRO: 2, ROME: 1 } }).play(...KILL_BEN);
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 7, cubeStock: 2 });
  expect(playerIn(t, 'ann').cubes).toEqual({ ROME: 1 });
  expect(playerIn(t, 'ben')).toMatchObject({ limbo: 5, cubeStock: 4 });
  expect(playerIn(t, 'ben').cubes).toEqual({ ROME: 1 });
  const royal = annAttacks({ agents: { CAIRO: 4 }, cubes: ['CAIRO'] }, { cubes: ['CAIRO'] }, ROYALTY);
  royal.rolls(6).play(...KILL_ROYALTY);
  expect([playerIn(royal, 'ann').limbo, playerIn(royal, 'ben').limbo]).toEqual([6, 5]);
});

test('R10.12 several in one action, each with its own card and target, here or elsewhere; one may stop after any', () => {
  const attack = () =>
    annAttacks(
      { hand: ['START_S001', 'START_S002', 'HIRED_ASSASSIN', 'AZEF'], agents: { CAIRO: 3, ROME: 4 } },
      { agents: { CAIRO: 2, ROME: 1, BERLIN: 1 } },
    ).play(...KILL_BEN);
  const t = attack();
  expect(t.options).toEqual(['assassinate TUESDAY CAIRO', 'assassinate TUESDAY ROME', 'done']);
  t.play('ann: assassinate ben ROME', 'ann: pick START_S002', 'ann: confirm', 'ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1 });
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 9, hand: ['AZEF'] });
  expect(t.position.acted).toBe(1);
  const stopped = attack().play('ann: done');
  expect(stopped.position.acted).toBe(1);
  expect(stopped.offers('assassinate TUESDAY ROME')).toBe(true);
});

test('R10.12 whether another follows is asked where the board allows one, whatever cards are left but none', () => {
  const killed = (hand: string[], deck: string[], ben: object = { CAIRO: 2 }) => {
    const { match } = matchAt(2, {
      players: {
        ann: { hand: ['START_S001', ...hand], deck, discard: [], agents: { CAIRO: 3 }, cubes: {} },
        ben: { hand: ['START_S003'], agents: { BERLIN: 1, ...ben }, cubes: {} },
      },
    });
    tell(match, 'ann: assassinate TUESDAY CAIRO', 'ann: pick START_S001', 'ann: confirm');
    return match;
  };
  const able = killed(['START_S002'], ['AZEF']);
  const unable = killed(['AZEF'], ['START_S002']);
  expect([able.decision, unable.decision].map((asked) => [asked!.effect, asked!.secret])).toEqual([
    ['assassinate.more', true],
    ['assassinate.more', true],
  ]);
  expect([offered(able), offered(unable)]).toEqual([['assassinate TUESDAY CAIRO', 'done'], ['done']]);
  for (const viewer of [1, SPECTATOR]) expect(sent(unable, viewer)).toBe(sent(able, viewer));
  // Everybody sees that the hand is empty, or that nobody else can be attacked.
  expect(killed([], ['START_S002']).decision!.effect).toBe('turn.act');
  expect(killed(['START_S002'], ['AZEF'], { CAIRO: 1 }).decision!.effect).toBe('turn.act');
});

test('R10.12 the conditions are checked anew for each', () => {
  const t = annAttacks({ agents: { CAIRO: 3 } }, { agents: { CAIRO: 1, ROME: 1 } }, ROYALTY).play(...KILL_BEN);
  expect(ruleAgainst(t, 'ann: assassinate ben CAIRO')).toBe('R10.1');
  expect(ruleAgainst(t, 'ann: assassinate ROYALTY CAIRO')).toBe('R10.3');
});

test('R10.13 an agent lends its bomb point to any number of assassinations, a card to one only', () => {
  const t = annAttacks({ agents: { ROME: 4 } }, { agents: { ROME: 3, BERLIN: 1 } });
  t.play('ann: assassinate ben ROME', 'ann: pick START_S001', 'ann: confirm', 'ann: assassinate ben ROME');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 6, hand: ['AZEF'] });
  expect(playerIn(t, 'ben').agents).toEqual({ ROME: 1, BERLIN: 1 });
  // Both cards are used up, so the same four agents can do no more.
  expect(t.refused('ann: assassinate ben ROME')?.key).toBe('assassinate.noCard');
});

test('R10.13 Fenians too serve one only', () => {
  const t = annAttacks(
    { hand: ['START_S001', 'START_S002', 'FENIANS', 'AZEF'], agents: { VIENNA: 3 } },
    { agents: { VIENNA: 2, CAIRO: 1 } },
  );
  t.play('ann: assassinate ben VIENNA', 'ann: pick START_S001', 'ann: pick FENIANS');
  // Without them the three agents are one point short, whatever cards are left.
  expect(playerIn(t, 'ann').hand).toEqual(['AZEF', 'START_S002']);
  expect(ruleAgainst(t, 'ann: assassinate ben VIENNA')).toBe('R10.3');
});

test('R10.14 the cubes that left no longer help the next assassination in the city', () => {
  const t = annAttacks({ agents: { CAIRO: 2 }, cubes: { CAIRO: 2 } }, { agents: { CAIRO: 3 } }).play(...KILL_BEN);
  expect(t.refused('ann: assassinate ben CAIRO')).toEqual({ rule: 'R10.2', key: 'assassinate.noMajority' });
});

test('R10.15 zombies cannot be assassinated, nor one’s own agents', () => {
  const t = annAttacks({}, { agents: ['BERLIN'] }, { cities: { CAIRO: { zombies: 1 } } });
  expect(t.options.filter((text) => text.startsWith('assassinate'))).toEqual([]);
  expect(t.refused('ann: assassinate ann CAIRO')).toEqual({ rule: 'R10.15', key: 'assassinate.own' });
});

test('R10.16 cancelled: costs stay paid, the target survives, no points, and the cubes stay', () => {
  const t = annAttacks({ cubes: { CAIRO: 1 } }, { ...HOLMES, cubes: { CAIRO: 1 } });
  t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 0, beside: [{ card: 'START_S001' }], limbo: 5 });
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'ben').cubes]).toEqual([{ CAIRO: 1 }, { CAIRO: 1 }]);
  expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1, CAIRO: 1 });
  expect(t.position.acted).toBe(1);
});

test('R10.16 Vampires cancel it in the same way', () => {
  const t = annAttacks({ cubes: { CAIRO: 1 } }, { hand: ['VAMPIRES', 'START_S003'] });
  t.play(...KILL_BEN, 'ben: use VAMPIRES');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 0, beside: [{ card: 'START_S001' }], cubes: { CAIRO: 1 } });
  expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1, CAIRO: 1 });
});

/** Interrupts after which the cubes leave, by `cubesLeaveOnCancel`. */
const LEAVE_AFTER: readonly (readonly string[])[] = [[], ['SHERLOCK_HOLMES', 'VAMPIRES'], ['VAMPIRES']];

test('R10.16 the cubes leave all the same after both interrupts, or after Vampires only, where the table says so', () => {
  for (const [cubesLeaveOnCancel, after] of LEAVE_AFTER.entries())
    for (const interrupt of ['SHERLOCK_HOLMES', 'VAMPIRES']) {
      const ben = { hand: [interrupt, 'START_S003'], cubes: { CAIRO: 1 } };
      const t = annAttacks({ cubes: { CAIRO: 1 } }, ben, {}, { cubesLeaveOnCancel });
      t.play(...KILL_BEN, `ben: use ${interrupt}`);
      const leave = after.includes(interrupt);
      expect([playerIn(t, 'ann').limbo, playerIn(t, 'ben').cubeStock], `${interrupt}, ${cubesLeaveOnCancel}`).toEqual(
        leave ? [6, 5] : [5, 4],
      );
      expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1, CAIRO: 1 });
    }
});

test('R10.16 each cancelled attack of an action by its own interrupt', () => {
  const ben = { hand: ['SHERLOCK_HOLMES', 'VAMPIRES', 'START_S003'], cubes: { CAIRO: 1 } };
  const t = annAttacks({ cubes: { CAIRO: 1 } }, ben, {}, { cubesLeaveOnCancel: 2 });
  t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'ben').cubes]).toEqual([{ CAIRO: 1 }, { CAIRO: 1 }]);
  t.play('ann: assassinate ben CAIRO', 'ann: confirm', 'ben: use VAMPIRES');
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'ben').cubes]).toEqual([{}, {}]);
});

test('R10.16 a kill that nothing stopped lets them leave in any reading, also after one that was stopped', () => {
  for (const cubesLeaveOnCancel of LEAVE_AFTER.keys()) {
    const t = annAttacks({ cubes: { CAIRO: 1 } }, HOLMES, {}, { cubesLeaveOnCancel });
    t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES', 'ann: assassinate ben CAIRO');
    if (t.asked === 'ben') t.play('ben: pass');
    expect([playerIn(t, 'ann').limbo, playerIn(t, 'ben').agents]).toEqual([6, { BERLIN: 1 }]);
  }
});

test('R10.16 … everybody’s cubes, with any number of players; it is one action still', () => {
  for (const seats of [2, 3, 4, 5])
    for (const interrupt of ['SHERLOCK_HOLMES', 'VAMPIRES'])
      for (const [cubesLeaveOnCancel, after] of LEAVE_AFTER.entries()) {
        const others = NAMES.slice(1, seats);
        const bystander = { agents: ['BERLIN'], cubes: { CAIRO: 1 }, limbo: 5 };
        const t = table(
          seats,
          {
            players: {
              ...Object.fromEntries(others.map((name) => [name, bystander])),
              ann: { hand: HAND, agents: { CAIRO: 3 }, cubes: { CAIRO: 1 }, limbo: 5 },
              ben: { ...bystander, hand: [interrupt, 'START_S003'], agents: ['CAIRO', 'BERLIN'] },
            },
          },
          { cubesLeaveOnCancel },
        );
        t.play('ann: assassinate ben CAIRO', 'ann: pick START_S001', 'ann: confirm', `ben: use ${interrupt}`);
        const what = `${interrupt} among ${seats}, ${cubesLeaveOnCancel}`;
        const leave = after.includes(interrupt);
        expect(playerIn(t, 'ann').limbo, what).toBe(leave ? 6 : 5);
        for (const name of others) {
          expect(playerIn(t, name).cubeStock, what).toBe(leave ? 5 : 4);
          expect(playerIn(t, name).cubes, what).toEqual(leave ? {} : { CAIRO: 1 });
        }
        expect([t.position.acted, playerIn(t, 'ann').killPoints], what).toEqual([1, 0]);
      }
});

test('R10.16 further assassinations of the action may follow, even on the same agent', () => {
  const t = annAttacks({}, { hand: ['SHERLOCK_HOLMES'], deck: ['START_S003'], discard: [] });
  t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
  expect(t.options).toEqual(['assassinate TUESDAY CAIRO', 'done']);
  t.play('ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1 });
  expect(t.position.acted).toBe(1);
});

test('R10.17 a Loyalist who reveals places before the cubes leave; the placed agents may be the next target', () => {
  const t = annAttacks({ agents: { CAIRO: 2 }, cubes: { CAIRO: 2 } }, { agents: ['CAIRO'], identity: 'LOYALIST' });
  t.play(...KILL_BEN);
  expect(t.asked).toBe('ben');
  expect(playerIn(t, 'ann').cubes).toEqual({ CAIRO: 2 });
  t.play('ben: to CAIRO', 'ben: to ROME', 'ben: to ROME');
  expect(playerIn(t, 'ann').cubes).toEqual({});
  expect(t.options).toEqual(['assassinate TUESDAY CAIRO', 'done']);
});

test('R10.17 and they count for the majority there', () => {
  const t = annAttacks({ agents: { CAIRO: 2 }, cubes: { CAIRO: 2 } }, { agents: ['CAIRO'], identity: 'LOYALIST' });
  t.play(...KILL_BEN, 'ben: to CAIRO', 'ben: to CAIRO', 'ben: to ROME');
  expect(ruleAgainst(t, 'ann: assassinate ben CAIRO')).toBe('R10.2');
});

test('R10.18 a kill-box card that killed royalty or was cancelled stays empty and is never used again', () => {
  const royal = annAttacks({ agents: { CAIRO: 4 } }, {}, ROYALTY)
    .rolls(6)
    .play(...KILL_ROYALTY);
  expect(playerIn(royal, 'ann').beside).toContainEqual({ card: 'START_S001' });
  const t = annAttacks({ hand: ['START_S001', 'AZEF'] }, HOLMES).play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ann').beside).toEqual([{ card: 'START_S001' }]);
  expect(ruleAgainst(t, 'ann: assassinate ben CAIRO')).toBe('R10.1');
  expect(t.refused('ann: assassinate ben CAIRO')?.key).toBe('assassinate.noCard');
});

test('R10.18 a card holds one agent only', () => {
  const t = annAttacks({ agents: { CAIRO: 4 } }, { agents: { CAIRO: 3 } });
  t.play(...KILL_BEN, 'ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ann').beside).toEqual([
    { card: 'START_S001', victim: 'ben' },
    { card: 'START_S002', victim: 'ben' },
  ]);
});
