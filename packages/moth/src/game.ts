// MOTH, a small game for two to four players with a secret, a die and a window. It is not shipped; only tests play it.
//
// M1 The deck has four candles each worth one, two and three, and four hoods. All cards are distinct, so everybody sees which
//    one is laid open. Each player holds three; the rest is the deck.
// M2 In a turn a player lights a candle from the hand, blows at another player's candles, or rests.
// M3 The target of blowing may discard a hood from the hand, which prevents it. Every target with cards in hand is asked.
//    Otherwise a die is rolled: from four on, the last of that player's most valuable candles goes out.
// M4 Then the player draws a card, while there are any.
// M5 A player who begins a turn with candles worth the goal ends the match; so does the twenty-fifth turn. The most light
//    wins; ties share.
import { asking, Effects, type QuestionSpecs, type Refused } from '@gaslamp/kernel/effects';
import { type EventSpecs, telling } from '@gaslamp/kernel/events';
import type { Game } from '@gaslamp/kernel/game';
import {
  EVERYONE,
  type Item,
  NOBODY,
  type Option,
  only,
  type Place,
  type Player,
  type Position,
  type State,
} from '@gaslamp/kernel/state';
import type { Table } from '@gaslamp/kernel/table';
import { verbsOf } from '@gaslamp/kernel/verbs';

export const PLAYERS = ['ASH', 'ELM', 'FIR', 'OAK'];
export const CARDS = ['WAX', 'TALLOW', 'REED', 'OIL'].flatMap((of) =>
  ['1', '2', '3', 'HOOD'].map((as) => `${of}_${as}`),
);
export const TURNS = 24;
const GOAL = 7;
export const HAND: Place = 0;
export const LIT: Place = 4;
export const DECK: Place = 8;
export const GONE: Place = 9;
export const PLACES = ['HAND', 'LIT'].flatMap((zone) => PLAYERS.map((who) => `${zone}.${who}`)).concat('DECK', 'GONE');

export interface Moth extends State {
  active: Player;
  turns: number;
  /** Light needed to end the match. */
  goal: number;
  over: number;
}
/** This game has no pack. */
export type Data = Readonly<Record<never, never>>;
type At = Position<Moth, Data>;
type G = Table<Moth, Data>;

const isHood = (card: Item): boolean => card % 4 === 3;
const worth = (card: Item): number => (isHood(card) ? 0 : (card % 4) + 1);
export const cardsIn = (s: Moth, place: Place): Item[] =>
  s.place.flatMap((lies, card) => (lies === place ? [card] : []));
export const light = (s: Moth, player: Player): number =>
  cardsIn(s, LIT + player).reduce((sum, card) => sum + worth(card), 0);

const { verbs, made } = verbsOf({
  rest: {},
  light: { card: CARDS },
  blow: { at: PLAYERS },
  pass: {},
  hood: { card: CARDS },
});
const { rest, light: lightUp, blow, pass, hood } = made;

const QUESTIONS = {
  act: { about: [], verbs: ['rest', 'light', 'blow'], secret: true },
  answer: { about: [], verbs: ['pass', 'hood'], secret: true },
} as const satisfies QuestionSpecs;
const EVENT_SPECS = {
  drew: { fields: ['player', 'card'], secret: ['card'], to: ['player'] },
  turn: { fields: ['player'] },
  lit: { fields: ['player', 'card'] },
  blew: { fields: ['player', 'at'] },
  rested: { fields: ['player'] },
  hooded: { fields: ['player', 'card'] },
  rolled: { fields: ['face'] },
  out: { fields: ['player', 'card'] },
  ended: { fields: ['player'] },
} as const satisfies EventSpecs;

const effects = new Effects<Moth, Data>();
const { step } = effects;
const { choice } = asking(effects, QUESTIONS);
const { tell } = telling(EVENT_SPECS);

/** M1 */
const deal = step('deal', (g) => {
  for (let player = 0; player < g.s.seats; player++) for (let i = 0; i < 3; i++) draw(g, player);
  g.next(turn({}));
});
function draw(g: G, player: Player): void {
  const card = g.draw(DECK, HAND + player);
  if (card !== null) tell(g)?.('drew', { player, card });
}

/** M5 */
const turn = step('turn', (g) => {
  const { s } = g;
  const by = s.active;
  if (light(s, by) >= s.goal || s.turns === TURNS) {
    s.over = 1;
    tell(g)?.('ended', { player: by });
    return g.finish();
  }
  s.turns++;
  tell(g)?.('turn', { player: by });
  g.next(act({ by }), drawn({ by }), turn({}));
});
/** M4 */
const drawn = step<{ by: Player }>('draw', (g, { by }) => {
  draw(g, by);
  g.s.active = (by + 1) % g.s.seats;
});

/** M2 */
function refuseAct({ s }: At, by: Player, wish: Option): Refused | null {
  if (lightUp.is(wish)) {
    if (isHood(lightUp.card(wish))) return { rule: 'M2', key: 'no-candle' };
    return s.place[lightUp.card(wish)] === HAND + by ? null : { rule: 'M2', key: 'not-held' };
  }
  if (!blow.is(wish)) return null;
  const at = blow.at(wish);
  if (at >= s.seats || at === by) return { rule: 'M2', key: 'nobody' };
  return cardsIn(s, LIT + at).length === 0 ? { rule: 'M2', key: 'dark' } : null;
}
const act = choice('act', {
  options(at, { by }) {
    const wishes = [...CARDS.map((_, card) => lightUp(card)), ...PLAYERS.map((_, player) => blow(player))];
    return [rest, ...wishes.filter((wish) => refuseAct(at, by, wish) === null)];
  },
  refuse: (at, { by }, wish) => refuseAct(at, by, wish),
  choose(g, { by }, option) {
    if (lightUp.is(option)) {
      const card = lightUp.card(option);
      g.move(card, LIT + by);
      tell(g)?.('lit', { player: by, card });
    } else if (blow.is(option)) {
      const at = blow.at(option);
      tell(g)?.('blew', { player: by, at });
      // M3: every player with cards is asked, whatever the cards are.
      g.next(...(cardsIn(g.s, HAND + at).length > 0 ? [answer({ by: at })] : [gust({ by: at })]));
    } else tell(g)?.('rested', { player: by });
  },
});

/** M3 */
const answer = choice('answer', {
  pass,
  options: ({ s }, { by }) => [pass, ...cardsIn(s, HAND + by).flatMap((card) => (isHood(card) ? [hood(card)] : []))],
  refuse: (_, __, wish) => (hood.is(wish) ? { rule: 'M3', key: 'no-hood' } : null),
  choose(g, { by }, option) {
    if (!hood.is(option)) return g.next(gust({ by }));
    const card = hood.card(option);
    g.move(card, GONE);
    tell(g)?.('hooded', { player: by, card });
  },
});
const gust = step<{ by: Player }>('gust', (g, { by }) => {
  const face = g.roll(6);
  tell(g)?.('rolled', { face });
  if (face < 4) return;
  const card = cardsIn(g.s, LIT + by).reduce((best, one) => (worth(one) >= worth(best) ? one : best));
  g.move(card, GONE);
  tell(g)?.('out', { player: by, card });
});

export const moth: Game<Moth, Data> = {
  id: 'moth',
  rules: 1,
  seats: { least: 2, most: 4 },
  data: {},
  pack: 'none',
  effects,
  verbs,
  questions: QUESTIONS,
  events: EVENT_SPECS,
  options: { goal: { least: 5, most: 9, standard: GOAL, rule: 'M5' } },
  places: PLACES,
  setup: (seats, { goal }) => ({
    rules: 1,
    seats,
    move: 0,
    step: 0,
    agenda: [deal({})],
    picks: [],
    place: CARDS.map(() => DECK),
    seenBy: CARDS.map(() => NOBODY),
    active: 0,
    turns: 0,
    goal: goal ?? GOAL,
    over: 0,
  }),
  nameOf: (card) => CARDS[card]!,
  watchers: (_, place) => (place < LIT ? only(place - HAND) : place === DECK ? NOBODY : EVERYONE),
  pool: () => 0,
  active: (s) => s.active,
  refuse: () => ({ rule: 'M2', key: 'not-asked' }),
  result({ s }) {
    if (s.over === 0) return null;
    const points = Array.from({ length: s.seats }, (_, player) => light(s, player));
    const best = Math.max(...points);
    return { winners: only(...points.flatMap((n, player) => (n === best ? [player] : []))), points, reason: 'light' };
  },
};
