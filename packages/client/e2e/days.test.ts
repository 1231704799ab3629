// Tests a correspondence match over days: one player loses the connection and returns on another device, one never returns.
import { join } from 'node:path';
import { light } from '@gaslamp/bench/light';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { folder } from '../../server/test/folder.ts';
import { withoutPostgres } from '../../server/test/postgres.ts';
import { Device } from '../../server/test/push-service.ts';
import { PAGE } from './browser.ts';
import {
  asked,
  BROKEN,
  DAY,
  DESK,
  HOUR,
  handOf,
  logOf,
  notified,
  PHONE,
  pageOf,
  sameLog,
  seated,
  takesTurn,
  timeOf,
  withService,
} from './days.ts';
import { delivered } from './delivered.ts';
import { type House, oneHouse, twoHouses } from './houses.ts';
import { comesBack, watchLine } from './line.ts';
import { inBrowser } from './site.ts';
import { settled } from './time.ts';

const missing = await withoutPostgres();

/** Events in the middle of the match, on the pages of Ann and Ben. */
type Midst = (ann: Page, ben: Page) => Promise<void>;

async function daysOf(house: House, midst: Midst = async () => {}): Promise<void> {
  const ann = await pageOf(DESK, BROKEN);
  const laptop = await pageOf(DESK, BROKEN);
  const cy = await pageOf(PHONE);
  const device = new Device('ben');
  await withService(laptop, device);
  await seated(house, ann, laptop, cy);
  const link = await notified(laptop);
  // For some days all of them come: the agents are placed, and everybody has had a turn.
  const had = new Map<Page, number>();
  for (let page = await asked(ann, laptop, cy); had.size < 3 || (had.get(ann) ?? 0) < 2 || page !== ann; ) {
    if (page === ann) await house.goBy(20 * HOUR);
    await takesTurn(page);
    had.set(page, (had.get(page) ?? 0) + 1);
    page = await asked(ann, laptop, cy);
  }

  // Ben's connection breaks, and then it is their turn.
  await laptop.context().setOffline(true);
  await laptop.getByText('Connection lost.').waitFor();
  const [log, hand] = [await logOf(laptop), await handOf(laptop)];
  expect(hand.length).toBeGreaterThan(0);
  const before = house.pushed.length;
  await takesTurn(ann);
  await timeOf(ann, /^Ben: 24 hours/)
    .and(ann.locator('[data-runs]'))
    .waitFor();
  await house.goBy(HOUR);
  await expect.poll(() => house.pushed.length).toBe(before + 1);
  const push = device.read(house.pushed[before]!);
  expect(push.text).toBe('It is your turn.\nAt the table with Ann and Cy.');
  expect(await delivered(laptop, push)).toEqual({ shown: push.text, opens: new URL(link).pathname });

  // On another device, nothing is lost.
  const ben = await pageOf(PHONE, BROKEN);
  await ben.goto(link);
  await ben.waitForSelector('[data-your-turn]');
  await settled(ben);
  expect(await handOf(ben)).toEqual(hand);
  expect((await logOf(ben)).slice(0, log.length)).toEqual(log);
  await sameLog(ann, ben);
  await midst(ann, ben);
  await takesTurn(ben);
  // The page left open shows the later moves, and takes nothing away.
  await laptop.context().setOffline(false);
  await sameLog(ann, ben, laptop);
  await laptop.context().close();

  // Cy never comes back: their days off pass, and then a bot plays.
  await cy.waitForSelector('[data-your-turn]');
  await cy.context().close();
  for (const left of ['2 days off left', '1 day off left', 'no days off left']) {
    await house.goBy(DAY);
    for (const page of [ann, ben]) await timeOf(page, new RegExp(`^Cy: .*${left}`)).waitFor();
  }
  // Nobody looks on the last of these days.
  const match = ann.url();
  for (const page of [ann, ben]) await page.goto(`${house.url}/rules`);
  await house.goBy(DAY);
  for (const page of [ann, ben]) await page.goto(match);
  const late = /Cy has run out of time\. The beginner bot plays on for now\./;
  for (const page of [ann, ben]) await page.locator('#log').getByText(late).waitFor({ state: 'attached' });
  for (const page of [ann, ben]) await timeOf(page, /^Cy/).waitFor({ state: 'detached' });

  // The match goes on without them.
  for (let turns = 0; turns < 6; turns++) {
    const page = await asked(ann, ben);
    if (page === ann) await house.goBy(20 * HOUR);
    await takesTurn(page);
  }
  await asked(ann, ben);
  await sameLog(ann, ben);
  const bots = (await logOf(ann)).filter((line) => line.includes('Wednesday (beginner bot)’s turn'));
  expect(bots.length).toBeGreaterThan(2);
}

inBrowser(
  'days at one server: who lost the line comes back elsewhere, for who never does a bot plays',
  { tags: ['slow/days'] },
  async () => {
    await daysOf(await oneHouse());
  },
);

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  inBrowser(
    'days at two servers, of which one dies: its pages are at the other, and nobody sees anything of it',
    { tags: ['slow/days'] },
    async () => {
      const houses = await twoHouses();
      await daysOf(houses, async (ann, ben) => {
        for (const [which, page] of [ann, ben].entries()) {
          houses.leadTo(which as 0 | 1);
          await page.reload();
          await page.waitForSelector('.emerald');
          await settled(page);
        }
        houses.leadTo();
        await sameLog(ann, ben);
        const [log, hand] = [await logOf(ben), await handOf(ben)];
        const [anns, bens] = [await watchLine(ann), await watchLine(ben)];
        // An action under way when the server dies is done exactly once.
        await ben.locator('[data-action=pass][data-lit]').click();
        await houses.kill(1);
        // The page reports a lost connection only after two seconds.
        const { shown } = await comesBack(bens);
        expect(shown).toBe(Number.POSITIVE_INFINITY);
        expect((await anns()).lost).toBeNull();
        for (const page of [ann, ben]) await expect.poll(() => logOf(page)).toEqual([...log, ' Ben passes.']);
        expect(await handOf(ben)).toEqual(hand);
      });
    },
  );

  inBrowser(
    'one of two servers is stopped: a page that was there plays on at the other, and shows nothing',
    { tags: ['slow/days'] },
    async () => {
      const houses = await twoHouses();
      houses.leadTo(1);
      const page = await pageOf(DESK, BROKEN);
      await page.goto(houses.url);
      await page.getByRole('button', { name: 'Two opponents' }).click();
      await page.waitForSelector('[data-your-turn]');
      const [log, hand] = [await logOf(page), await handOf(page)];
      const line = await watchLine(page);
      houses.leadTo();
      await houses.stop(1);
      const { shown } = await comesBack(line);
      expect(shown).toBe(Number.POSITIVE_INFINITY);
      expect([await logOf(page), await handOf(page)]).toEqual([log, hand]);
      await takesTurn(page);
      await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(log.length);
    },
  );
});

inBrowser(
  'a server that is stopped and started again at once: a page that is open shows nothing of it',
  { tags: ['slow/days'] },
  async () => {
    const place = folder();
    onTestFinished(() => place.remove());
    const file = join(place.path, 'stopped.sqlite');
    const first = await light(file, { GASLAMP_PAGE: PAGE });
    onTestFinished(() => first.stop());
    const page = await pageOf(DESK, BROKEN);
    await page.goto(`http://127.0.0.1:${first.port}`);
    await page.getByRole('button', { name: 'Two opponents' }).click();
    await page.waitForSelector('[data-your-turn]');
    const [log, hand] = [await logOf(page), await handOf(page)];
    const line = await watchLine(page);
    const stopped = performance.now();
    await first.stop();
    const second = await light(file, { GASLAMP_PAGE: PAGE, PORT: String(first.port) });
    onTestFinished(() => second.stop());
    // A longer restart is reported, but not before.
    const soon = performance.now() - stopped < 1800;
    expect((await comesBack(line)).shown).toBeGreaterThan(soon ? 60_000 : 1950);
    expect([await logOf(page), await handOf(page)]).toEqual([log, hand]);
    await takesTurn(page);
  },
);
