// Tests the viewer's own information that stays visible on a phone.
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { FRONT } from '@gaslamp/nanty-narking/box/state';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { modelOf, type Seated } from '@gaslamp/words/nanty-narking/model';
import english from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Brief } from './brief.tsx';

addTexts('en', english);
const data = dataOf(builtIn, '');
const loans = data.textOf.flatMap((text, card) => (text === 'takeLoan' ? card : []));

function brief(taken: readonly number[], by = 0): string {
  const s = nantyNarking().setup(3, {});
  for (const card of taken) s.place[card] = FRONT + by;
  const m = modelOf({ s, data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: [] }) as Seated;
  return renderToStaticMarkup(<Brief m={m} />).replace(/<[^>]+>/g, ' ');
}

test('R13.3: own loans stand beside the money, with what they cost at the end', () => {
  const [one, two] = [loans.slice(0, 1), loans.slice(0, 2)];
  expect(brief(one)).toContain('1 loan ');
  expect(brief(one)).toContain(`You repay one loan at the end with £${data.pack.scoring.loanRepay}.`);
  expect(brief(two)).toContain('2 loans ');
  expect(brief([])).not.toContain('loan');
  expect(brief(one, 1)).not.toContain('loan');
});

test('City Area cards that are ready are told in words: a crown stands for areas that one controls', () => {
  const s = nantyNarking().setup(3, {});
  s.areaCards[0] = 0;
  s.areaCards[1] = 0;
  const m = modelOf({ s, data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: [] }) as Seated;
  const drawn = renderToStaticMarkup(<Brief m={m} />);
  expect(drawn).not.toContain('nn-crown');
  expect(drawn).toContain('2 area cards');
});
