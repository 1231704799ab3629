// Reads from the agenda and the picks what a player is about to confirm.
import type { Frame, Player } from '@gaslamp/kernel/state';
import type { Agent, Kind } from '../box/data.ts';
import type { Emerald1 } from '../box/state.ts';
import { pick } from './verbs.ts';

/** An attack or a hiding; or a card's text, with its targets, null where it has none. */
export type Intent =
  | { readonly deed: 'attack' | 'hide'; readonly executor: Agent; readonly target: number }
  | {
      readonly deed: 'text';
      readonly card: Kind;
      readonly agent: Agent | null;
      readonly city: number | null;
      readonly target: number | null;
      readonly owner: Player | null;
    };

/** Returns the action that the current question would confirm; null if there is none. */
export function intended({ agenda, picks }: Emerald1): Intent | null {
  const after = agenda.slice(0, -1).reverse();
  const [next] = after;
  if (next === undefined) return null;
  const executor = numberIn(next, 'executor');
  const aim = numberIn(next, 'target');
  if (next.effect === 'attack.declared' && executor !== null && aim !== null)
    return { deed: numberIn(next, 'hides') === 1 ? 'hide' : 'attack', executor, target: aim };
  const card = picks.find(pick.is);
  if (card === undefined) return null;
  const end = after.findIndex(({ effect }) => effect === 'text.done');
  const own = end < 0 ? after : after.slice(0, end);
  const first = (name: string) => own.map((frame) => numberIn(frame, name)).find((n) => n !== null && n >= 0) ?? null;
  // R20 Terrors: the draw names the player who draws.
  const draws = own.find(({ effect }) => effect.startsWith('sanity.'));
  const owner = draws === undefined ? first('owner') : numberIn(draws, 'by');
  return {
    deed: 'text',
    card: pick.card(card),
    agent: first('agent'),
    city: first('city'),
    target: first('target'),
    owner,
  };
}

/** R10.12: returns true if the action that waits for an answer is a hiding. */
export const isHiding = ({ agenda }: Emerald1): boolean =>
  agenda.some((frame) => frame.effect === 'attack.carriedOut' && numberIn(frame, 'hides') === 1);

/** Returns the executor of the action that is declared or about to be; -1 if there is none. */
export const executorIn = ({ agenda }: Emerald1): Agent =>
  agenda.map((frame) => numberIn(frame, 'executor')).find((agent) => agent !== null) ?? -1;

function numberIn(frame: Frame, name: string): number | null {
  const n = frame[name];
  return typeof n === 'number' ? n : null;
}
