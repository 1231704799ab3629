// Nobody may learn secrets. For more matches see prove.ts. leaks.test.ts shows that these can fail.
import { drafts } from '../src/drafts.ts';
import { redeals } from '../src/redeals.ts';
import { twins } from '../src/twins.ts';
import { prove } from './prove.ts';

prove(['re-deals'], redeals, {
  looks: ['changed places'],
  crowded: 0.1,
});
prove(['twins'], twins, {
  looks: ['to the horizon', 'parted by chance', 'of spectators', 'asked between'],
  crowded: 0.1,
});
prove(['drafts'], drafts, {
  looks: ['compared answers', 'compared take-backs', 'watched tables'],
  crowded: 0.1,
});
