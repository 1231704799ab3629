// Separate from the reading of packs, because a page that plays with a pack needs only this part.
import { isObject } from './json.ts';

/** Returns eight hex digits that name a pack (FNV-1a). Equal packs have the same hash, whatever the order of their fields. */
export function packHash(pack: unknown): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(canonical(pack))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns JSON with the fields of every object in alphabetical order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(value[field])}`).join(',')}}`;
}
