// Infers beliefs about the other players' factions.
import { cardOf } from '@gaslamp/emerald-1e/box/data';
import { type At, hasEffect, identityOf } from '@gaslamp/emerald-1e/box/state';
import { knows, type Player } from '@gaslamp/kernel/state';
import { exp } from '../arithmetic.ts';

/** A possible deal of the factions in effect (R15.8): a bit per player, set for Restorationists. */
export interface Deal {
  readonly restorationists: number;
  readonly chance: number;
}

/** Evidence from each royal that a player killed or hid, as log-odds. */
const PER_ROYAL = 1.6;

/**
 * Returns every deal that `me` cannot exclude, with chances that sum to 1. Reads nothing that was dealt from a world dealt from
 * the view of `me`, except identities revealed on the way to this position.
 */
export function deals(at: At, me: Player): Deal[] {
  const { s, data } = at;
  const left = { restorationist: 0, loyalist: 0 };
  for (const card of data.cards) if (card.side !== null) left[card.side] += card.copies;
  let certain = 0;
  const hidden: Player[] = [];
  for (let player = 0; player < s.seats; player++) {
    const item = identityOf(s, player);
    const { side } = cardOf(data, item);
    if (side === null || !(knows(s, me, item) || s.revealed[player] === 1)) {
      hidden.push(player);
      continue;
    }
    left[side]--;
    if (side === 'restorationist') certain |= 1 << player;
  }
  const found: Deal[] = [];
  for (let set = 0; set < 1 << hidden.length; set++) {
    const free = { ...left };
    let restorationists = certain;
    let chance = 1;
    hidden.forEach((player, i) => {
      const side = (set >> i) & 1 ? 'restorationist' : 'loyalist';
      chance *= free[side]--;
      if (side === 'loyalist') return;
      chance *= odds(at, player);
      restorationists |= 1 << player;
    });
    if (chance > 0) found.push({ restorationists: turned(at, restorationists), chance });
  }
  const sum = found.reduce((all, one) => all + one.chance, 0);
  return found.map(({ restorationists, chance }) => ({ restorationists, chance: chance / sum }));
}

/** Returns the odds that a hidden player is a Restorationist, from the royals that bear their disc. */
function odds({ s }: At, player: Player): number {
  const royals = s.royal.reduce((sum, by, royal) => (by === player ? sum + (s.safe[royal] === 1 ? -1 : 1) : sum), 0);
  return exp(PER_ROYAL * royals);
}
/** R15.6: public. */
function turned(at: At, restorationists: number): number {
  let sides = restorationists;
  for (let player = 0; player < at.s.seats; player++) if (hasEffect(at, player, 'switchFaction')) sides ^= 1 << player;
  return sides;
}
