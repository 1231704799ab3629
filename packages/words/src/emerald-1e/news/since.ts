// Reports the turns of others in the first edition.

import { add } from '@gaslamp/emerald/counts';
import type { Agent } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF, CITIES, TARGETS, USES } from '@gaslamp/emerald-1e/box/ids';
import {
  APART,
  agentsIn,
  cell,
  cityOf,
  countOf,
  cubesOn,
  type Emerald1,
  hasMost,
  isPrey,
  LIFTED,
  lastSpace,
} from '@gaslamp/emerald-1e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { markersMoved } from '../../markers.ts';
import type { Concern, Threat } from '../../since/since.ts';
import { speaking } from '../../text.ts';
import { rivalsFor } from '../claims.ts';
import { hits } from '../losses.ts';
import { type KnownEvent, type Model, place, readEvent, TRACK_NAMES, where } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import type english from './text/en.json';

const n = speaking<typeof english.emerald1eNews>('emerald1eNews');

/** Number of steps left on a track from which on everybody is warned. */
const NEAR = 2;

/** The lists of the state that events change. */
const LISTS = ['cubes', 'agentAt', 'agentOf', 'control', 'vampire', 'known', 'blocked'] as const;
type Board = Emerald1;

export const concernOf = (m: Pick<Model, 'data' | 's'>, you: number): Concern<KnownEvent, Board> => ({
  what: 'influence',
  read: readEvent,
  copy: (board) => ({ ...board, ...Object.fromEntries(LISTS.map((list) => [list, [...board[list]]])) }),
  undo,
  groups: groupsOf,
  sentence: (groups, i) => sentenceOf(m, at(groups, i), groups.slice(i + 1)),
  concerns: (event, before) => concerns(you, event, before),
  holders: (board) => new Map(TARGETS.map((_, target) => [place(target), holderOn(board, target)])),
  more: ({ events }) => markerWords(m, events),
  threats: (board) => threatsTo(m, you, board),
});

function undo(on: () => Board, { kind, fields: f }: KnownEvent): void {
  switch (kind) {
    case 'cubesPlaced':
      return add(on().cubes, cell(f.player, f.target), -f.count);
    case 'cubesToLimbo':
    case 'cubesHome':
      return add(on().cubes, cell(f.owner, f.target), f.count);
    case 'agentArrives':
      return put(on(), f.agent, APART);
    case 'agentMoved':
      return put(on(), f.agent, f.from);
    case 'agentKilled':
    case 'agentGone':
      return put(on(), f.agent, f.city, f.owner);
    case 'lifted':
    case 'sacrificed':
      return put(on(), f.agent, f.city);
    case 'landed':
      return put(on(), f.agent, LIFTED);
    case 'controlPassed': {
      const board = on();
      return put(board, f.agent, countOf(board.agentAt, f.agent), f.from);
    }
    case 'cityTaken':
      on().control[f.city] = f.from;
      return;
    case 'vampire':
      on().vampire[f.agent] = 0;
      return;
    case 'known':
      on().known[f.player] = 0;
      return;
    case 'discPlaced':
    case 'discRemoved':
      on().blocked[f.target] = Number(kind === 'discRemoved');
  }
}
function put({ agentAt, agentOf }: Board, agent: Agent, city: number, owner = countOf(agentOf, agent)): void {
  agentAt[agent] = city;
  agentOf[agent] = owner;
}

const holderOn = (board: Board, target: number): number => {
  for (let player = 0; player < board.seats; player++) if (hasMost(board, player, target)) return player;
  return -1;
};
/** True if the player has something in a city: an agent, cubes on its card or box, or control. */
const isIn = (board: Board, you: number, city: number): boolean =>
  board.control[city] === you ||
  agentsIn(board, you, city) + cubesOn(board, you, city) + cubesOn(board, you, city + BOX_OF) > 0;
function isOn(board: Board, you: number, target: number): boolean {
  const city = cityOf(target);
  return cubesOn(board, you, target) > 0 || (city >= 0 && isIn(board, you, city));
}

function concerns(you: number, event: KnownEvent, before: Board): boolean {
  const { kind, fields: f } = event;
  switch (kind) {
    case 'cubesPlaced':
    case 'discPlaced':
    case 'discRemoved':
      return f.player === you || isOn(before, you, f.target);
    case 'agentArrives':
    case 'landed':
    case 'zombieRaised':
    case 'vampire':
      return f.player === you || isIn(before, you, f.city);
    case 'agentMoved':
      return f.player === you || isIn(before, you, f.to);
    case 'revealed':
    case 'changedHeart':
    case 'royalKilled':
    case 'royalHidden':
    case 'devoured':
    case 'agentKilled':
    case 'exposed':
    case 'cityTaken':
    case 'claimed':
    case 'banished':
    case 'necronomicon':
      return true;
    case 'controlPassed':
    case 'cardHandedOver':
      return f.from === you || f.to === you;
    case 'cubesFreed':
      return f.owner === you;
    case 'known':
    case 'healed':
    case 'lifted':
    case 'sacrificed':
    case 'cubesBought':
      return f.player === you;
    case 'played':
      return f.player !== you && USES[f.use] === 'text';
    default:
      return hits(you, event);
  }
}

/** R17.7: the markers, and how far one is from the end of the match. */
function markerWords(m: Pick<Model, 'data'>, events: readonly KnownEvent[]): string[] {
  return markersMoved(events).map((marker) => {
    const { track, to } = marker.fields;
    const left = lastSpace(m, track) - to;
    return left > 0 && left <= NEAR
      ? n('near', { track: at(TRACK_NAMES, track), to, left })
      : sentenceOf(m, { kind: 'marker', events: [marker] });
  });
}

/** R6.2, R10.6: the player's cities that others can claim, and the player's agents that others can attack. */
function threatsTo({ data, s }: Pick<Model, 'data' | 's'>, you: number, board: Board): Threat[] {
  const found: Threat[] = [];
  for (let city = 0; city < CITIES.length; city++) {
    for (const player of rivalsFor({ s: board, data, you }, BOX_OF + city))
      found.push({ player, sort: 'claimCity', place: where(city) });
    for (let player = 0; player < board.seats; player++)
      if (player !== you && agentsIn(board, player, city) > 0 && isExposed(board, you, player, city))
        found.push({ player, sort: 'attack', place: where(city) });
  }
  return s.reason > 0 ? [] : found;
}
const isExposed = (board: Board, you: number, by: number, city: number): boolean =>
  board.agentAt.some(
    (lies, agent) =>
      lies === city && board.agentOf[agent] === you && board.vampire[agent] !== 1 && isPrey(board, by, agent),
  );
