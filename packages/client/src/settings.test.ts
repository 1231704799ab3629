import { expect, test, vi } from 'vitest';
import { forget, knownMatch, knownMatches, nextTheme, remember, restore } from './settings.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

test('the first click on the lamp changes the light, whatever the system has', () => {
  for (const dark of [true, false]) {
    expect(nextTheme('system', dark)).toBe(dark ? 'broadsheet' : 'night');
    expect(nextTheme(nextTheme(nextTheme('system', dark), dark), dark)).toBe('system');
  }
});

test('an invitation is added to those that are known; a match that was forgotten comes back whole', () => {
  remember('m', 'emerald-2e', { seats: [{ seat: 0, token: 'a' }], invites: { 1: 'one' } });
  const known = remember('m', 'emerald-2e', { invites: { 2: 'two' } });
  expect(known.invites).toEqual({ 1: 'one', 2: 'two' });
  forget('m');
  expect(knownMatches()).toEqual([]);
  restore(known);
  expect(knownMatch('m')).toEqual(known);
});
