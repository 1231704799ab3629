// Values cards for a player, in points at the end of the match.
import { cardOf } from '@gaslamp/emerald-1e/box/data';
import type { Card, EffectKey } from '@gaslamp/emerald-1e/box/pack';
import { type At, EFFECTS, HAND, madMarkers, ownerIn } from '@gaslamp/emerald-1e/box/state';
import type { Player } from '@gaslamp/kernel/state';
import { WEIGHTS } from './weights.ts';

/** Value of a text for each side; `WEIGHTS.text` for those not listed. */
const TEXTS: Readonly<Partial<Record<EffectKey, readonly [restorationist: number, loyalist: number]>>> = {
  hiredAssassin: [2, 0.5],
  hideRoyal: [0.2, 2],
  blackHand: [2, 0.3],
  vampires: [0.7, 1.8],
  yogSothoth: [0.3, 1.8],
  zombies: [0.9, 2.5],
  shoggoth: [0.9, 1.2],
  warTwo: [0, 0.9],
  infernalMachine: [1, 1],
  pinkerton: [0.9, 0.9],
};

/** Returns the value of owning a card in the deck. */
export function worthInDeck(card: Card, restorationist: boolean): number {
  const { cubes, gold, bombs, war, revolution, effect, kind } = card;
  if (kind === 'permanent') return WEIGHTS.permanent;
  const arrow = restorationist ? revolution : war;
  const symbols =
    cubes * WEIGHTS.deckCube + gold * WEIGHTS.deckGold + bombs * WEIGHTS.deckBomb + arrow * WEIGHTS.deckArrow;
  const text = effect === null ? 0 : (TEXTS[effect]?.[restorationist ? 0 : 1] ?? WEIGHTS.text);
  return symbols + text;
}

/**
 * R14.5: returns the expected cost of drawing a marker. For a Loyalist only the third one costs something, by revealing the
 * side.
 */
export function dread({ s }: At, player: Player, restorationist: boolean): number {
  return restorationist ? WEIGHTS.insanity * (1 + madMarkers(s, player)) : WEIGHTS.insanityOfLoyalist;
}

/**
 * A player's cards by ownership (R16.7), including claimed permanent effects: the owner of a card is public, its place is not.
 */
export interface Means {
  /** The value of all cards that the player did not start with. */
  readonly deck: number;
  readonly bombs: number;
  readonly hires: boolean;
  readonly hides: boolean;
  readonly main: boolean;
  /** Kinds of the player's agent cards that may kill royals. */
  readonly killers: readonly number[];
  /** Symbols in the bot's own hand; 0 for others. */
  readonly hand: number;
  readonly handBombs: number;
}

export function meansOf({ s, data }: At, player: Player, me: Player, restorationist: boolean): Means {
  let deck = 0;
  let bombs = 0;
  let hires = false;
  let hides = false;
  let main = false;
  let hand = 0;
  let handBombs = 0;
  const killers: number[] = [];
  for (let item = 0; item < s.place.length; item++) {
    if (ownerIn(s, item) !== player && s.place[item] !== EFFECTS + player) continue;
    const card = cardOf(data, item);
    if (card.kind !== 'starting') deck += worthInDeck(card, restorationist);
    bombs += card.bombs;
    hires ||= card.effect === 'hiredAssassin';
    hides ||= card.effect === 'hideRoyal';
    main ||= card.effect === 'mainAgent';
    if (card.agent?.killsRoyals === true) killers.push(data.kindOf[item]!);
    if (player !== me || s.place[item] !== HAND + me) continue;
    handBombs += card.bombs;
    hand += card.cubes * WEIGHTS.cubeSymbol + card.gold * WEIGHTS.goldSymbol;
    hand +=
      (restorationist ? card.revolution : card.war) * WEIGHTS.arrow + (card.effect === null ? 0 : WEIGHTS.textInHand);
  }
  return { deck, bombs, hires, hides, main, killers, hand, handBombs };
}
