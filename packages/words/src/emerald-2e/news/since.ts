// Reports the turns of others in the second edition.

import { add, carry } from '@gaslamp/emerald/counts';
import { kindOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES, USES } from '@gaslamp/emerald-2e/box/ids';
import { agentsIn, cell, cubesIn, type Emerald, FACE_UP, itemIn, majority, TOP } from '@gaslamp/emerald-2e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { markersMoved } from '../../markers.ts';
import type { Concern, Threat } from '../../since/since.ts';
import { speaking } from '../../text.ts';
import { hits } from '../losses.ts';
import { type KnownEvent, type Model, readEvent, SIDES, where, which } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import type english from './text/en.json';

const n = speaking<typeof english.emerald2eNews>('emerald2eNews');

/** Number of steps left on a track from which on everybody is warned. */
const NEAR = 2;

export const concernOf = (m: Pick<Model, 'data' | 's'>, you: number): Concern<KnownEvent, Emerald> => ({
  what: 'majority',
  read: readEvent,
  copy: (board) => ({ ...board, agents: [...board.agents], cubes: [...board.cubes] }),
  undo,
  groups: groupsOf,
  sentence: (groups, i) => sentenceOf(m, at(groups, i)),
  concerns: (event, before) => concerns(you, event, before),
  holders: (board) => new Map(CITIES.map((_, city) => [where(city), holderIn(board, city)])),
  more: ({ events }) => markerWords(m, events),
  threats: (board) => threatsTo(m, you, board),
});

function undo(on: () => Emerald, { kind, fields: f }: KnownEvent): void {
  switch (kind) {
    case 'cubesPlaced':
      return add(on().cubes, cell(f.player, f.city), -f.count);
    case 'cubesToLimbo':
    case 'cubesHome':
      return add(on().cubes, cell(f.owner, f.city), f.count);
    case 'agentsPlaced':
    case 'agentsReleased':
      return add(on().agents, cell(f.player, f.city), -f.count);
    case 'agentMoved': {
      const { agents } = on();
      return carry(1, agents, cell(f.player, f.to), agents, cell(f.player, f.from));
    }
    case 'killed':
    case 'agentHome':
      return add(on().agents, cell(f.owner, f.city), 1);
    case 'agentStored':
      return add(on().agents, cell(f.player, f.city), 1);
  }
}

const piecesIn = (board: Emerald, player: number, city: number): number =>
  agentsIn(board, player, city) + cubesIn(board, player, city);
const holderIn = (board: Emerald, city: number): number => {
  for (let player = 0; player < board.seats; player++) if (majority(board, player, city)) return player;
  return -1;
};

function concerns(you: number, event: KnownEvent, before: Emerald): boolean {
  const { kind, fields: f } = event;
  switch (kind) {
    case 'cubesPlaced':
    case 'agentsPlaced':
    case 'agentsReleased':
    case 'zombieRaised':
      return f.player === you || piecesIn(before, you, f.city) > 0;
    case 'agentMoved':
      return f.player === you || piecesIn(before, you, f.to) > 0;
    case 'revealed':
    case 'changedHeart':
    case 'royaltyTaken':
    case 'devoured':
    case 'killed':
    case 'claimed':
    case 'scored':
    case 'cardBanished':
    case 'banished':
      return true;
    case 'cubesFreed':
      return f.owner === you;
    case 'healed':
    case 'agentStored':
      return f.player === you;
    case 'played':
      return (f.player !== you && USES[f.use] === 'text') || USES[f.use] === 'interrupt';
    default:
      return hits(you, event);
  }
}

/** R16.2: the markers, and how far one is from the end of the match. */
function markerWords(m: Pick<Model, 'data'>, events: readonly KnownEvent[]): string[] {
  return markersMoved(events).map((marker) => {
    const { track, to } = marker.fields;
    const left = TOP - to;
    return left > 0 && left <= NEAR
      ? n('near', { side: at(SIDES, track), goal: to, left })
      : sentenceOf(m, { kind: 'marker', events: [marker] });
  });
}

/** R6.1, R10.2: the claims among the player's pieces, and the attacks on the player's agents, that others have the pieces for. */
function threatsTo({ data, s }: Pick<Model, 'data' | 's'>, you: number, board: Emerald): Threat[] {
  return CITIES.flatMap((_, city) => {
    const player = holderIn(board, city);
    if (player < 0 || player === you || piecesIn(board, you, city) === 0) return [];
    const open = itemIn(s, FACE_UP + city);
    const found: Threat[] = [];
    if (open >= 0 && cubesIn(board, player, city) > 0) {
      const card = which(kindOf(data, open));
      found.push({ player, sort: 'claim', place: where(city), card });
    }
    if (agentsIn(board, you, city) > 0 && agentsIn(board, player, city) > 0)
      found.push({ player, sort: 'attack', place: where(city) });
    return found;
  });
}
