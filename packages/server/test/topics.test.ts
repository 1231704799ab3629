// Standing orders that leave windows on some topics to the player: they work alike whatever is held.
import type { AnyGame } from '@gaslamp/games/games';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { tableAt } from '@gaslamp/nanty-narking/stage/story';
import { expect, test } from 'vitest';
import { opaque, ownServer, stated, type Viewer } from './harness.ts';
import { testClock } from './test-clock.ts';

const WINDOW = 120;
const game = nantyNarking();

/** Ann holds a card against Ben's money and one against his agent; Ben holds a card that stops either, or another grey one. */
async function seated(holds: boolean) {
  const clock = testClock();
  const run = await ownServer({ clock, pace: { bot: 0, window: WINDOW } });
  const { table } = tableAt(game, ['ann', 'ben'], {
    active: 'ann',
    players: {
      ann: { hand: ['G43', 'G37'], agents: ['CITY'] },
      ben: { hand: [holds ? 'G10' : 'G33'], agents: ['HOLBORN', 'CHELSEA'], money: 9 },
    },
    trouble: [],
  });
  const [ann, ben] = await stated(run, game as unknown as AnyGame, table.s);
  return { clock, ann: ann, ben: ben };
}
const against = { money: ['play G43', 'text'], agents: ['play G37', 'text', 'pawn YELLOW HOLBORN', 'to CITY'] };

/** Plays these answers, which lead into Ben's window. */
async function openWindow(ann: Viewer, texts: readonly string[]): Promise<void> {
  for (const text of texts) expect(await ann.choose(text)).toMatchObject({ t: 'ack' });
}
const done = (viewer: Viewer) => () => viewer.standing.question?.effect !== 'window.answer';

test.each(['money', 'agents'] as const)('an order that leaves out %s asks about that alone', async (asked) => {
  const passed = asked === 'money' ? 'agents' : 'money';
  for (const holds of [true, false]) {
    const { clock, ann, ben } = await seated(holds);
    expect(await ben.ask({ t: 'standing', order: 'match', but: [asked] })).toMatchObject({ t: 'ordered' });
    await openWindow(ann, against[asked]);
    await clock.skip(3 * WINDOW);
    for (const viewer of [ann, ben]) await viewer.hearsAll();
    expect(ben.standing.question).toMatchObject({ effect: 'window.answer', player: 1 });
    expect(ben.question.options).toEqual(holds ? ['pass', 'use G10', 'drop G10'] : ['pass']);
    await ben.choose('pass');
    await ann.until(done(ann));

    const other = await seated(holds);
    await other.ben.ask({ t: 'standing', order: 'match', but: [asked] });
    await openWindow(other.ann, against[passed]);
    await other.clock.skip(WINDOW - 1);
    await other.ann.hearsAll();
    expect(done(other.ann)()).toBe(false);
    await other.clock.skip(1);
    await other.ann.until(done(other.ann));
  }
});

test('an order that leaves out a topic tells the table nothing, whatever is held', async () => {
  const told: string[][] = [];
  for (const holds of [true, false]) {
    const { clock, ann, ben } = await seated(holds);
    const from = ann.bytes.length;
    await ben.ask({ t: 'standing', order: 'match', but: ['money', 'hand'] });
    await openWindow(ann, against.agents);
    await clock.skip(WINDOW);
    await ann.until(done(ann));
    told.push(
      opaque(ann.bytes.slice(from))
        .filter((text) => !text.includes('"t":"ack"'))
        .map((text) => text.replace(/"id":"[^"]+"/, '')),
    );
  }
  expect(told[0]).toEqual(told[1]);
});

test('a topic that this game does not know is refused with those it knows', async () => {
  const { ben } = await seated(true);
  expect(await ben.ask({ t: 'standing', order: 'turn', but: ['weather'] })).toMatchObject({
    t: 'refused',
    reason: 'failed',
    detail: 'unknown topic "weather"; allowed: agents, money, hand, buildings',
  });
});
