import { copies, type GameProof } from '../game-proof.ts';
import { depths } from './depths.ts';
import { oracle } from './oracle.ts';

export const proof: GameProof = {
  oracle,
  depths,
  crowd: {
    // Cards that look, search, bury, turn or remove.
    correction: copies({
      SHOGGOTH: 5,
      ZOMBIES: 4,
      VAMPIRES: 5,
      CTHULHU: 4,
      MI_GO: 4,
      PINKERTON: 4,
      THIRD_SECTION: 6,
      TERRORS: 4,
      LEOPOLD: 2,
      YOG_SOTHOTH: 3,
    }),
    brings: [],
  },
  // Its matches take twice as long as the others': use GASLAMP_MATCHES=8000 for an equal number.
  share: 1 / 16,
};
