// What nobody may learn of the past. How to run more matches: see prove.ts. That this can fail is shown in leaks.test.ts.
import { histories } from '../src/histories.ts';
import { prove } from './prove.ts';

prove(['histories'], histories, {
  looks: ['hesitations', 'of spectators'],
  crowded: 0.1,
});
