import { expect, test, vi } from 'vitest';
import { alone, type Bus } from '../src/bus/bus.ts';
import { HouseClock } from '../src/room/house-clock.ts';

const store = { setClock: async () => {} } as unknown as Parameters<typeof alone>[0];

/** Time that passes when it is told to. */
function time(): (span: number) => void {
  let at = 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  return (span) => {
    at += span;
  };
}

test('of an hour in which the process stood still a few beats count, whoever asks first when it goes on', async () => {
  const pass = time();
  const bus = alone(store);
  const clock = await HouseClock.of(bus, 1000);
  pass(bus.every);
  await clock.beat();
  expect(clock.now()).toBe(1000 + bus.every);
  pass(3_600_000);
  expect(clock.now()).toBe(1000 + 4 * bus.every);
  await clock.beat();
  expect(clock.now()).toBe(1000 + 4 * bus.every);
  pass(700);
  expect(clock.now()).toBe(1000 + 4 * bus.every + 700);
});

test('beats that cannot be stored hold nothing up, and what others have counted meanwhile is taken over', async () => {
  const pass = time();
  let others: number | null = null;
  const beat = async (now: number): Promise<number> => {
    if (others === null) throw new Error('the database is away');
    return Math.max(now, others);
  };
  const bus: Bus = { ...alone(store), beat };
  others = 0;
  const clock = await HouseClock.of(bus, 0);
  others = null;
  for (let i = 0; i < 20; i++) {
    pass(bus.every);
    await clock.beat();
  }
  expect(clock.now()).toBe(20 * bus.every);
  others = 3_600_000;
  pass(3_600_000);
  await clock.beat();
  expect(clock.now()).toBe(3_600_000);
});
