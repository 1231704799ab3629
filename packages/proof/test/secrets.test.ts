// What nobody may learn. How to run more matches: see prove.ts. That these can fail is shown in leaks.test.ts.
import { drafts } from '../src/drafts.ts';
import { histories } from '../src/histories.ts';
import { redeals } from '../src/redeals.ts';
import { twins } from '../src/twins.ts';
import { prove } from './prove.ts';

prove('re-deals', redeals, { share: 0.08, looks: ['changed places'] });
prove('twins', twins, { share: 0.14, looks: ['compared', 'to the horizon', 'parted by chance'] });
prove('histories', histories, { share: 0.03, looks: ['compared apart', 'hesitations'] });
prove('drafts', drafts, { share: 0.04, looks: ['compared answers', 'compared take-backs'] });
