import type { Refused } from '@gaslamp/kernel/effects';
import { IS_BENEFIT, IS_INTERRUPT } from '../refusals.ts';
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

/** A text with its own timing (R12.2, R12.4), which is never played by itself. */
const elsewhere = (refused: Refused): Text => ({ refuse: () => refused, play: () => [] });

/**
 * Every text. Interrupts (R18.23) are in window.ts, Fenians and Infernal Machine in assassinate.ts. Cards without a text
 * have only symbols, such as Hired Assassin (R18.10) and Peter Rachkovsky (R18.17).
 */
export const texts = {
  blackHand,
  burtsev,
  changeOfHeart,
  cthulhu,
  cycleHand,
  drawTwo,
  duchessDUzes: duchess,
  fenians: elsewhere(IS_BENEFIT),
  freud,
  golovinski,
  hideRoyalty,
  holyBrotherhood,
  infernalMachine: elsewhere(IS_BENEFIT),
  ireneAdler: adler,
  lestrade,
  miGo,
  okhrana,
  peoplesWill,
  pinkerton,
  sherlockHolmes: elsewhere(IS_INTERRUPT),
  shoggoth,
  societyOfLeopold: leopold,
  terrors,
  thirdSection,
  vampires,
  yogSothoth,
  zombies,
} satisfies Readonly<Record<string, Text>>;
