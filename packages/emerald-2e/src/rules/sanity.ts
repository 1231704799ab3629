import { add } from '@gaslamp/emerald/counts';
import type { Player } from '@gaslamp/kernel/state';
import { agentsIn } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { agentToStock } from './board.ts';
import { step } from './effects.ts';
import { revealCheck } from './identity.ts';

/** `city` for a roll that costs no agent. */
export const NO_CITY = -1;

/**
 * R14.1: a sanity roll; on Insanity the player loses a token. R14.2: queued by claimed cards, royalty killed or hidden, and
 * Terrors. R14.3: for royalty, killed or hidden, the player also loses an agent of `city`. R14.4: without tokens there is no
 * roll.
 */
export const sanityRoll = step<{ by: Player; city: number }>('sanity.roll', (g, { by, city }) => {
  const { s } = g;
  if (s.tokens[by] === 0) return;
  const face = g.roll(g.data.pack.sanityDie.faces);
  const insane = face <= s.insanityFaces;
  tell(g)?.('sanity', { player: by, face, insane: Number(insane) });
  if (!insane) return;
  add(s.tokens, by, -1);
  if (city !== NO_CITY && agentsIn(s, by, city) > 0) agentToStock(g, by, city);
  g.next(revealCheck({}));
});
