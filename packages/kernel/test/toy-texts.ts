// Cards of the toy game played for their texts.
import { only, type Player } from '@gaslamp/kernel/state';
import { confirmed, gain, hand, lay, look } from './toy-deeds.ts';
import {
  at,
  choice,
  coin,
  DISCARD,
  distinct,
  done,
  type G,
  give,
  HAND,
  handOf,
  holds,
  IN_PLAY,
  isRed,
  KIND_OF,
  KINDS,
  kindNumber,
  kindsIn,
  mayHold,
  OFFER,
  others,
  pass,
  pick,
  picks,
  step,
  subset,
  type Toy,
  use,
} from './toy-state.ts';

const THE_GIFT = kindNumber('GIFT');
const SHIELD = kindNumber('SHIELD');
const BELL = kindNumber('BELL');

/** Returns the players at whom a text can be aimed. A gift needs a second card to give. */
export function targets(s: Toy, by: Player, kind: number): Player[] {
  if (kind === THE_GIFT && handOf(s, by) < 2) return [];
  const needsHand = kind !== THE_GIFT && kind !== kindNumber('SWITCH');
  return others(s, by).filter((player) => !needsHand || handOf(s, player) > 0);
}
export const target = choice<{ by: Player; card: number }>('play.target', {
  draft: true,
  options: ({ s }, { by, card }) => targets(s, by, card).map((player) => at(player)),
  choose(g, { by, card }, option) {
    const to = at.player(option);
    const held = card === THE_GIFT ? [offer({ by, card })] : [];
    g.next(...held, confirmed({ by }), played({ by, to, card }));
  },
});
/** The gift waits where nobody else can look, because a frame must not contain anything hidden. */
const offer = choice<{ by: Player; card: number }>('gift.offer', {
  draft: true,
  secret: true,
  options({ s }, { by, card }) {
    const kinds = kindsIn(s, by);
    kinds.splice(kinds.indexOf(card), 1);
    return distinct(kinds).map((kind) => give(kind));
  },
  choose(g, { by }, option) {
    g.move(g.in(HAND + by).find((i) => KIND_OF[i] === give.card(option))!, OFFER + by);
  },
});

type Text = { by: Player; to: Player; card: number };
export const played = step<Text>('play', (g, { by, to, card }) => {
  lay(g, by, card, IN_PLAY);
  const aims = card === kindNumber('ALMS') ? others(g.s, by) : [to];
  g.next(...aims.flatMap((to) => [announce({ by, to, card }), carryOut({ by, to, card })]), after({ by }));
});

/** T7 */
const announce = step<Text>('text.announce', (g, { by, to, card }) => {
  g.s.stopped = 0;
  if (to === by) return;
  g.emit('announced', { player: by, to, card });
  if (mayHold(g.s, to, SHIELD)) g.next(answer({ by: to, card }));
});
const answer = choice<{ by: Player; card: number }>('text.answer', {
  secret: true,
  pass,
  options: ({ s }, { by }) => (holds(s, by, SHIELD) ? [pass, use(SHIELD)] : [pass]),
  choose(g, { by }, option) {
    if (option === pass) return;
    g.s.stopped = 1;
    lay(g, by, SHIELD, DISCARD);
  },
});
const carryOut = step<Text>('text.carryOut', (g, { by, to, card }) => {
  if (g.s.stopped === 0) TEXTS[card]!(g, by, to);
  g.moveAll(OFFER + by, HAND + by);
});
const after = step<{ by: Player }>('play.after', (g, { by }) => {
  g.next(...(mayHold(g.s, by, BELL) ? [ring({ by })] : []), putAway({}));
});
const putAway = step('play.putAway', (g) => g.moveAll(IN_PLAY, DISCARD));

/** BELL: after a text of yours. Your turn is over, and the card played comes back to your hand. */
const ring = choice<{ by: Player }>('bell', {
  secret: true,
  pass,
  options: ({ s }, { by }) => (holds(s, by, BELL) ? [pass, use(BELL)] : [pass]),
  choose(g, { by }, option) {
    if (option === pass) return;
    lay(g, by, BELL, DISCARD);
    g.moveAll(IN_PLAY, HAND + by);
    g.drop('turn.refill');
  },
});

// ---- the texts -------------------------------------------------------------
const texts: Readonly<Record<string, (g: G, by: Player, to: Player) => void>> = {
  /** Look at the whole hand of another player. */
  PEEP: (g, by, to) => look(g, g.in(HAND + to), to, only(by)),
  /** Look at one card, taken at random, in the hand of another player. */
  KEYHOLE: (g, by, to) => look(g, [g.pick(HAND + to)!], to, only(by)),
  /** Give the card that you held out to another player. */
  GIFT(g, by, to) {
    const [item] = g.in(OFFER + by);
    g.move(item!, HAND + to);
    g.emit('gave', { player: by, to, red: isRed(item!) }, { to: only(by, to), fields: { item: item! } });
  },
  /** Throw a die: 1 costs you a coin, 5 and 6 bring two. */
  THROW(g, by) {
    const face = g.roll(6);
    g.emit('threw', { player: by, face });
    if (face === 1) gain(g, by, -1);
    if (face >= 5) gain(g, by, 2);
  },
  /** Take two random cards out of the discard pile, in the open. */
  RUMMAGE(g, by) {
    for (let i = 0; i < 2; i++) {
      const item = g.draw(DISCARD, HAND + by);
      if (item !== null) g.emit('took', { player: by, item });
    }
  },
  /** Exchange whole hands with another player. */
  SWITCH(g, by, to) {
    g.swap(HAND + by, HAND + to);
    look(g, g.in(HAND + by), by, only(by, to));
    look(g, g.in(HAND + to), to, only(by, to));
  },
  /** Another player gives you two cards of their choice, or the only one. */
  LEVY: (g, by, to) => g.next(levy({ by: to, since: 0 }), levied({ by: to, to: by })),
  /** Each other player gives you a coin or a card. */
  ALMS: (g, by, to) => g.next(alms({ by: to, to: by })),
};
export const TEXTS = KINDS.map((kind) => texts[kind]);
export const AIMED = ['PEEP', 'KEYHOLE', 'GIFT', 'SWITCH', 'LEVY'].map(kindNumber);

const levy = subset<{ by: Player; since: number }>('levy.pick', done, {
  draft: true,
  secret: true,
  candidates: ({ s }, { by }) => picks(s, by),
  fits: ({ s }, { by }, picked, list, next) =>
    picked.length <= owed(s, by) && picked.length + list.length - next >= owed(s, by),
  enough: ({ s }, { by }, picked) => picked.length === owed(s, by),
});
const owed = (s: Toy, by: Player): number => Math.min(2, handOf(s, by));
const levied = step<{ by: Player; to: Player }>('levy', (g, { by, to }) => {
  for (const option of g.s.picks.splice(0)) hand(g, by, pick.card(option), to);
});

const alms = choice<{ by: Player; to: Player }>('alms', {
  secret: true,
  options: ({ s }, { by }) => [
    ...(s.coins[by]! > 0 ? [coin] : []),
    ...distinct(kindsIn(s, by)).map((card) => give(card)),
  ],
  choose(g, { by, to }, option) {
    if (option !== coin) return hand(g, by, give.card(option), to);
    gain(g, by, -1);
    gain(g, to, 1);
  },
});
