import { LOYALIST } from '../../box/ids.ts';
import { moveMarker } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { pay, type Text } from './text.ts';

/** The Loyalist marker goes up 2, at most to 10. (R18.15) */
export const golovinski: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), golovinskiMarker({})],
};
const golovinskiMarker = step('golovinski.marker', (g) => moveMarker(g, LOYALIST, 2));
