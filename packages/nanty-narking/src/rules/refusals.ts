import type { Refused } from '@gaslamp/kernel/effects';

// Constants, so that checking legality allocates nothing. Keys are sentences of the page's catalogues.
const refused = <K extends string>(rule: string, key: K): Refused & { readonly key: K } => ({ rule, key });

export const OVER = refused('R12.5', 'over');
export const NOT_YOUR_TURN = refused('R3.1', 'notYourTurn');
export const ASKED_ELSE = refused('R8.1', 'askedElse');
export const NOT_ASKED = refused('R10.1', 'notAsked');
export const ONE_CARD = refused('R3.6', 'oneCard');
export const NOT_THIS_SYMBOL = refused('R8.1', 'notThisSymbol');

export const NOT_IN_HAND = refused('R3.4', 'card.notInHand');
/** For cards to give or to discard. */
export const NOT_HELD = refused('R8.5', 'card.notInHand');
export const GIVEN_ALREADY = refused('R9.2', 'card.given');
export const NO_SUCH_INTERRUPT = refused('R10.1', 'card.notInHand');
export const NOT_TO_DROP = refused('R10.10', 'card.notInHand');
export const IS_INTERRUPT = refused('R6.9', 'card.interrupt');
export const NO_INTERRUPT = refused('R10.10', 'card.noInterrupt');
export const MUST_PLAY = refused('R3.4', 'card.mustPlay');
export const MUST_PLAY_FIRST = refused('R9.22', 'card.mustPlay');
export const REFILLED = refused('R3.7', 'card.refilled');
export const DOES_NOT_FIT = refused('R10.11', 'card.doesNotFit');
export const NO_CARD_IN_PLAY = refused('R10.9', 'watson.noCard');
export const EVENT_PENDING = refused('R10.9', 'watson.event');
export const MUST_DRAW_EVENT = refused('R6.7', 'event.must');

export const PLACE_TOO_FAR = refused('R6.1', 'place.tooFar');
export const SUPPLY_LEFT = refused('R4.9', 'place.supplyLeft');
export const MUST_LIFT = refused('R4.9', 'place.mustLift');
export const NOTHING_TO_LIFT = refused('R4.9', 'place.nothingToLift');
export const LIFT_ELSEWHERE = refused('R4.9', 'place.liftElsewhere');
export const SAME_AREA = refused('R4.11', 'place.sameArea');
export const RELOCATES_ELSEWHERE = refused('R10.8', 'place.sameArea');
export const SWAPS_ELSEWHERE = refused('R9.27', 'place.sameArea');

export const HAS_BUILDING = refused('R5.1', 'build.taken');
export const TROUBLE_HERE = refused('R5.2', 'build.trouble');
export const NO_AGENT_HERE = refused('R5.2', 'build.noAgent');
export const TOO_DEAR = refused('R5.2', 'build.tooDear');
export const BUILDINGS_LEFT = refused('R5.4', 'build.left');
export const NO_BUILDING_LEFT = refused('R5.4', 'build.noneLeft');
export const NOT_YOUR_BUILDING = refused('R5.4', 'build.notYours');
export const REBUILD_ELSEWHERE = refused('R5.4', 'build.elsewhere');

export const NO_TROUBLE_HERE = refused('R6.3', 'pawn.noTrouble');
export const OWN_PAWN = refused('R6.3', 'pawn.own');
/** Has the rule that asks for a pawn. */
export const noSuchPawn = ({ rule }: Refused) => refused(rule, 'pawn.none');
export const IMMUNE = refused('R10.5', 'pawn.immune');
export const NOTHING_TO_CLEAR = refused('R6.4', 'clear.none');

export const NOT_YOUR_CARD = refused('R5.3', 'ability.notYours');
export const GAINED_THIS_TURN = refused('R5.7', 'ability.gained');
export const GRENADIER_HERE = refused('R5.8', 'ability.grenadier');
export const SET_ASIDE_CARD = refused('R5.8', 'ability.setAside');
export const USED_THIS_TURN = refused('R3.9', 'ability.used');
export const ONLY_EVENTS = refused('R5.9', 'ability.onlyEvents');
export const NOTHING_TO_DRAW = refused('R5.9', 'ability.nothingToDraw');
export const NO_MONEY = refused('R5.10', 'ability.noMoney');
export const NO_CARD = refused('R5.10', 'ability.noCard');
export const NO_AREA = refused('R5.10', 'ability.noArea');
export const NO_MARKER = refused('R5.10', 'clear.none');
export const NO_MARKER_HERE = refused('R5.9', 'clear.none');
export const ABILITY_TOO_FAR = refused('R5.9', 'ability.tooFar');
export const ABILITY_NO_PAWN = refused('R5.9', 'ability.noPawn');

/** For a text without any effect (R8.3), or with a price that cannot be paid (R8.11). */
export const TEXT_NO_TARGET = refused('R8.3', 'text.noTarget');
export const TEXT_NO_PRICE = refused('R8.11', 'text.noPrice');
export const TEXT_NO_CARD = refused('R8.3', 'text.noCard');
export const TEXT_NO_AREA = refused('R8.3', 'text.noArea');

// R10 interrupts
export const NO_DROP_NOW = refused('R10.10', 'card.notYourTurn');

// R11 events
/** Holborn spares its owner's pieces from the event, each once. */
export const NOT_AFFECTED = refused('R11.2', 'holborn.notAffected');
export const SPARES_TOO_MUCH = refused('R11.2', 'holborn.tooMuch');
export const NOBODY_FLEES = refused('R11.4', 'flood.nobody');
export const FLOODED = refused('R11.4', 'flood.flooded');
export const FLEES_TOO_FAR = refused('R11.4', 'flood.tooFar');
export const NOBODY_ROLLED = refused('R11.9', 'murders.nobody');
export const NOTHING_TO_SINK = refused('R11.12', 'build.notYours');
export const MUST_LOSE_SOME = refused('R11.12', 'subsidence.mustLose');

// R9.1 to R9.22: texts about cards and money.
export const ONLY_OTHERS = refused('R8.3', 'text.onlyOthers');
export const TARGET_NO_CARD = refused('R8.3', 'text.targetNoCard');
export const TARGET_NO_MONEY = refused('R8.3', 'text.targetNoMoney');
export const BOTH_HANDS_EMPTY = refused('R8.3', 'text.bothHandsEmpty');
export const TEXT_EMPTY_PILE = refused('R8.3', 'text.emptyPile');
export const TEXT_NO_DISCARDS = refused('R8.3', 'text.noDiscards');
export const TEXT_NO_OWN_BUILDING = refused('R8.3', 'text.noOwnBuilding');
export const CANNOT_PAY = refused('R8.4', 'text.cannotPay');
export const MARKER_NEEDED = refused('R9.13', 'text.markerNeeded');
export const ENOUGH_DISCARDED = refused('R9.16', 'text.enoughDiscarded');
export const NOT_TAKEN = refused('R9.19', 'text.notTaken');
export const NOT_THEIR_CARD = refused('R9.20', 'text.notTheirCard');

// R9.23 to R9.45: texts about pieces.
export const NOT_IN_TROUBLE = refused('R9.23', 'text.notThisPawn');
export const MOVES_OWN = refused('R9.24', 'text.notOwnPawn');
export const MOVES_ANOTHER = refused('R9.26', 'text.notThisPawn');
export const WESTMINSTER_AGENT = refused('R9.28', 'place.notHere');
export const OWN_BUILDING_AGENT = refused('R9.29', 'place.notHere');
export const TROUBLE_AGENT = refused('R9.30', 'place.notHere');
export const QUIET_AGENT = refused('R9.31', 'place.notHere');
export const WESTMINSTER_PAWN = refused('R9.38', 'text.notThisPawn');
export const STEAL_OWN_AGENT = refused('R9.40', 'text.notOwnPawn');
export const VENTURE_OWN_AGENT = refused('R9.41', 'text.notOwnPawn');
export const HOUND_OWN_AGENT = refused('R9.42', 'text.notOwnPawn');
export const HIRED_PAWN = refused('R9.44', 'text.notThisPawn');
export const GUARDED_AGENT = refused('R9.45', 'text.notOwnPawn');
export const TARGET_NO_BUILDING = refused('R8.3', 'text.targetNoBuilding');
export const MOVES_TOO_FAR = refused('R1.8', 'text.tooFar');
export const HAS_TROUBLE = refused('R1.4', 'mark.hasTrouble');
export const NO_PAWN_HERE = refused('R17.4', 'mark.noPawn');
export const NO_TROUBLE_BESIDE = refused('R9.32', 'mark.noneBeside');
export const NOTHING_BUILT = refused('R9.35', 'buy.none');
export const BUY_TOO_DEAR = refused('R9.35', 'build.tooDear');
export const BUY_OWN = refused('R9.35', 'buy.own');
export const BUY_CALM = refused('R9.35', 'buy.calm');
export const BUY_TROUBLE = refused('R9.35', 'buy.trouble');
export const NOT_THEIR_BUILDING = refused('R9.36', 'text.notTheirBuilding');
export const RIPPER_ELSEWHERE = refused('R9.39', 'ripper.elsewhere');
export const GAMBLE_NO_TROUBLE = refused('R9.42', 'pawn.noTrouble');
export const NEEDS_THREE = refused('R9.37', 'text.needsThree');
