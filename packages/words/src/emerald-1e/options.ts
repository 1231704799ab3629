// Card texts with the numbers of the pack and the options of the match.
import type { Data } from '@gaslamp/emerald-1e/box/data';
import type { EffectKey } from '@gaslamp/emerald-1e/box/pack';
import type { Emerald1 } from '@gaslamp/emerald-1e/box/state';
import { e } from './model.ts';

/** Match options that card texts depend on. */
type TextOptions = Pick<Emerald1, keyof typeof STANDARD>;

const STANDARD = {
  zombiesNeedKta: 1,
  vampiresImmuneToZombies: 0,
  resolveFullyBeforeEnd: 1,
  blackHandOwnRoyalsOnly: 1,
};

/** Returns a card's text; outside a match, with the standard options. */
export function cardText(
  effect: EffectKey,
  { data, s }: { readonly data: Pick<Data, 'pack'>; readonly s?: TextOptions },
): string {
  const { numbers, supplies } = data.pack;
  const { zombiesNeedKta, vampiresImmuneToZombies, resolveFullyBeforeEnd, blackHandOwnRoyalsOnly } = s ?? STANDARD;
  const hand = numbers.handSize + numbers.handPlus;
  return e(`cardText.${effect}`, {
    ...numbers,
    hand,
    zombies: supplies.zombies,
    zombiesNeedKta,
    vampiresImmuneToZombies,
    resolveFullyBeforeEnd,
    blackHandOwnRoyalsOnly,
  });
}
