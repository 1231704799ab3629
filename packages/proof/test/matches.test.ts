// What a match accepts. How to run more matches: see prove.ts. That these can fail is shown in faults.test.ts.
import { malformed } from '../src/malformed.ts';
import { takeBacks } from '../src/take-backs.ts';
import { prove } from './prove.ts';

/** Every match asks hundreds of these questions: as many matches as elsewhere would show no more, for a minute of time. */
const SHARE = 0.4;

prove('take-backs', takeBacks, {
  looks: ['of drafts', 'of published steps', 'refused'],
  depth: {
    // Most are left before the end.
    'emerald-2e': { 'of drafts per matches': 46, 'of published steps per matches': 3, 'refused per matches': 25 },
    'nanty-narking': { 'of drafts per matches': 6, 'of published steps per matches': 15, 'refused per matches': 25 },
  },
  crowded: 0.1,
  share: SHARE,
});
prove('malformed', malformed, {
  looks: ['refused', 'with a rule'],
  depth: {
    'emerald-2e': { 'refused per matches': 50, 'with a rule per refused': 0.2 },
    'nanty-narking': { 'refused per matches': 40, 'with a rule per refused': 0.2 },
  },
  crowded: 0.1,
  share: SHARE,
});
