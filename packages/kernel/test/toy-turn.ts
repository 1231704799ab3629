// The turn of the toy game and its actions.
import type { Refused } from '@gaslamp/kernel/effects';
import { type Option, only, type Player } from '@gaslamp/kernel/state';
import { canReach, reaches } from '@gaslamp/kernel/subsets';
import { confirmed, end, gain, lay } from './toy-deeds.ts';
import {
  type At,
  choice,
  countIn,
  DISCARD,
  distinct,
  done,
  type G,
  GREY_DECK,
  HAND,
  handOf,
  IDENTITY,
  isRed,
  itemOf,
  kindsIn,
  LAMPS,
  light,
  pass,
  pick,
  picks,
  play,
  RED_DECK,
  step,
  subset,
  UNDEALT,
  verbs,
  walk,
} from './toy-state.ts';
import { AIMED, played, TEXTS, target, targets } from './toy-texts.ts';

/** T1 */
export const deal = step('deal', (g) => {
  for (let player = 0; player < g.s.seats; player++) {
    const item = g.draw(UNDEALT, IDENTITY + player)!;
    g.emit('became', { player }, { to: only(player), fields: { item } });
    fill(g, player);
  }
  g.next(turn({}));
});

/** T5 */
const turn = step('turn', (g) => {
  const { s } = g;
  const by = s.active;
  if (s.coins[by]! >= 4) {
    if (s.place[itemOf('MISER')] === IDENTITY + by) return end(g, 2);
    s.notMiser[by] = 1;
  }
  g.emit('turn', { player: by });
  g.next(action({ by }), action({ by }), refill({ by }), turn({}));
});

/** T1, T6 */
const refill = step<{ by: Player }>('turn.refill', (g, { by }) => {
  fill(g, by);
  g.s.active = (by + 1) % g.s.seats;
  if (++g.s.turns >= 40) end(g, 3);
});

/** T4 */
function fill(g: G, by: Player): void {
  while (handOf(g.s, by) < 3) {
    if (countIn(g.s, GREY_DECK) + countIn(g.s, RED_DECK) === 0) {
      g.moveAll(DISCARD, RED_DECK);
      g.emit('shuffled', {});
    }
    const item = g.draw(countIn(g.s, GREY_DECK) > 0 ? GREY_DECK : RED_DECK, HAND + by);
    if (item === null) return;
    g.emit('drew', { player: by, red: isRed(item) }, { to: only(by), fields: { item } });
  }
}

/** Price of a lamp in cards, and the coins that it brings. */
const PRICE = [2, 4, 6];
const PAYS = [1, 2, 4];

const POOR: Refused = { rule: 'T3', key: 'light.poor' };
const THERE: Refused = { rule: 'T2', key: 'walk.there' };
const NOT_HELD: Refused = { rule: 'T2', key: 'play.not-held' };
const NO_TEXT: Refused = { rule: 'T2', key: 'play.no-text' };
const NOBODY_THERE: Refused = { rule: 'T7', key: 'play.nobody' };

function refuseAction({ s, data }: At, by: Player, wish: Option): Refused | null {
  if (walk.is(wish)) return walk.lamp(wish) === s.stands[by] ? THERE : null;
  const kinds = kindsIn(s, by);
  if (wish === light) return kinds.reduce((sum, k) => sum + data.worth[k]!, 0) < PRICE[s.stands[by]!]! ? POOR : null;
  if (!play.is(wish)) return null;
  const kind = play.card(wish);
  if (!kinds.includes(kind)) return NOT_HELD;
  if (TEXTS[kind] === undefined) return NO_TEXT;
  return AIMED.includes(kind) && targets(s, by, kind).length === 0 ? NOBODY_THERE : null;
}

/** T2 */
const action = choice<{ by: Player }>('turn.action', {
  secret: true,
  options(g, { by }) {
    const wishes = [
      light,
      ...LAMPS.map((_, lamp) => walk(lamp)),
      ...distinct(kindsIn(g.s, by)).map((card) => play(card)),
    ];
    return [pass, ...wishes.filter((wish) => refuseAction(g, by, wish) === null)];
  },
  refuse: (g, { by }, wish) => refuseAction(g, by, wish),
  choose(g, { by }, option) {
    if (option === light) g.next(pay({ by, since: 0 }), confirmed({ by }), lit({ by }));
    else if (walk.is(option)) g.next(confirmed({ by }), walked({ by, lamp: walk.lamp(option) }));
    else if (play.is(option)) {
      const card = play.card(option);
      g.next(AIMED.includes(card) ? target({ by, card }) : played({ by, to: by, card }));
    }
    g.emit(verbs.describe(option).do, { player: by });
  },
});

/** T2 */
const walked = step<{ by: Player; lamp: number }>('walk', (g, { by, lamp }) => {
  g.s.stands[by] = lamp;
  g.emit('walked', { player: by, lamp });
});

const worthIn =
  ({ data }: At) =>
  (option: Option): number =>
    data.worth[pick.card(option)]!;
/** T3 */
const pay = subset<{ by: Player; since: number }>('light.pay', done, {
  draft: true,
  secret: true,
  candidates: ({ s }, { by }) => picks(s, by),
  fits: (g, { by }, picked, list, next) => canReach(worthIn(g), PRICE[g.s.stands[by]!]!, picked, list, next),
  enough: (g, { by }, picked) => reaches(worthIn(g), PRICE[g.s.stands[by]!]!, picked),
});
const lit = step<{ by: Player }>('light', (g, { by }) => {
  for (const option of g.s.picks.splice(0)) lay(g, by, pick.card(option), DISCARD);
  gain(g, by, PAYS[g.s.stands[by]!]!);
});
