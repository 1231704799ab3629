// The steps of a match as decisions: those that the log is silent on go with the one after them that it tells of.
import { LoggedDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { Publishing } from '@gaslamp/kernel/log';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { Player } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import { standing } from '@gaslamp/record/course';
import type { Opened } from '../replay/whole.ts';

/** What a decision was in the match. */
interface Played {
  /** Who was asked. */
  readonly by: Player;
  /** To which it led. */
  readonly moment: number;
  /** What is told of it, or what was told first of what came of it. */
  readonly row: PublishedRow;
  /** The outcomes of chance up to there. */
  readonly said: readonly string[];
}

export interface Steps {
  /** The moments from one up to another at which somebody began to decide something. */
  decisions(from: number, to: number): readonly number[];
  /** What was decided from such a moment on. */
  played(from: number): Played;
}

/** Take-backs are nobody's decision, nor is what was taken back. */
export function stepsOf({ game, reel, entries }: Opened): Steps {
  const rows = reel.rows('open');
  const kept = new Set(standing(rows));
  const stands = (moment: number): boolean => kept.has(at(rows, moment));
  const silent = (moment: number): boolean => at(rows, moment).events.length === 0;
  const asked = (moment: number): Decision | null =>
    new Table(game, reel.position(moment), new LoggedDice([], game.nameOf)).decision;
  const publishing = new Publishing();
  /** Of each row. Nothing is cast in a draft. */
  const chance = entries.flatMap((entry) => (publishing.next(entry) === null ? [] : [entry.chance]));

  /** Whether what led here was told of by nothing, and the same player goes on. */
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
    const told = later < 0 ? moment : later;
    return { by: asked(from)!.player, moment, row: at(rows, told), said: chance.slice(from + 1, told + 1).flat() };
  }
  return { decisions, played };
}
