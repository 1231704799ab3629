// Every action and every text, composed by Ann in a position in which nearly everything is possible.
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';

/** Ann has `hand` and the values of `fields`, in a position in which nearly everything is possible. */
const ann = (hand: string[], fields: PlayerSpec = {}): PositionSpec => ({
  markers: { restorationist: 2, loyalist: 2 },
  players: {
    ann: {
      hand: [...hand, 'START_S009', 'START_S010'],
      deck: ['EMMA_GOLDMAN', 'MALATESTA', 'UNGERN_STERNBERG', 'RAVACHOL'],
      discard: ['RACHKOVSKY', 'MORES'],
      agents: { CAIRO: 5, VIENNA: 1 },
      cubes: ['VIENNA', 'PARIS'],
      limbo: 5,
      tokens: 2,
      beside: [{ card: 'MI_GO', agents: 2 }],
      ...fields,
    },
    ben: { hand: ['START_S003', 'START_S004'], agents: { CAIRO: 2, BERLIN: 1 }, cubes: ['ROME'] },
    cat: { hand: ['START_S003', 'START_S004'], agents: { BERLIN: 2 }, cubes: ['ROME'] },
  },
  cities: {
    CAIRO: { zombies: 1, slot: true },
    VIENNA: { faceUp: 'AIRSHIPS' },
    PARIS: { faceUp: 'NECRONOMICON' },
  },
});

/** A composed action: the position, the answers published before it, and the answers up to the confirmation. */
export interface Composed {
  readonly name: string;
  readonly spec: PositionSpec;
  readonly before?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly answers: readonly string[];
}
const action = (name: string, hand: string[], ...answers: string[]): Composed => ({ name, spec: ann(hand), answers });
const text = (card: string, ...answers: string[]): Composed =>
  action(card, [card, 'START_S008'], `play ${card}`, ...answers);

export const ACTIONS: readonly Composed[] = [
  action('place', ['START_S003', 'START_S006'], 'place ROME', 'pick START_S003', 'pick START_S006', 'done'),
  action('claim', ['START_S005', 'START_S008'], 'claim VIENNA', 'pick START_S005', 'confirm'),
  {
    ...action('a second claim', ['START_S005', 'START_S008'], 'claim PARIS', 'pick START_S008', 'confirm'),
    before: ['claim VIENNA', 'pick START_S005', 'confirm'],
  },
  action('retrieve', ['START_S008'], 'retrieve', 'pick START_S010', 'done', 'take PARIS', 'take LIMBO', 'done'),
  action('move', ['AZEF'], 'move CAIRO', 'to ROME', 'move VIENNA', 'to CAIRO', 'done', 'pick AZEF', 'done'),
  action(
    'markers',
    ['KROPOTKIN', 'BISMARCK'],
    'markers',
    'advance RESTORATIONIST KROPOTKIN',
    'advance LOYALIST BISMARCK',
    'done',
  ),
  action('assassination', ['START_S001', 'START_S002'], 'assassinate TUESDAY CAIRO', 'pick START_S002', 'confirm'),
  action(
    'assassination of royalty',
    ['START_S001', 'START_S002'],
    'assassinate ROYALTY CAIRO',
    'pick START_S002',
    'confirm',
  ),
  {
    ...action(
      'a second assassination',
      ['START_S001', 'START_S002'],
      'assassinate TUESDAY CAIRO',
      'pick START_S002',
      'confirm',
    ),
    before: ['assassinate TUESDAY CAIRO', 'pick START_S001', 'confirm'],
  },
  {
    name: 'assassination with support',
    spec: ann(['START_S001', 'START_S003', 'START_S004'], { agents: { BERLIN: 4 } }),
    answers: ['assassinate TUESDAY BERLIN', 'pick START_S001', 'pick START_S003', 'done'],
  },
  action('discard', ['START_S003'], 'discard', 'pick START_S003', 'pick START_S009', 'done'),
];

const FROM_BOARD: Composed = {
  ...action(
    'PINKERTON_AGENTS from the board',
    ['PINKERTON_AGENTS'],
    'play PINKERTON_AGENTS',
    'from CAIRO',
    'to LONDON',
    'confirm',
  ),
  options: { pinkertonFromBoard: true },
};
export const TEXTS: readonly Composed[] = [
  text('DUCHESS_DUZES', 'at VIENNA', 'confirm'),
  text('IRENE_ADLER', 'remove TUESDAY BERLIN', 'confirm'),
  text('GOLOVINSKI', 'confirm'),
  text('MRS_HUDSON', 'pick START_S008', 'done'),
  text('SIGMUND_FREUD', 'confirm'),
  text('BURTSEV', 'player WEDNESDAY', 'confirm'),
  text('LESTRADE', 'send TUESDAY ROME', 'confirm'),
  text('WATSON', 'confirm'),
  text('CTHULHU', 'at ROME', 'confirm'),
  text('FREEMASONS', 'pick START_S008', 'pick START_S009', 'done'),
  text('HIDE_ROYALTY', 'at CAIRO', 'confirm'),
  text('OKHRANA', 'send TUESDAY ROME', 'send WEDNESDAY ROME', 'done'),
  text('PINKERTON_AGENTS', 'to LONDON', 'confirm'),
  text('SHOGGOTH', 'remove WEDNESDAY BERLIN', 'confirm'),
  text('SOCIETY_OF_LEOPOLD', 'confirm'),
  text('BLACK_HAND', 'confirm'),
  text('YOG_SOTHOTH', 'from CAIRO', 'from VIENNA', 'done'),
  text('CHANGE_OF_HEART', 'confirm'),
  text('THIRD_SECTION', 'at PARIS', 'confirm'),
  text('ZOMBIES', 'confirm'),
  text('VAMPIRES', 'remove TUESDAY CAIRO', 'confirm'),
  text('TERRORS_OF_THE_NIGHT', 'player TUESDAY', 'confirm'),
  text('PEOPLES_WILL', 'confirm'),
  text('HOLY_BROTHERHOOD', 'confirm'),
  text('DIOGENES_CLUB', 'confirm'),
  {
    name: 'MI_GO',
    spec: ann(['MI_GO'], { beside: [] }),
    answers: ['play MI_GO', 'from CAIRO', 'from VIENNA', 'done'],
  },
];
export const RELEASE = action('release', ['START_S008'], 'release MI_GO', 'to ROME', 'confirm');
/** Only what was discarded can be drawn. */
const RESHUFFLED: readonly Composed[] = [
  {
    name: 'DIOGENES_CLUB with an empty deck',
    spec: ann(['DIOGENES_CLUB'], { deck: [] }),
    answers: ['play DIOGENES_CLUB', 'confirm'],
  },
  {
    name: 'MRS_HUDSON with an empty deck',
    spec: ann(['MRS_HUDSON'], { deck: [] }),
    answers: ['play MRS_HUDSON', 'done'],
  },
];
export const ALL: readonly Composed[] = [...ACTIONS, ...TEXTS, ...RESHUFFLED, FROM_BOARD, RELEASE];
