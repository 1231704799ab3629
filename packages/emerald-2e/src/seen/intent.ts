// Reads from the agenda and the picks what a player is about to confirm.
import type { Frame, Player } from '@gaslamp/kernel/state';
import type { Kind } from '../box/data.ts';
import type { Emerald } from '../box/state.ts';
import { pick, to } from './verbs.ts';

/** An action and the cards that it takes. A text may be aimed at a player, a city or both. */
export type Intent =
  | { readonly deed: 'claim'; readonly city: number; readonly cards: readonly Kind[] }
  | { readonly deed: 'assassinate'; readonly target: number; readonly city: number; readonly cards: readonly Kind[] }
  | { readonly deed: 'release'; readonly city: number }
  | { readonly deed: 'text'; readonly card: Kind; readonly owner: Player | null; readonly city: number | null };

/** Returns the action that the current question would confirm; null if there is none. */
export function intended({ agenda, picks }: Emerald): Intent | null {
  const [next, ...after] = agenda.slice(0, -1).reverse();
  if (next === undefined) return null;
  const cards = picks.filter(pick.is).map(pick.card);
  const city = numberIn(next, 'city');
  const target = numberIn(next, 'target');
  if (next.effect === 'claim.claimed' && city !== null) return { deed: 'claim', city, cards };
  if (next.effect === 'assassinate.paid' && city !== null && target !== null)
    return { deed: 'assassinate', target, city, cards };
  const released = picks.find(to.is);
  if (next.effect === 'mi-go.released' && released !== undefined) return { deed: 'release', city: to.city(released) };
  const [card] = cards;
  return card === undefined ? null : { deed: 'text', card, ...aim(after) };
}

/** Returns the player and the city that a text is aimed at, read from the frames after the payment, before the turn goes on. */
function aim(frames: readonly Frame[]): { readonly owner: Player | null; readonly city: number | null } {
  const end = frames.findIndex(({ effect }) => effect === 'turn.resolved');
  const own = end < 0 ? frames : frames.slice(0, end);
  const first = (read: (frame: Frame) => number | null) => own.map(read).find((n) => n !== null && n >= 0) ?? null;
  return {
    owner: first((frame) => numberIn(frame, frame.effect === 'sanity.roll' ? 'by' : 'owner')),
    city: first((frame) => numberIn(frame, 'city')),
  };
}

function numberIn(frame: Frame, name: string): number | null {
  const n = frame[name];
  return typeof n === 'number' ? n : null;
}
