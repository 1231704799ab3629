import english from '@gaslamp/words/emerald-2e/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import { gathered } from './why-not.ts';

addTexts('en', english);

const noCube = { rule: 'R6.3', key: 'claim.noCube' };
const noMajority = { rule: 'R6.3', key: 'claim.noMajority' };
const everywhere = (why: typeof noCube) => Array.from({ length: 9 }, (_, city) => ({ city, why }));

test('one reason in all cities is said once, of no city', () => {
  expect(gathered('claim', everywhere(noCube), noCube)).toEqual({
    text: 'You have no cube in any city. Agents alone cannot claim.',
    rule: 'R6.3',
  });
});

test('several reasons are said by city, the most telling first', () => {
  const reasons = everywhere(noCube).map((one) =>
    one.city === 5 || one.city === 6 ? { ...one, why: noMajority } : one,
  );
  expect(gathered('claim', reasons, noCube).text).toBe(
    'You cannot claim in any city now. You do not have the majority in Paris and Rome. A tie is not a majority. You have no cube in all other cities.',
  );
});

test('where not every city was asked, the others are not spoken of', () => {
  const noAgent = { rule: 'R10.2', key: 'assassinate.noAgent' };
  const tooFew = { rule: 'R10.3', key: 'assassinate.tooFewBombs' };
  const reasons = [
    { city: 0, why: noAgent },
    { city: 3, why: tooFew },
  ];
  expect(gathered('assassinate', reasons, noAgent)).toEqual({
    text: 'You cannot attack anybody now. You do not have enough bomb points in London. You have no agent in Berlin.',
    rule: 'R10.3',
  });
});
