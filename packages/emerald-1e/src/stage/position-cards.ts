// Places the cards, tokens and markers of a stated position, with the knowledge of them.
import { EVERYONE, type Item, type Mask, NOBODY, only, type Place, type Player } from '@gaslamp/kernel/state';
import { entries, fail, list, type Path, whole } from '@gaslamp/stated/position-checks';
import { cardOf, cardOfKind, copiesOf, type Kind, ownerOf } from '../box/data.ts';
import { AGENTS, CARDS, DAYS } from '../box/ids.ts';
import type { Card } from '../box/pack.ts';
import {
  type At,
  BOX,
  CITY_CARDS,
  countIn,
  countOf,
  DECK,
  DEVOURED,
  DISCARD,
  EFFECTS,
  EFFECTS_ASIDE,
  FACE_UP,
  HAND,
  IDENTITY,
  itemIn,
  LOOKED,
  MAD,
  REMOVED,
  SANITY_POOL,
  SET_ASIDE,
  SLOT,
  SPENT,
  STACK,
  TOKEN_POOL,
  TOKENS,
  UNDEALT,
  UNDER,
} from '../box/state.ts';
import { watchers } from '../seen/sight.ts';
import type { PlayerSpec, PositionSpec } from './position.ts';
import { agentNamed, cardNamed, cityNamed, seatNamed } from './position-checks.ts';

/** The state during placement. `fixed` has the items that the file has placed and that must not move any more. */
interface Layout extends At {
  readonly seats: readonly string[];
  readonly fixed: Set<Item>;
}
type Kinds = readonly Card['kind'][];
const OWNED: Kinds = ['game', 'starting', 'city'];
const GAME: Kinds = ['game'];

/** Places of items that are not named and must make room. */
const HOMES: Readonly<Record<Card['kind'], Place>> = {
  game: SET_ASIDE,
  starting: BOX,
  city: CITY_CARDS,
  permanent: EFFECTS_ASIDE,
  identity: UNDEALT,
  token: TOKEN_POOL,
  sanity: SANITY_POOL,
};

/** Puts every named item into its place; items that must make room go home. */
export function setCards(at: At, seats: readonly string[], spec: PositionSpec): void {
  const layout: Layout = { ...at, seats, fixed: new Set() };
  const players = entries(spec.players ?? {}, ['players']).map(
    ([name, player]) => [seatNamed(seats, name, ['players', name]), player, ['players', name]] as const,
  );
  for (const [owner, player, path] of players) putOwned(layout, owner, player, path);
  for (const [name, cards] of entries(spec.cities ?? {}, ['cities'])) {
    const city = cityNamed(name, ['cities', name]);
    const path = ['cities', name];
    if (cards.faceUp !== undefined) {
      clear(layout, FACE_UP + city);
      if (cards.faceUp !== null) put(layout, cards.faceUp, FACE_UP + city, GAME, null, [...path, 'faceUp']);
    }
    if (cards.stack !== undefined) clear(layout, STACK + city);
    putAll(layout, cards.stack, STACK + city, GAME, null, [...path, 'stack']);
    putAll(layout, cards.under, UNDER + city, GAME, null, [...path, 'under']);
    for (const [i, id] of (cards.under ?? []).entries())
      layout.s.buried.push(itemOf(layout, UNDER + city, cardNamed(id, [...path, 'under', i])));
    if (cards.looked !== undefined) put(layout, cards.looked.card, LOOKED + city, GAME, null, [...path, 'looked']);
  }
  if (spec.slots !== undefined) {
    for (const [slot, id] of list(spec.slots, ['slots']).entries()) {
      clear(layout, SLOT + slot);
      if (id !== null) put(layout, id, SLOT + slot, ['permanent'], null, ['slots', slot]);
    }
  }
  putAll(layout, spec.removed, REMOVED, ['game', 'starting'], null, ['removed']);
  putAll(layout, spec.devoured, DEVOURED, GAME, null, ['devoured']);
  for (const [i, id] of (spec.spent ?? []).entries()) putToken(layout, id, SPENT, ['spent', i]);
  for (const [owner, player, path] of players) {
    for (const [i, id] of (player.tokens ?? []).entries()) putToken(layout, id, TOKENS + owner, [...path, 'tokens', i]);
    if (player.tokens !== undefined) clear(layout, TOKENS + owner);
    if (player.mad !== undefined) putMad(layout, owner, whole(player.mad, 0, 9, [...path, 'mad']));
    putIdentity(layout, owner, player.identity, [...path, 'identity']);
  }
  if (spec.sanityPool !== undefined) setSanityPool(layout, spec.sanityPool);
  if (spec.tokenPool !== undefined) setTokenPool(layout, spec.tokenPool);
  for (const [owner, player] of players) clearOwned(layout, owner, player);
  for (let city = 0; city < FACE_UP - UNDER; city++) turnUpMissing(layout, city, spec);
}

const itemOf = ({ s, data }: At, place: Place, kind: Kind): Item =>
  copiesOf(data, kind).find((item) => s.place[item] === place) ?? -1;

/** Puts a card of that id into a place: preferably a copy in a place that nobody has seen, else any other. */
function put(layout: Layout, id: unknown, to: Place, kinds: Kinds, owner: Player | null, path: Path): Item {
  const { s, data, fixed } = layout;
  const kind = cardNamed(id, path);
  const card = cardOfKind(data, kind);
  if (!kinds.includes(card.kind)) fail(path, `${card.id} is a ${card.kind} card; here lie ${kinds.join(', ')} cards`);
  const free = copiesOf(data, kind).filter((item) => !fixed.has(item));
  const fitting = free.filter((item) => ownerOf(data, item) < 0 || ownerOf(data, item) === owner);
  const item =
    fitting.find((one) => s.place[one] === to) ??
    fitting.find((one) => s.place[one] === HOMES[card.kind]) ??
    fitting[0];
  if (item === undefined) return fail(path, `there is no further ${card.id}: the game has ${card.copies}`);
  const from = countOf(s.place, item);
  s.place[item] = to;
  fixed.add(item);
  // A stack keeps its size.
  if (from !== to && from >= STACK && from < UNDER && card.kind === 'game') fillGap(layout, from);
  return item;
}
function fillGap({ s, data, fixed }: Layout, gap: Place): void {
  const spare = s.place.findIndex((lies, item) => lies === SET_ASIDE && !fixed.has(item));
  if (spare >= 0 && cardOf(data, spare).kind === 'game') s.place[spare] = gap;
}
function putAll(
  layout: Layout,
  ids: readonly string[] | undefined,
  to: Place,
  kinds: Kinds,
  owner: Player | null,
  path: Path,
): void {
  if (ids === undefined) return;
  for (const [i, id] of list(ids, path).entries()) put(layout, id, to, kinds, owner, [...path, i]);
}
/** Sends the items of a place home that are not stated for it. */
function clear({ s, data, fixed }: Layout, place: Place): void {
  s.place.forEach((lies, item) => {
    if (lies === place && !fixed.has(item)) s.place[item] = HOMES[cardOf(data, item).kind];
  });
}

function putOwned(layout: Layout, owner: Player, player: PlayerSpec, path: Path): void {
  putAll(layout, player.hand, HAND + owner, OWNED, owner, [...path, 'hand']);
  putAll(layout, player.discard, DISCARD + owner, OWNED, owner, [...path, 'discard']);
  putAll(layout, player.deck, DECK + owner, OWNED, owner, [...path, 'deck']);
  putAll(layout, player.effects, EFFECTS + owner, ['permanent'], owner, [...path, 'effects']);
}
/** A stated hand or pile is exact; starting cards that are named nowhere lie in the deck. */
function clearOwned({ s, data, fixed }: Layout, owner: Player, player: PlayerSpec): void {
  const zones = [
    [HAND, player.hand],
    [DISCARD, player.discard],
    [DECK, player.deck],
  ] as const;
  for (const [zone, named] of zones)
    s.place.forEach((lies, item) => {
      if (named === undefined || lies !== zone + owner || fixed.has(item)) return;
      const home = player.deck === undefined ? DECK + owner : BOX;
      s.place[item] = ownerOf(data, item) >= 0 ? home : HOMES[cardOf(data, item).kind];
    });
}
function putToken({ s, data, fixed }: Layout, id: unknown, to: Place, path: Path): void {
  const item = countOf(data.tokenOfAgent, agentNamed(id, path));
  if (item < 0) fail(path, `there is no token of ${String(id)} (R8.2)`);
  if (fixed.has(item)) fail(path, `the token of ${String(id)} lies elsewhere in this position`);
  s.place[item] = to;
  fixed.add(item);
}
const isNamed = ({ data }: At, item: Item, id: string): boolean => cardOf(data, item).id === id;
function putMad(layout: Layout, owner: Player, count: number): void {
  const { s, fixed } = layout;
  for (let i = 0; i < count; i++) {
    const item = s.place.findIndex((_, one) => isNamed(layout, one, 'MAD') && !fixed.has(one));
    s.place[item] = MAD + owner;
    fixed.add(item);
  }
}
/** These numbers of markers are left; the others are out of the game. */
function setSanityPool(layout: Layout, pool: { readonly sane?: number; readonly mad?: number }): void {
  const { s, fixed } = layout;
  for (const [id, left] of [['SANE', pool.sane ?? 0] as const, ['MAD', pool.mad ?? 0] as const]) {
    let stays = whole(left, 0, 99, ['sanityPool']);
    s.place.forEach((_, item) => {
      if (!isNamed(layout, item, id) || fixed.has(item)) return;
      s.place[item] = stays > 0 ? SANITY_POOL : REMOVED;
      stays--;
    });
  }
}
function setTokenPool(layout: Layout, ids: readonly string[]): void {
  for (const [i, id] of list(ids, ['tokenPool']).entries()) putToken(layout, id, TOKEN_POOL, ['tokenPool', i]);
  const { s, fixed } = layout;
  s.place.forEach((lies, item) => {
    if (lies === TOKEN_POOL && !fixed.has(item)) s.place[item] = SPENT;
  });
}
/** Takes an undealt card of that side, or one from a player whose identity the file does not state. */
function putIdentity({ s, data, fixed }: Layout, owner: Player, side: unknown, path: Path): void {
  if (side === undefined) return;
  if (side !== 'LOYALIST' && side !== 'RESTORATIONIST')
    fail(path, `must be LOYALIST or RESTORATIONIST, not ${JSON.stringify(side)}`);
  const fits = (item: Item) => !fixed.has(item) && cardOf(data, item).id === `IDENTITY_${side}`;
  const mine = itemIn(s, IDENTITY + owner);
  const found = fits(mine) ? mine : s.place.findIndex((lies, item) => lies === UNDEALT && fits(item));
  const other = found >= 0 ? found : s.place.findIndex((_, item) => fits(item));
  if (other < 0) fail(path, `no ${side} identity is left (R2.6)`);
  if (other !== mine) s.place[mine] = countOf(s.place, other);
  s.place[other] = IDENTITY + owner;
  fixed.add(other);
}
/** R6.2: a non-empty stack shows a card. */
function turnUpMissing({ s }: Layout, city: number, spec: PositionSpec): void {
  if (itemIn(s, FACE_UP + city) >= 0 || countIn(s, STACK + city) === 0) return;
  const named = Object.entries(spec.cities ?? {}).some(
    ([name, { faceUp }]) => cityNamed(name, ['cities', name]) === city && faceUp === null,
  );
  if (named) return;
  s.place[itemIn(s, STACK + city)] = FACE_UP + city;
}

/** Puts each controlled agent's card to its controller: onto the discard pile, if the file does not state a place. */
export function giveCards({ s, data }: At): void {
  for (const [agent, item] of data.cardOfAgent.entries()) {
    const owner = countOf(s.agentOf, agent);
    if (item < 0 || owner < 0 || countOf(s.place, item) < IDENTITY || s.place[item] === REMOVED) continue;
    const from = countOf(s.place, item);
    s.place[item] = DISCARD + owner;
    const spare = s.place.findIndex(
      (lies, one) => lies === SET_ASIDE && CARDS[countOf(data.kindOf, one)] !== AGENTS[agent],
    );
    if (from >= STACK && from < SLOT && spare >= 0) s.place[spare] = from;
  }
}

/** Everybody knows what the places reveal. The owner knows a deck, all others only right after a reshuffle (R3.3). */
export function setKnowledge({ s }: At, knownDecks: ReadonlySet<Player>): void {
  s.place.forEach((lies, item) => {
    s.seenBy[item] = knowledge(s, lies, knownDecks);
  });
}
function knowledge(s: At['s'], place: Place, knownDecks: ReadonlySet<Player>): Mask {
  if (place >= DECK && place < DISCARD) return knownDecks.has(place - DECK) ? EVERYONE : only(place - DECK);
  // Played in the open.
  if (place >= DISCARD && place < DISCARD + DAYS.length) return EVERYONE;
  return place >= LOOKED && place < UNDER ? NOBODY : watchers(s, place);
}
