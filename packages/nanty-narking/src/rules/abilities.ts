// R5.7 to R5.10 City Area abilities. Holborn's, which answers events, is in events/holborn.ts.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { bordersOf } from '../box/data.ts';
import { AREA_COUNT } from '../box/ids.ts';
import type { AbilityKey } from '../box/pack.ts';
import { areaWith } from '../box/printed.ts';
import { type At, cardsIn, countIn, grenadiersIn, HAND, inHand, moneyOf, pawnsIn, SET_ASIDE } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { clear, discard, trouble } from '../seen/verbs.ts';
import { discardCard, drawCards, drawPile, takeMoney } from './cards.ts';
import { choice, type G } from './effects.ts';
import { canPlace, clearTrouble, offerPlacing, placeAs, putTrouble, refusePlacing, type Targets } from './pawns.ts';
import {
  ABILITY_NO_PAWN,
  ABILITY_TOO_FAR,
  GAINED_THIS_TURN,
  GRENADIER_HERE,
  HAS_TROUBLE,
  NO_AREA,
  NO_CARD,
  NO_MARKER,
  NO_MARKER_HERE,
  NO_MONEY,
  NOT_HELD,
  NOT_YOUR_CARD,
  NOTHING_TO_DRAW,
  ONLY_EVENTS,
  SET_ASIDE_CARD,
  USED_THIS_TURN,
} from './refusals.ts';

interface Ability {
  /** Returns the reason why it cannot be carried out in full (R5.10); null if it can. */
  refuse(at: At, by: Player, area: number): Refused | null;
  use(g: G, by: Player, area: number): void;
}
/** Returns the ability of an area's City Area card; null for Holborn's, which answers events. */
const abilityOf = ({ data }: At, area: number): Ability | null => abilities[data.pack.areas[area]!.ability];
const markUsed = (g: G, area: number): void => {
  g.s.used |= 1 << area;
  tell(g)?.('ability', { player: g.s.active, area });
};

/** R5.7, R5.8: returns the reason why the card does not work now. Holborn uses this too. */
export function refuseWorking({ s }: At, by: Player, area: number): Refused | null {
  if (s.areaCards[area] === SET_ASIDE) return SET_ASIDE_CARD;
  if (s.areaCards[area] !== by) return NOT_YOUR_CARD;
  if (by === s.active && (s.gained >> area) & 1) return GAINED_THIS_TURN;
  return grenadiersIn(s, area) > 0 ? GRENADIER_HERE : null;
}
/**
 * Returns the reason why an ability cannot be used now, between two actions of the player's own turn (R3.8); null if it can.
 */
export function refuseAbility(at: At, by: Player, area: number): Refused | null {
  const why = refuseWorking(at, by, area);
  if (why !== null) return why;
  const ability = abilityOf(at, area);
  if (ability === null) return ONLY_EVENTS;
  if ((at.s.used >> area) & 1) return USED_THIS_TURN;
  return ability.refuse(at, by, area);
}
export const useAbility = (g: G, by: Player, area: number): void => abilityOf(g, area)?.use(g, by, area);

/** R5.9a: the named area or an adjacent one, independent of other agents. */
const inOrBeside =
  (area: number): Targets =>
  ({ data }) =>
    (1 << area) | bordersOf(data, area);

const abilities: Readonly<Record<AbilityKey, Ability | null>> = {
  payPlaceAgentInOrAdjacent: {
    refuse(at, by, area) {
      if (moneyOf(at.s, by) < areaWith(at, area, 'payPlaceAgentInOrAdjacent').params.pay) return NO_MONEY;
      return canPlace(at, by, inOrBeside(area)) ? null : NO_AREA;
    },
    use: (g, by, area) => g.next(abilityPlace({ by, area })),
  },
  // R5.9b: the drawn card may be the one that is discarded.
  drawThenDiscard: {
    refuse: ({ s }) => (drawPile(s) > 0 ? null : NOTHING_TO_DRAW),
    use(g, by, area) {
      markUsed(g, area);
      drawCards(g, by, 1);
      g.next(abilityDiscard({ by, area }));
    },
  },
  // R5.9c
  payRemoveTrouble: {
    refuse(at, by, area) {
      if (moneyOf(at.s, by) < areaWith(at, area, 'payRemoveTrouble').params.pay) return NO_MONEY;
      return at.s.trouble.includes(1) ? null : NO_MARKER;
    },
    use: (g, by, area) => g.next(abilityClear({ by, area })),
  },
  // R5.9d
  takeMoney: {
    refuse: () => null,
    use(g, by, area) {
      markUsed(g, area);
      takeMoney(g, by, areaWith(g, area, 'takeMoney').params.amount);
    },
  },
  // R5.9e
  discardForMoney: {
    refuse: ({ s }, by) => (countIn(s, HAND + by) > 0 ? null : NO_CARD),
    use: (g, by, area) => g.next(abilitySell({ by, area })),
  },
  // R5.9f
  placeTroubleInOrAdjacent: {
    refuse: (at, _, area) => (troubleSites(at, area).length > 0 ? null : NO_AREA),
    use: (g, by, area) => g.next(abilityTrouble({ by, area })),
  },
  payIgnoreEventEffect: null,
};

function refuseSite({ s, data }: At, area: number, site: number): Refused | null {
  if (site !== area && ((bordersOf(data, area) >> site) & 1) === 0) return ABILITY_TOO_FAR;
  if (s.trouble[site] === 1) return HAS_TROUBLE;
  return pawnsIn(s, site) === 0 ? ABILITY_NO_PAWN : null;
}
function troubleSites(at: At, area: number): Option[] {
  const options: Option[] = [];
  for (let site = 0; site < AREA_COUNT; site++) if (refuseSite(at, area, site) === null) options.push(trouble(site));
  return options;
}

const abilityPlace = choice('ability.place', {
  options(at, { by, area }) {
    const options: Option[] = [];
    offerPlacing(at, by, inOrBeside(area), options);
    return options;
  },
  choose(g, { by, area }, option) {
    markUsed(g, area);
    takeMoney(g, by, -areaWith(g, area, 'payPlaceAgentInOrAdjacent').params.pay);
    placeAs(g, by, option);
  },
  refuse: (at, { by, area }, wish) => refusePlacing(at, by, inOrBeside(area), wish, ABILITY_TOO_FAR),
});
const abilityClear = choice('ability.clear', {
  options({ s }) {
    const options: Option[] = [];
    for (let area = 0; area < AREA_COUNT; area++) if (s.trouble[area] === 1) options.push(clear(area));
    return options;
  },
  choose(g, { by, area }, option) {
    markUsed(g, area);
    takeMoney(g, by, -areaWith(g, area, 'payRemoveTrouble').params.pay);
    clearTrouble(g, clear.area(option));
  },
  refuse: ({ s }, _, wish) => (clear.is(wish) && s.trouble[clear.area(wish)] === 0 ? NO_MARKER_HERE : null),
});
const abilityTrouble = choice('ability.trouble', {
  options: (at, { area }) => troubleSites(at, area),
  choose(g, { area }, option) {
    markUsed(g, area);
    putTrouble(g, trouble.area(option));
  },
  refuse: (at, { area }, wish) => (trouble.is(wish) ? refuseSite(at, area, trouble.area(wish)) : null),
});
const handCards = ({ s }: At, by: Player): Option[] => cardsIn(s, HAND + by).map((card) => discard(card));
const refuseDiscard = ({ s }: At, by: Player, wish: Option): Refused | null =>
  discard.is(wish) && !inHand(s, by, discard.card(wish)) ? NOT_HELD : null;
const abilitySell = choice('ability.sell', {
  options: (at, { by }) => handCards(at, by),
  choose(g, { by, area }, option) {
    markUsed(g, area);
    discardCard(g, by, discard.card(option));
    takeMoney(g, by, areaWith(g, area, 'discardForMoney').params.amount);
  },
  refuse: (at, { by }, wish) => refuseDiscard(at, by, wish),
});
const abilityDiscard = choice('ability.discard', {
  options: (at, { by }) => handCards(at, by),
  choose: (g, { by }, option) => discardCard(g, by, discard.card(option)),
  refuse: (at, { by }, wish) => refuseDiscard(at, by, wish),
});
