// What must hold of a match's log. How to run more matches: see prove.ts. That this can fail is shown in faults.test.ts.
import { replay } from '../src/replay.ts';
import { prove } from './prove.ts';

prove('replay', replay, {
  looks: ['undone', 'outcomes'],
  depth: {
    'emerald-2e': {
      'entries per matches': 330,
      'undone per matches': 8,
      'outcomes per matches': 100,
      'by the log per matches': 0.25,
      'restored per matches': 55,
    },
    'nanty-narking': {
      'entries per matches': 200,
      'undone per matches': 3,
      'outcomes per matches': 80,
      'by the log per matches': 0.25,
      'restored per matches': 50,
    },
  },
  crowded: 0.1,
});
