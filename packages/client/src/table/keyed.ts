/** What may be there several times, with keys: those alike are told apart by how many come before. */
export const keyed = <T extends string>(list: readonly T[]): readonly (readonly [key: string, one: T])[] =>
  list.map((one, i) => [`${one}.${list.slice(0, i).filter((other) => other === one).length}`, one]);
