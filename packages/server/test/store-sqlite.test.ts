import { join } from 'node:path';
import { openSqlite } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { folder } from './folder.ts';
import { conforms } from './store-conformance.ts';

conforms('SQLite in a file', async () => {
  const place = folder();
  const file = join(place.path, 'data.sqlite');
  let store: Store = await openSqlite(file);
  return {
    store,
    again: async () => {
      await store.close();
      store = await openSqlite(file);
      return store;
    },
    close: async () => {
      await store.close();
      place.remove();
    },
  };
});

conforms('SQLite in memory', async () => {
  const store = await openSqlite(':memory:');
  return { store, again: null, close: () => store.close() };
});
