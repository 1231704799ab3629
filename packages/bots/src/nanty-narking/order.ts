// Orders the answers by a guess, which also decides when there is no time to evaluate them.
import type { Option, Player } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { AbilityKey } from '@gaslamp/nanty-narking/box/pack';
import { type At, pawnsIn } from '@gaslamp/nanty-narking/box/state';
import * as verb from '@gaslamp/nanty-narking/seen/verbs';
import { ranked } from '../search.ts';
import type { Bearings } from './bearings.ts';
import { abilityOf } from './means.ts';
import { TEXTS } from './weights.ts';

/** Returns the options of a question, most promising first, for `me` or another asked player. */
export function inOrder(at: At, decision: Decision, me: Player, bear: Bearings): readonly Option[] {
  const { options, player, pass } = decision;
  // The others' interrupt cards are unknown and few, so they are assumed to pass.
  if (player !== me && pass !== null) return [pass];
  // Others choose the answers that are bad for `me`.
  const sign = player === me ? 1 : -1;
  // Cards are thrown away only deliberately.
  const kept = options.filter((option) => !verb.drop.is(option));
  return ranked(kept, (option) => sign * promise(at, decision, option, me, bear));
}

/** As chances to win: rough values of a pound, and of all means of a card. */
const POUND = 0.001;
const MEANS = 0.05;
/** Abilities with a cost, used only deliberately. */
const DEAR: readonly AbilityKey[] = ['payRemoveTrouble', 'placeTroubleInOrAdjacent', 'discardForMoney'];

/** Returns the rough value of an answer to `me`, whoever gives it. */
function promise(at: At, { effect, frame }: Decision, option: Option, me: Player, bear: Bearings): number {
  const by = frame.by as Player;
  const owner = (frame.owner ?? by) as Player;
  if (verb.place.is(option)) return bear.arrival(by, verb.place.area(option));
  if (verb.lift.is(option))
    return bear.departure(by, verb.lift.from(option)) + bear.arrival(by, verb.lift.area(option));
  if (verb.flee.is(option)) return bear.departure(by, verb.flee.from(option)) + bear.arrival(by, verb.flee.to(option));
  if (verb.pawn.is(option)) return bear.departure(verb.pawn.pawn(option), verb.pawn.area(option));
  if (verb.to.is(option)) {
    const area = verb.to.area(option);
    return effect === 'earn.where' ? pawnsIn(at.s, area) * POUND : bear.arrival(owner, area);
  }
  if (verb.build.is(option)) return bear.building(verb.build.area(option));
  if (verb.rebuild.is(option)) return bear.ruin(verb.rebuild.from(option)) + bear.building(verb.rebuild.area(option));
  if (verb.building.is(option)) {
    const area = verb.building.area(option);
    return effect === 'buy.building' ? bear.building(area) : bear.ruin(area);
  }
  if (verb.exchange.is(option))
    return bear.ruin(verb.exchange.from(option)) + bear.building(verb.exchange.area(option));
  if (verb.clear.is(option)) return bear.calm(verb.clear.area(option));
  if (verb.trouble.is(option)) return bear.trouble(verb.trouble.area(option));
  if (verb.player.is(option)) return bear.loss(verb.player.player(option));
  if (verb.play.is(option)) {
    const worth = bear.worth(verb.play.card(option)) * MEANS;
    // Cards are played for their effects, the best first; an interrupt has none (R17.16).
    return at.data.playable[verb.play.card(option)] ? POUND + worth : -worth;
  }
  if (verb.keep.is(option)) return bear.worth(verb.keep.card(option)) * MEANS;
  if (verb.give.is(option)) return bear.worth(verb.give.card(option)) * (by === me ? -MEANS : MEANS);
  if (verb.discard.is(option)) return bear.worth(verb.discard.card(option)) * (owner === me ? -MEANS : MEANS);
  if (verb.ability.is(option)) return DEAR.includes(abilityOf(at.data, verb.ability.area(option))) ? -POUND : POUND;
  if (option === verb.text) return TEXTS[at.data.textOf[frame.card as number]!] * MEANS - POUND;
  if (option === verb.money) return POUND;
  // A burden or the loss of a building hurts more than a few pounds.
  if (option === verb.pay) return by === me ? -POUND : POUND;
  if (option === verb.accept) return by === me ? -5 * POUND : 5 * POUND;
  return 0;
}
