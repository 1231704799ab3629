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
  looks: ['over by points', 'over by marker', 'over by revealed'],
  depth: { 'states per matches': 20, 'questions per matches': 100, 'views per matches': 10, 'hidden per views': 40 },
  crowded: 0.3,
});
prove('round trip', roundTrip, {
  looks: ['states'],
  depth: { 'states per matches': 1, 'steps per states': 20 },
  crowded: 0.1,
});
prove('sets', sets, {
  looks: ['any order'],
  depth: { 'questions per matches': 2, 'sets per questions': 4, 'illegal per questions': 3 },
  crowded: 0.1,
});
prove('dead ends', deadEnds, {
  looks: ['tried'],
  depth: { 'questions per matches': 8, 'options per questions': 1.5 },
  crowded: 0.1,
});
