// What the texts of the cards do, in words of our own with their numbers.
import type { Card, EffectKey, Pack } from '@gaslamp/nanty-narking/pack';

type Numbers = Readonly<Record<string, number>>;

const some = (n: number | undefined, one: string): string => (n === 1 ? `a ${one}` : `${n} ${one}s`);
const upTo = (face: number | undefined): string => (face === 1 ? '1' : `1 to ${face}`);
/** A roll that wins from a face on, and loses up to another one; none loses up to 0. */
const roll = ({ winFrom, loseTo }: Numbers, won: string, lost: string): string =>
  `roll: on ${winFrom} or more ${won}${loseTo === 0 ? '' : `, on ${upTo(loseTo)} ${lost}`}`;

const TEXTS: Readonly<Record<EffectKey, (n: Numbers, pack: Pack) => string>> = {
  takeLoan: ({ receive }, { scoring }) =>
    `keep this card in front of you and take £${receive}; at the end repay £${scoring.loanRepay} or lose ${scoring.loanPenalty} points`,
  demandCards: ({ count }) => `another player gives you ${some(count, 'card')} of their choice`,
  eachOtherGivesCardOrMoney: ({ money }) => `every other player gives you a card of their choice or £${money}`,
  sellCardToPlayer: ({ price }) => `give another player a card of yours; they pay you £${price}`,
  takeMoneyFromEachOther: ({ amount }) => `take £${amount} from every other player`,
  takeMoneyFromPlayer: ({ amount }) => `take £${amount} from another player`,
  handBurdenOrPay: ({ payoff }) =>
    `another player pays you £${payoff} or bears this card: it fills a place of their hand for the rest of the match`,
  swapPersonality: () => 'you may change your personality for a random unused one',
  peekUnusedPersonalities: ({ leaveUnseen }) => `look at the unused personalities, all but ${leaveUnseen}`,
  earnPerTroubleMarker: ({ each }) => `take £${each} for each trouble marker on the board`,
  earnPerBuilding: ({ each }) => `take £${each} for each building on the board`,
  earnPerPawnInArea: ({ each }) => `take £${each} for each pawn in the Strand, anybody's`,
  earnPerPawnInChosenTroubleArea: ({ each }) => `choose an area in trouble: take £${each} for each pawn there`,
  discardAnyForMoney: ({ each }) => `discard any number of cards, for £${each} each`,
  discardCards: () => 'discard a card',
  discardThenRefill: ({ max }) => `discard up to ${some(max, 'card')}, then refill your hand`,
  drawCards: ({ count }) => `draw ${some(count, 'card')}`,
  drawCardsPerOwnBuilding: ({ each }) => `draw ${some(each, 'card')} for each building of yours on the board`,
  drawFromDiscards: ({ count }) => `take ${some(count, 'random card')} from the discard pile`,
  takeRandomKeepOne: ({ take, keep }) =>
    `take ${some(take, 'random card')} from another player's hand and keep ${keep}`,
  lookAndDiscardFromPlayer: () => "look at another player's hand and discard a card of it",
  swapHands: () => 'exchange hands with another player',
  playTwoCards: ({ count }) => `play up to ${count} more cards, one after the other`,
  moveOwnAgentOutOfTrouble: () => 'move an agent of yours out of trouble, to an adjacent area',
  moveOwnAgentAnywhere: () => 'move an agent of yours to any other area',
  payPlayerMoveOwnAgent: ({ pay }) => `pay another player £${pay}, then move an agent of yours to any other area`,
  moveOtherPawn: () => 'move a pawn that is not yours to an adjacent area',
  swapTwoPawns: () => 'two pawns in different areas change places',
  placeAgentsInOrAdjacent: ({ max }) =>
    `place ${max === 1 ? 'an agent' : `up to ${max} agents`} in Westminster or adjacent to it`,
  placeAgentAtOwnBuilding: () => 'place an agent where you have a building',
  placeAgentAtTrouble: () => 'place an agent in an area in trouble',
  placeAgentAnywhereNoTrouble: () => 'place an agent anywhere; it brings no trouble',
  placeTroubleAdjacentToTrouble: () => 'put a trouble marker in an area adjacent to trouble',
  placeTroubleAnywhere: () => 'put a trouble marker in any area without one',
  buildAtFraction: ({ divisor }) => `build for ${divisor === 2 ? 'half' : `1/${divisor} of`} the cost`,
  buyBuilding: ({ trouble }) =>
    `put your building in the place of another player's ${trouble === 1 ? 'in trouble' : 'where no trouble is'}, and pay them its cost`,
  payOrLoseBuilding: ({ payoff }) => `another player pays you £${payoff}, or you may remove a building of theirs`,
  forcePaymentBetweenOthers: ({ amount }) => `another player pays a third one £${amount}`,
  removePawnInArea: () => 'remove a pawn from Westminster, in trouble or not',
  rollAndRemove: ({ rolls }) => `roll for an area and remove a pawn there${rolls === 1 ? '' : `, ${rolls} times`}`,
  dieGambleSteal: (n) => roll(n, `take £${n.stealFromPlayer} from a player`, 'an agent of yours goes'),
  dieGambleVenture: (n) => roll(n, `take £${n.takeFromBank}`, `pay £${n.payBank} or an agent of yours goes`),
  dieGambleRemoval: (n) => roll(n, 'remove a pawn in trouble', 'an agent of yours goes'),
  payPlayerThenAssassinate: ({ pay }) => `pay another player £${pay}, then assassinate`,
  payPlayerToRemovePawn: ({ pay }) => `pay another player £${pay}; they remove a pawn in trouble that is not yours`,
  eachOtherRemovesOwnAgent: () => 'every other player removes an agent of their own',
  blockText: () => "stop the text of another player's card as far as it affects you",
  blockMoveOrRemovalByPlayer: () => 'stop another player from moving or removing an agent of yours',
  blockRemoval: () => 'stop the removal of an agent of yours',
  relocateRemovedAgent: () => 'when an agent of yours is removed, it goes to another area instead',
  endOwnTurnKeepCard: () => 'in your turn: take the card in play back to your hand; the card play ends',
};

/** What the text of a card says, with its rule; empty where it has none. */
export const textInWords = (pack: Pack, { effect, params, rule }: Card): string =>
  effect === null ? '' : `${TEXTS[effect](params, pack)} (${rule})`;
