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

inBrowser('an invitation is shown as a QR code, fetched only then, and the own seat never is', async () => {
  const { lobby } = site.server;
  const seats = [{ kind: 'person', name: 'Ann' } as const, { kind: 'person' } as const];
  const made = await lobby.create({ game: 'nanty-narking', seats, sit: [0] });
  const { match, host, spectator, invites, tokens } = made;
  const known = { match, game: 'nanty-narking', seats: [{ seat: 0, token: tokens[0] }], host, watch: spectator };
  const invite = { 1: invites[1] };
  const page = await open(PHONE);
  await page.addInitScript(
    (one) => {
      if (location.protocol === 'http:') localStorage.setItem('gaslamp.matches', JSON.stringify([one]));
    },
    { ...known, invites: invite },
  );
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${site.url}/m/${match}`);
  const field = page.locator('.copy-field', { has: page.locator(`input[value*="#invite="]`) }).first();
  await field.waitFor();
  await settled(page);
  expect(fetched.filter((url) => url.includes('qr-code'))).toEqual([]);
  await field.getByRole('button', { name: 'QR code' }).click();
  const code = field.getByRole('img', { name: 'This link as a QR code' });
  await code.waitFor();
  expect((await code.boundingBox())!.width).toBeGreaterThanOrEqual(200);
  expect(fetched.filter((url) => url.includes('qr-code')).length).toBeGreaterThan(0);
  await field.getByRole('button', { name: 'QR code' }).click();
  expect(await code.count()).toBe(0);
  const own = page.locator('.copy-field', { has: page.locator(`input[value*="#seat="]`) });
  expect(await own.getByRole('button', { name: 'QR code' }).count()).toBe(0);
  await page.context().close();
});

inBrowser('who comes with the one link for all seats chooses a colour', async () => {
  const { lobby } = site.server;
  const seats = [{ kind: 'person', name: 'Ann' } as const, { kind: 'person' } as const, { kind: 'person' } as const];
  const made = await lobby.create({ game: 'nanty-narking', seats, sit: [0] });
  const page = await open(PHONE);
  await page.goto(`${site.url}/m/${made.match}#open=${made.open}`);
  await page.getByLabel('Your name').fill('Ben');
  const choice = page.getByRole('group', { name: 'Choose your colour' });
  expect(await choice.getByRole('radio').count()).toBe(3);
  await choice.getByRole('radio').last().check();
  const colour = await choice.locator('label').last().innerText();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText(`You play: ${colour}`).waitFor();
  const room = await lobby.room(made.match);
  expect(room.seats.map(({ by }) => by)).toEqual(['person', 'nobody', 'person']);
  await page.context().close();
});
