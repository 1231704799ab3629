/** Gives each entry of a list a unique key: equal entries are numbered. */
export const keyed = <T extends string>(list: readonly T[]): readonly (readonly [key: string, one: T])[] =>
  list.map((one, i) => [`${one}.${list.slice(0, i).filter((other) => other === one).length}`, one]);
