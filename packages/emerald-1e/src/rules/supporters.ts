// R10.15: finds the cards that support an attack or a hiding together.
import { areHeld } from '@gaslamp/emerald/arrows';
import type { Option, Player } from '@gaslamp/kernel/state';
import { reaches } from '@gaslamp/kernel/subsets';
import { cardOfKind, type Kind } from '../box/data.ts';
import { type At, agentsIn } from '../box/state.ts';
import { countersIn, needed } from '../seen/goals.ts';
import { type Hand, handOf } from '../seen/hand.ts';
import { bombsOf, INFERNAL } from '../seen/support.ts';
import { pick, text } from '../seen/verbs.ts';

/** Returns the supporting cards of a hand without the one that starts the action, ascending: symbols, then texts. */
export function supporters(at: At, by: Player, city: number, start: Kind): Option[] {
  const kinds = handOf(at, by).kinds.slice();
  const own = kinds.indexOf(start);
  if (own >= 0) kinds.splice(own, 1);
  const bombs = bombsOf(at, by, city);
  return [...kinds.map((kind) => pick(kind)), ...kinds.map((kind) => text(kind))].filter((option) => bombs(option) > 0);
}

const kindOfPick = (option: Option): Kind => (pick.is(option) ? pick.card(option) : text.card(option));
const isFenians = ({ data }: At, option: Option): boolean =>
  text.is(option) && cardOfKind(data, text.card(option)).effect === 'fenians';

/** A card is used once (R4.1); of Fenians one text at most (R20). */
function clash(at: At, { start, kinds }: Support, picks: readonly Option[]): boolean {
  return !areHeld([start, ...picks.map(kindOfPick)], kinds) || picks.filter((one) => isFenians(at, one)).length > 1;
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
 * Returns true if some legal set contains the picks and otherwise only candidates from `next` on. As with `canReach` of the
 * kernel, that is so if some set overshoots by less than its smallest pick. The sums below the goal are few.
 */
export function canStill(
  at: At,
  support: Support,
  picks: readonly Option[],
  list: readonly Option[],
  next: number,
): boolean {
  if (clash(at, support, picks)) return false;
  const weights = picks.map(bombsOf(at, support.by, support.city));
  const missing = weights.reduce((left, one) => left - one, support.missing);
  const end = missing + Math.min(...weights);
  if (missing <= 0) return picks.length > 0 && end > 0;
  const rest = list.slice(next);
  const sums = new Set([0]);
  for (const kind of new Set(rest.map(kindOfPick))) {
    const more = sumsOf(at, support, picks, rest, kind);
    for (const sum of [...sums])
      for (const one of more) {
        if (sum + one >= missing && sum + one < end) return true;
        if (sum + one < missing) sums.add(sum + one);
      }
  }
  return false;
}
/** Returns the bombs that the copies of a card can add to the picks, some for their symbols and some for their texts. */
function sumsOf(
  at: At,
  { by, city, start, kinds }: Support,
  picks: readonly Option[],
  rest: readonly Option[],
  kind: Kind,
) {
  const count = (options: readonly number[], one: number) => options.filter((other) => other === one).length;
  const bombs = bombsOf(at, by, city);
  const free = count(kinds, kind) - count([start, ...picks.map(kindOfPick)], kind);
  const symbols = count(rest, pick(kind));
  const most = isFenians(at, text(kind)) ? 1 - count(picks, text(kind)) : free;
  const texts = Math.min(count(rest, text(kind)), most, free);
  const sums: number[] = [];
  for (let t = 0; t <= texts; t++)
    for (let n = 0; n <= Math.min(symbols, free - t); n++) sums.push(n * bombs(pick(kind)) + t * bombs(text(kind)));
  return sums;
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
