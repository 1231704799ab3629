// What a player can think of the others' sides.
import { DAYS, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/ids';
import { type At, IDENTITY, identityOf, killPoints } from '@gaslamp/emerald-2e/state';
import type { Chance } from '@gaslamp/kernel/chance';
import { type Player, sees } from '@gaslamp/kernel/state';
import { WEIGHTS } from './weights.ts';

/** One way the printed sides may be dealt: a bit per player, set for Restorationists. */
export interface Deal {
  readonly restorationists: number;
  readonly chance: number;
}

/**
 * Every deal of printed sides that `me` cannot exclude, with chances that sum to 1. Of a world that was dealt from the
 * view of `me` it reads nothing that was dealt: identities that `me` has seen, and what each player owns (R19.2).
 */
export function beliefs(at: At, me: Player): Deal[] {
  const { s, data } = at;
  const printed = (item: number) => data.cards[data.kindOf[item]!]!.side === 'restorationist';
  // R1.6: how many identity cards of either side are not accounted for.
  const left = [0, 0];
  data.kindOf.forEach((kind, item) => {
    if (data.cards[kind]!.kind === 'identity') left[printed(item) ? RESTORATIONIST : LOYALIST]!++;
  });
  let certain = 0;
  const hidden: Player[] = [];
  for (let player = 0; player < s.seats; player++) {
    const item = identityOf(s, player);
    if (!sees(s.seenBy[item]!, me)) hidden.push(player);
    else {
      left[printed(item) ? RESTORATIONIST : LOYALIST]!--;
      if (printed(item)) certain |= 1 << player;
    }
  }
  const odds = hidden.map((player) => Math.exp(told(at, player)));
  const deals: Deal[] = [];
  let sum = 0;
  for (let set = 0; set < 1 << hidden.length; set++) {
    let restorationists = certain;
    let chance = 1;
    const free = left.slice();
    hidden.forEach((player, i) => {
      const side = (set >> i) & 1 ? RESTORATIONIST : LOYALIST;
      // As many cards of the side as are left could be this player's.
      chance *= free[side]!--;
      if (side === LOYALIST) return;
      chance *= odds[i]!;
      restorationists |= 1 << player;
    });
    if (chance <= 0) continue;
    deals.push({ restorationists, chance });
    sum += chance;
  }
  return deals.map(({ restorationists, chance }) => ({ restorationists, chance: chance / sum }));
}

/**
 * Log-odds that what `player` did was done by somebody printed Restorationist: points taken by type, and cards claimed
 * for a marker. A Change of Heart turns the meaning of it all round: the player works for the side that shows.
 */
function told({ s, data }: At, player: Player): number {
  let odds =
    s.restorationist[player]! * WEIGHTS.perRestorationistPoint +
    s.loyalist[player]! * WEIGHTS.perLoyalistPoint +
    killPoints(s, player) * WEIGHTS.perKillPoint;
  for (let item = 0; item < s.place.length; item++) {
    const place = s.place[item]!;
    // Hands, decks, discard piles and cards beside identities are numbered by player, then by day.
    if (place >= IDENTITY || place % DAYS.length !== player) continue;
    const kind = data.kindOf[item]!;
    odds += (data.steps[RESTORATIONIST]![kind]! - data.steps[LOYALIST]![kind]!) * WEIGHTS.perStepClaimed;
  }
  const capped = Math.max(-WEIGHTS.mostTold, Math.min(WEIGHTS.mostTold, odds));
  return s.flips[player]! % 2 === 1 ? -capped : capped;
}

/** Draws one deal by its chance. */
export function drawDeal(deals: readonly Deal[], dice: Chance): Deal {
  let rest = (dice.roll(1 << 20) - 0.5) / (1 << 20);
  for (const deal of deals) {
    rest -= deal.chance;
    if (rest < 0) return deal;
  }
  return deals[deals.length - 1]!;
}
