import type { Depths } from '../game-proof.ts';

// Fewer matches are played per run than for the other games, so the bounds are wider.
export const depths: Depths = {
  ends: { 'over by points per matches': 0.03, 'over by restorationist per matches': 0.03 },
  conservation: { 'states per matches': 25 },
  questions: { 'questions per matches': 120 },
  secrecy: { 'views per matches': 11, 'hidden per views': 70 },
  'round trip': { 'round trips per matches': 0.8, 'steps per round trips': 20 },
  sets: { 'for sets per matches': 4, 'sets per for sets': 7, 'illegal per for sets': 5 },
  'dead ends': { 'in drafts per matches': 6, 'ways per in drafts': 1.8 },
  replay: {
    'entries per matches': 220,
    'undone per matches': 6,
    'outcomes per matches': 120,
    'by the log per matches': 0.2,
    'restored per matches': 40,
  },
  'take-backs': {
    'of drafts per matches': 18,
    'of published steps per matches': 9,
    'several per matches': 15,
    'known per matches': 8,
    'refused per matches': 8,
  },
  malformed: { 'refused per matches': 20, 'with a rule per refused': 0.2 },
  're-deals': { 'views per matches': 2.5, 'changed places per views': 0.95 },
  twins: {
    'twins per matches': 1,
    'steps per twins': 25,
    'compared per twins': 6,
    'apart in HAND per twins': 0.5,
    'apart in STACK per twins': 0.9,
    'apart in IDENTITY per twins': 0.25,
    'apart in TOKENS per twins': 0.6,
  },
  drafts: { 'compared answers per matches': 2, 'compared take-backs per matches': 2 },
  histories: {
    'recorded per matches': 240,
    // Progress of the second history, which depends more on the draws than in the other games.
    'answers per recorded': 0.4,
    'compared per matches': 17,
    'compared apart per compared': 0.9,
    'apart at the end per matches': 0.9,
    'exchanges per matches': 30,
    'hesitations per matches': 3,
    'apart in HAND per compared': 0.4,
    'apart in STACK per compared': 0.8,
    'apart in IDENTITY per compared': 0.25,
    'apart in TOKENS per compared': 0.7,
  },
  forecasts: { 'forecasts per matches': 35, 'promises per forecasts': 0.5 },
};
