// R10 Assassination and hiding.
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { agentIn, happened, isLegalSet, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

/**
 * Ann's Moran (2 bombs, AA) and Figner (1, AR) are in Rome, where an agent takes 3 and the royal Rhogog 5, with Ben's Azef. Ben
 * is known, Ann not yet, in spite of Moran's symbol; nobody holds tokens.
 */
const inRome = (ann: PlayerSpec = {}, more: PositionSpec = {}, options = {}) =>
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
        ann: { hand: ['MORAN', 'START_05', 'START_08'], known: false, tokens: [], identity: 'LOYALIST', ...ann },
        ben: { known: true, tokens: [], identity: 'LOYALIST', ...more.players?.ben },
        cat: { tokens: [], identity: 'RESTORATIONIST', ...more.players?.cat },
      },
    },
    options,
  );

test('R10.1 an agent’s own card makes it the executor; AA is for agents, AR for royals', () => {
  const t = inRome({ hand: ['MORAN', 'FIGNER', 'START_05', 'START_08'] });
  t.play('ann: attack MORAN');
  expect(t.position).toMatchObject({ over: null });
  expect(happened(t, 'agentKilled')).toBe(1);
  const royal = inRome({ hand: ['FIGNER', 'START_05', 'BLACK_HAND', 'START_08'] });
  royal.play('ann: attack FIGNER');
  expect(happened(royal, 'agentKilled')).toBe(0);
  expect(optionsOf(royal, 'pick')).toEqual(['pick BLACK_HAND', 'pick START_08']);
});

test('R10.1 with Hired Assassin any own agent on the board is named; with the main agent’s card that one', () => {
  const t = inRome({ hand: ['HIRED_ASSASSIN', 'START_05'] }, { agents: { MONDAY: { player: 'ann', at: 'ROME' } } });
  t.play('ann: attack HIRED_ASSASSIN');
  expect(optionsOf(t, 'agent')).toEqual(['agent FIGNER', 'agent MORAN', 'agent MONDAY']);
  const main = inRome({ hand: ['START_10', 'START_05'] }, { agents: { MONDAY: { player: 'ann', at: 'ROME' } } });
  main.play('ann: attack START_10');
  expect(optionsOf(main, 'aim')).toEqual(['aim AZEF', 'aim RHOGOG']);
  expect(
    ruleAgainst(
      inRome({ hand: ['START_10'] }, { agents: { MONDAY: { player: 'ann', at: 'LIFTED' } } }),
      'ann: attack START_10',
    ),
  ).toBe('R10.1');
});

test('R10.2 the target is in the executor’s city; a card that allows both serves for one of them', () => {
  const t = inRome(
    { hand: ['START_10'] },
    { agents: { STIEBER: { player: 'ben', at: 'PARIS' }, MONDAY: { player: 'ann', at: 'ROME' } } },
  );
  t.play('ann: attack START_10');
  expect(happened(t, 'agentKilled')).toBe(1);
  expect(agentIn(t, 'STIEBER')?.at).toBe('PARIS');
});

test('R10.3 bombs are those of own counters there and of further cards; the starting card’s own do not count', () => {
  // Rhogog takes 5: 3 from counters, 2 from START_08. The bomb on Figner's card does not count.
  const t = inRome({ hand: ['FIGNER', 'START_08', 'START_05', 'BLACK_HAND'] });
  t.play('ann: attack FIGNER');
  expect(isLegalSet(t, ['pick START_05'])).toBe(false);
  expect(isLegalSet(t, ['pick START_08'])).toBe(true);
  expect(ruleAgainst(inRome({ hand: ['FIGNER', 'START_05'] }), 'ann: attack FIGNER')).toBe('R10.4');
});

test('R10.4 an agent takes the number of the city, a royal its own; no support may be superfluous', () => {
  const t = inRome({ hand: ['FIGNER', 'START_08', 'START_05', 'BLACK_HAND'] });
  t.play('ann: attack FIGNER');
  expect(isLegalSet(t, ['pick START_05', 'pick BLACK_HAND'])).toBe(true);
  expect(isLegalSet(t, ['pick START_08', 'pick START_05'])).toBe(false);
});

test('R10.5 no majority is needed', () => {
  const t = inRome({}, { agents: { STIEBER: { player: 'ben', at: 'ROME' }, ADLER: { player: 'ben', at: 'ROME' } } });
  expect(t.offers('attack MORAN')).toBe(true);
});

test('R10.6 targets are agents of known players, no vampires, a main agent only as the last one', () => {
  const main = { agents: { AZEF: { player: 'ben', at: 'PARIS' }, TUESDAY: { player: 'ben', at: 'ROME' } } };
  expect(ruleAgainst(inRome({}, main), 'ann: attack MORAN')).toBe('R10.6');
  const lifted = { agents: { AZEF: { player: 'ben', at: 'LIFTED' }, TUESDAY: { player: 'ben', at: 'ROME' } } };
  expect(ruleAgainst(inRome({}, lifted), 'ann: attack MORAN')).toBe('R10.6');
  const alone = { agents: { AZEF: { player: 'ben', at: 'DEAD' }, TUESDAY: { player: 'ben', at: 'ROME' } } };
  expect(inRome({}, alone).offers('attack MORAN')).toBe(true);
  const vampire = { agents: { AZEF: { player: 'ben', at: 'ROME', vampire: true } } };
  expect(ruleAgainst(inRome({}, vampire), 'ann: attack MORAN')).toBe('R13.2');
});

test('R10.7 royals that are neither killed nor hidden, from the first turn on', () => {
  expect(inRome({ hand: ['FIGNER', 'START_08'] }).offers('attack FIGNER')).toBe(true);
  for (const hidden of [false, true]) {
    const t = inRome({ hand: ['FIGNER', 'START_08'] }, { royals: { RHOGOG: { player: 'ben', hidden } } });
    expect(ruleAgainst(t, 'ann: attack FIGNER')).toBe('R10.7');
  }
});

test('R10.8 everything is declared at once, then comes the window, then the result, then the cards move', () => {
  const t = inRome({}, { players: { ben: { tokens: ['MICHEL'] } } });
  t.play('ann: attack MORAN');
  expect(t.asked).toBe('ben');
  expect(agentIn(t, 'AZEF')?.at).toBe('ROME');
  expect(playerIn(t, 'ann').discard).not.toContain('MORAN');
  t.play('ben: pass');
  expect(agentIn(t, 'AZEF')?.at).toBe('DEAD');
  expect(playerIn(t, 'ann').discard).toContain('MORAN');
});

test('R10.9 a killed main agent reveals its player', () => {
  const alone = { agents: { AZEF: { player: 'ben', at: 'DEAD' }, TUESDAY: { player: 'ben', at: 'ROME' } } };
  const t = inRome({}, alone).play('ann: attack MORAN');
  expect(playerIn(t, 'ben').revealed).toBe(true);
  expect(t.position.over).toBeNull();
});

test('R10.10 a killed royal brings the disc, its points and a sanity marker', () => {
  const t = inRome({ hand: ['FIGNER', 'START_08', 'START_01'] }).draws('SANE');
  t.play('ann: attack FIGNER');
  expect(t.position.royals).toEqual({ RHOGOG: { player: 'ann', hidden: false } });
  expect(playerIn(t, 'ann').points).toBe(3);
  expect(happened(t, 'sanity')).toBe(1);
});

test('R10.11 every assassination makes known, a hiding never', () => {
  expect(playerIn(inRome().play('ann: attack MORAN'), 'ann').known).toBe(true);
  const hidden = inRome({ hand: ['HIDE_ROYAL', 'START_08', 'START_01'] }).draws('SANE');
  hidden.play('ann: hide HIDE_ROYAL', 'ann: agent MORAN');
  expect(playerIn(hidden, 'ann').known).toBe(false);
});

test('R10.12 hiding a royal goes like killing one, with a Safe marker; it can be thwarted', () => {
  const spec: PositionSpec = { players: { cat: { tokens: ['MORAN'] } } };
  const t = inRome({ hand: ['HIDE_ROYAL', 'START_08', 'START_01'] }, spec).draws('SANE');
  t.play('ann: hide HIDE_ROYAL', 'ann: agent FIGNER');
  expect(t.asked).toBe('cat');
  t.play('cat: pass');
  expect(t.position.royals).toEqual({ RHOGOG: { player: 'ann', hidden: true } });
  const safe = inRome({ hand: ['HIDE_ROYAL', 'START_08', 'START_01'] }, spec, { hideThwartable: 0 }).draws('SANE');
  safe.play('ann: hide HIDE_ROYAL', 'ann: agent FIGNER');
  expect(safe.position.royals).toEqual({ RHOGOG: { player: 'ann', hidden: true } });
});

test('R10.12 with the switch off an assassination can be thwarted all the same', () => {
  const t = inRome({}, { players: { cat: { tokens: ['MORAN'] } } }, { hideThwartable: 0 }).play('ann: attack MORAN');
  expect([t.asked, t.options]).toEqual(['cat', ['pass', 'thwart MORAN']]);
});

test('R10.13 what is hidden can no longer be killed, and the reverse', () => {
  const killed = inRome(
    { hand: ['HIDE_ROYAL', 'START_08'] },
    { royals: { RHOGOG: { player: 'ben' }, NYARLATHOTEP: { player: 'ben' } } },
  );
  expect(ruleAgainst(killed, 'ann: hide HIDE_ROYAL')).toBe('R10.7');
});

test('R10.14 cubes on the city’s targets stay', () => {
  const t = inRome({ cubes: { ROME: 1 } }, { players: { ben: { cubes: { ROME: 2 } } } }).play('ann: attack MORAN');
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'ben').cubes]).toEqual([{ ROME: 1 }, { ROME: 2 }]);
});

test('R10.15 a supporting text takes the place of the card’s bombs, and its card leaves the game', () => {
  const t = inRome({ hand: ['FIGNER', 'INFERNAL_MACHINE', 'INFERNAL_MACHINE', 'START_08'] }).draws('SANE');
  t.play('ann: attack FIGNER');
  expect(isLegalSet(t, ['text INFERNAL_MACHINE'])).toBe(true);
  expect(isLegalSet(t, ['pick INFERNAL_MACHINE', 'pick INFERNAL_MACHINE'])).toBe(true);
  expect(isLegalSet(t, ['pick INFERNAL_MACHINE', 'text INFERNAL_MACHINE'])).toBe(false);
  expect(ruleAgainst(t, 'ann: text START_08')).toBe('R10.15');
  const one = inRome({ hand: ['FIGNER', 'FENIANS', 'INFERNAL_MACHINE', 'START_05', 'START_01'] }).play(
    'ann: attack FIGNER',
    'ann: pick FENIANS',
  );
  expect(ruleAgainst(one, 'ann: text FENIANS')).toBe('R10.15');
  expect(ruleAgainst(one, 'ann: pick START_01')).toBe('R4.1');
  t.play('ann: text INFERNAL_MACHINE', 'ann: done');
  expect(t.position.removed).toEqual(['INFERNAL_MACHINE', 'SANE']);
});

test('R10.16 the total is fixed when it is declared: a thwart does not recount it', () => {
  const t = inRome({ hand: ['HIRED_ASSASSIN', 'START_01'] }, { players: { cat: { tokens: ['MORAN'] } } });
  t.play('ann: attack HIRED_ASSASSIN', 'ann: agent FIGNER');
  t.play('cat: thwart MORAN');
  expect(t.events.find((event) => event.kind === 'attack')?.fields.bombs).toBe(3);
  expect(happened(t, 'foiled')).toBe(1);
});

test('R10.16 foiled it is even where the bombs that are left would do', () => {
  const agents = { UNGERN: { player: 'ann', at: 'ROME' } };
  const t = inRome({ hand: ['HIRED_ASSASSIN'] }, { agents, players: { cat: { tokens: ['MORAN'] } } });
  t.play('ann: attack HIRED_ASSASSIN', 'ann: agent FIGNER', 'ann: aim AZEF', 'cat: thwart MORAN');
  // Figner's 1 and Ungern's 2 make the 3 of Rome without Moran.
  expect(t.events.find((event) => event.kind === 'attack')?.fields.bombs).toBe(5);
  expect(agentIn(t, 'AZEF')).toEqual({ player: 'ben', at: 'ROME', vampire: false });
  expect(happened(t, 'foiled')).toBe(1);
});

test('R10.16 nor does it cost less where they would not do: cards, KTA and marker are those of the declared total', () => {
  const t = inRome(
    { hand: ['HIRED_ASSASSIN', 'START_08', 'START_01'] },
    { players: { cat: { tokens: ['MORAN'] } } },
  ).draws('SANE');
  t.play('ann: attack HIRED_ASSASSIN', 'ann: agent FIGNER', 'ann: aim RHOGOG', 'ann: pick START_08', 'ann: done');
  t.play('cat: thwart MORAN');
  expect(happened(t, 'sanity')).toBe(1);
  expect(t.position.removed).toEqual(['HIRED_ASSASSIN', 'SANE']);
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_01'], known: true });
  expect(playerIn(t, 'ann').discard).toContain('START_08');
});

test('R10.17 Bodyguards add a bomb to what the city asks for their owner’s agents; royals never', () => {
  const t = inRome({}, { players: { ben: { effects: ['PE_BODYGUARDS'] } } }).play('ann: attack MORAN');
  expect(optionsOf(t, 'pick')).toEqual(['pick START_05', 'pick START_08']);
});

test('R10.18 one executor and one target an action', () => {
  const t = inRome({ hand: ['HIRED_ASSASSIN', 'START_01'] }, { agents: { STIEBER: { player: 'ben', at: 'ROME' } } });
  t.play('ann: attack HIRED_ASSASSIN', 'ann: agent MORAN', 'ann: aim AZEF');
  expect(happened(t, 'agentKilled')).toBe(1);
  expect(t.position.acted).toBe(1);
});

test('R10.19 with the switch no royal may be attacked before that round', () => {
  const of = (round: number) => inRome({ hand: ['FIGNER', 'START_08'] }, { round }, { royalsFromRound: 4 });
  expect(ruleAgainst(of(3), 'ann: attack FIGNER')).toBe('R10.19');
  expect(of(4).offers('attack FIGNER')).toBe(true);
  // A round is one turn of each player, including the last player's turn.
  const last = (round: number) =>
    table(
      3,
      {
        active: 'cat',
        round,
        agents: { WEDNESDAY: { player: 'cat', at: 'ZURICH' }, FIGNER: { player: 'cat', at: 'ROME' } },
        players: { cat: { hand: ['FIGNER', 'START_08', 'INFERNAL_MACHINE', 'INFERNAL_MACHINE'] } },
      },
      { royalsFromRound: 4 },
    );
  expect(ruleAgainst(last(3), 'cat: attack FIGNER')).toBe('R10.19');
  expect(last(4).offers('attack FIGNER')).toBe(true);
});

test('R10.19 nor may one be hidden before that round', () => {
  const hand = ['HIDE_ROYAL', 'START_08', 'START_01'];
  const of = (round: number) => inRome({ hand }, { round }, { royalsFromRound: 4 });
  expect(ruleAgainst(of(3), 'ann: hide HIDE_ROYAL')).toBe('R10.19');
  expect(of(4).offers('hide HIDE_ROYAL')).toBe(true);
});

test('R10.6 one’s own agents are no target', () => {
  const t = inRome({}, { agents: { AZEF: { player: 'ann', at: 'ROME' } } });
  expect(ruleAgainst(t, 'ann: attack MORAN')).toBe('R10.2');
});
