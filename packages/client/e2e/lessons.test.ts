// Tests whole lessons at the real table: by mouse on a desktop with a detour, and by keyboard on a phone.
import { CARDS, CITIES } from '@gaslamp/emerald-2e/box/ids';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { press } from './finger.ts';
import { faults, framed } from './framed.ts';
import { Keyboard, listen } from './keyboard.ts';
import { inBrowser, openNew, sidewaysScroll, site, violations } from './site.ts';
import { passes, settled } from './time.ts';

/** Time between two taps that are not one gesture, in ms. */
const APART = 500;
const DESK = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 } } as const;
/** A touch device with a stopped clock. */
const FINGER = { ...PHONE, hasTouch: true, isMobile: true, clock: 'stopped' } as const;
const SLOW = ['slow/lessons'];

declare global {
  var early: string[];
}

const stepOf = (page: Page): Promise<string> => page.locator('.guide-head span').innerText();
const moved = (page: Page, from: string): Promise<unknown> =>
  page.waitForFunction((step) => document.querySelector('.guide-head span')?.textContent !== step, from);
const says = (page: Page): Promise<string> => page.locator('.guide-says').innerText();
/** Expects that the guide covers nothing that it points at. */
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

/** Clicks things on the table in order until the guide continues. */
async function click(page: Page, ...things: readonly string[]): Promise<void> {
  const from = await stepOf(page);
  await inSight(page);
  await expect.poll(() => faults(page), { message: from }).toEqual([]);
  for (const thing of things) await page.locator(thing).first().click();
  await moved(page, from);
}
/** Ends the turn. Main answers stand at one place, where a press that follows another at once is none. */
async function endTurn(page: Page): Promise<void> {
  const from = await stepOf(page);
  await inSight(page);
  const end = page.locator(`${action('end')}[data-lit]`);
  const pressed = async () => {
    if ((await stepOf(page)) === from && (await end.count()) > 0) await end.click();
    return stepOf(page);
  };
  await expect.poll(pressed, { interval: 500 }).not.toBe(from);
}
/** Records what the guide says about the others, or about the end, before it has been shown. */
async function noteEarly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.early = [];
    const look = () => {
      const says = document.querySelector('.guide-says')?.textContent ?? '';
      const playing = document.querySelector('#prompt')?.textContent?.startsWith('Catching up') ?? false;
      const ends = document.querySelector('dialog.finale[open]') !== null;
      const waits = says === '' || /^(Watch the board|The match is over\. Look)/.test(says);
      if ((playing || ends) && !waits && globalThis.early.at(-1) !== says) globalThis.early.push(says);
      requestAnimationFrame(look);
    };
    look();
  });
}
const GO = '.guide-ways .button-strong';
const CONFIRM = '.draft-confirm';
const action = (name: string) => `[data-action="${name}"]`;
const hand = (id: string) => `.game-table [data-thing="hand.${CARDS.indexOf(id)}"]`;
const city = (id: (typeof CITIES)[number]) => `.city-button[data-thing="city.${CITIES.indexOf(id)}"]`;
const agentOfBen = (id: (typeof CITIES)[number]) => `[data-thing="agent.1.${CITIES.indexOf(id)}"]`;
const LIMBO = '[data-thing="bar.limbo"]';

inBrowser(
  'a newcomer plays the whole first match by mouse, wanders off once, leaves and comes back',
  { tags: SLOW },
  async () => {
    const page = await openNew(DESK);
    const wrong = mishaps(page);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'New here? Learn at the table' }).click();
    await page.waitForSelector('.guide');
    expect(await violations(page)).toEqual([]);
    // From here on only files are requested from a server.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/assets/')) asked.push(request.url());
    });
    page.on('websocket', (socket) => asked.push(socket.url()));
    for (let i = 0; i < 6; i++) await click(page, GO);
    expect(await says(page)).toContain('Press Place, then Vienna.');

    // Another action: the table takes it back, and the guide begins the step again.
    await page.locator(action('pass')).click();
    await page.getByText('That is allowed, and the match goes on.').waitFor();
    await page.getByRole('button', { name: 'Take back' }).first().click();
    await page.getByText('That is allowed, and the match goes on.').waitFor({ state: 'detached' });
    await page.locator(action('pass')).click();
    await page.getByRole('button', { name: 'Do this step again' }).click();
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
    await click(page, hand('START_S010'), CONFIRM);
    await click(page, LIMBO, CONFIRM);
    await endTurn(page);
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
    await endTurn(page);
    await page.getByText('Cora has moved an agent out of Rome').waitFor();
    await click(page, GO);
    await click(page, action('claim'), city('ROME'));
    await click(page, hand('START_S007'), CONFIRM);
    await click(page, GO);
    await click(page, action('markers'));
    await click(page, hand('BISMARCK'), CONFIRM);
    await page.getByRole('dialog', { name: 'Final adjustment' }).waitFor();
    await page.keyboard.press('Escape');
    await click(page, GO);
    await click(page, GO);
    expect(await stepOf(page)).toBe('Lesson finished');
    await page.getByRole('link', { name: 'Next lesson: Whose points are they?' }).waitFor();
    // The last text reappears, with its buttons to continue.
    const ended = await says(page);
    await page.getByRole('button', { name: 'Show the scoring again' }).click();
    await page.getByRole('dialog', { name: 'Final adjustment' }).waitFor();
    expect(await says(page)).toBe(ended);
    await page.keyboard.press('Escape');
    expect(ended).toContain('Right-click any card to read what it does.');
    await page.reload();
    await page.getByRole('link', { name: 'Next lesson: Whose points are they?' }).waitFor();
    await page.getByRole('button', { name: 'Play it again' }).waitFor();
    expect(await says(page)).toBe(ended);
    await page.goto(`${site.url}/?game=emerald-2e`);
    await page.getByRole('link', { name: 'Lessons and puzzles' }).click();
    await page.getByText('Finished').first().waitFor();
    expect(await violations(page)).toEqual([]);
    // Another game still counts as new.
    await page.goto(`${site.url}/?game=nanty-narking`);
    await page.getByRole('link', { name: 'New here? Learn at the table' }).waitFor();
    // At the end of a lesson one press deals a match of that game.
    await page.goto(`${site.url}/learn/emerald-2e/first-match`);
    await page.getByRole('button', { name: 'Play a match against two bots' }).click();
    await page.waitForURL(/\/m\//);
    await page.waitForSelector('.game-table[data-seats="3"]');
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

const LESSONS = ['emerald-2e', 'nanty-narking', 'emerald-1e'].flatMap((game) =>
  [0, 1, 2].map((n) => [game, n] as const),
);

for (const [game, n] of LESSONS)
  inBrowser(
    `whoever touches nothing but what the guide of ${game} frames finishes lesson ${n} on a phone, without scrolling, and sees each step`,
    { tags: [game, ...SLOW] },
    async () => {
      const page = await openNew(FINGER);
      const wrong = mishaps(page);
      await noteEarly(page);
      await page.goto(`${site.url}/learn/${game}`);
      await settled(page);
      await page.locator('.lesson-link').nth(n).tap();
      await settled(page);
      const [, steps] = /of (\d+)/.exec(await stepOf(page)) ?? [];
      const seen = new Set<string>();
      let [last, tries] = ['', 0];
      for (let looks = 0; (await stepOf(page)) !== 'Lesson finished'; looks++) {
        const [step, here] = [await stepOf(page), await says(page)];
        expect(await faults(page), here).toEqual([]);
        const laid = await page.evaluate(() => document.querySelector('.draft-confirm[data-guided]') !== null);
        if (laid && !seen.has(step)) expect(here).not.toMatch(/\b(choose|add|take|use)\b/i);
        expect(here).not.toMatch(/^That (is allowed|begins)/);
        seen.add(step);
        tries = here === last ? tries + 1 : 0;
        last = here;
        expect(tries < 25 && looks < 120, `what is to be pressed is found: ${here}`).toBe(true);
        const at = await framed(page);
        if (at !== null) await press(page, at);
        await passes(page, APART);
      }
      expect([...seen].length).toBe(Number(steps));
      expect(await page.evaluate(() => globalThis.early)).toEqual([]);
      // A touch device is not told about a mouse.
      expect(await says(page)).not.toMatch(/mouse/);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      // The end leads to a match, to the next lesson, and to those of other games.
      await page.getByRole('button', { name: 'Play a match against two bots' }).waitFor();
      for (const dialog = page.locator('dialog[open]'); (await dialog.count()) > 0; await settled(page))
        await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'All lessons' }).tap();
      await settled(page);
      await page.locator('.lesson-link').nth(n).getByText('Finished · Play it again').waitFor();
      expect(wrong).toEqual([]);
      await page.context().close();
    },
  );

inBrowser(
  'on a phone the guide can be put away, asks on after a wrong move, and begins a step again where the board was',
  { tags: ['slow/lessons'] },
  async () => {
    const page = await openNew({ ...PHONE, hasTouch: true, isMobile: true });
    const wrong = mishaps(page);
    await page.goto(`${site.url}/learn/emerald-2e/first-match`);
    await page.waitForSelector('.guide');
    for (let i = 0; i < 6; i++) {
      const from = await stepOf(page);
      await page.locator(GO).tap();
      await moved(page, from);
    }
    const asked = 'First bring cubes to Vienna.';
    expect(await says(page)).toContain(asked);
    const high = () => page.evaluate(() => document.querySelector<HTMLElement>('.guide')?.offsetHeight ?? 0);
    const framing = () => page.locator('[data-guided]').count();
    const before = await high();
    expect(await framing()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Hide' }).tap();
    await expect.poll(framing).toBe(0);
    expect(await high()).toBeLessThan(Math.min(60, before / 2));
    await page.getByRole('button', { name: 'Show the guide' }).tap();
    await expect.poll(framing).toBeGreaterThan(0);

    // Another action is begun, and then the right one is done: the instruction stays readable, with ways back.
    await page.locator(action('retrieve')).tap();
    await page.getByText('That starts a different action.').waitFor();
    expect(await says(page)).toContain(asked);
    await page.getByRole('button', { name: 'Do this step again' }).tap();
    await page.getByText('That starts a different action.').waitFor({ state: 'detached' });
    await page.locator(action('pass')).tap();
    await page.getByText('That is allowed, and the match goes on.').waitFor();
    expect(await says(page)).toContain(asked);
    const at = () => page.evaluate(() => scrollY);
    const there = await at();
    expect(there).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Do this step again' }).tap();
    await page.getByText('2 actions left').waitFor({ state: 'attached' });
    await expect.poll(() => faults(page)).toEqual([]);
    expect(Math.abs((await at()) - there)).toBeLessThan(40);

    // Lost progress must be confirmed first.
    const [kept, restart] = [await stepOf(page), page.getByRole('button', { name: 'Start over' })];
    await restart.tap();
    await page.getByText('Start the lesson over?').waitFor();
    await page.getByRole('button', { name: 'No', exact: true }).tap();
    expect(await stepOf(page)).toBe(kept);
    await restart.tap();
    await page.getByRole('button', { name: 'Yes', exact: true }).tap();
    await moved(page, kept);
    expect(await stepOf(page)).toMatch(/^Step 1 of/);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

/** Opens the first match for a player who has returned after the steps up to the first action, and has done this since. */
async function goOnBehind(page: Page, ...done: readonly string[]) {
  const deeds = [...Array.from({ length: 6 }, (_, i) => `>${i + 1}`), ...done];
  await page.goto(site.url);
  await page.evaluate(
    (done) =>
      localStorage.setItem(
        'gaslamp.lessons',
        JSON.stringify([{ lesson: 'emerald-2e/first-match', deeds: done, finished: false, through: false }]),
      ),
    deeds,
  );
  await page.goto(`${site.url}/learn/emerald-2e/first-match`);
  await settled(page);
}

async function opensPlayers(page: Page): Promise<void> {
  const tab = page.getByRole('button', { name: 'Players' });
  await tab.tap();
  await settled(page);
  expect(await tab.getAttribute('aria-expanded')).toBe('true');
}

inBrowser('Escape closes a sheet on a phone, and takes nothing back', async () => {
  const page = await openNew(FINGER);
  await goOnBehind(page, 'place VIENNA');
  const says = page.getByText('Choose the card with two cube symbols, and confirm.');
  expect(await says.count()).toBe(1);
  await opensPlayers(page);
  await page.keyboard.press('Escape');
  await settled(page);
  expect(await page.locator('.tab[aria-expanded="true"]').count()).toBe(0);
  expect(await says.count()).toBe(1);
  await page.keyboard.press('Escape');
  await settled(page);
  expect(await says.count()).toBe(0);
  await page.context().close();
});

inBrowser('on a phone on its side the guide leaves what is asked its room', async () => {
  const page = await openNew({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await page.goto(`${site.url}/learn/emerald-2e/first-match`);
  await page.locator('.guide-says p').waitFor();
  const [guide, asked] = [await page.locator('.guide').boundingBox(), await page.locator('.bottom').boundingBox()];
  expect(guide!.x + guide!.width).toBeLessThanOrEqual(asked!.x + 1);
  expect(guide!.y + guide!.height).toBeLessThanOrEqual(391);
  expect(guide!.height).toBeLessThan(190);
  await page.context().close();
});

inBrowser('a button that says that something is missing is not framed', { tags: ['slow/lessons'] }, async () => {
  const page = await openNew(FINGER);
  await goOnBehind(page, 'place VIENNA', 'pick START_S006', 'done', '>9', 'retrieve', 'pick START_S010', 'done');
  const frames = (where: string) => page.locator(`${where}[data-guided]`).count();
  expect(await says(page)).toContain('Take two from there, and confirm.');
  expect(await frames('.centre ')).toBeGreaterThan(0);
  // Limbo is out of view now, and nothing has been taken from it.
  await opensPlayers(page);
  expect(await frames('.centre ')).toBe(0);
  expect(await frames(CONFIRM)).toBe(0);
  await page.getByRole('button', { name: 'Players' }).tap();
  await settled(page);
  await page.locator(LIMBO).first().tap();
  await settled(page);
  expect(await frames(CONFIRM)).toBe(1);
  await page.context().close();
});

inBrowser('on a desk the frames of players and of what each gathers are seen whole, and so is that list', async () => {
  const page = await openNew(DESK);
  await page.goto(`${site.url}/learn/nanty-narking/watch-the-others`);
  await page.waitForSelector('.guide');
  /** Returns how far a frame exceeds the column that clips it, and how much of the thing itself is hidden. */
  const cut = () =>
    page.locator('[data-guided]').evaluate((node) => {
      const column = node.closest('.players, .side')!.getBoundingClientRect();
      const { outlineOffset, outlineWidth } = getComputedStyle(node);
      const drawn = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const out = [column.left - left, column.top - top, right - column.right, bottom - column.bottom];
      return Math.max(...out) + drawn + Math.max(0, node.scrollHeight - node.clientHeight - 1);
    });
  for (const thing of ['.nn-watch', '[data-at="player.1"]']) {
    await click(page, GO);
    await page.locator(`${thing}[data-guided]`).waitFor();
    expect(await cut()).toBeLessThan(0.5);
  }
  await page.context().close();
});

inBrowser('a whole lesson on a phone, by keyboard alone, with every step heard', { tags: SLOW }, async () => {
  const page = await openNew(PHONE);
  const wrong = mishaps(page);
  await listen(page);
  await page.goto(`${site.url}/learn/emerald-2e`);
  const keyboard = await Keyboard.on(page);
  const dice = new FastDice(5);
  /** Focuses the first button of that name, and presses it, until the guide continues. */
  const press = async (...names: readonly RegExp[]): Promise<void> => {
    const from = await stepOf(page);
    await inSight(page);
    for (const name of names) {
      const find = async () => {
        const all = await keyboard.everything();
        return {
          all,
          target: all.find((one) => one.role === 'button' && !one.disabled && name.test(one.name)),
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('guide');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const go = /^Go on$/;
  for (let i = 0; i < 5; i++) await press(go);
  await press(/^Claim$/, /^Rome\. /);
  await press(/^Confirm$/);
  await press(/^Stop here$/);
  await press(go);
  await press(/^Assassinate$/, /^Cairo\. /, /^Assassinate: Nyarlathotep/);
  await press(/^Gunpowder: /, /^Slow Match: /, /^Confirm$/);
  await press(/^Stop here$/);
  await page.getByRole('dialog', { name: 'Final adjustment' }).waitFor();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 4; i++) await press(go);
  expect(await stepOf(page)).toBe('Lesson finished');
  expect(await violations(page)).toEqual([]);
  // A live region announces the guide's texts, in the first step as in the last.
  const heard = await page.evaluate(() => globalThis.spoken);
  for (const part of ['This time you are a Restorationist', 'Claim Rome.', 'Add both bombs', 'That is your side!'])
    expect(heard.filter((text) => text.includes(part))).not.toEqual([]);
  expect(keyboard.nameless).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});
