// Tests the replay of a match: by keyboard from its end, along the slider, from every side, by links to a moment.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played } from './played.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';
import { settled } from './time.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
const DESK = { viewport: { width: 1440, height: 900 } } as const;

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });
const moment = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
/** Waits until the whole match is loaded: until then only the current moment has been read. */
const whole = (page: Page) => page.locator('.replay-scrubber input:not([aria-disabled])').waitFor();
const logLines = (page: Page) => page.locator('#log li').count();

inBrowser(
  'a match that is over is looked back on by keyboard, by slider, from every side, and by link',
  { tags: ['slow/looking-back'] },
  async () => {
    const { match, tokens, spectator, room } = await played(5000);
    expect(room.over).toBe(true);
    const page = await open(DESK);
    const wrong = mishaps(page);
    await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
    await page.getByRole('link', { name: 'Look back' }).focus();
    await page.keyboard.press('Enter');
    // The slider has the focus: all keys work at once.
    await page.waitForFunction(() => document.activeElement?.matches('.replay-scrubber input'));
    expect(await moment(page)).toBe(0);
    await page.locator('.nanty').waitFor();
    await whole(page);
    const last = Number(await slider(page).getAttribute('max'));
    expect(last).toBeGreaterThan(60);
    const first = await logLines(page);
    await page.keyboard.press('ArrowRight');
    expect(await moment(page)).toBe(1);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await page.getByText(/^Step \d+ of \d+, turn 3/).waitFor();
    await page.waitForFunction((before) => document.querySelectorAll('#log li').length > before, first);
    const third = await moment(page);
    await page.keyboard.press('PageDown');
    expect(await moment(page)).toBeLessThan(third);
    await page.keyboard.press('End');
    await page
      .getByText(/wins?\b/)
      .first()
      .waitFor();
    // The reveal belongs to the end of the match: here it opens only on request.
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await page.getByRole('button', { name: /Rematch/ }).count()).toBe(0);
    await page.keyboard.press('Home');
    await page.waitForFunction((n) => document.querySelectorAll('#log li').length === n, first);
    await page.getByLabel('Speed').selectOption('fast');
    await slider(page).focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.replay-bar input')?.value) > 2);
    await page.keyboard.press('Space');
    // The replay settles only when stopped: played on, it would do so at the end.
    await settled(page);
    expect(await moment(page)).toBeGreaterThan(2);
    expect(await moment(page)).toBeLessThan(last);

    await slider(page).fill('40');
    await page.getByText(`Step 40 of ${last}`).waitFor();
    // Only the current moment is read out, not everything before it: that stands in the log.
    await page.waitForFunction(() => document.querySelectorAll('#log li').length > 30);
    const aloud = page.locator('.only-spoken[role=log] p');
    expect(await aloud.count()).toBeGreaterThan(0);
    expect(await aloud.count()).toBeLessThanOrEqual(5);
    // Ann's hand, and then everybody's actions.
    expect(await page.locator('#hand').count()).toBe(1);
    await page.getByLabel('Seen by').selectOption({ label: 'Everything open' });
    await page.getByRole('button', { name: 'What everybody holds' }).click();
    await page.getByText('You know this, but not everybody does').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#hand').count()).toBe(0);
    expect(await moment(page)).toBe(40);
    await page.getByText('Link to this moment').first().click();
    const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
    expect(link).toBe(`${site.url}/m/${match}/replay?at=40&as=open`);
    expect(await violations(page)).toEqual([]);

    // A browser that has the match can follow the link; others cannot until it carries the spectators' access.
    const own = await page.context().newPage();
    await own.goto(link);
    await own.getByText(`Step 40 of ${last}`).waitFor();
    expect(await own.getByLabel('Seen by').inputValue()).toBe('open');
    const phone = await open(PHONE);
    await phone.goto(link);
    await phone.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
    await phone.goto(`${link}#watch=${spectator}`);
    await phone.getByText(`Step 40 of ${last}`).waitFor();
    await phone.locator('.nanty').waitFor();
    // The address changes a moment after the table.
    await phone.waitForFunction(() => location.hash === '');
    expect(await violations(phone)).toEqual([]);
    expect(await sidewaysScroll(phone)).toBe(0);
    await phone.goto(`${site.url}/m/${match}/replay?at=now&as=9`);
    await phone.getByText('The address says “at=now”').waitFor();
    await phone.context().close();
    await page.context().close();
    expect(wrong).toEqual([]);
  },
);

inBrowser('the table stands at its moment before the rest of the match has been read', async () => {
  const { match, tokens } = await played(5000);
  const page = await open(DESK);
  // The rest is read after that moment has been drawn.
  await page.addInitScript(() => {
    const next = requestAnimationFrame;
    let held: FrameRequestCallback[] | null = [];
    window.requestAnimationFrame = (frame) => (held === null ? next(frame) : held.push(frame));
    addEventListener('drawn', () => {
      for (const frame of held ?? []) next(frame);
      held = null;
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let workers = 0;
  page.on('worker', () => workers++);
  await page.goto(`${site.url}/m/${match}/replay?at=40#seat=0.${tokens[0]}`);
  await page.locator('.nanty #hand').waitFor();
  // It is read once: the page's script continues the request that the HTML began.
  expect([workers, asked.filter((path) => /\/(?:past|record)$/.test(path)).length]).toEqual([1, 2]);
  expect(asked.findIndex((path) => path.includes('looking-back'))).toBe(1);
  const lines = await logLines(page);
  expect(lines).toBeGreaterThan(10);
  const bar = page.getByRole('region', { name: 'Looking back' });
  await bar.getByText('Fetching the match …').waitFor();
  for (const name of ['A step forward', 'Play', 'To the deal'])
    expect(await bar.getByRole('button', { name, exact: true }).getAttribute('aria-disabled')).toBe('true');
  const focused = () => page.evaluate(() => document.activeElement?.matches('.replay-scrubber input[aria-disabled]'));
  await expect.poll(focused).toBe(true);
  for (const key of ['ArrowRight', 'ArrowLeft', 'PageUp', 'End', 'Space']) await page.keyboard.press(key);
  expect(await violations(page)).toEqual([]);
  const ways = async () => (await bar.locator('button, select, a, summary').allInnerTexts()).length;
  const [places, low] = [await ways(), (await page.locator('#table').boundingBox())?.y];
  await page.evaluate(() => dispatchEvent(new Event('drawn')));
  await page.getByText(/^Step 40 of \d+, turn \d/).waitFor();
  // The buttons stay in place, and so does the table.
  expect([await ways(), (await page.locator('#table').boundingBox())?.y]).toEqual([places, low]);
  expect(await moment(page)).toBe(40);
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Step 41 of /).waitFor();
  await page.waitForFunction((before) => document.querySelectorAll('#log li').length > before, lines);
  await page.context().close();
});

inBrowser('during a match one looks back on what one saw oneself, and nothing else', async () => {
  const { match, tokens } = await played(60);
  const page = await open(DESK);
  await page.goto(`${site.url}/m/${match}#seat=1.${tokens[1]}`);
  await page.getByRole('button', { name: 'Seats' }).click();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'What happened so far' }).click(),
  ]);
  await tab.getByText(/^Step (\d+) of \1/).waitFor();
  expect(await tab.getByLabel('Seen by').locator('option').allTextContents()).toEqual(['Ben (you)']);
  const requested = new Set<string>();
  tab.on('request', (request) => requested.add(new URL(request.url()).pathname));
  // A visitor who never sat at a table can replay too: introductions are for players.
  await tab.evaluate(() => localStorage.removeItem('gaslamp.begun.nanty-narking'));
  await tab.goto(`${site.url}/m/${match}/replay?at=5&as=open`);
  await tab.getByText('Until the match is over you can look back only on what you saw yourself.').waitFor();
  await tab.locator('#hand').waitFor();
  expect(await tab.locator('dialog[open]').count()).toBe(0);
  expect(await tab.evaluate(() => localStorage.getItem('gaslamp.begun.nanty-narking'))).toBeNull();
  expect(requested).toContain(`/api/matches/${match}/past`);
  expect([...requested].filter((path) => path.endsWith('/record'))).toEqual([]);
  await page.context().close();
});
