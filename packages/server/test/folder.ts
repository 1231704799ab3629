import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns a temporary folder; the caller removes it after the test. */
export function folder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'gaslamp-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
