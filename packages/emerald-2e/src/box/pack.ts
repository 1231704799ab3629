// The data pack: the values printed on cards and board. Rules read it, and hosts may correct it.
import { packsOf } from '@gaslamp/stated/pack';
import type { texts } from '../rules/texts/texts.ts';
import { builtIn } from './built-in.ts';
import type { CITIES } from './ids.ts';
import { fieldsOf, problemsOfSetup } from './validate.ts';

export type { CorrectedField } from '@gaslamp/stated/pack';
export { packHash } from '@gaslamp/stated/pack-hash';

/** Keys of the card texts that are code, by the name of their function. */
export type EffectKey = keyof typeof texts;

interface Printed {
  readonly id: string;
  readonly numbers: readonly string[];
  /** Empty for a starting card that bears its owner's day. */
  readonly name: string;
  /** For a starting card, the number for each player. */
  readonly copies: number;
  // Number of times that each symbol is printed (R3.2); for the two markers, the number of steps.
  readonly place: number;
  readonly claim: number;
  readonly retrieve: number;
  readonly move: number;
  readonly assassinate: number;
  readonly restorationist: number;
  readonly loyalist: number;
  readonly bombs: number;
  readonly vp: {
    readonly neutral: number;
    readonly restorationist: number;
    readonly loyalist: number;
    readonly kill: number;
  };
  readonly killBox: boolean;
  readonly insanity: number;
  readonly agents: number;
  readonly effect: EffectKey | null;
  /** When the text may be used (R3.8). */
  readonly timing: 'action' | 'free' | 'interrupt' | 'benefit' | null;
  readonly oneUse: boolean;
  /** Number of the rule that explains the card's text. */
  readonly rule: string | null;
}
/** The fields that only some kinds of cards have. */
interface None {
  readonly city: null;
  readonly assassination: null;
  readonly needed: null;
  readonly side: null;
}
type City = (typeof CITIES)[number];
interface Played extends None {
  readonly kind: 'game' | 'starting';
}
interface OfCity extends Omit<None, 'city' | 'assassination'> {
  readonly kind: 'city';
  readonly city: City;
  /** The assassination value printed in the city (R1.4). */
  readonly assassination: number;
}
interface Royalty extends Omit<None, 'city' | 'needed'> {
  readonly kind: 'royalty';
  readonly city: City;
  /** The bomb points that a killer needs (R10.3). */
  readonly needed: number;
}
interface Identity extends Omit<None, 'side'> {
  readonly kind: 'identity';
  /** R1.6 */
  readonly side: 'loyalist' | 'restorationist';
}
export type Card = Printed & (Played | OfCity | Royalty | Identity);

type Players = '2' | '3' | '4' | '5';

export interface Pack {
  readonly game: 'emerald-2e';
  readonly schema: 1;
  readonly gameCardsPerCity: Readonly<Record<Players, number>>;
  readonly victoryTarget: Readonly<Record<Players, number>>;
  /** R1.7 */
  readonly sanityDie: { readonly faces: number; readonly insanityFaces: number };
  /** R1.2, R1.3: the pieces of a player, and the zombies of all. */
  readonly supplies: {
    readonly agents: number;
    readonly cubes: number;
    readonly cubesInLimbo: number;
    readonly tokens: number;
    readonly zombies: number;
  };
  /** The order is part of the save format: append only. */
  readonly cards: readonly Card[];
}

export { builtIn };
export const { readPack, correctedFields } = packsOf<Pack>({
  builtIn,
  lists: { cards: 'card' },
  fields: fieldsOf(builtIn),
  problemsOfSetup,
});
