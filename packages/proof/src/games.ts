import { type AnyGame, GAMES } from '@gaslamp/games/games';
import type { GameProof } from './game-proof.ts';
import type { Oracle } from './oracle.ts';

/** What is in the folder of a game; null for one that was added, which has none here. */
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
/** What is known of every game, by id: of the folder of that name. */
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
