// The match of a lesson: its position, its dice, and the others, who answer by the script of the lesson.
import type { Engine } from '@gaslamp/games/engines';
import type { AnyMatch, GameEntry } from '@gaslamp/games/entry';
import type { Stage } from '@gaslamp/games/stages';
import { at } from '@gaslamp/kernel/lists';
import { Match } from '@gaslamp/kernel/match';
import type { Item, Place } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { ScriptedChance } from '../local/scripted-chance.ts';
import { type Lesson, LessonError, type LessonStep } from './lesson.ts';
import { Others } from './others.ts';

/** The learner's seat. */
export const LEARNER = 0;

export interface LessonMatch {
  readonly entry: GameEntry;
  readonly match: AnyMatch;
  readonly chance: ScriptedChance;
  readonly others: Others;
  /** The lesson's steps, with answers in the game's notation. */
  readonly steps: readonly LessonStep[];
}

/** Sets up the table of a lesson. Throws a LessonError, or the game's own error with the path of the invalid value. */
export function lessonMatch(lesson: Lesson, { entry, stage }: Engine): LessonMatch {
  const game = entry.game();
  const s = stage.stateAt(game, lesson.seats, lesson.position, lesson.options);
  const { rolls, draws } = lesson.chance;
  const faces = Object.entries(rolls).flatMap(([kind, words]) =>
    words.map((word, i) => {
      const roll = stage.rolls[kind];
      const path = ['chance', kind, i];
      if (roll === undefined)
        throw new LessonError(
          ['chance'],
          `unknown key "${kind}"; allowed: draw, ${Object.keys(stage.rolls).join(', ')}`,
        );
      const face = roll.face(word, game, s, lesson.seats);
      if (face === null) throw new LessonError(path, `${String(word)} is no outcome; allowed: ${roll.words}`);
      return face;
    }),
  );
  const seed = typeof lesson.position.seed === 'number' ? lesson.position.seed : 1;
  const owned = Object.entries(draws).map(([owner, ids]) => [spelled(stage, lesson.seats, owner), ids]);
  const outcomes = { rolls: faces, draws: Object.fromEntries(owned) };
  const chance = new ScriptedChance(seed, outcomes, {
    idOf: (item: Item) => game.nameOf(item).replace(/\..*/s, ''),
    placeOf: (place: Place) => at(game.places, place),
  });
  // Runs the steps before the first question.
  new Table(game, s, chance);
  const say = (texts: readonly string[]) => texts.map((text) => spelled(stage, lesson.seats, text));
  const ways = (step: LessonStep) => (Array.isArray(step.ways) ? step.ways.map(say) : step.ways);
  const parts = lesson.seats.map((name) => (lesson.others[name] ?? []).map(say));
  return {
    entry,
    match: Match.restore(game, s, [], chance),
    chance,
    others: new Others(parts, lesson.otherwise),
    steps: lesson.steps.map((step) => ({ ...step, ways: ways(step) })),
  };
}

/** Rewrites a text of a lesson in the game's notation, with the game's own names for the players. */
function spelled({ seatNames }: Stage, seats: readonly string[], text: string): string {
  return text
    .split(/\s+/)
    .map((word) => seatNames[seats.indexOf(word)] ?? word)
    .join(' ');
}
