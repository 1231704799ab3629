// Tests the wording of certain and uncertain consequences.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForecastLine } from './forecast-line.tsx';

type Until = Parameters<typeof ForecastLine>[0]['forecast']['until'];
type More = Partial<Parameters<typeof ForecastLine>[0]['forecast']>;
const says = (until: Until, lines: readonly string[], more: More = {}): string =>
  renderToStaticMarkup(
    <ForecastLine
      forecast={{ events: [], until, passes: false, asks: null, fate: null, ends: [], ...more }}
      tell={() => lines}
      mayEnd={({ event }) => (event.kind === 'known' ? 'If Ben is one, the match ends.' : null)}
    />,
  )
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
test('how the match ends for oneself comes first', () => {
  expect(says('over', ['A cube goes.'], { fate: 'wins' })).toBe('What is certain: You win the match. A cube goes.');
  expect(says('over', [], { fate: 'last' })).toBe('What is certain: The match ends, and you are last.');
});
test('an end that hidden things decide comes first, as a condition', () => {
  const ends = [{ event: { kind: 'known', fields: {} }, fate: null, stoppable: false }];
  expect(says('hidden', ['A cube goes.'], { ends })).toBe(
    'If Ben is one, the match ends. What is certain: A cube goes.',
  );
  const other = [{ event: { kind: 'other', fields: {} }, fate: 'last' as const, stoppable: true }];
  expect(says('hidden', [], { ends: other })).toBe(
    'It depends on what is hidden whether the match ends now: you would be last.',
  );
});
