/** The element there; where an index cannot be wrong, since whoever made it made it for this list. Throws if it is. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no element ${index} in a list of ${list.length}`);
  return found;
}

/** A list of one value. Built by pushing: a list made by its length counts as one with holes, and is slower for good. */
export function filled(length: number, value = 0): number[] {
  const list: number[] = [];
  while (list.length < length) list.push(value);
  return list;
}
