import type { Bot } from '@gaslamp/bots/bot';
import { botNamed } from '@gaslamp/bots/bots';
import { at } from '@gaslamp/kernel/lists';
import { asInput, InputError } from './input.ts';
import { wrong } from './wrong.ts';

/** Returns one bot per seat; `names` has one name for all seats or one for each. */
export function chosenBots(game: string, names: readonly string[], seats: number): Bot[] {
  if (names.length !== 1 && names.length !== seats)
    throw new InputError(wrong('seats.bots', { bots: names.length, seats }));
  return Array.from({ length: seats }, (_, seat) => asInput(() => botNamed(game, at(names, seat % names.length))));
}
