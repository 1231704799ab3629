import { expect, test } from 'vitest';
import { heldAgainst, type Press } from './one-click.ts';

const [confirm, pass] = [{}, {}] as [Element, Element];
const press = (part: Partial<Press>): Press => ({
  time: 0,
  x: 100,
  y: 100,
  count: 1,
  on: confirm,
  asked: 'first action',
  ...part,
});
const first = press({});
const echo = (second: Partial<Press>): boolean => heldAgainst(first, press(second)).echo;

test('the second click of a double click does not press what has just come under the pointer', () => {
  expect(echo({ time: 120, count: 2, on: pass, asked: 'second action' })).toBe(true);
  expect(echo({ time: 120, count: 2, asked: 'second action' })).toBe(true);
  // A double tap of a finger counts as two clicks with one each.
  expect(echo({ time: 120, x: 103, on: pass })).toBe(true);
});
test('whoever presses twice a moment apart means it, though the browser counts a double click', () => {
  expect(echo({ time: 300, count: 2, asked: 'second action' })).toBe(false);
  expect(echo({ time: 300, count: 2, on: pass })).toBe(false);
});
test('ignored presses hold nothing back: of fourteen quick ones every second counts', () => {
  let before = first;
  const counted: number[] = [];
  for (let i = 1; i <= 14; i++) {
    const asked = `action ${counted.length + 2}`;
    const held = heldAgainst(before, press({ time: i * 130, count: i + 1, asked }));
    if (!held.echo) counted.push(i);
    before = held.first;
  }
  expect(counted).toEqual([2, 4, 6, 8, 10, 12, 14]);
});
test('whoever clicks fast on different things means it', () => {
  expect(echo({ time: 90, x: 160, on: pass })).toBe(false);
  expect(echo({ time: 400, on: pass, asked: 'second action' })).toBe(false);
  expect(heldAgainst(null, press({ count: 2 })).echo).toBe(false);
});
test('the same thing in the same question may be pressed again', () => {
  expect(echo({ time: 90, count: 2 })).toBe(false);
  // Anything but a button does nothing anyway: a label passes its click on to its box.
  expect(echo({ time: 90, on: null })).toBe(false);
});
