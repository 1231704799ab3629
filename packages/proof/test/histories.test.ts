// What nobody may learn of the past. How to run more matches: see prove.ts. That this can fail is shown in leaks.test.ts.
import { histories } from '../src/histories.ts';
import { prove } from './prove.ts';

prove('histories', histories, {
  looks: ['hesitations', 'of spectators'],
  depth: {
    'emerald-2e': {
      'recorded per matches': 330,
      // How far the second history came, and how much of it was looked at where the two differed.
      'answers per recorded': 0.85,
      // About one moment in three that reaches the viewer.
      'compared per matches': 62,
      'compared apart per compared': 0.9,
      'apart at the end per matches': 0.9,
      'exchanges per matches': 30,
      'hesitations per matches': 4,
      'apart in HAND per compared': 0.4,
      'apart in STACK per compared': 0.8,
      'apart in IDENTITY per compared': 0.1,
    },
    'nanty-narking': {
      'recorded per matches': 200,
      'answers per recorded': 0.8,
      'compared per matches': 55,
      'compared apart per compared': 0.65,
      'apart at the end per matches': 0.5,
      'exchanges per matches': 12,
      'hesitations per matches': 0.4,
      'apart in HAND per compared': 0.6,
      'apart in GREY_PILE per compared': 0.2,
      'apart in RED_PILE per compared': 0.2,
      'apart in PERSONALITY per compared': 0.15,
      'apart in UNUSED per compared': 0.15,
      'apart in TAKEN per matches': 0.02,
    },
  },
  crowded: 0.1,
});
