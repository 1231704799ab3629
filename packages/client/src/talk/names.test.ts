// Tests in which language a line of talk is: what somebody wrote, or is called, is in none; phrases and seats are in that of the page.
import type { NamedSpeaker } from '@gaslamp/protocol/talk';
import { expect, test } from 'vitest';
import { langOf, langOfSpeaker } from './names.ts';

const seat = (name: string) => ({ kind: 'seat', seat: 0, number: 1, name }) as NamedSpeaker;

test('a name that somebody gave, and a text that somebody wrote, are in no language', () => {
  expect(langOfSpeaker(seat('Ann'))).toBe('');
  expect(langOf({ kind: 'text', text: 'Hello' })).toBe('');
});

test('a seat, a spectator and a phrase are in the language of the page', () => {
  expect(langOfSpeaker(seat(''))).toBeUndefined();
  expect(langOfSpeaker({ kind: 'watcher', number: 2 } as NamedSpeaker)).toBeUndefined();
  expect(langOf({ kind: 'deleted' } as never)).toBeUndefined();
});
