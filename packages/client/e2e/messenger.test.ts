// An invitation that is opened inside a messenger, and a link that is pasted on the start page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { invitation } from './invitation.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.37;]';
const APPLE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 335.0';

/** Returns the fields of a page whose text is so small that Safari zooms in on them. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea')].flatMap((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? [field.outerHTML.slice(0, 80)] : [],
    ),
  );

for (const [name, userAgent] of Object.entries({ ANDROID, APPLE }))
  inBrowser(`the browser of a messenger (${name}) offers the real one before one sits down`, async () => {
    const page = await open({ ...PHONE, userAgent });
    const { link } = await invitation();
    await page.goto(link);
    const here = page.getByRole('button', { name: 'Sit down here' });
    await here.waitFor();
    expect(await page.getByRole('button', { name: 'Sit down', exact: true }).count()).toBe(0);
    const outside = page.getByRole('link', { name: 'Open in my browser' });
    if (name === 'ANDROID')
      expect(await outside.getAttribute('href')).toBe(
        `intent:${link.replace('http:', '')}#Intent;scheme=http;action=android.intent.action.VIEW;end`,
      );
    else expect(await outside.count()).toBe(0);
    expect(await page.getByLabel('Your invitation').inputValue()).toBe(link);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await here.click();
    await page.getByLabel('Your name').fill('Ben');
    expect(await smallFields(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await page.waitForSelector('.game-table');
    await page.context().close();
  });

inBrowser('a link that is pasted on the start page is opened, also from within a message', async () => {
  const page = await open(PHONE);
  const { link } = await invitation();
  await page.goto(site.url);
  const field = page.getByLabel('Have you been sent a link? Paste it here');
  await field.fill('see you on Friday');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('There is no link to a match in this text.').waitFor();
  await field.fill(link.slice(0, -1));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('This link is damaged').waitFor();
  expect(await smallFields(page)).toEqual([]);
  await field.fill(`Play with us: <${link}&utm_source=x>.`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  expect(page.url()).toBe(link);
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').waitFor();
  expect(await smallFields(page)).toEqual([]);
  await page.context().close();
});
