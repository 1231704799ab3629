// Infers beliefs about the other players' sides.
import { cardOf } from '@gaslamp/emerald-2e/box/data';
import { DAYS, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import { type At, countOf, IDENTITY, identityOf, killPoints } from '@gaslamp/emerald-2e/box/state';
import type { Chance } from '@gaslamp/kernel/chance';
import { knows, type Player } from '@gaslamp/kernel/state';
import { exp } from '../arithmetic.ts';
import { isTurned, printedSide, sideIn } from './sides.ts';
import { WEIGHTS } from './weights.ts';

/** A possible deal of the printed sides: a bit per player, set for Restorationists. */
export interface Deal {
  readonly restorationists: number;
  readonly chance: number;
}

/**
 * Returns every deal of printed sides that `me` cannot exclude, with chances that sum to 1. Reads nothing that was dealt from a
 * world dealt from the view of `me`, only identities that `me` has seen and what each player owns (R19.2).
 */
export const beliefs = (at: At, me: Player): Deal[] => dealsBy(at, me, (player) => exp(evidence(at, player)));

/** Returns the same, given the odds that a hidden player is a Restorationist by what that player has done. */
export function dealsBy({ s, data }: At, me: Player, oddsOf: (player: Player) => number): Deal[] {
  // R1.6: number of identity cards of each side that are not accounted for.
  const left: [restorationist: number, loyalist: number] = [0, 0];
  for (const card of data.cards) if (card.kind === 'identity') left[printedSide(card)] += card.copies;
  let certain = 0;
  const hidden: { readonly player: Player; readonly odds: number }[] = [];
  for (let player = 0; player < s.seats; player++) {
    const item = identityOf(s, player);
    if (!knows(s, me, item)) {
      hidden.push({ player, odds: oddsOf(player) });
      continue;
    }
    const side = printedSide(cardOf(data, item));
    left[side]--;
    if (side === RESTORATIONIST) certain |= 1 << player;
  }
  const deals: Deal[] = [];
  let sum = 0;
  for (let set = 0; set < 1 << hidden.length; set++) {
    let restorationists = certain;
    let chance = 1;
    const free: typeof left = [...left];
    hidden.forEach(({ player, odds }, i) => {
      const side = sideIn(set, i);
      // This player's card may be any of those left of the side.
      chance *= free[side]--;
      if (side === LOYALIST) return;
      chance *= odds;
      restorationists |= 1 << player;
    });
    if (chance <= 0) continue;
    deals.push({ restorationists, chance });
    sum += chance;
  }
  return deals.map(({ restorationists, chance }) => ({ restorationists, chance: chance / sum }));
}

/**
 * Returns the log-odds that the actions of `player` are those of a printed Restorationist, from points taken by type and cards
 * claimed for a marker. A Change of Heart inverts the evidence: the player works for the side in effect.
 */
function evidence({ s, data }: At, player: Player): number {
  let odds =
    countOf(s.restorationist, player) * WEIGHTS.perRestorationistPoint +
    countOf(s.loyalist, player) * WEIGHTS.perLoyalistPoint +
    killPoints(s, player) * WEIGHTS.perKillPoint;
  s.place.forEach((place, item) => {
    // Hands, decks, discard piles and cards beside identities are numbered by player, then by day.
    if (place >= IDENTITY || place % DAYS.length !== player) return;
    const { restorationist, loyalist } = cardOf(data, item);
    odds += (restorationist - loyalist) * WEIGHTS.perStepClaimed;
  });
  const capped = Math.max(-WEIGHTS.mostTold, Math.min(WEIGHTS.mostTold, odds));
  return isTurned(s, player) ? -capped : capped;
}

/** Draws one deal by its chance. */
export function drawDeal(deals: readonly Deal[], dice: Chance): Deal {
  let rest = (dice.roll(1 << 20) - 0.5) / (1 << 20);
  for (const deal of deals) {
    rest -= deal.chance;
    if (rest < 0) return deal;
  }
  // The chances sum to 1 except for rounding.
  return deals.at(-1)!;
}
