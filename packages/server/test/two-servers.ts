// Two servers on one PostgreSQL, for tests.
import { onTestFinished } from 'vitest';
import { ownServer, type Running, Viewer } from './harness.ts';
import { type Schema, schemaOfTest, withoutPostgres } from './postgres.ts';

/** The reason why there is no PostgreSQL here, or null. */
export const missing = await withoutPostgres();

/** Starts two servers for one test, on their own schema. */
export async function two(
  options: Parameters<typeof ownServer>[0] = {},
): Promise<{ a: Running; b: Running; schema: Schema }> {
  const schema = await schemaOfTest();
  const a = await ownServer({ database: schema.url, ...options });
  return { a, b: await ownServer({ database: schema.url, ...options }), schema };
}
export const openAll = <T extends readonly (string | null)[]>(port: number, match: string, tokens: T) =>
  Promise.all(tokens.map((token) => Viewer.open(port, match, token))) as Promise<{ -readonly [K in keyof T]: Viewer }>;
export const closed = (viewers: readonly Viewer[]) =>
  onTestFinished(() => {
    for (const viewer of viewers) viewer.close();
  });
/** Waits until a viewer has reached the same step as another one. */
export const at = (viewer: Viewer, other: Viewer) =>
  viewer.until(() => viewer.standing.move === other.standing.move && viewer.standing.step === other.standing.step);
