import { expect, test } from 'vitest';
import { OneByOne, Turns } from '../src/room/turns.ts';

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

test('what holds much is done one after the other, also behind what fails', async () => {
  const line = new OneByOne();
  let under = 0;
  const most: number[] = [];
  const work = (name: string) => async () => {
    most.push(++under);
    await new Promise((resolve) => setTimeout(resolve, 2));
    under--;
    if (name === 'b') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => line.next(work(name))));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'a',
    'Error: b',
    'c',
  ]);
  expect(most).toEqual([1, 1, 1]);
});
