// Tests who may be about to win, as far as the viewer can tell.
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { FIRST_PERSONALITY, PERSONALITIES } from '@gaslamp/nanty-narking/box/ids';
import { type Nanty, PERSONALITY, UNUSED } from '@gaslamp/nanty-narking/box/state';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { modelOf, words } from '@gaslamp/words/nanty-narking/model';
import english from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import { nearWords } from './news.ts';
import { threats } from './watch-lines.ts';

addTexts('en', english);

const game = nantyNarking();
const data = dataOf(builtIn, '');
const FAGIN = PERSONALITIES.indexOf('FAGIN');

/** Trouble everywhere, seen by the first of three players, who knows only their own personality. */
function troubled(change: (s: Nanty) => void, options = {}) {
  const s = game.setup(3, options);
  s.active = 0;
  s.turns = 4;
  s.trouble.fill(1);
  PERSONALITIES.forEach((_, index) => {
    s.place[FIRST_PERSONALITY + index] = -1;
  });
  s.place[FIRST_PERSONALITY + PERSONALITIES.indexOf('HOLMES')] = PERSONALITY;
  change(s);
  const m = modelOf({ s, data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: new Map() as never });
  return threats(m)
    .filter(({ alike }) => alike.includes(FAGIN))
    .map(({ player }) => player);
}

test('R3.3: whoever may be the one whose condition holds, in the order of their turns, but oneself', () => {
  expect(troubled(() => {})).toEqual([1, 2]);
  expect(troubled((s) => s.trouble.fill(0))).toEqual([]);
});
test('R3.3: nobody whom a check has ruled out', () => {
  expect(
    troubled((s) => {
      s.ruledOut[PERSONALITIES.length + FAGIN] = 1;
    }),
  ).toEqual([2]);
});
test('R9.8, R9.9: nobody who is seen to be somebody else, nor a personality that one has, or that nobody has', () => {
  for (const place of [PERSONALITY, UNUSED])
    expect(
      troubled((s) => {
        s.place[FIRST_PERSONALITY + FAGIN] = place;
      }),
    ).toEqual([]);
  expect(
    troubled((s) => {
      s.place[FIRST_PERSONALITY + FAGIN] = PERSONALITY + 2;
    }),
  ).toEqual([2]);
});
test('R17.12: nobody whose next check falls into the first round, where nothing is checked in it', () => {
  const first = (s: Nanty) => {
    s.turns = 1;
  };
  expect(troubled(first, { firstRoundCheck: 0 })).toEqual([]);
  expect(troubled(first, { firstRoundCheck: 1 })).toEqual([1, 2]);
});

test('R7: as a turn begins it is told who lacks one thing of a goal that they may have', () => {
  const s = game.setup(3, {});
  s.active = 0;
  s.agents.fill(0);
  PERSONALITIES.forEach((_, index) => {
    s.place[FIRST_PERSONALITY + index] = -1;
  });
  s.place[FIRST_PERSONALITY + PERSONALITIES.indexOf('HOLMES')] = PERSONALITY;
  const m = modelOf({ s, data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: new Map() as never });
  const near = () => nearWords(m).map((text) => words(m, text));
  expect(near()).toEqual([]);
  const { threshold } = data.pack.personalities[FAGIN]!;
  s.trouble.fill(0).fill(1, 0, threshold[3] - 1);
  expect(near()).toEqual([`There are ${threshold[3] - 1} of the ${threshold[3]} trouble markers that Fagin needs.`]);
  // A check has ruled this personality out for all others too.
  for (const player of [1, 2]) s.ruledOut[player * PERSONALITIES.length + FAGIN] = 1;
  expect(near()).toEqual([]);
});
