// Tests that inviting is one of three ways on the start page, and that an invitation can be shared and explains the game.
// @module-tag slow/seats
import { expect } from 'vitest';
import { inBrowser, open, site } from './site.ts';
import { settled } from './time.ts';

const PHONE = { viewport: { width: 390, height: 844 } } as const;

inBrowser('bots, friends and learning are equal ways to begin', async () => {
  const page = await open(PHONE);
  await page.goto(`${site.url}/?game=nanty-narking`);
  const ways = [
    page.getByRole('button', { name: 'One opponent' }),
    page.getByRole('link', { name: 'Invite friends' }),
    page.getByRole('link', { name: 'New here? Learn at the table' }),
  ];
  for (const way of ways) {
    expect(await way.getAttribute('class')).toContain('button-strong');
    expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  }
  await page.getByRole('link', { name: 'Invite friends' }).click();
  const seats = page.locator('.seat-list select');
  await seats.first().waitFor();
  const chosen = () => seats.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await expect.poll(chosen).toEqual(['you', 'friend']);
  await page.getByRole('radio', { name: '4' }).click();
  expect(await chosen()).toEqual(['you', 'friend', 'friend', 'friend']);
  await page.context().close();
});

inBrowser('invitations are shared, the own seat is not, and an invitation offers a lesson and the rules', async () => {
  const seats = [{ kind: 'person', name: 'Ann' } as const, { kind: 'person' } as const];
  const { match, tokens } = await site.server.lobby.create({ game: 'nanty-narking', seats, sit: [0] });
  const page = await open(PHONE);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url ?? '';
      },
    });
  });
  await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await page.locator('.copy-field').getByRole('button', { name: 'Share' }).first().click();
  const shared = await page.evaluate(() => document.documentElement.dataset.shared ?? '');
  expect(shared).toContain(`/m/${match}#invite=`);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(shared);
  const [lesson, rules] = [
    page.getByRole('link', { name: 'New here? Learn at the table' }),
    page.getByRole('link', { name: 'The game on one page' }),
  ];
  expect(await lesson.getAttribute('href')).toBe('/learn/nanty-narking/first-match');
  expect(await rules.getAttribute('href')).toBe('/one-page/nanty-narking');
  await page.getByLabel('Your name').fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.game-table').waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Links' }).click();
  await settled(page);
  const panel = page.getByRole('dialog');
  expect(await panel.getByLabel('Move your seat').isVisible()).toBe(false);
  await panel.getByText('Your own seat').click();
  const own = panel.locator('.copy-field', { has: page.getByLabel('Move your seat') });
  expect(await own.isVisible()).toBe(true);
  expect(await own.getByRole('button', { name: 'Share' }).count()).toBe(0);
  await page.context().close();
});
