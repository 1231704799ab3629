import type { MatchSummary } from '@gaslamp/protocol/answers';
import { beforeEach, expect, test, vi } from 'vitest';
import { evidenceOf, keepEvidence } from '../../net/evidence.ts';
import { forget, knownMatch, knownMatches, remember } from '../../settings.ts';
import { followRematches } from './rematches.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';
const row = (rematch: string | null) => ({ match: 'first', game: 'emerald-2e', rematch }) as unknown as MatchSummary;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  remember('first', 'emerald-2e', { seats: [{ seat: 1, token: TOKEN }] });
});

test('a rematch that was never visited stands in the list with the same seats', () => {
  expect(followRematches(knownMatches(), [row(null)])).toBe(false);
  expect(followRematches(knownMatches(), [row('second')])).toBe(true);
  expect(knownMatch('second')).toMatchObject({ game: 'emerald-2e', seats: [{ seat: 1, token: TOKEN }], over: false });
  expect(followRematches(knownMatches(), [row('second')])).toBe(false);
});

test('the share that this browser offered for the rematch is kept with it', () => {
  keepEvidence('first', TOKEN, { share: 'a', next: 'b' });
  followRematches(knownMatches(), [row('second')]);
  expect(evidenceOf('second', TOKEN)).toEqual({ share: 'b' });
});

test('one that was taken off the list stays off', () => {
  followRematches(knownMatches(), [row('second')]);
  forget('second');
  expect(followRematches(knownMatches(), [row('second')])).toBe(false);
  expect(knownMatch('second')).toBeNull();
});

test('what this browser knows of a rematch stays', () => {
  remember('second', 'emerald-2e', { watch: TOKEN });
  expect(followRematches(knownMatches(), [row('second')])).toBe(false);
  expect(knownMatch('second')).toMatchObject({ watch: TOKEN, seats: [] });
});
