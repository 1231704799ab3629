// Measures the engine on one core, beside boardgame.io in the same run if that is installed: npm run -s bench:engine
import type { AnyGame } from '@gaslamp/games/games';
import { BASELINE, baseline, isInstalled } from './baseline.ts';
import { copies, Playouts } from './playouts.ts';
import { measured, type Speed, type Windows, type Work } from './windows.ts';

/**
 * Speed of boardgame.io in the same run, by default and with NODE_ENV=production, and the ratios of our decisions to its moves.
 */
export interface Baseline {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly productionMovesPerSecond: number;
  readonly ratio: number;
  readonly productionRatio: number;
}

export interface EngineSpeed {
  readonly game: string;
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly decisionsPerMatch: number;
  /** Microseconds for copying a state, averaged over positions of a whole match. */
  readonly cloneMicros: number;
  /** Microseconds for a decision: enumerating its options, choosing one and applying it, including forced answers. */
  readonly decideMicros: number;
  /** Ratio of `cloneMicros` to `decideMicros`. */
  readonly cloneToDecide: number;
  /** Null if it is not installed. */
  readonly baseline: Baseline | null;
  /** The baseline's ratios, repeated at the top level for simple readers. */
  readonly ratio: number | null;
  readonly productionRatio: number | null;
  /** The same by processor time, which is more reliable than the clock on a busy machine. */
  readonly processor: {
    /** Share of a core that this process had. */
    readonly share: number;
    readonly decisionsPerSecond: number;
    readonly cloneMicros: number;
    readonly decideMicros: number;
    readonly baseline: Baseline | null;
  };
  readonly node: string;
}

const STANDARD: Windows = { warmUp: 2, count: 10, seconds: 1 };

/** The baseline by default, and with NODE_ENV=production. */
type Beside = readonly [Work, Work];
const installed = (): Beside | null => (isInstalled() ? [baseline('standard'), baseline('production')] : null);

/** Measures a game with that many players and the baseline in alternating windows; the game alone if there is no baseline. */
export function engineSpeed(
  game: AnyGame,
  players: number,
  windows: Windows = STANDARD,
  beside: Beside | null = installed(),
): EngineSpeed {
  const playouts = new Playouts(game, players);
  const [decide, ...others] = measured([playouts.play, ...(beside ?? [])], windows) as [Speed, ...Speed[]];
  // By now the compiler has seen the playouts' states.
  const [clone] = measured([copies(game, players)], {
    warmUp: 0.3,
    count: windows.count,
    seconds: windows.seconds / 4,
  }) as [Speed];
  const clock = besideOf('perSecond', decide, others);
  return {
    game: game.id,
    players,
    decisionsPerSecond: decide.perSecond,
    matchesPerSecond: decide.perSecond / playouts.decisionsPerMatch,
    decisionsPerMatch: playouts.decisionsPerMatch,
    cloneMicros: 1e6 / clone.perSecond,
    decideMicros: 1e6 / decide.perSecond,
    cloneToDecide: decide.perSecond / clone.perSecond,
    baseline: clock,
    ratio: clock?.ratio ?? null,
    productionRatio: clock?.productionRatio ?? null,
    processor: {
      share: decide.share,
      decisionsPerSecond: decide.perProcessorSecond,
      cloneMicros: 1e6 / clone.perProcessorSecond,
      decideMicros: 1e6 / decide.perProcessorSecond,
      baseline: besideOf('perProcessorSecond', decide, others),
    },
    node: process.version,
  };
}

function besideOf(
  by: 'perSecond' | 'perProcessorSecond',
  decide: Speed,
  [moves, production]: readonly Speed[],
): Baseline | null {
  if (moves === undefined || production === undefined) return null;
  return {
    name: BASELINE,
    movesPerSecond: moves[by],
    productionMovesPerSecond: production[by],
    ratio: decide[by] / moves[by],
    productionRatio: decide[by] / production[by],
  };
}
