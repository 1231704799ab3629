import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import english from '../frame/text/en.json' with { type: 'json' };
import { playerState } from './player-state.ts';

addTexts('en', english);
const seat = {
  name: '',
  number: null,
  held: [],
  opened: null,
  here: true,
  awayIn: null,
  bot: null,
  standsIn: false,
} as const;
const bot = { ...seat, kind: 'bot', bot: 'sharp' } as const;
const person = { ...seat, kind: 'person' } as const;

test('a bot is called by its level until it acts: its portrait says it meanwhile', () => {
  expect(playerState(bot, false, false)).toBe('sharp bot');
  expect(playerState(bot, true, false)).toBe('taking a turn');
  expect(playerState(bot, false, true)).toBe('deciding');
});

test('who takes a turn is not said to decide, too; who is away is', () => {
  expect(playerState(person, true, true)).toBe('taking a turn');
  expect(playerState({ ...person, here: false }, true, true)).toBe('taking a turn, away');
  expect(playerState({ ...bot, standsIn: true }, false, true)).toBe('deciding, a bot stands in');
  expect(playerState({ ...seat, kind: 'open' }, false, false)).toBe('waiting for a player');
});
