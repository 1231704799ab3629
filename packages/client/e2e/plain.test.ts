// Tests that a game without a folder in the page is played on a plain table, without changes to the page.
import '@gaslamp/moth/moth';
import { expect } from 'vitest';
import { mishaps, UNCOMPILED } from './browser.ts';
import { inBrowser, open, site, violations } from './site.ts';
import { settled } from './time.ts';

inBrowser('two play a game of which the page knows nothing, to the end, on a desk and on a phone', async () => {
  const wanted = { game: 'moth', sit: [0, 1], name: 'Ann', options: { goal: 5 } };
  const made = await (
    await fetch(`${site.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...wanted,
        seats: [
          { kind: 'person', name: 'Ann' },
          { kind: 'person', name: 'Ben' },
        ],
      }),
    })
  ).json();
  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  const pages = await Promise.all(sizes.map((viewport) => open({ viewport })));
  const wrong = pages.map(mishaps);
  for (const [seat, page] of pages.entries()) {
    await page.goto(`${site.url}/m/${made.match}#seat=${seat}.${made.tokens[seat]}`);
    await page.waitForSelector('.plain');
    expect(await page.locator('.plain dd').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  }
  // The options belong to the player who is asked; nobody sees the other's hand.
  expect(await pages[0]!.getByText('HAND.ELM').count()).toBe(0);
  expect(await pages[1]!.getByText('HAND.ASH').count()).toBe(0);
  const room = await site.server.lobby.room(made.match);
  for (let turn = 0; turn < 200; turn++) {
    const asked = (await room.current())?.decision?.player;
    if (asked === undefined) break;
    const offers = pages[asked]!.locator('.plain[data-your-turn] button:enabled');
    await offers.first().waitFor();
    const light = offers.filter({ hasText: /^light/ });
    await ((await light.count()) > 0 ? light : offers).first().click();
    await settled(pages[asked]!);
  }
  for (const page of pages) await page.getByText('The match is over.').waitFor();
  // This game has no sentences at all.
  expect(wrong.map((all) => all.filter((one) => !UNCOMPILED.test(one)))).toEqual([[], []]);
  for (const page of pages) await page.context().close();
});
