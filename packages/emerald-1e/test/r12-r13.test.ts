// R12 Blocking discs, R13 Vampires and zombies.
import { expect, test } from 'vitest';
import type { PositionSpec } from '../src/stage/position.ts';
import { ann } from './cards.ts';
import { agentIn, cityIn, happened, optionsOf, playerIn, ruleAgainst } from './reading.ts';

test('R12.1 a disc is placed on an unblocked target or taken from one, whoever placed it', () => {
  const t = ann(['START_09'], { blocked: ['PARIS'] });
  t.play('ann: play START_09');
  expect(optionsOf(t, 'block PARIS')).toEqual(['block PARIS_BOX']);
  expect(optionsOf(t, 'unblock')).toEqual(['unblock PARIS']);
  t.play('ann: unblock PARIS', 'ann: confirm');
  expect(t.position.blocked).toEqual([]);
});

test('R12.2 nobody can claim a blocked target', () => {
  const t = ann([], { blocked: ['PARIS'] }, { cubes: ['PARIS'] });
  expect(ruleAgainst(t, 'ann: claim PARIS')).toBe('R12.2');
  const box = (blocked: string[]) => ann([], { blocked }, { cubes: ['PARIS_BOX'] });
  expect(ruleAgainst(box(['PARIS_BOX']), 'ann: claim PARIS_BOX')).toBe('R12.2');
  expect(box([]).offers('claim PARIS_BOX')).toBe(true);
});

test('R12.1, R12.2 a disc lies on a permanent effect too, which nobody can claim then', () => {
  const slots = ['PE_NETWORK', null];
  expect(ann(['START_09'], { slots }).play('ann: play START_09').offers('block SLOT_1')).toBe(true);
  const claim = (blocked: string[]) => ann([], { slots, blocked }, { cubes: ['SLOT_1'] });
  expect(ruleAgainst(claim(['SLOT_1']), 'ann: claim SLOT_1')).toBe('R12.2');
  expect(claim([]).offers('claim SLOT_1')).toBe(true);
});

test('R12.3 one disc a target, ten in all; with none in stock only removal is possible', () => {
  const cities = ['PARIS', 'ROME', 'BERLIN', 'VIENNA', 'LONDON'];
  const blocked = cities.flatMap((city) => [city, `${city}_BOX`]);
  const t = ann(['START_09'], { blocked }).play('ann: play START_09');
  expect(optionsOf(t, 'block')).toEqual([]);
  expect(optionsOf(t, 'unblock')).toHaveLength(10);
  expect(ruleAgainst(t, 'ann: block MADRID')).toBe('R12.3');
});

test('R12.4 a disc whose card leaves the board returns to the stock', () => {
  const t = ann([], { blocked: ['ROME'], cities: { PARIS: { faceUp: 'CTHULHU' } } }, { cubes: ['PARIS'] });
  t.play('ann: claim PARIS', 'ann: at ROME');
  expect(t.position.blocked).toEqual([]);
});

test('R12.5 card and box of a city are blocked separately', () => {
  const t = ann([], { blocked: ['PARIS'] }, { cubes: ['PARIS', 'PARIS_BOX'] });
  expect(optionsOf(t, 'claim')).toEqual(['claim PARIS_BOX']);
});

test('R12.6 cubes may be placed on a blocked target, retrieved and moved off it', () => {
  const t = ann(['START_01', 'OKHRANA'], { blocked: ['PARIS'] }, { cubes: ['PARIS'] });
  expect(t.offers('place PARIS')).toBe(true);
  t.play('ann: play OKHRANA', 'ann: send MONDAY PARIS', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: {}, limbo: 1 });
  expect(
    ruleAgainst(ann(['THIRD_SECTION'], { blocked: ['PARIS'] }).play('ann: play THIRD_SECTION'), 'ann: strike PARIS'),
  ).toBe('R12.6');
});

test('R13.1 Vampires turns an own agent, the main agent too; or with an own vampire there one of a known player', () => {
  const more: PositionSpec = {
    agents: {
      AZEF: { player: 'ben', at: 'CAIRO' },
      MONDAY: { player: 'ann', at: 'CAIRO', vampire: true },
      FIGNER: { player: 'ann', at: 'PARIS' },
    },
    players: { ben: { known: true } },
  };
  const t = ann(['VAMPIRES'], more).play('ann: play VAMPIRES');
  expect([...optionsOf(t, 'agent'), ...optionsOf(t, 'turn')]).toEqual(['agent FIGNER', 'turn AZEF']);
  t.play('ann: turn AZEF', 'ann: confirm');
  expect(agentIn(t, 'AZEF')).toEqual({ player: 'ann', at: 'CAIRO', vampire: true });
  // Not even as the last agent of its player.
  const last = ann(['VAMPIRES'], {
    agents: {
      MONDAY: { player: 'ann', at: 'CAIRO', vampire: true },
      FIGNER: { player: 'ann', at: 'PARIS' },
      STIEBER: { player: 'ann', at: 'ROME' },
      TUESDAY: { player: 'ben', at: 'CAIRO' },
    },
    players: { ben: { known: true } },
  }).play('ann: play VAMPIRES');
  expect(ruleAgainst(last, 'ann: turn TUESDAY')).toBe('R13.1');
  const main = ann(['VAMPIRES']).play('ann: play VAMPIRES', 'ann: confirm');
  expect(agentIn(main, 'MONDAY')?.vampire).toBe(true);
});

test('R13.2 vampires cannot be assassinated', () => {
  const more: PositionSpec = {
    agents: { MORAN: { player: 'ann', at: 'CAIRO' }, AZEF: { player: 'ben', at: 'CAIRO', vampire: true } },
    players: { ben: { known: true } },
  };
  expect(ruleAgainst(ann(['MORAN'], more), 'ann: attack MORAN')).toBe('R13.2');
  const main: PositionSpec = {
    ...more,
    agents: { MORAN: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'CAIRO', vampire: true } },
  };
  expect(ruleAgainst(ann(['MORAN', 'START_08', 'START_05'], main), 'ann: attack MORAN')).toBe('R13.2');
});

test('R13.3 Shoggoth and Zombies do not spare vampires, but by a switch zombies do', () => {
  const more: PositionSpec = {
    agents: { AZEF: { player: 'ben', at: 'ROME', vampire: true } },
    cities: { ROME: { zombies: 1 } },
    players: { ben: { known: true } },
  };
  expect(ann(['SHOGGOTH'], more).offers('play SHOGGOTH')).toBe(true);
  const t = ann(['ZOMBIES'], more).play('ann: play ZOMBIES', 'ann: confirm');
  expect(optionsOf(t, 'bite')).toEqual(['bite AZEF']);
  const immune = ann(['ZOMBIES'], more, {}, { vampiresImmuneToZombies: 1 }).play('ann: play ZOMBIES', 'ann: confirm');
  expect(optionsOf(immune, 'bite')).toEqual([]);
  more.cities = { ROME: { zombies: 1 }, PARIS: { zombies: 1 } };
  more.agents = { ...more.agents, MORAN: { player: 'ben', at: 'PARIS' } };
  const one = ann(['ZOMBIES'], more, {}, { vampiresImmuneToZombies: 1 }).play('ann: play ZOMBIES');
  expect(ruleAgainst(one, 'ann: bite AZEF')).toBe('R13.3');
  expect(optionsOf(one, 'bite')).toEqual(['bite MORAN']);
});

/** Zombies in Rome and Paris, with agents of Ben's, who is known. */
const zombies = (more: PositionSpec = {}, options = {}) =>
  ann(
    ['ZOMBIES'],
    {
      ...more,
      agents: {
        AZEF: { player: 'ben', at: 'ROME' },
        STIEBER: { player: 'ben', at: 'ROME' },
        MORAN: { player: 'ben', at: 'PARIS' },
        ...more.agents,
      },
      cities: { ROME: { zombies: 2 }, PARIS: { zombies: 1 }, ...more.cities },
      players: { ben: { known: true, ...more.players?.ben } },
    },
    {},
    options,
  ).play('ann: play ZOMBIES', 'ann: confirm');

test('R13.4 in each city with a zombie one agent may be killed, in any order; then up to three zombies are placed', () => {
  const t = zombies();
  expect(optionsOf(t, 'bite')).toEqual(
    ['bite AZEF', 'bite STIEBER', 'bite MORAN'].sort((a, b) => t.options.indexOf(a) - t.options.indexOf(b)),
  );
  t.play('ann: bite MORAN', 'ann: bite AZEF', 'ann: raise CAIRO', 'ann: raise CAIRO');
  expect(agentIn(t, 'MORAN')).toMatchObject({ at: 'DEAD', killer: 'ann' });
  expect(cityIn(t, 'CAIRO').zombies).toBe(2);
  t.play('ann: raise CAIRO');
  expect(cityIn(t, 'CAIRO').zombies).toBe(3);
  expect(optionsOf(t, 'raise')).toEqual([]);
  expect(t.position.acted).toBe(1);
});

test('R13.4 a city without a zombie is spared', () => {
  const t = zombies({ agents: { GOLDMAN: { player: 'ben', at: 'LONDON' } } });
  expect(t.offers('bite GOLDMAN')).toBe(false);
  expect(ruleAgainst(t, 'ann: bite GOLDMAN')).toBe('R13.5');
  // If there are no zombies, nobody is bitten, and the question about placing zombies follows at once.
  const none = ann(['ZOMBIES'], { agents: { AZEF: { player: 'ben', at: 'ROME' } }, players: { ben: { known: true } } });
  expect(optionsOf(none.play('ann: play ZOMBIES', 'ann: confirm'), 'raise')).toHaveLength(12);
});

test('R13.5 only agents of known players, a main agent only as the last one', () => {
  expect(optionsOf(zombies({ players: { ben: { known: false } } }), 'bite')).toEqual([]);
  const main = zombies({ agents: { TUESDAY: { player: 'ben', at: 'PARIS' } } });
  expect(ruleAgainst(main, 'ann: bite TUESDAY')).toBe('R13.5');
  const unknown = zombies({ players: { ben: { known: false } } }, { zombiesNeedKta: 0 });
  expect(optionsOf(unknown, 'bite')).toHaveLength(3);
  const company = { agents: { TUESDAY: { player: 'ben', at: 'PARIS' } }, players: { ben: { known: false } } };
  const both = zombies(company, { zombiesNeedKta: 0 });
  expect(optionsOf(both, 'bite')).toHaveLength(3);
  expect(ruleAgainst(both, 'ann: bite TUESDAY')).toBe('R13.5');
});

test('R13.5 with the switch off one’s own agents are spared all the same', () => {
  const t = ann(
    ['ZOMBIES'],
    {
      agents: { MORAN: { player: 'ann', at: 'ROME' }, AZEF: { player: 'ben', at: 'ROME' } },
      cities: { ROME: { zombies: 1 } },
    },
    {},
    { zombiesNeedKta: 0 },
  ).play('ann: play ZOMBIES', 'ann: confirm');
  expect(optionsOf(t, 'bite')).toEqual(['bite AZEF']);
});

test('R13.6 the counters go to the player of the card, who does not become known', () => {
  const t = zombies().play('ann: bite MORAN');
  expect(agentIn(t, 'MORAN')?.killer).toBe('ann');
  expect(playerIn(t, 'ann').known).toBe(false);
});

test('R13.7 with all eight on the board the match ends, after the first stage', () => {
  const t = zombies({ cities: { LONDON: { zombies: 5 } } });
  t.play('ann: bite MORAN', 'ann: done');
  expect(t.position.over).toBe('zombies');
});

test('R13.8 an end in the first stage waits for the second; by the switch it does not', () => {
  const more: PositionSpec = {
    agents: {
      AZEF: { player: 'ben', at: 'DEAD' },
      STIEBER: { player: 'ben', at: 'DEAD' },
      MORAN: { player: 'ben', at: 'DEAD' },
      TUESDAY: { player: 'ben', at: 'ROME' },
    },
    players: { ben: { identity: 'RESTORATIONIST' } },
  };
  const t = zombies(more).play('ann: bite TUESDAY');
  expect(optionsOf(t, 'raise')).toHaveLength(12);
  t.play('ann: done');
  expect(t.position.over).toBe('restorationist');
  expect(zombies(more, { resolveFullyBeforeEnd: 0 }).play('ann: bite TUESDAY').position.over).toBe('restorationist');
});

test('R13.8 the switch leaves the second stage to zombies that raise somebody’s points to the mark (R17.1)', () => {
  const more: PositionSpec = {
    agents: {
      AZEF: { player: 'ben', at: 'DEAD' },
      STIEBER: { player: 'ben', at: 'DEAD' },
      MORAN: { player: 'ben', at: 'DEAD' },
      TUESDAY: { player: 'ben', at: 'ROME' },
    },
    // Ben has 26 points of 33 until he is revealed and the War marker counts.
    markers: { war: 9 },
    cities: Object.fromEntries(
      ['LONDON', 'ST_PETERSBURG', 'BERLIN', 'VIENNA', 'WASHINGTON'].map((city) => [city, { controller: 'ben' }]),
    ),
    players: { ben: { identity: 'LOYALIST' } },
  };
  const t = zombies(more, { resolveFullyBeforeEnd: 0 }).play('ann: bite TUESDAY');
  expect([t.position.over, optionsOf(t, 'raise').length]).toEqual([null, 12]);
  t.play('ann: done');
  expect(t.position.over).toBe('points');
});

test('R13.9 used for its symbol the card does nothing else', () => {
  const t = ann(['ZOMBIES'], { cities: { LONDON: { zombies: 8 } } });
  t.play('ann: discard', 'ann: pick ZOMBIES', 'ann: done');
  expect(t.position.over).toBeNull();
  // Nor does it bite, raise zombies or end the match when it is used for its cubes.
  const used = ann(['ZOMBIES'], {
    agents: { AZEF: { player: 'ben', at: 'LONDON' } },
    cities: { LONDON: { zombies: 8 } },
    players: { ben: { known: true } },
  }).play('ann: place PARIS', 'ann: pick ZOMBIES', 'ann: done');
  expect(playerIn(used, 'ann')).toMatchObject({ cubes: { PARIS: 3 }, discard: ['ZOMBIES'] });
  expect(agentIn(used, 'AZEF')?.at).toBe('LONDON');
  expect(used.position).toMatchObject({ over: null, acted: 1 });
});

test('R13.10 an agent that is a vampire already is no choice, nor one without an own vampire there', () => {
  const t = ann(['VAMPIRES'], { agents: { AZEF: { player: 'ben', at: 'CAIRO' } }, players: { ben: { known: true } } });
  t.table.choose(t.game.verbs.parse('play VAMPIRES') as number);
  expect(ruleAgainst(t, 'ann: turn AZEF')).toBe('R13.10');
  const lifted = ann(['VAMPIRES'], { agents: { MORAN: { player: 'ann', at: 'LIFTED' } } });
  lifted.table.choose(t.game.verbs.parse('play VAMPIRES') as number);
  expect(lifted.options).toEqual(['agent MONDAY']);
});

test('R13.11 cities without a target are skipped; none or up to three zombies are placed, never more than the stock', () => {
  const t = zombies({ players: { ben: { known: false } }, cities: { LONDON: { zombies: 4 } } });
  expect(optionsOf(t, 'raise')).toHaveLength(12);
  t.play('ann: raise CAIRO');
  expect(t.position.acted).toBe(1);
  expect(t.asked).toBe('ann');
  const none = zombies({ players: { ben: { known: false } } }).play('ann: done');
  expect(happened(none, 'zombieRaised')).toBe(0);
});

test('R13.12 zombies that are placed kill at the next play only', () => {
  const t = zombies({ agents: { GOLDMAN: { player: 'ben', at: 'LONDON' } } });
  t.play('ann: done', 'ann: raise LONDON', 'ann: done');
  expect(agentIn(t, 'GOLDMAN')?.at).toBe('LONDON');
  // With nothing else in deck and discard pile, the refill returns the card for a second play.
  const again = ann(
    ['ZOMBIES'],
    { agents: { GOLDMAN: { player: 'ben', at: 'LONDON' } }, players: { ben: { known: true } } },
    { deck: [], discard: [] },
  );
  again.play('ann: play ZOMBIES', 'ann: raise LONDON', 'ann: done');
  again.play('ann: pass', 'ben: pass', 'ben: pass', 'ann: play ZOMBIES', 'ann: confirm');
  expect(optionsOf(again, 'bite')).toEqual(['bite GOLDMAN']);
  again.play('ann: bite GOLDMAN');
  expect(agentIn(again, 'GOLDMAN')).toMatchObject({ at: 'DEAD', killer: 'ann' });
});

test('R13.13 in every city one kill at most, and the remaining cities may still be dealt with, also behind an end', () => {
  const t = zombies().play('ann: bite AZEF');
  expect(optionsOf(t, 'bite')).toEqual(['bite MORAN']);
  for (const resolveFullyBeforeEnd of [0, 1]) {
    const all = zombies({ cities: { LONDON: { zombies: 5 } } }, { resolveFullyBeforeEnd }).play(
      'ann: bite AZEF',
      'ann: bite MORAN',
    );
    expect(all.position.over).toBe('zombies');
    expect(agentIn(all, 'MORAN')?.at).toBe('DEAD');
  }
});

test('R13.14 a vampire keeps bombs and points of its agent', () => {
  const t = ann(
    [],
    { agents: { FIGNER: { player: 'ann', at: 'ROME', vampire: true } } },
    { identity: 'RESTORATIONIST', revealed: true },
  );
  expect(playerIn(t, 'ann').points).toBe(1);
});
