// A one-page summary of the game, with its own texts and symbols.
import { addTexts, speaking } from '@gaslamp/words/text';
import type { OnePage } from '../../one-page.ts';
import { meaningsOf } from '../legend/legend.tsx';
import english from './text/en.json';

addTexts('en', english);
const say = speaking<typeof english.emerald2ePage>('emerald2ePage');

export const onePage: OnePage = {
  lead: say('lead'),
  want: [say('want.first'), say('want.second')],
  turn: [say('turn.first'), say('turn.second'), say('turn.third'), say('turn.fourth')],
  end: [say('end.first'), say('end.second'), say('end.third')],
  actions: meaningsOf([
    'place',
    'claim',
    'retrieve',
    'move',
    'restorationistMarker',
    'loyalistMarker',
    'assassinate',
    'action',
    'freeAction',
    'interrupt',
  ]),
  counts: meaningsOf(['vpNeutral', 'vpLoyalist', 'vpRestorationist', 'vpKill', 'royalty', 'sanity']),
};
