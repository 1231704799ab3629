// What a match accepts. How to run more matches: see prove.ts. That these can fail is shown in faults.test.ts.
import { malformed } from '../src/malformed.ts';
import { takeBacks } from '../src/take-backs.ts';
import { prove } from './prove.ts';

/** Every match asks hundreds of these questions: as many matches as elsewhere would show no more, for a minute of time. */
const SHARE = 0.3;

prove(['take-backs'], takeBacks, {
  looks: ['of drafts', 'of published steps', 'several', 'known', 'refused'],
  crowded: 0.1,
  share: SHARE,
});
prove(['malformed'], malformed, {
  looks: ['refused', 'with a rule'],
  crowded: 0.1,
  share: SHARE,
});
