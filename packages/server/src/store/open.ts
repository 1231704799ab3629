// A store wherever it is.
import { isDatabaseUrl } from './database-url.ts';
import type { Bringing } from './migrations/old-match.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens a data file, or a database by its address. Rejects as `openSqlite` and `openPostgres` do. */
export async function openStore(place: string, bringing: Bringing): Promise<Store> {
  if (!isDatabaseUrl(place)) return openSqlite(place, bringing);
  // Whoever has none need not even read its client.
  const { openPostgres } = await import('./postgres-store.ts');
  return openPostgres(place, bringing);
}
