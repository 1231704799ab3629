// What the engine does on one core, beside boardgame.io in the same run. Run: npm run -s bench:engine
import type { AnyGame } from '@gaslamp/games/games';
import { BASELINE, baseline } from './baseline.ts';
import { copies, Playouts } from './playouts.ts';
import { measured, type Speed, type Windows } from './windows.ts';

export interface EngineSpeed {
  readonly game: string;
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly decisionsPerMatch: number;
  /** Microseconds for the copy of a state, on average over positions from all over a match. */
  readonly cloneMicros: number;
  /** Microseconds for a decision: its options enumerated, one chosen and carried out, forced answers included. */
  readonly decideMicros: number;
  /** `cloneMicros` to `decideMicros`. */
  readonly cloneToDecide: number;
  readonly baseline: {
    readonly name: string;
    /** As the library comes. */
    readonly movesPerSecond: number;
    /** With NODE_ENV=production. */
    readonly productionMovesPerSecond: number;
  };
  /** Decisions a second to moves a second of the baseline as it comes. */
  readonly ratio: number;
  readonly productionRatio: number;
  /** The same by processor time, which tells more than the clock where other things run beside it. */
  readonly processor: {
    /** What part of a core this process had. */
    readonly share: number;
    readonly decisionsPerSecond: number;
    readonly cloneMicros: number;
    readonly decideMicros: number;
    readonly movesPerSecond: number;
    readonly productionMovesPerSecond: number;
    readonly ratio: number;
    readonly productionRatio: number;
  };
  readonly node: string;
}

export const STANDARD: Windows = { warmUp: 2, count: 10, seconds: 1 };

/** Measures a game with that many players beside the baseline, window by window in turns. */
export function engineSpeed(game: AnyGame, players: number, windows: Windows = STANDARD): EngineSpeed {
  const playouts = new Playouts(game, players);
  const works = [playouts.play, baseline('standard'), baseline('production')];
  const [decide, moves, production] = measured(works, windows) as [Speed, Speed, Speed];
  // The compiler has seen the playouts' states by now.
  const [clone] = measured([copies(game, players)], {
    warmUp: 0.3,
    count: windows.count,
    seconds: windows.seconds / 4,
  }) as [Speed];
  return {
    game: game.id,
    players,
    decisionsPerSecond: decide.perSecond,
    matchesPerSecond: decide.perSecond / playouts.decisionsPerMatch,
    decisionsPerMatch: playouts.decisionsPerMatch,
    cloneMicros: 1e6 / clone.perSecond,
    decideMicros: 1e6 / decide.perSecond,
    cloneToDecide: decide.perSecond / clone.perSecond,
    baseline: {
      name: BASELINE,
      movesPerSecond: moves.perSecond,
      productionMovesPerSecond: production.perSecond,
    },
    ratio: decide.perSecond / moves.perSecond,
    productionRatio: decide.perSecond / production.perSecond,
    processor: {
      share: decide.share,
      decisionsPerSecond: decide.perProcessorSecond,
      cloneMicros: 1e6 / clone.perProcessorSecond,
      decideMicros: 1e6 / decide.perProcessorSecond,
      movesPerSecond: moves.perProcessorSecond,
      productionMovesPerSecond: production.perProcessorSecond,
      ratio: decide.perProcessorSecond / moves.perProcessorSecond,
      productionRatio: decide.perProcessorSecond / production.perProcessorSecond,
    },
    node: process.version,
  };
}
