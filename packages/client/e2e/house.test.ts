// Tests the host's desk in a browser, and its effects for everybody else.
import { expect } from 'vitest';
import { mishaps, openSite } from './browser.ts';
import { byTest } from './chance.ts';
import { tableAt } from './positions.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const PHONE = { viewport: { width: 390, height: 844 } } as const;

inBrowser('the desk opens with the token, without a script, on a phone, by day and by night', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open({ ...PHONE, colorScheme, javaScriptEnabled: false });
    await page.goto(`${site.url}/admin`);
    await page.getByLabel('Token').fill(site.server.adminToken!);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await page.getByLabel('Everybody reads this').fill(`${colorScheme} <b>is</b> near`);
    await page.getByRole('button', { name: 'Announce' }).click();
    await page.locator('p.text').getByText(`${colorScheme} <b>is</b> near`).waitFor();
    await page.locator('li', { hasText: 'Announced' }).first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.locator('li', { hasText: 'The announcement was removed.' }).first().waitFor();
    await page.getByRole('button', { name: 'Leave the desk' }).click();
    await page.getByLabel('Token').waitFor();
    await page.context().close();
  }
});

inBrowser(
  'the desk is read aloud as it is seen, and every button is wide enough for a finger',
  { tags: ['slow/host'] },
  async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open({ ...PHONE, colorScheme, bypassCSP: true });
      await page.goto(`${site.url}/admin`);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Token').fill(site.server.adminToken!);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('heading', { name: 'Guests' }).waitFor();
      expect(await violations(page)).toEqual([]);
      const heights = await page.locator('button').evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
      await page.context().close();
    }
  },
);

inBrowser(
  'what is announced stands on every page that is loaded; why no matches are made, not over a table',
  { tags: ['slow/host'] },
  async () => {
    const { desk } = site.server.lobby.house;
    const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'], position: { start: 'deal' } });
    for (const options of [PHONE, { viewport: { width: 1440, height: 900 } }]) {
      const page = await table.open(options);
      const wrong = mishaps(page);
      const announced = page.getByText('An update <b>at nine</b>');
      const closed = page.getByText('You cannot create new matches here for now: for the update');
      await desk.do({ do: 'announce', words: 'An update <b>at nine</b>' });
      await desk.do({ do: 'close', words: 'for the update' });
      try {
        await page.reload();
        await page.waitForSelector('[data-your-turn]');
        await settled(page);
        expect([await announced.isVisible(), await closed.isVisible()]).toEqual([true, false]);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.getByText('The operator of this server says').click();
        expect(await announced.isVisible()).toBe(false);
        await page.goto(site.url);
        await page.locator('.footer').waitFor();
        expect([await announced.isVisible(), await closed.isVisible()]).toEqual([true, true]);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await violations(page)).toEqual([]);
      } finally {
        await desk.do({ do: 'announce', words: '' });
        await desk.do({ do: 'open' });
      }
      await page.reload();
      await page.locator('.footer').waitFor();
      expect(await page.locator('.house-word').count()).toBe(0);
      expect(wrong).toEqual([]);
      await page.context().close();
    }
  },
);

inBrowser('an announcement never covers the menu of a table, and closing it removes it', async () => {
  const { desk } = site.server.lobby.house;
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'], position: { start: 'deal' } });
  await desk.do({ do: 'announce', words: 'At nine the server is restarted. '.repeat(6) });
  try {
    const page = await table.open({ colorScheme: 'dark' });
    const announced = page.getByText('At nine');
    for (const [width, height] of [
      [1440, 900],
      [1200, 850],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const covered = await page.locator('.masthead :is(a, button):visible').evaluateAll((all) =>
        all.flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const over = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height * part));
          return over.every((found) => one.contains(found)) ? [] : [one.getAttribute('aria-label')];
        }),
      );
      expect([width, covered, await announced.isVisible()]).toEqual([width, [], true]);
    }
    await page.locator('summary', { hasText: 'Close' }).click();
    expect(await page.locator('.house-word').isVisible()).toBe(false);
    await page.context().close();
  } finally {
    await desk.do({ do: 'announce', words: '' });
  }
});

inBrowser(
  'imprint and privacy are found from every footer, and not from a table',
  { tags: ['slow/host'] },
  async () => {
    const own = await openSite({
      chance: byTest,
      texts: { imprint: 'Irene Adler\nBriony Lodge', privacy: 'Nothing is kept.' },
    });
    try {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await open({ ...PHONE, colorScheme });
        const wrong = mishaps(page);
        await page.goto(own.url);
        await page.locator('.footer').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Privacy' }).click();
        await page.getByText('Nothing is kept.').waitFor();
        await page.goto(`${own.url}/new`);
        await page.getByRole('link', { name: 'Imprint' }).click();
        await page.getByText('Irene Adler Briony Lodge').waitFor();
        expect(await sidewaysScroll(page)).toBe(0);
        await page.getByRole('link', { name: 'Gaslamp' }).click();
        await page.getByRole('button', { name: 'One opponent' }).click();
        await page.waitForSelector('[data-your-turn]');
        expect(await page.getByRole('link', { name: 'Imprint' }).count()).toBe(0);
        expect(wrong).toEqual([]);
        await page.context().close();
      }
    } finally {
      await own.server.close();
    }
  },
);
