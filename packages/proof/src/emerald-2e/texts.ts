// R3, R18: every card with a text must be played for it.
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { Told } from '../events.ts';
import type { Box } from './box.ts';

// Numbers from the game's list of uses.
const [BOMBS, BENEFIT, TEXT, INTERRUPT] = [6, 7, 8, 9];

/** Returns the texts of all cards; Vampires has two. */
export const texts = ({ cards }: Box): string[] =>
  cards.flatMap(({ id, effect, timing }) => {
    if (effect === null) return [];
    return effect === 'vampires' ? [`${id} ${timing}`, `${id} interrupt`] : [`${id} ${timing}`];
  });

/** Returns the text for which a card is played, or null. */
export function textPlayed({ cards }: Box, event: GameEvent): string | null {
  const { kind, fields } = event as Told<{ played: 'card' | 'use' }>;
  if (kind !== 'played') return null;
  const { id, effect, timing } = at(cards, fields.card);
  if (effect === null) return null;
  if (fields.use === INTERRUPT) return `${id} interrupt`;
  const used = fields.use === TEXT || (timing === 'benefit' && (fields.use === BENEFIT || fields.use === BOMBS));
  return used ? `${id} ${timing}` : null;
}
