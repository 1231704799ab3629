// Matches from stated positions, for features that need a match: drafts, take-backs and the others' views.
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { Data } from '../src/box/data.ts';
import type { Emerald } from '../src/box/state.ts';
import { emerald2e } from '../src/game.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { type StatedDice, tableAt } from '../src/stage/story.ts';
import { NAMES } from './table.ts';

const game = emerald2e();
export type EmeraldMatch = Match<Emerald, Data>;

/** Returns a match of `seats` players at the beginning of the turn of ann, or of the active player named, and its dice. */
export function matchAt(
  seats: number,
  spec: PositionSpec,
  options: Readonly<Record<string, unknown>> = {},
  played = game,
): { match: EmeraldMatch; dice: StatedDice } {
  const { table, dice } = tableAt(played, NAMES.slice(0, seats), { active: 'ann', ...spec }, options);
  return { match: Match.restore(played, table.s, [], dice), dice };
}

/** Answers lines like `ann: claim VIENNA`, one by one. Throws if one is refused. Returns the result of the last one. */
export function tell(match: EmeraldMatch, ...lines: readonly string[]) {
  let result: ReturnType<EmeraldMatch['choose']> | undefined;
  for (const line of lines) {
    const [who, text] = line.split(': ') as [string, string];
    result = match.choose(NAMES.indexOf(who), [text], match.at);
    if (isRefusal(result)) throw new Error(`"${line}": ${JSON.stringify(result)}; ${offered(match).join(', ')}`);
  }
  return result!;
}

/** Returns the options of the asked player. */
export const offered = (match: EmeraldMatch): string[] =>
  match.decision?.options.map((option) => match.game.verbs.format(option)) ?? [];

/** Everything that a viewer gets, view and question, as the text that is sent. */
export const sent = (match: EmeraldMatch, viewer: Player): string =>
  JSON.stringify([view(match.game, match.published, viewer), match.asked]);
