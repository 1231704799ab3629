import type { PublishedRow } from '@gaslamp/kernel/projection';
import { afterEach, expect, test, vi } from 'vitest';
import { saveLook, seenOf } from './looks.ts';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
afterEach(() => store.clear());

const rows: readonly PublishedRow[] = [0, 1, 1, 4].map((move) => ({ move, events: [] }));
const ann = { id: 'm', you: 0 };

test('who looks for the first time has missed nothing', () => {
  expect(seenOf(ann, rows)).toBe(4);
});

test('each seat of each match has a look of its own, the watcher too', () => {
  saveLook(ann, 1);
  expect(seenOf(ann, rows)).toBe(3);
  for (const other of [
    { id: 'n', you: 0 },
    { id: 'm', you: 1 },
    { id: 'm', you: null },
  ])
    expect(seenOf(other, rows)).toBe(4);
  saveLook(ann, 4);
  expect(seenOf(ann, rows)).toBe(4);
});

test('the oldest looks are forgotten', () => {
  saveLook(ann, 0);
  for (let i = 0; i < 199; i++) saveLook({ id: `n${i}`, you: 0 }, 0);
  expect(seenOf(ann, rows)).toBe(1);
  saveLook({ id: 'last', you: 0 }, 0);
  expect(seenOf(ann, rows)).toBe(4);
});

test('whatever lies in the store breaks nothing', () => {
  for (const text of ['', '{', 'null', '7', '{"m.0":1}', '[null,7,["m.0"],["m.0","1"]]']) {
    store.set('gaslamp.looks', text);
    expect(seenOf(ann, rows)).toBe(4);
    saveLook(ann, 1);
    expect(seenOf(ann, rows)).toBe(3);
  }
});
