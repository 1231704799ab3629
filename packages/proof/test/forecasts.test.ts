// What is promised comes true. How to run more matches: see prove.ts. That this can fail is shown in leaks.test.ts.
import { forecasts } from '../src/forecasts.ts';
import { prove } from './prove.ts';

/** Hundreds of answers of a match are foretold, each in a hundred worlds: ten thousand of a game, and more. */
const SHARE = 0.12;

prove(['forecasts'], forecasts, {
  looks: ['promises', 'asked', 'another', 'draw', 'passes', 'asks'],
  crowded: 0.05,
  share: SHARE,
});
