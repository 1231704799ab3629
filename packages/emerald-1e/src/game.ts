import type { Refused } from '@gaslamp/kernel/effects';
import type { Game } from '@gaslamp/kernel/game';
import type { Option, Player } from '@gaslamp/kernel/state';
import { type Data, dataOf, nameOf } from './box/data.ts';
import { CITIES, DAYS } from './box/ids.ts';
import { optionsOf } from './box/options.ts';
import { builtIn, type Pack } from './box/pack.ts';
import { type At, type Emerald1, IDENTITY, isRestorationist } from './box/state.ts';
import { effects } from './rules/effects.ts';
import { ASKED_ELSE, NOT_ASKED, NOT_YOUR_TURN, OVER } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { EVENT_SPECS } from './seen/event-specs.ts';
import { QUESTIONS } from './seen/questions.ts';
import { resultOf } from './seen/scoring.ts';
import { pool, watchers } from './seen/sight.ts';
import { thwart, verbs } from './seen/verbs.ts';
import { course } from './stage/course.ts';

/** Version of the rules for new matches. */
const RULES = 3;
/** Kinds of events that mark a turning point of the match. */
const TURNING = [
  'agentKilled',
  'royalKilled',
  'exposed',
  'revealed',
  'changedHeart',
  'banished',
  'over',
] satisfies (keyof typeof EVENT_SPECS)[];

const perDay = (name: string) => DAYS.map((day) => `${name}.${day}`);
const perCity = (name: string) => CITIES.map((city) => `${name}.${city}`);
/** The places by number; their order is part of the save format. */
const places = [
  ...['HAND', 'DECK', 'DISCARD', 'IDENTITY', 'IN_PLAY', 'TOKENS', 'DRAWN', 'EFFECTS', 'MAD'].flatMap(perDay),
  ...['STACK', 'LOOKED', 'UNDER', 'FACE_UP'].flatMap(perCity),
  ...['SLOT_1', 'SLOT_2', 'CITY_CARDS', 'TOKEN_POOL', 'SANITY_POOL', 'SHOWN', 'SPENT', 'REMOVED', 'DEVOURED'],
  ...['SET_ASIDE', 'EFFECTS_ASIDE', 'UNDEALT', 'BOX'],
];

/** Explains why a wish is impossible for a player who is not asked, or is asked something else. */
function refuse({ s }: At, by: Player, wish: Option): Refused {
  const frame = s.agenda[s.agenda.length - 1];
  if (frame === undefined) return OVER;
  if (thwart.is(wish)) return NOT_ASKED;
  return by === s.active ? ASKED_ELSE : NOT_YOUR_TURN;
}

/** A Study in Emerald, 1st edition, with the numbers of a pack. */
export function emerald1e(pack: Pack = builtIn): Game<Emerald1, Data> {
  const data = dataOf(pack);
  return {
    id: 'emerald-1e',
    rules: RULES,
    // R2.1
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
      rules: { open: 'R15.1', seen: 'R2.6' },
      of: (at, player) => (isRestorationist(at, player) ? 'restorationist' : 'loyalist'),
    },
    refuse,
    result: resultOf,
  };
}
