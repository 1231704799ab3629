// Written by packages/client/scripts/signs.mts.
import type { LetterGlyph } from '../../../art/glyph.ts';

export const londonLetters = {
  agent: { ink: '\ue200' },
  building: { ink: '\ue201', cut: '\ue202' },
  kill: { ink: '\ue203', cut: '\ue204' },
  calm: { ink: '\ue205', cut: '\ue206' },
  money: { ink: '\ue207', cut: '\ue208', number: [12, 16.6, 13] },
  pound: { ink: '\ue209', cut: '\ue20a' },
  text: { ink: '\ue20b', cut: '\ue20c' },
  event: { ink: '\ue20d', cut: '\ue20e' },
  another: { ink: '\ue20f' },
  interrupt: { ink: '\ue210', cut: '\ue211' },
  trouble: { ink: '\ue212', cut: '\ue213' },
  citizen: { ink: '\ue214' },
  grenadier: { ink: '\ue215' },
  mask: { ink: '\ue216', cut: '\ue217' },
  district: { ink: '\ue218', cut: '\ue219' },
} as const satisfies Record<string, LetterGlyph>;
