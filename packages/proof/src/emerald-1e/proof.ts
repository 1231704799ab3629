import type { GameProof } from '../game-proof.ts';
import { depths } from './depths.ts';
import { oracle } from './oracle.ts';

export const proof: GameProof = { oracle, depths, crowd: null };
