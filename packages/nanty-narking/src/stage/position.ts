// Sets positions in the form of scenario files. describe.ts describes them in the same form.

import type { Player } from '@gaslamp/kernel/state';
import { type Counts, entries, fail, follows, known, type Path, whole } from '@gaslamp/stated/position-checks';
import { nameOf } from '../box/data.ts';
import { AREA_COUNT, AREAS, FIRST_PERSONALITY, PERSONALITIES } from '../box/ids.ts';
import {
  type At,
  agentsOnBoard,
  buildingsOf,
  cell,
  IN_DISPLAY,
  NOBODY_HERE,
  ownerOf,
  personalityOf,
  SET_ASIDE,
} from '../box/state.ts';
import { setCards, setKnowledge } from './position-cards.ts';
import { areaNamed, byArea, each, personalityNamed, seatNamed } from './position-checks.ts';

export interface PlayerSpec {
  personality?: string;
  /** Exact. */
  hand?: string[];
  /** Cards in hand that everybody has seen (R9.18, R10.9). */
  shown?: string[];
  /** Loans and burdens (R9.1, R9.7), exact. */
  front?: string[];
  /** By area: `{ CITY: 2 }` or `[CITY, CITY]`. */
  agents?: Counts;
  /** Areas, exact. Their City Area cards come with them (R5.3). */
  buildings?: string[];
  money?: number;
  /** Personalities that everybody knows the player does not have: their condition held at a check without a win (R3.3). */
  ruledOut?: string[];
  /** Numbers that follow from the other pieces; if stated, they are checked. */
  agentStock?: number;
  buildingStock?: number;
}
export interface PositionSpec {
  seed?: number;
  /**
   * `turn`: after the active player's check, before any card. `check`: the turn begins with the check. `deal`: the match begins
   * with
   * the deal, and only the seed is stated.
   */
  start?: 'turn' | 'check' | 'deal';
  active?: string;
  /** Number of the turn, from 1. */
  turn?: number;
  players?: Record<string, PlayerSpec>;
  /** Areas with a trouble marker, exact. */
  trouble?: string[];
  citizens?: Counts;
  grenadiers?: Counts;
  /** Pieces beside the board, by default all others. A lower number means that the rest left the game (R4.8). */
  citizenStock?: number;
  grenadierStock?: number;
  /** City Area cards that Inigo Jones set aside (R11.11), exact. */
  setAside?: string[];
  /** City Area cards used, and gained, this turn (R3.9, R5.7). */
  used?: string[];
  gained?: string[];
  /** Exact, or a number of cards: red cards then stay in it, because grey ones are drawn first (R2.6). */
  drawPile?: string[] | number;
  /** Exact. A card named in neither list is in the draw pile, or in the discard pile if the draw pile is stated. */
  discard?: string[];
  /** Events not drawn yet, or drawn; stating one list determines the other. */
  events?: string[];
  usedEvents?: string[];
  /** Unused personalities, exact. */
  unused?: string[];
  /** Players who know a card of another hand or an unused personality (R9.4, R9.9). */
  looked?: { by: string; card: string }[];
}

const PLAYER_KEYS: readonly (keyof PlayerSpec)[] = [
  ...(['personality', 'hand', 'shown', 'front', 'agents', 'buildings', 'money', 'ruledOut'] as const),
  ...(['agentStock', 'buildingStock'] as const),
];
const POSITION_KEYS: readonly (keyof PositionSpec)[] = [
  ...(['seed', 'start', 'active', 'turn', 'players', 'trouble', 'citizens', 'grenadiers'] as const),
  ...(['citizenStock', 'grenadierStock', 'setAside', 'used', 'gained', 'drawPile', 'discard'] as const),
  ...(['events', 'usedEvents', 'unused', 'looked'] as const),
];
const STARTS: readonly unknown[] = [undefined, 'turn', 'check', 'deal'];
const MOST_MONEY = 999;

/**
 * Sets what `spec` names in a state at the beginning of a turn and leaves the rest. `seats` are the players' names in the file;
 * colours are allowed too. Throws PositionError for unknown ids, impossible counts and shapes.
 */
export function setPosition(at: At, seats: readonly string[], spec: PositionSpec): void {
  const { s } = at;
  known(spec, POSITION_KEYS, []);
  if (!STARTS.includes(spec.start)) fail(['start'], `must be turn, check or deal, not ${JSON.stringify(spec.start)}`);
  if (spec.active !== undefined) s.active = seatNamed(seats, spec.active, ['active']);
  setTurn(at, spec);
  const players = entries(spec.players ?? {}, ['players']).map(
    ([name, player]) => [seatNamed(seats, name, ['players', name]), player, ['players', name]] as const,
  );
  for (const [player, pieces, path] of players) setPlayer(at, player, pieces, path);
  for (const [player, { buildings }, path] of players)
    if (buildings !== undefined) setBuildings(at, player, buildings, [...path, 'buildings']);
  setBoard(at, spec);
  for (const [player, pieces, path] of players) setStocks(at, player, pieces, path);
  setCards(at, players, spec);
  setKnowledge(at, seats, players, spec);
  for (const [player, { ruledOut = [] }, path] of players) {
    const own = nameOf(at.data, FIRST_PERSONALITY + personalityOf(s, player));
    if (ruledOut.includes(own))
      fail([...path, 'ruledOut'], `this player holds ${own}, which nobody can rule out (R3.3)`);
  }
}

function setTurn({ s }: At, { start, turn, used, gained }: PositionSpec): void {
  if (turn !== undefined) s.turns = whole(turn, 1, 999, ['turn']);
  // The effect that begins the turn counts it.
  if (start === 'check') s.turns--;
  for (const [key, areas] of [
    ['used', used],
    ['gained', gained],
  ] as const) {
    if (areas === undefined) continue;
    if (start === 'check') fail([key], 'a turn that only begins has none (R3.9, R5.7)');
    s[key] = 0;
    for (const [area] of each(areas, areaNamed, [key])) s[key] |= 1 << area;
  }
}

function setPlayer({ s }: At, player: Player, spec: PlayerSpec, path: Path): void {
  known(spec, PLAYER_KEYS, path);
  if (spec.agents !== undefined)
    for (const [area, count] of byArea(spec.agents, [...path, 'agents']).entries())
      s.agents[cell(player, area)] = count;
  if (spec.money !== undefined) s.money[player] = whole(spec.money, 0, MOST_MONEY, [...path, 'money']);
  // Removes the old buildings first, so that two players may swap sites.
  if (spec.buildings !== undefined)
    for (let area = 0; area < AREA_COUNT; area++) if (s.buildings[area] === player) s.buildings[area] = NOBODY_HERE;
  if (spec.ruledOut === undefined) return;
  const first = player * PERSONALITIES.length;
  s.ruledOut.fill(0, first, first + PERSONALITIES.length);
  for (const [item] of each(spec.ruledOut, personalityNamed, [...path, 'ruledOut']))
    s.ruledOut[first + item - FIRST_PERSONALITY] = 1;
}

function setBuildings({ s }: At, player: Player, areas: readonly string[], path: Path): void {
  for (const [area, where] of each(areas, areaNamed, path)) {
    if (s.buildings[area] !== NOBODY_HERE) fail(where, `${AREAS[area]} has a building already (R5.1)`);
    s.buildings[area] = player;
  }
}

/** Markers, neutrals and City Area cards. */
function setBoard({ s, data }: At, spec: PositionSpec): void {
  const { newCitizens, grenadiers } = data.pack.setup;
  if (spec.trouble !== undefined) {
    s.trouble.fill(0);
    for (const [area, path] of each(spec.trouble, areaNamed, ['trouble'])) {
      if (s.trouble[area] === 1) fail(path, `${AREAS[area]} has a marker already (R1.4)`);
      s.trouble[area] = 1;
    }
  }
  if (spec.citizens !== undefined) s.citizens = byArea(spec.citizens, ['citizens']);
  if (spec.grenadiers !== undefined) s.grenadiers = byArea(spec.grenadiers, ['grenadiers']);
  s.citizenStock = stockOf(s.citizens, newCitizens, spec, 'citizens', 'citizenStock');
  s.grenadierStock = stockOf(s.grenadiers, grenadiers, spec, 'grenadiers', 'grenadierStock');
  if (spec.setAside !== undefined) {
    s.areaCards.fill(IN_DISPLAY);
    for (const [area] of each(spec.setAside, areaNamed, ['setAside'])) s.areaCards[area] = SET_ASIDE;
  }
  // R5.3, R5.5: a City Area card moves with its building.
  for (let area = 0; area < AREA_COUNT; area++) {
    if (s.areaCards[area] === SET_ASIDE) continue;
    const owner = ownerOf(s, area);
    s.areaCards[area] = owner === NOBODY_HERE ? IN_DISPLAY : owner;
  }
}

function stockOf(
  areas: readonly number[],
  most: number,
  spec: PositionSpec,
  key: 'citizens' | 'grenadiers',
  stockKey: 'citizenStock' | 'grenadierStock',
): number {
  const standing = areas.reduce((sum, n) => sum + n, 0);
  if (standing > most) fail([key], `${standing} ${key} on the board; there are ${most} (R1.3)`);
  const stated = spec[stockKey];
  return stated === undefined ? most - standing : whole(stated, 0, most - standing, [stockKey]);
}

/** R1.2: puts the remaining pieces beside the board. */
function setStocks(at: At, player: Player, spec: PlayerSpec, path: Path): void {
  const { s, data } = at;
  const { agents, buildings } = data.pack.setup;
  const agentsOut = agentsOnBoard(s, player);
  const buildingsOut = buildingsOf(s, player);
  if (agentsOut > agents) fail([...path, 'agents'], `${agentsOut} agents on the board; a player has ${agents} (R1.2)`);
  if (buildingsOut > buildings)
    fail([...path, 'buildings'], `${buildingsOut} buildings on the board; a player has ${buildings} (R1.2)`);
  s.agentStock[player] = agents - agentsOut;
  s.buildingStock[player] = buildings - buildingsOut;
  follows(spec.agentStock, agents - agentsOut, [...path, 'agentStock']);
  follows(spec.buildingStock, buildings - buildingsOut, [...path, 'buildingStock']);
}
