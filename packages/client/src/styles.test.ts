import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no style goes by a sibling of any kind: whatever comes or goes would have its whole surroundings styled anew', () => {
  const styles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  expect(styles.length).toBeGreaterThan(20);
  const found = styles.flatMap((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8')
      .split('\n')
      .flatMap((line) => (/\*\s*[+~]/.test(line.replace(/\/\*.*?\*\//g, '')) ? `${path}: ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
