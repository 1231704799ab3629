// Works out what is certain about the players' identities from public information alone, so the result is the same for all.
import { engineOf } from '@gaslamp/games/engines';
import type { AnyGame } from '@gaslamp/games/entry';
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { commonView, type Likelihood, likelihoods } from '@gaslamp/stated/deduce';

/**
 * `open`: everybody sees it; `seen`: the visible cards leave no other possibility; `past`: an event that affected that player
 * rules it out; `others`: events that affected the other players do.
 */
type Reason = 'open' | 'seen' | 'past' | 'others';
/** A certain fact about one player, with its reason and the rule behind it. */
export interface Certainty {
  readonly player: number;
  /** True if the player is on that side, false if the player is not. */
  readonly is: boolean;
  readonly side: string;
  readonly why: Reason;
  readonly rule: string;
}
/** The sides that a player can still be on, with their shares of all deals, from 0 to 1. */
export interface Odds {
  readonly player: number;
  readonly sides: readonly Likelihood[];
}

/** The certain facts, and the odds of everything else. */
export interface Certainties {
  readonly certain: readonly Certainty[];
  readonly odds: readonly Odds[];
  /** True if events of a match rule sides out. For a player who changes sides they are forgotten then (R9.8). */
  readonly past: boolean;
}

/** Fetches the rules of a game; `pack` is the match's pack as sent by the server, and `hash` its hash. */
export async function listerOf(id: string, hash: string, pack: unknown): Promise<(known: View<State>) => Certainties> {
  const { entry } = await engineOf(id);
  const builtIn = entry.game();
  const game = builtIn.pack === hash ? builtIn : entry.game(entry.readPack(pack, 'pack.json'));
  return (known) => certaintiesOf(game, known);
}

/** Accepts the view of any player or of a spectator. Throws for a game without sides. */
export function certaintiesOf(game: AnyGame, known: View<State>): Certainties {
  const { sides } = game;
  if (sides === undefined) throw new Error(`${game.id} has no sides`);
  const common = commonView(game, known);
  const all = likelihoods(game, common);
  const without = sides.without?.(all.length) ?? [];
  const rule = (why: Reason): string => (why === 'others' ? undefined : sides.rules[why]) ?? sides.rules.seen;
  const reasonOf = (player: number, { side, why }: Likelihood): Reason =>
    why === 'past' && sides.isRuledOut?.(common.s, player, side) === false ? 'others' : why;
  const isHidden = (player: number): boolean =>
    common.hidden.some(({ places }) => places.includes(sides.place(player)));
  const openTo = (player: number): Likelihood[] => at(all, player).filter(({ why }) => why === 'open');
  const certain: Certainty[] = [];
  const odds: Odds[] = [];
  for (const [player, found] of all.entries()) {
    const open = openTo(player);
    const [only] = open;
    if (only !== undefined && open.length === 1) {
      const reasons = found.map((one) => reasonOf(player, one));
      const hidden = (['others', 'past'] as const).find((one) => reasons.includes(one)) ?? 'seen';
      const why = isHidden(player) ? hidden : 'open';
      certain.push({ player, is: true, side: only.side, why, rule: rule(why) });
      continue;
    }
    odds.push({ player, sides: open });
    // If one player is known to hold a side, it need not be ruled out for the others.
    const taken = all.flatMap((_, other) => (openTo(other).length === 1 ? openTo(other).map(({ side }) => side) : []));
    for (const one of found) {
      const { side } = one;
      if (one.why === 'open' || without.includes(side) || taken.includes(side)) continue;
      const why = reasonOf(player, one);
      certain.push({ player, is: false, side, why, rule: rule(why) });
    }
  }
  return { certain, odds, past: sides.rules.past !== undefined };
}
