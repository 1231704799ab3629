// What must hold of the rules of any game, whoever looks. How to run more matches: see prove.ts.
import { watchPieces } from '../src/conservation.ts';
import { deadEnds } from '../src/dead-ends.ts';
import { watchEnd } from '../src/ends.ts';
import { watchQuestions } from '../src/questions.ts';
import { roundTrip } from '../src/round-trip.ts';
import { watchSecrets } from '../src/secrecy.ts';
import { sets } from '../src/sets.ts';
import { together } from '../src/watch.ts';
import { prove } from './prove.ts';

prove('ends, conservation, questions, secrecy', together(watchEnd, watchPieces, watchQuestions, watchSecrets), {
  looks: ['decisions', 'states', 'options', 'hidden'],
  crowded: 0.3,
});
prove('round trip', roundTrip, { looks: ['steps'], crowded: 0.1 });
prove('sets', sets, { looks: ['sets', 'illegal', 'any order'], crowded: 0.1 });
prove('dead ends', deadEnds, { looks: ['tried'], crowded: 0.1 });
