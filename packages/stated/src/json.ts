/** An object from parsed JSON. */
export type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats a value of a file in one line. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (!isObject(value)) return String(value ?? null);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${shown(inner)}`)
    .join(', ')}}`;
}
