// R10: finds who can attack or hide whom with a card. The rules use this for options, pages before the card is played.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { type Agent, type Data, type Kind, mainOf, type Start } from '../box/data.ts';
import { FIRST_ROYAL } from '../box/ids.ts';
import {
  type At,
  agentsHere,
  agentsOnBoard,
  countOf,
  inHand,
  isAlone,
  isLocked,
  onBoard,
  roundOf,
} from '../box/state.ts';
import {
  ATTACK_ALONE,
  ATTACK_BOMBS,
  ATTACK_EARLY,
  ATTACK_NO_AGENT,
  ATTACK_NO_START,
  ATTACK_NOBODY,
  ATTACK_NOT_KNOWN,
  ATTACK_OWN,
  ATTACK_TAKEN,
  ATTACK_VAMPIRE,
  LOCKED,
  NOT_IN_HAND,
} from '../rules/refusals.ts';
import { canStill, isWithinReach, supporters } from '../rules/supporters.ts';
import { countersIn, needed } from './goals.ts';
import { type Hand, handOf } from './hand.ts';
import { pick, text } from './verbs.ts';

/** Returns the attack or hiding that a card starts, or null. */
export const startOf = ({ attacks, hidings }: Data, kind: Kind, hides: boolean): Start | null =>
  (hides ? hidings : attacks)[kind]!;

/** R8.10: returns the possible executors: all agents on the board, or the one whose card it is. */
export function executorsOf({ s, data }: At, by: Player, kind: Kind, { executor }: Start): Agent[] {
  if (executor === 'any') return agentsOnBoard(s, by);
  const one = executor === 'main' ? mainOf(by) : countOf(data.agentOfKind, kind);
  return onBoard(s, one) && s.agentOf[one] === by ? [one] : [];
}

/** R10.6, R10.7, R10.2: returns the reason why this is not a target in a city; only royals can be hidden. */
export function refuseAim(at: At, by: Player, target: number, city: number, start: Start): Refused | null {
  const { s, data } = at;
  if (target >= FIRST_ROYAL) {
    const royal = target - FIRST_ROYAL;
    if (!start.royals || data.royalIn[city] !== royal) return ATTACK_NOBODY;
    if (s.royal[royal] !== -1) return ATTACK_TAKEN;
    return roundOf(s) >= s.royalsFromRound ? null : ATTACK_EARLY;
  }
  if (!start.agents || s.agentAt[target] !== city) return ATTACK_NOBODY;
  const owner = countOf(s.agentOf, target);
  if (owner === by) return ATTACK_OWN;
  if (s.known[owner] === 0) return ATTACK_NOT_KNOWN;
  if (s.vampire[target] === 1) return ATTACK_VAMPIRE;
  return target === mainOf(owner) && !isAlone(s, owner) ? ATTACK_ALONE : null;
}
/** Returns the agents of a city, its royal, or both. */
function foundIn({ s, data }: At, city: number, { agents, royals }: Start): number[] {
  const found = agents ? agentsHere(s, city) : [];
  const royal = countOf(data.royalIn, city);
  if (royals && royal >= 0) found.push(FIRST_ROYAL + royal);
  return found;
}
/** Returns all targets that an executor could be sent against with that card. */
export function aimsOf(at: At, by: Player, kind: Kind, executor: Agent, start: Start, hand = handOf(at, by)): number[] {
  const city = countOf(at.s.agentAt, executor);
  const aims: number[] = [];
  if (isLocked(at, city, by)) return aims;
  for (const target of foundIn(at, city, start))
    if (refuseAim(at, by, target, city, start) === null && isWithinReach(at, by, kind, target, city, hand))
      aims.push(target);
  return aims;
}
export const hasAim = (at: At, by: Player, kind: Kind, executor: Agent, start: Start, hand?: Hand): boolean =>
  aimsOf(at, by, kind, executor, start, hand).length > 0;

/** Returns true if `refuseStart` would allow a card in hand, without computing a reason. */
export function mayStart(at: At, by: Player, kind: Kind, hides: boolean, hand: Hand): boolean {
  const start = startOf(at.data, kind, hides);
  if (start === null) return false;
  for (const one of executorsOf(at, by, kind, start)) if (hasAim(at, by, kind, one, start, hand)) return true;
  return false;
}
/** R10.1 to R10.7: some executor must have a target within reach. */
export function refuseStart(at: At, by: Player, kind: Kind, hides: boolean): Refused | null {
  if (inHand(at, by, kind) < 0) return NOT_IN_HAND;
  const start = startOf(at.data, kind, hides);
  if (start === null) return ATTACK_NO_START;
  const executors = executorsOf(at, by, kind, start);
  if (executors.length === 0) return ATTACK_NO_AGENT;
  if (executors.some((one) => hasAim(at, by, kind, one, start))) return null;
  return whyNobody(at, by, executors, start);
}
/** Returns the reason of the target that comes nearest to being legal. */
export function whyNobody(at: At, by: Player, executors: readonly Agent[], start: Start): Refused {
  const found = executors.flatMap((executor) => {
    const city = countOf(at.s.agentAt, executor);
    if (isLocked(at, city, by)) return [LOCKED];
    return foundIn(at, city, start).map((target) => refuseAim(at, by, target, city, start) ?? ATTACK_BOMBS);
  });
  const telling = found.filter((one) => one !== ATTACK_OWN && one !== ATTACK_NOBODY);
  return telling.find((one) => one === ATTACK_BOMBS) ?? telling[0] ?? ATTACK_NOBODY;
}

/** Returns the cities where some legal attack or hiding uses that card for its bombs, whichever other card starts it. */
export function citiesToSupport(at: At, by: Player, kind: Kind): number[] {
  const hand = handOf(at, by);
  const { kinds } = hand;
  const found = new Set<number>();
  const starts = [false, true].flatMap((hides) =>
    kinds.map((card) => ({ card, start: startOf(at.data, card, hides) })).filter(({ start }) => start !== null),
  );
  for (const { card, start } of starts)
    for (const executor of start === null ? [] : executorsOf(at, by, card, start)) {
      const city = countOf(at.s.agentAt, executor);
      if (start === null || found.has(city)) continue;
      const list = supporters(at, by, city, card);
      const helps = aimsOf(at, by, card, executor, start, hand).some((target) => {
        const missing = needed(at, target, city) - countersIn(at, by, city);
        return [pick(kind), text(kind)].some((own) => {
          const i = list.indexOf(own);
          const support = { by, city, start: card, kinds, missing };
          return i >= 0 && canStill(at, support, [own], [...list.slice(0, i), ...list.slice(i + 1)], 0);
        });
      });
      if (helps) found.add(city);
    }
  return [...found].sort((a, b) => a - b);
}
