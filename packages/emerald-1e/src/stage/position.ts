// Converts positions to and from the form of scenario files, which state and expect them. Both directions share one form.
import { only, type Place, type Player, SPECTATOR } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import {
  type Counts,
  counted,
  entries,
  fail,
  flag,
  follows,
  known,
  list,
  named,
  type Path,
  whole,
} from '@gaslamp/stated/position-checks';
import { cardOf } from '../box/data.ts';
import { AGENTS, CITIES, ROYALS, TARGET_COUNT, TARGETS } from '../box/ids.ts';
import {
  APART,
  type At,
  cell,
  countIn,
  countOf,
  cubesOn,
  DEAD,
  DECK,
  DEVOURED,
  DISCARD,
  EFFECTS,
  type Emerald1,
  FACE_UP,
  GONE,
  HAND,
  IDENTITY,
  identityOf,
  LIFTED,
  LOOKED,
  lastSpace,
  madMarkers,
  REASONS,
  REMOVED,
  SACRIFICED,
  SANITY_POOL,
  SLOT,
  SPENT,
  STACK,
  TOKEN_POOL,
  TOKENS,
  UNDER,
} from '../box/state.ts';
import { pointsOf } from '../seen/points.ts';
import { somewhere } from '../seen/somewhere.ts';
import { giveCards, setCards, setKnowledge } from './position-cards.ts';
import { agentNamed, cityNamed, royalNamed, seatNamed, targetNamed } from './position-checks.ts';

export interface PlayerSpec {
  identity?: 'LOYALIST' | 'RESTORATIONIST';
  hand?: string[];
  /** Exact. Without it, the deck has all own starting cards that are not named elsewhere. */
  deck?: string[];
  /** Everybody knows the cards in the deck: it has just been shuffled, and nothing was drawn since. */
  knownDeck?: boolean;
  discard?: string[];
  /** Claimed permanent effects. */
  effects?: string[];
  tokens?: string[];
  cubes?: Counts;
  limbo?: number;
  reserve?: number;
  mad?: number;
  /** Needed only if nothing on the board shows it: by R9.1 and R9.2, agents and killed royals do. */
  known?: boolean;
  revealed?: boolean;
  /** R14.5 */
  spared?: boolean;
  /** Follows from the other cubes; if stated, it is checked. */
  supply?: number;
}
interface CitySpec {
  faceUp?: string | null;
  /** Face-down cards, exact, without those of the next two keys. */
  stack?: string[];
  looked?: { card: string; by: string };
  under?: string[];
  controller?: string;
  zombies?: number;
}
interface AgentSpec {
  player: string;
  /** A city, or `LIFTED`, `DEAD`, `GONE`, `SACRIFICED`. */
  at: string;
  vampire?: boolean;
  /** The player who keeps the trophy. */
  killer?: string;
}
export interface PositionSpec {
  seed?: number;
  /** `deal`: the match begins with the deal, and only the seed is stated. */
  start?: 'turn' | 'deal';
  active?: string;
  acted?: number;
  round?: number;
  markers?: { war?: number; revolution?: number };
  players?: Record<string, PlayerSpec>;
  cities?: Record<string, CitySpec>;
  agents?: Record<string, AgentSpec>;
  royals?: Record<string, { player: string; hidden?: boolean }>;
  /** Targets with a blocking disc. */
  blocked?: string[];
  slots?: (string | null)[];
  necronomicon?: string;
  sanityPool?: { sane?: number; mad?: number };
  /** Exact; all other tokens without a place are spent. */
  tokenPool?: string[];
  spent?: string[];
  removed?: string[];
  devoured?: string[];
  /** Players who have looked at an identity, and its owner (R20 Burtsev). */
  looked?: { by: string; at: string }[];
}
const PLAYER_KEYS: readonly (keyof PlayerSpec)[] = [
  ...(['identity', 'hand', 'deck', 'knownDeck', 'discard', 'effects', 'tokens', 'cubes', 'limbo', 'reserve'] as const),
  ...(['mad', 'known', 'revealed', 'spared', 'supply'] as const),
];
const CITY_KEYS: readonly (keyof CitySpec)[] = ['faceUp', 'stack', 'looked', 'under', 'controller', 'zombies'];
const POSITION_KEYS: readonly (keyof PositionSpec)[] = [
  ...(['seed', 'start', 'active', 'acted', 'round', 'markers', 'players', 'cities', 'agents', 'royals'] as const),
  ...([
    'blocked',
    'slots',
    'necronomicon',
    'sanityPool',
    'tokenPool',
    'spent',
    'removed',
    'devoured',
    'looked',
  ] as const),
];
const SIDES = ['war', 'revolution'] as const;
/** Places of a counter outside the cities. */
const ELSEWHERE = { LIFTED, DEAD, GONE, SACRIFICED } as const;
const WHEREABOUTS = [...CITIES, ...Object.keys(ELSEWHERE)];
const placeOf = (index: number): number =>
  index < CITIES.length ? index : Object.values(ELSEWHERE)[index - CITIES.length]!;

/**
 * Sets what `spec` names in a state at the beginning of a turn and leaves the rest. `seats` are the players' names in the file;
 * days are allowed too. Throws PositionError for unknown ids, impossible counts and shapes.
 */
export function setPosition(at: At, seats: readonly string[], spec: PositionSpec): void {
  const { s } = at;
  known(spec, POSITION_KEYS, []);
  const seat = (name: unknown, path: Path): Player => seatNamed(seats, name, path);
  if (spec.active !== undefined) s.active = seat(spec.active, ['active']);
  if (spec.acted !== undefined) s.acted = whole(spec.acted, 0, 1, ['acted']);
  // A stated round begins with the first seat: R10.19, R17.8.
  s.turns = (whole(spec.round ?? 1, 1, s.maxRounds, ['round']) - 1) * s.seats + 1 + s.active;
  if (spec.markers !== undefined) {
    known(spec.markers, SIDES, ['markers']);
    for (const [track, side] of SIDES.entries())
      s.markers[track] = whole(spec.markers[side] ?? s.markers[track], 0, lastSpace(at, track), ['markers', side]);
  }
  const players = entries(spec.players ?? {}, ['players']);
  for (const [name, player] of players) setPlayer(at, seat(name, ['players', name]), player, ['players', name]);
  for (const [name, city] of entries(spec.cities ?? {}, ['cities'])) {
    known(city, CITY_KEYS, ['cities', name]);
    const which = cityNamed(name, ['cities', name]);
    if (city.controller !== undefined) s.control[which] = seat(city.controller, ['cities', name, 'controller']);
    if (city.zombies !== undefined)
      s.zombies[which] = whole(city.zombies, 0, at.data.pack.supplies.zombies, ['cities', name, 'zombies']);
  }
  for (const [name, one] of entries(spec.agents ?? {}, ['agents'])) setAgent(at, seats, name, one);
  for (const [name, one] of entries(spec.royals ?? {}, ['royals'])) {
    known(one, ['player', 'hidden'], ['royals', name]);
    const royal = royalNamed(name, ['royals', name]);
    s.royal[royal] = seat(one.player, ['royals', name, 'player']);
    s.safe[royal] = Number(flag(one.hidden ?? false, ['royals', name, 'hidden']));
  }
  for (const [i, id] of list(spec.blocked ?? [], ['blocked']).entries()) s.blocked[targetNamed(id, ['blocked', i])] = 1;
  if (spec.necronomicon !== undefined) s.necronomicon = seat(spec.necronomicon, ['necronomicon']);
  setCards(at, seats, spec);
  giveCards(at);
  for (const [name, { controller }] of entries(spec.cities ?? {}, ['cities']))
    if (controller !== undefined) giveCityCard(at, cityNamed(name, []), seat(controller, []));
  setSupplies(at, seats, spec);
  const shuffled = players.filter(([, player]) => player.knownDeck).map(([name]) => seat(name, ['players', name]));
  setKnowledge(at, new Set(shuffled));
  setLooks(at, seats, spec);
  const stated = players.filter(([, player]) => player.known !== undefined);
  setKnown(at, new Set(stated.map(([name]) => seat(name, ['players', name]))));
}

/** R9.1, R9.2, R9.4: agents and killed royals make a player known, unless the file states otherwise. */
function setKnown({ s, data }: At, stated: ReadonlySet<Player>): void {
  const because = (player: Player): void => {
    if (player >= 0 && !stated.has(player)) s.known[player] = 1;
  };
  for (const [agent, owner] of s.agentOf.entries()) {
    const item = data.cardOfAgent[agent]!;
    if (item >= 0 && cardOf(data, item).agent?.known) because(owner);
  }
  for (const [royal, killer] of s.royal.entries()) if (s.safe[royal] === 0) because(killer);
}

function setPlayer({ s, data }: At, player: Player, spec: PlayerSpec, path: Path): void {
  known(spec, PLAYER_KEYS, path);
  const all = data.pack.supplies.cubes + data.pack.supplies.reserve;
  if (spec.cubes !== undefined)
    for (const [target, count] of counted('target', TARGETS, spec.cubes, [...path, 'cubes']).entries())
      s.cubes[cell(player, target)] = count;
  for (const key of ['limbo', 'reserve'] as const)
    if (spec[key] !== undefined) s[key][player] = whole(spec[key], 0, all, [...path, key]);
  for (const key of ['known', 'revealed', 'spared'] as const)
    if (spec[key] !== undefined) s[key][player] = Number(flag(spec[key], [...path, key]));
  if (spec.knownDeck !== undefined) flag(spec.knownDeck, [...path, 'knownDeck']);
}

function setAgent({ s }: At, seats: readonly string[], name: string, spec: AgentSpec): void {
  const path = ['agents', name];
  known(spec, ['player', 'at', 'vampire', 'killer'], path);
  const agent = agentNamed(name, path);
  s.agentOf[agent] = seatNamed(seats, spec.player, [...path, 'player']);
  s.agentAt[agent] = placeOf(named('place', WHEREABOUTS, spec.at, [...path, 'at']));
  s.vampire[agent] = Number(flag(spec.vampire ?? false, [...path, 'vampire']));
  s.killer[agent] = spec.killer === undefined ? -1 : seatNamed(seats, spec.killer, [...path, 'killer']);
}
function giveCityCard({ s, data }: At, city: number, owner: Player): void {
  const item = countOf(data.cityCards, city);
  if (countOf(s.place, item) >= IDENTITY) s.place[item] = DISCARD + owner;
}

/** R19.3: puts the remaining cubes into the supply. */
function setSupplies({ s, data }: At, seats: readonly string[], { players }: PositionSpec): void {
  const all = data.pack.supplies.cubes + data.pack.supplies.reserve;
  for (const [player, name] of seats.entries()) {
    let out = countOf(s.limbo, player) + countOf(s.reserve, player);
    for (let target = 0; target < TARGET_COUNT; target++) out += cubesOn(s, player, target);
    if (out > all) fail(['players', name, 'cubes'], `${out} cubes named; a player has ${all}`);
    s.supply[player] = all - out;
    follows(players?.[name]?.supply, all - out, ['players', name, 'supply']);
  }
}
function setLooks({ s }: At, seats: readonly string[], spec: PositionSpec): void {
  for (const [i, look] of list(spec.looked ?? [], ['looked']).entries()) {
    known(look, ['by', 'at'], ['looked', i]);
    const item = identityOf(s, seatNamed(seats, look.at, ['looked', i, 'at']));
    s.seenBy[item] = countOf(s.seenBy, item) | only(seatNamed(seats, look.by, ['looked', i, 'by']));
  }
  for (const [name, { looked }] of entries(spec.cities ?? {}, ['cities'])) {
    if (looked === undefined) continue;
    const item = s.place.indexOf(LOOKED + cityNamed(name, []));
    s.seenBy[item] = only(seatNamed(seats, looked.by, ['cities', name, 'looked', 'by']));
  }
}

// ---- the other way -----------------------------------------------------------

/** Returns the whole position in the form of `PositionSpec`, with the values that follow from it. */
export function describePosition(at: At, seats: readonly string[]): Record<string, unknown> {
  return inWords(at, seats, (place) => idsIn(at, place), countIn(at.s, SANITY_POOL));
}
/**
 * Returns the position as one viewer sees it. A place that the viewer may not look into is a number of cards; its known cards
 * are listed beside it (`knownHand`, `knownDeck`). An unknown identity is null.
 */
export function describeView(data: At['data'], { s, hidden, viewer }: View<Emerald1>, seats: readonly string[]) {
  const at = { s, data };
  const unseen = (place: Place): number =>
    hidden.reduce((sum, { places }) => sum + places.filter((lies) => lies === place).length, 0);
  const own = (place: Place) => viewer !== SPECTATOR && [HAND, DISCARD, TOKENS].some((zone) => place === zone + viewer);
  const size = (place: Place) => countIn(s, place) + unseen(place);
  const words = inWords(at, seats, (place) => (own(place) ? idsIn(at, place) : size(place)), size(SANITY_POOL));
  const players = words.players as Record<string, object>;
  // R16.7, R21: points are public, wherever among hand and deck a player's cards lie.
  const counted = { s: { ...s, place: somewhere(s.place, hidden) }, data };
  for (const [player, name] of seats.entries())
    players[name] = {
      ...players[name],
      points: pointsOf(counted, player),
      knownHand: idsIn(at, HAND + player),
      knownDeck: idsIn(at, DECK + player),
    };
  return words;
}

const idsIn = ({ s, data }: At, place: Place): string[] =>
  s.place.flatMap((lies, item) => (lies === place ? [cardOf(data, item).agentOf ?? cardOf(data, item).id] : [])).sort();

/** `faceDown` describes the places that only some viewers may look at; `sanityPool` is the size of that pool (R21). */
function inWords(
  at: At,
  seats: readonly string[],
  faceDown: (place: Place) => string[] | number,
  sanityPool: number,
): Record<string, unknown> {
  const { s } = at;
  const who = (player: number): string | null => seats[player] ?? null;
  const where = (place: number): string =>
    CITIES[place] ?? Object.entries(ELSEWHERE).find(([, at]) => at === place)?.[0] ?? 'APART';
  const agents = AGENTS.flatMap((name, agent) => {
    const place = countOf(s.agentAt, agent);
    if (place === APART) return [];
    const killer = who(countOf(s.killer, agent));
    const words = {
      player: who(countOf(s.agentOf, agent)),
      at: where(place),
      vampire: s.vampire[agent] === 1,
      ...(killer === null ? {} : { killer }),
    };
    return [[name, words] as const];
  });
  const royals = ROYALS.flatMap((name, royal) =>
    s.royal[royal] === -1
      ? []
      : [[name, { player: who(countOf(s.royal, royal)), hidden: s.safe[royal] === 1 }] as const],
  );
  return {
    active: seats[s.active],
    acted: s.acted,
    round: Math.ceil(s.turns / s.seats),
    markers: { war: s.markers[0], revolution: s.markers[1] },
    necronomicon: who(s.necronomicon),
    slots: [0, 1].map((slot) => idsIn(at, SLOT + slot)[0] ?? null),
    blocked: TARGETS.filter((_, target) => s.blocked[target] === 1),
    removed: idsIn(at, REMOVED),
    devoured: faceDown(DEVOURED),
    spent: idsIn(at, SPENT),
    tokenPool: faceDown(TOKEN_POOL),
    sanityPool,
    over: s.reason === 0 ? null : REASONS[s.reason],
    agents: Object.fromEntries(agents),
    royals: Object.fromEntries(royals),
    players: Object.fromEntries(seats.map((name, player) => [name, playerInWords(at, player, faceDown)])),
    cities: Object.fromEntries(
      CITIES.map((name, city) => [
        name,
        {
          faceUp: idsIn(at, FACE_UP + city)[0] ?? null,
          stack: faceDown(STACK + city),
          looked: faceDown(LOOKED + city),
          under: s.buried.filter((item) => s.place[item] === UNDER + city).map((item) => cardOf(at.data, item).id),
          controller: who(countOf(s.control, city)),
          zombies: s.zombies[city],
        },
      ]),
    ),
  };
}

function playerInWords(at: At, player: Player, faceDown: (place: Place) => string[] | number): Record<string, unknown> {
  const { s } = at;
  const [identity] = idsIn(at, IDENTITY + player);
  const cubes = TARGETS.map((name, target) => [name, cubesOn(s, player, target)] as const);
  return {
    identity: identity === undefined ? null : identity.replace('IDENTITY_', ''),
    hand: faceDown(HAND + player),
    deck: faceDown(DECK + player),
    discard: faceDown(DISCARD + player),
    effects: idsIn(at, EFFECTS + player),
    tokens: faceDown(TOKENS + player),
    cubes: Object.fromEntries(cubes.filter(([, count]) => count > 0)),
    limbo: s.limbo[player],
    supply: s.supply[player],
    reserve: s.reserve[player],
    mad: madMarkers(s, player),
    known: s.known[player] === 1,
    revealed: s.revealed[player] === 1,
    spared: s.spared[player] === 1,
    points: pointsOf(at, player),
  };
}
