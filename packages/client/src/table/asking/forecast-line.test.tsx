// Tests the wording of certain and uncertain consequences.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForecastLine } from './forecast-line.tsx';

type Until = Parameters<typeof ForecastLine>[0]['forecast']['until'];
const says = (until: Until, lines: readonly string[]): string =>
  renderToStaticMarkup(<ForecastLine forecast={{ events: [], until, passes: false, asks: null }} tell={() => lines} />)
    .replace(/<[^>]+>/g, '')
    .trim();

test('where nothing is certain but that chance decides, nothing is called certain', () => {
  expect(says('draw', [])).toBe('Then it depends on which cards are drawn.');
  expect(says('roll', [])).toBe('Then a die is rolled.');
  expect(says('another', [])).toBe('Then somebody else decides.');
  expect(says('asked', [])).toBe('');
});
test('what is certain is called so, the end of the match too', () => {
  expect(says('draw', ['A cube goes.'])).toBe(
    'What is certain: A cube goes. Then it depends on which cards are drawn.',
  );
  expect(says('over', [])).toBe('What is certain: The match ends.');
});
