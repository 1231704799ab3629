import { expect, test } from 'vitest';
import { spotBeside } from './large-card.tsx';

const window = { width: 1000, height: 700 };
const size = { width: 260, height: 370 };
const box = (left: number, top: number, width = 80, height = 110) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('the large card stands beside the small one, inside the window, and never upon it', () => {
  for (const one of [box(20, 20), box(900, 20), box(20, 580), box(900, 580), box(460, 300), box(300, 580, 600, 110)]) {
    const { left, top } = spotBeside(one, size, window);
    const upon = left < one.right && left + size.width > one.left && top < one.bottom && top + size.height > one.top;
    expect(upon).toBe(false);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(window.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + size.height).toBeLessThanOrEqual(window.height);
  }
});
test('over a card of the hand, so that the others stay in sight', () => {
  expect(spotBeside(box(460, 560), size, window, true)).toEqual({ left: 370, top: 180 });
  expect(spotBeside(box(460, 300), size, window, true).left).toBe(550);
});
test('to the right as long as there is room', () => {
  expect(spotBeside(box(100, 300), size, window).left).toBe(190);
  expect(spotBeside(box(800, 300), size, window).left).toBe(530);
});
