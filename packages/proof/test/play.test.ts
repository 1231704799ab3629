// Properties of the rules of any game, independent of the viewer. For more matches see prove.ts.
import { watchPieces } from '../src/conservation.ts';
import { watchDeadEnds } from '../src/dead-ends.ts';
import { watchEnd } from '../src/ends.ts';
import { watchQuestions } from '../src/questions.ts';
import { watchRoundTrips } from '../src/round-trip.ts';
import { watchSecrets } from '../src/secrecy.ts';
import { watchSets } from '../src/sets.ts';
import { together } from '../src/watch.ts';
import { prove } from './prove.ts';

prove(['ends', 'conservation', 'questions', 'secrecy'], together(watchEnd, watchPieces, watchQuestions, watchSecrets), {
  looks: ['states', 'questions', 'views', 'hidden'],
  crowded: 0.3,
});
prove(['round trip', 'sets', 'dead ends'], together(watchRoundTrips, watchSets, watchDeadEnds), {
  looks: ['round trips', 'any order', 'tried'],
  crowded: 0.1,
});
