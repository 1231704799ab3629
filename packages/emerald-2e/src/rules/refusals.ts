import type { Refused } from '@gaslamp/kernel/effects';

// Constants, so that checking legality allocates nothing. Keys are sentences of the page's catalogues.
const refused = <K extends string>(rule: string, key: K): Refused & { readonly key: K } => ({ rule, key });

export const OVER = refused('R16.4', 'over');
export const NOT_YOUR_TURN = refused('R4.1', 'notYourTurn');
export const ASKED_ELSE = refused('R12.1', 'askedElse');
export const AGENTS_FIRST = refused('R2.10', 'agentsFirst');
export const NOT_ASKED = refused('R12.4', 'notAsked');
export const NO_ACTION_LEFT = refused('R4.1', 'noActionLeft');
export const ACTIONS_LEFT = refused('R4.1', 'actionsLeft');

export const PLACE_NO_CUBE = refused('R5.3', 'place.noCube');
export const PLACE_NO_CARD = refused('R5.1', 'place.noCard');
export const PLACE_PICK_ONE = refused('R5.1', 'card.pickOne');
export const OVERPAID_PLACE = refused('R5.4', 'place.overpaid');

export const CLAIM_NOT_FIRST = refused('R4.3', 'claim.notFirst');
export const CLAIM_EMPTY = refused('R6.9', 'claim.empty');
export const CLAIM_NO_CUBE = refused('R6.3', 'claim.noCube');
export const CLAIM_NO_MAJORITY = refused('R6.3', 'claim.noMajority');
export const CLAIM_NO_CARD = refused('R6.2', 'claim.noCard');

export const RETRIEVE_NONE = refused('R7.3', 'retrieve.none');
export const RETRIEVE_NO_CARD = refused('R7.1', 'retrieve.noCard');
export const RETRIEVE_PICK_ONE = refused('R7.1', 'card.pickOne');
export const RETRIEVE_NONE_THERE = refused('R7.2', 'retrieve.noneThere');
export const RETRIEVE_EXACTLY = refused('R7.2', 'retrieve.exactly');
export const OVERPAID_RETRIEVE = refused('R7.3', 'retrieve.overpaid');

export const MOVE_NO_AGENT = refused('R8.2', 'move.noAgent');
export const MOVE_NO_CARD = refused('R8.1', 'move.noCard');
export const MOVE_ARRIVED = refused('R8.4', 'move.arrived');
export const MOVE_TOO_MANY = refused('R8.1', 'move.tooMany');
export const MOVE_SAME_CITY = refused('R8.2', 'move.sameCity');
export const MOVE_TOO_FEW = refused('R8.1', 'move.tooFew');
export const OVERPAID_MOVE = refused('R8.3', 'move.overpaid');

export const MARKERS_NO_CARD = refused('R9.1', 'markers.noCard');
export const MARKERS_PICK_ONE = refused('R9.1', 'card.pickOne');
export const MARKERS_ONE_SYMBOL = refused('R3.3', 'card.picked');
export const MARKERS_AT_TOP = refused('R9.4', 'markers.atTop');

export const KILL_OWN = refused('R10.15', 'assassinate.own');
export const KILL_NOBODY = refused('R10.1', 'assassinate.nobody');
export const KILL_NO_AGENT = refused('R10.2', 'assassinate.noAgent');
export const KILL_NO_MAJORITY = refused('R10.2', 'assassinate.noMajority');
export const KILL_NO_CARD = refused('R10.1', 'assassinate.noCard');
export const KILL_TOO_FEW_BOMBS = refused('R10.3', 'assassinate.tooFewBombs');
export const KILL_BOMBS_MISSING = refused('R10.3', 'assassinate.bombsMissing');
export const OVERPAID_KILL = refused('R10.6', 'assassinate.overpaid');
export const OWN_BOMBS = refused('R10.4', 'assassinate.ownBombs');
export const ONE_FENIANS = refused('R18.7', 'assassinate.oneFenians');

export const DISCARD_NO_CARD = refused('R11.1', 'discard.noCard');
export const DISCARD_PICK_ONE = refused('R11.1', 'card.pickOne');

export const NOT_IN_HAND = refused('R3.1', 'card.notInHand');
export const PICKED = refused('R3.1', 'card.picked');
export const NO_SYMBOL = refused('R3.1', 'card.noSymbol');
export const NO_TEXT = refused('R11.2', 'card.noText');
export const IS_INTERRUPT = refused('R12.4', 'card.interrupt');
export const DOES_NOT_FIT = refused('R12.5', 'card.doesNotFit');
export const IS_BENEFIT = refused('R12.2', 'card.benefit');
export const DEAD_TEXT = refused('R18.26', 'card.dead');
export const NOT_STORED = refused('R12.3', 'release.notStored');
export const STORED_THIS_TURN = refused('R18.16', 'release.thisTurn');

/** The minima of texts (R3.10), by the rule of the card. */
export const NOTHING_TO_DRAW = refused('R3.10', 'text.nothingToDraw');
export const DUCHESS_NOWHERE = refused('R18.6', 'text.duchess');
export const DUCHESS_NO_MAJORITY = refused('R18.6', 'text.noMajority');
export const HIDE_NOWHERE = refused('R18.9', 'text.hideRoyalty');
export const NO_CUBE_IN_CITY = refused('R3.10', 'text.noCubeInCity');
export const NO_TARGET = refused('R3.10', 'text.noTarget');
export const NO_AGENT_IN_STOCK = refused('R3.10', 'text.noAgentInStock');
export const NO_AGENT_IN_CITY = refused('R3.10', 'text.noAgentInCity');
export const NOTHING_TO_REMOVE = refused('R18.3', 'text.cthulhu');
export const NO_LIMBO_CUBE = refused('R18.20', 'text.noLimboCube');
export const BROTHERHOOD_NOTHING = refused('R18.11', 'text.brotherhood');
export const ALL_REVEALED = refused('R18.30', 'text.allRevealed');
export const NOT_HIDDEN = refused('R18.30', 'text.notHidden');
export const NO_TOKEN = refused('R18.27', 'text.noToken');
export const NO_TOKEN_LEFT = refused('R18.27', 'text.noTokenLeft');
export const TERRORS_OWN = refused('R18.27', 'text.notYourself');
export const STACKS_EMPTY = refused('R18.28', 'text.stacksEmpty');
export const EMPTY_STACK = refused('R18.28', 'text.emptyStack');
export const NO_ZOMBIE_WORK = refused('R3.10', 'text.zombies');
export const OWN_AGENT_ADLER = refused('R18.14', 'text.ownAgent');
export const OWN_AGENT_SHOGGOTH = refused('R18.24', 'text.ownAgent');
export const OWN_AGENT_VAMPIRES = refused('R18.29', 'text.ownAgent');
export const OWN_AGENT_ZOMBIES = refused('R18.32', 'text.ownAgent');
export const NOBODY_ADLER = refused('R18.14', 'text.nobodyThere');
export const NOBODY_SHOGGOTH = refused('R18.24', 'text.nobodyThere');
export const NOBODY_VAMPIRES = refused('R18.29', 'text.nobodyThere');
export const NOBODY_ZOMBIES = refused('R18.32', 'text.nobodyThere');
export const ONE_PER_CITY = refused('R18.32', 'text.onePerCity');
export const NO_ZOMBIE_LEFT = refused('R18.32', 'text.noZombieLeft');
export const AGENT_SPARED = refused('R18.33', 'text.agentSpared');
export const HIDE_NO_MAJORITY = refused('R18.9', 'text.noMajority');
export const NO_ROYALTY = refused('R18.9', 'text.noRoyalty');
export const NO_AGENT_OF_YOURS = refused('R18.29', 'text.noAgentOfYours');
export const AT_MOST_TWO = refused('R18.16', 'text.atMostTwo');
export const MI_GO_NO_AGENT = refused('R18.16', 'text.noAgentThere');
export const MI_GO_PICK_ONE = refused('R18.16', 'text.pickAgent');
export const YOG_NO_AGENT = refused('R18.31', 'text.noAgentThere');
export const YOG_PICK_ONE = refused('R18.31', 'text.pickAgent');
export const LESTRADE_NO_CUBE = refused('R18.13', 'text.noCubeThere');
export const OKHRANA_NO_CUBE = refused('R18.19', 'text.noCubeThere');
export const OKHRANA_PICK_ONE = refused('R18.19', 'text.pickCube');
export const PINKERTON_NO_AGENT = refused('R18.21', 'text.noAgentThere');
export const PINKERTON_NO_STOCK = refused('R18.21', 'text.noAgentInStock');
export const PINKERTON_STAYS = refused('R18.21', 'move.sameCity');
export const AT_MOST_TWO_CUBES = refused('R18.19', 'text.atMostTwoCubes');
