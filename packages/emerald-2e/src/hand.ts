import type { Option, Player } from '@gaslamp/kernel/state';
import type { Kind } from './data.ts';
import { type At, HAND } from './state.ts';
import { pick } from './verbs.ts';

/** A player's hand at a glance: the kinds, ascending, copies repeated, and the sums that legality asks for. */
export interface Hand {
  readonly kinds: readonly Kind[];
  readonly place: number;
  readonly claim: number;
  readonly retrieve: number;
  readonly move: number;
  readonly markers: boolean;
  readonly assassins: readonly Kind[];
  readonly bombs: number;
  readonly fenians: boolean;
}

export function handOf({ s, data }: At, player: Player): Hand {
  const { place: places } = s;
  const { kindOf } = data;
  const mine = HAND + player;
  const kinds: Kind[] = [];
  const assassins: Kind[] = [];
  let place = 0;
  let claim = 0;
  let retrieve = 0;
  let move = 0;
  let bombs = 0;
  let markers = false;
  let fenians = false;
  for (const item of data.ownable[player]!) {
    if (places[item] !== mine) continue;
    const kind = kindOf[item]!;
    kinds.push(kind);
    place += data.place[kind]!;
    claim += data.claim[kind]!;
    retrieve += data.retrieve[kind]!;
    move += data.move[kind]!;
    bombs += data.bombs[kind]!;
    if (data.steps[0]![kind]! + data.steps[1]![kind]! > 0) markers = true;
    if (data.assassinate[kind]! > 0) assassins.push(kind);
    if (data.textOf[kind] === 'fenians') fenians = true;
  }
  return { kinds, place, claim, retrieve, move, markers, assassins, bombs, fenians };
}

/** The cards of a hand with a weight above 0 as picks, less those already picked before `since`. */
export function candidates(at: At, by: Player, weight: (kind: Kind) => number, since: number): Option[] {
  const list: Option[] = [];
  const { place: places, picks } = at.s;
  const { kindOf } = at.data;
  const mine = HAND + by;
  for (const item of at.data.ownable[by]!) {
    if (places[item] !== mine) continue;
    const kind = kindOf[item]!;
    if (weight(kind) > 0) list.push(pick({ card: kind }));
  }
  for (let i = 0; i < since; i++) {
    const taken = list.indexOf(picks[i]!);
    if (taken >= 0) list.splice(taken, 1);
  }
  return list;
}

/** Distinct options of an ascending list. */
export const distinct = (options: readonly Option[]): Option[] =>
  options.filter((option, i) => i === 0 || option !== options[i - 1]);
