import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markerOf } from './terms.tsx';

const mark = markerOf(
  [
    { forms: ['agents', 'agent'], rule: 'R0.6' },
    { forms: ['double agent'], rule: 'R11' },
    { forms: ['Limbo'], rule: 'R0.5' },
    { forms: ['kostkę', 'Otchłanią', 'żeton', 'Macht'], rule: 'R0.7' },
  ],
  () => {},
);
const marked = (words: string): string =>
  renderToStaticMarkup(mark(words)).replace(
    /<span class="said"><button[^>]*title="([^"]+)"[^>]*>([^<]*)<\/button>([^<]*)<\/span>/g,
    '[$2 $1]$3',
  );

test('terms of a sentence lead to their rules, each once, and nothing of the sentence is lost', () => {
  expect(marked('Your agent leaves Limbo; other agents stay in limbo.')).toBe(
    'Your [agent R0.6] leaves [Limbo R0.5]; other agents stay in limbo.',
  );
});

test('what stands close behind a term begins no line', () => {
  expect(renderToStaticMarkup(mark('It stays in Limbo. One leaves.'))).toMatch(
    />Limbo<\/button>\.<\/span> One leaves\.$/,
  );
});

test('the longest term counts, and a part of a word is none', () => {
  expect(marked('A double agent, an agency and an agent')).toBe('A [double agent R11], an agency and an [agent R0.6]');
});

test('words begin and end with letters of any alphabet', () => {
  expect(marked('Weź kostkę.')).toBe('Weź [kostkę R0.7].');
  expect(marked('Żeton nad Otchłanią')).toBe('[Żeton R0.7] nad Otchłanią');
  expect(marked('Obermacht, Übmacht, Ömacht, Macht')).toBe('Obermacht, Übmacht, Ömacht, [Macht R0.7]');
});
