import { afterEach, expect, test, vi } from 'vitest';
import { nextHint, saveHints, wantsHints } from './hints.ts';

function browser(): void {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

test('each hint is told once, the first that fits first, and each game for itself', () => {
  browser();
  const hints = [{ at: 'turn' }, { at: 'window' }];
  expect(nextHint('one', hints)).toEqual({ at: 'turn' });
  expect(nextHint('one', hints)).toEqual({ at: 'window' });
  expect(nextHint('one', hints)).toBeNull();
  expect(nextHint('other', hints)).toEqual({ at: 'turn' });
});

test('hints are on until somebody has them off', () => {
  browser();
  expect(wantsHints()).toBe(true);
  saveHints(false);
  expect(wantsHints()).toBe(false);
  saveHints(true);
  expect(wantsHints()).toBe(true);
});
