// Tests links and stored data: a wrong link takes nothing away, and no stored or pasted value breaks a page.
// @module-tag slow/seats
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { invitation } from './invitation.ts';
import { inBrowser, open, site } from './site.ts';

const WRONG = 'x'.repeat(32);

async function begin(page: Page): Promise<string> {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'One opponent' }).click();
  await page.waitForSelector('[data-your-turn]');
  return page.url();
}
/** Returns the link that carries this page's seat. */
async function seatLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Links' }).click();
  const link = await page.getByLabel('Move your seat to another device').inputValue();
  await page.keyboard.press('Escape');
  return link;
}
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('gaslamp.matches'));

/** Pastes a fragment into the address bar of the open page. */
const paste = (page: Page, hash: string): Promise<void> =>
  page.evaluate((fragment) => {
    location.hash = fragment;
  }, hash);

inBrowser('links that are wrong or not whole take no seat away, and their notice goes with the right one', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  const match = await begin(page);
  // The phrase of the seat arrives by itself.
  await expect.poll(() => stored(page)).toMatch(/"phrase":"\w/);
  const before = await stored(page);
  const { hash } = new URL(await seatLink(page));
  for (const [fragment, notice] of [
    [`seat=7.${WRONG}`, 'That link does not work'],
    ['seat=7.abc', 'This link is damaged: a character is missing or wrong. Ask for it again.'],
  ] as const) {
    await paste(page, fragment);
    await page.getByText(notice).waitFor();
    expect(await page.locator('.notice').count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('');
    expect(await stored(page)).toBe(before);
    await paste(page, hash.replace('#seat=0.', '#seat=7.'));
    await page.getByText(notice).waitFor({ state: 'detached' });
    await page.waitForSelector('[data-your-turn]');
    expect(new URL(page.url()).hash).toBe('');
  }
  // The same in a new page, which still has its seat after a reload.
  await page.goto('about:blank');
  await page.goto(`${match}#seat=0.${WRONG}`);
  await page.getByText('That link does not work').waitFor();
  expect(await stored(page)).toBe(before);
  await page.reload();
  await page.waitForSelector('[data-your-turn]');
  expect(await page.getByText('That link does not work').count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser('the data page of a game that has none is called as what it is', async () => {
  const page = await open({});
  await page.goto(`${site.url}/data?game=emerald-2e`);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  expect(await page.title()).toBe('There is nothing here · Gaslamp');
  await page.context().close();
});

inBrowser('a page that a link leads to begins at its top', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const follow = async (name: string | RegExp, heading: string | RegExp) => {
    await page.getByRole('link', { name }).last().click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await page.goto(`${site.url}/?game=emerald-1e`);
  // The second time the pages are loaded already.
  for (let time = 0; time < 2; time++) {
    await follow('What “reconstructed data” means', 'Where the data comes from');
    await follow('Back to the start page', /Emerald/);
  }
  await page.context().close();
});

inBrowser('the right link, whatever its number, works without a reload in the tab that showed nothing', async () => {
  const page = await open({});
  const match = await begin(page);
  const link = new URL(await seatLink(page));
  const other = await open({});
  await other.goto(match);
  await other.getByText('This address alone does not open a match').waitFor();
  await other.evaluate(() => Object.assign(globalThis, { same: true }));
  await paste(other, 'invite=zzz');
  await other.getByText('This link is damaged').waitFor();
  await paste(other, `seat=0.${WRONG}`);
  await other.getByText('The server does not let you in.').waitFor();
  await paste(other, link.hash.replace('#seat=0.', '#seat=7.'));
  await other.locator('.hand-card').first().waitFor();
  expect(JSON.parse((await stored(other))!)[0].seats).toMatchObject([{ seat: 0 }]);
  expect(await other.evaluate(() => 'same' in globalThis)).toBe(true);
  expect(new URL(other.url()).hash).toBe('');
  await other.context().close();
  await page.context().close();
});

inBrowser(
  'a link that was changed on its way is understood, and a damaged one is called damaged',
  { tags: ['slow/seats'] },
  async () => {
    const { link } = await invitation();
    const page = await open({});
    const changed = [').', '*', '&utm_source=x', '?fbclid=x_-'].map((added) => link + added);
    for (const one of [...changed, link.replace('#invite=', '%23invite%3D')]) {
      await page.goto('about:blank');
      await page.goto(one);
      await page.getByRole('button', { name: 'Sit down' }).waitFor();
      expect(page.url()).toBe(link);
    }
    const middle = link.length - 9;
    for (const wrong of [link.slice(0, -1), link.slice(0, middle) + link.slice(middle + 1), `${link.slice(0, -1)}!`])
      for (const kind of ['#invite=', '#watch=']) {
        await page.goto('about:blank');
        await page.goto(wrong.replace('#invite=', kind));
        await page.getByText('This link is damaged: a character is missing or wrong. Ask for it again.').waitFor();
      }
    const last = link.at(-1) === 'x' ? 'y' : 'x';
    for (const kind of ['#invite=', '#watch=']) {
      await page.goto('about:blank');
      await page.goto((link.slice(0, -1) + last).replace('#invite=', kind));
      await page.getByText('This link is damaged').waitFor();
    }
    // One's own link, with a sign behind it, beside the table that this browser has.
    await page.goto(link);
    await page.getByLabel('Your name').fill('Ben');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.waitForSelector('.game-table');
    const own = await seatLink(page);
    await paste(page, `${new URL(own).hash}&utm_source=x`);
    await page.waitForURL((url) => url.hash === '');
    await page.waitForSelector('.game-table');
    expect(await page.locator('.notice').count()).toBe(0);
    await page.context().close();
  },
);

inBrowser('a host who comes back by the seat’s link has the host’s rights', async () => {
  const page = await open({});
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Seat of Tuesday').selectOption('friend');
  await page.getByRole('button', { name: 'Create the table' }).click();
  const link = await page.getByLabel('Move your seat to another device').inputValue();
  await page.context().close();
  const back = await open({});
  await back.goto(link);
  await back.getByRole('heading', { name: 'Before the deal' }).waitFor();
  // This browser never had the invitation, so it makes another.
  expect(await back.getByLabel('Link for Tuesday').count()).toBe(0);
  await back.getByRole('button', { name: 'Make a new link' }).click();
  await back.getByLabel('Link for Tuesday').waitFor();
  await back.getByRole('button', { name: 'Start now' }).click();
  await back.waitForSelector('.emerald');
  await back.context().close();
});

inBrowser('nothing that lies in the browser’s store breaks a page', async () => {
  const page = await open({});
  const wrong = mishaps(page);
  const match = await begin(page);
  const id = match.split('/').at(-1)!;
  const mine = JSON.parse((await stored(page))!)[0];
  const odd: Record<string, unknown>[] = [
    { matches: [null, 5, { match: id, seats: 'x', invites: 7 }], name: { a: 1 }, theme: ['night'] },
    { matches: [{ ...mine, game: 'chess', seats: [{ seat: 5, token: mine.seats[0].token }], invites: { 6: WRONG } }] },
  ];
  for (const [n, values] of odd.entries()) {
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(`gaslamp.${key}`, JSON.stringify(value));
    }, values);
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'Your matches' }).waitFor();
    await page.goto(`${site.url}/new`);
    await page.getByRole('button', { name: 'Deal' }).waitFor();
    await page.goto(match);
    await page.waitForSelector(n < 1 ? '.page-note, .scene' : '.emerald');
    expect(await page.getByText('has run into a problem').count()).toBe(0);
  }
  // The seat stored under a wrong number still belongs to this browser.
  await page.locator('.hand-card').first().waitFor();
  expect(wrong).toEqual([]);
  await page.context().close();
});

inBrowser(
  'a fifth device of a seat takes it over from the first, which says so and asks before it is back',
  { tags: ['slow/seats'] },
  async () => {
    const page = await open({});
    await page.clock.install();
    await begin(page);
    const link = await seatLink(page);
    const others: Page[] = [];
    for (let n = 0; n < 4; n++) {
      const other = await open({});
      await other.goto(link);
      await other.locator('.hand-card').first().waitFor();
      others.push(other);
    }
    const elsewhere = page.getByRole('heading', { name: 'Your seat is open elsewhere' });
    await elsewhere.waitFor();
    // The page does not reconnect by itself.
    await page.clock.runFor(10_000);
    expect(await elsewhere.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Play here' }).click();
    await page.locator('.hand-card').first().waitFor();
    // It also works when the newer pages are closed.
    const [next, ...rest] = others as [Page, ...Page[]];
    await next.getByRole('heading', { name: 'Your seat is open elsewhere' }).waitFor();
    for (const one of [...rest, page]) await one.context().close();
    await next.getByRole('button', { name: 'Play here' }).click();
    await next.locator('.hand-card').first().waitFor();
    await next.context().close();
  },
);

inBrowser('the answer to sitting down is lost: loaded again the page has its seat', async () => {
  const { match, link } = await invitation();
  const page = await open({});
  let lost = 0;
  await page.route('**/sit', async (route) => {
    if (lost > 0) return route.continue();
    await route.fetch();
    lost++;
    await route.abort();
  });
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('alert').waitFor();
  expect(lost).toBe(1);
  await page.reload();
  await page.waitForSelector('.game-table');
  expect(JSON.parse((await stored(page))!)[0]).toMatchObject({ match, game: 'emerald-2e', seats: [{ seat: 1 }] });
  expect(await page.evaluate(() => localStorage.getItem('gaslamp.sitting'))).toBe('[]');
  await page.reload();
  await page.waitForSelector('.game-table');
  await page.context().close();
});
