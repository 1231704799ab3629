// R4 The turn.
import { expect, test } from 'vitest';
import { matchAt, offered, tell } from './matches.ts';
import { happened, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const BEN = { hand: ['START_S003', 'START_S004'], agents: ['BERLIN'], cubes: {} };

test('R4.1 a turn is two actions with free actions anywhere around them, then the refill', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['GOLOVINSKI', 'PEOPLES_WILL', 'DIOGENES_CLUB', 'START_S003'], agents: ['VIENNA'] },
      ben: BEN,
    },
  });
  expect(t.refused('ann: end')).toEqual({ rule: 'R4.1', key: 'actionsLeft' });
  t.play('ann: play GOLOVINSKI', 'ann: confirm', 'ann: place VIENNA', 'ann: pick START_S003');
  t.play('ann: play PEOPLES_WILL', 'ann: confirm', 'ann: pass');
  expect(t.refused('ann: pass')).toEqual({ rule: 'R4.1', key: 'noActionLeft' });
  t.play('ann: play DIOGENES_CLUB', 'ann: confirm', 'ann: end');
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
  expect(t.asked).toBe('ben');
});

test('R4.1 whoever is not active has no action', () => {
  const t = table(2, { players: { ann: { hand: ['START_S003'] }, ben: BEN } });
  expect(t.refused('ben: place ROME')).toEqual({ rule: 'R4.1', key: 'notYourTurn' });
});

/** Each of the nine actions twice, with different cards the second time. */
const ACTIONS: Record<string, readonly [readonly string[], readonly string[]]> = {
  place: [
    ['place ROME', 'pick START_S003', 'done'],
    ['place ROME', 'pick START_S004', 'done'],
  ],
  claim: [
    ['claim VIENNA', 'pick START_S005', 'confirm', 'done'],
    ['claim PARIS', 'pick START_S007', 'confirm'],
  ],
  retrieve: [
    ['retrieve', 'pick START_S009', 'done', 'take LIMBO', 'done'],
    ['retrieve', 'pick SIGMUND_FREUD', 'done', 'take LIMBO', 'done'],
  ],
  move: [
    ['move CAIRO', 'to MADRID', 'done', 'pick MORES', 'done'],
    ['move CAIRO', 'to MADRID', 'done', 'pick AZEF', 'done'],
  ],
  markers: [
    ['markers', 'advance RESTORATIONIST EMMA_GOLDMAN', 'done'],
    ['markers', 'advance LOYALIST BOULANGER', 'done'],
  ],
  assassination: [
    ['assassinate ben CAIRO', 'pick START_S001', 'confirm', 'done'],
    ['assassinate ben CAIRO', 'pick START_S002', 'confirm', 'done'],
  ],
  discard: [
    ['discard', 'pick BAKUNIN', 'done'],
    ['discard', 'pick RAVACHOL', 'done'],
  ],
  card: [
    ['play BLACK_HAND', 'confirm'],
    ['play CHANGE_OF_HEART', 'confirm'],
  ],
  pass: [['pass'], ['pass']],
};
const nineActions = () =>
  table(2, {
    players: {
      ann: {
        hand: [
          ...['START_S001', 'START_S002', 'START_S003', 'START_S004', 'START_S005', 'START_S007', 'START_S009'],
          ...['SIGMUND_FREUD', 'MORES', 'AZEF', 'EMMA_GOLDMAN', 'BOULANGER', 'BAKUNIN', 'RAVACHOL'],
          ...['BLACK_HAND', 'CHANGE_OF_HEART'],
        ],
        agents: { CAIRO: 5 },
        cubes: ['VIENNA', 'PARIS'],
      },
      ben: { ...BEN, agents: { CAIRO: 2, BERLIN: 1 } },
    },
    cities: { VIENNA: { faceUp: 'AIRSHIPS' }, PARIS: { faceUp: 'NECRONOMICON' } },
  });

test('R4.2 any two of the nine actions in any order, the same one twice too, but Claim only first', () => {
  for (const first of Object.keys(ACTIONS))
    for (const second of Object.keys(ACTIONS)) {
      const t = nineActions();
      for (const text of ACTIONS[first]![0]) if (ruleAgainst(t, `ann: ${text}`) === null) t.play(`ann: ${text}`);
      expect(t.position.acted, first).toBe(1);
      if (second === 'claim') {
        expect(ruleAgainst(t, 'ann: claim PARIS'), `claim after ${first}`).toBe('R4.3');
        continue;
      }
      for (const text of ACTIONS[second]![1]) if (ruleAgainst(t, `ann: ${text}`) === null) t.play(`ann: ${text}`);
      expect(t.position.acted, `${first}, ${second}`).toBe(2);
      expect(t.offers('end')).toBe(true);
    }
});

const CLAIMER = {
  ann: {
    hand: ['START_S005', 'START_S007', 'GOLOVINSKI', 'DUCHESS_DUZES', 'START_S003'],
    agents: ['VIENNA', 'PARIS'],
    cubes: ['VIENNA', 'PARIS'],
  },
  ben: BEN,
};
const claimer = () =>
  table(2, { players: CLAIMER, cities: { VIENNA: { faceUp: 'AIRSHIPS' }, PARIS: { faceUp: 'OKHRANA' } } });

test('R4.3 a claim is legal only as the first action: not even a pass may come before it', () => {
  const t = claimer();
  expect(t.offers('claim VIENNA')).toBe(true);
  t.play('ann: pass');
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R4.3', key: 'claim.notFirst' });
});

test('R4.3 free actions before it do not matter', () => {
  const t = claimer().play('ann: play GOLOVINSKI', 'ann: confirm');
  expect(t.offers('claim VIENNA')).toBe(true);
});

test('R4.3 the Duchess is no Claim action: she may come second, and no claim comes after her', () => {
  const second = claimer();
  second.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm', 'ann: done');
  expect(ruleAgainst(second, 'ann: claim PARIS')).toBe('R4.3');
  expect(second.offers('play DUCHESS_DUZES')).toBe(true);
  const first = claimer().play('ann: play DUCHESS_DUZES', 'ann: at PARIS', 'ann: confirm');
  expect(ruleAgainst(first, 'ann: claim VIENNA')).toBe('R4.3');
});

test('R4.4 free actions may be played before, between and after the actions until the turn is ended', () => {
  for (const before of [0, 1, 2]) {
    const t = claimer();
    for (let n = 0; n < before; n++) t.play('ann: pass');
    t.play('ann: play GOLOVINSKI', 'ann: confirm');
    expect(t.s.markers).toEqual([0, 2]);
    expect(t.position.acted).toBe(before);
  }
});

test('R4.4 no free action inside an action: not between two claims, not while one is composed', () => {
  const t = claimer();
  t.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm');
  expect(t.offers('claim PARIS')).toBe(true);
  expect(t.refused('ann: play GOLOVINSKI')).toEqual({ rule: 'R12.1', key: 'askedElse' });
  const composing = claimer().play('ann: discard');
  expect(ruleAgainst(composing, 'ann: play GOLOVINSKI')).toBe('R12.1');
});

test('R4.5 after the actions the hand is filled up to five', () => {
  for (const held of [1, 4, 5]) {
    const hand = ['START_S001', 'START_S002', 'START_S003', 'START_S004', 'START_S005'].slice(0, held);
    const t = table(2, { players: { ann: { hand, agents: ['VIENNA'] }, ben: BEN } });
    t.play('ann: pass', 'ann: pass', 'ann: end');
    expect(playerIn(t, 'ann').hand).toHaveLength(5);
    expect(happened(t, 'drew')).toBe(5 - held);
  }
});

test('R4.5 more than five are kept: nothing is drawn and nothing discarded', () => {
  const hand = ['START_S001', 'START_S002', 'START_S003', 'START_S004', 'START_S005', 'WATSON'];
  const t = table(2, { players: { ann: { hand, agents: ['VIENNA'] }, ben: BEN } });
  t.play('ann: play WATSON', 'ann: confirm', 'ann: pass', 'ann: pass', 'ann: end');
  expect(playerIn(t, 'ann').hand).toHaveLength(7);
  expect(playerIn(t, 'ann').discard).toEqual(['WATSON']);
});

test('R4.6 nothing is drawn between the actions', () => {
  const t = table(2, {
    players: { ann: { hand: ['START_S003', 'START_S004', 'START_S001'], agents: ['VIENNA'] }, ben: BEN },
  });
  t.play('ann: place VIENNA', 'ann: pick START_S003', 'ann: done');
  expect(playerIn(t, 'ann').hand).toEqual(['START_S001', 'START_S004']);
  t.play('ann: place ROME', 'ann: pick START_S004');
  expect(playerIn(t, 'ann').hand).toEqual(['START_S001']);
});

test('R4.7 only when a card is needed and the deck is empty is the discard pile shuffled to be the deck', () => {
  const drawing = (deck: string[]) =>
    table(2, {
      players: {
        ann: { hand: ['START_S001', 'START_S002', 'START_S003'], deck, discard: ['OKHRANA', 'AZEF', 'AIRSHIPS'] },
        ben: BEN,
      },
    }).play('ann: pass', 'ann: pass', 'ann: end');
  const enough = drawing(['START_S004', 'START_S005']);
  expect(playerIn(enough, 'ann')).toMatchObject({ deck: [], discard: ['AIRSHIPS', 'AZEF', 'OKHRANA'] });
  expect(happened(enough, 'reshuffled')).toBe(0);
  const short = drawing(['START_S004']);
  expect(playerIn(short, 'ann').hand).toContain('START_S004');
  expect(playerIn(short, 'ann')).toMatchObject({ discard: [] });
  expect(playerIn(short, 'ann').deck).toHaveLength(2);
  expect(happened(short, 'reshuffled')).toBe(1);
});

test('R4.7 if deck and discard pile are empty, drawing stops', () => {
  const t = table(2, {
    players: { ann: { hand: ['START_S001', 'START_S002'], deck: [], discard: ['AZEF'] }, ben: BEN },
  });
  t.play('ann: pass', 'ann: pass', 'ann: end');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['AZEF', 'START_S001', 'START_S002'], deck: [], discard: [] });
  expect(t.asked).toBe('ben');
});

test('R4.8 passing is always allowed while an action is left', () => {
  const t = claimer();
  expect(t.offers('pass')).toBe(true);
  t.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm', 'ann: done');
  expect(t.offers('pass')).toBe(true);
});

test('R4.1 R4.8 a turn is ended by its player alone, behind two actions, even where nothing else is possible', () => {
  const { match } = matchAt(2, {
    players: {
      ann: { hand: [], deck: [], discard: [], agents: {}, cubes: {}, limbo: 10, revealed: true, identity: 'LOYALIST' },
      ben: BEN,
    },
  });
  for (const [acted, only] of [
    [0, 'pass'],
    [1, 'pass'],
    [2, 'end'],
  ] as const) {
    expect([match.s.acted, match.decision!.player, offered(match)]).toEqual([acted, 0, [only]]);
    // The options depend on the hand, so nothing may answer for her, even if only one answer is left (R12.10).
    expect(match.decision!.secret).toBe(true);
    tell(match, `ann: ${only}`);
  }
  expect(match.decision!.player).toBe(1);
});

test('R4.9 play goes round and round, without rounds or a limit of turns', () => {
  for (const seats of [2, 3, 4, 5]) {
    const t = table(seats);
    for (let turn = 0; turn < 30 * seats; turn++) {
      const name = t.seats[turn % seats]!;
      t.play(`${name}: pass`, `${name}: pass`, `${name}: end`);
    }
    expect(t.asked).toBe('ann');
    expect(t.position.over).toBeNull();
  }
});

test('R4.10 nobody is ever out: without cards, cubes and agents one still takes turns and may pass', () => {
  const t = table(2, {
    players: {
      ann: { hand: [], deck: [], discard: [], agents: {}, cubes: {}, limbo: 10, revealed: true, identity: 'LOYALIST' },
      ben: BEN,
    },
  });
  const wishes = ['place ROME', 'claim ROME', 'retrieve', 'move ROME', 'markers', 'assassinate ben BERLIN', 'discard'];
  expect(wishes.map((wish) => ruleAgainst(t, `ann: ${wish}`))).toEqual([
    'R5.3',
    'R6.3',
    'R7.1',
    'R8.2',
    'R9.1',
    'R10.2',
    'R11.1',
  ]);
  expect(t.options).toEqual(['pass']);
  t.play('ann: pass', 'ann: pass', 'ann: end', 'ben: pass', 'ben: pass', 'ben: end');
  expect(t.asked).toBe('ann');
});

test('R4.11 drawing up closes the turn: no free action after it', () => {
  const t = claimer().play('ann: pass', 'ann: pass');
  expect(t.offers('play GOLOVINSKI')).toBe(true);
  t.play('ann: end');
  expect(t.refused('ann: play GOLOVINSKI')).toEqual({ rule: 'R4.1', key: 'notYourTurn' });
});
