// R10.15: finds the cards that support an attack or a hiding together.
import { areHeld } from '@gaslamp/emerald/arrows';
import type { Option, Player } from '@gaslamp/kernel/state';
import { reaches } from '@gaslamp/kernel/subsets';
import { cardOfKind, type Kind } from '../box/data.ts';
import { type At, agentsIn } from '../box/state.ts';
import { type Hand, handOf } from '../seen/hand.ts';
import { bombsOf, countersIn, INFERNAL, needed } from '../seen/support.ts';
import { pick, text } from '../seen/verbs.ts';

/** Returns the supporting cards of a hand without the one that starts the action, ascending: symbols, then texts. */
export function supporters(at: At, by: Player, city: number, start: Kind): Option[] {
  const kinds = handOf(at, by).kinds.slice();
  const own = kinds.indexOf(start);
  if (own >= 0) kinds.splice(own, 1);
  const bombs = bombsOf(at, by, city);
  return [...kinds.map((kind) => pick(kind)), ...kinds.map((kind) => text(kind))].filter((option) => bombs(option) > 0);
}

/** A card is used once (R4.1); of Fenians one text at most (R20). */
function clash({ data }: At, { start, kinds }: Support, picks: readonly Option[]): boolean {
  const kindOfPick = (option: Option) => (pick.is(option) ? pick.card(option) : text.card(option));
  if (!areHeld([start, ...picks.map(kindOfPick)], kinds)) return true;
  return picks.filter((one) => text.is(one) && cardOfKind(data, text.card(one)).effect === 'fenians').length > 1;
}

interface Support {
  readonly by: Player;
  readonly city: number;
  readonly start: Kind;
  /** The kinds of the hand, including the one that starts the action. */
  readonly kinds: readonly Kind[];
  /** Bombs still missing after the counters. */
  readonly missing: number;
}

/** R4.4, R4.8: enough, and none of them superfluous. */
export function isEnough(at: At, support: Support, picks: readonly Option[]): boolean {
  const { by, city, missing } = support;
  return reaches(bombsOf(at, by, city), missing, picks) && !clash(at, support, picks);
}
/**
 * Returns true if some legal set contains the picks and otherwise only candidates from `next` on. Tries all sets, which are
 * few.
 */
export function canStill(
  at: At,
  support: Support,
  picks: readonly Option[],
  list: readonly Option[],
  next: number,
): boolean {
  const { by, city, missing } = support;
  if (isEnough(at, support, picks)) return true;
  const bombs = bombsOf(at, by, city);
  const sum = picks.reduce((all, one) => all + bombs(one), 0);
  if (sum >= missing || clash(at, support, picks)) return false;
  for (let i = next; i < list.length; i++) {
    if (i > next && list[i] === list[i - 1]) continue;
    if (canStill(at, support, [...picks, list[i]!], list, i + 1)) return true;
  }
  return false;
}
/**
 * Returns true if counters and hand can reach the goal at all: if all cards together are enough, each with its best use, then
 * so
 * is some set without a superfluous card.
 */
export function isWithinReach(at: At, by: Player, start: Kind, target: number, city: number, hand: Hand): boolean {
  let missing = needed(at, target, city) - countersIn(at, by, city);
  if (missing <= 0) return true;
  // R20: one text of Fenians.
  let more = 0;
  let skipped = false;
  for (const kind of hand.kinds) {
    if (kind === start && !skipped) {
      skipped = true;
      continue;
    }
    const { bombs, effect } = cardOfKind(at.data, kind);
    missing -= effect === 'infernalMachine' ? Math.max(bombs, INFERNAL) : bombs;
    if (effect === 'fenians') more = Math.max(more, agentsIn(at.s, by, city) - bombs);
  }
  return missing <= more;
}
