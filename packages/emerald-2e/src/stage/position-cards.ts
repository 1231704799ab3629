// Places the cards of a stated position.

import { EVERYONE, type Item, type Mask, NOBODY, only, type Place, type Player } from '@gaslamp/kernel/state';
import { entries, fail, flag, known, list, type Path, whole } from '@gaslamp/stated/position-checks';
import { cardOf, cardOfKind, copiesOf, ownerOf } from '../box/data.ts';
import { CITIES, DAYS } from '../box/ids.ts';
import type { Card } from '../box/pack.ts';
import {
  type At,
  BESIDE,
  BOX,
  countOf,
  DECK,
  DEVOURED,
  DISCARD,
  type Emerald,
  FACE_UP,
  HAND,
  IDENTITY,
  itemIn,
  REMOVED,
  SET_ASIDE,
  SLOT,
  STACK,
  UNDEALT,
} from '../box/state.ts';
import type { CitySpec, PlayerSpec, PositionSpec } from './position.ts';
import { cardNamed, cityNamed, seatNamed } from './position-checks.ts';

/** The state during placement. `fixed` has the cards that the file has placed and that must not move any more. */
interface Layout extends At {
  readonly seats: readonly string[];
  readonly fixed: Set<Item>;
}
type Kinds = readonly Card['kind'][];
const OWNED: Kinds = ['game', 'starting', 'city'];
const OUT: Kinds = ['game', 'city', 'royalty'];

/**
 * Puts every named card into its place. Cards that must make room go home: starting cards to their deck, city cards to their
 * stack, game cards aside; a set-aside card fills the gap that a game card leaves in a stack.
 */
export function setCards(at: At, seats: readonly string[], spec: PositionSpec): void {
  const layout: Layout = { ...at, seats, fixed: new Set() };
  const players = entries(spec.players ?? {}, ['players']).map(
    ([name, player]) => [seatNamed(seats, name, ['players', name]), player, ['players', name]] as const,
  );
  const cities = entries(spec.cities ?? {}, ['cities']).map(
    ([name, city]) => [cityNamed(name, ['cities', name]), city, ['cities', name]] as const,
  );
  for (const [owner, player, path] of players) putOwned(layout, owner, player, path);
  for (const [owner, player, path] of players) putIdentity(layout, owner, player.identity, [...path, 'identity']);
  for (const [city, cards, path] of cities) putInCity(layout, city, cards, path);
  putAll(layout, spec.removed, REMOVED, OUT, null, ['removed']);
  putAll(layout, spec.devoured, DEVOURED, OUT, null, ['devoured']);
  for (const [owner, player] of players) clearOwned(layout, owner, player);
  for (const [city, cards, path] of cities) if (cards.stack !== undefined) clearStack(layout, city, cards, path);
  for (const [city, name] of CITIES.entries()) turnUpMissing(layout, city, name, spec);
}

/**
 * Puts a card of that id into a place: preferably a copy already there, then a set-aside one (which nobody has seen), then any.
 */
function put(layout: Layout, id: unknown, to: Place, kinds: Kinds, owner: Player | null, path: Path): Item {
  const { s, data, fixed, seats } = layout;
  const kind = cardNamed(data.cards, id, path);
  const card = cardOfKind(data, kind);
  if (!kinds.includes(card.kind)) fail(path, `${card.id} is a ${card.kind} card; here lie ${kinds.join(', ')} cards`);
  const inCity = to >= STACK && to < SET_ASIDE ? (to - STACK) % CITIES.length : -1;
  if (inCity >= 0 && card.kind === 'royalty' && card.city !== CITIES[inCity])
    fail(path, `${card.id} belongs to ${card.city} (R2.12)`);
  const copies = copiesOf(data, kind).filter((item) => !fixed.has(item));
  const fitting = copies.filter((item) => ownerOf(data, item) < 0 || ownerOf(data, item) === owner);
  const item =
    fitting.find((copy) => s.place[copy] === to) ?? fitting.find((copy) => s.place[copy] === SET_ASIDE) ?? fitting[0];
  if (item === undefined) {
    const ofWhom = card.kind === 'starting' && owner !== null ? ` of ${seats[owner]}` : '';
    return fail(path, `there is no further ${card.id}${ofWhom}: the game has ${card.copies}`);
  }
  const from = countOf(s.place, item);
  s.place[item] = to;
  fixed.add(item);
  if (from !== to && from >= STACK && from < SLOT && card.kind === 'game') fillGap(layout, from);
  return item;
}

/** Fills a gap, so that a stack keeps its size when one of its game cards is needed elsewhere. */
function fillGap(layout: Layout, gap: Place): void {
  const { place } = layout.s;
  const spare = place.findIndex((lies, item) => lies === SET_ASIDE && isSpare(layout, item));
  if (spare >= 0) place[spare] = gap;
}
const isSpare = ({ data, fixed }: Layout, item: Item): boolean =>
  !fixed.has(item) && cardOf(data, item).kind === 'game';

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

function putOwned(layout: Layout, owner: Player, player: PlayerSpec, path: Path): void {
  putAll(layout, player.hand, HAND + owner, OWNED, owner, [...path, 'hand']);
  putAll(layout, player.discard, DISCARD + owner, OWNED, owner, [...path, 'discard']);
  putAll(layout, player.deck, DECK + owner, OWNED, owner, [...path, 'deck']);
  if (player.beside === undefined) return;
  for (const [i, entry] of list(player.beside, [...path, 'beside']).entries())
    putBeside(layout, owner, entry, [...path, 'beside', i]);
}

function putBeside(layout: Layout, owner: Player, entry: NonNullable<PlayerSpec['beside']>[number], path: Path): void {
  const { s, data, seats } = layout;
  if (typeof entry !== 'string') known(entry, ['card', 'victim', 'agents'], path);
  const { card: id, victim, agents } = typeof entry === 'string' ? { card: entry } : entry;
  const item = put(layout, id, BESIDE + owner, ['game', 'starting', 'royalty'], owner, path);
  const card = cardOf(data, item);
  if (victim !== undefined) {
    if (!card.killBox) fail([...path, 'victim'], `${card.id} has no kill box (R10.9)`);
    s.victim[item] = seatNamed(seats, victim, [...path, 'victim']) + 1;
  }
  if (agents !== undefined) {
    const most = card.effect === 'miGo' ? 2 : card.effect === 'yogSothoth' ? data.pack.supplies.agents : 0;
    if (most === 0) fail([...path, 'agents'], `no agents are stored on ${card.id} (R18.16, R18.31)`);
    s.stored[item] = whole(agents, 0, most, [...path, 'agents']);
  }
}

/** Takes an undealt card of that side, or one from a player whose identity the file does not state. */
function putIdentity({ s, data, fixed }: Layout, owner: Player, side: unknown, path: Path): void {
  if (side === undefined) return;
  if (side !== 'LOYALIST' && side !== 'RESTORATIONIST')
    fail(path, `must be LOYALIST or RESTORATIONIST, not ${JSON.stringify(side)}`);
  const fits = (item: Item) => !fixed.has(item) && cardOf(data, item).id === `IDENTITY_${side}`;
  const mine = itemIn(s, IDENTITY + owner);
  if (fits(mine)) {
    fixed.add(mine);
    return;
  }
  const undealt = s.place.findIndex((lies, item) => lies === UNDEALT && fits(item));
  const other = undealt >= 0 ? undealt : s.place.findIndex((_, item) => fits(item));
  if (other < 0) fail(path, `no ${side} identity is left (R1.6)`);
  s.place[mine] = countOf(s.place, other);
  s.place[other] = IDENTITY + owner;
  fixed.add(other);
}

function putInCity(layout: Layout, city: number, cards: CitySpec, path: Path): void {
  const { s, data, fixed } = layout;
  known(cards, ['faceUp', 'stack', 'slot', 'zombies'], path);
  if (cards.slot !== undefined) {
    const isRoyalty = (card: Card) => card.kind === 'royalty' && card.city === CITIES[city];
    const royalty = s.place.findIndex((_, item) => isRoyalty(cardOf(data, item)));
    if (flag(cards.slot, [...path, 'slot'])) {
      if (fixed.has(royalty)) fail([...path, 'slot'], `${data.names[royalty]} lies elsewhere in this position`);
      s.place[royalty] = SLOT + city;
      fixed.add(royalty);
    } else if (s.place[royalty] === SLOT + city) s.place[royalty] = STACK + city;
  }
  const before = itemIn(s, FACE_UP + city);
  if (cards.faceUp === null) {
    if ((cards.stack?.length ?? 0) > 0) fail([...path, 'faceUp'], 'a stack that is not empty shows a card (R0.12)');
    for (const place of [FACE_UP + city, STACK + city]) sendOut(layout, place);
  } else if (cards.faceUp !== undefined) {
    const item = put(layout, cards.faceUp, FACE_UP + city, ['game', 'city'], null, [...path, 'faceUp']);
    if (before >= 0 && before !== item) {
      const isCityCard = cardOf(data, before).city !== null;
      s.place[before] = isCityCard ? STACK + city : SET_ASIDE;
      // The stack keeps its size: a game card makes room for the city card.
      if (isCityCard) s.place[s.place.findIndex((lies, i) => lies === STACK + city && isSpare(layout, i))] = SET_ASIDE;
    }
  }
  putAll(layout, cards.stack, STACK + city, OUT, null, [...path, 'stack']);
}

/** Empties a stack of the cards that are not stated: game cards go aside; city and royalty cards have left the game. */
function sendOut({ s, data, fixed }: Layout, from: Place): void {
  s.place.forEach((lies, item) => {
    if (lies !== from || fixed.has(item)) return;
    s.place[item] = cardOf(data, item).city !== null ? REMOVED : SET_ASIDE;
  });
}

function clearOwned({ s, data, fixed }: Layout, owner: Player, player: PlayerSpec): void {
  const home = (item: Item) => (ownerOf(data, item) >= 0 ? DECK + ownerOf(data, item) : SET_ASIDE);
  s.place.forEach((lies, item) => {
    if (fixed.has(item)) return;
    if (lies === HAND + owner && player.hand !== undefined) s.place[item] = home(item);
    if (lies === DISCARD + owner && player.discard !== undefined) s.place[item] = home(item);
  });
  s.place.forEach((lies, item) => {
    if (lies === DECK + owner && player.deck !== undefined && !fixed.has(item)) s.place[item] = BOX;
  });
}

/** A stated stack has exactly the stated cards. */
function clearStack(layout: Layout, city: number, { faceUp }: CitySpec, path: Path): void {
  const { s } = layout;
  sendOut(layout, STACK + city);
  if (faceUp === undefined && itemIn(s, FACE_UP + city) < 0 && itemIn(s, STACK + city) >= 0)
    fail(path, 'its face-up card lies elsewhere in this position: name another one as faceUp');
}

/** R0.12: turns up another card if the face-up card was needed elsewhere. R2.5: royalty slides. */
function turnUpMissing({ s, data }: Layout, city: number, name: string, spec: PositionSpec): void {
  if (spec.cities?.[name]?.faceUp !== undefined || itemIn(s, FACE_UP + city) >= 0) return;
  const isRoyalty = (item: Item) => cardOf(data, item).kind === 'royalty';
  const next = s.place.findIndex((lies, item) => lies === STACK + city && !isRoyalty(item));
  const last = s.place.indexOf(STACK + city);
  if (next >= 0) s.place[next] = FACE_UP + city;
  else if (last >= 0) s.place[last] = SLOT + city;
}

/** Everybody knows what the places reveal, and that city and royalty cards lie in their own stacks (R2.1). */
export function setKnowledge({ s, data }: At, knownDecks: ReadonlySet<Player>): void {
  s.place.forEach((lies, item) => {
    s.seenBy[item] = watchersOf(s, lies, cardOf(data, item).city !== null, knownDecks);
  });
}
function watchersOf(s: Emerald, place: Place, ofCity: boolean, knownDecks: ReadonlySet<Player>): Mask {
  if (place < DECK) return only(place - HAND);
  // R19.2: the owner can infer the deck; all others only right after a reshuffle.
  if (place < DISCARD) return knownDecks.has(place - DECK) ? EVERYONE : only(place - DECK);
  if (place >= IDENTITY && place < IDENTITY + DAYS.length)
    return s.revealed[place - IDENTITY] === 1 ? EVERYONE : only(place - IDENTITY);
  const faceDown = (place >= STACK && place < FACE_UP) || place === DEVOURED;
  if (faceDown) return ofCity ? EVERYONE : NOBODY;
  return place === SET_ASIDE || place === UNDEALT ? NOBODY : EVERYONE;
}
