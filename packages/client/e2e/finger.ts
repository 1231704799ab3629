// Touches on a page.
import type { Page } from 'playwright-core';
import { passes } from './time.ts';

/** A place on the page, in px. */
export type Spot = { readonly x: number; readonly y: number };

/** Time of the last touch, in seconds since 1970. The browser uses it to count double taps, however fast the machine is. */
let touched = Date.now() / 1000;
/** Presses a second after the last touch, without waiting for the result. */
export async function press(page: Page, at: Spot, stays = 0): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  touched += 1;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp: touched });
  if (stays > 0) await passes(page, stays);
  touched += 0.05;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: touched });
  await cdp.detach();
}
