// The writer on a fake database: which works share a transaction, and in which order callers are served.
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Change } from '../src/store/changes.ts';
import { GROUP, type Run, SHARE, type Turn, Writer } from '../src/store/writer.ts';

interface Begun {
  /** The queries of the transaction so far. */
  readonly sent: string[];
  commit(): void;
}
const EMPTY = { rows: [] };
/** Returns a writer on a database whose commits last until the test ends them, and the transactions that have begun. */
function writer(lanes: number) {
  const begun: Begun[] = [];
  const announced: Change[] = [];
  const transaction = async <T>(work: (run: Run) => Promise<T>): Promise<T> => {
    const sent: string[] = [];
    const stored = new Promise<void>((commit) => begun.push({ sent, commit }));
    const value = await work(async ({ sql }) => {
      sent.push(sql);
      if (sql === 'fail') throw new Error('failed');
      return EMPTY;
    });
    await stored;
    return value;
  };
  const under = { lanes, transaction, check() {}, collides: () => false, unstorable: () => null };
  const all = new Writer(under, (changes) => announced.push(...changes));
  const write = (turn: Turn, sql: string): Promise<unknown> =>
    all.write(turn, async (run, report) => {
      await run(CompiledQuery.raw(sql));
      report({ what: 'match', match: turn.match, n: 1 });
    });
  return { all, begun, announced, write };
}
/** A turn of the event loop: all promises that can go on have gone on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const works = ({ sent }: Begun): readonly string[] => sent.filter((sql) => !sql.includes('savepoint'));
const flood = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `flood ${i}`);

test('beside a flood of one caller another one is written at once', async () => {
  const { begun, write } = writer(2);
  for (const sql of flood(30)) void write({ by: 'flood', match: sql }, sql);
  await turn();
  expect(begun.map(works)).toEqual([flood(SHARE)]);
  void write({ by: 'ann', match: 'm' }, 'ann');
  await turn();
  await turn();
  // The flood has a transaction in progress, so that ann has the other lane to herself.
  expect(begun.map(works)).toEqual([flood(SHARE), ['ann']]);
});

test('in a single lane callers take turns, each with its share at most', async () => {
  const { begun, write } = writer(1);
  for (const sql of flood(30)) void write({ by: 'flood', match: '' }, sql);
  for (const by of ['ann', 'ben']) void write({ by, match: '' }, by);
  await turn();
  expect(works(begun[0]!)).toEqual(['flood 0', 'ann', 'ben', 'flood 1', 'flood 2', 'flood 3']);
  void write({ by: 'cat', match: '' }, 'cat');
  begun[0]!.commit();
  await turn();
  expect(works(begun[1]!)).toEqual(['flood 4', 'cat', 'flood 5', 'flood 6', 'flood 7']);
});

test('of many callers those who have waited longest are served first', async () => {
  const { begun, write } = writer(1);
  const callers = Array.from({ length: 40 }, (_, i) => `caller ${i}`);
  for (const by of callers) for (const n of [1, 2]) void write({ by, match: '' }, `${by} ${n}`);
  for (let n = 0; n < 5; n++) {
    await turn();
    begun[n]!.commit();
  }
  await turn();
  const first = callers.map((by) => `${by} 1`);
  expect(begun.slice(0, 2).map(works)).toEqual([first.slice(0, GROUP), first.slice(GROUP, 2 * GROUP)]);
  // The last eight come before anybody's second work.
  expect(works(begun[2]!).slice(0, 8)).toEqual(first.slice(2 * GROUP));
  expect(begun.flatMap(works).toSorted()).toEqual(callers.flatMap((by) => [`${by} 1`, `${by} 2`]).toSorted());
});

test('a transaction locks matches in the order of their ids, and keeps that of the works on one', async () => {
  const { begun, write } = writer(1);
  for (const match of ['b', 'c', 'a']) void write({ by: match, match }, `${match} 1`);
  void write({ by: 'b', match: 'a' }, 'a 2');
  await turn();
  expect(works(begun[0]!)).toEqual(['a 1', 'a 2', 'b 1', 'c 1']);
});

test('of a group what fails fails alone, and only what is stored is announced, once it is', async () => {
  const { begun, announced, write } = writer(1);
  const results = Promise.allSettled(
    ['a', 'b', 'c'].map((match) => write({ by: match, match }, match === 'b' ? 'fail' : match)),
  );
  await turn();
  expect(announced).toEqual([]);
  begun[0]!.commit();
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(announced).toEqual(['a', 'c'].map((match) => ({ what: 'match', match, n: 1 })));
  expect(begun[0]!.sent.slice(3, 7)).toEqual([
    'savepoint one',
    'fail',
    'rollback to savepoint one',
    'release savepoint one',
  ]);
});

test('closing completes what waits, of callers that are being served too', async () => {
  const { all, begun, write } = writer(2);
  const results = Promise.all(flood(10).map((sql) => write({ by: 'flood', match: '' }, sql)));
  const closed = all.close();
  await expect(write({ by: 'ann', match: '' }, 'late')).rejects.toThrow('the store is closed');
  for (let n = 0; n < 3; n++) {
    begun[n]!.commit();
    await turn();
  }
  await results;
  await closed;
  expect(begun.flatMap(works)).toEqual(flood(10));
});
