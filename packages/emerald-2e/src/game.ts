import type { Refused } from '@gaslamp/kernel/effects';
import type { Game } from '@gaslamp/kernel/game';
import type { Option, Place, Player } from '@gaslamp/kernel/state';
import { withNewOptions } from '@gaslamp/stated/options';
import { type Data, dataOf, nameOf } from './box/data.ts';
import { CITIES, DAYS } from './box/ids.ts';
import { optionsOf } from './box/options.ts';
import { builtIn, type Pack } from './box/pack.ts';
import {
  type At,
  DEVOURED,
  DISCARD,
  type Emerald,
  FACE_UP,
  IDENTITY,
  IN_PLAY,
  isRestorationist,
  SET_ASIDE,
  STACK,
  UNDEALT,
} from './box/state.ts';
import { refuseMoreSupport } from './rules/assassinate.ts';
import { effects } from './rules/effects.ts';
import { refusePlay } from './rules/play.ts';
import { ASKED_ELSE, NOT_ASKED, NOT_YOUR_TURN, OVER } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { EVENT_SPECS } from './seen/event-specs.ts';
import { QUESTIONS } from './seen/questions.ts';
import { resultOf } from './seen/scoring.ts';
import { watchers } from './seen/sight.ts';
import { play, use, verbs } from './seen/verbs.ts';
import { course } from './stage/course.ts';

/** Version of the rules for new matches. */
const RULES = 3;
/** Kinds of events that mark a turning point of the match. */
const TURNING = [
  'killed',
  'royaltyTaken',
  'revealed',
  'changedHeart',
  'banished',
  'over',
] satisfies (keyof typeof EVENT_SPECS)[];

/** By version: converts a state of the previous version to the shape of this one. */
const upgrades = {
  // R12.5, R12.7, R16.4, R18.1: new options take the value by which the match has been played so far.
  2: (s: Emerald) =>
    withNewOptions(s, optionsOf(builtIn), [
      'targetEndsAtOnce',
      'blackHandCountsHidden',
      'vampiresAnswerShoggoth',
      'holmesAnswersAdler',
      'interruptDrawsFirst',
    ]),
};

const perDay = (name: string) => DAYS.map((day) => `${name}.${day}`);
const perCity = (name: string) => CITIES.map((city) => `${name}.${city}`);
/** The places by number; their order is part of the save format. */
const places = [
  ...['HAND', 'DECK', 'DISCARD', 'BESIDE', 'IDENTITY', 'IN_PLAY'].flatMap(perDay),
  ...['STACK', 'FACE_UP', 'SLOT'].flatMap(perCity),
  'SET_ASIDE',
  'REMOVED',
  'DEVOURED',
  'UNDEALT',
  'BOX',
];

/** Pools of R19.2: a player's hand and deck; all face-down game cards; all identities. */
const GAME_CARDS = DAYS.length;
const IDENTITIES = GAME_CARDS + 1;
const OPEN = GAME_CARDS + 2;
function pool(_: Emerald, place: Place): number {
  if (place < DISCARD) return place % DAYS.length;
  if (place >= STACK && place < FACE_UP) return GAME_CARDS;
  if (place === SET_ASIDE || place === DEVOURED) return GAME_CARDS;
  return (place >= IDENTITY && place < IN_PLAY) || place === UNDEALT ? IDENTITIES : OPEN;
}

/** Explains why a wish is impossible for a player who is not asked, or is asked something else. */
function refuse(at: At, by: Player, wish: Option): Refused {
  const { s } = at;
  const frame = s.agenda[s.agenda.length - 1];
  if (frame === undefined) return OVER;
  if (use.is(wish)) return NOT_ASKED;
  if (by !== s.active) return NOT_YOUR_TURN;
  if (frame.by !== by) return ASKED_ELSE;
  const why = play.is(wish) ? refusePlay(at, by, play.card(wish)) : refuseMoreSupport(at, by, wish);
  return why ?? ASKED_ELSE;
}

/** A Study in Emerald, 2nd edition, with the numbers of a pack. */
export function emerald2e(pack: Pack = builtIn): Game<Emerald, Data> {
  const data = dataOf(pack);
  return {
    id: 'emerald-2e',
    rules: RULES,
    upgrades,
    // R1.1
    seats: { least: 2, most: 5 },
    data,
    pack: data.hash,
    effects,
    verbs,
    questions: QUESTIONS,
    events: EVENT_SPECS,
    turned: (kinds) => TURNING.some((kind) => kinds.has(kind)),
    course,
    options: optionsOf(pack),
    places,
    setup: (seats, options) => setup(data, RULES, seats, options),
    nameOf: (item) => nameOf(data, item),
    watchers,
    pool,
    active: (s) => s.active,
    sides: {
      names: ['loyalist', 'restorationist'],
      place: (player) => IDENTITY + player,
      rules: { open: 'R13.10', seen: 'R1.6' },
      of: (at, player) => (isRestorationist(at, player) ? 'restorationist' : 'loyalist'),
    },
    refuse,
    result: resultOf,
  };
}
