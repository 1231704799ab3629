import type { GameProof } from '../game-proof.ts';
import { depths } from './depths.ts';
import { oracle } from './oracle.ts';

const richer = { threshold: { '3': 200, '4': 200 } };

export const proof: GameProof = {
  oracle,
  depths,
  crowd: {
    // Large hands, in which answers are found, and few agents and buildings, so that one must be moved to place another.
    correction: {
      setup: { hand: 8, agents: 5, buildings: 2, money: 40 },
      personalities: { SIDONIA: richer },
      variants: { V_SIDONIA: richer },
    },
    // R5.4 needs six buildings on the board.
    brings: ['verb rebuild', 'verb exchange'],
  },
};
