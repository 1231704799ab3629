// What one viewer gets of a match: the only way from a state to a socket.
import type { AnyGame } from '@gaslamp/games/games';
import { visible } from '@gaslamp/kernel/events';
import type { Match, Row } from '@gaslamp/kernel/match';
import { diff, type Patch } from '@gaslamp/kernel/patch';
import type { Frame, Player, State } from '@gaslamp/kernel/state';
import { type Hidden, type View, view } from '@gaslamp/kernel/view';
import type { PublishedRow, Question, Standing } from '@gaslamp/protocol/updates';

export type AnyMatch = Match<State, unknown>;

/** The viewer's own draft, or what is published. */
export function viewFor(game: AnyGame, match: AnyMatch, viewer: Player): View<State> {
  return view(game, asks(match, viewer) ? match.s : match.published, viewer);
}
const asks = (match: AnyMatch, viewer: Player): boolean => match.decision?.player === viewer;

export function standingFor(game: AnyGame, match: AnyMatch, viewer: Player): Standing {
  const mine = asks(match, viewer);
  const { move, step } = mine ? match.s : match.published;
  return { move, step, question: questionFor(game, match, viewer), undoable: match.undoable(viewer) };
}

/** The whole state that a viewer is let in with. */
export function allFor(game: AnyGame, match: AnyMatch, viewer: Player) {
  const { s, hidden } = viewFor(game, match, viewer);
  return { state: s as unknown as Record<string, unknown>, hidden };
}

function questionFor(game: AnyGame, match: AnyMatch, viewer: Player): Question | null {
  const { decision } = match;
  if (decision !== null && decision.player === viewer)
    return {
      player: viewer,
      effect: decision.effect,
      about: about(decision.frame),
      options: decision.options.map((option) => game.verbs.format(option)),
      draft: decision.draft,
      subset: decision.subset,
      pass: decision.pass === null ? null : game.verbs.format(decision.pass),
    };
  const { asked } = match;
  if (asked === null) return null;
  const { player, effect, frame } = asked;
  return { player, effect, about: about(frame), options: null, draft: false, subset: false, pass: null };
}

function about(frame: Frame): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [key, value] of Object.entries(frame)) if (typeof value === 'number' && key !== 'by') out[key] = value;
  return out;
}

export const rowFor = (row: Row, viewer: Player): PublishedRow => ({
  move: row.move,
  events: row.events.map((event) => visible(event, viewer)),
});

/** What changed between two views of one viewer. */
export function viewDiff(before: View<State>, after: View<State>): { patch: Patch; hidden: readonly Hidden[] | null } {
  const hidden = JSON.stringify(before.hidden) === JSON.stringify(after.hidden) ? null : after.hidden;
  return { patch: diff(before.s, after.s), hidden };
}
