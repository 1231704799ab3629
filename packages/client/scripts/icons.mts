// Draws the PNG icons of the page from its SVG, for home screens: node --import tsx packages/client/scripts/icons.mts
import { readFileSync } from 'node:fs';
import { openBrowser } from '../e2e/browser.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
/** Home screens cut the corners themselves, and of maskable icons they show at least the middle 80 %. */
const full = svg.replace(' rx="6"', '').replace('viewBox="0 0 32 32"', 'viewBox="2 2 28 28"');
const masked = svg
  .replace(' rx="6"', '')
  .replace(/<rect[^>]*>/, '<rect x="-8" y="-8" width="48" height="48" fill="#0f1514"/>');
const DRAWN: readonly (readonly [string, number, string])[] = [
  ['icon-180.png', 180, full],
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, masked.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')],
];
const browser = await openBrowser();
for (const [name, size, drawing] of DRAWN) {
  const page = await browser!.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await page.screenshot({ path: new URL(name, PUBLIC).pathname, omitBackground: true });
  await page.close();
}
await browser!.close();
