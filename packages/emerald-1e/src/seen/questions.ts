import type { QuestionSpec } from '@gaslamp/kernel/effects';
import type { VerbName } from './verbs.ts';

const CARDS = { verbs: ['pick', 'done'], draft: true, secret: true, set: true } as const;

/** All questions to players, in the order of the rulebook. */
export const QUESTIONS = {
  // R2.10
  'setup.agent': { about: [], verbs: ['to'] },
  // R3, R6
  'turn.act': {
    about: [],
    verbs: [
      ...(['pass', 'place', 'claim', 'retrieve', 'buy', 'move', 'markers', 'discard'] as const),
      ...(['reveal', 'expose', 'play', 'attack', 'hide'] as const),
    ],
    secret: true,
  },
  /** The confirmation of a composed action. */
  confirm: { about: [], verbs: ['confirm'], draft: true },
  // R6
  'place.cards': { about: ['target'], ...CARDS },
  'retrieve.cards': { about: [], ...CARDS },
  'retrieve.from': { about: [], verbs: ['take', 'done'], draft: true, set: true },
  'buy.cards': { about: [], ...CARDS },
  'move.to': { about: ['agent', 'cost'], verbs: ['to'], draft: true, secret: true },
  'move.more': { about: ['cost'], verbs: ['move', 'done'], draft: true, secret: true },
  'move.cards': { about: ['cost'], ...CARDS },
  'markers.cards': { about: [], verbs: ['advance', 'done'], draft: true, secret: true, set: true },
  'discard.cards': { about: [], ...CARDS },
  'discard.top': { about: ['since'], verbs: ['pick'], draft: true, secret: true },
  // R10
  'attack.executor': { about: ['card', 'hides'], verbs: ['agent'], draft: true, secret: true },
  'attack.aim': { about: ['card', 'hides', 'executor'], verbs: ['aim'], draft: true, secret: true },
  'attack.support': {
    about: ['executor', 'target'],
    verbs: ['pick', 'text', 'done'],
    draft: true,
    secret: true,
    set: true,
  },
  // R11
  'window.answer': { about: ['from', 'city', 'target'], verbs: ['pass', 'thwart'], secret: true },
  'expose.answer': { about: ['agent', 'to'], verbs: ['give', 'keep'], secret: true },
  // R14
  'sanity.choice': { about: ['executor'], verbs: ['mad', 'sane'] },
  // R20, with R12 and R13
  'airship.agent': { about: [], verbs: ['agent'], draft: true },
  'airship.to': { about: ['agent'], verbs: ['to'], draft: true },
  'adler.agent': { about: [], verbs: ['turn'], draft: true },
  'burtsev.player': { about: [], verbs: ['player'], draft: true },
  'cthulhu.city': { about: [], verbs: ['at'] },
  'cycle-hand.cards': { about: [], ...CARDS },
  'disc.target': { about: [], verbs: ['block', 'unblock'], draft: true },
  'duchess.target': { about: [], verbs: ['claim'], draft: true },
  'lestrade.cubes': { about: [], verbs: ['send'], draft: true },
  'mi-go.agents': { about: [], verbs: ['agent', 'done'], draft: true, set: true },
  'mi-go.to': { about: [], verbs: ['to'], draft: true },
  'okhrana.cubes': { about: [], verbs: ['send', 'done'], draft: true, set: true },
  'pinkerton.keep': { about: ['left'], verbs: ['agent'], secret: true },
  'shoggoth.agent': { about: [], verbs: ['aim'], draft: true },
  'terrors.player': { about: [], verbs: ['player'], draft: true },
  'third-section.city': { about: [], verbs: ['strike', 'bury', 'peek'], draft: true },
  'vampires.agent': { about: [], verbs: ['agent', 'turn'], draft: true },
  'yog-sothoth.agent': { about: [], verbs: ['agent'], draft: true },
  'zombies.bite': { about: [], verbs: ['bite', 'done'] },
  'zombies.raise': { about: ['left'], verbs: ['raise', 'done'] },
} as const satisfies Readonly<Record<string, QuestionSpec & { readonly verbs: readonly VerbName[] }>>;
