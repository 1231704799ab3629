// R10 Assassination: its conditions and costs. Its consequences are in r10-deeds.test.ts.
import { expect, test } from 'vitest';
import type { PositionSpec } from '../src/stage/position.ts';
import { matchAt, offered, tell } from './matches.ts';
import { isLegalSet, optionsOf, playerIn, ruleAgainst, setsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann has these cards, and pieces in Cairo (value 2), where Ben has an agent; his second one is in Berlin. */
const annAttacks = (hand: string[], ann: object = {}, ben: object = {}, more: PositionSpec = {}) =>
  table(2, {
    ...more,
    players: {
      ann: { hand, agents: { CAIRO: 2 }, cubes: {}, limbo: 5, ...ann },
      ben: { hand: ['START_S003'], agents: ['CAIRO', 'BERLIN'], cubes: {}, limbo: 5, ...ben },
    },
  });
const cards = (t: ReturnType<typeof table>, name: string) => playerIn(t, name).beside.map(({ card }) => card);

test('R10.1 one card for its assassinate symbol and one target: an agent of another or the royalty in the slot', () => {
  const t = annAttacks(
    ['START_S001', 'START_S002', 'START_S003', 'START_S004'],
    {},
    {},
    { cities: { CAIRO: { slot: true } } },
  );
  expect(optionsOf(t, 'assassinate')).toEqual(['assassinate TUESDAY CAIRO', 'assassinate ROYALTY CAIRO']);
  t.play('ann: assassinate ben CAIRO');
  expect(t.options).toEqual(['pick START_S001', 'pick START_S002']);
  t.play('ann: pick START_S002');
  expect(cards(t, 'ann')).toEqual(['START_S002']);
  expect(t.position.acted).toBe(1);
});

test('R10.1 nobody there, no royalty there, no card: no assassination', () => {
  const t = annAttacks(['START_S001', 'START_S003'], {}, {}, { cities: { CAIRO: { slot: false } } });
  expect(t.refused('ann: assassinate ben ROME')).toEqual({ rule: 'R10.1', key: 'assassinate.nobody' });
  expect(t.refused('ann: assassinate ROYALTY CAIRO')).toEqual({ rule: 'R10.1', key: 'assassinate.nobody' });
  expect(annAttacks(['START_S003', 'START_S004']).refused('ann: assassinate ben CAIRO')).toEqual({
    rule: 'R10.1',
    key: 'assassinate.noCard',
  });
});

test('R10.2 it takes an agent of one’s own in the city', () => {
  const t = annAttacks(['START_S001', 'MALATESTA'], { agents: ['ROME'], cubes: { CAIRO: 3 } });
  expect(t.refused('ann: assassinate ben CAIRO')).toEqual({ rule: 'R10.2', key: 'assassinate.noAgent' });
});

test('R10.2 it takes the majority there, and cubes count for it', () => {
  const hand = ['START_S001', 'START_S003'];
  const tied = annAttacks(hand, { agents: ['CAIRO'] });
  expect(tied.refused('ann: assassinate ben CAIRO')).toEqual({ rule: 'R10.2', key: 'assassinate.noMajority' });
  expect(annAttacks(hand, { agents: ['CAIRO'], cubes: ['CAIRO'] }).offers('assassinate TUESDAY CAIRO')).toBe(true);
});

test('R10.2 it takes the bomb points', () => {
  const t = annAttacks(['START_S001', 'AZEF'], { agents: ['CAIRO'], cubes: ['CAIRO'] });
  expect(t.refused('ann: assassinate ben CAIRO')).toEqual({ rule: 'R10.3', key: 'assassinate.tooFewBombs' });
});

test('R10.3 for an agent the value of the city, for royalty the number on its card', () => {
  for (const [city, agent, royalty] of [
    ['BERLIN', 5, 7],
    ['CAIRO', 2, 4],
    ['CONSTANTINOPLE', 3, 4],
    ['LONDON', 5, 8],
    ['MADRID', 3, 4],
    ['PARIS', 4, 5],
    ['ROME', 3, 5],
    ['ST_PETERSBURG', 5, 7],
    ['VIENNA', 4, 6],
  ] as const)
    for (const agents of [agent - 1, agent, royalty - 1, royalty]) {
      const t = annAttacks(
        ['START_S001', 'AZEF'],
        { agents: { [city]: agents } },
        { agents: [city] },
        {
          cities: { [city]: { slot: true } },
        },
      );
      const name = `${agents} agents in ${city}`;
      if (agents > 1) expect(t.offers(`assassinate TUESDAY ${city}`), name).toBe(agents >= agent);
      expect(t.offers(`assassinate ROYALTY ${city}`), name).toBe(agents >= royalty);
    }
});

test('R10.3 less than the number is not enough: a row of bombs goes on until it is reached', () => {
  const { match } = matchAt(2, {
    players: {
      ann: { hand: ['START_S001', 'OKHRANA', 'START_S003', 'START_S004', 'AZEF'], agents: { LONDON: 2 }, cubes: {} },
      ben: { agents: ['LONDON'], cubes: {} },
    },
  });
  tell(match, 'ann: assassinate TUESDAY LONDON', 'ann: pick START_S001');
  for (const card of ['OKHRANA', 'START_S003', 'START_S004']) {
    expect(offered(match)).toEqual([`pick ${card}`]);
    tell(match, `ann: pick ${card}`);
  }
  expect(offered(match)).toEqual(['done']);
});

test('R10.4 a bomb point for each own agent in the city, the bombs of supporting cards, and benefits', () => {
  // Two agents, one bomb and Fenians on top: five points for Berlin.
  const hand = ['START_S001', 'FENIANS', 'START_S003', 'AZEF'];
  const agents = { BERLIN: 2 };
  const t = annAttacks(hand, { agents }).play('ann: assassinate ben BERLIN');
  expect(playerIn(t, 'ann').discard).toEqual(['START_S003']);
  expect(cards(t, 'ann')).toEqual(['FENIANS', 'START_S001']);
  for (const missing of ['FENIANS', 'START_S003']) {
    const less = annAttacks(
      hand.filter((card) => card !== missing),
      { agents },
    );
    expect(ruleAgainst(less, 'ann: assassinate ben BERLIN'), `without ${missing}`).toBe('R10.3');
  }
  // Agents elsewhere do not count.
  expect(
    ruleAgainst(annAttacks(['START_S001', 'AZEF'], { agents: { BERLIN: 2, ROME: 8 } }), 'ann: assassinate ben BERLIN'),
  ).toBe('R10.3');
});

test('R10.4 the bombs of the card used for its assassinate symbol never count', () => {
  const standing = { agents: ['CAIRO'], cubes: ['CAIRO'] };
  expect(ruleAgainst(annAttacks(['KRAVCHINSKY', 'AZEF'], standing), 'ann: assassinate ben CAIRO')).toBe('R10.3');
  const t = annAttacks(['KRAVCHINSKY', 'START_S001', 'AZEF'], standing).play('ann: assassinate ben CAIRO');
  // Only the starting card can be the assassin, with Kravchinsky's bomb.
  expect(cards(t, 'ann')).toEqual(['START_S001']);
  expect(playerIn(t, 'ann').discard).toEqual(['KRAVCHINSKY']);
  const own = annAttacks(['KRAVCHINSKY', 'START_S003', 'START_S004'], standing).play('ann: assassinate ben CAIRO');
  expect(own.refused('ann: pick KRAVCHINSKY')).toEqual({ rule: 'R10.4', key: 'assassinate.ownBombs' });
  expect(own.options).toEqual(['pick START_S003', 'pick START_S004']);
});

test('R10.5 reaching or exceeding the number is enough: an excess that cannot be avoided is legal', () => {
  const t = annAttacks(['START_S001', 'INFERNAL_MACHINE', 'AZEF'], { agents: ['CAIRO'], cubes: ['CAIRO'] });
  t.play('ann: assassinate ben CAIRO');
  expect(cards(t, 'ann')).toEqual(['INFERNAL_MACHINE', 'START_S001']);
  expect(playerIn(t, 'ann').killPoints).toBe(3);
});

test('R10.6 if the own agents suffice, no supporting card may be played', () => {
  const t = annAttacks(['START_S001', 'START_S003', 'FENIANS', 'INFERNAL_MACHINE']).play('ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ann').hand).toEqual(['FENIANS', 'INFERNAL_MACHINE', 'START_S003']);
});

test('R10.6 the supporting cards are irredundant: bombs, Fenians and Infernal Machine alike', () => {
  // Vienna needs four. With two agents two points are missing, which Fenians, the Machine or two bombs provide.
  const attack = () =>
    annAttacks(
      ['START_S001', 'FENIANS', 'INFERNAL_MACHINE', 'START_S003', 'START_S004'],
      { agents: { VIENNA: 2 } },
      {
        agents: ['VIENNA'],
      },
    ).play('ann: assassinate ben VIENNA');
  expect(attack().options).toEqual(['pick FENIANS', 'pick INFERNAL_MACHINE', 'pick START_S003']);
  expect(cards(attack().play('ann: pick FENIANS'), 'ann')).toEqual(['FENIANS', 'START_S001']);
  expect(cards(attack().play('ann: pick INFERNAL_MACHINE'), 'ann')).toEqual(['INFERNAL_MACHINE', 'START_S001']);
  const bombs = attack().play('ann: pick START_S003');
  expect(playerIn(bombs, 'ann')).toMatchObject({ discard: ['START_S003', 'START_S004'] });
});

test('R10.6 only a card that is too much is called so, in whatever order a set is picked', () => {
  // Vienna needs four, and Ann has two agents there: two points are missing.
  const attack = () => {
    const { match } = matchAt(2, {
      players: {
        ann: { hand: ['START_S001', 'INFERNAL_MACHINE', 'START_S003', 'START_S004'], agents: { VIENNA: 2 }, cubes: {} },
        ben: { agents: ['VIENNA'], cubes: {} },
      },
    });
    tell(match, 'ann: assassinate TUESDAY VIENNA', 'ann: pick START_S001');
    return match;
  };
  const match = attack();
  const why = (text: string, ...beside: string[]) =>
    match.explain(
      0,
      match.game.verbs.parse(text) as number,
      beside.map((one) => match.game.verbs.parse(one) as number),
    );
  const [machine, one, other] = ['INFERNAL_MACHINE', 'START_S003', 'START_S004'].map((card) => `pick ${card}`) as [
    string,
    string,
    string,
  ];
  expect([why(machine), why(one), why(other), why(one, other), why(other, one)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([why('done', machine), why('done', other, one)]).toEqual([null, null]);
  const overpaid = { rule: 'R10.6', key: 'assassinate.overpaid' };
  expect([why(machine, one), why(one, machine), why(machine, other, one)]).toEqual([overpaid, overpaid, overpaid]);
  const missing = { rule: 'R10.3', key: 'assassinate.bombsMissing' };
  expect([why('done'), why('done', other)]).toEqual([missing, missing]);
  // The same as the reply to a program that gives a whole set.
  const given = (...texts: string[]) => match.choose(0, texts, match.at);
  expect(given(other, one, machine, 'done')).toEqual({ refusal: 'not-allowed', wish: machine, ...overpaid });
  expect(given(other, 'done')).toEqual({ refusal: 'not-allowed', wish: 'done', ...missing });
  expect(given(other, one, one, 'done')).toEqual({
    refusal: 'not-allowed',
    wish: one,
    rule: 'R3.1',
    key: 'card.picked',
  });
  expect(given(other, one, 'done')).toMatchObject({ left: [] });
});

test('R10.6 where the own agents suffice, that is why nothing supports the attack at its last word', () => {
  const attack = (assassin: string) => {
    const { match } = matchAt(2, {
      players: {
        ann: {
          hand: [assassin, 'START_S003', 'FENIANS', 'INFERNAL_MACHINE', 'AZEF', 'GOLOVINSKI'],
          agents: { CAIRO: 2 },
          cubes: {},
        },
        ben: { agents: ['CAIRO', 'BERLIN'], cubes: {} },
      },
    });
    tell(match, 'ann: assassinate TUESDAY CAIRO', `ann: pick ${assassin}`);
    expect(offered(match)).toEqual(['confirm']);
    return (text: string) => match.explain(0, match.game.verbs.parse(text) as number);
  };
  const why = attack('START_S001');
  for (const card of ['START_S003', 'FENIANS', 'INFERNAL_MACHINE'])
    expect(why(`pick ${card}`), card).toEqual({ rule: 'R10.6', key: 'assassinate.overpaid' });
  expect(why('pick AZEF')).toEqual({ rule: 'R3.1', key: 'card.noSymbol' });
  expect(why('pick MALATESTA')).toEqual({ rule: 'R3.1', key: 'card.notInHand' });
  expect(why('play GOLOVINSKI')?.rule).toBe('R12.1');
  expect(attack('KRAVCHINSKY')('pick KRAVCHINSKY')).toEqual({ rule: 'R10.4', key: 'assassinate.ownBombs' });
});

test('R12.1 at the last word on anything else a card to pick is simply not asked for', () => {
  const { match } = matchAt(2, {
    players: {
      ann: { hand: ['START_S005', 'START_S003'], agents: ['ROME'], cubes: ['ROME'] },
      ben: { agents: ['CAIRO'] },
    },
  });
  tell(match, 'ann: claim ROME', 'ann: pick START_S005');
  expect(match.explain(0, match.game.verbs.parse('pick START_S003') as number)?.rule).toBe('R12.1');
});

test('R10.6 a card that is needed makes no other superfluous: five points with Machine and bomb', () => {
  const t = annAttacks(
    ['START_S001', 'INFERNAL_MACHINE', 'START_S003', 'MALATESTA'],
    { agents: ['LONDON'], cubes: ['LONDON'] },
    {
      agents: ['LONDON'],
    },
  ).play('ann: assassinate ben LONDON');
  t.play('ann: pick MALATESTA');
  // Two of four points are there: the Machine fits, a single bomb is not enough, and all three would be too much.
  expect(playerIn(t, 'ann').hand).toEqual(['START_S003']);
});

test('R10.7 a card with an assassinate symbol may support with its bombs, and is discarded as usual', () => {
  const t = annAttacks(['START_S001', 'VERA_FIGNER', 'AZEF'], { agents: ['CAIRO'], cubes: ['CAIRO'] });
  t.play('ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ann')).toMatchObject({ discard: ['VERA_FIGNER'], hand: ['AZEF'] });
});

test('R10.8 costs are paid first: what was played is lost although the attack is stopped', () => {
  const t = annAttacks(
    ['START_S001', 'INFERNAL_MACHINE', 'START_S003', 'AZEF'],
    { agents: ['LONDON'], cubes: ['LONDON'] },
    {
      hand: ['SHERLOCK_HOLMES', 'START_S003'],
      agents: ['LONDON'],
    },
  );
  t.play('ann: assassinate ben LONDON');
  // Ben decides after the cards are played.
  expect(t.asked).toBe('ben');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['AZEF'], discard: ['START_S003'] });
  expect(playerIn(t, 'ben').agents).toEqual({ LONDON: 1 });
  t.play('ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['AZEF'], discard: ['START_S003'], killPoints: 0 });
  expect(cards(t, 'ann')).toEqual(['INFERNAL_MACHINE', 'START_S001']);
});

test('R10.8 no window for royalty, whoever holds Sherlock Holmes', () => {
  const t = annAttacks(
    ['START_S001', 'AZEF'],
    { agents: { CAIRO: 4 } },
    { hand: ['SHERLOCK_HOLMES', 'START_S003'] },
    {
      cities: { CAIRO: { slot: true } },
    },
  );
  t.rolls(6).play('ann: assassinate ROYALTY CAIRO');
  expect(t.asked).toBe('ann');
  expect(playerIn(t, 'ann').restorationist).toBe(3);
});

test('R10.6 exactly the irredundant sets of support that reach the number are legal', () => {
  const agents = 2;
  // Two Fenians, of which one may be played: it doubles the two agents.
  const points: Record<string, number> = { INFERNAL_MACHINE: 3, MALATESTA: 2, START_S003: 1, OKHRANA: 1 };
  const support = ['FENIANS', 'FENIANS', ...Object.keys(points)];
  const worth = (card: string) => points[card] ?? agents;
  for (const [city, target, needed] of [
    ['MADRID', 'ben', 3],
    ['VIENNA', 'ben', 4],
    ['LONDON', 'ben', 5],
    ['VIENNA', 'ROYALTY', 6],
    ['BERLIN', 'ROYALTY', 7],
    ['LONDON', 'ROYALTY', 8],
  ] as const)
    for (const set of setsOf(support)) {
      const sum = set.reduce((n, card) => n + worth(card), agents);
      const fenians = set.filter((card) => card === 'FENIANS').length;
      const legal = fenians <= 1 && sum >= needed && set.every((card) => sum - worth(card) < needed);
      const t = annAttacks(
        ['START_S001', ...support],
        { agents: { [city]: agents } },
        { agents: [city, 'ROME'] },
        { cities: { [city]: { slot: true } } },
      );
      t.play(`ann: assassinate ${target} ${city}`);
      const picks = set.map((card) => `pick ${card}`);
      expect(isLegalSet(t, picks), `${needed} in ${city}: ${set.join(', ')}`).toBe(legal);
    }
});
