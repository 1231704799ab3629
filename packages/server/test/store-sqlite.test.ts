import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { folder } from './folder.ts';
import { rowsIn } from './old-files.ts';
import { conforms } from './store-conformance.ts';
import { answer, before, PLAYING, recordOf, three } from './stored.ts';

conforms('SQLite in a file', async () => {
  const place = folder();
  const file = join(place.path, 'data.sqlite');
  let store: Store = await openSqlite(file);
  let copies = 0;
  return {
    store,
    again: async () => {
      await store.close();
      store = await openSqlite(file);
      return store;
    },
    rows: async () => {
      const copy = join(place.path, `${copies++}.sqlite`);
      await store.copyTo(copy);
      return rowsIn(copy);
    },
    close: async () => {
      await store.close();
      place.remove();
    },
  };
});

conforms('SQLite in memory', async () => {
  const store = await openSqlite(':memory:');
  return { store, again: null, rows: null, close: () => store.close() };
});

test('while a long log is read others are served', async () => {
  const store = await openSqlite(':memory:');
  onTestFinished(() => store.close());
  await store.create(recordOf('a'), PLAYING, three, {
    lines: Array.from({ length: 100 }, (_, n) => answer(n)),
    beginning: { rules: 7, before },
  });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const done: string[] = [];
  const log = store.log('a').then(({ lines }) => done.push(`${lines.length} lines`));
  await Promise.all([log, store.commit('a', 0, { lines: [answer(100)] }).then(() => done.push('committed'))]);
  expect(done).toEqual(['committed', '100 lines']);
});
