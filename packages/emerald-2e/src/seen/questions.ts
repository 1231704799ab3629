import type { QuestionSpec } from '@gaslamp/kernel/effects';
import type { VerbName } from './verbs.ts';

/** All questions to players, in the order of the rulebook. */
export const QUESTIONS = {
  // R2.10
  'setup.agent': { about: [], verbs: ['to'] },
  // R4
  'turn.act': {
    about: [],
    verbs: [
      ...(['pass', 'place', 'claim', 'retrieve', 'move', 'markers', 'assassinate', 'discard'] as const),
      ...(['play', 'release', 'end'] as const),
    ],
    secret: true,
  },
  /** The confirmation of a composed action. */
  confirm: { about: [], verbs: ['confirm'], draft: true },
  // R5
  'place.cards': { about: ['city'], verbs: ['pick', 'done'], draft: true, secret: true, set: true },
  // R6
  'claim.card': { about: ['city'], verbs: ['pick'], draft: true, secret: true },
  'claim.more': { about: [], verbs: ['claim', 'done'], secret: true },
  // R7
  'retrieve.cards': { about: [], verbs: ['pick', 'done'], draft: true, secret: true, set: true },
  'retrieve.from': { about: [], verbs: ['take', 'done'], draft: true, set: true },
  // R8
  'move.to': { about: ['from', 'moves'], verbs: ['to'], draft: true },
  'move.more': { about: ['moves'], verbs: ['move', 'done'], draft: true, secret: true },
  'move.cards': { about: ['moves'], verbs: ['pick', 'done'], draft: true, secret: true, set: true },
  // R9
  'markers.cards': { about: [], verbs: ['advance', 'done'], draft: true, secret: true, set: true },
  // R10
  'assassinate.card': { about: ['target', 'city', 'first'], verbs: ['pick'], draft: true, secret: true },
  'assassinate.support': { about: ['target', 'city'], verbs: ['pick', 'done'], draft: true, secret: true, set: true },
  'assassinate.more': { about: [], verbs: ['assassinate', 'done'], secret: true },
  // R11
  'discard.cards': { about: [], verbs: ['pick', 'done'], draft: true, secret: true, set: true },
  // R12
  'window.answer': { about: ['from', 'city', 'harm'], verbs: ['pass', 'use'], secret: true },
  // R12.3, R18.16
  'mi-go.release': { about: ['card'], verbs: ['to'], draft: true },
  // R13.4
  'identity.rally': { about: [], verbs: ['to'] },
  // R18
  'cthulhu.city': { about: [], verbs: ['at'], draft: true },
  'duchess.city': { about: [], verbs: ['at'], draft: true },
  'cycle-hand.discard': { about: [], verbs: ['pick', 'done'], draft: true, secret: true, set: true },
  'hide-royalty.city': { about: [], verbs: ['at'], draft: true },
  'lestrade.cubes': { about: [], verbs: ['send'], draft: true },
  'adler.agent': { about: [], verbs: ['remove'], draft: true },
  'mi-go.agents': { about: [], verbs: ['from', 'done'], draft: true, set: true },
  'okhrana.cubes': { about: [], verbs: ['send', 'done'], draft: true, set: true },
  'pinkerton.from': { about: [], verbs: ['from'], draft: true },
  'pinkerton.to': { about: [], verbs: ['to'], draft: true },
  'shoggoth.agent': { about: [], verbs: ['remove'], draft: true },
  'terrors.player': { about: [], verbs: ['player'], draft: true },
  'third-section.city': { about: [], verbs: ['at'], draft: true },
  'vampires.agent': { about: [], verbs: ['remove'], draft: true },
  'burtsev.player': { about: [], verbs: ['player'], draft: true },
  'yog-sothoth.agents': { about: [], verbs: ['from', 'done'], draft: true, set: true },
  'zombies.bite': { about: [], verbs: ['remove', 'done'] },
  'zombies.raise': { about: [], verbs: ['raise'] },
} as const satisfies Readonly<Record<string, QuestionSpec & { readonly verbs: readonly VerbName[] }>>;
