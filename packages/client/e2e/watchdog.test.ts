// Every wait of a page for its scripts or for the server ends in words and a button within fifteen seconds.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openSite } from './browser.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, site } from './site.ts';

/** Time after which a wait must be explained, in ms of a stopped clock, and a part of it that passes between two looks. */
const LIMIT = 15_000;
const STEP = 500;

/** Lets time pass until the page explains its wait; answers of the server take real time. */
async function explained(page: Page, words: string | RegExp): Promise<void> {
  const note = page.locator('#watchdog', { hasText: words });
  for (let passed = 0; passed <= LIMIT && (await note.count()) === 0; passed += STEP) {
    await page.clock.runFor(STEP);
    await page.evaluate(() => fetch('/icon.svg').catch(() => null));
  }
  expect(await page.locator('#watchdog').allTextContents()).toEqual([expect.stringMatching(words)]);
  expect(await note.getByRole('button', { name: 'Load this page again' }).isVisible()).toBe(true);
}

inBrowser('a page whose script never comes says so', async () => {
  const page = await open({ clock: 'stopped' });
  await page.route('**/assets/index-*.js', () => {});
  for (const path of ['/', '/new', '/m/abcdefgh']) {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await explained(page, 'This takes longer than usual');
  }
  await page.context().close();
});

inBrowser('a page whose script fails says so, with the error', async () => {
  const page = await open({ clock: 'stopped' });
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new SyntaxError("an odd group")' }),
  );
  await page.goto(`${site.url}/new`, { waitUntil: 'commit' });
  await explained(page, /The script of this page has failed.*an odd group/);
  await page.context().close();
});

inBrowser('a page whose server is away says so, and goes on when it is back', { tags: ['slow/host'] }, async () => {
  const page = await open({});
  let away = true;
  await page.route(/\/(?:assets\/index-.*\.js|api\/socket)$/, (route) => (away ? route.abort() : route.continue()));
  await page.goto(`${site.url}/new`, { waitUntil: 'commit' });
  await page.locator('#watchdog', { hasText: 'The server does not answer' }).waitFor();
  away = false;
  await page.getByLabel('Your name').waitFor();
  expect(await page.locator('#watchdog').count()).toBe(0);
  await page.context().close();
});

inBrowser('a browser that says it has no network is not believed', async () => {
  const page = await open({});
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'One opponent' }).click();
  await page.waitForURL(/\/m\//);
  await page.locator('#table').waitFor();
  await page.context().close();
});

inBrowser.for([
  ['has no WebSocket', () => Reflect.deleteProperty(window, 'WebSocket'), 'This browser opens no WebSockets'],
  [
    'opens no WebSocket',
    () => {
      Object.assign(window, {
        WebSocket: class extends EventTarget {
          close() {}
        },
      });
    },
    'The server answers, but no WebSocket opens',
  ],
] as const)('at a table, a browser that %s is told', async ([, change, words]) => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'] });
  const page = await open({ clock: 'stopped' });
  await page.addInitScript(change);
  await page.goto(table.link(0));
  await explained(page, words);
  await page.context().close();
});

inBrowser('a request without an answer is explained, and the note goes with the answer', async () => {
  const page = await open({ clock: 'stopped' });
  const held: (() => unknown)[] = [];
  await page.route('**/api/matches', (route) => void held.push(() => route.continue()));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'One opponent' }).click();
  await explained(page, 'This takes longer than usual');
  for (const go of held) await go();
  await page.waitForURL(/\/m\//);
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP);
      return page.locator('#watchdog').count();
    })
    .toBe(0);
  await page.context().close();
});

/** Opens a table, and presses a button of its head while files whose path contains this cannot be fetched. */
async function without(files: string, button: string) {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'] });
  const page = await open({});
  const state = { away: false, loads: 0 };
  page.on('load', () => state.loads++);
  await page.route(`**/${files}*`, (route) => (state.away ? route.abort() : route.continue()));
  await page.goto(table.link(0));
  await page.locator('#table').waitFor();
  await page.waitForLoadState('networkidle');
  state.away = true;
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-busy'))).toBe(true);
  state.away = false;
  return { page, state };
}

inBrowser(
  'a part that could not be fetched while the server was away comes when it is back',
  { tags: ['slow/host'] },
  async () => {
    const pieces: Record<string, { readonly modules: readonly string[] }> = JSON.parse(
      readFileSync(new URL('../.cache/pieces.json', import.meta.url), 'utf8'),
    );
    const own = Object.keys(pieces).find((file) =>
      pieces[file]?.modules.includes('src/pages/parts/settings-sheet.tsx'),
    );
    const { page, state } = await without(own ?? 'nothing', 'Settings');
    await page.getByRole('dialog').waitFor();
    // With its styles, and without a reload.
    expect(
      await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet !== null)),
    ).toBe(true);
    expect(state.loads).toBe(1);
    await page.context().close();
  },
);

inBrowser(
  'if files that parts share could not be fetched, the page loads itself again, and its buttons work',
  { tags: ['slow/seats'] },
  async () => {
    const { page, state } = await without('assets/', 'Links');
    await expect.poll(() => state.loads, { timeout: 60_000 }).toBe(2);
    await page.locator('#table').waitFor();
    await page.getByRole('button', { name: 'Links' }).click();
    await page.getByRole('dialog').waitFor();
    await page.context().close();
  },
);

inBrowser(
  'an address with too many first visits lets all of them in after a while',
  { tags: ['slow/host'] },
  async () => {
    const small = await openSite({ requestsPerMinute: 60 });
    onTestFinished(() => small.server.close());
    const pages = await Promise.all(Array.from({ length: 8 }, () => open({})));
    await Promise.all(pages.map((page) => page.goto(small.url)));
    await Promise.all(
      pages.map(async (page) => {
        await page.waitForSelector('html:not([data-drawn]) .showcase');
        await page.context().close();
      }),
    );
  },
);

inBrowser(
  'a page of an older build loads itself again on the start page, once, and never to an older one',
  { tags: ['slow/host'] },
  async () => {
    const page = await open({ clock: 'stopped' });
    const now = await page.request.get(site.url).then((answer) => answer.text());
    const [, build = ''] = /<meta name="build" content="([^"]+)"/.exec(now) ?? [];
    const told = (by: number) => `${Number.parseInt(build, 10) + by}-abcdefg`;
    let theirs = told(-1000);
    let loads = 0;
    page.on('load', () => loads++);
    await page.route('**/api/socket', (route) => route.fulfill({ json: { why: '', build: theirs } }));
    await page.goto(site.url);
    await page.waitForSelector('html:not([data-drawn])');
    const later = async () => {
      // A page that loads itself again meanwhile does not let the rest of the time pass.
      for (const ms of [620_000, 2000]) {
        await page.clock.runFor(ms).catch(() => {});
        await page.waitForLoadState('networkidle');
      }
      await page.waitForSelector('html:not([data-drawn])');
      return loads;
    };
    expect(await later()).toBe(1);
    theirs = told(1000);
    expect(await later()).toBe(2);
    // The other server of a rolling update still has the old page.
    expect(await later()).toBe(2);
    await page.context().close();
  },
);

inBrowser('at a table a page of an older build offers to load itself again', { tags: ['slow/host'] }, async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'] });
  const page = await open({});
  await page.route('**/m/*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<meta name="build" content="\d+/, '<meta name="build" content="1');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(table.link(0));
  await page.locator('#watchdog', { hasText: 'There is a newer version' }).waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => page.locator('#watchdog').count()).toBe(0);
  await page.reload();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  await page.locator('#table').waitFor();
  await page.context().close();
});

inBrowser('a browser below the line is told on every page', async () => {
  const page = await open({});
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string]) => !asked[0].startsWith('selector(') && supports(...asked);
  });
  for (const path of ['/', '/new', '/learn', '/m/abcdefgh']) {
    await page.goto(site.url + path);
    await page.getByText('This browser is too old for this page').waitFor();
  }
  await page.context().close();
});
