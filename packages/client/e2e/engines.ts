// Drives one page in three engines with the same few calls: Chromium and Firefox by Playwright, WebKit by WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { firefox, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { open } from './site.ts';

/** Everything that a walk asks of a browser. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Clicks the first element that a selector finds. */
  click(selector: string): Promise<void>;
  /** Presses a key on the element that has the focus. */
  press(key: keyof typeof KEYS): Promise<void>;
  /** Runs a function on the page, which uses nothing but its argument. */
  evaluate<A, T>(run: (given: A) => T | Promise<T>, given: A): Promise<T>;
  close(): Promise<void>;
}

/** Keys as WebDriver writes them. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', e: 'e' } as const;
const WINDOW = { width: 1440, height: 900 } as const;
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

const byPlaywright = (page: Page, close: () => Promise<void>): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  click: (selector) => page.locator(selector).first().click(),
  press: (key) => page.keyboard.press(key),
  evaluate: (run, given) => page.evaluate(run as (given: unknown) => never, given),
  close,
});

export async function openChromium(): Promise<Driver> {
  const page = await open({ viewport: WINDOW });
  return byPlaywright(page, () => page.context().close());
}

/** Opens an installed Firefox; returns null if there is none. */
export async function openFirefox(): Promise<Driver | null> {
  const executablePath = FIREFOX.find((path) => existsSync(path));
  if (executablePath === undefined) return null;
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const page = await browser.newPage({ viewport: WINDOW });
  return byPlaywright(page, () => browser.close());
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Opens an installed WebKit on a screen in memory; returns null if one of the two programs is missing. */
export async function openWebKit(): Promise<Driver | null> {
  const [driver, screen] = WEBKIT.map((path) => (existsSync(path) ? path : null));
  if (driver == null || screen == null) return null;
  const running: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of running) child.kill();
  });
  const start = (program: string, args: readonly string[], env = {}) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
    running.push(child);
    return child;
  };
  const shown = start(screen, ['-displayfd', '1', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`]);
  const [display] = await once(shown.stdout!, 'data');
  const port = await freePort();
  start(driver, [`--port=${port}`], { DISPLAY: `:${String(display).trim()}` });
  const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () =>
    ask<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW });
  return {
    goto: (url) => ask('POST', `${session}/url`, { url }),
    async click(value) {
      const found = await ask<object>('POST', `${session}/element`, { using: 'css selector', value });
      await ask('POST', `${session}/element/${Object.values(found)[0]}/click`, {});
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await ask('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async evaluate<A, T>(run: (given: A) => T | Promise<T>, given: A): Promise<T> {
      const script = `const done = arguments[1]; Promise.resolve(arguments[0]).then(${run}).then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await ask<{ value: T; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: [given],
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    close: () => ask('DELETE', session),
  };
}
