/** The element there; where an index cannot be wrong, since whoever made it made it for this list. Throws if it is. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no element ${index} in a list of ${list.length}`);
  return found;
}
