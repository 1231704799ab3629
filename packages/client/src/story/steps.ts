// Groups the steps of a match into decisions: steps without a log entry join the next one that has one.
import { LoggedDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { Publishing } from '@gaslamp/kernel/log';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { Player } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import { standing } from '@gaslamp/record/course';
import type { Opened } from '../replay/whole.ts';

/** A decision as it was played. */
interface Played {
  /** The player who was asked. */
  readonly by: Player;
  /** The moment after it. */
  readonly moment: number;
  /** Its row of the log, or the first row that its consequences led to. */
  readonly row: PublishedRow;
  /** The outcomes of chance up to that row. */
  readonly outcomes: readonly string[];
}

export interface Steps {
  /** Returns the moments in a range at which a player began to decide. */
  decisions(from: number, to: number): readonly number[];
  /** Returns the decision that was made from such a moment on. */
  played(from: number): Played;
}

/** Finds the decisions of a match. Take-backs and what was taken back do not count. */
export function stepsOf({ game, reel, entries }: Opened): Steps {
  const rows = reel.rows('open');
  const kept = new Set(standing(rows));
  const stands = (moment: number): boolean => kept.has(at(rows, moment));
  const silent = (moment: number): boolean => at(rows, moment).events.length === 0;
  const asked = (moment: number): Decision | null =>
    new Table(game, reel.position(moment), new LoggedDice([], game.nameOf)).decision;
  const publishing = new Publishing();
  /** Chance outcomes of each row. In a draft no dice are rolled. */
  const chance = entries.flatMap((entry) => (publishing.next(entry) === null ? [] : [entry.chance]));

  /** Returns true if the step before a moment has no log entry and the same player goes on. */
  const goesOn = (moment: number): boolean =>
    moment > 0 && stands(moment) && silent(moment) && asked(moment)?.player === asked(moment - 1)?.player;

  function decisions(from: number, to: number): number[] {
    const found: number[] = [];
    let begun = from;
    for (let moment = from; moment < to; moment++) {
      if (moment > from && !goesOn(moment)) begun = moment;
      const choices = asked(moment)?.options.length ?? 0;
      if (choices > 1 && stands(moment + 1) && found.at(-1) !== begun) found.push(begun);
    }
    return found;
  }

  function played(from: number): Played {
    let moment = from + 1;
    while (moment + 1 < rows.length && goesOn(moment) && stands(moment + 1)) moment++;
    const later = rows.findIndex((_, n) => n >= moment && stands(n) && !silent(n));
    const end = later < 0 ? moment : later;
    return { by: asked(from)!.player, moment, row: at(rows, end), outcomes: chance.slice(from + 1, end + 1).flat() };
  }
  return { decisions, played };
}
