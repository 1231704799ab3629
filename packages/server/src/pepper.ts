// The pepper of phrases. It lies outside of the data, so that whoever steals these alone can try no phrases.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { codeOf, Said } from './told.ts';

const OWN = 0o600;

/**
 * Returns the pepper that is set, or the one in the file beside the data file, which the first start creates; null for a
 * database without a setting.
 */
export function pepperFor(file: string | null, set: string | null): string | null {
  if (set !== null || file === null) return set;
  const path = `${file}.pepper`;
  try {
    if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: OWN, flag: 'wx' });
    const pepper = readFileSync(path, 'utf8').trim();
    if (pepper !== '') return pepper;
  } catch (error) {
    throw new Said('settings.pepper', { path, code: codeOf(error) });
  }
  throw new Said('settings.pepper', { path, code: 'empty' });
}
