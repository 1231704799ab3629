import { type AnyGame, GAMES } from '@gaslamp/games/games';
import type { GameProof } from './game-proof.ts';
import type { Oracle } from './oracle.ts';

/** Loads the folder of a game; returns null for an added game, which has none here. */
async function folderOf(id: string): Promise<{ readonly proof: GameProof } | null> {
  try {
    return await import(`./${id}/proof.ts`);
  } catch {
    return null;
  }
}

const proofs: Record<string, GameProof> = {};
for (const id of Object.keys(GAMES)) {
  const found = await folderOf(id);
  if (found !== null) proofs[id] = found.proof;
}
/** The proofs of all games by id, from the folders of those names. */
export const PROOFS: Readonly<Record<string, GameProof>> = proofs;

/** Adds the proof of an added game. */
export function addProof(id: string, proof: GameProof): void {
  proofs[id] = proof;
}

/** Returns the proof of a game. Throws if there is none. */
export function proofOf(id: string): GameProof {
  const proof = PROOFS[id];
  if (proof === undefined)
    throw new Error(`nothing is known of ${id}: it needs an oracle, and depths, in a folder here`);
  return proof;
}

const oracles = new WeakMap<AnyGame, Oracle>();

/** Returns the oracle of a game, or of a faulty copy of it. */
export function oracleOf(game: AnyGame): Oracle {
  const oracle = oracles.get(game) ?? proofOf(game.id).oracle(game);
  oracles.set(game, oracle);
  return oracle;
}
