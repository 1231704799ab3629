// Tests that the texts of the table are readable where they stand.
import { expect } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { tableAt } from './positions.ts';
import { inBrowser } from './site.ts';
import { settled } from './time.ts';

const LAPTOPS = [
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const;
const PHONE = { viewport: { width: 390, height: 844 } } as const;

inBrowser('in the final adjustment what a side loses stands beside its name, not over it', async () => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben', 'cat'], position: { active: 'ann' } });
  const page = await table.open(PHONE);
  const over = await page.evaluate(() => {
    const list = document.createElement('ol');
    list.className = 'standings';
    list.style.width = '20rem';
    for (let n = 0; n < 4; n++)
      list.insertAdjacentHTML(
        'beforeend',
        `<li><i class="picture" style="--size: 30px"></i><span class="standings-name">Wednesday<small class="final-side">
        <i class="sign" data-ink="" style="--size: 15px"></i> Restorationist</small></span>
        <span class="standings-penalty">−5</span><b>18</b></li>`,
      );
    document.querySelector('.game-table')!.prepend(list);
    return [...list.children].filter((tile) => {
      const words = document.createRange();
      words.selectNodeContents(tile.querySelector('.final-side')!);
      const [side, penalty] = [words, tile.querySelector('.standings-penalty')!].map((one) =>
        one.getBoundingClientRect(),
      );
      return penalty!.left < side!.right && penalty!.top < side!.bottom && penalty!.bottom > side!.top;
    }).length;
  });
  expect(over).toBe(0);
  await page.context().close();
});

for (const game of GAME_IDS)
  inBrowser(`${game}: on a laptop the status of no player is cut, in any language`, { tags: [game] }, async () => {
    // Ben and Cat are away.
    const table = await tableAt({ game, seats: ['ann', 'ben', 'cat'], position: { active: 'ben' } });
    const cut: Record<string, string[]> = {};
    for (const locale of ['en', 'de', 'pl']) {
      const page = await table.open({ locale }, { seat: 0 });
      for (const [width, height] of LAPTOPS) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const found = await page.evaluate(() =>
          [...document.querySelectorAll('.player-name small')]
            .filter((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 3)
            .map((node) => `${node.textContent}`),
        );
        if (found.length > 0) cut[`${locale} at ${width} by ${height}`] = found;
      }
      await page.context().close();
    }
    expect(cut).toEqual({});
  });
