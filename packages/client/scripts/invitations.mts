// Draws the preview pictures of invitations for messengers, from the built start page:
// node --import tsx packages/client/scripts/invitations.mts
import { existsSync, readdirSync } from 'node:fs';
import { openBrowser, openSite } from '../e2e/browser.ts';

const PICTURE = { width: 1200, height: 630 };
const GAMES = new URL('../src/games/', import.meta.url);
/** Hides everything but the name of the game and its cards. */
const STYLE = 'fieldset, p:has(.button-wide), .masthead button, .start-lead, footer { display: none !important }';
const browser = await openBrowser();
const site = await openSite();
for (const game of readdirSync(GAMES).filter((one) => existsSync(new URL(`${one}/invitation`, GAMES)))) {
  const context = await browser!.newContext({ viewport: PICTURE, colorScheme: 'dark', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.url}/?game=${game}`);
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: STYLE });
  await page.screenshot({ path: new URL(`${game}/invitation/picture.jpg`, GAMES).pathname, type: 'jpeg', quality: 82 });
  await context.close();
}
await browser!.close();
await site.server.close();
