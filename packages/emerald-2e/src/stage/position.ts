// Converts positions to and from the form of scenario files, which state and expect them. Both directions share one form.

import { only, type Place, type Player, SPECTATOR, sees } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import {
  type Counts,
  entries,
  fail,
  flag,
  follows,
  known,
  list,
  type Path,
  whole,
} from '@gaslamp/stated/position-checks';
import { cardOf } from '../box/data.ts';
import { CITIES } from '../box/ids.ts';
import {
  type At,
  agentsInCities,
  BESIDE,
  cell,
  countIn,
  countOf,
  cubesInCities,
  DECK,
  DEVOURED,
  DISCARD,
  type Emerald,
  FACE_UP,
  HAND,
  IDENTITY,
  identityOf,
  itemIn,
  killPoints,
  REASONS,
  REMOVED,
  runningTotal,
  SLOT,
  STACK,
  TOP,
  trackPoints,
} from '../box/state.ts';
import { setCards, setKnowledge } from './position-cards.ts';
import { byCity, cityNamed, seatNamed } from './position-checks.ts';

/** A card beside an identity: its id, or an object with the pieces on it. */
type Beside = string | { card: string; victim?: string; agents?: number };

export interface PlayerSpec {
  identity?: 'LOYALIST' | 'RESTORATIONIST';
  hand?: string[];
  /** Exact. Without it, the deck has all own starting cards that are not named elsewhere. */
  deck?: string[];
  /** Everybody knows the cards in the deck: it has just been shuffled, and nothing was drawn since. */
  knownDeck?: boolean;
  discard?: string[];
  beside?: Beside[];
  agents?: Counts;
  cubes?: Counts;
  limbo?: number;
  tokens?: number;
  revealed?: boolean;
  changesOfHeart?: number;
  royaltyKilled?: number;
  blackHands?: number;
  neutral?: number;
  restorationist?: number;
  loyalist?: number;
  /** Kill points by victim. */
  kills?: Record<string, number>;
  /** Numbers that follow from the other pieces; if stated, they are checked. */
  agentStock?: number;
  cubeStock?: number;
}
export interface CitySpec {
  faceUp?: string | null;
  /** Face-down cards, exact. */
  stack?: string[];
  slot?: boolean;
  zombies?: number;
}
export interface PositionSpec {
  seed?: number;
  /** `deal`: the match begins with the deal, and only the seed is stated. */
  start?: 'turn' | 'deal';
  active?: string;
  acted?: number;
  markers?: { restorationist?: number; loyalist?: number };
  banished?: boolean;
  zombieSupply?: number;
  players?: Record<string, PlayerSpec>;
  cities?: Record<string, CitySpec>;
  removed?: string[];
  devoured?: string[];
  /** Players who have looked at an identity, and its owner (R18.30). */
  looked?: { by: string; at: string }[];
  /** Mi-Go cards that the active player played this turn (R18.16). */
  boarded?: string[];
}

/** Sides in the order of the tracks. */
const SIDES = ['restorationist', 'loyalist'] as const;
const COUNTERS = ['royaltyKilled', 'blackHands', 'neutral', 'restorationist', 'loyalist'] as const;
const PLAYER_KEYS: readonly (keyof PlayerSpec)[] = [
  ...(['identity', 'hand', 'deck', 'knownDeck', 'discard', 'beside', 'agents', 'cubes', 'limbo', 'tokens'] as const),
  ...(['revealed', 'changesOfHeart', 'kills', 'agentStock', 'cubeStock'] as const),
  ...COUNTERS,
];
const POSITION_KEYS: readonly (keyof PositionSpec)[] = [
  ...(['seed', 'start', 'active', 'acted', 'markers', 'banished', 'zombieSupply', 'players', 'cities'] as const),
  ...(['removed', 'devoured', 'looked', 'boarded'] as const),
];

/**
 * Sets what `spec` names in a state at the beginning of a turn and leaves the rest. `seats` are the players' names in the file;
 * days are allowed too. Throws PositionError for unknown ids, impossible counts and shapes.
 */
export function setPosition(at: At, seats: readonly string[], spec: PositionSpec): void {
  const { s } = at;
  known(spec, POSITION_KEYS, []);
  if (spec.active !== undefined) s.active = seatNamed(seats, spec.active, ['active']);
  if (spec.acted !== undefined) s.acted = whole(spec.acted, 0, 2, ['acted']);
  if (spec.markers !== undefined) {
    known(spec.markers, SIDES, ['markers']);
    for (const [track, side] of SIDES.entries())
      s.markers[track] = whole(spec.markers[side] ?? s.markers[track], 0, TOP, ['markers', side]);
  }
  if (spec.banished !== undefined) s.banished = Number(flag(spec.banished, ['banished']));
  const players = entries(spec.players ?? {}, ['players']);
  for (const [name, player] of players)
    setPlayer(at, seats, seatNamed(seats, name, ['players', name]), player, ['players', name]);
  setCards(at, seats, spec);
  setStocks(at, seats, spec);
  setZombies(at, spec);
  setKnowledge(
    at,
    new Set(
      players.filter(([, player]) => player.knownDeck).map(([name]) => seatNamed(seats, name, ['players', name])),
    ),
  );
  setLooks(at, seats, spec);
}

function setPlayer(at: At, seats: readonly string[], player: Player, spec: PlayerSpec, path: Path): void {
  const { s, data } = at;
  known(spec, PLAYER_KEYS, path);
  for (const [key, cells] of [
    ['agents', s.agents],
    ['cubes', s.cubes],
  ] as const) {
    const stated = spec[key];
    if (stated === undefined) continue;
    const counts = byCity(stated, [...path, key]);
    for (const [city, count] of counts.entries()) cells[cell(player, city)] = count;
  }
  if (spec.limbo !== undefined) s.limbo[player] = whole(spec.limbo, 0, 99, [...path, 'limbo']);
  if (spec.tokens !== undefined)
    s.tokens[player] = whole(spec.tokens, 0, data.pack.supplies.tokens, [...path, 'tokens']);
  if (spec.revealed !== undefined) s.revealed[player] = Number(flag(spec.revealed, [...path, 'revealed']));
  if (spec.knownDeck !== undefined) flag(spec.knownDeck, [...path, 'knownDeck']);
  if (spec.changesOfHeart !== undefined)
    s.flips[player] = whole(spec.changesOfHeart, 0, 9, [...path, 'changesOfHeart']);
  for (const key of COUNTERS) if (spec[key] !== undefined) s[key][player] = whole(spec[key], 0, 99, [...path, key]);
  for (const [name, points] of entries(spec.kills ?? {}, [...path, 'kills'])) {
    const where = [...path, 'kills', name];
    s.kills[player * s.seats + seatNamed(seats, name, where)] = whole(points, 0, 99, where);
  }
}

/** Puts the remaining pieces into the stocks. */
function setStocks({ s, data }: At, seats: readonly string[], { players }: PositionSpec): void {
  const { agents, cubes } = data.pack.supplies;
  for (const [player, name] of seats.entries()) {
    let agentsOut = agentsInCities(s, player);
    const cubesOut = countOf(s.limbo, player) + cubesInCities(s, player);
    for (const [item, lies] of s.place.entries()) {
      if (s.victim[item] === player + 1) agentsOut++;
      if (lies === BESIDE + player) agentsOut += countOf(s.stored, item);
    }
    const path = ['players', name];
    if (agentsOut > agents)
      fail([...path, 'agents'], `${agentsOut} agents in cities and on cards; a player has ${agents}`);
    if (cubesOut > cubes) fail([...path, 'cubes'], `${cubesOut} cubes in cities and Limbo; a player has ${cubes}`);
    s.agentStock[player] = agents - agentsOut;
    s.cubeStock[player] = cubes - cubesOut;
    follows(players?.[name]?.agentStock, agents - agentsOut, [...path, 'agentStock']);
    follows(players?.[name]?.cubeStock, cubes - cubesOut, [...path, 'cubeStock']);
  }
}

function setZombies({ s, data }: At, { cities, zombieSupply }: PositionSpec): void {
  for (const [name, city] of entries(cities ?? {}, ['cities']))
    if (city.zombies !== undefined)
      s.zombies[cityNamed(name, ['cities', name])] = whole(city.zombies, 0, 99, ['cities', name, 'zombies']);
  const standing = s.zombies.reduce((sum, n) => sum + n, 0);
  const most = s.banished === 1 ? 0 : data.pack.supplies.zombies;
  if (standing > most) fail(['cities'], `${standing} zombies in cities; there are ${most}`);
  s.zombieSupply =
    zombieSupply === undefined ? most - standing : whole(zombieSupply, 0, most - standing, ['zombieSupply']);
}

function setLooks({ s, data }: At, seats: readonly string[], { looked, boarded }: PositionSpec): void {
  for (const [i, look] of list(looked ?? [], ['looked']).entries()) {
    known(look, ['by', 'at'], ['looked', i]);
    const item = itemIn(s, IDENTITY + seatNamed(seats, look.at, ['looked', i, 'at']));
    s.seenBy[item] = countOf(s.seenBy, item) | only(seatNamed(seats, look.by, ['looked', i, 'by']));
  }
  for (const [i, id] of list(boarded ?? [], ['boarded']).entries()) {
    const fits = (item: number) =>
      s.place[item] === BESIDE + s.active && countOf(s.stored, item) > 0 && !s.boarded.includes(item);
    const item = data.items('miGo').find((one) => cardOf(data, one).id === id && fits(one));
    if (item === undefined)
      fail(['boarded', i], `no ${JSON.stringify(id)} with agents lies beside the active identity`);
    else s.boarded.push(item);
  }
}

// ---- the other way -----------------------------------------------------------

/** Returns the whole position in the form of `PositionSpec`, with the totals that follow from it. */
export function describePosition(at: At, seats: readonly string[]): Record<string, unknown> {
  const { s } = at;
  const looked = seats.flatMap((owner, o) =>
    s.revealed[o] === 1 || s.reason > 0
      ? []
      : seats.flatMap((by, b) => (b !== o && sees(countOf(s.seenBy, identityOf(s, o)), b) ? [{ by, at: owner }] : [])),
  );
  return { ...inWords(at, seats, (place) => idsIn(at, place)), looked };
}

/**
 * Returns the position as one viewer sees it. A place that the viewer may not look into is a number of cards; its known cards
 * are listed beside it (`knownHand`, `knownDeck`, `knownStack`). An unknown identity is null.
 */
export function describeView(data: At['data'], { s, hidden, viewer }: View<Emerald>, seats: readonly string[]) {
  const at = { s, data };
  const unseen = (place: Place): number =>
    hidden.reduce((sum, { places }) => sum + places.filter((lies) => lies === place).length, 0);
  const words = inWords(at, seats, (place) =>
    viewer !== SPECTATOR && place === HAND + viewer ? idsIn(at, place) : countIn(s, place) + unseen(place),
  );
  const players = words.players as Record<string, object>;
  const cities = words.cities as Record<string, object>;
  for (const [player, name] of seats.entries())
    players[name] = {
      ...players[name],
      knownHand: idsIn(at, HAND + player),
      knownDeck: idsIn(at, DECK + player),
    };
  for (const [city, name] of CITIES.entries()) cities[name] = { ...cities[name], knownStack: idsIn(at, STACK + city) };
  return words;
}

const idsIn = ({ s, data }: At, place: Place): string[] =>
  s.place.flatMap((lies, item) => (lies === place ? [cardOf(data, item).id] : [])).sort();

/** `faceDown` describes a hand, a deck, a stack, or the cards that left the game unseen. */
function inWords(
  at: At,
  seats: readonly string[],
  faceDown: (place: Place) => string[] | number,
): Record<string, unknown> {
  const { s } = at;
  return {
    active: seats[s.active],
    acted: s.acted,
    markers: { restorationist: s.markers[0], loyalist: s.markers[1] },
    trackPoints: trackPoints(s),
    banished: s.banished === 1,
    zombieSupply: s.zombieSupply,
    removed: idsIn(at, REMOVED),
    devoured: faceDown(DEVOURED),
    boarded: s.boarded.map((item) => cardOf(at.data, item).id).sort(),
    over: s.reason === 0 ? null : REASONS[s.reason],
    players: Object.fromEntries(seats.map((name, player) => [name, playerInWords(at, seats, player, faceDown)])),
    cities: Object.fromEntries(
      CITIES.map((name, city) => [
        name,
        {
          faceUp: idsIn(at, FACE_UP + city)[0] ?? null,
          stack: faceDown(STACK + city),
          slot: itemIn(s, SLOT + city) >= 0,
          zombies: s.zombies[city],
        },
      ]),
    ),
  };
}

function playerInWords(
  at: At,
  seats: readonly string[],
  player: Player,
  faceDown: (place: Place) => string[] | number,
): Record<string, unknown> {
  const { s, data } = at;
  const [identity] = idsIn(at, IDENTITY + player);
  const counts = (cells: readonly number[]) =>
    Object.fromEntries(
      CITIES.map((name, city) => [name, countOf(cells, cell(player, city))] as const).filter(([, count]) => count > 0),
    );
  return {
    identity: identity === undefined ? null : identity.replace('IDENTITY_', ''),
    hand: faceDown(HAND + player),
    deck: faceDown(DECK + player),
    discard: idsIn(at, DISCARD + player),
    beside: s.place.flatMap((lies, item) => {
      if (lies !== BESIDE + player) return [];
      const victim = countOf(s.victim, item);
      const agents = countOf(s.stored, item);
      return [
        {
          card: cardOf(data, item).id,
          ...(victim > 0 && { victim: seats[victim - 1] }),
          ...(agents > 0 && { agents }),
        },
      ];
    }),
    agents: counts(s.agents),
    cubes: counts(s.cubes),
    limbo: s.limbo[player],
    agentStock: s.agentStock[player],
    cubeStock: s.cubeStock[player],
    tokens: s.tokens[player],
    revealed: s.revealed[player] === 1,
    changesOfHeart: s.flips[player],
    royaltyKilled: s.royaltyKilled[player],
    blackHands: s.blackHands[player],
    neutral: s.neutral[player],
    restorationist: s.restorationist[player],
    loyalist: s.loyalist[player],
    kills: Object.fromEntries(seats.map((victim, v) => [victim, s.kills[player * s.seats + v]])),
    killPoints: killPoints(s, player),
    total: runningTotal(s, player),
  };
}
