// R18 Card rulings: The Diogenes Club, Doctor Watson, Duchess d'Uzes, Fenians, Freemasons.
import { expect, test } from 'vitest';
import type { PlayerSpec } from '../src/stage/position.ts';
import { cityIn, happened, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const BEN: PlayerSpec = { identity: 'LOYALIST', agents: { CAIRO: 3 }, cubes: {} };

/** Tests the two cards that draw two cards before, between and after the actions. */
function drawsTwo(card: string): void {
  for (const acted of [0, 1, 2]) {
    const t = table(2, {
      acted,
      players: { ann: { hand: [card, 'START_S003'], deck: ['START_S001', 'START_S002', 'START_S004'] }, ben: BEN },
    });
    t.play(`ann: play ${card}`);
    expect(playerIn(t, 'ann')).toMatchObject({ hand: expect.objectContaining({ length: 3 }), discard: [card] });
    expect(t.position.acted).toBe(acted);
  }
}
/** Only one card can be drawn; the second one would have been the played card. */
function isNotReshuffled(card: string): void {
  const t = table(2, { players: { ann: { hand: [card, 'START_S003'], deck: [], discard: ['START_S001'] }, ben: BEN } });
  t.play(`ann: play ${card}`);
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_S001', 'START_S003'], deck: [], discard: [card] });
}
function needsACardToDraw(card: string): void {
  const t = table(2, { players: { ann: { hand: [card, 'START_S003'], deck: [], discard: [] }, ben: BEN } });
  expect(t.refused(`ann: play ${card}`)).toEqual({ rule: 'R3.10', key: 'text.nothingToDraw' });
}

test('R18.4 The Diogenes Club: a free action that draws two', () => drawsTwo('DIOGENES_CLUB'));
test('R18.4 … a reshuffle that it needs comes before the card is on the discard pile', () =>
  isNotReshuffled('DIOGENES_CLUB'));
test('R18.4 … with no card that can be drawn it cannot be played', () => needsACardToDraw('DIOGENES_CLUB'));

test('R18.5 Doctor Watson: a free action that draws two', () => drawsTwo('WATSON'));
test('R18.5 … a reshuffle that he needs comes before the card is on the discard pile', () => isNotReshuffled('WATSON'));
test('R18.5 … with no card that can be drawn he cannot be played', () => needsACardToDraw('WATSON'));

test('R18.5 … the hand may exceed five, and nothing is discarded for that', () => {
  const t = table(2, {
    acted: 2,
    players: {
      ann: {
        hand: ['WATSON', 'START_S003', 'START_S004', 'START_S005', 'START_S006'],
        deck: ['START_S001', 'START_S002', 'START_S007'],
      },
      ben: BEN,
    },
  });
  t.play('ann: play WATSON', 'ann: end');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: expect.objectContaining({ length: 6 }), discard: ['WATSON'] });
});

const DUCHESS: PlayerSpec = {
  identity: 'LOYALIST',
  hand: ['DUCHESS_DUZES', 'START_S003'],
  agents: ['ROME', 'ROME'],
  cubes: {},
};

test('R18.6 the Duchess claims where you have the majority, no cube needed, as first or second action', () => {
  for (const acted of [0, 1]) {
    const t = table(2, { acted, players: { ann: DUCHESS, ben: BEN }, cities: { ROME: { faceUp: 'CITY_ROME' } } });
    t.play('ann: play DUCHESS_DUZES', 'ann: at ROME');
    expect(playerIn(t, 'ann')).toMatchObject({
      neutral: 4,
      discard: ['CITY_ROME'],
      beside: [{ card: 'DUCHESS_DUZES' }],
    });
    expect(t.position.acted).toBe(acted + 1);
  }
});

test('R18.6 … (b) to (h) apply in full: cubes leave, agents come, points, sanity roll, next card', () => {
  const t = table(2, {
    players: {
      ann: { ...DUCHESS, cubes: ['ROME'], limbo: 0 },
      ben: { ...BEN, agents: ['ROME', 'CAIRO'], cubes: ['ROME'], limbo: 0 },
    },
    cities: { ROME: { faceUp: 'BISMARCK', stack: ['OKHRANA'] } },
  });
  t.play('ann: play DUCHESS_DUZES', 'ann: at ROME');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 3 }, limbo: 1, loyalist: 3 });
  expect(playerIn(t, 'ben')).toMatchObject({ agents: { ROME: 1, CAIRO: 1 }, limbo: 0, cubeStock: 10 });
  expect([playerIn(t, 'ann').cubes, playerIn(t, 'ben').cubes]).toEqual([{}, {}]);
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'OKHRANA', stack: [] });

  const mad = table(2, { players: { ann: DUCHESS, ben: BEN }, cities: { ROME: { faceUp: 'NECRONOMICON' } } });
  mad.rolls(1).play('ann: play DUCHESS_DUZES', 'ann: at ROME');
  expect(playerIn(mad, 'ann')).toMatchObject({ neutral: 3, tokens: 2 });
});

test('R18.6 … it is no part of a Claim action: one card, no claim card, and it does not stop a claim before it', () => {
  const t = table(2, {
    players: {
      ann: {
        ...DUCHESS,
        hand: ['DUCHESS_DUZES', 'START_S005', 'START_S003'],
        agents: ['ROME', 'PARIS'],
        cubes: ['PARIS'],
      },
      ben: BEN,
    },
    cities: { ROME: { faceUp: 'CITY_ROME' }, PARIS: { faceUp: 'CITY_PARIS' } },
  });
  // While claims are declared, the card cannot be played for its text.
  t.play('ann: claim PARIS', 'ann: pick START_S005', 'ann: confirm', 'ann: play DUCHESS_DUZES', 'ann: at ROME');
  expect(playerIn(t, 'ann')).toMatchObject({ neutral: 9, hand: ['START_S003'] });
  expect(t.position.acted).toBe(2);
});

test('R18.6 a tie or an empty stack is no place for her, and with no place she cannot be played', () => {
  const t = table(2, {
    players: {
      ann: { ...DUCHESS, agents: ['ROME', 'PARIS', 'LONDON', 'MADRID'] },
      ben: { ...BEN, agents: ['PARIS'] },
    },
    cities: { LONDON: { faceUp: null, slot: true } },
  });
  t.play('ann: play DUCHESS_DUZES');
  expect(t.options).toEqual(['at MADRID', 'at ROME']);
  expect([ruleAgainst(t, 'ann: at PARIS'), ruleAgainst(t, 'ann: at LONDON')]).toEqual(['R18.6', 'R6.9']);

  const none = table(2, {
    players: { ann: { ...DUCHESS, agents: ['PARIS'], cubes: ['CAIRO'] }, ben: { ...BEN, agents: ['PARIS', 'CAIRO'] } },
  });
  expect(ruleAgainst(none, 'ann: play DUCHESS_DUZES')).toBe('R18.6');
});

test('R18.7 Fenians: the own agents in the city count 2 each, and the card leaves the game', () => {
  const kill = (hand: string[], agents: number) =>
    table(2, {
      players: { ann: { hand, agents: { PARIS: agents }, cubes: {} }, ben: { ...BEN, agents: ['PARIS', 'ROME'] } },
    });
  // Paris needs 4.
  expect(ruleAgainst(kill(['START_S001', 'START_S006'], 2), 'ann: assassinate ben PARIS')).toBe('R10.3');
  const t = kill(['START_S001', 'FENIANS'], 2);
  t.play('ann: assassinate ben PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 3, hand: [], discard: [] });
  expect(
    playerIn(t, 'ann')
      .beside.map(({ card }) => card)
      .sort(),
  ).toEqual(['FENIANS', 'START_S001']);
});

test('R18.7 not two Fenians on one assassination', () => {
  const berlin = (hand: string[]) =>
    table(2, {
      players: { ann: { hand, agents: { BERLIN: 2 }, cubes: {} }, ben: { ...BEN, agents: ['BERLIN', 'ROME'] } },
    });
  // Berlin needs 5: 2 agents, 2 for Fenians, and one bomb.
  const t = berlin(['START_S001', 'FENIANS', 'FENIANS', 'START_S003']);
  t.play('ann: assassinate ben BERLIN', 'ann: pick FENIANS');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 3, hand: ['FENIANS'] });

  const again = berlin(['START_S001', 'FENIANS', 'FENIANS', 'START_S003', 'START_S004']);
  again.play('ann: assassinate ben BERLIN', 'ann: pick FENIANS');
  expect(again.refused('ann: pick FENIANS')).toEqual({ rule: 'R18.7', key: 'assassinate.oneFenians' });
  expect(ruleAgainst(berlin(['START_S001', 'FENIANS', 'FENIANS']), 'ann: assassinate ben BERLIN')).toBe('R10.3');
});

test('R18.7 … they help against royalty too', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S001', 'FENIANS'], agents: { CAIRO: 2 }, cubes: {} },
      ben: { ...BEN, agents: ['ROME'] },
    },
    cities: { CAIRO: { slot: true } },
  });
  // The royalty of Cairo needs 4.
  t.rolls(6).play('ann: assassinate ROYALTY CAIRO');
  expect(playerIn(t, 'ann')).toMatchObject({ restorationist: 3, hand: [] });
});

test('R18.7 … a second assassination of the same action may use another', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S001', 'START_S002', 'FENIANS', 'FENIANS'], agents: { PARIS: 3 }, cubes: {} },
      ben: { ...BEN, agents: ['PARIS', 'PARIS', 'ROME'] },
    },
  });
  t.play('ann: assassinate ben PARIS', 'ann: pick START_S001', 'ann: pick FENIANS', 'ann: assassinate ben PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 6, hand: [], discard: [] });
});

test('R18.7 … the overpay ban holds: none where the agents suffice, none beside bombs that suffice', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S001', 'FENIANS'], agents: { CAIRO: 2 }, cubes: {} },
      ben: { ...BEN, agents: ['CAIRO', 'ROME'] },
    },
  });
  t.play('ann: assassinate ben CAIRO');
  expect(playerIn(t, 'ann').hand).toEqual(['FENIANS']);

  const bombs = table(2, {
    players: {
      ann: { hand: ['START_S001', 'FENIANS', 'INFERNAL_MACHINE'], agents: { PARIS: 2 }, cubes: {} },
      ben: { ...BEN, agents: ['PARIS', 'ROME'] },
    },
  });
  bombs.play('ann: assassinate ben PARIS');
  expect(optionsOf(bombs, 'pick')).toEqual(['pick FENIANS', 'pick INFERNAL_MACHINE']);
  bombs.play('ann: pick FENIANS');
  expect(playerIn(bombs, 'ann').hand).toEqual(['INFERNAL_MACHINE']);
});

test('R18.7 … it is played with an assassination only; for its symbol it is discarded as usual', () => {
  const t = table(2, { players: { ann: { hand: ['FENIANS', 'START_S003'], agents: ['ROME'] }, ben: BEN } });
  expect(ruleAgainst(t, 'ann: play FENIANS')).toBe('R12.2');
  t.play('ann: place ROME', 'ann: pick FENIANS', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ discard: ['FENIANS'], beside: [] });
});

const HAND = ['FREEMASONS', 'START_S003', 'START_S004'];

test('R18.8 Freemasons: discard k cards, none allowed, then draw k + 1, as a free action', () => {
  const deck = ['START_S001', 'START_S002', 'START_S005', 'START_S006'];
  for (const [picked, drawn] of [
    [[], 1],
    [['START_S003'], 2],
    [['START_S003', 'START_S004'], 3],
  ] as const) {
    const t = table(2, { acted: 2, players: { ann: { hand: HAND, deck }, ben: BEN } });
    t.play('ann: play FREEMASONS', ...picked.map((card) => `ann: pick ${card}`), 'ann: done');
    expect(happened(t, 'drew')).toBe(drawn);
    expect(playerIn(t, 'ann').hand).toHaveLength(3);
    expect(playerIn(t, 'ann').discard).toEqual(['FREEMASONS', ...picked]);
    expect(t.position.acted).toBe(2);
  }
});

test('R18.8 … a large hand may go as a whole', () => {
  const hand = ['START_S003', 'START_S004', 'START_S005', 'START_S006', 'START_S007', 'START_S008', 'START_S009'];
  const deck = ['START_S001', 'START_S002', 'START_S010', 'AZEF', 'MORES', 'AIRSHIPS', 'BISMARCK', 'STIEBER'];
  const t = table(2, { players: { ann: { hand: ['FREEMASONS', ...hand], deck }, ben: BEN } });
  t.play('ann: play FREEMASONS', ...hand.map((card) => `ann: pick ${card}`), 'ann: done');
  expect([...playerIn(t, 'ann').hand].sort()).toEqual([...deck].sort());
  expect(playerIn(t, 'ann').discard).toEqual(['FREEMASONS', ...hand]);
});

test('R18.8 a needed reshuffle includes those k cards but not this card', () => {
  const t = table(2, { players: { ann: { hand: HAND, deck: ['START_S001'], discard: ['START_S002'] }, ben: BEN } });
  t.play('ann: play FREEMASONS', 'ann: pick START_S003', 'ann: pick START_S004', 'ann: done');
  // Three cards are drawn: the deck's last one, then two of the three reshuffled.
  const { hand, deck, discard } = playerIn(t, 'ann');
  expect([hand.length, discard, happened(t, 'reshuffled')]).toEqual([3, ['FREEMASONS'], 1]);
  expect([...hand, ...deck].sort()).toEqual(['START_S001', 'START_S002', 'START_S003', 'START_S004']);
});

test('R18.8 with nothing else to draw at least one card must be discarded; a card is discarded once', () => {
  const t = table(2, {
    players: { ann: { hand: ['FREEMASONS', 'START_S003', 'START_S004'], deck: [], discard: [] }, ben: BEN },
  });
  t.play('ann: play FREEMASONS');
  expect(t.refused('ann: done')).toEqual({ rule: 'R3.10', key: 'text.nothingToDraw' });
  expect(t.refused('ann: pick FREEMASONS')).toEqual({ rule: 'R3.1', key: 'card.picked' });
  expect(t.refused('ann: pick START_S001')).toEqual({ rule: 'R3.1', key: 'card.notInHand' });
  t.play('ann: pick START_S003');
  expect(t.refused('ann: pick START_S003')).toEqual({ rule: 'R3.1', key: 'card.picked' });
  expect(t.offers('done')).toBe(true);
});

test('R18.8 the discarded cards count among those that can be drawn; with none at all it cannot be played', () => {
  const t = table(2, { players: { ann: { hand: ['FREEMASONS', 'START_S003'], deck: [], discard: [] }, ben: BEN } });
  t.play('ann: play FREEMASONS');
  // Nothing else can be drawn, so the one card must be discarded and comes back.
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_S003'], discard: ['FREEMASONS'] });
  const alone = table(2, { players: { ann: { hand: ['FREEMASONS'], deck: [], discard: [] }, ben: BEN } });
  expect(ruleAgainst(alone, 'ann: play FREEMASONS')).toBe('R3.10');
});
