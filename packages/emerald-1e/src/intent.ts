// What somebody is about to do who is asked to confirm it: the agenda and the picks tell it.
import type { Frame, Player } from '@gaslamp/kernel/state';
import type { Agent, Kind } from './data.ts';
import type { Emerald1 } from './state.ts';
import { pick } from './verbs.ts';

/** An attack or a hiding; or a card's text, aimed at what is not null. */
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

/** What is carried out once the question at hand is confirmed; null where nothing is. */
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
  // R20 Terrors: whoever draws is named by the draw itself.
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

/** R10.12: whether the deed that waits for an answer is a hiding. */
export const isHiding = ({ agenda }: Emerald1): boolean =>
  agenda.some((frame) => frame.effect === 'attack.carriedOut' && numberIn(frame, 'hides') === 1);

/** Who carries out the deed that is declared or about to be; -1 where there is none. */
export const executorIn = ({ agenda }: Emerald1): Agent =>
  agenda.map((frame) => numberIn(frame, 'executor')).find((agent) => agent !== null) ?? -1;

function numberIn(frame: Frame, name: string): number | null {
  const n = frame[name];
  return typeof n === 'number' ? n : null;
}
