// R7 Cities and control, R8 Agents, R9 Known to the authorities.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { agentIn, cityIn, happened, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const AWAY = { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } };
const claimsParis = (more: PositionSpec = {}) =>
  table(2, {
    ...more,
    agents: { ...AWAY, ...more.agents },
    players: {
      ann: { hand: ['START_01'], cubes: { PARIS_BOX: 2 }, ...more.players?.ann },
      ben: { ...more.players?.ben },
    },
  });

test('R7.1 claiming a city box brings the city card, a disc and the points of the city', () => {
  const t = claimsParis().play('ann: claim PARIS_BOX');
  expect(cityIn(t, 'PARIS').controller).toBe('ann');
  expect(playerIn(t, 'ann')).toMatchObject({ discard: ['CITY_PARIS'], points: 5 });
});

test.each([
  ['hand', { hand: ['CITY_PARIS'] }],
  ['deck', { deck: ['CITY_PARIS', 'START_01'] }],
  ['discard pile', { discard: ['CITY_PARIS'] }],
])('R7.2 the former controller hands the card over from the %s and loses the points', (_, ben) => {
  const t = claimsParis({ players: { ben }, cities: { PARIS: { controller: 'ben' } } });
  expect(playerIn(t, 'ben').points).toBe(5);
  t.play('ann: claim PARIS_BOX');
  expect(playerIn(t, 'ben').points).toBe(0);
  expect(playerIn(t, 'ann').discard).toEqual(['CITY_PARIS']);
  expect(happened(t, 'cardHandedOver')).toBe(1);
});

test('R7.3 what is taken from a hand is not replaced before its owner’s next refill', () => {
  const t = claimsParis({
    players: { ben: { hand: ['CITY_PARIS', 'START_01'] } },
    cities: { PARIS: { controller: 'ben' } },
  });
  t.play('ann: claim PARIS_BOX');
  expect(playerIn(t, 'ben').hand).toEqual(['START_01']);
});

test('R7.4 control stays without anybody there', () => {
  const t = table(2, { cities: { PARIS: { controller: 'ann' } }, agents: AWAY });
  t.play('ann: pass', 'ann: pass');
  expect(cityIn(t, 'PARIS').controller).toBe('ann');
});

test('R7.5 a former owner’s cubes and agents stay, but for the cubes on the box', () => {
  const t = claimsParis({
    players: { ann: { cubes: { PARIS_BOX: 4 } }, ben: { cubes: { PARIS: 2, PARIS_BOX: 1 } } },
    agents: { AZEF: { player: 'ben', at: 'PARIS' } },
    cities: { PARIS: { controller: 'ben' } },
  });
  t.play('ann: claim PARIS_BOX');
  expect(playerIn(t, 'ben').cubes).toEqual({ PARIS: 2 });
  expect(agentIn(t, 'AZEF')).toMatchObject({ player: 'ben', at: 'PARIS' });
});

test('R7.6 the disc of a city says nothing about its royal', () => {
  const t = claimsParis({ royals: { SPINNER: { player: 'ben' } } }).play('ann: claim PARIS_BOX');
  expect(t.position.royals).toEqual({ SPINNER: { player: 'ben', hidden: false } });
});

test('R8.1 whoever controls an agent owns its card', () => {
  const t = table(2, { players: { ann: { tokens: ['AZEF'] } }, agents: { AZEF: { player: 'ben', at: 'PARIS' } } });
  expect(playerIn(t, 'ben').discard).toContain('AZEF');
  t.play('ann: expose AZEF');
  expect(playerIn(t, 'ann').discard).toContain('AZEF');
});

test('R8.2 a main agent is its player’s for good', () => {
  const t = table(2, {
    agents: { MONDAY: { player: 'ann', at: 'PARIS' } },
    players: { ben: { tokens: ['AZEF'] } },
    active: 'ben',
  });
  expect(ruleAgainst(t, 'ben: expose MONDAY')).toBe('R11.2');
});

test('R8.3 bombs on counters and what a card may start are printed', () => {
  const { data } = table(2).game;
  const card = (id: string) => data.cards.find((one) => one.id === id)?.agent;
  expect(card('HOLMES')).toMatchObject({ bombs: 2, points: 1, kills: true, killsRoyals: true });
  expect(card('MICHEL')).toMatchObject({ kills: false, killsRoyals: false, known: true });
});

test('R8.4 points of agents count for a revealed Restorationist who controls them on the board', () => {
  const of = (at: string, identity: 'RESTORATIONIST' | 'LOYALIST', revealed = true) =>
    playerIn(table(2, { players: { ann: { identity, revealed } }, agents: { FIGNER: { player: 'ann', at } } }), 'ann')
      .points;
  expect(of('PARIS', 'RESTORATIONIST')).toBe(1);
  expect(of('DEAD', 'RESTORATIONIST')).toBe(0);
  expect(of('PARIS', 'RESTORATIONIST', false)).toBe(0);
  expect(of('PARIS', 'LOYALIST')).toBe(0);
});

/** Ann's Holmes, Azef and Moran are in Paris with Ben's Figner. Ben is known, Ann not yet, in spite of Moran's symbol. */
const killing = (more: PositionSpec = {}, options = {}) =>
  table(
    2,
    {
      ...more,
      agents: {
        ...AWAY,
        HOLMES: { player: 'ann', at: 'PARIS' },
        AZEF: { player: 'ann', at: 'PARIS' },
        MORAN: { player: 'ann', at: 'PARIS' },
        FIGNER: { player: 'ben', at: 'PARIS' },
        ...more.agents,
      },
      players: {
        ann: { hand: ['HOLMES', 'START_01'], known: false, identity: 'LOYALIST', ...more.players?.ann },
        ben: { known: true, tokens: [], identity: 'RESTORATIONIST', ...more.players?.ben },
      },
    },
    options,
  );
const KILL = ['ann: attack HOLMES', 'ann: agent HOLMES', 'ann: aim FIGNER', 'ann: confirm'];

test('R8.5 the counter of a killed agent goes to the killer, who keeps whose it was', () => {
  const t = killing().play(...KILL);
  expect(agentIn(t, 'FIGNER')).toEqual({ player: 'ben', at: 'DEAD', vampire: false, killer: 'ann' });
});

test('R8.6 an agent that goes mad is nobody’s trophy', () => {
  const t = killing({
    agents: { GOLDMAN: { player: 'ann', at: 'PARIS' } },
    players: { ann: { hand: ['GOLDMAN', 'START_01'] } },
  });
  t.draws('MAD').play('ann: attack GOLDMAN', 'ann: agent GOLDMAN', 'ann: aim SPINNER', 'ann: confirm');
  expect(agentIn(t, 'GOLDMAN')).toEqual({ player: 'ann', at: 'GONE', vampire: false });
});

test('R8.7 the card of a dead agent stays with its owner, but no longer starts anything', () => {
  const t = killing({ players: { ben: { hand: ['FIGNER'] } } }).play(...KILL);
  expect(playerIn(t, 'ben').hand).toEqual(['FIGNER']);
  t.play('ann: pass');
  expect(ruleAgainst(t, 'ben: attack FIGNER')).toBe('R10.1');
});

test('R8.7 by the switch it leaves the game', () => {
  const t = killing({ players: { ben: { hand: ['FIGNER'] } } }, { cardsOfDeadAgentsStay: 0 }).play(...KILL);
  expect(t.position.removed).toEqual(['FIGNER']);
  // Also the card of an agent who goes mad (R8.6), here while it is declared.
  const mad = table(
    2,
    {
      agents: { GOLDMAN: { player: 'ann', at: 'ROME' }, MORAN: { player: 'ann', at: 'ROME' } },
      players: { ann: { hand: ['GOLDMAN', 'INFERNAL_MACHINE', 'START_08'], tokens: [] }, ben: { tokens: [] } },
    },
    { cardsOfDeadAgentsStay: 0 },
  ).draws('MAD');
  mad.play('ann: attack GOLDMAN', 'ann: agent GOLDMAN', 'ann: aim RHOGOG', 'ann: pick START_08', 'ann: done');
  expect(agentIn(mad, 'GOLDMAN')?.at).toBe('GONE');
  expect(mad.position.removed).toContain('GOLDMAN');
});

test('R8.7 by the switch nothing is taken of an agent whose one-use card is out of the game already', () => {
  const t = table(
    2,
    {
      removed: ['BURTSEV'],
      agents: { ...AWAY, BURTSEV: { player: 'ben', at: 'PARIS' } },
      players: { ann: { hand: ['SHOGGOTH', 'START_01'] }, ben: { known: true, tokens: [] } },
    },
    { cardsOfDeadAgentsStay: 0 },
  ).play('ann: play SHOGGOTH');
  expect(agentIn(t, 'BURTSEV')?.at).toBe('DEAD');
  expect(happened(t, 'cardTaken')).toBe(0);
});

test('R8.8 a text about “this agent’s city” needs the agent on the board', () => {
  const t = table(2, { players: { ann: { hand: ['ADLER'] } }, agents: { ADLER: { player: 'ann', at: 'LIFTED' } } });
  expect(ruleAgainst(t, 'ann: play ADLER')).toBe('R8.8');
});

test('R8.9 an agent whose one-use card is gone stays, and is turned without a card', () => {
  const t = table(2, {
    removed: ['BURTSEV'],
    agents: { BURTSEV: { player: 'ben', at: 'PARIS' } },
    players: { ann: { tokens: ['BURTSEV'], discard: [] } },
  });
  t.play('ann: expose BURTSEV');
  expect(agentIn(t, 'BURTSEV')?.player).toBe('ann');
  expect(playerIn(t, 'ann').discard).toEqual([]);
});

test('R8.10 an agent’s card starts an assassination only while its counter is on the board under its player', () => {
  const t = killing({ agents: { HOLMES: { player: 'ann', at: 'LIFTED' } } });
  expect(ruleAgainst(t, 'ann: attack HOLMES')).toBe('R10.1');
});

test.each([
  ['killed', { player: 'ben', at: 'DEAD', killer: 'ann' }],
  ['removed', { player: 'ben', at: 'GONE' }],
])('R8.11 the token of an agent who was %s is worthless, and stays hidden', (_, figner) => {
  const t = table(2, { players: { ann: { tokens: ['FIGNER'] } }, agents: { ...AWAY, FIGNER: figner } });
  expect(ruleAgainst(t, 'ann: expose FIGNER')).toBe('R11.3');
  const { cards, agentOfKind, tokenOfAgent } = t.game.data;
  const token = tokenOfAgent[agentOfKind[cards.findIndex(({ id }) => id === 'FIGNER')]!]!;
  const placeFor = (viewer: number) => view(t.game, t.s, viewer).s.place[token];
  expect(placeFor(0)).toBeGreaterThanOrEqual(0);
  for (const viewer of [1, SPECTATOR]) expect(placeFor(viewer)).toBe(-1);
  expect(playerIn(t, 'ann').tokens).toEqual(['FIGNER']);
  expect(t.position.spent).toEqual([]);
});
test.each([
  ['killed', { player: 'ann', at: 'DEAD', killer: 'ben' }],
  ['removed', { player: 'ann', at: 'GONE' }],
])('R8.11 an agent who was %s never returns', (_, figner) => {
  const holmes = { player: 'ann', at: 'LIFTED' };
  const t = table(2, {
    agents: { ...AWAY, FIGNER: figner, HOLMES: holmes },
    players: { ann: { hand: ['MI_GO', 'FIGNER'] } },
  });
  t.play('ann: play MI_GO', 'ann: to PARIS', 'ann: confirm');
  expect(agentIn(t, 'HOLMES')?.at).toBe('PARIS');
  expect(agentIn(t, 'FIGNER')?.at).toBe(figner.at);
});

test('R9.1 gaining control of an agent with the symbol makes known, by a claim or otherwise', () => {
  const claimed = table(2, {
    agents: AWAY,
    players: { ann: { cubes: ['PARIS'] } },
    cities: { PARIS: { faceUp: 'MICHEL' } },
  });
  expect(playerIn(claimed.play('ann: claim PARIS'), 'ann').known).toBe(true);
  const spec: PositionSpec = {
    players: { ann: { tokens: ['MICHEL'] } },
    agents: { MICHEL: { player: 'ben', at: 'PARIS' } },
  };
  expect(playerIn(table(2, spec).play('ann: expose MICHEL'), 'ann').known).toBe(true);
  expect(playerIn(table(2, spec, { ktaByExposure: 0 }).play('ann: expose MICHEL'), 'ann').known).toBe(false);
});

test('R9.1 by the switch Adler and Vampires make nobody known either; a claim does all the same', () => {
  const taken = (hand: string, agents: PositionSpec['agents'], lines: string[], options: Record<string, number>) => {
    const players = { ann: { hand: [hand] }, ben: { known: true, tokens: [] } };
    const spec = { players, agents: { ...AWAY, ...agents, MICHEL: { player: 'ben', at: 'PARIS' } } };
    const t = table(2, spec, options).play(...lines);
    expect(agentIn(t, 'MICHEL')?.player).toBe('ann');
    return playerIn(t, 'ann').known;
  };
  for (const ktaByExposure of [0, 1]) {
    const known = ktaByExposure === 1;
    const by = { ktaByExposure };
    expect(taken('ADLER', { ADLER: { player: 'ann', at: 'PARIS' } }, ['ann: play ADLER'], by)).toBe(known);
    const vampire = { FIGNER: { player: 'ann', at: 'PARIS', vampire: true } };
    expect(taken('VAMPIRES', vampire, ['ann: play VAMPIRES', 'ann: turn MICHEL'], by)).toBe(known);
  }
  const claimed = { players: { ann: { cubes: ['PARIS'] } }, cities: { PARIS: { faceUp: 'MICHEL' } } };
  const t = table(2, { ...claimed, agents: AWAY }, { ktaByExposure: 0 }).play('ann: claim PARIS');
  expect(playerIn(t, 'ann').known).toBe(true);
});

test('R9.2 carrying out an assassination makes known', () => {
  const t = killing();
  expect(playerIn(t, 'ann').known).toBe(false);
  expect(playerIn(t.play(...KILL), 'ann').known).toBe(true);
});

test('R9.3 hiding a royal does not', () => {
  const t = killing({
    agents: { UNGERN: { player: 'ann', at: 'PARIS' } },
    players: { ann: { hand: ['HIDE_ROYAL', 'START_01'] } },
  });
  t.draws('SANE').play('ann: hide HIDE_ROYAL', 'ann: agent HOLMES', 'ann: aim SPINNER', 'ann: confirm');
  expect(t.position.royals).toEqual({ SPINNER: { player: 'ann', hidden: true } });
  expect(playerIn(t, 'ann').known).toBe(false);
});

test.each([
  ['R9.1 an agent with the sign', { agents: { ...AWAY, MORAN: { player: 'ann', at: 'ROME' } } }, true],
  ['R9.1 an agent without it', { agents: { ...AWAY, HOLMES: { player: 'ann', at: 'ROME' } } }, false],
  ['R9.2 a killed royal', { agents: AWAY, royals: { RHOGOG: { player: 'ann' } } }, true],
  ['R9.3 a hidden one', { agents: AWAY, royals: { RHOGOG: { player: 'ann', hidden: true } } }, false],
] as const)('%s that a position names tells whether its player is known: %j', (_, position, known) => {
  expect(playerIn(table(2, position), 'ann').known).toBe(known);
  expect(playerIn(table(2, position), 'ben').known).toBe(false);
  const stated = { ...position, players: { ann: { known: !known } } };
  expect(playerIn(table(2, stated), 'ann').known).toBe(!known);
});

test('R9.4 the status is for good', () => {
  const t = killing().play(...KILL, 'ann: pass', 'ben: pass', 'ben: pass');
  expect(playerIn(t, 'ann').known).toBe(true);
});

/** Ann is known because of Moran, whose card has the symbol; Ben then acts against her or him. */
const moran = (ben: PlayerSpec, more: PositionSpec = {}, ann: PlayerSpec = {}) =>
  table(2, {
    active: 'ben',
    ...more,
    agents: { ...AWAY, MORAN: { player: 'ann', at: 'PARIS' }, ...more.agents },
    players: {
      ann: { known: true, identity: 'LOYALIST', tokens: [], ...ann },
      ben: { identity: 'LOYALIST', tokens: [], ...ben },
    },
  });
test.each<[string, () => Story]>([
  ['exposed', () => moran({ tokens: ['MORAN'] }).play('ben: expose MORAN')],
  ['killed by Shoggoth', () => moran({ hand: ['SHOGGOTH'] }).play('ben: play SHOGGOTH')],
  [
    'turned by Adler',
    () => moran({ hand: ['ADLER'] }, { agents: { ADLER: { player: 'ben', at: 'PARIS' } } }).play('ben: play ADLER'),
  ],
  [
    'taken by a vampire',
    () =>
      moran({ hand: ['VAMPIRES'] }, { agents: { FIGNER: { player: 'ben', at: 'PARIS', vampire: true } } }).play(
        'ben: play VAMPIRES',
        'ben: turn MORAN',
      ),
  ],
  [
    'devoured by Cthulhu',
    () =>
      moran({ cubes: ['ROME'] }, { cities: { ROME: { faceUp: 'CTHULHU', stack: [] } } })
        .draws('SANE')
        .play('ben: claim ROME', 'ben: at PARIS'),
  ],
  ['sacrificed', () => moran({}, { active: 'ann' }, { hand: ['YOG_SOTHOTH'] }).play('ann: play YOG_SOTHOTH')],
  [
    'lifted',
    () => moran({}, { active: 'ann' }, { hand: ['MI_GO'] }).play('ann: play MI_GO', 'ann: agent MORAN', 'ann: done'),
  ],
])('R9.4 nor is it lost with an agent who is %s', (_, story) => {
  const t = story();
  expect(agentIn(t, 'MORAN')).not.toEqual({ player: 'ann', at: 'PARIS', vampire: false });
  expect(t.position).toMatchObject({ acted: 1, over: null });
  expect(playerIn(t, 'ann').known).toBe(true);
});

test('R9.4 nor by the death of the main agent, a reveal, a change of heart, Freud or the Society of Leopold', () => {
  const hunted: PositionSpec = { agents: { MORAN: { player: 'ben', at: 'CAIRO' } } };
  const killed = moran({ hand: ['MORAN'] }, hunted).play('ben: attack MORAN');
  expect(agentIn(killed, 'MONDAY')?.at).toBe('DEAD');
  expect(playerIn(killed, 'ann')).toMatchObject({ revealed: true, known: true });
  const heart = moran({}, { active: 'ann', slots: ['PE_CHANGE_OF_HEART', null] }, { cubes: ['SLOT_1'] });
  expect(playerIn(heart.play('ann: claim SLOT_1'), 'ann')).toMatchObject({ known: true });
  const sane = moran({}, { active: 'ann' }, { hand: ['FREUD'], mad: 1 }).play('ann: play FREUD');
  expect(playerIn(sane, 'ann')).toMatchObject({ mad: 0, known: true });
  const vampire: PositionSpec = { agents: { MORAN: { player: 'ann', at: 'PARIS', vampire: true } } };
  const flipped = moran({ hand: ['LEOPOLD'] }, vampire).play('ben: play LEOPOLD');
  expect(agentIn(flipped, 'MORAN')?.vampire).toBe(false);
  expect(playerIn(flipped, 'ann').known).toBe(true);
});

test('R9.5 only the target’s player must be known, not the attacker', () => {
  expect(killing().offers('attack HOLMES')).toBe(true);
  const unknown = killing({ players: { ann: { hand: ['AZEF'] }, ben: { known: false } } });
  expect(ruleAgainst(unknown, 'ann: attack AZEF')).toBe('R10.6');
});
