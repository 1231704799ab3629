// Queries that are built once: the builder takes longer than the database does.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Value } from './sums.ts';

/** Stands in a query for a value that comes later. */
class Later<V> {
  constructor(readonly name: keyof V) {}
}

/** A query whose values come when it is run, by name. */
type Prepared<V, R> = (values: V) => CompiledQuery<R>;

/** Builds the query once. `build` may use each value of `later` wherever a value can stand. */
export function prepared<V extends { readonly [N in keyof V]: Value }, R>(
  build: (later: V) => Compilable<R>,
): Prepared<V, R> {
  const later = new Proxy({}, { get: (_, name) => new Later(name as keyof V) }) as V;
  const compiled = build(later).compile();
  const parameters = compiled.parameters as readonly (Later<V> | Value)[];
  return (values) => ({
    ...compiled,
    parameters: parameters.map((value) => (value instanceof Later ? values[value.name] : value)),
  });
}
