// Tests clocks in the page: chosen with the match, shown running, and the consequences of a timeout.
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { mishaps } from './browser.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Stops the house clock until the test ends; returns a function that lets time pass on it. */
function stopHouse(): (span: number) => void {
  const { house } = site.server.lobby;
  const now = house.now.bind(house);
  const stopped = now();
  let ahead = 0;
  house.now = () => stopped + ahead;
  onTestFinished(() => {
    house.now = () => now() + ahead;
  });
  return (span) => {
    ahead += span;
  };
}

/** Seats Ann on a desktop and Ben on a phone, with the clocks that Ann chooses; the page that is asked comes first. */
async function seated(
  choose: (ann: Page) => Promise<void>,
): Promise<{ ann: Page; ben: Page; asked: Page; other: Page }> {
  const ann = await open(DESK);
  await ann.goto(`${site.url}/new`);
  await ann.getByLabel('2', { exact: true }).check({ force: true });
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('Seat of Tuesday').selectOption('friend');
  await choose(ann);
  expect(await violations(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Create the table' }).click();
  const link = await ann.getByLabel('Link for Tuesday').inputValue();
  const ben = await open(PHONE);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const one of [ann, ben]) await one.locator('.clock-list').waitFor();
  // The clocks may appear before the question does.
  const asks = async (page: Page) => (await page.locator('[data-your-turn]').count()) > 0;
  await expect.poll(async () => (await asks(ann)) || (await asks(ben)), { timeout: 60_000 }).toBe(true);
  const first = await asks(ann);
  return { ann, ben, asked: first ? ann : ben, other: first ? ben : ann };
}
const clocks = (page: Page) => page.getByRole('region', { name: 'Time left' });

inBrowser(
  'a live match: time runs for all to see, says when it is nearly up, and a bot plays on when it is',
  { tags: ['slow/clocks'] },
  async () => {
    const skip = stopHouse();
    const { ann, ben, asked, other } = await seated(async (page) => {
      await page.getByLabel('How much time does each player have?').selectOption('live');
      for (const base of ['60', '180', '300']) await page.getByLabel('Time for each player').selectOption(base);
    });
    const wrong = [mishaps(ann), mishaps(ben)];
    await clocks(ann)
      .getByText(/^You: [45]:\d\d$/)
      .waitFor();
    await clocks(ann)
      .getByText(/^Ben: [45]:\d\d$/)
      .waitFor();
    // On a desk each time stands in the panel of its player, too.
    for (const seat of [0, 1])
      await ann
        .locator(`[data-at="player.${seat}"] .player-clock`)
        .getByText(/^[45]:\d\d$/)
        .waitFor();
    const running = asked.locator('.clock-list [data-runs]');
    const before = await running.innerText();
    await expect.poll(() => running.innerText()).not.toBe(before);
    for (const page of [ann, ben]) expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(ben)).toBe(0);
    skip(4.5 * MINUTE);
    // The server sends the time again with the next change; until then the page counts by itself.
    await asked.reload();
    await expect.poll(() => asked.title()).toMatch(/^⌛ 0:\d\d · /);
    await asked.locator('.clock-list [data-urgent]').waitFor();
    await clocks(asked).getByRole('status').getByText('0:30 left: your time is nearly up.').waitFor();
    skip(MINUTE);
    await other
      .getByText(/ plays on for now\./)
      .first()
      .waitFor({ state: 'attached' });
    await asked.getByRole('heading', { name: 'You ran out of time' }).waitFor();
    await asked.getByRole('button', { name: 'Take my seat back' }).click();
    await clocks(asked)
      .getByText(/^You: (1:00|0:5\d|0:00)$/)
      .waitFor();
    expect(wrong.flat()).toEqual([]);
    for (const page of [ann, ben]) await page.context().close();
  },
);

inBrowser(
  'clocks stop when both want it, and whoever wants the contrary says so',
  { tags: ['slow/clocks'] },
  async () => {
    const { ann, ben } = await seated(async (page) => {
      await page.getByLabel('How much time does each player have?').selectOption('live');
    });
    await ann.getByRole('button', { name: 'Pause' }).click();
    await ben.getByText('Ann wants a pause.').waitFor();
    await ben.getByRole('button', { name: 'No', exact: true }).click();
    await ann.getByRole('button', { name: 'Pause' }).click();
    await ben.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ann, ben]) await page.getByText('The clocks are stopped.', { exact: true }).waitFor();
    expect(await ann.locator('.clock-list [data-runs]').count()).toBe(0);
    for (const page of [ann, ben]) await page.context().close();
  },
);

inBrowser(
  'a move a day: the list says how long, days off are taken, and the others decide',
  { tags: ['slow/clocks'] },
  async () => {
    const skip = stopHouse();
    const { ann, ben, asked, other } = await seated(async (page) => {
      await page.getByLabel('How much time does each player have?').selectOption('day');
      await page.getByLabel('Days off for each player').selectOption('0');
    });
    await clocks(ann).getByText('Ben: 24 hours no days off left').waitFor();
    const list = await asked.context().newPage();
    await list.goto(site.url);
    await list.getByText('Your turn: 24 hours left').waitFor();
    await list.close();
    skip(DAY);
    await other.getByText(/^(Ann|Ben) has run out of time. What should happen now\?$/).waitFor();
    await asked.getByText('You have run out of time. You can still answer.').waitFor();
    for (const page of [ann, ben]) expect(await violations(page)).toEqual([]);
    await other.getByRole('button', { name: 'Wait', exact: true }).click();
    await clocks(asked).getByText('You: 24 hours no days off left').waitFor();
    await other.getByRole('button', { name: 'Let a bot play on' }).waitFor({ state: 'detached' });
    skip(DAY);
    await other.getByRole('button', { name: 'Let a bot play on' }).click();
    await asked.getByRole('button', { name: 'Take my seat back' }).waitFor();
    for (const page of [ann, ben]) await page.context().close();
  },
);
