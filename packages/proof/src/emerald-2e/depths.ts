import type { Depths } from '../game-proof.ts';

export const depths: Depths = {
  ends: {
    'over by points per matches': 0.002,
    'over by marker per matches': 0.002,
    'over by revealed per matches': 0.002,
  },
  conservation: { 'states per matches': 20 },
  questions: { 'questions per matches': 100 },
  secrecy: { 'views per matches': 10, 'hidden per views': 40 },
  'round trip': { 'round trips per matches': 1, 'steps per round trips': 20 },
  sets: { 'for sets per matches': 2, 'sets per for sets': 4, 'illegal per for sets': 3 },
  'dead ends': { 'in drafts per matches': 6, 'ways per in drafts': 1.5 },
  replay: {
    'entries per matches': 330,
    'undone per matches': 8,
    'outcomes per matches': 100,
    'by the log per matches': 0.25,
    'restored per matches': 55,
  },
  // Most matches are abandoned before the end. Since several answers can be taken back at once, there are fewer moments at
  // which none can be.
  'take-backs': {
    'of drafts per matches': 46,
    'of published steps per matches': 25,
    'several per matches': 40,
    'known per matches': 25,
    'refused per matches': 18,
  },
  malformed: { 'refused per matches': 50, 'with a rule per refused': 0.2 },
  're-deals': { 'views per matches': 3, 'changed places per views': 0.95 },
  twins: {
    'twins per matches': 1.8,
    'steps per twins': 30,
    // One published step in two, and few steps of drafts.
    'compared per twins': 8,
    'apart in HAND per twins': 0.6,
    'apart in STACK per twins': 0.9,
    'apart in IDENTITY per twins': 0.3,
  },
  drafts: { 'compared answers per matches': 1.5, 'compared take-backs per matches': 2 },
  histories: {
    'recorded per matches': 330,
    // Progress of the second history, and the share of it that was compared where the two differed.
    'answers per recorded': 0.85,
    // About one in four moments that reach the viewer.
    'compared per matches': 48,
    'compared apart per compared': 0.9,
    'apart at the end per matches': 0.9,
    'exchanges per matches': 30,
    'hesitations per matches': 4,
    'apart in HAND per compared': 0.4,
    'apart in STACK per compared': 0.8,
    'apart in IDENTITY per compared': 0.1,
  },
  forecasts: { 'forecasts per matches': 30, 'promises per forecasts': 0.5 },
};
