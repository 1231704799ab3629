// R20: every card with a text must be played for it; those that work by a claim must be claimed.
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { Told } from '../events.ts';
import type { Box } from './box.ts';

// Numbers from the game's list of uses.
const [ATTACK, HIDE, SUPPORT, TEXT] = [5, 6, 8, 9];

export const texts = ({ cards }: Box): string[] =>
  cards.flatMap(({ id, effect, timing }) => (effect === null ? [] : [`${id} ${timing}`]));

/** Returns the text for which a card is played or claimed, or null. */
export function textPlayed({ cards }: Box, event: GameEvent): string | null {
  const { kind, fields } = event as Told<{ played: 'card' | 'use'; claimed: 'card' }>;
  if (kind !== 'played' && kind !== 'claimed') return null;
  const { id, effect, timing } = at(cards, fields.card);
  if (effect === null) return null;
  if (kind === 'claimed') return timing === 'claim' || timing === 'always' ? `${id} ${timing}` : null;
  return [ATTACK, HIDE, SUPPORT, TEXT].includes((fields as { use: number }).use) ? `${id} ${timing}` : null;
}
