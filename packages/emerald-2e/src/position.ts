// Positions in words: what scenario files state, and what they may expect. Both directions have one shape.
import { EVERYONE, type Item, NOBODY, only, type Place, type Player } from '@gaslamp/kernel/state';
import { CITIES, DAYS } from './ids.ts';
import {
  type At,
  BESIDE,
  BOX,
  cell,
  DECK,
  DEVOURED,
  DISCARD,
  type Emerald,
  FACE_UP,
  HAND,
  IDENTITY,
  itemIn,
  killPoints,
  REASONS,
  REMOVED,
  runningTotal,
  SET_ASIDE,
  SLOT,
  STACK,
  trackPoints,
  UNDEALT,
} from './state.ts';

/** A card beside an identity: its id, or with what stands on it. */
type Beside = string | { card: string; victim?: string; agents?: number };
type Counts = Readonly<Record<string, number>> | readonly string[];

export interface PlayerSpec {
  identity?: 'LOYALIST' | 'RESTORATIONIST';
  hand?: string[];
  /** Exact; without it all own cards that are named nowhere else lie in the deck. */
  deck?: string[];
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
  active?: string;
  acted?: number;
  markers?: { restorationist?: number; loyalist?: number };
  banished?: boolean;
  zombieSupply?: number;
  players?: Record<string, PlayerSpec>;
  cities?: Record<string, CitySpec>;
  removed?: string[];
  devoured?: string[];
  /** Who looked at whose identity (R18.30). */
  looked?: { by: string; at: string }[];
}

/** Something in a position that cannot be: `path` says where, the message what and what is allowed. */
export class PositionError extends Error {
  constructor(
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}

const fail = (path: readonly (string | number)[], message: string): never => {
  throw new PositionError(path, message);
};

/**
 * Sets what `spec` names in a state that stands at the beginning of a turn; all else stays. `seats` are the players'
 * names in the file; days are understood too. Throws PositionError for unknown ids, impossible counts and shapes.
 */
export function setPosition(at: At, seats: readonly string[], spec: PositionSpec): void {
  const { s } = at;
  known(
    spec,
    [
      'seed',
      'active',
      'acted',
      'markers',
      'banished',
      'zombieSupply',
      'players',
      'cities',
      'removed',
      'devoured',
      'looked',
    ],
    [],
  );
  if (spec.active !== undefined) s.active = seat(seats, s, spec.active, ['active']);
  if (spec.acted !== undefined) s.acted = whole(spec.acted, 0, 2, ['acted']);
  if (spec.markers !== undefined) {
    known(spec.markers, ['restorationist', 'loyalist'], ['markers']);
    s.markers[0] = whole(spec.markers.restorationist ?? s.markers[0]!, 0, 10, ['markers', 'restorationist']);
    s.markers[1] = whole(spec.markers.loyalist ?? s.markers[1]!, 0, 10, ['markers', 'loyalist']);
  }
  if (spec.banished !== undefined) s.banished = Number(spec.banished);
  for (const [name, player] of Object.entries(spec.players ?? {}))
    setPieces(at, seats, seat(seats, s, name, ['players', name]), player, ['players', name]);
  for (const [name, city] of Object.entries(spec.cities ?? {})) setCity(s, name, city);
  setCards(at, seats, spec);
  setZombieSupply(at, spec);
  for (const [i, { by, at: owner }] of (spec.looked ?? []).entries()) {
    const item = itemIn(s, IDENTITY + seat(seats, s, owner, ['looked', i, 'at']));
    s.seenBy[item]! |= only(seat(seats, s, by, ['looked', i, 'by']));
  }
}

function setPieces(at: At, seats: readonly string[], player: Player, spec: PlayerSpec, path: readonly string[]): void {
  const { s, data } = at;
  known(
    spec,
    [
      'identity',
      'hand',
      'deck',
      'discard',
      'beside',
      'agents',
      'cubes',
      'limbo',
      'tokens',
      'revealed',
      'changesOfHeart',
      'royaltyKilled',
      'blackHands',
      'neutral',
      'restorationist',
      'loyalist',
      'kills',
    ],
    path,
  );
  if (spec.agents !== undefined)
    byCity(spec.agents, [...path, 'agents']).forEach((count, city) => {
      s.agents[cell(player, city)] = count;
    });
  if (spec.cubes !== undefined)
    byCity(spec.cubes, [...path, 'cubes']).forEach((count, city) => {
      s.cubes[cell(player, city)] = count;
    });
  if (spec.limbo !== undefined) s.limbo[player] = whole(spec.limbo, 0, 99, [...path, 'limbo']);
  let cubes = s.limbo[player]!;
  for (let city = 0; city < CITIES.length; city++) cubes += s.cubes[cell(player, city)]!;
  s.cubeStock[player] = data.pack.supplies.cubes - cubes;
  if (s.cubeStock[player]! < 0)
    fail([...path, 'cubes'], `${cubes} cubes in cities and Limbo; a player has ${data.pack.supplies.cubes}`);
  if (spec.tokens !== undefined)
    s.tokens[player] = whole(spec.tokens, 0, data.pack.supplies.tokens, [...path, 'tokens']);
  if (spec.revealed !== undefined) s.revealed[player] = Number(spec.revealed);
  if (spec.changesOfHeart !== undefined)
    s.flips[player] = whole(spec.changesOfHeart, 0, 9, [...path, 'changesOfHeart']);
  for (const key of ['royaltyKilled', 'blackHands', 'neutral', 'restorationist', 'loyalist'] as const)
    if (spec[key] !== undefined) s[key][player] = whole(spec[key], 0, 99, [...path, key]);
  for (const [name, points] of Object.entries(spec.kills ?? {}))
    s.kills[player * s.seats + seat(seats, s, name, [...path, 'kills', name])] = whole(points, 0, 99, [
      ...path,
      'kills',
      name,
    ]);
}

function setCity(s: Emerald, name: string, spec: CitySpec): void {
  const path = ['cities', name];
  const city = cityNamed(name, path);
  known(spec, ['faceUp', 'stack', 'slot', 'zombies'], path);
  if (spec.zombies !== undefined) s.zombies[city] = whole(spec.zombies, 0, 99, [...path, 'zombies']);
}

function setZombieSupply({ s, data }: At, spec: PositionSpec): void {
  const standing = s.zombies.reduce((sum, n) => sum + n, 0);
  const rest = s.banished === 1 ? 0 : data.pack.supplies.zombies - standing;
  if (rest < 0) fail(['cities'], `${standing} zombies in cities; there are ${data.pack.supplies.zombies}`);
  s.zombieSupply = spec.zombieSupply === undefined ? rest : whole(spec.zombieSupply, 0, rest, ['zombieSupply']);
}

/** Puts every named card where the file wants it. Displaced cards go to where the named ones came from. */
function setCards(at: At, seats: readonly string[], spec: PositionSpec): void {
  const { s, data } = at;
  const fixed = new Set<Item>();
  const put = (id: string, place: Place, path: readonly (string | number)[], owner: Player | null): Item => {
    const kind = data.cards.findIndex((card) => card.id === id || card.id === id?.toUpperCase?.().replaceAll('-', '_'));
    if (kind < 0) fail(path, `unknown card "${id}"; ids are those of the data pack, such as ${data.cards[0]!.id}`);
    const copies = data.kindOf.flatMap((k, item) => (k === kind && !fixed.has(item) ? [item] : []));
    const mine = copies.filter((item) => data.ownerOf[item]! < 0 || data.ownerOf[item] === owner);
    // A copy that lies there already, then one nobody has met, then any.
    const item = mine.find((i) => s.place[i] === place) ?? mine.find((i) => s.place[i] === SET_ASIDE) ?? mine[0];
    if (item === undefined) return fail(path, `there is no further copy of ${data.cards[kind]!.id} to put here`);
    fixed.add(item);
    s.place[item] = place;
    return item;
  };
  /** Sends home what lies in a place and is not named for it. */
  const clear = (place: Place): void => {
    s.place.forEach((lies, item) => {
      if (lies !== place || fixed.has(item)) return;
      const owner = data.ownerOf[item]!;
      s.place[item] = owner >= 0 ? DECK + owner : SET_ASIDE;
    });
  };
  for (const [name, player] of Object.entries(spec.players ?? {})) {
    const path = ['players', name];
    const owner = seat(seats, s, name, path);
    for (const [key, place] of [
      ['hand', HAND],
      ['discard', DISCARD],
      ['deck', DECK],
    ] as const) {
      const ids = player[key];
      if (ids === undefined) continue;
      list(ids, [...path, key]).forEach((id, i) => put(id as string, place + owner, [...path, key, i], owner));
    }
    player.beside?.forEach((entry, i) => {
      const where = [...path, 'beside', i];
      const { card, victim, agents } =
        typeof entry === 'string' ? { card: entry, victim: undefined, agents: undefined } : entry;
      const item = put(card, BESIDE + owner, where, owner);
      if (victim !== undefined) s.victim[item] = seat(seats, s, victim, [...where, 'victim']) + 1;
      if (agents !== undefined) s.stored[item] = whole(agents, 0, 10, [...where, 'agents']);
    });
    if (player.identity !== undefined) swapIdentity(at, owner, player.identity, [...path, 'identity'], fixed);
  }
  for (const [name, city] of Object.entries(spec.cities ?? {})) {
    const path = ['cities', name];
    const c = cityNamed(name, path);
    const royalty = data.kindOf.findIndex((kind) => data.cards[kind]!.kind === 'royalty' && data.cityOf[kind] === c);
    if (city.slot !== undefined) {
      s.place[royalty] = city.slot ? SLOT + c : s.place[royalty] === SLOT + c ? STACK + c : s.place[royalty]!;
      fixed.add(royalty);
    }
    if (typeof city.faceUp === 'string') {
      const before = itemIn(s, FACE_UP + c);
      const item = put(city.faceUp, FACE_UP + c, [...path, 'faceUp'], null);
      if (before >= 0 && before !== item && !fixed.has(before))
        s.place[before] = data.cityOf[data.kindOf[before]!]! >= 0 ? STACK + c : SET_ASIDE;
    } else if (city.faceUp === null) {
      for (const place of [FACE_UP + c, STACK + c])
        s.place.forEach((lies, item) => {
          if (lies === place && !fixed.has(item)) s.place[item] = REMOVED;
        });
    }
    city.stack?.forEach((id, i) => put(id, STACK + c, [...path, 'stack', i], null));
    if (city.stack !== undefined)
      s.place.forEach((lies, item) => {
        if (lies === STACK + c && !fixed.has(item))
          s.place[item] = data.cityOf[data.kindOf[item]!]! >= 0 ? REMOVED : SET_ASIDE;
      });
  }
  spec.removed?.forEach((id, i) => put(id, REMOVED, ['removed', i], null));
  spec.devoured?.forEach((id, i) => put(id, DEVOURED, ['devoured', i], null));
  for (const [name, player] of Object.entries(spec.players ?? {})) {
    const owner = seat(seats, s, name, ['players', name]);
    if (player.hand !== undefined) clear(HAND + owner);
    if (player.discard !== undefined) clear(DISCARD + owner);
    if (player.deck !== undefined)
      s.place.forEach((lies, item) => {
        if (lies === DECK + owner && !fixed.has(item)) s.place[item] = BOX;
      });
  }
  at.data.kindOf.forEach((kind, item) => {
    const { id } = data.cards[kind]!;
    if (s.place[item]! >= BESIDE && s.place[item]! < IDENTITY) return;
    if (s.victim[item]! + s.stored[item]! > 0)
      fail(['players'], `pieces stand on ${id}, which lies beside no identity`);
  });
  setStocks(at);
  setKnowledge(at);
}

function swapIdentity(at: At, owner: Player, side: string, path: readonly (string | number)[], fixed: Set<Item>): void {
  const { s, data } = at;
  if (side !== 'LOYALIST' && side !== 'RESTORATIONIST')
    fail(path, `"${side}" is no identity; allowed: LOYALIST, RESTORATIONIST`);
  const mine = itemIn(s, IDENTITY + owner);
  const fits = (item: Item) => data.cards[data.kindOf[item]!]!.id === `IDENTITY_${side}`;
  if (!fits(mine)) {
    const other = data.kindOf.findIndex(
      (_, item) =>
        fits(item) &&
        !fixed.has(item) &&
        (s.place[item] === UNDEALT || (s.place[item]! >= IDENTITY && s.place[item]! < IDENTITY + DAYS.length)),
    );
    if (other < 0) fail(path, `no ${side} identity is left`);
    s.place[mine] = s.place[other]!;
    s.place[other] = IDENTITY + owner;
    fixed.add(other);
  } else fixed.add(mine);
}

/** Agents that stand nowhere are in stock. */
function setStocks({ s, data }: At): void {
  for (let player = 0; player < s.seats; player++) {
    let out = 0;
    for (let city = 0; city < CITIES.length; city++) out += s.agents[cell(player, city)]!;
    s.place.forEach((lies, item) => {
      if (s.victim[item] === player + 1) out++;
      if (lies === BESIDE + player) out += s.stored[item]!;
    });
    s.agentStock[player] = data.pack.supplies.agents - out;
    if (s.agentStock[player]! < 0)
      fail(
        ['players', DAYS[player]!, 'agents'],
        `${out} agents on the board and on cards; a player has ${data.pack.supplies.agents}`,
      );
  }
}

/** Everybody knows what the places tell, and that city and royalty cards lie in their own stacks. */
function setKnowledge({ s, data }: At): void {
  s.place.forEach((lies, item) => {
    const ofCity = data.cityOf[data.kindOf[item]!]! >= 0;
    s.seenBy[item] = watchersOf(s, lies, ofCity);
  });
}
function watchersOf(s: Emerald, place: Place, ofCity: boolean): number {
  if (place < DECK) return only(place - HAND);
  if (place < DISCARD) return only(place - DECK);
  if (place >= IDENTITY && place < IDENTITY + DAYS.length) {
    const owner = place - IDENTITY;
    return s.revealed[owner] === 1 ? EVERYONE : only(owner);
  }
  const faceDown = (place >= STACK && place < FACE_UP) || place === DEVOURED;
  if (faceDown) return ofCity ? EVERYONE : NOBODY;
  return place === SET_ASIDE || place === UNDEALT ? NOBODY : EVERYONE;
}

// ---- the other way -----------------------------------------------------------

/** The whole position in the words of `PositionSpec`, with totals; what a view does not know is left out or counted. */
export function describePosition(at: At, seats: readonly string[]): Record<string, unknown> {
  const { s, data } = at;
  const ids = (place: Place) =>
    s.place.flatMap((lies, item) => (lies === place ? [data.cards[data.kindOf[item]!]!.id] : [])).sort();
  const counts = (of: (city: number) => number) =>
    Object.fromEntries(CITIES.flatMap((name, city) => (of(city) > 0 ? [[name, of(city)]] : [])));
  const players = Object.fromEntries(
    seats.map((name, player) => {
      const identity = itemIn(s, IDENTITY + player);
      return [
        name,
        {
          identity: identity < 0 ? null : data.cards[data.kindOf[identity]!]!.id.replace('IDENTITY_', ''),
          hand: ids(HAND + player),
          deck: ids(DECK + player),
          discard: ids(DISCARD + player),
          beside: s.place.flatMap((lies, item) => {
            if (lies !== BESIDE + player) return [];
            const card = data.cards[data.kindOf[item]!]!.id;
            const victim = s.victim[item]! > 0 ? { victim: seats[s.victim[item]! - 1] } : {};
            const agents = s.stored[item]! > 0 ? { agents: s.stored[item] } : {};
            return [{ card, ...victim, ...agents }];
          }),
          agents: counts((city) => s.agents[cell(player, city)]!),
          cubes: counts((city) => s.cubes[cell(player, city)]!),
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
        },
      ];
    }),
  );
  const cities = Object.fromEntries(
    CITIES.map((name, city) => {
      const top = itemIn(s, FACE_UP + city);
      return [
        name,
        {
          faceUp: top < 0 ? null : data.cards[data.kindOf[top]!]!.id,
          stack: ids(STACK + city),
          slot: itemIn(s, SLOT + city) >= 0,
          zombies: s.zombies[city],
        },
      ];
    }),
  );
  return {
    active: seats[s.active],
    acted: s.acted,
    markers: { restorationist: s.markers[0], loyalist: s.markers[1] },
    trackPoints: trackPoints(s),
    banished: s.banished === 1,
    zombieSupply: s.zombieSupply,
    removed: ids(REMOVED),
    devoured: ids(DEVOURED),
    over: s.reason === 0 ? null : REASONS[s.reason],
    players,
    cities,
  };
}

// ---- small checks -------------------------------------------------------------

function seat(seats: readonly string[], s: Emerald, name: string, path: readonly (string | number)[]): Player {
  const player = seats.indexOf(name) >= 0 ? seats.indexOf(name) : DAYS.indexOf(name as (typeof DAYS)[number]);
  if (player < 0 || player >= s.seats) fail(path, `unknown player "${name}"; allowed: ${seats.join(', ')}`);
  return player;
}
function cityNamed(name: string, path: readonly (string | number)[]): number {
  const city = CITIES.indexOf(name as (typeof CITIES)[number]);
  return city < 0 ? fail(path, `unknown city "${name}"; allowed: ${CITIES.join(', ')}`) : city;
}
function whole(value: unknown, least: number, most: number, path: readonly (string | number)[]): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    return fail(path, `must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
  return value;
}
function list(value: unknown, path: readonly (string | number)[]): readonly unknown[] {
  return Array.isArray(value) ? value : fail(path, `must be a list, not ${JSON.stringify(value)}`);
}
/** `{ VIENNA: 2 }` or `[VIENNA, VIENNA]` as counts by city. */
function byCity(spec: Counts, path: readonly (string | number)[]): number[] {
  const counts = CITIES.map(() => 0);
  const pairs = Array.isArray(spec)
    ? spec.map((name) => [name, 1] as const)
    : Object.entries(spec as Record<string, number>);
  for (const [name, count] of pairs) counts[cityNamed(name, [...path, name])]! += whole(count, 0, 99, [...path, name]);
  return counts;
}
function known(value: object, allowed: readonly string[], path: readonly (string | number)[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, `must be a mapping with ${allowed.join(', ')}`);
  for (const key of Object.keys(value))
    if (!allowed.includes(key)) fail([...path, key], `unknown key "${key}"; allowed: ${allowed.join(', ')}`);
}
