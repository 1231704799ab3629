// A one-page summary of the game, with its own texts and symbols.
import { addTexts, speaking } from '@gaslamp/words/text';
import type { OnePage } from '../../one-page.ts';
import { meaningsOf } from '../legend/legend.tsx';
import english from './text/en.json';

addTexts('en', english);
const say = speaking<typeof english.emerald1ePage>('emerald1ePage');

export const onePage: OnePage = {
  lead: say('lead'),
  want: [say('want.first'), say('want.second'), say('want.third')],
  turn: [say('turn.first'), say('turn.second'), say('turn.third')],
  end: [say('end.first'), say('end.second'), say('end.third'), say('end.fourth')],
  actions: meaningsOf(['cubes', 'claim', 'gold', 'war', 'revolution', 'attack', 'expose', 'action', 'bombs', 'disc']),
  counts: meaningsOf(['points', 'royal', 'safe', 'agentPoints', 'mad', 'control']),
};
