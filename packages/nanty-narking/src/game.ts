import type { Refused } from '@gaslamp/kernel/effects';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Option, Place, Player } from '@gaslamp/kernel/state';
import { packHash } from '@gaslamp/stated/pack-hash';
import { backOf, type Data, dataOf, nameOf } from './box/data.ts';
import { COLOURS, TOPICS } from './box/ids.ts';
import { builtIn, type Pack } from './box/pack.ts';
import { isRuledOut } from './box/personalities.ts';
import { type At, type Nanty, PERSONALITY, personalityOf } from './box/state.ts';
import { effects } from './rules/effects.ts';
import { ASKED_ELSE, NOT_ASKED, NOT_YOUR_TURN, OVER } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { TOLD } from './seen/event-specs.ts';
import { QUESTIONS } from './seen/questions.ts';
import { resultOf } from './seen/scoring.ts';
import { watchers } from './seen/sight.ts';
import { use, verbs } from './seen/verbs.ts';
import { course } from './stage/course.ts';

/** Version of the rules for new matches. */
const RULES = 2;
/** Kinds of events that mark a turning point of the match. A random event does so too, unless it hit nothing. */
const TURNING = ['setAside', 'swappedPersonality', 'ended'] satisfies (keyof typeof TOLD)[];
const [EVENT, MISSED] = ['event', 'missed'] as const satisfies (keyof typeof TOLD)[];

/** By version: converts a state of the previous version to the shape of this one. */
const upgrades = {
  // R17.14 to R17.17: new options take the value by which the match has been played so far.
  2: (s: Nanty): Nanty => ({
    ...s,
    blockOneEffect: 0,
    abilitiesAfterRefill: 0,
    interruptAsTurnCard: 0,
    playTwoDiscardsEarly: 1,
  }),
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
  const flag = (rule: string, also: readonly string[], standard = 0) => ({ least: 0, most: 1, standard, rule, also });
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
    events: TOLD,
    turned: (told) => TURNING.some((kind) => told.has(kind)) || (told.has(EVENT) && !told.has(MISSED)),
    course,
    options: {
      alternativeNumbers: flag('R17.1', ['R1.6']),
      holbornRiverside: flag('R17.2', ['R11.4']),
      telegraphMoney: { least: 2, most: 3, standard: 2, rule: 'R17.3', also: ['R6.5'] },
      troubleNeedsPawn: flag('R17.4', ['R9.32', 'R9.33']),
      refillAfterWatson: flag('R17.5', ['R10.9'], 1),
      watsonBeforeEvent: flag('R17.6', ['R10.9']),
      shortDrawEnds: flag('R17.7', ['R8.8', 'R12.4']),
      giveUpBuildings: flag('R17.8', ['R11.12']),
      variants: flag('R17.9', ['R7.9', 'R7.10']),
      adjacencyBeforeLifting: flag('R17.10', ['R4.9']),
      firstRoundCheck: flag('R17.12', ['R3.3'], 1),
      dropAnytime: flag('R17.13', ['R10.10'], 1),
      blockOneEffect: flag('R17.14', ['R10.5', 'R9.39']),
      abilitiesAfterRefill: flag('R17.15', ['R3.8', 'R10.9']),
      interruptAsTurnCard: flag('R17.16', ['R6.9', 'R3.4', 'R3.6', 'R9.22']),
      // Version 1 of the rules discarded the card early.
      playTwoDiscardsEarly: { ...flag('R17.17', ['R9.22']), before: 1 },
    },
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
