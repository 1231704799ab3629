import { viewFor } from '@gaslamp/kernel/projection';
import { expect, test } from 'vitest';
import type { Seat } from '../src/store/store.ts';
import { opaque, ownServer, stated, type Viewer } from './harness.ts';
import { allOf, quietly } from './quietly.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { game, viennaAttacked } from './vienna.ts';

const WINDOW = 150;
const orderOf = (seat: Seat) => (seat.by === 'person' ? seat.order : null);

/**
 * Starts a match in which ann may kill ben's agent in Vienna. Sherlock Holmes is in ben's deck cycle, either in hand or not;
 * `bot` names the bot in his seat.
 */
async function seated(holds: boolean, bot: string | null = null) {
  const clock = testClock();
  const run = await ownServer({ clock, pace: { bot: 0, window: WINDOW } });
  const [ann, ben] = await stated(run, game, viennaAttacked(holds), {}, [null, bot]);
  return { run, clock, ann: ann, ben: ben };
}

/** Declares the assassination and checks that the window closes exactly when its time is up; returns the messages to ann. */
async function kill(ann: Viewer, clock: TestClock): Promise<string[]> {
  for (const text of ['assassinate TUESDAY VIENNA', 'pick START_S001']) expect((await ann.choose(text)).t).toBe('ack');
  const from = ann.bytes.length;
  await ann.choose('confirm');
  await clock.skip(WINDOW - 1);
  await ann.hearsAll();
  expect(ann.standing.question).toMatchObject({ player: 1, effect: 'window.answer' });
  await clock.skip(1);
  await ann.until(
    () => ann.standing.question?.effect === 'turn.act' || ann.standing.question?.effect === 'assassinate.more',
  );
  return opaque(ann.bytes.slice(from).filter((text) => !/"t":"(?:ack|pong)"/.test(text)));
}

test('a standing order passes after the same delay and with the same messages whatever is held', async () => {
  const told: string[][] = [];
  for (const holds of [true, false]) {
    const { clock, ann, ben } = await seated(holds);
    expect((await ben.ask({ t: 'standing', order: 'match' })).t).toBe('ordered');
    told.push(await kill(ann, clock));
  }
  expect(told[0]).toEqual(told[1]);
});

test('a bot answers after the same delay and with the same messages, however long it thinks', async () => {
  const told: string[][] = [];
  for (const [holds, thinks] of [
    [false, 0],
    [true, 0],
    [true, Number.POSITIVE_INFINITY],
  ] as const) {
    const { run, clock, ann } = await seated(holds, 'baseline');
    let asked = 0;
    run.server.lobby.driver.bots.choose = async ({ decision }) => {
      asked++;
      return thinks === 0 ? decision.pass! : new Promise<never>(() => {});
    };
    told.push(await kill(ann, clock));
    expect(asked).toBe(1);
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('a bot that fails takes its first option, and says why on the console', async () => {
  const { run } = await seated(true);
  const said = quietly();
  const { driver } = run.server.lobby;
  const { match, record } = await run.server.lobby.room('stated');
  const decision = match!.decision!;
  const question = { game: record.game, pack: record.pack, view: viewFor(match!, decision.player), decision };
  expect(await driver.bots.choose({ ...question, bot: 'nobody' }, true, '', '')).toBe(decision.options[0]);
  expect(allOf(said)).toContain('a bot failed');
  said.mockRestore();
});

test('without an order the server waits for the owner, whatever is held', async () => {
  for (const holds of [true, false]) {
    const { clock, ann, ben } = await seated(holds);
    for (const text of ['assassinate TUESDAY VIENNA', 'pick START_S001', 'confirm']) await ann.choose(text);
    await clock.skip(3 * WINDOW);
    for (const viewer of [ann, ben]) await viewer.hearsAll();
    expect(ben.standing.question).toMatchObject({ effect: 'window.answer', pass: 'pass' });
    expect(ben.question.options).toEqual(holds ? ['pass', 'use SHERLOCK_HOLMES'] : ['pass']);
    expect(ann.standing.question).toMatchObject({ player: 1, effect: 'window.answer', options: null });
    await ben.choose('pass');
    await ann.until(() => ann.standing.question?.player === 0);
  }
});

test('topics that the game does not know are refused, and nothing is changed', async () => {
  const { run, ben } = await seated(true);
  const said = await ben.ask({ t: 'standing', order: 'match', but: ['weather'] });
  expect(said).toMatchObject({ t: 'refused', detail: 'unknown topic "weather"; allowed: none in this game' });
  expect((await run.server.lobby.room('stated')).seats[1]).toMatchObject({ order: 'none' });
});

test('"until my turn" ends with the owner\'s turn; "always" stays', async () => {
  for (const [order, stays] of [
    ['turn', 'none'],
    ['match', 'match'],
  ] as const) {
    const { run, clock, ann, ben } = await seated(true);
    await ben.ask({ t: 'standing', order });
    await kill(ann, clock);
    while (!(ben.asked && ben.question.effect === 'turn.act')) {
      const question = ann.question;
      const text = ['done', 'end', 'pass'].find((wish) => question.options?.includes(wish));
      if (text) await ann.choose(text);
      await clock.skip(WINDOW);
      for (const viewer of [ann, ben]) await viewer.hearsAll();
    }
    const room = await run.server.lobby.room('stated');
    const standing = () => orderOf(room.seats[1]!);
    if (stays === 'none') await ben.until(() => ben.heard.some((m) => m.t === 'ordered' && m.order === 'none'));
    expect(standing()).toBe(stays);
  }
});

test('"until my turn", given in the own turn, covers the others\' turns up to the next one', async () => {
  const { run, ann } = await seated(true);
  const room = await run.server.lobby.room('stated');
  const order = () => orderOf(room.seats[0]!);
  expect(await ann.ask({ t: 'standing', order: 'turn' })).toMatchObject({ t: 'ordered', order: 'turn' });
  await ann.choose('pass');
  await ann.until(() => ann.standing.question?.effect === 'turn.act');
  expect(order()).toBe('turn');
});
