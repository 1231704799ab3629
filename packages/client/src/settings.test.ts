import { beforeEach, expect, test, vi } from 'vitest';
import { isUnkept } from './kept.ts';
import { forget, knownMatch, knownMatches, remember, rememberOver, savedName, savedTheme } from './settings.ts';

const kept = new Map<string, string>();
/** In characters; the browser's store is limited. */
let room = Number.POSITIVE_INFINITY;
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (value.length > room) throw new Error('no room');
    kept.set(key, value);
  },
});
beforeEach(() => {
  kept.clear();
  room = Number.POSITIVE_INFINITY;
});
const A = 'a'.repeat(22);
const B = 'b'.repeat(22);

test('an invitation is added to those that are known', () => {
  remember('m', 'emerald-2e', { seats: [{ seat: 0, token: A }], invites: { 1: A } });
  const known = remember('m', 'emerald-2e', { invites: { 2: B } });
  expect(known.invites).toEqual({ 1: A, 2: B });
  forget('m');
  expect(knownMatches()).toEqual([]);
});

test('a store that takes nothing: the page has its seats until it is left, and they are known as unkept', () => {
  room = 0;
  remember('m', 'emerald-2e', { seats: [{ seat: 0, token: A }] });
  remember('n', 'emerald-2e', { seats: [{ seat: 1, token: B }] });
  expect(knownMatches().map(({ match }) => match)).toEqual(['n', 'm']);
  expect(isUnkept('matches')).toBe(true);
  room = Number.POSITIVE_INFINITY;
  remember('n', 'emerald-2e', { watch: A });
  expect(isUnkept('matches')).toBe(false);
  expect(kept.get('gaslamp.matches')).toContain(B);
});

test('a token opens one seat: one that was kept under a wrong number moves', () => {
  remember('m', 'emerald-2e', { seats: [{ seat: 7, token: A }] });
  expect(remember('m', 'emerald-2e', { seats: [{ seat: 1, token: A }] }).seats).toEqual([{ seat: 1, token: A }]);
});

test('whoever comes to a seat by its link has not left it', () => {
  remember('m', 'emerald-2e', { seats: [{ seat: 0, token: A }], left: [0] });
  expect(remember('m', 'emerald-2e', { watch: B }).left).toEqual([0]);
  expect(remember('m', 'emerald-2e', { seats: [{ seat: 0, token: A }] }).left).toEqual([]);
});

test('no match that may still run is dropped from the list; of those that are over the oldest go', () => {
  vi.useFakeTimers();
  for (let n = 0; n < 130; n++) {
    vi.setSystemTime(1000 + n);
    remember(`running-${n}`, 'emerald-2e', { seats: [{ seat: 0, token: A }] });
  }
  expect(knownMatches().length).toBe(130);
  rememberOver(new Set(['running-3', 'running-120']));
  const ids = new Set(knownMatches().map(({ match }) => match));
  expect(ids.has('running-3')).toBe(false);
  expect(ids.has('running-120')).toBe(false);
  expect(ids.size).toBe(128);
  vi.useRealTimers();
});

test('of a list that is not too long nothing goes', () => {
  for (let n = 0; n < 100; n++) remember(`m${n}`, 'emerald-2e', { over: true, added: n });
  expect(knownMatches().length).toBe(100);
  remember('more', 'emerald-2e', { over: true, added: 1000 });
  expect(knownMatch('m0')).toBeNull();
  expect(knownMatch('m1')).not.toBeNull();
  expect(knownMatches().length).toBe(100);
});

test('a store without room keeps a running match rather than those that are over', () => {
  for (let n = 0; n < 20; n++) remember(`m${n}`, 'emerald-2e', { over: true });
  room = 1000;
  remember('new', 'emerald-2e', { seats: [{ seat: 0, token: A }] });
  expect(knownMatches().map(({ match }) => match)).toEqual(['new']);
});

test('nothing that is stored breaks a page: what is odd is left out', () => {
  for (const odd of ['{', '7', '"x"', 'null', '{}', '[null, 3, [], {"match": 5}, {"match": "a b"}]']) {
    kept.set('gaslamp.matches', odd);
    kept.set('gaslamp.name', odd === '"x"' ? '{"x":1}' : odd);
    kept.set('gaslamp.theme', odd);
    expect(knownMatches()).toEqual([]);
    expect(savedName()).toBe('');
    expect(savedTheme()).toBe('system');
    expect(remember('m', 'emerald-2e', {}).seats).toEqual([]);
  }
  kept.set(
    'gaslamp.matches',
    JSON.stringify([
      {
        match: 'm',
        game: 7,
        added: 'yesterday',
        seats: [{ seat: 8, token: A }, { seat: -1, token: A }, { seat: 1.5, token: A }, { seat: 2, token: 3 }, null],
        left: [2, 'x'],
        watch: 5,
        host: '<script>',
        invites: { 1: 2, x: A, 3: B },
        open: [],
        over: 'yes',
      },
      { match: 'old', game: 'emerald-2e', added: 5, seats: [{ seat: 0, token: A }], watch: B },
    ]),
  );
  expect(knownMatches()).toEqual([
    {
      match: 'm',
      game: '',
      added: 0,
      seats: [],
      left: [],
      watch: null,
      host: null,
      invites: { 3: B },
      open: null,
      over: false,
    },
    {
      match: 'old',
      game: 'emerald-2e',
      added: 5,
      seats: [{ seat: 0, token: A }],
      left: [],
      watch: B,
      host: null,
      invites: {},
      open: null,
      over: false,
    },
  ]);
});
