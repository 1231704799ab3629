// An end of the match that a hidden side decides, in both editions.
import type { Ending } from '@gaslamp/kernel/forecast';
import { addTexts, speaking } from '../text.ts';
import { who } from '../things.ts';
import english from './text/may-end.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.emerald>('emerald');

/** Tells what ends the match if a player turns out to be a Restorationist; null for any other end. */
export function mayEndWords({ event: { kind, fields }, fate, stoppable }: Ending): string | null {
  const { player, restorationist } = fields;
  if (kind !== 'revealed' || player === undefined || restorationist !== 1) return null;
  return say(stoppable ? 'mayEnd.unless' : 'mayEnd.sure', { player: who(player), fate: fate ?? '' });
}
