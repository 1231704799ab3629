import { add } from '@gaslamp/emerald/counts';
import type { Player } from '@gaslamp/kernel/state';
import { isRestorationist } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { confirmed } from '../confirm.ts';
import { step } from '../effects.ts';
import { endMatch } from '../ending.ts';
import { pay, type Text } from './text.ts';

/** Openly laid on your identity, which stays hidden: you belong to the other side. (R18.2) */
export const changeOfHeart: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), heartChanges({ by })],
};
const heartChanges = step<{ by: Player }>('change-of-heart.changes', (g, { by }) => {
  add(g.s.flips, by, 1);
  tell(g)?.('changedHeart', { player: by });
  // R13.5: a revealed player who becomes a Restorationist is a revealed Restorationist.
  if (g.s.revealed[by] === 1 && isRestorationist(g, by)) endMatch(g, 'revealed');
});
