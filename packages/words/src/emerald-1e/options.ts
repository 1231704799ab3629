// What the text of a card says, with the numbers of the pack of this match.
import type { Data } from '@gaslamp/emerald-1e/data';
import type { EffectKey } from '@gaslamp/emerald-1e/pack';
import { e } from './model.ts';

export function cardText(effect: EffectKey, { data }: { readonly data: Pick<Data, 'pack'> }): string {
  const { numbers, supplies } = data.pack;
  const hand = numbers.handSize + numbers.handPlus;
  return e(`cardText.${effect}`, { ...numbers, hand, zombies: supplies.zombies });
}
