// @module-tag deep
// Several processes on one PostgreSQL, one of which is overloaded, falls silent, or has just started: the others go on.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';
import { openPostgresBus } from '../src/bus/postgres-bus.ts';
import { BESIDE, poolOf, WRITES } from '../src/store/postgres-dialect.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import { systemClock } from '../src/time/server-clock.ts';
import { askedOf, create, ownServer, Viewer } from './harness.ts';
import { type Schema, schemaOfTest, waiting, withoutPostgres } from './postgres.ts';

const missing = await withoutPostgres();

/** Returns the bus of a process on a schema that has its tables. */
async function busOn({ url }: Schema): Promise<Bus> {
  const bus = await openPostgresBus(url, systemClock);
  onTestFinished(() => bus.close());
  return bus;
}
async function schemaWithTables(): Promise<Schema> {
  const schema = await schemaOfTest();
  const store = await openPostgres(schema.url);
  await store.close();
  return schema;
}
const idsOf = async (schema: Schema) =>
  (await schema.ask<{ id: string }>('select id from processes')).map(({ id }) => id);
/** Measures the duration of some work, in ms. */
async function spanOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('however many ask at which version a match is, a process says in time that it lives', async () => {
    const bus = await busOn(await schemaWithTables());
    await bus.beat(0);
    // As many as one address may request in a minute, in a tenth of its requests.
    const asked = Promise.all(Array.from({ length: 12_000 }, (_, n) => bus.latest(`m${n % 200}`)));
    expect(await spanOf(() => bus.beat(0))).toBeLessThan(1000);
    expect(new Set((await asked).flat().map((change) => change.what === 'match' && change.n))).toEqual(
      new Set([-1, false]),
    );
  });

  test('what one that is gone was in the middle of is taken over, whoever comes just then', {
    timeout: 60_000,
  }, async () => {
    const schema = await schemaWithTables();
    const inherited: string[] = [];
    const starts = (bus: Bus, name: string) =>
      bus.start({ receive() {}, inherit: () => inherited.push(name), inUse: () => [] });
    // Its name sorts after nearly all others.
    let a = await busOn(schema);
    for (await a.beat(0); !(await idsOf(schema))[0]!.startsWith('f'); await a.beat(0)) {
      await a.close();
      a = await busOn(schema);
    }
    const b = await busOn(schema);
    await b.beat(0);
    starts(a, 'a');
    await expect.poll(() => a.alone, { timeout: 3000 }).toBe(false);
    await b.close();
    for (const name of ['c', 'd']) {
      const bus = await busOn(schema);
      await bus.beat(0);
      starts(bus, name);
    }
    // One that started early enough to miss it may take over, too: either way, each match is claimed once.
    await expect.poll(() => inherited, { timeout: 8000 }).toContain('a');
  });

  test('one that falls silent in the middle of a transaction holds up the others for seconds, and not for a minute', {
    timeout: 90_000,
  }, async () => {
    const schema = await schemaOfTest();
    const run = await ownServer({ database: schema.url });
    const [one, other] = [await create(run.port, 2), await create(run.port, 2)];
    const [here, there] = await Promise.all(
      [one, other].map(async ({ match, tokens }) =>
        Promise.all(tokens.map((token) => Viewer.open(run.port, match, token))),
      ),
    );
    const answer = async (viewers: readonly Viewer[]) => {
      const asked = askedOf(viewers);
      return asked.choose(asked.options[0]);
    };
    // As another process does, which is stopped at that point.
    const silent = await poolOf(schema.url, WRITES).connect();
    onTestFinished(() => silent.release(true));
    await silent.query('begin');
    await silent.query('select from matches where id = $1 for update', [one.match]);
    const held = answer(here!);
    await expect.poll(() => waiting(schema)).toBe(1);
    expect(await spanOf(async () => expect((await answer(there!)).t).toBe('ack'))).toBeLessThan(8000);
    expect((await held).t).toBe('ack');
  });

  test('one that falls silent as it says that it lives does not make the others seem dead', {
    timeout: 30_000,
  }, async () => {
    const schema = await schemaWithTables();
    const bus = await busOn(schema);
    await bus.beat(0);
    const silent = await poolOf(schema.url, BESIDE).connect();
    onTestFinished(() => silent.release(true));
    await silent.query('begin');
    await silent.query(`select from house where name = 'clock' for update`);
    expect(await spanOf(() => bus.beat(0))).toBeLessThan(3000);
  });
});
