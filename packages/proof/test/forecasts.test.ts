// Promises of forecasts come true. For more matches see prove.ts. leaks.test.ts shows that this can fail.
import { forecasts } from '../src/forecasts.ts';
import { prove } from './prove.ts';

/** Hundreds of answers per match are forecast, each in a hundred worlds: more than ten thousand per game. */
const SHARE = 0.12;

prove(['forecasts'], forecasts, {
  looks: ['promises', 'asked', 'another', 'draw', 'passes', 'asks'],
  crowded: 0.05,
  share: SHARE,
});
