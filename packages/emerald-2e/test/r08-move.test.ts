// R8 Move agents.
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import { matchAt, offered, tell } from './matches.ts';
import { isLegalSet, optionsOf, playerIn, setsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann has these cards, and agents in these cities. */
const annMoves = (hand: string[], agents: Record<string, number>, ann: object = {}) =>
  table(2, {
    players: { ann: { hand, agents, cubes: {}, ...ann }, ben: { agents: ['BERLIN'], cubes: {} } },
  });

test('R8.1 cards with move symbols, one move for each symbol at most', () => {
  const t = annMoves(['AIRSHIPS', 'MORES', 'START_S003'], { ROME: 6 });
  t.play('ann: move ROME', 'ann: to PARIS', 'ann: move ROME', 'ann: to PARIS', 'ann: move ROME', 'ann: to PARIS');
  t.play('ann: move ROME', 'ann: to CAIRO');
  const moves = t.events.flatMap(({ kind, fields }) => (kind === 'agentMoved' ? [[fields.from, fields.to]] : []));
  const [rome, paris, cairo] = ['ROME', 'PARIS', 'CAIRO'].map((city) => CITIES.indexOf(city as 'ROME'));
  expect(moves).toEqual([
    [rome, paris],
    [rome, paris],
    [rome, paris],
    [rome, cairo],
  ]);
  // Four symbols, four moves: both cards were needed.
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 2, PARIS: 3, CAIRO: 1 }, discard: ['AIRSHIPS', 'MORES'] });
  expect(t.position.acted).toBe(1);
});

test('R8.1 no fifth move with four symbols, and none without a card', () => {
  const t = annMoves(['AZEF', 'START_S003'], { ROME: 3 });
  t.play('ann: move ROME', 'ann: to PARIS', 'ann: move ROME', 'ann: to CAIRO');
  expect(t.position.acted).toBe(1);
  expect(playerIn(t, 'ann').agents).toEqual({ ROME: 1, PARIS: 1, CAIRO: 1 });
  expect(annMoves(['START_S003', 'START_S001'], { ROME: 3 }).refused('ann: move ROME')).toEqual({
    rule: 'R8.1',
    key: 'move.noCard',
  });
});

test('R8.1 … and that is what a player is told who wants one move more', () => {
  const { match } = matchAt(2, {
    players: {
      ann: { hand: ['AZEF', 'START_S003'], agents: { ROME: 3 }, cubes: {} },
      ben: { agents: ['BERLIN'], cubes: {} },
    },
  });
  tell(match, 'ann: move ROME', 'ann: to PARIS', 'ann: move ROME', 'ann: to CAIRO');
  expect(offered(match)).toEqual(['done']);
  expect(match.explain(0, match.game.verbs.parse('move ROME') as number)).toEqual({
    rule: 'R8.1',
    key: 'move.tooMany',
  });
});

test('R8.2 an agent goes from its city to any other: no routes, no distance, no limit', () => {
  const t = annMoves(['MORES', 'START_S003'], { ROME: 1, VIENNA: 8 }).play('ann: move ROME');
  expect(t.options).toEqual(CITIES.filter((city) => city !== 'ROME').map((city) => `to ${city}`));
  expect(t.refused('ann: to ROME')).toEqual({ rule: 'R8.2', key: 'move.sameCity' });
  t.play('ann: to VIENNA');
  expect(playerIn(t, 'ann').agents).toEqual({ VIENNA: 9 });
});

test('R8.2 only own agents move, and only from where one stands', () => {
  const t = annMoves(['MORES', 'START_S003'], { ROME: 1 });
  expect(t.refused('ann: move BERLIN')).toEqual({ rule: 'R8.2', key: 'move.noAgent' });
  expect(optionsOf(t, 'move')).toEqual(['move ROME']);
});

test('R8.3 fewer moves than symbols are allowed, but no card may be superfluous', () => {
  const t = annMoves(['AIRSHIPS', 'AZEF', 'MORES', 'START_S003'], { ROME: 6 });
  t.play('ann: move ROME', 'ann: to PARIS', 'ann: move ROME', 'ann: to PARIS', 'ann: done');
  // Two moves: the Airships alone, Azef alone; Mores helps neither.
  expect(t.options).toEqual(['pick AZEF', 'pick AIRSHIPS']);
  expect(t.refused('ann: pick MORES')).toEqual({ rule: 'R8.3', key: 'move.overpaid' });
  expect(t.refused('ann: done')).toEqual({ rule: 'R8.1', key: 'move.tooFew' });
  t.play('ann: pick AIRSHIPS');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['AZEF', 'MORES', 'START_S003'], discard: ['AIRSHIPS'] });
});

test('R8.3 one move with a three-symbol card', () => {
  const t = annMoves(['AIRSHIPS', 'START_S003'], { ROME: 2 });
  t.play('ann: move ROME', 'ann: to PARIS', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 1, PARIS: 1 }, discard: ['AIRSHIPS'] });
});

test('R8.4 the moves are made by different agents: one that has arrived does not go on', () => {
  const t = annMoves(['AIRSHIPS', 'START_S003'], { ROME: 2 });
  t.play('ann: move ROME', 'ann: to PARIS');
  expect(t.refused('ann: move PARIS')).toEqual({ rule: 'R8.4', key: 'move.arrived' });
  expect(t.options).toEqual(['move ROME', 'done']);
});

test('R8.4 an agent that stood where another arrived may still go, and back where that one came from', () => {
  const t = annMoves(['AIRSHIPS', 'START_S003'], { ROME: 1, PARIS: 1 });
  t.play('ann: move ROME', 'ann: to PARIS');
  expect(t.options).toEqual(['move PARIS', 'done']);
  t.play('ann: move PARIS', 'ann: to ROME');
  expect(playerIn(t, 'ann').agents).toEqual({ PARIS: 1, ROME: 1 });
  expect(t.position.acted).toBe(1);
});

test('R8.4 in the next action of the turn the same agent may move again', () => {
  const t = annMoves(['MORES', 'START_S002', 'START_S003'], { ROME: 1 });
  t.play('ann: move ROME', 'ann: to PARIS', 'ann: done', 'ann: pick MORES');
  t.play('ann: move PARIS', 'ann: to CAIRO');
  expect(playerIn(t, 'ann').agents).toEqual({ CAIRO: 1 });
});

test('R8.4 and it may do so as the second move of that action', () => {
  const t = annMoves(['MORES', 'AIRSHIPS', 'START_S003'], { ROME: 1, VIENNA: 1 });
  t.play('ann: move ROME', 'ann: to PARIS', 'ann: done', 'ann: pick MORES');
  t.play('ann: move VIENNA', 'ann: to CAIRO');
  expect(t.options).toEqual(['move PARIS', 'done']);
});

test('R8.5 agents in stock, on Mi-Go, on Yog-Sothoth and on kill boxes do not move', () => {
  const t = table(2, {
    players: {
      ann: {
        hand: ['AIRSHIPS', 'START_S003'],
        agents: { ROME: 1 },
        beside: [
          { card: 'MI_GO', agents: 2 },
          { card: 'YOG_SOTHOTH', agents: 1 },
        ],
      },
      ben: { agents: ['BERLIN'], beside: [{ card: 'SHOGGOTH', victim: 'ann' }] },
    },
  });
  expect(optionsOf(t, 'move')).toEqual(['move ROME']);
  t.play('ann: move ROME', 'ann: to PARIS');
  // The only agent in a city has moved, so no move is left for the other two symbols.
  expect(t.position.acted).toBe(1);
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { PARIS: 1 }, agentStock: 5 });
});

test('R8.3 exactly the irredundant sets that have a symbol for each move are legal, for every number of moves', () => {
  const symbols: Record<string, number> = { AIRSHIPS: 3, AZEF: 2, MORES: 1, START_S002: 1 };
  for (let moves = 1; moves <= 6; moves++)
    for (const set of setsOf(Object.keys(symbols))) {
      const sum = set.reduce((n, card) => n + symbols[card]!, 0);
      const legal = sum >= moves && set.every((card) => sum - symbols[card]! < moves);
      const t = annMoves(Object.keys(symbols), { ROME: 10 });
      // Answers one by one, because a story would also give a first card that every set needs.
      const lines = Array.from({ length: moves }, () => ['move ROME', 'to PARIS']).flat();
      for (const text of [...lines, 'done']) t.table.choose(t.game.verbs.parse(text) as number);
      expect(
        isLegalSet(
          t,
          set.map((card) => `pick ${card}`),
        ),
        `${moves} moves: ${set.join(', ')}`,
      ).toBe(legal);
    }
});
