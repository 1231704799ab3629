import type { GameProof } from '@gaslamp/proof/game-proof';
import { mothOracle } from './oracle.ts';

/** The proof's description of MOTH, which has no sets and no drafts, and in which every turn draws a card. */
export const mothProof: GameProof = {
  oracle: mothOracle,
  crowd: null,
  depths: {
    ends: { 'over by light per matches': 1 },
    conservation: { 'states per matches': 2 },
    questions: { 'questions per matches': 7 },
    secrecy: { 'views per matches': 5, 'hidden per views': 4 },
    'round trip': { 'round trips per matches': 0.02, 'steps per round trips': 7 },
    sets: {},
    'dead ends': {},
    replay: {
      'entries per matches': 20,
      'outcomes per matches': 15,
      'by the log per matches': 0.25,
      'restored per matches': 10,
    },
    'take-backs': { 'refused per matches': 5 },
    malformed: { 'refused per matches': 4, 'with a rule per refused': 0.2 },
    're-deals': { 'views per matches': 0.4, 'changed places per views': 0.8 },
    twins: {
      'twins per matches': 3,
      'steps per twins': 12,
      'compared per twins': 7,
      'apart in HAND per twins': 0.7,
      'apart in DECK per twins': 0.25,
    },
    drafts: {},
    histories: {
      'recorded per matches': 20,
      'answers per recorded': 0.9,
      'compared per matches': 8,
      'compared apart per compared': 0.4,
      'exchanges per matches': 4,
      'apart in HAND per compared': 0.4,
      'apart in DECK per compared': 0.25,
    },
    forecasts: { 'forecasts per matches': 1, 'promises per forecasts': 0.3 },
  },
};
