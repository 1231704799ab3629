// Places the cards of a stated position, with the knowledge of them.

import { EVERYONE, type Item, type Place, type Player } from '@gaslamp/kernel/state';
import { fail, known, list, type Path, whole } from '@gaslamp/stated/position-checks';
import { nameOf, RED } from '../box/data.ts';
import { CARDS, FIRST_EVENT, FIRST_PERSONALITY, ITEM_COUNT } from '../box/ids.ts';
import {
  type At,
  BOX,
  cardsIn,
  countIn,
  DISCARD,
  EVENT_PILE,
  FRONT,
  GREY_PILE,
  HAND,
  PERSONALITY,
  personalityOf,
  placeOf,
  RED_PILE,
  UNUSED,
  USED_EVENTS,
} from '../box/state.ts';
import { watchers } from '../seen/sight.ts';
import type { PlayerSpec, PositionSpec } from './position.ts';
import { cardNamed, each, eventNamed, personalityNamed, seatNamed } from './position-checks.ts';

/** The part of a file about a player, and its path. */
export type Stated = readonly [player: Player, spec: PlayerSpec, path: Path];
/** The state during placement. `fixed` has the items that the file has placed and that must not move any more. */
interface Layout extends At {
  readonly fixed: Set<Item>;
}

/**
 * Puts every named card into its place. A card that must make room goes back to its pile, and a hand gets another card for one
 * that is needed elsewhere.
 */
export function setCards(at: At, players: readonly Stated[], spec: PositionSpec): void {
  const layout: Layout = { ...at, fixed: new Set() };
  const sizes = Array.from({ length: at.s.seats }, (_, player) => countIn(at.s, HAND + player));
  for (const [player, { hand, front }, path] of players) {
    putAll(layout, hand, HAND + player, [...path, 'hand']);
    putFront(layout, front, FRONT + player, [...path, 'front']);
  }
  putAll(layout, spec.discard, DISCARD, ['discard']);
  if (typeof spec.drawPile !== 'number') putAll(layout, spec.drawPile, GREY_PILE, ['drawPile']);
  for (const [player, { hand, front }] of players) {
    if (hand !== undefined) clear(layout, HAND + player);
    if (front !== undefined) clear(layout, FRONT + player);
  }
  if (spec.discard !== undefined) clear(layout, DISCARD);
  for (const [player, size] of sizes.entries())
    if (players.every(([stated, { hand }]) => stated !== player || hand === undefined)) fillHand(layout, player, size);
  setPile(layout, spec);
  for (const [player, { personality }, path] of players)
    if (personality !== undefined) putPersonality(layout, player, personality, [...path, 'personality']);
  if (spec.unused !== undefined) setUnused(layout, spec.unused);
  setEvents(layout, spec);
}

const pileOf = ({ data }: At, card: Item): Place => (data.backOf[card] === RED ? RED_PILE : GREY_PILE);
const inPiles = ({ s }: At, card: Item): boolean => s.place[card] === GREY_PILE || s.place[card] === RED_PILE;

/** Puts an item into its place; fails if it is named twice. */
function put({ s, data, fixed }: Layout, item: Item, to: Place, path: Path): void {
  const name = nameOf(data, item);
  if (fixed.has(item)) fail(path, `there is no further ${name}: the game has one`);
  if (s.place[item] === BOX) fail(path, `${name} is not in a match of ${s.seats} (R2.10)`);
  s.place[item] = to;
  fixed.add(item);
}
function putAll(layout: Layout, ids: readonly string[] | undefined, to: Place, path: Path): void {
  for (const [card, where] of each(ids, cardNamed, path))
    put(layout, card, to === GREY_PILE ? pileOf(layout, card) : to, where);
}
function putFront(layout: Layout, ids: readonly string[] | undefined, to: Place, path: Path): void {
  const { data } = layout;
  for (const [card, where] of each(ids, cardNamed, path)) {
    const stays = data.textOf[card] === 'takeLoan' || data.textOf[card] === 'handBurdenOrPay';
    if (!stays) fail(where, `${CARDS[card]} is neither a loan nor a burden (R9.1, R9.7)`);
    put(layout, card, to, where);
  }
}
/** Returns cards of a place that are not stated for it to their piles. */
function clear(layout: Layout, place: Place): void {
  for (const card of cardsIn(layout.s, place)) if (!layout.fixed.has(card)) layout.s.place[card] = pileOf(layout, card);
}
/** A hand that the file does not state keeps its size. R2.6: grey cards come before red ones. */
function fillHand(layout: Layout, player: Player, size: number): void {
  const { s, fixed } = layout;
  for (let card = 0; card < CARDS.length && countIn(s, HAND + player) < size; card++)
    if (inPiles(layout, card) && !fixed.has(card)) s.place[card] = HAND + player;
}

/** Sets a stated draw pile: its other cards are discarded, or left out if the discards are stated too. */
function setPile(layout: Layout, { drawPile, discard }: PositionSpec): void {
  if (drawPile === undefined) return;
  const { s, fixed } = layout;
  const out = discard === undefined ? DISCARD : BOX;
  const piled = CARDS.map((_, card) => card).filter((card) => inPiles(layout, card));
  const stays =
    typeof drawPile === 'number'
      ? piled.slice(piled.length - whole(drawPile, 0, piled.length, ['drawPile']))
      : piled.filter((card) => fixed.has(card));
  for (const card of piled) if (!stays.includes(card)) s.place[card] = out;
}

/** Exchanges the stated personality with the one dealt. */
function putPersonality(layout: Layout, player: Player, id: unknown, path: Path): void {
  const { s, fixed } = layout;
  const item = personalityNamed(id, path);
  const mine = FIRST_PERSONALITY + personalityOf(s, player);
  const from = placeOf(s, item);
  put(layout, item, PERSONALITY + player, path);
  if (mine !== item && !fixed.has(mine)) s.place[mine] = from;
}
/** Exchanges personalities stated as unused, but dealt to players, with ones that are not stated. */
function setUnused(layout: Layout, ids: readonly string[]): void {
  const { s, fixed, data } = layout;
  const wanted = [...each(ids, personalityNamed, ['unused'])];
  const spare = () =>
    s.place.findIndex((lies, item) => lies === UNUSED && !fixed.has(item) && wanted.every(([one]) => one !== item));
  for (const [item, path] of wanted) {
    const from = placeOf(s, item);
    put(layout, item, UNUSED, path);
    if (from === UNUSED) continue;
    const other = spare();
    if (other < 0) fail(['unused'], `more than ${countUnused(layout) - 1}, the personalities that nobody holds (R2.4)`);
    s.place[other] = from;
  }
  const left = spare();
  if (left >= 0) fail(['unused'], `${data.names[left]} is unused too: nobody holds it`);
}
const countUnused = ({ s }: At): number => s.place.filter((lies) => lies === UNUSED).length;

function setEvents(layout: Layout, { events, usedEvents }: PositionSpec): void {
  if (events === undefined && usedEvents === undefined) return;
  const { s, fixed } = layout;
  for (const [item, path] of each(events, eventNamed, ['events'])) put(layout, item, EVENT_PILE, path);
  for (const [item, path] of each(usedEvents, eventNamed, ['usedEvents'])) put(layout, item, USED_EVENTS, path);
  const others = usedEvents === undefined ? USED_EVENTS : events === undefined ? EVENT_PILE : BOX;
  for (let item = FIRST_EVENT; item < ITEM_COUNT; item++) if (!fixed.has(item)) s.place[item] = others;
}

/** Everybody knows what the places reveal; further knowledge is stated. */
export function setKnowledge(
  { s, data }: At,
  seats: readonly string[],
  players: readonly Stated[],
  { looked }: PositionSpec,
): void {
  s.place.forEach((lies, item) => {
    s.seenBy[item] = watchers(s, lies);
  });
  for (const [player, { shown }, path] of players)
    for (const [card, where] of each(shown, cardNamed, [...path, 'shown'])) {
      if (s.place[card] !== HAND + player) fail(where, `${CARDS[card]} is not in this hand`);
      s.seenBy[card] = EVERYONE;
    }
  for (const [i, look] of list(looked ?? [], ['looked']).entries()) {
    known(look, ['by', 'card'], ['looked', i]);
    const path = ['looked', i, 'card'];
    const item = CARDS.includes(look.card) ? cardNamed(look.card, path) : personalityNamed(look.card, path);
    const lies = placeOf(s, item);
    if (lies === GREY_PILE || lies === RED_PILE)
      fail(path, `${data.names[item]} lies in the draw pile, which nobody sees`);
    s.seenBy[item]! |= 1 << seatNamed(seats, look.by, ['looked', i, 'by']);
  }
}
