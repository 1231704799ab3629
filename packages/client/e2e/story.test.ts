// Tests the story of a finished match: numbers, turning points that lead to their moment, and the bots' assessment.
import { expect } from 'vitest';
import { mishaps } from './browser.ts';
import { played, scattered } from './played.ts';
import { inBrowser, open, sidewaysScroll, site, violations } from './site.ts';

inBrowser(
  'the story of a match: from its end, with numbers that add up, to a moment and to a judgement',
  { tags: ['slow/looking-back'] },
  async () => {
    const { match, tokens, spectator, room } = await played(5000);
    expect(room.over).toBe(true);
    const result = room.game.result({ s: room.ledger.match!.published, data: room.game.data })!;
    const page = await open({ viewport: { width: 1440, height: 900 } });
    const wrong = mishaps(page);
    await page.goto(`${site.url}/m/${match}#seat=0.${tokens[0]}`);
    await page.getByRole('link', { name: 'How it went' }).click();
    await page.getByRole('heading', { name: 'How it went' }).waitFor();
    const end = page.getByRole('region', { name: 'Points and where they come from' }).getByRole('row');
    const rows = await end.evaluateAll((all) =>
      all
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent?.replace('−', '-')))),
    );
    const sums = rows.at(-1);
    expect(sums).toEqual(result.points);
    const parts = rows.slice(0, -1);
    expect([0, 1].map((seat) => parts.reduce((sum, row) => sum + row[seat]!, 0))).toEqual(sums);
    // The chart can be used by keyboard, and its numbers stand below it.
    await page.getByLabel('Show').selectOption({ label: 'Pounds' });
    const chart = page.locator('.story-chart').first();
    await chart.getByText('As a table').click();
    await chart.getByRole('row', { name: /^Deal/ }).waitFor();
    await chart.locator('svg[tabindex]').first().focus();
    await page.keyboard.press('ArrowRight');
    await chart.locator('.recharts-tooltip-wrapper').getByText('Ann').waitFor();
    // Shown without being requested: when each secret came out, with a line and a sentence for each player.
    const secrets = page.getByRole('region', { name: 'When the secrets came out' });
    for (const name of ['Ann', 'Ben'])
      await secrets
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`${name}, .+ in more than three of four cases`) })
        .waitFor();
    await secrets.getByText('As a table').click();
    const held = await secrets
      .getByRole('row')
      .evaluateAll((all) =>
        all
          .slice(1)
          .map((one) =>
            [...one.querySelectorAll('td')].map(({ textContent }) => Number(textContent?.replace('−', '-'))),
          ),
      );
    // Three of five are Lords: nobody can guess more than that after the deal.
    expect(Math.max(...held[0]!)).toBeLessThanOrEqual(60);
    expect(held.at(-1)).toEqual([100, 100]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Let the bots play on' }).click();
    await page.getByText(/^Played on (?:once|\d+ times) from each moment/).waitFor();
    await page
      .getByRole('link', { name: /^Turn \d+, step \d+/ })
      .first()
      .click();
    await page.getByLabel('Seen by').waitFor();
    expect(await page.getByLabel('Seen by').locator('option:checked').textContent()).toBe('Everything open');
    expect(wrong).toEqual([]);
    await page.context().close();
    // A guest who received only the story can open its moments, too.
    const guest = await open({ viewport: { width: 390, height: 844 } });
    await guest.goto(`${site.url}/m/${match}/story#watch=${spectator}`);
    await guest.getByRole('link', { name: 'Look back step by step' }).click();
    await guest.getByLabel('Seen by').waitFor();
    await guest.context().close();
  },
);

inBrowser('before the end there is no story, on a phone neither; and one of a stranger is nobody’s', async () => {
  const { match, tokens } = await played(40);
  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/m/${match}/story#seat=0.${tokens[0]}`);
  await page.getByText('You can read the story of a match when it is over.').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(`${site.url}/m/${match}/story#watch=${'x'.repeat(32)}`);
  await page.reload();
  await page.getByRole('button').first().waitFor();
  expect(await page.getByText('How it went').count()).toBe(0);
  await page.context().close();
});

inBrowser('numbers below zero have a minus at the chart as in the text', { tags: ['emerald-2e'] }, async () => {
  const { match, tokens } = await played(5000, 'emerald-2e', ['Ann', 'Ben'], scattered());
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/m/${match}/story#seat=0.${tokens[0]}`);
  await page.getByLabel('Show').selectOption({ label: 'Penalty of the side in last place' });
  const ticks = page.locator('.story-chart').first().locator('.recharts-cartesian-axis-tick-value');
  await expect.poll(() => ticks.allTextContents()).toContainEqual(expect.stringMatching(/^−\d+$/));
  expect((await ticks.allTextContents()).filter((tick) => tick.includes('-'))).toEqual([]);
  await page.context().close();
});
