// Data files with sample content.
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Bringing } from '../src/store/migrations/old-match.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { folder } from './folder.ts';
import { answer, before, bot, noteLine, PLAYING, person, recordOf } from './stored.ts';

export const IDS = ['a', 'b', 'c'] as const;
/** Creates a store with three matches in a file, each at version 5 and six lines long, in which a bot must answer. */
export async function filled(file: string): Promise<Store> {
  const store = await openSqlite(file);
  for (const id of IDS) {
    await store.create(recordOf(id), PLAYING, [bot(0), person(1), person(2)], {
      beginning: { rules: 7, before },
      lines: [answer(0, 'deal')],
    });
    for (let n = 1; n < 6; n++)
      await store.commit(id, n - 1, {
        lines: [n === 3 ? noteLine : answer(n)],
        command: { id: `c${n}`, seat: 1, move: n, step: 0 },
      });
  }
  return store;
}

/** Provides a data file for each test, in its own folder. Closes stores that the test left open and restores its spies. */
export function dataFile() {
  let place: ReturnType<typeof folder>;
  let open: Store[] = [];
  const beside = (name: string) => join(place.path, name);
  const data = {
    /** Returns another path in the folder. */
    beside,
    get folder() {
      return place.path;
    },
    get path() {
      return beside('data.sqlite');
    },
    /** Registers a store to be closed with the others. */
    keep(store: Store): Store {
      open.push(store);
      return store;
    },
    open: async (bringing: Bringing | null = null) => data.keep(await openSqlite(data.path, bringing)),
    /** Opens it with three matches in it. */
    three: async () => data.keep(await filled(data.path)),
    /** Closes all open stores. */
    async stop(): Promise<void> {
      const stopped = open;
      open = [];
      for (const store of stopped) await store.close();
    },
  };
  beforeEach(() => {
    place = folder();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await data.stop();
    place.remove();
  });
  return data;
}

/** Changes a file that nobody has open. */
export function inFile(file: string, sql: string, ...values: (string | number)[]): void {
  const db = new DatabaseSync(file);
  const { changes } = db.prepare(sql).run(...values);
  db.close();
  expect(changes).toBeGreaterThan(0);
}
