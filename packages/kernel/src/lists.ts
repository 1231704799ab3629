/** Returns the element at an index that is known to be valid. Throws if it is not. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no element ${index} in a list of ${list.length}`);
  return found;
}

/** Returns a list of equal values. Pushing keeps it packed: `new Array(length)` would be a holey list, which stays slower. */
export function filled(length: number, value = 0): number[] {
  const list: number[] = [];
  while (list.length < length) list.push(value);
  return list;
}
