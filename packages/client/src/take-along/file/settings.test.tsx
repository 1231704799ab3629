// Tests that a kept file calls nothing standard that is not.
import '../../pages/parts/texts.ts';
import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Settings } from './cover.tsx';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const told = (info: Partial<Parameters<typeof Settings>[0]['info']>): string =>
  renderToStaticMarkup(<Settings info={{ game: 'emerald-2e', options: {}, ...info }} specs={{}} />).replace(
    /<[^>]+>/g,
    '',
  );

test('the settings of a table that are no rules are told, too', () => {
  expect(told({ hints: true, list: 'nothing', chat: true })).toBe('Everything standard.');
  expect(told({ hints: true, list: 'nothing', chat: false })).toBe('Is chat allowed at this table? no');
  expect(told({ chat: true, list: 'certain' })).toMatch(/^What should the table tell everybody/);
  // Kept before these settings existed.
  expect(told({})).toBe('Everything standard.');
});
