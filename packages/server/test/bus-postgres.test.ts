// The bus of several processes on one PostgreSQL: who receives which notifications, and what is found without them.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MatchInUse } from '../src/bus/bus.ts';
import { openPostgresBus } from '../src/bus/postgres-bus.ts';
import type { Change } from '../src/store/changes.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { systemClock } from '../src/time/server-clock.ts';
import { create, ownServer, playOn, Viewer } from './harness.ts';
import { lineTo, type Schema, schemaOfTest } from './postgres.ts';
import { answer, PLAYING, person, recordOf } from './stored.ts';
import { at, closed, missing, openAll, two } from './two-servers.ts';
import { until } from './until.ts';

/** A process with these matches in use, and what it has received of matches. */
async function process({ url }: Schema, ...ids: string[]) {
  const bus = await openPostgresBus(url, systemClock);
  onTestFinished(() => bus.close());
  await bus.beat(0);
  const received: Change[] = [];
  const used = new Map<string, Omit<MatchInUse, 'match'>>();
  for (const id of ids) used.set(id, { viewers: [], version: 0, lines: { players: 0, watchers: 0 } });
  bus.start({
    receive: (change) => void (change.what !== 'desk' && received.push(change)),
    inherit() {},
    inUse: () => [...used].map(([match, one]) => ({ match, ...one })),
  });
  const hears = (change: Change) => until(() => expect(received).toContainEqual(change));
  return { bus, received, used, hears };
}
/** Two processes on the tables of a store, each of which knows of the other. */
async function both(...ids: string[]) {
  const schema = await schemaOfTest();
  const store: Store = await openPostgres(schema.url);
  onTestFinished(() => store.close());
  for (const id of ids) await store.create(recordOf(id), PLAYING, [person(0), person(1)]);
  const [a, b] = [await process(schema), await process(schema, ...ids)];
  for (const { bus } of [a, b]) await bus.meet();
  await expect.poll(async () => (await schema.ask(`select ${LISTENING}`)).length).toBe(2);
  await b.bus.look();
  return { schema, store, a, b };
}
/** The connections whose last query was to listen in this schema. */
const LISTENING = `pid from pg_stat_activity where query ~ ('^listen gaslamp_' || current_schema()::regnamespace::oid)`;
const moved = (match: string, n = 1): Change => ({ what: 'match', match, n });

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('a process hears of the matches that it has in use or has asked for, and of no others', async () => {
    const { a, b } = await both('used');
    await b.bus.hear('asked');
    a.bus.announce(['elsewhere', 'asked', 'used'].map((match) => moved(match)));
    await b.hears(moved('used'));
    expect(b.received).toEqual([moved('asked'), moved('used')]);
    // Asking lasts until the next look but one.
    for (let looks = 0; looks < 2; looks++) await b.bus.look();
    a.bus.announce([moved('asked', 2), moved('used', 2)]);
    await b.hears(moved('used', 2));
    expect(b.received).toEqual([moved('asked'), moved('used'), moved('used', 2)]);
  });

  test('what one has announced it does not hear, and a change that another one replaces is announced once', async () => {
    const { a, b } = await both('used');
    await a.bus.hear('used');
    a.bus.announce([moved('used', 1), moved('used', 2), { what: 'talk', match: 'used', room: 'players', n: 1 }]);
    b.bus.announce([moved('used', 3)]);
    await a.hears(moved('used', 3));
    await b.hears({ what: 'talk', match: 'used', room: 'players', n: 1 });
    expect(a.received).toEqual([moved('used', 3)]);
    expect(b.received.filter(({ what }) => what === 'match')).toEqual([moved('used', 2)]);
  });

  test('a lost notification is found by the next look, which asks for nothing that is known', async () => {
    const { store, b } = await both('one', 'two');
    const ask = vi.spyOn(b.bus.pool, 'query');
    await store.commit('one', 0, { lines: [answer(0)] });
    const words = { kind: 'text', text: 'Good evening.' } as const;
    await store.say('two', 'watchers', 'i', { at: 0, by: { kind: 'watcher', number: 1 }, words });
    await b.bus.look();
    await b.hears(moved('one'));
    await b.hears({ what: 'talk', match: 'two', room: 'watchers', n: 1 });
    b.used.set('one', { viewers: [], version: 1, lines: { players: 0, watchers: 0 } });
    b.used.delete('two');
    b.received.length = 0;
    ask.mockClear();
    await b.bus.look();
    expect(b.received).toEqual([]);
    expect(ask.mock.calls.filter(([text]) => String(text).includes('from talk')).map(([, ids]) => ids)).toEqual([
      [['one'], [1], [0], [0]],
    ]);
  });

  test('after its connection is cut a process hears as before, and has looked for what it missed', async () => {
    const { schema, store, a, b } = await both('used');
    await schema.ask(`select pg_terminate_backend(pid) from (select ${LISTENING}) as listening`);
    await store.commit('used', 0, { lines: [answer(0)] });
    await b.hears(moved('used'));
    b.used.set('used', { viewers: [], version: 1, lines: { players: 0, watchers: 0 } });
    await until(() => {
      a.bus.announce([moved('used', 7)]);
      expect(b.received).toContainEqual(moved('used', 7));
    });
  });

  test('whoever comes back to a server sees what was said and done elsewhere in the meantime', async () => {
    const { a, b } = await two();
    const { match, tokens } = await create(a.port, 2);
    const [first] = await openAll(a.port, match, [tokens[0]!]);
    first!.close();
    await expect.poll(() => [...a.server.lobby.inUse()]).toEqual([]);
    // Its server then listens to this match no more.
    const { bus } = a.server.lobby.house as unknown as { readonly bus: Awaited<ReturnType<typeof openPostgresBus>> };
    for (let looks = 0; looks < 2; looks++) await bus.look();
    const there = await openAll(b.port, match, tokens);
    await there[0]!.ask({ t: 'say', words: { kind: 'text', text: 'I am over here.' } });
    await playOn(there, 1, () => 0);
    const back = await Viewer.open(a.port, match, tokens[0]!);
    closed([...there, back]);
    await at(back, there[0]!);
    expect(back.heard.slice(0, 2)).toMatchObject([
      { t: 'welcome' },
      { t: 'talk', room: 'players', lines: [{ words: { text: 'I am over here.' } }] },
    ]);
  });

  test('a process takes six connections, however much is asked of it', async () => {
    const line = await lineTo(await schemaOfTest());
    const run = await ownServer({ database: line.url });
    const tables = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { match, tokens } = await create(run.port, 2);
        return openAll(run.port, match, tokens);
      }),
    );
    closed(tables.flat());
    const { bus, store } = run.server.lobby.house;
    await Promise.all([
      ...tables.map((viewers) => playOn(viewers, 3, () => 0)),
      ...tables.flatMap(([viewer]) => [bus.latest(viewer!.bytes[0]!), bus.claim(viewer!.bytes[0]!)]),
      ...tables.map(() => store.talk('none')),
    ]);
    expect(line.most).toBe(6);
  });

  test('when all its connections are lost in a commit, a process still finds out what was stored', async () => {
    const line = await lineTo(await schemaOfTest());
    const store = await openPostgres(line.url);
    onTestFinished(() => store.close());
    for (const id of ['a', 'b']) await store.create(recordOf(id), PLAYING, [person(0), person(1)]);
    line.atCommit = 'is cut after';
    const commits: Promise<number>[] = [];
    for (const id of ['a', 'b']) {
      commits.push(store.commit(id, 0, { lines: [answer(0)] }));
      // In the next turn of the event loop, so that each has a transaction of its own.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(commits)).toEqual([1, 1]);
  });
});
