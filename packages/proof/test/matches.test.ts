// What must hold of a match and its log. How to run more matches: see prove.ts.
import { malformed } from '../src/malformed.ts';
import { replay } from '../src/replay.ts';
import { takeBacks } from '../src/take-backs.ts';
import { prove } from './prove.ts';

prove('replay', replay, { share: 0.014, looks: ['undone', 'outcomes', 'restored'] });
prove('take-backs', takeBacks, { share: 0.024, looks: ['of drafts', 'of published steps', 'refused'] });
prove('malformed', malformed, { share: 0.024, looks: ['refused', 'with a rule'] });
