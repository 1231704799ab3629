// What is promised comes true. How to run more matches: see prove.ts.
import { forecasts } from '../src/forecasts.ts';
import { prove } from './prove.ts';

prove(['forecasts'], forecasts, {
  looks: ['promises', 'asked', 'another', 'roll', 'draw', 'hidden', 'over', 'passes'],
  crowded: 0.1,
});
