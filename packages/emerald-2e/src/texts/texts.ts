import type { EffectKey } from '../pack.ts';
import { adler } from './adler.ts';
import { blackHand } from './black-hand.ts';
import { burtsev } from './burtsev.ts';
import { changeOfHeart } from './change-of-heart.ts';
import { cthulhu } from './cthulhu.ts';
import { cycleHand } from './cycle-hand.ts';
import { drawTwo } from './draw-two.ts';
import { duchess } from './duchess.ts';
import { freud } from './freud.ts';
import { golovinski } from './golovinski.ts';
import { hideRoyalty } from './hide-royalty.ts';
import { holyBrotherhood } from './holy-brotherhood.ts';
import { leopold } from './leopold.ts';
import { lestrade } from './lestrade.ts';
import { miGo } from './mi-go.ts';
import { okhrana } from './okhrana.ts';
import { peoplesWill } from './peoples-will.ts';
import { pinkerton } from './pinkerton.ts';
import { shoggoth } from './shoggoth.ts';
import { terrors } from './terrors.ts';
import type { Text } from './text.ts';
import { thirdSection } from './third-section.ts';
import { vampires } from './vampires.ts';
import { yogSothoth } from './yog-sothoth.ts';
import { zombies } from './zombies.ts';

/**
 * Every text played on its own turn. Interrupts (R18.23) are in window.ts, Fenians and Infernal Machine in assassinate.ts.
 * Cards without a text have only symbols, such as Hired Assassin (R18.10) and Peter Rachkovsky (R18.17).
 */
export const texts: Partial<Record<EffectKey, Text>> = {
  duchessDUzes: duchess,
  ireneAdler: adler,
  golovinski,
  cycleHand,
  freud,
  burtsev,
  lestrade,
  drawTwo,
  cthulhu,
  hideRoyalty,
  miGo,
  okhrana,
  pinkerton,
  shoggoth,
  societyOfLeopold: leopold,
  blackHand,
  yogSothoth,
  changeOfHeart,
  thirdSection,
  zombies,
  vampires,
  terrors,
  peoplesWill,
  holyBrotherhood,
};
