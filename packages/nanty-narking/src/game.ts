import type { Refused } from '@gaslamp/kernel/effects';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Option, Place, Player } from '@gaslamp/kernel/state';
import { withNewOptions } from '@gaslamp/stated/options';
import { packHash } from '@gaslamp/stated/pack-hash';
import { backOf, type Data, dataOf, nameOf } from './box/data.ts';
import { COLOURS, TOPICS } from './box/ids.ts';
import { OPTIONS } from './box/options.ts';
import { builtIn, type Pack } from './box/pack.ts';
import { isRuledOut } from './box/personalities.ts';
import { type At, type Nanty, PERSONALITY, personalityOf } from './box/state.ts';
import { effects } from './rules/effects.ts';
import { ASKED_ELSE, NOT_ASKED, NOT_YOUR_TURN, OVER } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { EVENT_SPECS } from './seen/event-specs.ts';
import { QUESTIONS } from './seen/questions.ts';
import { resultOf } from './seen/scoring.ts';
import { watchers } from './seen/sight.ts';
import { use, verbs } from './seen/verbs.ts';
import { course } from './stage/course.ts';

/** Version of the rules for new matches. */
const RULES = 2;
/** Kinds of events that mark a turning point of the match. A random event does so too, unless it hit nothing. */
const TURNING = ['setAside', 'swappedPersonality', 'ended'] satisfies (keyof typeof EVENT_SPECS)[];
const [EVENT, MISSED] = ['event', 'missed'] as const satisfies (keyof typeof EVENT_SPECS)[];

/** By version: converts a state of the previous version to the shape of this one. */
const upgrades = {
  // R17.14 to R17.17: new options take the value by which the match has been played so far.
  2: (s: Nanty) =>
    withNewOptions(s, OPTIONS, [
      'blockOneEffect',
      'abilitiesAfterRefill',
      'interruptAsTurnCard',
      'playTwoDiscardsEarly',
    ]),
};

const perPlayer = (name: string) => COLOURS.map((colour) => `${name}.${colour}`);
/** The places by number; their order is part of the save format. */
const places = [
  ...['HAND', 'FRONT', 'PERSONALITY'].flatMap(perPlayer),
  'GREY_PILE',
  'RED_PILE',
  'DISCARD',
  'IN_PLAY',
  'EVENT_PILE',
  'USED_EVENTS',
  'UNUSED',
  'BOX',
  ...perPlayer('TAKEN'),
  'WAITING',
];

/** R14: face-down items differ only by their backs: grey, red, personality, event. */
const pool = (data: Data) => (_: Nanty, __: Place, item: Item) => backOf(data, item);

/** R3.3: no player has a personality that would already have won. */
function possible({ s }: At): boolean {
  for (let player = 0; player < s.seats; player++) if (isRuledOut(s, player, personalityOf(s, player))) return false;
  return true;
}

/** Explains why a wish is impossible for a player who is not asked, or is asked something else. */
function refuse({ s }: At, by: Player, wish: Option): Refused {
  if (s.agenda.length === 0) return OVER;
  if (use.is(wish)) return NOT_ASKED;
  return by === s.active ? ASKED_ELSE : NOT_YOUR_TURN;
}

/** Nanty Narking with the numbers of a pack. */
export function nantyNarking(pack: Pack = builtIn): Game<Nanty, Data> {
  const hash = packHash(pack);
  const data = dataOf(pack, hash);
  const personalities = pack.personalities.map(({ name }) => name);
  const removed = pack.personalities.filter(({ twoPlayers }) => !twoPlayers).map(({ name }) => name);
  return {
    id: 'nanty-narking',
    rules: RULES,
    upgrades,
    seats: { least: 2, most: 4 },
    data,
    pack: hash,
    effects,
    verbs,
    questions: QUESTIONS,
    events: EVENT_SPECS,
    turned: (kinds) => TURNING.some((kind) => kinds.has(kind)) || (kinds.has(EVENT) && !kinds.has(MISSED)),
    course,
    options: OPTIONS,
    places,
    topics: TOPICS,
    setup: (seats, options) => setup(data, RULES, seats, options),
    nameOf: (item) => nameOf(data, item),
    watchers,
    pool: pool(data),
    possible,
    active: (s) => s.active,
    sides: {
      names: personalities,
      // R2.10
      without: (seats) => (seats === 2 ? removed : []),
      place: (player) => PERSONALITY + player,
      rules: { open: 'R7.7', seen: 'R2.4', past: 'R3.3' },
      isRuledOut: (s, player, side) => isRuledOut(s, player, personalities.indexOf(side)),
      of: ({ s }, player) => at(personalities, personalityOf(s, player)),
    },
    refuse,
    result: resultOf,
  };
}
