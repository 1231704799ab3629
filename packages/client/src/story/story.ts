// The course of a match that is over, in numbers and turning points, without judgement by bots.
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { State } from '@gaslamp/kernel/state';
import { type CourseOfMatch, courseOf } from '@gaslamp/record/course';
import type { Opened } from '../replay/whole.ts';

/** A step at which the match turned. */
export interface TurningPoint {
  readonly moment: number;
  readonly turn: number;
  readonly row: PublishedRow;
}
export interface Story {
  readonly course: CourseOfMatch;
  readonly turning: readonly TurningPoint[];
  /** Final points by seat. */
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** The game's name for the reason why it ended; null without a result. */
  readonly reason: string | null;
  readonly last: State;
}
/** Builds the story of a match that is over from its record. */
export function storyOf({ game, reel, entries }: Opened): Story {
  const shown = (moment: number): State => reel.shown(moment, 'open').s;
  const course = courseOf(game, reel, entries);
  const rows = reel.rows('open');
  /** A turning point that came before the step began a new turn belongs to the old turn. */
  const turnOf = ({ events }: PublishedRow, moment: number): number => {
    const kinds = events.map(({ kind }) => kind);
    const begins = kinds.indexOf('turn');
    const old = begins > 0 && game.turned?.(new Set(kinds.slice(0, begins))) === true;
    return at(reel.turns, old ? moment - 1 : moment);
  };
  const turning = reel.turning.flatMap((moment) => {
    const row = rows[moment];
    return row === undefined ? [] : [{ moment, turn: turnOf(row, moment), row }];
  });
  const last = shown(reel.turns.length - 1);
  const result = game.result({ s: last, data: game.data });
  const seats = Array.from({ length: last.seats }, (_, seat) => seat);
  return {
    ...{ course, turning, last },
    points: result?.points ?? [],
    reason: result?.reason ?? null,
    winners: result === null ? [] : seats.filter((seat) => (result.winners >> seat) & 1),
  };
}
