import type { Refused } from '@gaslamp/kernel/effects';
import { IS_CLAIM, IS_CONTINUOUS, IS_START, IS_SUPPORT } from '../refusals.ts';
import { adler } from './adler.ts';
import { shoggoth, vampires, yogSothoth } from './agents.ts';
import { airship } from './airship.ts';
import { blockingDisc } from './blocking-disc.ts';
import { okhrana, returnCubes } from './cubes.ts';
import { cycleHand } from './cycle-hand.ts';
import { duchess } from './duchess.ts';
import { miGo } from './mi-go.ts';
import { pinkerton } from './pinkerton.ts';
import { burtsev, terrors } from './players.ts';
import { drawTwo, freud, holyBrotherhood, leopold, takeCube, warTwo } from './simple.ts';
import type { Text } from './text.ts';
import { thirdSection } from './third-section.ts';
import { zombies } from './zombies.ts';

/** A text with its own timing (R20.5), which is never played by itself. */
const elsewhere = (refused: Refused): Text => ({ refuse: () => refused, play: () => [] });

/** Every text by its effect key (R20.9). On claim: on-claim.ts; starts and supports: ../attack.ts, ../support.ts. */
export const texts = {
  airship,
  blackHand: elsewhere(IS_CONTINUOUS),
  blockingDisc,
  bombPlus: elsewhere(IS_CONTINUOUS),
  buyPlus: elsewhere(IS_CONTINUOUS),
  claimWithoutCube: duchess,
  cthulhu: elsewhere(IS_CLAIM),
  cycleHand,
  drawTwo,
  drawTwoTokens: elsewhere(IS_CLAIM),
  fenians: elsewhere(IS_SUPPORT),
  freud,
  handPlus: elsewhere(IS_CONTINUOUS),
  hideRoyal: elsewhere(IS_START),
  hiredAssassin: elsewhere(IS_START),
  holyBrotherhood,
  infernalMachine: elsewhere(IS_SUPPORT),
  leopold,
  lockCity: elsewhere(IS_CONTINUOUS),
  mainAgent: elsewhere(IS_START),
  miGo,
  moveDiscount: elsewhere(IS_CONTINUOUS),
  necronomicon: elsewhere(IS_CLAIM),
  okhrana,
  peekIdentity: burtsev,
  pinkerton,
  returnCubes,
  sanityChoice: elsewhere(IS_CONTINUOUS),
  shoggoth,
  switchFaction: elsewhere(IS_CONTINUOUS),
  takeCube,
  terrors,
  thirdSection,
  turnAgent: adler,
  vampires,
  warTwo,
  yogSothoth,
  zombies,
} satisfies Readonly<Record<string, Text>>;
