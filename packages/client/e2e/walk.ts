// Walks a match at random with a page at one of its seats.
import { at } from '@gaslamp/kernel/lists';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { scattered } from './played.ts';
import { movesHeard } from './positions.ts';
import { open, site } from './site.ts';
import { settled } from './time.ts';

/** Presses what confirms, or anything that is lit. Returns false if there is nothing. */
const press = (page: Page, n: number): Promise<boolean> =>
  page.evaluate((n) => {
    const dialog = document.querySelector('dialog[open]');
    const all = dialog
      ? dialog.querySelectorAll<HTMLElement>('button[data-do]:not([data-do^=look])')
      : document.querySelectorAll<HTMLElement>('.draft-confirm[data-lit]');
    const lit = all.length > 0 ? all : document.querySelectorAll<HTMLElement>('[data-thing][data-lit=strong]');
    lit[n % lit.length]?.click();
    return lit.length > 0;
  }, n);

/**
 * Plays a match at random, with a page at the first seat that composes its actions. Calls `seen` at each question and pick, until
 * it returns false.
 */
export async function walk(
  game: string,
  [width, height]: readonly number[],
  pick: ReturnType<typeof scattered>,
  seen: (page: Page) => Promise<boolean>,
): Promise<void> {
  const { lobby } = site.server;
  const seats = ['Ann', 'Ben', 'Cat'].map((name) => ({ kind: 'person', name }) as const);
  const { match, tokens } = await lobby.create({ game, seats, sit: [0, 1, 2] });
  const room = await lobby.room(match);
  const page = await open({ viewport: { width: width!, height: height! } });
  await page.addInitScript(() => {
    localStorage.setItem('gaslamp.pace', 'none');
    localStorage.setItem('gaslamp.passing', 'at once');
  });
  const heard = movesHeard(page);
  await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
  await settled(page);
  await page.waitForSelector('.game-table');
  for (let now = await room.current(); now?.decision; now = await room.current()) {
    const { decision, at: place } = now;
    const { player, options } = decision;
    if (player === 0) {
      await expect.poll(() => heard() >= place.move, { interval: 5 }).toBe(true);
      await settled(page);
      if ((await page.locator('dialog[open]').count()) === 0 && !(await seen(page))) break;
      const composes = (await page.locator('[data-composing]').count()) > 0;
      if (composes && (await press(page, pick(64, 0)))) {
        await settled(page);
        continue;
      }
      const later = (await room.current())?.at;
      if (later?.move !== place.move || later.step !== place.step) continue;
    }
    await room.answer(player, room.game.verbs.format(at(options, pick(options.length, 0))), place);
  }
  await page.context().close();
}
