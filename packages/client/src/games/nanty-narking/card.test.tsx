// Tests that the face of a card says its name in the language of the reader.
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { CARDS } from '@gaslamp/nanty-narking/box/ids';
import { speak, texts } from '@gaslamp/words/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { GameCard } from './card.tsx';

afterEach(() => speak(texts('en')));

const s = { telegraphMoney: 2 };
/** Returns the name on the face of a card, without the marks where a word may be parted. */
const faceOf = (id: string, data = dataOf(builtIn, '')) => {
  const page = renderToStaticMarkup(<GameCard m={{ data, s }} card={CARDS.indexOf(id as (typeof CARDS)[number])} />);
  return /class="card-name"[^>]*><span>([^<]*)</.exec(page)?.[1]?.replaceAll('\u00ad', '');
};

test.each([
  ['en', 'The Jellied Eel Stall'],
  ['de', 'Aalbude'],
  ['pl', 'Stragan z węgorzami w galarecie'],
])('%s', (code, name) => {
  speak(texts(code));
  expect(faceOf('G35')).toBe(name);
});
test('a name that a host has corrected stays as the host wrote it', () => {
  speak(texts('pl'));
  const cards = builtIn.cards.map((card) => (card.id === 'G35' ? { ...card, name: 'Eels & Co.' } : card));
  expect(faceOf('G35', dataOf({ ...builtIn, cards }, ''))).toBe('Eels &amp; Co.');
});
