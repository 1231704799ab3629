// What nobody may learn. How to run more matches: see prove.ts. That these can fail is shown in leaks.test.ts.
import { drafts } from '../src/drafts.ts';
import { redeals } from '../src/redeals.ts';
import { twins } from '../src/twins.ts';
import { prove } from './prove.ts';

prove('re-deals', redeals, {
  looks: ['changed places'],
  depth: {
    'emerald-2e': { 'views per matches': 3, 'changed places per views': 0.95 },
    'nanty-narking': { 'views per matches': 2, 'changed places per views': 0.95 },
  },
  crowded: 0.1,
});
prove('twins', twins, {
  looks: ['to the horizon', 'parted by chance', 'of spectators', 'asked between'],
  depth: {
    'emerald-2e': {
      'twins per matches': 2,
      'steps per twins': 30,
      // One published step in two, and few of a draft.
      'compared per twins': 8,
      'apart in HAND per twins': 0.6,
      'apart in STACK per twins': 0.9,
      'apart in IDENTITY per twins': 0.3,
    },
    'nanty-narking': {
      'twins per matches': 5,
      'steps per twins': 18,
      'compared per twins': 8,
      'to the horizon per twins': 0.12,
      'apart in HAND per twins': 0.8,
      'apart in GREY_PILE per twins': 0.3,
      'apart in RED_PILE per twins': 0.2,
      'apart in PERSONALITY per twins': 0.5,
      'apart in UNUSED per twins': 0.5,
    },
  },
  crowded: 0.1,
});
prove('drafts', drafts, {
  looks: ['compared answers', 'compared take-backs'],
  depth: {
    'emerald-2e': { 'compared answers per matches': 1.5, 'compared take-backs per matches': 2 },
    'nanty-narking': { 'compared answers per matches': 1, 'compared take-backs per matches': 1 },
  },
  crowded: 0.1,
});
