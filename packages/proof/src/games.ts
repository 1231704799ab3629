import type { AnyGame } from '@gaslamp/games/games';
import { emerald2e } from './emerald-2e/proof.ts';
import type { GameProof } from './game-proof.ts';
import { nantyNarking } from './nanty-narking/proof.ts';
import type { Oracle } from './oracle.ts';

const proofs: Record<string, GameProof> = {
  'emerald-2e': emerald2e,
  'nanty-narking': nantyNarking,
};
/** What is known of every game, by id. The only place that names one: all else of a game is in the folders of that name. */
export const PROOFS: Readonly<Record<string, GameProof>> = proofs;

/** Adds what is known of a game that was added. */
export function addProof(id: string, proof: GameProof): void {
  proofs[id] = proof;
}

/** What is known of a game; throws where nothing is. */
export function proofOf(id: string): GameProof {
  const proof = PROOFS[id];
  if (proof === undefined)
    throw new Error(`nothing is known of ${id}: it needs an oracle, and depths, in a folder here`);
  return proof;
}

const oracles = new WeakMap<AnyGame, Oracle>();

/** The oracle of a game, or of a copy of it that has faults. */
export function oracleOf(game: AnyGame): Oracle {
  const oracle = oracles.get(game) ?? proofOf(game.id).oracle(game);
  oracles.set(game, oracle);
  return oracle;
}
