import { expect, test } from 'vitest';
import { alone, type Bus } from '../src/bus/bus.ts';
import { HouseClock } from '../src/room/house-clock.ts';
import { testClock } from './test-clock.ts';

const store = { setClock: async () => {} } as unknown as Parameters<typeof alone>[0];

test('of an hour in which the process stood still a few beats count, whoever asks first when it goes on', async () => {
  const time = testClock();
  const bus = alone(store, time);
  const clock = await HouseClock.of(bus, 1000, time);
  await time.skip(bus.every);
  await clock.beat();
  expect(clock.now()).toBe(1000 + bus.every);
  await time.skip(3_600_000);
  expect(clock.now()).toBe(1000 + 4 * bus.every);
  await clock.beat();
  expect(clock.now()).toBe(1000 + 4 * bus.every);
  await time.skip(700);
  expect(clock.now()).toBe(1000 + 4 * bus.every + 700);
});

test('beats that cannot be stored hold nothing up, and what others have counted meanwhile is taken over', async () => {
  const time = testClock();
  let others: number | null = null;
  const beat = async (now: number): Promise<number> => {
    if (others === null) throw new Error('the database is away');
    return Math.max(now, others);
  };
  const bus: Bus = { ...alone(store, time), beat };
  others = 0;
  const clock = await HouseClock.of(bus, 0, time);
  others = null;
  for (let i = 0; i < 20; i++) {
    await time.skip(bus.every);
    await clock.beat();
  }
  expect(clock.now()).toBe(20 * bus.every);
  others = 3_600_000;
  await time.skip(3_600_000);
  await clock.beat();
  expect(clock.now()).toBe(3_600_000);
});
