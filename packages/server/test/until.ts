// Waits for a state, however slow the machine is.
import { vi } from 'vitest';

/** Only ends a test that hangs, in ms. */
const LIMIT = 120_000;

/** Calls `check` until it throws nothing; returns its result. */
export const until = <T>(check: () => T | Promise<T>, interval = 20): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT, interval });
