// Projects a match to what one viewer may see. This is the only way from a state to a viewer: server, page, command line and
// proof all use it.
import { type VisibleEvent, visible } from './events.ts';
import { type Forecast, forecast, forecastSlowly } from './forecast.ts';
import type { Row } from './log.ts';
import type { Match } from './match.ts';
import type { Horizon } from './pasts.ts';
import { diff, type Patch } from './patch.ts';
import { inFull, inShort, type Question } from './question.ts';
import type { Player, State } from './state.ts';
import { type Hidden, type View, viewSharing } from './view.ts';

/** Status of the match for one viewer. */
export interface Standing {
  readonly move: number;
  readonly step: number;
  /** Null when the match is over. */
  readonly question: Question | null;
  /**
   * Number of own answers that the viewer can take back, and the reason why no more; `horizon` is null for viewers not asked.
   */
  readonly undoable: number;
  readonly horizon: Horizon | null;
}

/** Events of one published step, as the viewer sees them. */
export interface PublishedRow {
  readonly move: number;
  readonly events: readonly VisibleEvent[];
}

/** The parts of a match that a projection reads. */
export type Moment<S extends State, D> = Pick<
  Match<S, D>,
  'game' | 's' | 'published' | 'decision' | 'asked' | 'undoable' | 'horizon'
>;

const asks = <S extends State, D>(match: Moment<S, D>, viewer: Player): boolean => match.decision?.player === viewer;

/** Returns the viewer's own draft, or the published state. */
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

/**
 * The state that clocks use, the same for everybody: the player asked, if a window of interrupts is open, and whose turn it is.
 */
export interface Pace {
  readonly asked: { readonly player: Player; readonly window: boolean } | null;
  readonly active: Player;
}
/** Reads only published state, so that clocks reveal neither a draft nor a hand. */
export function paceOf<S extends State, D>({ game, published, asked }: Moment<S, D>): Pace {
  const effect = asked && game.effects.byName[asked.effect];
  const window = effect?.kind === 'choice' && effect.pass !== null;
  return { asked: asked && { player: asked.player, window }, active: game.active(published) };
}

/**
 * Returns the certain consequences of the viewer's answers; null if they do not answer the viewer's question. A caller that
 * caches forecasts passes its own `tell`.
 */
export const forecastFor = <S extends State, D>(
  match: Moment<S, D>,
  viewer: Player,
  answers: readonly string[],
  tell: typeof forecast<S, D> = forecast,
): Forecast | null => (asks(match, viewer) ? tell(match.game, viewFor(match, viewer), answers) : null);
/** Like `forecastFor`, of the match as it is now, whatever happens in it before the work is done. */
export const forecastSlowlyFor = <S extends State, D>(
  match: Moment<S, D>,
  viewer: Player,
  answers: readonly string[],
): Generator<void, Forecast | null> | null =>
  asks(match, viewer) ? forecastSlowly(match.game, viewFor(match, viewer), answers) : null;

export const rowFor = (row: Row, viewer: Player): PublishedRow => ({
  move: row.move,
  events: row.events.map((event) => visible(event, viewer)),
});

/** Returns the changes between two views of one viewer; `hidden` is null if unchanged. */
export function viewDiff<S extends State>(
  before: View<S>,
  after: View<S>,
): { patch: Patch; hidden: readonly Hidden[] | null } {
  const hidden = JSON.stringify(before.hidden) === JSON.stringify(after.hidden) ? null : after.hidden;
  return { patch: diff(before.s, after.s), hidden };
}
