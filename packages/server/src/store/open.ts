// Opens a store of either kind.
import { isDatabaseUrl } from './database-url.ts';
import type { Bringing } from './migrations/old-match.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens a data file, or a database by its URL. Rejects like `openSqlite` and `openPostgres`. */
export async function openStore(place: string, bringing: Bringing): Promise<Store> {
  if (!isDatabaseUrl(place)) return openSqlite(place, bringing);
  // Without a database, its client is not even loaded.
  const { openPostgres } = await import('./postgres-store.ts');
  return openPostgres(place, bringing);
}
