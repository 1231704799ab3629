import { expect, test } from 'vitest';
import { type Box, board, cityBox, cityIds, cityLeader, cityPoint, railways } from './geometry.ts';

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('no two city panels overlap, and none lies on the railways or leaves the board', () => {
  for (const [at, city] of cityIds.entries()) {
    const box = cityBox(city);
    expect(overlap(box, railways), city).toBe(false);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= board.width, city).toBe(true);
    for (const other of cityIds.slice(at + 1)) expect(overlap(box, cityBox(other)), `${city}, ${other}`).toBe(false);
  }
});

test('every city dot stays visible, and its leader is short', () => {
  for (const city of cityIds) {
    const { x, y } = cityPoint(city);
    const dot = { x: x - 8, y: y - 8, width: 16, height: 16 };
    for (const other of cityIds) expect(overlap(dot, cityBox(other)), `${city} under ${other}`).toBe(false);
    const { from, to } = cityLeader(city);
    expect(Math.hypot(from.x - to.x, from.y - to.y), city).toBeLessThan(40);
  }
});
