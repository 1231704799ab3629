// R6 Claim.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { readPack } from '../src/box/pack.ts';
import { emerald2e } from '../src/game.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { Story } from '../src/stage/story.ts';
import { matchAt, offered, sent, tell } from './matches.ts';
import { cityIn, happened, optionsOf, playerIn } from './reading.ts';
import { NAMES, table } from './table.ts';

const HAND = ['START_S005', 'START_S007', 'START_S001'];
/** Ann about to claim in Vienna; Ben far away. */
const annClaims = (ann: object = {}, vienna: object = {}, more: PositionSpec = {}) =>
  table(2, {
    ...more,
    players: {
      ann: { hand: HAND, agents: ['VIENNA'], cubes: ['VIENNA'], limbo: 5, ...ann },
      ben: { hand: ['START_S003'], agents: ['BERLIN'], cubes: {}, limbo: 5, ...more.players?.ben },
    },
    cities: { VIENNA: { faceUp: 'AIRSHIPS', stack: ['CITY_VIENNA'], ...vienna }, ...more.cities },
  });
const CLAIM_VIENNA = ['ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm'];

test('R6.1 a claim is the first action of the turn', () => {
  const t = annClaims();
  expect(t.offers('claim VIENNA')).toBe(true);
  t.play('ann: discard', 'ann: pick START_S001', 'ann: done');
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R4.3', key: 'claim.notFirst' });
});

test('R6.2 one claim is one card with a claim symbol and one city with a face-up card', () => {
  const t = annClaims().play('ann: claim VIENNA');
  expect(optionsOf(t, 'pick')).toEqual(['pick START_S005', 'pick START_S007']);
  t.play('ann: pick START_S007', 'ann: confirm');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_S001', 'START_S005'], discard: ['AIRSHIPS', 'START_S007'] });
});

test('R6.2 without a claim card there is no claim', () => {
  const t = annClaims({ hand: ['START_S001', 'START_S003'] });
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.2', key: 'claim.noCard' });
});

test('R6.3 it takes the majority, and one piece at least must be a cube', () => {
  expect(annClaims({ agents: ['BERLIN'], cubes: ['VIENNA'] }).offers('claim VIENNA')).toBe(true);
  expect(annClaims({ agents: { VIENNA: 4 }, cubes: {} }).refused('ann: claim VIENNA')).toEqual({
    rule: 'R6.3',
    key: 'claim.noCube',
  });
  const tied = annClaims({}, {}, { players: { ben: { agents: ['VIENNA', 'VIENNA'] } } });
  expect(tied.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.3', key: 'claim.noMajority' });
});

const THREE = {
  ann: {
    agents: { BERLIN: 1 },
    cubes: ['VIENNA', 'PARIS', 'ROME'],
    hand: ['START_S005', 'START_S007', 'START_S008', 'START_S001'],
  },
  cities: { PARIS: { faceUp: 'OKHRANA' }, ROME: { faceUp: 'AZEF' } },
};

test('R6.4 several claims in one action, each with its own card and its own city', () => {
  const t = annClaims(THREE.ann, {}, { cities: THREE.cities });
  t.play(
    'ann: claim ROME',
    'ann: pick START_S008',
    'ann: confirm',
    'ann: claim VIENNA',
    'ann: pick START_S005',
    'ann: confirm',
  );
  expect(t.position.acted).toBe(1);
  expect(t.options).toEqual(['claim PARIS', 'done']);
  t.play('ann: claim PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({
    hand: ['START_S001'],
    discard: ['AIRSHIPS', 'AZEF', 'OKHRANA', 'START_S005', 'START_S007', 'START_S008'],
  });
  expect(t.position.acted).toBe(1);
});

test('R6.5 one after another in the order of choice, and one may stop after any', () => {
  const t = annClaims(THREE.ann, {}, { cities: THREE.cities });
  t.play('ann: claim PARIS', 'ann: pick START_S005', 'ann: confirm');
  expect(t.options).toEqual(['claim ROME', 'claim VIENNA', 'done']);
  t.play('ann: done');
  expect(playerIn(t, 'ann').hand).toEqual(['START_S001', 'START_S007', 'START_S008']);
  expect(t.offers('place ROME')).toBe(true);
});

test('R6.5 the condition is looked at when each is declared', () => {
  const t = annClaims(THREE.ann, {}, { cities: { ...THREE.cities, ROME: { faceUp: null } } });
  t.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm');
  expect(t.refused('ann: claim ROME')).toEqual({ rule: 'R6.9', key: 'claim.empty' });
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.3', key: 'claim.noCube' });
  expect(t.refused('ann: claim BERLIN')).toEqual({ rule: 'R6.3', key: 'claim.noCube' });
});

test('R6.5 whether another claim follows is asked where the board allows one, whatever cards are left but none', () => {
  const claimed = (hand: string[], deck: string[], cubes: string[]) => {
    const { match } = matchAt(2, {
      players: {
        ann: { hand: ['START_S005', ...hand], deck, discard: [], agents: ['VIENNA'], cubes },
        ben: { agents: ['BERLIN'], cubes: {} },
      },
      cities: { VIENNA: { faceUp: 'AIRSHIPS', stack: ['CITY_VIENNA'] }, PARIS: { faceUp: 'OKHRANA' } },
    });
    tell(match, ...CLAIM_VIENNA);
    return match;
  };
  const both = ['VIENNA', 'PARIS'];
  const able = claimed(['START_S007'], ['START_S003'], both);
  const unable = claimed(['START_S003'], ['START_S007'], both);
  expect([able.decision, unable.decision].map((asked) => [asked!.effect, asked!.secret])).toEqual([
    ['claim.more', true],
    ['claim.more', true],
  ]);
  expect([offered(able), offered(unable)]).toEqual([['claim PARIS', 'done'], ['done']]);
  // Ben and the spectators cannot tell the two apart.
  for (const viewer of [1, SPECTATOR]) expect(sent(unable, viewer)).toBe(sent(able, viewer));
  expect(unable.explain(0, able.game.verbs.parse('claim PARIS') as number)).toEqual({
    rule: 'R6.2',
    key: 'claim.noCard',
  });
  // Everybody sees that the hand is empty, or that no other city can be claimed from.
  expect(claimed([], ['START_S007'], both).decision!.effect).toBe('turn.act');
  expect(claimed(['START_S007'], ['START_S003'], ['VIENNA']).decision!.effect).toBe('turn.act');
});

test('R6.6 (a, b) claim card and claimed card go to the discard pile, (h) the next card is turned up', () => {
  const t = annClaims().play(...CLAIM_VIENNA);
  expect(playerIn(t, 'ann').discard).toEqual(['AIRSHIPS', 'START_S005']);
  expect(cityIn(t, 'VIENNA')).toMatchObject({ faceUp: 'CITY_VIENNA', stack: [] });
});

test('R6.6 (c, d) own cubes go to Limbo, others’ to their stocks; agents and zombies stay', () => {
  const t = annClaims(
    { cubes: { VIENNA: 3, ROME: 1 } },
    { zombies: 2 },
    {
      players: { ben: { agents: ['VIENNA'], cubes: { VIENNA: 2, ROME: 1 } } },
    },
  );
  t.play(...CLAIM_VIENNA);
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 8, cubeStock: 1 });
  expect(playerIn(t, 'ann').cubes).toEqual({ ROME: 1 });
  expect(playerIn(t, 'ben')).toMatchObject({ limbo: 5, cubeStock: 4, agents: { VIENNA: 1 } });
  expect(playerIn(t, 'ben').cubes).toEqual({ ROME: 1 });
  expect(cityIn(t, 'VIENNA').zombies).toBe(2);
});

test('R6.6 (e) each place-agent symbol puts an agent of the claimer into the city', () => {
  for (const [faceUp, agents] of [
    ['AIRSHIPS', 1],
    ['AZEF', 2],
    ['RACHKOVSKY', 3],
  ] as const) {
    const t = annClaims({}, { faceUp }).play(...CLAIM_VIENNA);
    expect(playerIn(t, 'ann'), faceUp).toMatchObject({ agents: { VIENNA: agents }, agentStock: 10 - agents });
  }
});

test('R6.6 (f) the points of the upper part are scored by their type, those of the kill box are not', () => {
  for (const [faceUp, points] of [
    ['NECRONOMICON', { neutral: 3, restorationist: 0, loyalist: 0 }],
    ['LOUISE_MICHEL', { neutral: 0, restorationist: 1, loyalist: 0 }],
    ['BISMARCK', { neutral: 0, restorationist: 0, loyalist: 3 }],
    ['HIRED_ASSASSIN', { neutral: 0, restorationist: 0, loyalist: 0 }],
  ] as const) {
    const t = annClaims({}, { faceUp })
      .rolls(6)
      .play(...CLAIM_VIENNA);
    expect(playerIn(t, 'ann'), faceUp).toMatchObject({ ...points, killPoints: 0 });
  }
});

test('R6.6 (g) each insanity symbol is a sanity roll', () => {
  expect(
    playerIn(
      annClaims({}, { faceUp: 'NECRONOMICON' })
        .rolls(1)
        .play(...CLAIM_VIENNA),
      'ann',
    ).tokens,
  ).toBe(2);
  expect(
    playerIn(
      annClaims({}, { faceUp: 'NECRONOMICON' })
        .rolls(6)
        .play(...CLAIM_VIENNA),
      'ann',
    ).tokens,
  ).toBe(3);
  expect(happened(annClaims().play(...CLAIM_VIENNA), 'sanity')).toBe(0);
});

test('R6.6 (g) with two insanity symbols each roll is followed by its own look at who is revealed', () => {
  const cards = { NECRONOMICON: { insanity: 2 } };
  const pack = readPack({ game: 'emerald-2e', corrects: 1, cards }, 'two-symbols.json');
  const claim = (identity: 'LOYALIST' | 'RESTORATIONIST') => {
    const t = new Story(emerald2e(pack), ['ann', 'ben'], {
      active: 'ann',
      players: {
        ann: { identity, hand: HAND, agents: ['VIENNA'], cubes: ['VIENNA'], tokens: 1 },
        ben: { agents: ['BERLIN'], cubes: {} },
      },
      cities: { VIENNA: { faceUp: 'NECRONOMICON', stack: ['CITY_VIENNA'] } },
    });
    return t.rolls(1, 1).play(...CLAIM_VIENNA);
  };
  const over = claim('RESTORATIONIST');
  expect([over.position.over, happened(over, 'sanity')]).toEqual(['revealed', 1]);
  // A Loyalist places agents before the second symbol is resolved, for which no token is left, and before the next card.
  const t = claim('LOYALIST');
  expect([t.asked, happened(t, 'sanity'), cityIn(t, 'VIENNA').faceUp]).toEqual(['ann', 1, null]);
  t.play('ann: to ROME', 'ann: to ROME');
  expect([happened(t, 'sanity'), happened(t, 'revealed'), cityIn(t, 'VIENNA').faceUp]).toEqual([1, 1, 'CITY_VIENNA']);
});

test('R6.6 the order: points and agents come before the roll, and the roll before the next card', () => {
  const t = annClaims({ tokens: 1, identity: 'RESTORATIONIST' }, { faceUp: 'NECRONOMICON' });
  t.rolls(1).play(...CLAIM_VIENNA);
  // The roll ends the game: everything before it has happened, but the next card is not turned up.
  expect(t.position.over).toBe('revealed');
  expect(playerIn(t, 'ann')).toMatchObject({ neutral: 3, limbo: 6, discard: ['NECRONOMICON', 'START_S005'] });
  expect(cityIn(t, 'VIENNA')).toMatchObject({ faceUp: null, stack: ['CITY_VIENNA'] });
});

test('R6.6 (c) to (h) one after another: Limbo, stocks, agents, points, sanity roll, next card', () => {
  const cards = { NECRONOMICON: { agents: 1, vp: { neutral: 3, restorationist: 1, loyalist: 2 } } };
  const pack = readPack({ game: 'emerald-2e', corrects: 1, cards }, 'everything.json');
  const t = new Story(emerald2e(pack), ['ann', 'ben'], {
    active: 'ann',
    players: {
      ann: { hand: HAND, agents: ['VIENNA'], cubes: { VIENNA: 2 } },
      ben: { agents: ['BERLIN'], cubes: ['VIENNA'] },
    },
    cities: { VIENNA: { faceUp: 'NECRONOMICON', stack: ['CITY_VIENNA'] } },
  });
  t.rolls(6).play(...CLAIM_VIENNA);
  expect(t.events.map(({ kind }) => kind)).toEqual([
    'played',
    'claimed',
    'cubesToLimbo',
    'cubesHome',
    'agentsPlaced',
    'scored',
    'scored',
    'scored',
    'sanity',
    'turnedUp',
  ]);
});

test('R6.6 (h) after the Duchess too the next card is turned up, as first and as second action', () => {
  for (const acted of [0, 1]) {
    const t = annClaims({ hand: ['DUCHESS_DUZES', 'START_S001'] }, {}, { acted });
    t.play('ann: play DUCHESS_DUZES', 'ann: at VIENNA');
    expect(t.position.acted).toBe(acted + 1);
    expect(cityIn(t, 'VIENNA')).toMatchObject({ faceUp: 'CITY_VIENNA', stack: [] });
  }
});

test('R6.7 with no agent left in stock as many are placed as there are', () => {
  const one = annClaims({ agents: { VIENNA: 4, ROME: 5 } }, { faceUp: 'RACHKOVSKY' }).play(...CLAIM_VIENNA);
  expect(playerIn(one, 'ann')).toMatchObject({ agents: { VIENNA: 5, ROME: 5 }, agentStock: 0 });
  const none = annClaims({ agents: { VIENNA: 5, ROME: 5 } }, { faceUp: 'RACHKOVSKY' }).play(...CLAIM_VIENNA);
  expect(playerIn(none, 'ann')).toMatchObject({ agents: { VIENNA: 5, ROME: 5 }, agentStock: 0 });
});

test('R6.8 no city is claimed from twice in one action: no cube is left there', () => {
  const t = annClaims({ cubes: { VIENNA: 3, PARIS: 1 } }, {}, { cities: { PARIS: { faceUp: 'OKHRANA' } } });
  t.play(...CLAIM_VIENNA);
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.3', key: 'claim.noCube' });
  expect(t.options).toEqual(['claim PARIS', 'done']);
});

test('R6.9 an empty stack cannot be claimed from, nor the royalty in its slot', () => {
  const t = annClaims({}, { faceUp: null, stack: [], slot: true });
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.9', key: 'claim.empty' });
  const both = annClaims({}, { slot: true, stack: ['CITY_VIENNA'] }).play(...CLAIM_VIENNA);
  expect(cityIn(both, 'VIENNA').slot).toBe(true);
  expect(playerIn(both, 'ann').beside).toEqual([]);
});

test('R6.10 a city card is claimed like any other, gives its points once as neutral ones and lives in the deck', () => {
  const t = annClaims(
    { hand: ['START_S005', 'START_S001'], deck: [], discard: [], agents: ['BERLIN'] },
    { faceUp: 'CITY_VIENNA', stack: [] },
  ).play(...CLAIM_VIENNA, 'ann: pass', 'ann: end', 'ben: pass', 'ben: pass', 'ben: end');
  expect(playerIn(t, 'ann')).toMatchObject({ neutral: 4, hand: ['CITY_VIENNA', 'START_S001', 'START_S005'] });
  t.play('ann: place ROME', 'ann: pick CITY_VIENNA');
  expect(playerIn(t, 'ann')).toMatchObject({ neutral: 4, cubes: { ROME: 1 }, discard: ['CITY_VIENNA'] });
});

const CITY_POINTS = {
  BERLIN: 5,
  CAIRO: 3,
  CONSTANTINOPLE: 2,
  LONDON: 5,
  MADRID: 3,
  PARIS: 5,
  ROME: 4,
  ST_PETERSBURG: 3,
  VIENNA: 4,
};

test('R6.10 every city card gives neutral points to whoever claims it, with any number of players', () => {
  for (const seats of [2, 3, 4, 5])
    for (const name of NAMES.slice(0, seats))
      for (const [city, neutral] of Object.entries(CITY_POINTS)) {
        const t = table(seats, {
          active: name,
          players: {
            ...Object.fromEntries(NAMES.slice(0, seats).map((other) => [other, { agents: ['BERLIN'], cubes: {} }])),
            [name]: { hand: ['START_S005', 'START_S001'], agents: ['BERLIN'], cubes: ['ROME'] },
          },
          cities: { ROME: { faceUp: `CITY_${city}` } },
        });
        t.play(`${name}: claim ROME`);
        expect(playerIn(t, name), `${city}, ${name} of ${seats}`).toMatchObject({
          neutral,
          restorationist: 0,
          loyalist: 0,
        });
      }
});

test('R6.11 points of a card count when it is claimed, never again when it is played', () => {
  const t = annClaims({ hand: ['NECRONOMICON', 'LOUISE_MICHEL', 'START_S001'], neutral: 3, restorationist: 1 });
  t.play('ann: claim VIENNA', 'ann: pick LOUISE_MICHEL', 'ann: confirm');
  t.rolls(1).play('ann: place ROME', 'ann: pick NECRONOMICON');
  expect(playerIn(t, 'ann')).toMatchObject({ neutral: 3, restorationist: 1, tokens: 3 });
});

test('R6.12 each claim is worked off before the next: a Loyalist revealed by it places agents that help it', () => {
  const t = annClaims(
    { tokens: 1, identity: 'LOYALIST', agents: ['VIENNA'], cubes: ['VIENNA', 'ROME'] },
    { faceUp: 'NECRONOMICON' },
    { players: { ben: { agents: ['ROME'], cubes: ['ROME'] } }, cities: { ROME: { faceUp: 'OKHRANA' } } },
  );
  expect(t.refused('ann: claim ROME')).toEqual({ rule: 'R6.3', key: 'claim.noMajority' });
  t.rolls(1).play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm', 'ann: to ROME', 'ann: to ROME');
  expect(playerIn(t, 'ann').revealed).toBe(true);
  expect(t.options).toEqual(['claim ROME', 'done']);
});

test('R6.12 what lies face-up then is claimed: never the card that a claim has just turned up there', () => {
  const t = annClaims(
    { cubes: ['VIENNA', 'PARIS'] },
    { stack: ['CITY_VIENNA'] },
    { cities: { PARIS: { faceUp: 'AZEF' } } },
  );
  t.play(...CLAIM_VIENNA, 'ann: claim PARIS');
  expect(playerIn(t, 'ann').discard).toEqual(['AIRSHIPS', 'AZEF', 'START_S005', 'START_S007']);
  expect(cityIn(t, 'VIENNA').faceUp).toBe('CITY_VIENNA');
});

test('R6.12 a claim card put down is used for a claim: two cards for one city are not on offer', () => {
  const t = annClaims().play('ann: claim VIENNA', 'ann: pick START_S005');
  expect(playerIn(t, 'ann').hand).toEqual(['START_S001', 'START_S007']);
  expect(t.position.acted).toBe(1);
});
