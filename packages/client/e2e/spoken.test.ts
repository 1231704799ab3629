// Tests that what changes is spoken: the region is there before its words, as screen readers need it. And axe in both themes.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { played } from './played.ts';
import { scenario, tableAt } from './positions.ts';
import { inBrowser, open, site, violations } from './site.ts';
import { settled } from './time.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const THEMES = ['light', 'dark'] as const;

/** Collects the words that came together with their region, or in none. */
async function collect(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.late = '';
    const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    const watched = '.forecast, .notice, .banner, .note';
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one instanceof Element)) {
        const regions = [node, ...node.querySelectorAll('*')].filter((one) => one.matches(live));
        for (const region of regions)
          if (region.textContent?.trim()) dataset.late += `with its region: ${region.textContent}; `;
        if (node.matches(watched) && !node.matches('.note') && !node.parentElement?.closest(live))
          dataset.late += `in no region: ${node.textContent}; `;
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset.late ?? '');
}

inBrowser('the forecast, notices and a lost connection are spoken', { tags: ['slow/accessible'] }, async () => {
  const table = await tableAt(await scenario('emerald-2e/claim'));
  const page = await table.open(DESK, { seat: 0, kept: { 'gaslamp.pace': 'none' } });
  const late = await collect(page);
  await page.locator('[data-action=claim][data-lit]').click();
  await settled(page);
  // If only one city can be claimed in, it is chosen already.
  const city = page.locator('.city-button[data-lit=strong]');
  if ((await city.count()) > 0) await city.first().press('Enter');
  await settled(page);
  const confirm = page.locator('.draft-confirm[data-lit]');
  for (let n = 0; n < 5 && (await confirm.count()) === 0; n++) {
    await page.locator('.hand-card[data-lit]:not([aria-pressed=true])').first().press('Enter');
    await settled(page);
  }
  await page.locator('.forecast').waitFor();
  const other = await table.open(DESK, { seat: 1 });
  await other.getByRole('button', { name: 'Seats' }).click();
  await other.getByRole('button', { name: 'Propose to end the match without a result' }).click();
  await other
    .getByRole('button', { name: /^Propose|^Yes/ })
    .last()
    .click();
  await page.locator('.notice').first().waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  expect(await late()).toBe('');
  await page.context().close();
  await other.context().close();
});

for (const colorScheme of THEMES)
  for (const game of ['emerald-2e', 'emerald-1e', 'nanty-narking'])
    inBrowser(
      `${game}: axe finds nothing, ${colorScheme}, on a desk`,
      { tags: [game, 'slow/accessible'] },
      async () => {
        const { match, tokens } = await played(5000, game);
        const table = await tableAt({ game, seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
        const page = await open({ ...DESK, colorScheme });
        const found: Record<string, string[]> = {};
        for (const [what, path] of [
          ['table', table.link(0).replace(site.url, '')],
          ['story', `/m/${match}/story`],
          ['replay', `/m/${match}/replay#seat=0.${tokens[0]}`],
          ['set-up', `/new?game=${game}`],
        ] as const) {
          await page.goto(`${site.url}${path}`);
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
          await settled(page);
          found[what] = await violations(page);
        }
        expect(found).toEqual({ table: [], story: [], replay: [], 'set-up': [] });
        await page.context().close();
      },
    );
