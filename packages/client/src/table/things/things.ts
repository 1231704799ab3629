// Names of the things on a table: a sort, then up to two numbers, such as `city.8`, `agent.1.8` or `limbo`.

/** The names of a game's things, by the count of their numbers; the answers beside the board are `bar.pass` and the like. */
export type ThingOf<Zero extends string, One extends string, Two extends string> =
  | Zero
  | `${One}.${number}`
  | `${Two}.${number}.${number}`
  | `bar.${string}`;

type SortOf<Thing extends string> = Thing extends `${infer Sort}.${string}` ? Sort : Thing;

/** Splits the name of a thing; numbers that it lacks are NaN. */
export function parseThing<Thing extends string>(
  thing: Thing,
): { readonly sort: SortOf<Thing>; readonly first: number; readonly second: number } {
  const [sort, first, second] = thing.split('.');
  return { sort: sort as SortOf<Thing>, first: Number(first), second: Number(second) };
}

/** Returns the number of a thing of that sort, or -1. */
export function numberOf(sort: string, thing: string): number {
  const { sort: other, first } = parseThing<string>(thing);
  return other === sort ? first : -1;
}
