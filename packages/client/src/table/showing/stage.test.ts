import type { PublishedRow } from '@gaslamp/kernel/projection';
import { expect, test } from 'vitest';
import { inDirection } from '../things/roving.ts';
import { drawn, rolled } from './rolled.ts';
import { asShown, beat, heldBack, othersActed, pressed, rowsShown } from './stage.ts';
import { afterAbsence, withRows } from './use-stage.ts';

const moves = beat({
  leaves: [{ field: 'stock', index: 1, by: -2 }],
  lands: [{ field: 'cubes', index: 4, by: 2 }],
});
const state = { stock: [5, 3], cubes: [0, 0, 0, 0, 2], supply: 4 };

test('what waits to be shown is not drawn yet', () => {
  expect(asShown(state, heldBack(null, [moves]))).toEqual({ stock: [5, 5], cubes: [0, 0, 0, 0, 0], supply: 4 });
});
test('a piece in flight has left and not landed', () => {
  expect(asShown(state, heldBack(moves, []))).toEqual({ stock: [5, 3], cubes: [0, 0, 0, 0, 0], supply: 4 });
});
test('the state itself is never changed, and shared where nothing is held back', () => {
  asShown(state, heldBack(null, [moves]));
  expect(state.stock).toEqual([5, 3]);
  expect(asShown(state, [])).toBe(state);
  expect(asShown(state, [{ field: 'supply', index: 0, by: -1 }]).supply).toBe(5);
});

const row = (move: number, kind: string): PublishedRow => ({ move, events: [{ kind, fields: {} }] });
test('only new rows are shown, and a step taken back ends the show', () => {
  const show = { rows: [row(0, 'a')], queue: [], at: 0, missed: null };
  const rows = [row(0, 'a'), row(1, 'b'), row(2, 'c')];
  const next = withRows(show, rows, () => [moves]);
  expect(next.queue).toHaveLength(2);
  expect(withRows(next, [...rows, row(3, 'undone')], () => [moves]).queue).toEqual([]);
});

test('whoever comes back is shown what was missed, the latest of it, and nothing that was taken back', () => {
  const shown = (rows: readonly PublishedRow[], from: number) =>
    afterAbsence({ rows, queue: [], at: 0, missed: null }, from, () => [moves, moves]);
  const rows = [row(0, 'a'), row(1, 'b'), row(2, 'c')];
  expect(shown(rows, 1).queue.map((one) => one.row)).toEqual([1, 1, 2, 2]);
  expect(shown(rows, 1).missed).toEqual({ from: 1, to: 3 });
  expect(shown(rows, 3)).toMatchObject({ queue: [], missed: null });
  const back = [...rows, row(3, 'undone'), row(4, 'd')];
  expect(shown(back, 1).queue.map((one) => one.row)).toEqual([4, 4]);
  const many = Array.from({ length: 100 }, (_, move) => row(move, 'a'));
  const queue = shown(many, 1).queue.map((one) => one.row);
  expect(queue).toHaveLength(38);
  expect([queue[0], queue.at(-1)]).toEqual([81, 99]);
});

test('the log tells a step when the last of its beats is shown', () => {
  const rows = [row(0, 'a'), row(1, 'b'), row(2, 'c')];
  const { queue } = withRows({ rows: rows.slice(0, 1), queue: [], at: 0, missed: null }, rows, () => [moves, moves]);
  expect(queue.map((one) => one.row)).toEqual([1, 1, 2, 2]);
  const shownRows = (shown: number) => rowsShown(rows, queue.slice(shown));
  expect([0, 1, 2, 3, 4].map(shownRows)).toEqual([1, 2, 2, 3, 3]);
});
test('a press leads to the next event or die, which stays for three seconds, and past everything else', () => {
  const event = drawn({ caption: 'event' });
  const die = rolled((lies) => (lies ? 'face' : null), { caption: 'nine' });
  const queue = [moves, moves, event, moves, ...die, moves];
  expect(pressed(queue)[0]).toBe(event);
  expect(event).toMatchObject({ stays: true, lasts: 3000 });
  expect(pressed(queue.slice(2))[0]).toBe(die[1]);
  expect(pressed(queue.slice(5))).toEqual([]);
});
test('the result of a die is told when it has rolled', () => {
  const [rolls, lies] = rolled((lies) => (lies ? 'face' : 'blank'), { caption: 'nine' });
  expect(rolls).toMatchObject({ caption: null, scene: 'blank', stays: false });
  expect(lies).toMatchObject({ caption: 'nine', scene: 'face', stays: true });
});
test('a question waits for what others did, not for what one did oneself', () => {
  const by = (player: number): PublishedRow => ({ move: 1, events: [{ kind: 'played', fields: { player } }] });
  expect(othersActed([by(1)], 0, 1)).toBe(false);
  expect(othersActed([by(1), by(2)], 0, 1)).toBe(true);
  expect(othersActed([by(1), by(2)], 2, 1)).toBe(false);
  expect(othersActed([by(1)], 0, null)).toBe(true);
  expect(othersActed([], 0, 1)).toBe(false);
  // An agent appears; nobody answers an attack: both count as part of the step before.
  const appears: PublishedRow = { move: 2, events: [{ kind: 'placed', fields: { pawn: 1, area: 3 } }] };
  const silent: PublishedRow = { move: 3, events: [] };
  expect(othersActed([by(1), appears, silent], 0, 1)).toBe(false);
  expect(othersActed([by(2), appears, silent], 1, 1)).toBe(true);
});

test('arrow keys go to what lies straight ahead', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 55 },
    { x: 0, y: 80 },
    { x: -50, y: 0 },
  ];
  expect(inDirection({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
  expect(inDirection({ x: 0, y: 0 }, spots, [0, 1])).toBe(2);
  expect(inDirection({ x: 0, y: 0 }, spots, [-1, 0])).toBe(3);
  expect(inDirection({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
});
