// Matches from stated positions, for features that need a match: drafts, take-backs and the others' views.
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { StatedDice } from '@gaslamp/stated/story';
import type { Data } from '../src/box/data.ts';
import { CARDS } from '../src/box/ids.ts';
import type { Nanty } from '../src/box/state.ts';
import { nantyNarking } from '../src/game.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { tableAt } from '../src/stage/story.ts';
import { NAMES } from './table.ts';

const game = nantyNarking();
export type NantyMatch = Match<Nanty, Data>;

/** Returns a match of `seats` players at the beginning of the turn of ann, or of the active player named, and its dice. */
export function matchAt(
  seats: number,
  spec: PositionSpec,
  options: Readonly<Record<string, unknown>> = {},
): { match: NantyMatch; dice: StatedDice } {
  const { table, dice } = tableAt(game, NAMES.slice(0, seats), { active: 'ann', ...spec }, options);
  return { match: Match.restore(game, table.s, [], dice), dice };
}

/** Answers lines like `ann: play G05`, one by one. Throws if one is refused. Returns the result of the last one. */
export function tell(match: NantyMatch, ...lines: readonly string[]) {
  let result: ReturnType<NantyMatch['choose']> | undefined;
  for (const line of lines) {
    const [who, text] = line.split(': ') as [string, string];
    result = match.choose(NAMES.indexOf(who), [text], match.at);
    if (isRefusal(result)) throw new Error(`"${line}": ${JSON.stringify(result)}; ${offered(match).join(', ')}`);
  }
  return result!;
}

/** Returns the options of the asked player. */
export const offered = (match: NantyMatch): string[] =>
  match.decision?.options.map((option) => match.game.verbs.format(option)) ?? [];

/** Everything that a viewer gets, view and question, as the text that is sent. */
export const sent = (match: NantyMatch, viewer: Player): string =>
  JSON.stringify([view(match.game, match.published, viewer), match.asked]);

/** Returns the name of a card's place in a viewer's view; undefined if the viewer does not know it. */
export const placeSeen = (match: NantyMatch, viewer: Player, card: string): string | undefined =>
  game.places[view(match.game, match.published, viewer).s.place[CARDS.indexOf(card)]!];
