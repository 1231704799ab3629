import { add, countOf } from '@gaslamp/emerald/counts';
import { countIn, itemIn } from '@gaslamp/emerald/places';
import { at, filled } from '@gaslamp/kernel/lists';
import type { Item, Place, Player, Position, State } from '@gaslamp/kernel/state';
import { type Agent, cardOf, type Data, isMain, mainOf } from './data.ts';
import { AGENTS, BOX_OF, CITY_COUNT, DAYS, SLOT_1, TARGET_COUNT } from './ids.ts';
import type { TableOptions } from './options.ts';
import type { EffectKey } from './pack.ts';

export { countOf } from '@gaslamp/emerald/counts';
export { countIn, DECK, DISCARD, HAND, inHand, itemIn } from '@gaslamp/emerald/places';
export { clockwise } from '@gaslamp/emerald/seats';

/** Field names are words of the rulebook. Lists of cubes have the index `player * 26 + target`. */
export interface Emerald1 extends State, TableOptions {
  // The turn.
  active: Player;
  /** Actions taken this turn (R3.1). */
  acted: number;
  /** Turns begun, and consecutive turns with nothing but passes (R17.6, R17.8). */
  turns: number;
  idle: number;
  /** 1 if this turn has had anything but passes. */
  busy: number;
  // Cubes (R19.3).
  supply: number[];
  reserve: number[];
  limbo: number[];
  cubes: number[];
  // By agent: the counter's place, its controller (of a dead one: the last), and the player who keeps it as a trophy, or -1.
  agentAt: number[];
  agentOf: Player[];
  killer: number[];
  vampire: number[];
  // The board.
  /** By city: its controller, or -1; its royal is independent (R7.6). */
  control: number[];
  /** By royal: the player whose disc is on it, or -1; 1 if there is a Safe marker. */
  royal: number[];
  safe: number[];
  /** By target: 1 if it has a blocking disc. */
  blocked: number[];
  zombies: number[];
  /** The War and the Revolution marker. */
  markers: number[];
  // Players.
  known: number[];
  revealed: number[];
  /** R14.5, R14.8: 1 if the player has had a third Mad marker as a Loyalist. */
  spared: number[];
  /** R16.4: the player who claimed the Necronomicon, or -1. */
  necronomicon: Player;
  /** Cards put under stacks, in order; everybody knows them. */
  buried: Item[];
  // The effect being resolved.
  /** R11.4: control passed in the window of the current attack. */
  foiled: number;
  /** R11.7: the exposed controller keeps the agent. */
  kept: number;
  /** Cities in which Zombies may still kill (R13.4). */
  untried: number[];
  /** Agents that arrived in the Move action being composed. */
  arrived: number[];
  /** R17.9: the reason once met, which stays; an index into REASONS. */
  due: number;
  /** Reason for the end of the match: an index into REASONS; 0 while it runs. */
  reason: number;
}

export type At = Position<Emerald1, Data>;

/** In the order of R17.7, then the two stops of R17.10. */
export const REASONS = ['', 'restorationist', 'zombies', 'track', 'points', 'idle', 'rounds'] as const;
/** Returns the reason for the end of the match; an empty string while it runs. */
export const reasonOf = ({ reason }: Emerald1): string => at(REASONS, reason);

// ---- places of a counter outside the cities ----------------------------------
/** Not recruited yet. */
export const APART = CITY_COUNT;
/** R20 Mi-Go. */
export const LIFTED = CITY_COUNT + 1;
/** R8.5: a trophy; without a killer after Cthulhu. */
export const DEAD = CITY_COUNT + 2;
/** R8.6: driven mad. */
export const GONE = CITY_COUNT + 3;
/** R20 Yog-Sothoth. */
export const SACRIFICED = CITY_COUNT + 4;

// ---- places, after hands, decks and discard piles ---------------------------
const P = DAYS.length;
export const IDENTITY: Place = 3 * P;
/** Declared cards until the action is finished (R4.9). */
export const IN_PLAY: Place = 4 * P;
export const TOKENS: Place = 5 * P;
/** Tokens drawn by Pinkerton; some of them go back. */
export const DRAWN: Place = 6 * P;
/** Claimed permanent-effect cards. */
export const EFFECTS: Place = 7 * P;
/** Mad markers. */
export const MAD: Place = 8 * P;
export const STACK: Place = 9 * P;
/** The next card of a stack, once a player has looked at it. */
export const LOOKED: Place = STACK + CITY_COUNT;
/** Put under a stack by the Third Section; `buried` has the order. */
export const UNDER: Place = LOOKED + CITY_COUNT;
export const FACE_UP: Place = UNDER + CITY_COUNT;
export const SLOT: Place = FACE_UP + CITY_COUNT;
export const CITY_CARDS: Place = SLOT + 2;
export const TOKEN_POOL: Place = CITY_CARDS + 1;
export const SANITY_POOL: Place = CITY_CARDS + 2;
/** Two sanity markers drawn openly (SANITY_CHOICE). */
export const SHOWN: Place = CITY_CARDS + 3;
export const SPENT: Place = CITY_CARDS + 4;
export const REMOVED: Place = CITY_CARDS + 5;
/** Cards that Cthulhu took face down (R21). */
export const DEVOURED: Place = CITY_CARDS + 6;
/** Game cards, permanent effects and identities that are not dealt, boxed unseen (R2.2, R2.3, R2.6). */
export const SET_ASIDE: Place = CITY_CARDS + 7;
export const EFFECTS_ASIDE: Place = CITY_CARDS + 8;
export const UNDEALT: Place = CITY_CARDS + 9;
export const BOX: Place = CITY_CARDS + 10;

// ---- queries ---------------------------------------------------------------
export const cell = (player: Player, target: number): number => player * TARGET_COUNT + target;
export const cubesOn = (s: Emerald1, player: Player, target: number): number => s.cubes[cell(player, target)]!;
/** Returns the city of a target; -1 for a slot, which has none (R5.6). */
export const cityOf = (target: number): number => (target < SLOT_1 ? target % CITY_COUNT : -1);
export const isBox = (target: number): boolean => target >= BOX_OF && target < SLOT_1;

/** Returns the open card of a target, in a stack or a slot; -1 if there is none, and for boxes. */
export function cardOn(s: Emerald1, target: number): Item {
  if (target < BOX_OF) return itemIn(s, FACE_UP + target);
  return target < SLOT_1 ? -1 : itemIn(s, SLOT + target - SLOT_1);
}
/** Returns true for a stack's face-up card, an unclaimed permanent effect, or a city box: only these hold cubes or discs. */
export const isTarget = (s: Emerald1, target: number): boolean => isBox(target) || cardOn(s, target) >= 0;

export const onBoard = (s: Emerald1, agent: Agent): boolean => s.agentAt[agent]! < CITY_COUNT;
/** R10.6: on the board or lifted. */
export const inGame = (s: Emerald1, agent: Agent): boolean =>
  s.agentAt[agent]! < CITY_COUNT || s.agentAt[agent] === LIFTED;

/** R14.3: Holmes, Moriarty and vampires. */
export function isSteadfast({ s, data }: At, agent: Agent): boolean {
  const item = data.cardOfAgent[agent]!;
  return s.vampire[agent] === 1 || (item >= 0 && cardOf(data, item).agent?.steadfast === true);
}

export const ALL_AGENTS: readonly Agent[] = AGENTS.map((_, agent) => agent);
/** Counts a player's agents in a city: also main agents and vampires (R5.4), for both of its targets (R5.7). */
export function agentsIn(s: Emerald1, player: Player, city: number): number {
  const { agentAt, agentOf } = s;
  let n = 0;
  for (let agent = 0; agent < agentAt.length; agent++) if (agentAt[agent] === city && agentOf[agent] === player) n++;
  return n;
}
/** Returns a player's agents that satisfy `fits`. */
export const agentsOf = (s: Emerald1, player: Player, fits: (agent: Agent) => boolean): Agent[] =>
  ALL_AGENTS.filter((agent) => s.agentOf[agent] === player && fits(agent));
export function agentsOnBoard({ agentOf, agentAt }: Emerald1, player: Player): Agent[] {
  const list: Agent[] = [];
  for (let agent = 0; agent < agentOf.length; agent++)
    if (agentOf[agent] === player && agentAt[agent]! < CITY_COUNT) list.push(agent);
  return list;
}
export function agentsHere({ agentAt }: Emerald1, city: number): Agent[] {
  const list: Agent[] = [];
  for (let agent = 0; agent < agentAt.length; agent++) if (agentAt[agent] === city) list.push(agent);
  return list;
}
/** R10.6: a main agent cannot be a target while its player has another agent in the game. */
export function isAlone(s: Emerald1, player: Player): boolean {
  for (let agent = 0; agent < s.agentOf.length; agent++)
    if (s.agentOf[agent] === player && agent !== mainOf(player) && inGame(s, agent)) return false;
  return true;
}
/**
 * R9.5, R10.6, R13.5: returns true for an agent of another player who is known to the authorities; a main agent only if it is
 * the last one.
 */
export const isPrey = (s: Emerald1, by: Player, agent: Agent): boolean => {
  const owner = countOf(s.agentOf, agent);
  return owner !== by && s.known[owner] === 1 && (!isMain(agent) || isAlone(s, owner));
};

/** Returns the number of each player's agents in a city; none if there is no city. */
function agentsByPlayer({ seats, agentAt, agentOf }: Emerald1, city: number): number[] {
  const count = filled(seats);
  for (let agent = 0; agent < agentAt.length; agent++) if (agentAt[agent] === city) add(count, agentOf[agent]!, 1);
  return count;
}
/** R5.1, R5.2, R5.8: nobody has more, and nobody with equally many has as many agents. R5.3: otherwise nobody has the most. */
export function hasMost(s: Emerald1, player: Player, target: number): boolean {
  const agents = agentsByPlayer(s, cityOf(target));
  const mine = countOf(agents, player);
  const ours = mine + cubesOn(s, player, target);
  if (ours === 0) return false;
  for (let other = 0; other < s.seats; other++) {
    if (other === player) continue;
    const theirs = countOf(agents, other);
    const all = theirs + cubesOn(s, other, target);
    if (all > ours || (all === ours && theirs >= mine)) return false;
  }
  return true;
}

/** R20 Bismarck: returns true if other players may not enter a city, nor place cubes or attack there. */
export function isLocked({ s, data }: At, city: number, by: Player): boolean {
  return s.agentAt[data.locker] === city && s.agentOf[data.locker] !== by;
}

/** R16.7: returns the player whose hand, deck, discard pile or declared cards contain a card; -1 for nobody. */
export function ownerIn({ place }: Emerald1, item: Item): Player {
  const lies = place[item]!;
  if (lies < IDENTITY) return lies % P;
  return lies >= IN_PLAY && lies < TOKENS ? lies - IN_PLAY : -1;
}
/** R16.7: for a card with a single copy. */
export function owns({ s, data }: At, player: Player, effect: EffectKey): boolean {
  for (const item of data.items(effect)) if (ownerIn(s, item) === player) return true;
  return false;
}
/** R20.10: a claimed permanent effect works for its owner. */
export function hasEffect({ s, data }: At, player: Player, effect: EffectKey): boolean {
  for (const item of data.items(effect)) if (s.place[item] === EFFECTS + player) return true;
  return false;
}

export const madMarkers = (s: Emerald1, player: Player): number => countIn(s, MAD + player);
/** R15.2: number of Mad markers that reveals a player. */
export const MAD_LIMIT = 3;
/** Returns the identity card of a player, or -1 in a view that does not know it. */
export const identityOf = (s: Emerald1, player: Player): Item => itemIn(s, IDENTITY + player);
/** R15.6, R15.8: the side on the card, reversed by a Change of Heart. */
export function isRestorationist(at: At, player: Player): boolean {
  const { s, data } = at;
  let printed = false;
  for (const item of data.identities)
    if (s.place[item] === IDENTITY + player) printed = cardOf(data, item).side === 'restorationist';
  return printed !== hasEffect(at, player, 'switchFaction');
}

/** Returns the number of rounds begun, including the current one (R10.19, R17.8). */
export const roundOf = ({ turns, seats }: Emerald1): number => Math.ceil(turns / seats);
export const zombiesOnBoard = ({ zombies }: Emerald1): number => zombies.reduce((sum, n) => sum + n, 0);

/** R17.7, R17.9: records a reason to end, which stays; of several, the first in the order of REASONS is reported. */
export function mustEnd(s: Emerald1, reason: (typeof REASONS)[number]): void {
  const due = REASONS.indexOf(reason);
  if (s.due === 0 || due < s.due) s.due = due;
}

export const lastSpace = ({ data: { pack } }: Pick<At, 'data'>, track: number): number =>
  (track === 0 ? pack.tracks.war : pack.tracks.revolution).length - 1;
