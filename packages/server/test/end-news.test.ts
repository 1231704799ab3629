// Those who are away are notified of a proposed end, once, and still of their turns.
import { expect, test } from 'vitest';
import { repeated } from '../src/chance.ts';
import { act, gone, looksOf, ownServer, post, three, timeOf, Viewer } from './harness.ts';
import { Device, pushService } from './push-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Seats Ann, Ben and Cat with a device each; Ann and Cat are here. */
async function table(more: object = {}) {
  const { got, ways } = await pushService();
  const run = await ownServer({ ways, chance: repeated(() => 'the same deal') });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const { match, tokens } = await three(run.port, more);
  const devices = tokens.map((_, seat) => new Device(`${seat}`));
  for (const [seat, device] of devices.entries()) {
    const wish = { do: 'push', token: tokens[seat], ...device.subscription };
    expect((await post(run.port, `/api/matches/${match}/told`, wish)).status).toBe(200);
  }
  const [ann, cat] = await Promise.all([0, 2].map((seat) => Viewer.open(run.port, match, tokens[seat]!)));
  const room = await run.server.lobby.room(match);
  /** Returns the news of a player about ends, oldest first. */
  const news = (seat: number) =>
    got
      .filter(({ url }) => url === devices[seat]!.endpoint)
      .map((one) => devices[seat]!.read(one).text.split('\n')[0]!);
  const passes = async (span: number) => {
    skip(span);
    await looked();
    await looked();
  };
  const doing = (seat: number, wish: object) => act(run.port, match, { token: tokens[seat], ...wish });
  return { run, match, room, ann: ann!, cat: cat!, news, passes, doing };
}
const END =
  /^Ann proposes to end the match without a result\. If you want to go on, object at the table within 24 hours;/;

test('who is away is notified once; who proposed it, or was here to see it, is not', async () => {
  const { run, match, cat, news, passes, doing } = await table();
  await doing(0, { do: 'agree-end' });
  await passes(MINUTE);
  expect(news(1).filter((text) => END.test(text))).toHaveLength(1);
  await gone(run, match, cat);
  for (let i = 0; i < 10; i++) await passes(HOUR);
  expect(news(1).filter((text) => END.test(text))).toHaveLength(1);
  for (const seat of [0, 2]) expect(news(seat).filter((text) => text.includes('proposes'))).toEqual([]);
});

test('a proposed end hides no turn, and a turn repeats no proposed end', async () => {
  const { room, news, passes, doing } = await table();
  await doing(0, { do: 'agree-end' });
  for (let i = 0; i < 2; i++) await passes(2 * MINUTE);
  const turns = () => news(1).filter((text) => text === 'It is your turn.').length;
  let asked = room.status.asked === 1 ? 1 : 0;
  for (let turn = 0; turn < 40 && asked < 3; turn++) {
    const { decision, at } = room.match!;
    const before = room.status.asked;
    await room.answer(decision!.player, room.game.verbs.format(decision!.options[0]!), at);
    if (room.status.asked === 1 && before !== 1) asked++;
    await passes(10 * MINUTE);
  }
  expect([asked, turns()]).toEqual([3, 3]);
  expect(news(1).filter((text) => text.includes('proposes'))).toHaveLength(1);
});

test('another proposal is news again', async () => {
  const { news, passes, doing } = await table();
  await doing(0, { do: 'agree-end' });
  await passes(MINUTE);
  await doing(2, { do: 'object' });
  await doing(2, { do: 'agree-end' });
  await passes(2 * MINUTE);
  const proposed = news(1).filter((text) => text.includes('proposes'));
  expect(proposed.map((text) => text.slice(0, 3))).toEqual(['Ann', 'Cat']);
});

test('a channel is notified, too, with the days of a match by days', async () => {
  const { got, ways } = await pushService();
  const run = await ownServer({ ways });
  const skip = timeOf(run);
  const clock = { kind: 'day', days: 14, off: 0, window: 8, missed: 'remind' } as const;
  const { match, made, tokens } = await three(run.port, { clock });
  const hook = { do: 'hook', token: made.host, url: 'https://hooks.test/a', page: 'https://here.test' };
  expect((await act(run.port, match, hook)).status).toBe(200);
  await act(run.port, match, { do: 'agree-end', token: tokens[1] });
  skip(2 * MINUTE);
  await looksOf(run)();
  expect(got.map(({ body }) => String(body)).join()).toContain(
    'Ben proposes to end the match without a result. If no player objects within 14 days, it ends.',
  );
});
