// Checks the shapes of values in a scenario file.
import { shown } from '@gaslamp/stated/json';
import { didYouMean } from './resembling.ts';
import { fail, type Path } from './scenario-error.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isMapping = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function mapping(value: unknown, path: Path, allowed?: readonly string[]): Json {
  const keys = allowed ? ` of ${allowed.join(', ')}` : '';
  if (!isMapping(value)) return fail(path, `must be a mapping${keys}, not ${shown(value)}`);
  for (const key of Object.keys(value))
    if (allowed && !allowed.includes(key))
      fail([...path, key], `unknown key "${key}"; allowed: ${allowed.join(', ')}${didYouMean(key, allowed)}`);
  return value;
}
export const listOf = (value: unknown, path: Path): readonly unknown[] =>
  Array.isArray(value) ? value : fail(path, `must be a list, not ${shown(value)}`);
export function word(value: unknown, path: Path): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  return fail(path, `must be a text, not ${shown(value)}`);
}
