import { copies, type GameProof } from '../game-proof.ts';
import { depths } from './depths.ts';
import { oracle } from './oracle.ts';

export const proof: GameProof = {
  oracle,
  depths,
  crowd: {
    // Cards that answer, look or banish.
    correction: copies({
      SHERLOCK_HOLMES: 7,
      VAMPIRES: 6,
      ZOMBIES: 3,
      BURTSEV: 4,
      SOCIETY_OF_LEOPOLD: 2,
      MI_GO: 3,
      HIRED_ASSASSIN: 4,
      FENIANS: 4,
    }),
    brings: [],
  },
};
