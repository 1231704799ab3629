// The data pack: the values printed on cards and board. Rules read it, and hosts may correct it.
import { packsOf } from '@gaslamp/stated/pack';
import type { texts } from '../rules/texts/texts.ts';
import { builtIn } from './built-in.ts';
import type { CITIES } from './ids.ts';
import { fieldsOf, problemsOfSetup } from './validate.ts';

/** Keys of the card texts that are code, by the name of their function (R20.9). */
export type EffectKey = keyof typeof texts;
type City = (typeof CITIES)[number];

/** R8.3: values on the counter of a recruited agent. */
interface AgentPrint {
  readonly bombs: number;
  readonly points: number;
  /** AA and AR: may start the assassination of agents, of royals (R10.1). */
  readonly kills: boolean;
  readonly killsRoyals: boolean;
  /** R9.1 */
  readonly known: boolean;
  /** R14.3: not affected by madness. */
  readonly steadfast: boolean;
}

/** A card, a double-agent token or a sanity marker. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly kind: 'game' | 'starting' | 'city' | 'permanent' | 'identity' | 'token' | 'sanity';
  /** R1.5, R1.6, R1.8. For a starting card, the number for each player. */
  readonly copies: number;
  // Number of times that each symbol is printed (R4.1); for the two arrows, the number of spaces (R6.6).
  readonly cubes: number;
  readonly gold: number;
  readonly bombs: number;
  readonly war: number;
  readonly revolution: number;
  /** R6.2 step 7 */
  readonly insanity: boolean;
  readonly agent: AgentPrint | null;
  readonly effect: EffectKey | null;
  /** R20.5 */
  readonly timing: 'action' | 'claim' | 'start' | 'support' | 'always' | null;
  readonly oneUse: boolean;
  /** Number of the rule that explains the card's text. */
  readonly rule: string | null;
  /** Invented for this project (R20.10). */
  readonly invented: boolean;
  /** City of a city card. */
  readonly city: City | null;
  /** Agent named by a token. */
  readonly agentOf: string | null;
  /** Side of an identity card. */
  readonly side: 'loyalist' | 'restorationist' | null;
}

type Players = '2' | '3' | '4' | '5';

export interface Pack {
  readonly game: 'emerald-1e';
  readonly schema: 1;
  /** R2.2 */
  readonly cardsPerStack: Readonly<Record<Players, number>>;
  /** R17.1 */
  readonly victoryTarget: Readonly<Record<Players, number>>;
  /** R1, R2.5, R19.2 */
  readonly supplies: {
    readonly cubes: number;
    readonly reserve: number;
    readonly zombies: number;
    readonly blockingDiscs: number;
    readonly tokensAtStart: number;
    readonly slots: number;
  };
  /** R1.4: the points of each space; the last space ends the game. */
  readonly tracks: { readonly war: readonly number[]; readonly revolution: readonly number[] };
  readonly numbers: {
    readonly handSize: number;
    readonly mainAgentBombs: number;
    readonly arrowStep: number;
    readonly zombiesPlaced: number;
    readonly zombieEnd: number;
    readonly necronomicon: number;
    readonly blackHand: number;
    readonly vampire: number;
    readonly sacrificed: number;
    readonly killedRestorationist: number;
    readonly maxRounds: number;
    // R20.10
    readonly handPlus: number;
    readonly buyPlus: number;
    readonly lineCost: number;
    readonly sanityDraw: number;
    readonly bombPlus: number;
  };
  /** R1.2. `needed`: bombs needed to kill an agent there (R10.4). */
  readonly cities: readonly {
    readonly id: City;
    readonly name: string;
    readonly points: number;
    readonly needed: number;
  }[];
  readonly royals: readonly {
    readonly id: string;
    readonly name: string;
    readonly city: City;
    readonly needed: number;
    readonly points: number;
  }[];
  /** R1.3: connections, and the cost for an agent to use each. */
  readonly lines: readonly { readonly id: string; readonly a: City; readonly b: City; readonly cost: number }[];
  /** The order is part of the save format: append only. */
  readonly cards: readonly Card[];
}

export { builtIn };
export const { readPack, correctedFields } = packsOf<Pack>({
  builtIn,
  lists: { cards: 'card', cities: 'city', royals: 'royal', lines: 'line' },
  fields: fieldsOf(builtIn),
  problemsOfSetup,
});
