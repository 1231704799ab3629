// MOTH, a small game for two to four: a secret, a die and a window. It is shipped to nobody; tests play it everywhere.
//
// M1 Twelve candles of worth one to three and four hoods are shuffled. Everybody holds three cards, the rest is the deck.
// M2 In a turn one lights a candle of the hand before oneself, or blows at another's candles, or rests.
// M3 Who is blown at may answer with a hood of the hand, which is laid off: nothing happens. Whoever holds cards is asked.
//    Else a die is rolled: from four on the most precious candle of that player goes out.
// M4 Then one draws a card, while there are any.
// M5 Who begins a turn with candles worth the goal ends the match; so does the twenty-fifth turn. The most light wins;
//    who is alike shares.
import { Effects, type Refused } from '@gaslamp/kernel/effects';
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
import { Verbs } from '@gaslamp/kernel/verbs';

export const PLAYERS = ['ASH', 'ELM', 'FIR', 'OAK'];
export const CARDS = ['CANDLE_1', 'CANDLE_2', 'CANDLE_3', 'HOOD'];
const HOOD = 3;
export const COPIES = 4;
export const TURNS = 24;
export const HAND: Place = 0;
export const LIT: Place = 4;
export const DECK: Place = 8;
export const GONE: Place = 9;
export const PLACES = ['HAND', 'LIT'].flatMap((zone) => PLAYERS.map((who) => `${zone}.${who}`)).concat('DECK', 'GONE');

export interface Moth extends State {
  active: Player;
  turns: number;
  /** Light that ends the match. */
  goal: number;
  over: number;
}
/** Nothing of this game comes from a pack. */
export type Data = Readonly<Record<never, never>>;
type At = Position<Moth, Data>;
type G = Table<Moth, Data>;

export const kindOf = (item: Item): number => Math.floor(item / COPIES);
export const itemsIn = (s: Moth, place: Place): Item[] =>
  s.place.flatMap((lies, item) => (lies === place ? [item] : []));
const holds = (s: Moth, player: Player, kind: number): boolean =>
  itemsIn(s, HAND + player).some((item) => kindOf(item) === kind);
export const light = (s: Moth, player: Player): number =>
  itemsIn(s, LIT + player).reduce((sum, item) => sum + kindOf(item) + 1, 0);

const verbs = new Verbs();
const rest = verbs.define('rest');
const lightUp = verbs.define('light', { card: CARDS });
const blow = verbs.define('blow', { at: PLAYERS });
const pass = verbs.define('pass');
const hood = verbs.define('hood');

const effects = new Effects<Moth, Data>();
const { step, choice } = effects;

/** M1 */
const deal = step('deal', (g) => {
  for (let player = 0; player < g.s.seats; player++) for (let i = 0; i < 3; i++) draw(g, player);
  g.next(turn({}));
});
function draw(g: G, player: Player): void {
  const item = g.draw(DECK, HAND + player);
  if (item !== null) g.emit('drew', { player }, { to: only(player), fields: { card: kindOf(item) } });
}

/** M5 */
const turn = step('turn', (g) => {
  const { s } = g;
  const by = s.active;
  if (light(s, by) >= s.goal || s.turns === TURNS) {
    s.over = 1;
    g.emit('ended', { player: by });
    return g.finish();
  }
  s.turns++;
  g.emit('turn', { player: by });
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
    if (lightUp.card(wish) === HOOD) return { rule: 'M2', key: 'no-candle' };
    return holds(s, by, lightUp.card(wish)) ? null : { rule: 'M2', key: 'not-held' };
  }
  if (!blow.is(wish)) return null;
  const at = blow.at(wish);
  if (at >= s.seats || at === by) return { rule: 'M2', key: 'nobody' };
  return itemsIn(s, LIT + at).length === 0 ? { rule: 'M2', key: 'dark' } : null;
}
const act = choice<{ by: Player }>('act', {
  secret: true,
  options(at, { by }) {
    const wishes = [...CARDS.map((_, card) => lightUp({ card })), ...PLAYERS.map((_, player) => blow({ at: player }))];
    return [rest({}), ...wishes.filter((wish) => refuseAct(at, by, wish) === null)];
  },
  refuse: (at, { by }, wish) => refuseAct(at, by, wish),
  choose(g, { by }, option) {
    if (lightUp.is(option)) {
      const item = itemsIn(g.s, HAND + by).find((one) => kindOf(one) === lightUp.card(option))!;
      g.move(item, LIT + by);
      g.emit('lit', { player: by, card: kindOf(item) });
    } else if (blow.is(option)) {
      const at = blow.at(option);
      g.emit('blew', { player: by, at });
      // M3: whoever holds cards is asked, whatever they are.
      g.next(...(itemsIn(g.s, HAND + at).length > 0 ? [answer({ by: at })] : [gust({ by: at })]));
    } else g.emit('rested', { player: by });
  },
});

/** M3 */
const answer = choice<{ by: Player }>('answer', {
  secret: true,
  pass: pass({}),
  options: ({ s }, { by }) => (holds(s, by, HOOD) ? [pass({}), hood({})] : [pass({})]),
  refuse: (_, __, wish) => (wish === hood({}) ? { rule: 'M3', key: 'no-hood' } : null),
  choose(g, { by }, option) {
    if (option !== hood({})) return g.next(gust({ by }));
    g.move(itemsIn(g.s, HAND + by).find((item) => kindOf(item) === HOOD)!, GONE);
    g.emit('hooded', { player: by });
  },
});
const gust = step<{ by: Player }>('gust', (g, { by }) => {
  const face = g.roll(6);
  g.emit('rolled', { face });
  if (face < 4) return;
  // Copies lie in the order of their worth.
  const item = itemsIn(g.s, LIT + by).at(-1)!;
  g.move(item, GONE);
  g.emit('out', { player: by, card: kindOf(item) });
});

export const moth: Game<Moth, Data> = {
  id: 'moth',
  rules: 1,
  seats: { least: 2, most: 4 },
  data: {},
  pack: 'none',
  effects,
  verbs,
  options: { goal: { least: 5, most: 9, standard: 7, rule: 'M5' } },
  places: PLACES,
  setup: (seats, { goal }) => ({
    rules: 1,
    seats,
    move: 0,
    step: 0,
    agenda: [deal({})],
    picks: [],
    place: Array<Place>(CARDS.length * COPIES).fill(DECK),
    seenBy: Array<number>(CARDS.length * COPIES).fill(NOBODY),
    active: 0,
    turns: 0,
    goal: goal!,
    over: 0,
  }),
  nameOf: (item) => `${CARDS[kindOf(item)]}.${(item % COPIES) + 1}`,
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
