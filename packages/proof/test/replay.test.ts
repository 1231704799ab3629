// What must hold of a match's log. How to run more matches: see prove.ts. That this can fail is shown in faults.test.ts.
import { replay } from '../src/replay.ts';
import { prove } from './prove.ts';

prove(['replay'], replay, {
  looks: ['undone', 'outcomes'],
  crowded: 0.1,
});
