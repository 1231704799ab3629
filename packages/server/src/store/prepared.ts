// Queries that are compiled once: compiling one takes longer than running it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Value } from './sums.ts';

/** A placeholder in a query for a later value. */
class Later<V> {
  constructor(readonly name: keyof V) {}
}

/** A query whose values are given by name when it is run. */
type Prepared<V, R> = (values: V) => CompiledQuery<R>;

/** Names of prepared queries by their syntax trees. */
const names = new WeakMap<object, string>();
let count = 0;
/** Returns a unique name of a prepared query, by which a database recognizes it; empty for other queries. */
export const nameOf = ({ query }: CompiledQuery): string => names.get(query) ?? '';

/** Compiles the query once. `build` may use each value of `later` wherever a value is allowed. */
export function prepared<V extends { readonly [N in keyof V]: Value }, R>(
  build: (later: V) => Compilable<R>,
): Prepared<V, R> {
  const later = new Proxy({}, { get: (_, name) => new Later(name as keyof V) }) as V;
  const compiled = build(later).compile();
  names.set(compiled.query, `q${++count}`);
  const parameters = compiled.parameters as readonly (Later<V> | Value)[];
  return (values) => ({
    ...compiled,
    parameters: parameters.map((value) => (value instanceof Later ? values[value.name] : value)),
  });
}
