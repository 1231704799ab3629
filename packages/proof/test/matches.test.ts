// Checks on the input that a match accepts. For more matches see prove.ts. faults.test.ts shows that these can fail.
import { malformed } from '../src/malformed.ts';
import { takeBacks } from '../src/take-backs.ts';
import { prove } from './prove.ts';

/** Every match asks hundreds of these questions: as many matches as elsewhere would prove no more and take a minute. */
const SHARE = 0.3;

prove(['take-backs'], takeBacks, {
  looks: ['of drafts', 'of published steps', 'several', 'known', 'refused'],
  crowded: 0.1,
  share: SHARE,
});
prove(['malformed'], malformed, {
  looks: ['refused', 'with a rule', 'by a table'],
  crowded: 0.1,
  share: SHARE,
});
