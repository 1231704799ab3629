// What a match accepts. How to run more matches: see prove.ts. That these can fail is shown in faults.test.ts.
import { malformed } from '../src/malformed.ts';
import { takeBacks } from '../src/take-backs.ts';
import { prove } from './prove.ts';

prove('take-backs', takeBacks, {
  looks: ['of drafts', 'of published steps', 'refused'],
  depth: { 'of drafts per matches': 60, 'of published steps per matches': 5, 'refused per matches': 30 },
  crowded: 0.1,
});
prove('malformed', malformed, {
  looks: ['refused', 'with a rule'],
  depth: { 'refused per matches': 60, 'with a rule per refused': 0.2 },
  crowded: 0.1,
});
