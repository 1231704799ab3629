// Queries that are built once: the builder takes longer than the database does.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Value } from './sums.ts';

/** Stands in a query for a value that comes later. */
class Later {
  constructor(readonly name: string) {}
}

/** A query whose values come when it is run, by name. */
type Prepared<V, R> = (values: V) => CompiledQuery<R>;

/** Builds the query once. `build` may use each value of `later` wherever a value can stand. */
export function prepared<V extends object, R>(build: (later: V) => Compilable<R>): Prepared<V, R> {
  const later = new Proxy({}, { get: (_, name) => new Later(String(name)) }) as V;
  const compiled = build(later).compile();
  const parameters = compiled.parameters as readonly (Later | Value)[];
  return (values) => ({
    ...compiled,
    parameters: parameters.map((value) =>
      value instanceof Later ? (values as Record<string, Value>)[value.name]! : value,
    ),
  });
}
