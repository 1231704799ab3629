import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer, type GaslampServer, type ServerOptions } from '@gaslamp/server/server';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The page as `npm start` serves it; `npm test` builds it first. Another build is selected as for the server. */
export const PAGE = process.env.GASLAMP_PAGE ?? join(fileURLToPath(new URL('..', import.meta.url)), 'dist');

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Works as root and without a graphics card; the npm package's own list would share one process among all pages. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/**
 * Opens a real Chromium: an installed one, on Linux else the one from npm; null if there is neither. Throws instead if the
 * browser is required (GASLAMP_REQUIRE_SERVICES).
 */
export async function openBrowser(): Promise<Browser | null> {
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args: ARGS });
  try {
    if (process.platform !== 'linux') throw new Error('the browser from npm is one for Linux');
    const packed = (await import('@sparticuz/chromium')).default;
    return await chromium.launch({ executablePath: await packed.executablePath(), args: ARGS });
  } catch (error) {
    if (process.env.GASLAMP_REQUIRE_SERVICES) throw error;
    console.warn('There is no browser here: its tests are skipped.', error);
    return null;
  }
}

export interface Site {
  readonly url: string;
  readonly server: GaslampServer;
}
export async function openSite(more: Partial<ServerOptions> = {}): Promise<Site> {
  const server = await buildServer({
    file: ':memory:',
    pepper: 'a pepper for tests',
    page: PAGE,
    pace: { bot: 30, window: 60 },
    requestsPerMinute: 100_000,
    matchesPerHour: 1_000_000,
    matchesPerDay: 1_000_000,
    ...more,
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, server };
}

/** For a site where days pass quickly: delays while people come and go are short. */
export const HASTE = { look: 50, gone: 100, calm: 50 } as const;

/** Message about a sentence that the build has not compiled. */
export const UNCOMPILED = /^Uncompiled message/;
/** Collects everything that goes wrong on a page: script errors, console errors, uncompiled sentences. */
export function mishaps(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || UNCOMPILED.test(message.text())) found.push(message.text());
  });
  return found;
}
