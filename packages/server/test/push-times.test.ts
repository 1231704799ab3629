// Timely push messages: about an attack, about time that runs out, and about time that is up.
import { expect, test } from 'vitest';
import { gone, looksOf, ownServer, post, stated, three, timeOf } from './harness.ts';
import { Device, type Pushed, pushService } from './push-service.ts';
import { game, viennaAttacked } from './vienna.ts';

const HOUR = 3_600_000;

test('time that runs out is told three hours before, and then that it is up', async () => {
  const { got, ways } = await pushService();
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const clock = { kind: 'day', days: 1, off: 0, window: 8, missed: 'remind' } as const;
  const { match, tokens } = await three(run.port, { clock });
  const room = await run.server.lobby.room(match);
  const device = new Device('one');
  const token = tokens[room.status.asked!]!;
  await post(run.port, `/api/matches/${match}/told`, { do: 'push', token, ...device.subscription });
  const texts = () => got.map((one) => device.read(one).text.split('\n')[0]);
  skip(11_000);
  await expect.poll(texts).toEqual(['It is your turn.']);
  skip(20 * HOUR);
  await looked();
  expect(got).toHaveLength(1);
  skip(1 * HOUR);
  await expect.poll(texts).toEqual(['It is your turn.', 'Your time is nearly up.']);
  // The message expires before it would be outdated.
  expect(got.map(({ headers }) => headers.ttl)).toEqual(['86400', '600']);
  // The minute until the next message starts when this one is recorded.
  await looked();
  skip(4 * HOUR);
  await expect.poll(() => room.table.timed!.clock.late).not.toBeNull();
  skip(11_000);
  await expect.poll(texts).toEqual(['It is your turn.', 'Your time is nearly up.', 'You have run out of time.']);
});

test('who is attacked is told, with clocks or without, and not by whom or with what', async () => {
  const { got, ways } = await pushService();
  const run = await ownServer({ look: 5, ways, pace: { bot: 0, window: 0 } });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const [ann, ben] = (await stated(run, game, viennaAttacked(true))) as [ViewerOf, ViewerOf];
  const room = await run.server.lobby.room('stated');
  const device = new Device('one');
  const { endpoint, p256dh, auth } = device.subscription;
  const target = { id: 'push stated 1 x', kind: 'push', seat: 1, person: 2, url: endpoint, p256dh, auth } as const;
  await room.ledger.next(() => room.ledger.commit({ targets: [{ ...target, told: null, at: null, failed: 0 }] }));
  await gone(run, 'stated', ben);
  for (const text of ['assassinate TUESDAY VIENNA', 'pick START_S001']) await ann.choose(text);
  // Within ann's draft nobody is attacked yet.
  skip(11_000);
  await looked();
  expect(got).toEqual([]);
  await ann.choose('confirm');
  skip(11_000);
  await expect.poll(() => got.length).toBe(1);
  expect(device.read(got[0] as Pushed).text).toBe('You may answer an attack.');
});
type ViewerOf = Awaited<ReturnType<typeof stated>>[number];
