import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { bitByBit } from '../src/bit-by-bit.ts';
import { Shared } from '../src/room/shared.ts';
import { type Asker, HOUSE, Left, OneByOne, Turns } from '../src/room/turns.ts';

const asker = (address: string, gone = () => false): Asker => ({ address, gone });

test('of many forecasts each has a turn of the loop, in the order in which they were asked for', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const others = setInterval(() => done.push('other'), 0);
  const busy = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      await turns.next(HOUSE);
      busy(3);
      done.push(name);
    }),
  );
  clearInterval(others);
  expect(done.filter((one) => one !== 'other')).toEqual(['a', 'b', 'c', 'd']);
  // Other work that had waited longer ran in between.
  expect(done.join(' ')).toMatch(/a .*other.* d$/);
});

test('what is done bit by bit lets others in by the clock, however dear its steps are', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  function* work(): Generator<void, string> {
    for (const cost of [1, 1, 1, 1, 10, 10]) {
      now += cost;
      done.push(String(cost));
      yield;
    }
    return 'all';
  }
  const turn = async () => void done.push('others');
  expect(await bitByBit(work(), turn)).toBe('all');
  expect(done.join(' ')).toBe('others 1 1 1 others 1 10 others 10 others');
});

test('what holds much is done one after the other, also behind what fails', async () => {
  const line = new OneByOne();
  let under = 0;
  const most: number[] = [];
  const work = (name: string) => async () => {
    most.push(++under);
    await new Promise((resolve) => setImmediate(resolve));
    under--;
    if (name === 'b') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => line.next(HOUSE, work(name))));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'a',
    'Error: b',
    'c',
  ]);
  expect(most).toEqual([1, 1, 1]);
});

test('who has much to do holds up nobody of another address, and is refused what is too much', async () => {
  const line = new OneByOne(32, 'limit.pages');
  const done: string[] = [];
  const ask = (address: string, name = address) =>
    line.next(asker(address), async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(name);
      if (name === 'a0') late.push(ask('d'));
    });
  const late: Promise<void>[] = [];
  const many = Array.from({ length: 32 }, (_, i) => ask('a', `a${i}`));
  expect(() => ask('a')).toThrow('too many');
  await Promise.all([...many, ask('b', 'b0'), ask('b', 'b1'), ask('c')]);
  await Promise.all(late);
  expect(done.slice(0, 8)).toEqual(['a0', 'b0', 'c', 'a1', 'd', 'b1', 'a2', 'a3']);
  expect(done).toHaveLength(36);
  await ask('a', 'again');
  expect(done.at(-1)).toBe('again');
});

test('nobody waits for more than one piece of work of each other caller, however much others have asked for', async () => {
  const pieces = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat({ max: 4 }), async (callers, stranger) => {
      const turns = new Turns();
      const served: number[] = [];
      // A piece of work of several slices asks for the next one when it has had one.
      const work = async (caller: number, slices: number): Promise<void> => {
        for (let i = 0; i < slices; i++) {
          await turns.next(asker(String(caller)));
          served.push(caller);
        }
      };
      const others = callers.filter((caller) => caller !== stranger);
      const flood = others.map((caller, i) => work(caller, (i % 3) + 1));
      await Promise.all([...flood, work(stranger, 5)]);
      // One more is running when the stranger comes.
      const most = new Set(others).size + 1;
      let since = 0;
      for (const caller of served.slice(0, served.lastIndexOf(stranger))) {
        since = caller === stranger ? 0 : since + 1;
        expect(since).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('work of a caller who has left is dropped: it takes no turn, and no place in the queue', async () => {
  const line = new OneByOne(2, 'limit.pages');
  const here = { ann: true, ben: true };
  const done: string[] = [];
  const ask = (name: 'ann' | 'ben', n: number) =>
    line.next(
      asker('club', () => !here[name]),
      async () => void done.push(`${name} ${n}`),
    );
  const left = [ask('ann', 1), ask('ann', 2)];
  expect(() => ask('ben', 1)).toThrow('too many');
  here.ann = false;
  const stays = ask('ben', 1);
  for (const one of left) await expect(one).rejects.toThrow(Left);
  await stays;
  expect(done).toEqual(['ben 1']);
  // The rest of running work is dropped at its next slice.
  const turns = new Turns();
  const slice = turns.next(asker('club', () => !here.ben));
  await slice;
  here.ben = false;
  await expect(turns.next(asker('club', () => !here.ben))).rejects.toThrow(Left);
});

test('what is shared is made once, those asked for last are kept, and what fails is made anew', async () => {
  const shared = new Shared<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    shared.of(key, async () => {
      made.push(key);
      if (key === 'broken' && made.filter((one) => one === key).length === 1) throw new Error(key);
      return key.toUpperCase();
    });
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual(['A', 'A', 'B', 'A']);
  expect(await ask('c')).toBe('C');
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await expect(Promise.all([ask('broken'), ask('broken')])).rejects.toThrow('broken');
  expect(await ask('broken')).toBe('BROKEN');
});
