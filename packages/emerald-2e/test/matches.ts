// Matches from stated positions, for what only a match shows: drafts, undo, and what the others see.
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { Data } from '../src/data.ts';
import { emerald2e } from '../src/game.ts';
import type { PositionSpec } from '../src/position.ts';
import type { Emerald } from '../src/state.ts';
import { type ToldDice, tableAt } from '../src/story.ts';
import { NAMES } from './table.ts';

const game = emerald2e();
export type EmeraldMatch = Match<Emerald, Data>;

/** A match of `seats` players at the beginning of ann's turn, or of who is named active, and its dice. */
export function matchAt(
  seats: number,
  spec: PositionSpec,
  options: Readonly<Record<string, unknown>> = {},
  played = game,
): { match: EmeraldMatch; dice: ToldDice } {
  const { table, dice } = tableAt(played, NAMES.slice(0, seats), { active: 'ann', ...spec }, options);
  return { match: Match.restore(played, table.s, [], dice), dice };
}

/** Answers lines like `ann: claim VIENNA`, one by one. Throws when one is refused. Gives what the last one did. */
export function tell(match: EmeraldMatch, ...lines: readonly string[]) {
  let result: ReturnType<EmeraldMatch['choose']> | undefined;
  for (const line of lines) {
    const [who, text] = line.split(': ') as [string, string];
    result = match.choose(NAMES.indexOf(who), [text], match.at);
    if (isRefusal(result)) throw new Error(`"${line}": ${JSON.stringify(result)}; ${offered(match).join(', ')}`);
  }
  return result!;
}

/** What the asked player may answer. */
export const offered = (match: EmeraldMatch): string[] =>
  match.decision?.options.map((option) => match.game.verbs.format(option)) ?? [];

/** All that a viewer gets: view and question, as the bytes that are sent. */
export const sent = (match: EmeraldMatch, viewer: Player): string =>
  JSON.stringify([view(match.game, match.published, viewer), match.asked]);
