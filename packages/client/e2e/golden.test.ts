// Tests that the rules run in browsers as in Node: golden matches end identically in both, bit for bit.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { mishaps, openBrowser } from './browser.ts';

/** Results of matches and counts of positions, by game and subject. */
type Hashes = Record<string, Record<string, string>>;

const PROOF = fileURLToPath(new URL('../../proof/src', import.meta.url));
const written = (game: string): unknown => JSON.parse(readFileSync(`${PROOF}/${game}/golden-hashes.json`, 'utf8'));

const browser: Browser | null = await openBrowser();
afterAll(() => browser?.close());

/** Builds a script that computes all of them; the build fails if rules or golden matches import anything from Node. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { goldenOf } from './golden.ts';
        import { games } from './subjects.ts';
        globalThis.hashes = () => Object.fromEntries(games().map(({ name, game }) => [name, goldenOf(game)]));
      `,
      resolveDir: PROOF,
    },
    bundle: true,
    write: false,
    platform: 'browser',
    // The data of a game are imported by its name, and awaited.
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}

test.skipIf(browser === null)('golden matches end in Chromium as they are written down', async () => {
  const page = await browser!.newPage();
  const wrong = mishaps(page);
  await page.addScriptTag({ content: await script(), type: 'module' });
  await page.waitForFunction(() => 'hashes' in globalThis);
  const worked = await page.evaluate(() => (globalThis as unknown as { hashes(): Hashes }).hashes());
  expect(wrong).toEqual([]);
  expect(Object.keys(worked)).not.toEqual([]);
  for (const [game, hashes] of Object.entries(worked)) expect(hashes).toEqual(written(game));
});
