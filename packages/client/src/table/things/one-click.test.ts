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
test('so it is through all of a burst', () => {
  let before = first;
  for (const time of [300, 600, 900]) {
    const held = heldAgainst(before, press({ time, on: pass, asked: 'second action' }));
    expect(held.echo).toBe(true);
    before = held.first;
  }
  expect(heldAgainst(before, press({ time: 1400, on: pass, asked: 'second action' })).echo).toBe(false);
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
