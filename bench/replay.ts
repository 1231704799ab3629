// Measures the replay of a long match: the time to open it, and the steps per second that the table follows along the slider.
// Run: npm run -s bench:replay   (the page must be built: npm test -- page; GASLAMP_OPENS, default 5: openings of each kind)
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Entry } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { pastOf } from '@gaslamp/record/past';
import { recordOf, recordText } from '@gaslamp/record/record';
import { readRecord } from '@gaslamp/record/record-reader';
import { reelOf } from '@gaslamp/record/reel';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, openSite } from '../packages/client/e2e/browser.ts';

const OPENS = Number(process.env.GASLAMP_OPENS ?? 5);
const STEPS = 400;
const MOMENTS = 1500;
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

/** Plays a match of five random players who often take back, up to a number of published steps. */
function longMatch() {
  const game = gameNamed('emerald-2e');
  const options = tableOptions(game, {});
  for (let seed = 1; ; seed++) {
    const mind = new FastDice(seed);
    const { match, before, entry } = Match.start(game, 5, options, new FastDice(seed + 500));
    const entries: Entry[] = [entry];
    while (match.decision !== null && match.published.move < MOMENTS - 1) {
      const { player, options: offered } = match.decision;
      const back = match.undoable(player) > 0 && mind.below(4) === 0;
      const result = back
        ? match.undo(player, match.at, 1)
        : match.choose(player, [game.verbs.format(mind.oneOf(offered))], match.at);
      if (isRefusal(result)) throw new Error(JSON.stringify(result));
      entries.push(...result.entries);
    }
    if (match.published.move < MOMENTS - 1) continue;
    const lines = entries.map((one) => ({ at: 1, rules: game.rules, entry: one }));
    return { game, before, entries, lines, text: recordText(recordOf({ game, before, options }, lines)) };
  }
}

const median = (all: readonly number[]): number =>
  at(
    [...all].sort((a, b) => a - b),
    all.length >> 1,
  );
const shown = (ms: number): string => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
function timed<T>(work: () => T): [T, number] {
  const from = performance.now();
  const result = work();
  return [result, performance.now() - from];
}

const { game, before, entries, lines, text } = longMatch();
{
  const [record, reading] = timed(() => readRecord(text, 'bench'));
  const [reel, folding] = timed(() => reelOf(game, before, record.entries));
  const [past, telling] = timed(() => {
    const slowly = pastOf(reel, 0);
    for (let step = slowly.next(); ; step = slowly.next()) if (step.done) return step.value;
  });
  console.log(
    `${reel.turns.length} moments, ${entries.length} answers, a record of ${(text.length / 1e6).toFixed(2)} MB; ` +
      `read in ${shown(reading)}, folded in ${shown(folding)}, one seat's past told in ${shown(telling)} ` +
      `(${(JSON.stringify(past).length / 1e6).toFixed(2)} MB)`,
  );
}

const browser = await openBrowser();
if (browser === null) throw new Error('there is no browser here');
const site = await openSite();
/** Stores the long match on a real server as an ended one; returns the path to its middle. */
async function stored(): Promise<string> {
  const { lobby } = site.server;
  const person = { kind: 'person' } as const;
  const made = await lobby.create({
    game: game.id,
    seats: [person, person, person, person, person],
    sit: [0, 1, 2, 3, 4],
  });
  const whole = await lobby.store.whole(made.match, 0);
  if (whole === null) throw new Error('what was made is not there');
  const id = 'thelongmatch';
  const ended = { ...whole.status, phase: 'ended', asked: null } as const;
  await lobby.store.create({ ...whole.record, id }, ended, whole.seats, {
    beginning: { rules: game.rules, before },
    lines,
  });
  return `${site.url}/m/${id}/replay?at=700#seat=0.${made.tokens[0]}`;
}
const address = await stored();
async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // The transpiler of these lines names their functions with it.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}
/** Returns the times from the start of the navigation until the table shows its moment, and until it can be moved. */
async function opening(page: Page): Promise<{ stands: number; goes: number }> {
  await page.goto(address);
  const passed = () => page.evaluate(() => performance.now());
  await page.waitForFunction(() => document.querySelectorAll('.game-table .log-line').length > 10);
  const stands = await passed();
  await page.waitForSelector('.replay-scrubber input:not([aria-disabled])');
  return { stands, goes: await passed() };
}
/** Returns the processor time of the page's main thread so far, in ms, which excludes other load on the machine. */
async function workOf(page: Page): Promise<() => Promise<Record<string, number>>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
}
/** Moves one step per frame along the slider. Returns the gaps between frames, in ms. */
const scrub = (page: Page, by: number): Promise<number[]> =>
  page.evaluate(
    ({ by, steps }) =>
      new Promise<number[]>((resolve) => {
        const slider = document.querySelector<HTMLInputElement>('.replay-bar input');
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const gaps: number[] = [];
        let last = performance.now();
        const frame = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (gaps.length > steps) return resolve(gaps.slice(1));
          set?.call(slider, String(Number(slider?.value) + by));
          slider?.dispatchEvent(new Event('input', { bubbles: true }));
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    { by, steps: STEPS },
  );

for (const [device, options] of Object.entries(DEVICES)) {
  const cold: Awaited<ReturnType<typeof opening>>[] = [];
  const warm: typeof cold = [];
  for (let i = 0; i < OPENS; i++) {
    const context = await browser.newContext(options);
    for (const all of [cold, warm]) {
      const page = await opened(context);
      all.push(await opening(page));
      await page.close();
    }
    await context.close();
  }
  const both = (all: typeof cold) =>
    `${shown(median(all.map(({ stands }) => stands)))} (goes on at ${shown(median(all.map(({ goes }) => goes)))})`;
  console.log(`${device}: opened in ${both(cold)} with an empty cache, ${both(warm)} with a full one`);
  const context = await browser.newContext(options);
  const page = await opened(context);
  await opening(page);
  const work = await workOf(page);
  for (const by of [1, -1]) {
    const before = await work();
    const gaps = (await scrub(page, by)).sort((a, b) => a - b);
    const after = await work();
    const each = (name: string) => shown((Number(after[name]) - Number(before[name])) / gaps.length);
    const share = (part: number) => shown(at(gaps, Math.floor(gaps.length * part)));
    const sum = gaps.reduce((total, gap) => total + gap, 0);
    console.log(
      `${device}, ${by > 0 ? 'forward' : 'back'}: ${((1000 * gaps.length) / sum).toFixed(1)} steps a second; ` +
        `a step p50 ${share(0.5)}, p95 ${share(0.95)}, p99 ${share(0.99)}; ` +
        `of processor time ${each('TaskDuration')} (script ${each('ScriptDuration')}, styles ${each('RecalcStyleDuration')}, ` +
        `layout ${each('LayoutDuration')})`,
    );
  }
  await context.close();
}
await browser.close();
await site.server.close();
process.exit(0);
