import type { Player } from '@gaslamp/kernel/state';
import { RESTORATIONIST } from '../../box/ids.ts';
import { countOf } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { moveMarker } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { pay, type Text } from './text.ts';

/** Your Sanity tokens are three again; the Restorationist marker goes up 2. (R18.25, R18.36) */
export const freud: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), freudHeals({ by })],
};
const freudHeals = step<{ by: Player }>('freud.heals', (g, { by }) => {
  // R14.5: never more than three.
  const { tokens } = g.data.pack.supplies;
  tell(g)?.('healed', { player: by, tokens: tokens - countOf(g.s.tokens, by) });
  g.s.tokens[by] = tokens;
  moveMarker(g, RESTORATIONIST, 2);
});
