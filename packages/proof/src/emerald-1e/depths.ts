import type { Depths } from '../game-proof.ts';

export const depths: Depths = {
  ends: {},
  conservation: {},
  questions: {},
  secrecy: {},
  'round trip': {},
  sets: {},
  'dead ends': {},
  replay: {},
  'take-backs': {},
  malformed: {},
  're-deals': {},
  twins: {},
  drafts: {},
  histories: {},
  forecasts: {},
};
