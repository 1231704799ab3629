// What must hold of the rules of any game, whoever looks. How to run more matches: see prove.ts.
import { watchPieces } from '../src/conservation.ts';
import { watchDeadEnds } from '../src/dead-ends.ts';
import { watchEnd } from '../src/ends.ts';
import { watchQuestions } from '../src/questions.ts';
import { watchRoundTrips } from '../src/round-trip.ts';
import { watchSecrets } from '../src/secrecy.ts';
import { watchSets } from '../src/sets.ts';
import { together } from '../src/watch.ts';
import { prove } from './prove.ts';

prove('ends, conservation, questions, secrecy', together(watchEnd, watchPieces, watchQuestions, watchSecrets), {
  looks: ['states', 'questions', 'views', 'hidden'],
  depth: {
    'emerald-2e': {
      'states per matches': 20,
      'questions per matches': 100,
      'views per matches': 10,
      'hidden per views': 40,
      'over by points per matches': 0.002,
      'over by marker per matches': 0.002,
      'over by revealed per matches': 0.002,
    },
    'nanty-narking': {
      'states per matches': 15,
      'questions per matches': 70,
      'views per matches': 15,
      'hidden per views': 40,
      'over by personality per matches': 0.002,
      'over by holmes per matches': 0.002,
      'over by exhausted per matches': 0.002,
    },
  },
  crowded: 0.3,
});
prove('round trip, sets, dead ends', together(watchRoundTrips, watchSets, watchDeadEnds), {
  looks: ['round trips', 'any order', 'tried'],
  depth: {
    'emerald-2e': {
      'round trips per matches': 1,
      'steps per round trips': 20,
      'for sets per matches': 2,
      'sets per for sets': 4,
      'illegal per for sets': 3,
      'in drafts per matches': 6,
      'ways per in drafts': 1.5,
    },
    'nanty-narking': {
      'round trips per matches': 0.4,
      'steps per round trips': 20,
      'for sets per matches': 0.7,
      'sets per for sets': 8,
      'illegal per for sets': 0.05,
      'in drafts per matches': 2.5,
      'ways per in drafts': 3,
    },
  },
  crowded: 0.1,
});
