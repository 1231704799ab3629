import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { BY_TEXT, MONEY } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { type At, agentsOnBoard, inPlay, moneyOf, type Nanty, others } from '../../box/state.ts';
import { pawn, pay, player } from '../../seen/verbs.ts';
import { moveMoney, takeMoney } from '../cards.ts';
import { rollFace } from '../dice.ts';
import { choice, type G, step } from '../effects.ts';
import { agentsOf, type Fits, offerPawns, pawnsThat, refusePawn } from '../pawn-options.ts';
import {
  CANNOT_PAY,
  GAMBLE_NO_TROUBLE,
  HOUND_OWN_AGENT,
  ONLY_OTHERS,
  STEAL_OWN_AGENT,
  TARGET_NO_MONEY,
  VENTURE_OWN_AGENT,
} from '../refusals.ts';
import { HAPPENS, removal, touch } from '../window.ts';
import type { Text } from './text.ts';

/** Effects of a good and of a bad roll. */
interface Stakes {
  wins(g: G, by: Player, card: Item): void;
  loses(g: G, by: Player, card: Item): void;
}
function gamble(name: string, { wins, loses }: Stakes): Text {
  const roll = step<{ by: Player; card: Item }>(name, (g, { by, card }) => {
    const { winFrom, loseTo } = textOn(g, card, 'dieGambleSteal', 'dieGambleVenture', 'dieGambleRemoval').params;
    const face = rollFace(g, by);
    if (face >= winFrom) wins(g, by, card);
    else if (face <= loseTo) loses(g, by, card);
  });
  return { refuse: () => null, play: (by, card) => [roll({ by, card })] };
}

/** Two of the texts have the same loss. */
const isSteal = ({ s, data }: At): boolean => data.textOf[inPlay(s)] === 'dieGambleSteal';

/** Asks which own agent is lost; R10.8a: its windows open as well. */
const loss = choice('gamble.loss', {
  options: ({ s }, { by }) => pawnsThat(s, agentsOf(by)),
  choose: (g, { by }, option) => removal(g, by, by, pawn.area(option), BY_TEXT),
  refuse: (at, { by }, wish) => refusePawn(at.s, agentsOf(by), wish, isSteal(at) ? STEAL_OWN_AGENT : HOUND_OWN_AGENT),
});

/** Roll. 7 to 12: take up to 3 from a player. 1: lose one of your agents. (R9.40) */
export const dieGambleSteal = gamble('gamble.steal', {
  wins: (g, by, card) => g.next(stealFrom({ by, card })),
  loses: (g, by) => g.next(loss({ by })),
});
const moneyed = (s: Nanty, by: Player): Option[] =>
  others(s, by)
    .filter((other) => moneyOf(s, other) > 0)
    .map((other) => player(other));
const stealFrom = choice('gamble.whom', {
  options: ({ s }, { by }) => moneyed(s, by),
  choose(g, { by, card }, option) {
    const owner = player.player(option);
    g.next(touch(MONEY, by, owner), stolen({ by, owner, card }));
  },
  refuse(_, { by }, wish) {
    if (!player.is(wish)) return null;
    return player.player(wish) === by ? ONLY_OTHERS : TARGET_NO_MONEY;
  },
});
const stolen = step<{ by: Player; owner: Player; card: Item }>('gamble.stolen', (g, { by, owner, card }) => {
  if (g.s.outcome === HAPPENS) moveMoney(g, owner, by, textOn(g, card, 'dieGambleSteal').params.stealFromPlayer);
});

const venture = (at: At, card: Item) => textOn(at, card, 'dieGambleVenture').params;

/** Roll. 7 to 12: take 4. 1: pay 2, or lose one of your agents; with neither, pay everything you have. (R9.41) */
export const dieGambleVenture = gamble('gamble.venture', {
  wins: (g, by, card) => takeMoney(g, by, venture(g, card).takeFromBank),
  loses(g, by, card) {
    const cash = moneyOf(g.s, by);
    if (cash < venture(g, card).payBank && agentsOnBoard(g.s, by) === 0) takeMoney(g, by, -cash);
    else g.next(payOrLoss({ by, card }));
  },
});
const payOrLoss = choice('gamble.payOrLoss', {
  options(at, { by, card }) {
    const options: Option[] = moneyOf(at.s, by) >= venture(at, card).payBank ? [pay] : [];
    offerPawns(at.s, agentsOf(by), options);
    return options;
  },
  choose(g, { by, card }, option) {
    if (option === pay) takeMoney(g, by, -venture(g, card).payBank);
    else removal(g, by, by, pawn.area(option), BY_TEXT);
  },
  refuse: ({ s }, { by }, wish) => (wish === pay ? CANNOT_PAY : refusePawn(s, agentsOf(by), wish, VENTURE_OWN_AGENT)),
});

/** Roll. 7 to 12: remove a pawn in trouble, one of yours if there is no other. 1: lose one of your agents. (R9.42) */
export const dieGambleRemoval = gamble('gamble.removal', {
  wins: (g, by) => g.next(hounded({ by })),
  loses: (g, by) => g.next(loss({ by })),
});
const inTrouble =
  (s: Nanty): Fits =>
  (_, area) =>
    s.trouble[area] === 1;
const hounded = choice('gamble.victim', {
  options: ({ s }) => pawnsThat(s, inTrouble(s)),
  choose: (g, { by }, option) => removal(g, by, pawn.pawn(option), pawn.area(option), BY_TEXT),
  refuse: ({ s }, _, wish) => refusePawn(s, inTrouble(s), wish, GAMBLE_NO_TROUBLE),
});
