// Whole lessons at the real table: by mouse at a desk with a way around, and by keyboard on a phone.
import { CARDS, CITIES } from '@gaslamp/emerald-2e/ids';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { Keyboard, listen } from './keyboard.ts';
import { inBrowser, openNew, sidewaysScroll, site, violations } from './site.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 } } as const;

const stepOf = (page: Page): Promise<string> => page.locator('.guide-head span').innerText();
const moved = (page: Page, from: string): Promise<unknown> =>
  page.waitForFunction((step) => document.querySelector('.guide-head span')?.textContent !== step, from);
const says = (page: Page): Promise<string> => page.locator('.guide-says').innerText();
/** The guide covers nothing that it points at. */
async function inSight(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const guide = document.querySelector('.guide')?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('[data-guided]')]
      .filter((node) => node.checkVisibility() && guide !== undefined)
      .map((node) => node.getBoundingClientRect())
      .filter((box) => box.bottom > guide!.top + 1 && box.top < guide!.bottom - 1)
      .filter((box) => box.right > guide!.left + 1 && box.left < guide!.right - 1).length;
  });
  expect(covered).toBe(0);
}

/** Clicks things on the table, one after the other, until the guide goes on. */
async function click(page: Page, ...things: readonly string[]): Promise<void> {
  const from = await stepOf(page);
  await inSight(page);
  for (const thing of things) await page.locator(thing).first().click();
  await moved(page, from);
}
const GO = '.guide-ways .button-strong';
const CONFIRM = '.draft-confirm';
const action = (name: string) => `[data-action="${name}"]`;
const hand = (id: string) => `.game-table [data-thing="hand.${CARDS.indexOf(id)}"]`;
const city = (id: (typeof CITIES)[number]) => `.city-button[data-thing="city.${CITIES.indexOf(id)}"]`;
const agentOfBen = (id: (typeof CITIES)[number]) => `[data-thing="agent.1.${CITIES.indexOf(id)}"]`;
const LIMBO = '[data-thing="bar.limbo"]';

inBrowser('a newcomer plays the whole first match by mouse, wanders off once, leaves and comes back', async () => {
  const page = await openNew(DESK);
  const wrong = mishaps(page);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'New here? Learn it at the table' }).click();
  await page.waitForSelector('.guide');
  expect(await violations(page)).toEqual([]);
  // From here on no server is asked for anything but files.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) asked.push(request.url());
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  for (let i = 0; i < 6; i++) await click(page, GO);
  expect(await says(page)).toContain('Press Place, then Vienna.');

  // Something else: it can be taken back, and then the step is asked for again.
  await page.locator(action('pass')).click();
  await page.getByText('That is allowed, and the match goes on.').waitFor();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('That is allowed, and the match goes on.').waitFor({ state: 'detached' });
  await page.locator(action('pass')).click();
  await page.getByRole('button', { name: 'This step again' }).click();
  await page.getByText('2 actions left').waitFor();

  await click(page, action('place'), city('VIENNA'));
  const kept = await stepOf(page);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.getByText('Go on').first().click();
  await page.waitForSelector('.guide');
  expect(await stepOf(page)).toBe(kept);
  await page.getByText('0 of your 5 cubes placed').waitFor();

  await click(page, hand('START_S006'), CONFIRM);
  await click(page, GO);
  await click(page, action('retrieve'));
  await click(page, hand('START_S010'), CONFIRM, LIMBO, CONFIRM);
  await click(page, action('end'), action('end'));
  await page.getByText('Ben attacks your agent in Paris').waitFor();
  await click(page, `.dock ${hand('SHERLOCK_HOLMES').slice('.game-table '.length)}`);
  await page.getByText('The attack failed').waitFor();
  await click(page, GO);
  await click(page, action('claim'), city('VIENNA'));
  await click(page, hand('START_S005'), CONFIRM);
  await click(page, GO);
  await click(page, GO);
  await click(page, action('assassinate'), agentOfBen('CONSTANTINOPLE'));
  await click(page, hand('START_S003'), CONFIRM);
  await click(page, '[data-thing="bar.done"]');
  await click(page, action('end'), action('end'));
  await page.getByText('Cora has moved an agent out of Rome').waitFor();
  await click(page, GO);
  await click(page, action('claim'), city('ROME'));
  await click(page, hand('START_S007'), CONFIRM);
  await click(page, GO);
  await click(page, action('markers'));
  await click(page, hand('BISMARCK'), CONFIRM);
  await page.getByRole('dialog', { name: 'The final adjustment' }).waitFor();
  await page.keyboard.press('Escape');
  await click(page, GO);
  await click(page, GO);
  expect(await stepOf(page)).toBe('Lesson finished');
  await page.getByRole('link', { name: 'Next lesson: Whose points are they?' }).waitFor();
  await page.goto(`${site.url}/?game=emerald-2e`);
  await page.getByRole('link', { name: 'Lessons: learn it step by step' }).click();
  await page.getByText('Finished').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});

/**
 * Where somebody presses who looks at nothing but the rings of the guide, and does not scroll: what confirms, what is
 * ringed, an action before its place. Null where nothing of that is in sight with nothing over it.
 */
const ringed = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const all = (selector: string) => [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)];
    const free = all('[data-guided]').filter((node) => node.ariaPressed !== 'true');
    const inside = free.flatMap((node) => [...node.querySelectorAll<HTMLElement>('button[data-lit]')]);
    const places = free.filter((node) => node.matches('button, .city, .nn-area'));
    const begun = all('.action[aria-pressed=true]').length > 0;
    const wanted = dialog
      ? ['[data-first]', '.button-strong', '.icon-button'].flatMap(all)
      : [
          ...all('.guide-ways .button-strong'),
          ...all('.draft-confirm[data-lit]'),
          ...places.filter((node) => node.matches('.action') !== begun),
          ...places.filter((node) => node.dataset.lit),
          ...inside,
          ...places,
          // The question is ringed: its answers stand beside it.
          ...(free.some(({ id }) => id === 'prompt') ? all('.dock button[data-lit]') : []),
        ];
    for (const node of wanted) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = node.checkVisibility() ? document.elementFromPoint(x, y) : null;
      // Pieces in a city mean the city.
      if (met && (node.closest('.city') ?? node).contains(met)) return { x, y };
    }
    return null;
  });

inBrowser.each(['emerald-2e', 'nanty-narking', 'emerald-1e'])(
  'whoever touches nothing but what the guide of %s rings finishes the first match on a phone, without scrolling',
  async (game) => {
    const page = await openNew({ ...PHONE, hasTouch: true, isMobile: true });
    const wrong = mishaps(page);
    await page.goto(`${site.url}/learn/${game}`);
    await page
      .getByRole('link', { name: /first match/i })
      .first()
      .tap();
    await page.waitForSelector('.guide');
    let [step, tries] = ['', 0];
    for (let looks = 0; (await stepOf(page)) !== 'Lesson finished'; looks++) {
      // A finger that was on its way when something opened or moved presses nothing.
      await page.waitForTimeout(500);
      const here = await says(page);
      tries = here === step ? tries + 1 : 0;
      step = here;
      expect(tries < 25 && looks < 120, `what is to be pressed is found: ${here}`).toBe(true);
      const at = await ringed(page);
      if (at !== null) await page.touchscreen.tap(at.x, at.y);
    }
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

inBrowser('a whole lesson on a phone, by keyboard alone, with every step heard', async () => {
  const page = await openNew(PHONE);
  const wrong = mishaps(page);
  await listen(page);
  await page.goto(`${site.url}/learn/emerald-2e`);
  const keyboard = await Keyboard.on(page);
  const dice = new FastDice(5);
  /** Goes to the button of that name, the nth of them, and presses it, until the guide goes on. */
  const press = async (...names: readonly (RegExp | readonly [RegExp, number])[]): Promise<void> => {
    const from = await stepOf(page);
    await inSight(page);
    for (const one of names) {
      const [name, n] = one instanceof RegExp ? [one, 0] : one;
      const find = async () => {
        const all = await keyboard.everything();
        return {
          all,
          target: all
            .filter(({ role, disabled }) => role === 'button' && !disabled)
            .filter((spoken) => name.test(spoken.name))[n],
        };
      };
      await expect.poll(async () => (await find()).target?.name ?? 'nothing').toMatch(name);
      const { all, target } = await find();
      if (target === undefined) throw new Error(`no button ${name}`);
      expect(await keyboard.goTo(target, all, (below) => dice.below(below)), keyboard.trail()).toBe(true);
      await page.keyboard.press('Enter');
    }
    await moved(page, from);
  };
  await page.getByRole('link', { name: 'Whose points are they?' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.guide');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const go = /^Go on$/;
  for (let i = 0; i < 4; i++) await press(go);
  await press(/^Claim$/, /^Rome\. /);
  await press(/^Confirm$/);
  await press(/^Stop here$/);
  await press(go);
  await press(/^Assassinate$/, /^Cairo\. /);
  await press([/^Monday: .*bomb point/, 0], [/^Monday: .*bomb point/, 1], /^Confirm$/);
  await press(/^Stop here$/);
  await page.getByRole('dialog', { name: 'The final adjustment' }).waitFor();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 4; i++) await press(go);
  expect(await stepOf(page)).toBe('Lesson finished');
  expect(await violations(page)).toEqual([]);
  // What the guide says is told by a live region, with the first step as with the last.
  const heard = await page.evaluate(() => globalThis.spoken);
  for (const part of ['This time you are a Restorationist', 'Claim Rome.', 'Add both bombs', 'That is your side!'])
    expect(heard.filter((text) => text.includes(part))).not.toEqual([]);
  expect(keyboard.nameless).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});
