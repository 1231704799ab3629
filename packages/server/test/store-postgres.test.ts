// PostgreSQL as a store, for several processes at once and with lost connections.
import { inspect } from 'node:util';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NAMES } from '../src/store/copy.ts';
import { LATEST } from '../src/store/migrations/migrate.ts';
import { openPostgres } from '../src/store/postgres-store.ts';
import { type Store, Unstorable, Unsure, VersionTaken } from '../src/store/store.ts';
import { BEFORE_PEOPLE, keepOldNames, namesAreMoved } from './old-names.ts';
import { doorkeeper, lineTo, newSchema, type Schema, schemaOfTest, waiting, withoutPostgres } from './postgres.ts';
import { conforms } from './store-conformance.ts';
import { answer, bot, PLAYING, person, recordOf, spoken } from './stored.ts';

const missing = await withoutPostgres();
const three = [bot(0), person(1), person(2)];
const reasonOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? result.reason : null;
const kept = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  conforms('PostgreSQL', async () => {
    const schema = await newSchema();
    let store: Store = await openPostgres(schema.url);
    return {
      store,
      again: async () => {
        await store.close();
        store = await openPostgres(schema.url);
        return store;
      },
      rows: async () => {
        const of = async (table: string) => (await schema.ask(`select * from ${table}`)).map((row) => [table, row]);
        return (await Promise.all(NAMES.map(of))).flat().map((row) => JSON.stringify(row));
      },
      close: async () => {
        await store.close();
        await schema.drop();
      },
    };
  });

  /** Opens several stores on a schema for one test. */
  async function stores(count: number) {
    const schema = await schemaOfTest();
    const all = await Promise.all(Array.from({ length: count }, () => openPostgres(schema.url)));
    for (const store of all) onTestFinished(() => store.close());
    return { schema, all };
  }
  /** Opens a store with one match over a connection that can be cut; for one test. */
  async function onLine() {
    const line = await lineTo(await schemaOfTest());
    const store = await openPostgres(line.url);
    onTestFinished(() => store.close());
    await store.create(recordOf('a'), PLAYING, three);
    return { line, store };
  }

  test('of two stores that commit on the same versions, one gets each of them', async () => {
    const { all } = await stores(2);
    const [one, other] = all as [Store, Store];
    await one.create(recordOf('a'), PLAYING, three);
    const won = [0, 0];
    for (let version = 0; version < 100; version++) {
      const change = (n: number) => ({
        lines: [answer(n)],
        command: { id: `c${version}-${n}`, seat: 1, move: 1, step: 0 },
      });
      const results = await Promise.allSettled([
        one.commit('a', version, change(0)),
        other.commit('a', version, change(1)),
      ]);
      expect(kept(results)).toBe(1);
      const loser = results.findIndex(({ status }) => status === 'rejected');
      expect(reasonOf(results[loser]!)).toBeInstanceOf(VersionTaken);
      won[1 - loser]!++;
    }
    for (const store of all) {
      expect((await store.load('a'))!.version).toBe(100);
      expect((await store.log('a')).lines).toHaveLength(100);
    }
    expect(won[0]! + won[1]!).toBe(100);
  });

  test('of 200 commits at once on one version, by two stores, exactly one is kept', async () => {
    const { all } = await stores(2);
    await all[0]!.create(recordOf('a'), PLAYING, three);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        all[n % 2]!.commit('a', 0, { lines: [answer(n)], status: { asked: n % 3 } }),
      ),
    );
    expect(kept(results)).toBe(1);
    const n = results.findIndex(({ status }) => status === 'fulfilled');
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(VersionTaken);
    expect(await all[1]!.load('a')).toMatchObject({ version: 1, status: { asked: n % 3 } });
    expect((await all[1]!.log('a')).lines).toEqual([answer(n)]);
  });

  test('of two stores that make a match of the same id, one makes it', async () => {
    const { all } = await stores(2);
    for (let n = 0; n < 20; n++) {
      const results = await Promise.allSettled(all.map((store) => store.create(recordOf(`m${n}`), PLAYING, three)));
      expect(kept(results)).toBe(1);
      expect(String(results.map(reasonOf).find((reason) => reason !== null))).toContain(
        `there is a match m${n} already`,
      );
    }
  });

  test('of two lines that two stores say at once under one id, one is kept', async () => {
    const { all } = await stores(2);
    await all[0]!.create(recordOf('a'), PLAYING, three);
    for (let n = 0; n < 200; n++) {
      const said = await Promise.all(all.map((store, i) => store.say('a', 'players', `i${n}`, spoken(`of ${i}`))));
      expect(said.map(({ added }) => added).sort()).toEqual([false, true]);
      expect(said[0]!.n).toBe(said[1]!.n);
    }
    const { players } = await all[0]!.talk('a');
    expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
  });

  test('stores that make a key of the house at the same time go by the same one', async () => {
    const { all } = await stores(4);
    for (let round = 0; round < 5; round++) {
      const keys = await Promise.all(all.map((store, i) => store.secret(`key ${round}`, () => `of ${i}`)));
      expect(new Set(keys).size).toBe(1);
    }
  });

  test('two stores that write the same matches in opposite order lose nothing', async () => {
    const { all } = await stores(2);
    const ids = Array.from({ length: 30 }, (_, i) => `m${i}`);
    for (const id of ids) await all[0]!.create(recordOf(id), PLAYING, three);
    const results = await Promise.allSettled([
      ...ids.map((id) => all[0]!.commit(id, 0, { lines: [answer(0)] })),
      ...ids.toReversed().map((id) => all[1]!.commit(id, 0, { lines: [answer(1)] })),
    ]);
    expect(kept(results)).toBe(30);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(VersionTaken);
    for (const id of ids) expect((await all[0]!.load(id))!.version).toBe(1);
  });

  test('a match that one store removes is gone for the other, commits or not', async () => {
    const { all } = await stores(2);
    for (let n = 0; n < 20; n++) {
      await all[0]!.create(recordOf('a'), PLAYING, three);
      const [, committed] = await Promise.allSettled([
        all[0]!.remove('a'),
        all[1]!.commit('a', 0, { lines: [answer(1)] }),
      ]);
      if (committed.status === 'rejected') expect(committed.reason).toBeInstanceOf(VersionTaken);
      expect(await all[1]!.load('a')).toBeNull();
    }
  });

  test('four that start at once on an empty database find one set of tables', async () => {
    const { schema, all } = await stores(4);
    const steps = await schema.ask<{ number: number }>('select number from migrations order by number');
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const [n, store] of all.entries()) await store.create(recordOf(`m${n}`), PLAYING, three);
    for (let n = 0; n < 4; n++) expect((await all[0]!.load(`m${n}`))!.version).toBe(0);
    expect(await schema.ask('select name from house order by name')).toEqual([{ name: 'clock' }, { name: 'probed' }]);
  });

  test('names move from seats, notes and talk into a table', async () => {
    const { schema, all } = await stores(1);
    await keepOldNames(all[0]!);
    for (const sql of BEFORE_PEOPLE) await schema.ask(sql);
    const store = await openPostgres(schema.url);
    onTestFinished(() => store.close());
    await namesAreMoved(store);
  });

  /** Terminates every connection of stores to a schema. */
  const terminate = (schema: Schema) =>
    schema.ask(
      `select pg_terminate_backend(l.pid) from pg_locks l join pg_class c on c.oid = l.relation
        where c.relnamespace = current_schema()::regnamespace and l.pid <> pg_backend_pid() group by l.pid`,
    );

  test('a mailbox that wants no letters is not asked by another process that read it a moment before', async () => {
    const schema = await schemaOfTest();
    const [a, b] = [await openPostgres(schema.url), await openPostgres(schema.url)];
    onTestFinished(async () => {
      await a.close();
      await b.close();
    });
    const asks = () =>
      a.mailbox('m', 0, ({ asked, refused }) => {
        if (refused) throw new Error('no letters');
        return { mailbox: { asked: [...asked, 0], refused }, until: 1000 };
      });
    await asks();
    // Both have read and wait to write behind another transaction: first the one that refuses.
    const lock = new Client({ connectionString: schema.url });
    await lock.connect();
    await lock.query('begin');
    await lock.query(`select from mailboxes for update`);
    const refused = b.mailbox('m', 0, ({ asked }) => ({ mailbox: { asked, refused: true }, until: null }));
    await expect.poll(() => waiting(schema)).toBe(1);
    const asked = asks().catch((error: Error) => error);
    await expect.poll(() => waiting(schema)).toBe(2);
    await lock.query('commit');
    await lock.end();
    await refused;
    expect(await asked).toMatchObject({ message: 'no letters' });
    expect(await b.refuses('m')).toBe(true);
  });

  test('connections that are ended in mid-work: what is refused is not there, what was acknowledged is, and it goes on', async () => {
    const { schema, all } = await stores(1);
    const [store] = all as [Store];
    const ids = Array.from({ length: 8 }, (_, i) => `m${i}`);
    const versions = new Map(ids.map((id) => [id, 0]));
    for (const id of ids) await store.create(recordOf(id), PLAYING, three);
    let refused = 0;
    let on = true;
    const play = async (id: string): Promise<void> => {
      while (on || versions.get(id) === 0) {
        const version = versions.get(id)!;
        try {
          versions.set(id, await store.commit(id, version, { lines: [answer(version), answer(version)] }));
        } catch (error) {
          expect(error).toBeInstanceOf(Unstorable);
          expect(error).not.toBeInstanceOf(Unsure);
          refused++;
        }
      }
    };
    const ending = (async () => {
      while (refused < 20) await terminate(schema);
      on = false;
    })();
    await Promise.all([...ids.map(play), ending]);
    for (const id of ids) {
      const version = versions.get(id)!;
      expect(version).toBeGreaterThan(0);
      expect((await store.load(id))!.version).toBe(version);
      expect((await store.log(id)).lines).toHaveLength(2 * version);
    }
  });

  test('a read whose connection is ended says nothing of a match', async () => {
    const { schema, all } = await stores(1);
    const [store] = all as [Store];
    await store.create(recordOf('a'), PLAYING, three);
    // The reader waits for a lock and is terminated in the meantime.
    const ending = schema.ask(`do $$ begin
      lock table matches in access exclusive mode;
      for n in 1..1000 loop
        exit when (select bool_or(pg_terminate_backend(pid)) from pg_locks
          where relation = 'matches'::regclass and not granted);
        perform pg_sleep(0.01);
      end loop;
    end $$`);
    const locked = `select 1 from pg_locks where relation = 'matches'::regclass and mode = 'AccessExclusiveLock' and granted`;
    await expect.poll(async () => (await schema.ask(locked)).length).toBe(1);
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => store.log('a')));
    await ending;
    let ended = 0;
    for (const reason of results.map(reasonOf).filter((reason) => reason !== null)) {
      expect(reason).toBeInstanceOf(Unstorable);
      ended++;
    }
    expect(ended).toBeGreaterThan(0);
    expect((await store.load('a'))!.version).toBe(0);
  });

  test('a database that is away: nothing is stored or read, and all is well when it is back', async () => {
    const { line, store } = await onLine();
    expect(await store.commit('a', 0, { lines: [answer(0)] })).toBe(1);
    line.open = false;
    line.cut();
    for (const work of [
      () => store.commit('a', 1, { lines: [answer(1)] }),
      () => store.probe(),
      () => store.load('a'),
      () => store.log('a'),
      () => store.waiting(),
      () => store.pack('none'),
      () => store.clock(),
    ])
      await expect(work()).rejects.toThrow(Unstorable);
    await expect(store.probe()).rejects.toThrow('nothing can be stored: the database does not answer (');
    line.open = true;
    await store.probe();
    expect(await store.commit('a', 1, { lines: [answer(1)] })).toBe(2);
    expect((await store.log('a')).lines).toEqual([answer(0), answer(1)]);
  });

  test('a line that is cut when a commit is stored, but not yet told of: the commit holds', async () => {
    const { line, store } = await onLine();
    line.atCommit = 'is cut after';
    const commit = store.commit('a', 0, { lines: [answer(0)] });
    expect(await commit).toBe(1);
    line.atCommit = 'hands on';
    expect((await store.log('a')).lines).toEqual([answer(0)]);
  });

  test('a line that is cut before a commit is stored: nothing of it is kept, and that is certain', async () => {
    const { line, store } = await onLine();
    line.atCommit = 'is cut before';
    const [result] = await Promise.allSettled([store.commit('a', 0, { lines: [answer(0)] })]);
    expect(reasonOf(result)).toBeInstanceOf(Unstorable);
    expect(reasonOf(result)).not.toBeInstanceOf(Unsure);
    line.atCommit = 'hands on';
    expect(await store.load('a')).toMatchObject({ version: 0 });
    expect(await store.commit('a', 0, {})).toBe(1);
  });

  test('a database that is lost with the answer to a commit: it is said that nobody knows, and then read', async () => {
    const { line, store } = await onLine();
    line.atCommit = 'is cut after';
    const commit = store.commit('a', 0, { lines: [answer(0)] });
    line.open = false;
    await expect(commit).rejects.toThrow(Unsure);
    Object.assign(line, { open: true, atCommit: 'hands on' });
    // This time it was stored.
    await expect(store.commit('a', 0, {})).rejects.toThrow(VersionTaken);
    expect((await store.log('a')).lines).toEqual([answer(0)]);
  });

  test('whole numbers come back as numbers, or not at all', async () => {
    const { schema, all } = await stores(1);
    const [store] = all as [Store];
    await store.setClock(Number.MAX_SAFE_INTEGER);
    expect(await store.clock()).toBe(Number.MAX_SAFE_INTEGER);
    await schema.ask(`update house set value = 9007199254740993 where name = 'clock'`);
    await expect(store.clock()).rejects.toThrow(
      'the database holds 9007199254740993, a number that cannot be counted with',
    );
  });

  test('what is acknowledged is durable, where a database does not care for it', async () => {
    const schema = await schemaOfTest();
    const url = `${schema.url}%20-c%20synchronous_commit%3Doff`;
    expect(new URL(url).searchParams.get('options')).toContain('synchronous_commit=off');
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    await schema.ask('create table heard (said text)');
    await schema.ask(
      `create function hear() returns trigger language plpgsql as
        $$ begin insert into heard values (current_setting('synchronous_commit')); return new; end $$`,
    );
    await schema.ask('create trigger hears before update on house for each row execute function hear()');
    await store.probe();
    expect(await schema.ask('select said from heard')).toEqual([{ said: 'on' }]);
  });

  describe('opening', () => {
    const SECRET = 'Sherl0ck%20H';
    /** Returns the error for a database that cannot be opened, without any part of the password. */
    async function refusal(url: string): Promise<string> {
      const error = await openPostgres(url).then(
        () => null,
        (error: Error) => error,
      );
      expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Sherl0ck|%20H| H@/);
      return error!.message;
    }

    test('names a host that does not answer', async () => {
      const schema = await schemaOfTest();
      const url = schema.at((url) => Object.assign(url, { hostname: '127.0.0.1', port: '1', password: SECRET }));
      const { username, pathname } = new URL(url);
      expect(await refusal(url)).toBe(
        `the database postgres://${username}@127.0.0.1:1${pathname} cannot be opened: the database does not answer (ECONNREFUSED)`,
      );
    });
    test('names a host that nobody knows', async () => {
      const schema = await schemaOfTest();
      const url = schema.at((url) => Object.assign(url, { hostname: 'nobody.invalid', password: SECRET }));
      expect(await refusal(url)).toContain('the host of the database is not known (E');
    });
    test('says that the password is wrong, or that none is given', async () => {
      // Passwords configured on this machine must not interfere.
      vi.stubEnv('PGPASSWORD', undefined);
      vi.stubEnv('PGPASSFILE', '/dev/null/none');
      onTestFinished(() => void vi.unstubAllEnvs());
      const plain = new URL(await doorkeeper('plainly'));
      Object.assign(plain, { username: 'ann', password: SECRET });
      expect(await refusal(plain.href)).toContain('password authentication failed for user "ann"');
      expect(await refusal(await doorkeeper('by SCRAM'))).toContain(
        'the database asks for a password, and none is given',
      );
    });
    test('names a database or a user that there is not', async () => {
      const schema = await schemaOfTest();
      const elsewhere = schema.at((url) => Object.assign(url, { pathname: '/gaslamp_nowhere', password: SECRET }));
      expect(await refusal(elsewhere)).toContain('database "gaslamp_nowhere" does not exist');
      const nobody = schema.at((url) => Object.assign(url, { username: 'gaslamp_nobody', password: SECRET }));
      expect(await refusal(nobody)).toMatch(/gaslamp_nobody@.*"gaslamp_nobody"/);
    });
    test('refuses tables of a newer Gaslamp, and leaves them', async () => {
      const { schema, all } = await stores(1);
      await all[0]!.close();
      await schema.ask(`insert into migrations values (99, 'from tomorrow', 0)`);
      const steps = await schema.ask('select number from migrations');
      expect(await refusal(schema.url)).toContain(
        `a newer Gaslamp has written it: its tables are of version 99, allowed: up to ${LATEST}`,
      );
      expect(await schema.ask('select number from migrations')).toEqual(steps);
    });
    test('refuses tables of another program', async () => {
      const schema = await schemaOfTest();
      await schema.ask('create table matches (id text primary key)');
      expect(await refusal(schema.url)).toContain('it is a database of another program');
      expect(await schema.ask('select * from matches')).toEqual([]);
    });
    test('refuses where tables may not be made', async () => {
      const schema = await schemaOfTest();
      await schema.drop();
      expect(await refusal(schema.url)).toContain('no schema has been selected to create in');
    });
  });
});
