// Nobody may learn secrets of the past. For more matches see prove.ts. leaks.test.ts shows that this can fail.
import { histories } from '../src/histories.ts';
import { prove } from './prove.ts';

prove(['histories'], histories, {
  looks: ['hesitations', 'of spectators'],
  crowded: 0.1,
});
