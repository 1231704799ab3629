// Describes positions in the form of `PositionSpec`, which scenario files may expect.
import { EVERYONE, type Place, type Player, SPECTATOR, sees } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { nameOf } from '../box/data.ts';
import { AREAS, PERSONALITIES } from '../box/ids.ts';
import { isRuledOut } from '../box/personalities.ts';
import {
  type At,
  agentsIn,
  citizensIn,
  controls,
  DISCARD,
  EVENT_PILE,
  FRONT,
  GREY_PILE,
  grenadiersIn,
  HAND,
  IN_PLAY,
  netWorth,
  PERSONALITY,
  placeOf,
  REASONS,
  RED_PILE,
  SET_ASIDE,
  UNUSED,
  USED_EVENTS,
  WAITING,
} from '../box/state.ts';

/** Returns the whole position, with the values that follow from it. */
export function describePosition(at: At, seats: readonly string[]): Record<string, unknown> {
  const { s, data } = at;
  const looked = seats.flatMap((by, viewer) =>
    s.seenBy.flatMap((knowing, item) => {
      const lies = placeOf(s, item);
      const secret = lies < FRONT || (lies >= PERSONALITY && lies < GREY_PILE) || lies === UNUSED;
      const own = lies === HAND + viewer || lies === PERSONALITY + viewer;
      const knows = secret && !own && knowing !== EVERYONE && sees(knowing, viewer);
      return knows ? [{ by, card: nameOf(data, item) }] : [];
    }),
  );
  return { ...inWords(at, seats, (places) => idsIn(at, ...places)), looked };
}

/**
 * Returns the position as one viewer sees it. A place that the viewer may not look into is a number of cards; its known cards
 * are listed beside it (`knownHand`, `knownUnused`). An unknown personality is null.
 */
export function describeView(
  data: At['data'],
  { s, hidden, viewer }: View<At['s']>,
  seats: readonly string[],
): Record<string, unknown> {
  const at = { s, data };
  const unseen = (place: Place): number =>
    hidden.reduce((sum, { places }) => sum + places.filter((lies) => lies === place).length, 0);
  const words = inWords(at, seats, (places) =>
    viewer !== SPECTATOR && places[0] === HAND + viewer
      ? idsIn(at, ...places)
      : idsIn(at, ...places).length + places.reduce((sum, place) => sum + unseen(place), 0),
  );
  const players = words.players as Record<string, object>;
  for (const [player, name] of seats.entries())
    players[name] = { ...players[name], knownHand: idsIn(at, HAND + player) };
  return { ...words, knownUnused: idsIn(at, UNUSED) };
}

const idsIn = ({ s, data }: At, ...places: readonly Place[]): string[] =>
  s.place.flatMap((lies, item) => (places.includes(lies) ? [nameOf(data, item)] : []));
const areasWhere = (holds: (area: number) => boolean): string[] => AREAS.filter((_, area) => holds(area));
const counts = (cells: (area: number) => number): Record<string, number> =>
  Object.fromEntries(AREAS.flatMap((name, area) => (cells(area) > 0 ? [[name, cells(area)]] : [])));

/** Describes cards that not everybody sees. */
type FaceDown = (places: readonly Place[]) => string[] | number;

function inWords(at: At, seats: readonly string[], faceDown: FaceDown): Record<string, unknown> {
  const { s } = at;
  return {
    active: seats[s.active],
    turn: s.turns,
    trouble: areasWhere((area) => s.trouble[area] === 1),
    citizens: counts((area) => citizensIn(s, area)),
    grenadiers: counts((area) => grenadiersIn(s, area)),
    citizenStock: s.citizenStock,
    grenadierStock: s.grenadierStock,
    setAside: areasWhere((area) => s.areaCards[area] === SET_ASIDE),
    used: areasWhere((area) => ((s.used >> area) & 1) === 1),
    gained: areasWhere((area) => ((s.gained >> area) & 1) === 1),
    drawPile: faceDown([GREY_PILE, RED_PILE]),
    discard: idsIn(at, DISCARD),
    inPlay: idsIn(at, IN_PLAY)[0] ?? null,
    waiting: idsIn(at, WAITING),
    events: faceDown([EVENT_PILE]),
    usedEvents: idsIn(at, USED_EVENTS),
    unused: faceDown([UNUSED]),
    over: s.reason === 0 ? null : REASONS[s.reason],
    players: Object.fromEntries(seats.map((name, player) => [name, playerInWords(at, player, faceDown)])),
  };
}

function playerInWords(at: At, player: Player, faceDown: FaceDown): Record<string, unknown> {
  const { s } = at;
  const hand = idsIn(at, HAND + player);
  return {
    personality: idsIn(at, PERSONALITY + player)[0] ?? null,
    hand: faceDown([HAND + player]),
    shown: hand.filter((id) => s.seenBy[at.data.names.indexOf(id)] === EVERYONE),
    front: idsIn(at, FRONT + player),
    agents: counts((area) => agentsIn(s, player, area)),
    buildings: areasWhere((area) => s.buildings[area] === player),
    cityCards: areasWhere((area) => s.areaCards[area] === player),
    controls: areasWhere((area) => controls(s, player, area)),
    agentStock: s.agentStock[player],
    buildingStock: s.buildingStock[player],
    money: s.money[player],
    netWorth: netWorth(at, player),
    ruledOut: PERSONALITIES.filter((_, index) => isRuledOut(s, player, index)),
  };
}
