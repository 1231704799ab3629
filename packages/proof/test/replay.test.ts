// Properties of a match's log. For more matches see prove.ts. faults.test.ts shows that this can fail.
import { replay } from '../src/replay.ts';
import { prove } from './prove.ts';

prove(['replay'], replay, {
  looks: ['undone', 'outcomes'],
  crowded: 0.1,
});
