// What one viewer gets of a match: the only way from a state to anybody's eyes. Server, page, command line and proof use it.
import { type VisibleEvent, visible } from './events.ts';
import { type Forecast, forecast } from './forecast.ts';
import type { Row } from './log.ts';
import type { Match } from './match.ts';
import type { Horizon } from './pasts.ts';
import { diff, type Patch } from './patch.ts';
import { inFull, inShort, type Question } from './question.ts';
import type { Player, State } from './state.ts';
import { type Hidden, type View, viewSharing } from './view.ts';

/** How the match stands for one viewer. */
export interface Standing {
  readonly move: number;
  readonly step: number;
  /** Null when the match is over. */
  readonly question: Question | null;
  /** How many answers of their own the viewer can take back, and why no more; null for who is not asked. */
  readonly undoable: number;
  readonly horizon: Horizon | null;
}

/** Events of one published step, as the viewer sees them. */
export interface PublishedRow {
  readonly move: number;
  readonly events: readonly VisibleEvent[];
}

/** What a projection reads of a match. */
export type Moment<S extends State, D> = Pick<
  Match<S, D>,
  'game' | 's' | 'published' | 'decision' | 'asked' | 'undoable' | 'horizon'
>;

const asks = <S extends State, D>(match: Moment<S, D>, viewer: Player): boolean => match.decision?.player === viewer;

/** The viewer's own draft, or what is published. */
export function viewFor<S extends State, D>(match: Moment<S, D>, viewer: Player): View<S> {
  return viewSharing(match.game, asks(match, viewer) ? match.s : match.published, viewer);
}

export function standingFor<S extends State, D>(match: Moment<S, D>, viewer: Player): Standing {
  const asked = asks(match, viewer);
  const { move, step } = asked ? match.s : match.published;
  const horizon = asked ? match.horizon(viewer) : null;
  return { move, step, question: questionFor(match, viewer), undoable: match.undoable(viewer), horizon };
}

function questionFor<S extends State, D>(match: Moment<S, D>, viewer: Player): Question | null {
  const { asked, decision, game } = match;
  if (decision !== null && decision.player === viewer) return inFull(game, decision);
  return asked === null ? null : inShort(asked);
}

/** What clocks go by, the same for everybody: who is asked, whether in a window of interrupts, and whose turn it is. */
export interface Pace {
  readonly asked: { readonly player: Player; readonly window: boolean } | null;
  readonly active: Player;
}
/** From what is published: time tells nobody of a draft, or of what somebody holds. */
export function paceOf<S extends State, D>({ game, published, asked }: Moment<S, D>): Pace {
  const effect = asked && game.effects.byName[asked.effect];
  const window = effect?.kind === 'choice' && effect.pass !== null;
  return { asked: asked && { player: asked.player, window }, active: game.active(published) };
}

/**
 * What answers of the viewer bring for certain; null where they are none to what the viewer is asked. Whoever remembers
 * what is foretold of a view gives another `tell`.
 */
export const forecastFor = <S extends State, D>(
  match: Moment<S, D>,
  viewer: Player,
  answers: readonly string[],
  tell: typeof forecast<S, D> = forecast,
): Forecast | null => (asks(match, viewer) ? tell(match.game, viewFor(match, viewer), answers) : null);

export const rowFor = (row: Row, viewer: Player): PublishedRow => ({
  move: row.move,
  events: row.events.map((event) => visible(event, viewer)),
});

/** What changed between two views of one viewer; `hidden` is null where it is as before. */
export function viewDiff<S extends State>(
  before: View<S>,
  after: View<S>,
): { patch: Patch; hidden: readonly Hidden[] | null } {
  const hidden = JSON.stringify(before.hidden) === JSON.stringify(after.hidden) ? null : after.hidden;
  return { patch: diff(before.s, after.s), hidden };
}
