// A bot in a sentence stands in the form that the sentence of the reader's language asks for.
import type { NamedHolder, NamedNote } from '@gaslamp/protocol/notes';
import { afterEach, expect, test } from 'vitest';
import names from './emerald-2e/names/text/en.json' with { type: 'json' };
import { speak, texts } from './languages.ts';
import { noteWords } from './notes/sentences.ts';
import { addTexts } from './text.ts';

addTexts('en', names);
afterEach(() => speak(texts('en')));

const BEN = { kind: 'person', number: 2, name: 'Ben' } as const;
const noted = (to: NamedHolder, why: 'left' | 'bot'): string => {
  const note: NamedNote = { kind: 'seat', seat: 1, from: why === 'bot' ? null : BEN, to, why, agreed: [] };
  return noteWords({ game: 'emerald-2e', seats: [], notes: [] }, note);
};

test.each([
  ['en', 'Ben leaves the seat of Tuesday to the earlier bot.', 'The earlier bot takes the free seat of Tuesday.'],
  ['de', 'Ben überlässt den Platz von Dienstag dem früheren Bot.', 'Der frühere Bot übernimmt den freien Platz von'],
  ['pl', 'Ben oddaje miejsce (Wtorek). Gra na nim teraz', 'Na wolnym miejscu (Wtorek) gra teraz wcześniejszy bot.'],
])('%s', (code, left, taken) => {
  speak(texts(code));
  expect(noted({ kind: 'bot', bot: 'heuristic' }, 'left')).toContain(left);
  expect(noted({ kind: 'bot', bot: 'heuristic' }, 'bot')).toContain(taken);
});

test('a person has no forms', () => {
  speak(texts('de'));
  expect(noted({ kind: 'person', number: 3, name: 'Cy' }, 'left')).toBe('Ben überlässt den Platz von Dienstag Cy.');
});
