import { expect, test } from 'vitest';
import { Turns } from '../src/room/turns.ts';

test('of many forecasts each has a turn of the loop, in the order in which they were asked for', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const others = setInterval(() => done.push('other'), 0);
  const busy = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      await turns.next();
      busy(3);
      done.push(name);
    }),
  );
  clearInterval(others);
  expect(done.filter((one) => one !== 'other')).toEqual(['a', 'b', 'c', 'd']);
  // What had been waiting for longer came in between.
  expect(done.join(' ')).toMatch(/a .*other.* d$/);
});
