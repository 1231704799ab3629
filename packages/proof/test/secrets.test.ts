// What nobody may learn. How to run more matches: see prove.ts. That these can fail is shown in leaks.test.ts.
import { drafts } from '../src/drafts.ts';
import { redeals } from '../src/redeals.ts';
import { twins } from '../src/twins.ts';
import { prove } from './prove.ts';

prove('re-deals', redeals, {
  looks: ['changed places'],
  depth: { 'views per matches': 3, 'changed places per views': 0.95 },
  crowded: 0.1,
});
prove('twins', twins, {
  looks: ['to the horizon', 'parted by chance', 'of spectators', 'asked between'],
  depth: {
    'twins per matches': 2,
    'steps per twins': 30,
    'compared per twins': 15,
    'apart in HAND per twins': 0.7,
    'apart in STACK per twins': 0.9,
    'apart in IDENTITY per twins': 0.3,
  },
  crowded: 0.1,
});
prove('drafts', drafts, {
  looks: ['compared answers', 'compared take-backs'],
  depth: { 'compared answers per matches': 1.5, 'compared take-backs per matches': 2 },
  crowded: 0.1,
});
