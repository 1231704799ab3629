// Tests that the map of London agrees with the pack: borders, bridges, districts.
import { builtIn } from '@gaslamp/nanty-narking/box/pack';
import { expect, test } from 'vitest';
import { board, bridges, districtOf, districts, type Point, riverBanks, share } from './geometry.ts';

const ids = builtIn.areas.map(({ id }) => id);

test('every area is drawn, in the order of the pack', () => {
  expect(Object.keys(districts)).toEqual(ids);
});

test('two districts share a stretch of border where the areas do, and nowhere else', () => {
  const corners = (id: string) => districtOf(id).outline.map((point) => point.join());
  const shared = (a: string, b: string) => corners(a).filter((corner) => corners(b).includes(corner)).length;
  for (const { id, adjacent, bridges: crossings } of builtIn.areas)
    for (const other of ids) {
      if (other === id || crossings.includes(other)) continue;
      expect(shared(id, other) >= 2, `${id} and ${other}`).toBe(adjacent.includes(other));
    }
});

test('bridges join the banks of the areas that they are said to join', () => {
  const declared = builtIn.areas.flatMap(({ id, bridges: over }) => over.map((other) => [id, other].sort().join()));
  expect(bridges.map(({ joins }) => [...joins].sort().join()).sort()).toEqual([...new Set(declared)].sort());
  const along = (id: string, bank: readonly Point[]) => {
    const on = districtOf(id).outline.filter(([x, y]) => bank.some((point) => near(point, x, y, bank)));
    return [Math.min(...on.map(([x]) => x)), Math.max(...on.map(([x]) => x))] as const;
  };
  for (const { joins, x } of bridges) {
    const [n, s] = joins;
    for (const [from, to] of [along(n, riverBanks.north), along(s, riverBanks.south)]) {
      expect(x - 12, joins.join()).toBeGreaterThanOrEqual(from);
      expect(x + 12, joins.join()).toBeLessThanOrEqual(to);
    }
  }
});
/** Returns true for a point on the bank: at one of its points, or on the line between two. */
function near(point: Point, x: number, y: number, bank: readonly Point[]): boolean {
  const i = bank.indexOf(point);
  const [x0, y0] = point;
  const next = bank[i + 1];
  if (x === x0 && y === y0) return true;
  if (next === undefined || x < x0 || x > next[0]) return false;
  return Math.abs(y0 + ((next[1] - y0) * (x - x0)) / (next[0] - x0) - y) < 1;
}

test('what stands in districts never overlaps, on wide and on tall screens', () => {
  for (const turned of [false, true]) {
    const boxes = ids.map((id) => share(id, turned));
    boxes.forEach((a, i) => {
      expect(a.left + a.width).toBeLessThanOrEqual(1);
      expect(a.top + a.height).toBeLessThanOrEqual(1);
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.left + a.width <= b.left ||
          b.left + b.width <= a.left ||
          a.top + a.height <= b.top ||
          b.top + b.height <= a.top;
        expect(apart).toBe(true);
      }
    });
  }
  expect(board.width / board.height).toBeCloseTo(1.5, 1);
});
