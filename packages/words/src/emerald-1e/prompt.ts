// Puts questions and options into words.
import { cardOfKind } from '@gaslamp/emerald-1e/box/data';
import { CITY_COUNT, CUBE_PLACES, LIMBO } from '@gaslamp/emerald-1e/box/ids';
import { countOf, HAND } from '@gaslamp/emerald-1e/box/state';
import { countersIn, cubesOut, cubesWanted, needed, stepsOf } from '@gaslamp/emerald-1e/seen/goals';
import { intended, isHiding } from '@gaslamp/emerald-1e/seen/intent';
import { QUESTIONS } from '@gaslamp/emerald-1e/seen/questions';
import type { Question } from '@gaslamp/kernel/question';
import type { Flagged } from '../declared.ts';
import { isMine } from '../options.ts';
import type { Values } from '../text.ts';
import { ownedBy, who } from '../things.ts';
import { winnerWords } from '../winners.ts';
import {
  type Asked,
  agentThing,
  aimed,
  asked,
  e,
  itemsAt,
  kindOn,
  type Model,
  place,
  readOption,
  trackName,
  where,
  which,
} from './model.ts';

/** Actions of a turn that begin with choosing a place, an agent or a card. */
const MODES = ['place', 'claim', 'move', 'expose', 'attack', 'card'] as const;
export type Mode = (typeof MODES)[number];
export const isMode = (action: string): action is Mode => MODES.some((mode) => mode === action);

/** Returns the viewer's prompt line; with a mode, the question within the action that was begun. */
export function promptLine(m: Model, { question, mode }: { question: Question | null; mode: Mode | null }): string {
  if (mode !== null) return e(`action.choose.${mode}`);
  if (question === null) return overWords(m);
  const known = asked(question);
  if (!isMine(m, question)) return waiting(m, question.player, known);
  return known === null ? e('prompt.undeclared') : e(`prompt.${known.effect}`, valuesOf(m, known));
}

/** R18.4: names the winners once they are published. */
function overWords({ final, you }: Model): string {
  const winners = final?.flatMap((row) => (row.wins ? row.player : [])) ?? [];
  return winners.length === 0 ? e('prompt.over') : winnerWords('won', winners, you);
}

const isDraft = (effect: Asked['effect']): effect is Flagged<typeof QUESTIONS, 'draft'> => 'draft' in QUESTIONS[effect];

function waiting(m: Model, player: number, question: Asked | null): string {
  if (question === null || isDraft(question.effect)) return e('waits.other', { player: who(player) });
  return e(`waits.${question.effect}`, { ...valuesOf(m, question), player: who(player) });
}

function valuesOf(m: Model, { effect, about, player, options }: Asked): Values {
  const { s } = m;
  switch (effect) {
    case 'turn.act':
      return { acted: s.acted };
    case 'confirm':
      return { what: intentWords(m, player) };
    case 'place.cards':
      return { target: place(about.target), supply: countOf(s.supply, player) };
    case 'retrieve.cards':
      return { out: cubesOut(s, player) };
    case 'retrieve.from':
      return { wanted: cubesWanted(m, player) };
    case 'buy.cards':
      return { reserve: countOf(s.reserve, player), even: s.evenGoldOnly };
    case 'move.to':
      return { agent: agentThing(about.agent), gold: goldInHand(m, player) - about.cost };
    case 'move.more':
      return { cost: about.cost, moves: s.arrived.length };
    case 'move.cards':
      return { cost: about.cost };
    case 'attack.aim':
      return { hides: about.hides, executor: agentThing(about.executor) };
    case 'attack.support': {
      const city = countOf(s.agentAt, about.executor);
      // The executor is always in a city, except in matches under other rules.
      if (city >= CITY_COUNT) return { target: aimed(about.target), needed: 0, have: 0 };
      return {
        target: aimed(about.target),
        needed: needed(m, about.target, city),
        have: countersIn(m, player, city),
      };
    }
    case 'window.answer': {
      const can = options?.some((option) => readOption(option)?.verb === 'thwart') ? 'yes' : 'no';
      return {
        from: who(about.from),
        target: aimed(about.target),
        city: where(about.city),
        can,
        hides: Number(isHiding(s)),
      };
    }
    case 'expose.answer':
      return {
        agent: agentThing(about.agent),
        to: who(about.to),
        can: options?.some((option) => readOption(option)?.verb === 'keep') ? 'yes' : 'no',
      };
    case 'airship.to':
      return { agent: agentThing(about.agent) };
    case 'pinkerton.keep':
    case 'zombies.raise':
      return { left: about.left };
    default:
      return {};
  }
}

/** R6.5: the most that the player can pay for a move. */
const goldInHand = (m: Model, player: number): number =>
  itemsAt(m, HAND + player).reduce((sum, item) => sum + cardOfKind(m.data, m.data.kindOf[item] ?? 0).gold, 0);

/** Describes the deed that awaits confirmation. */
function intentWords(m: Model, player: number): string {
  const intent = intended(m.s);
  if (intent === null) return '';
  if (intent.deed !== 'text') {
    const city = countOf(m.s.agentAt, intent.executor);
    return e(`confirm.${intent.deed}`, {
      target: aimed(intent.target),
      city: where(city),
      have: countersIn(m, player, city),
      needed: needed(m, intent.target, city),
    });
  }
  const { agent, city, target, owner } = intent;
  const card = which(intent.card, player);
  if (agent !== null && city !== null)
    return e('confirm.textAgentCity', { card, agent: agentThing(agent), city: where(city) });
  if (agent !== null) return e('confirm.textAgent', { card, agent: agentThing(agent) });
  if (owner !== null && target !== null)
    return e('confirm.textCubes', { card, ...ownedBy(m, owner), target: place(target) });
  if (target !== null) return e('confirm.textTarget', { card, target: place(target) });
  if (owner !== null) return e('confirm.textPlayer', { card, owner: who(owner) });
  return city === null ? e('confirm.text', { card }) : e('confirm.textCity', { card, city: where(city) });
}

/** Describes the effect of clicking an option, for labels and menus. */
export function optionWords(m: Model, option: string, effect = ''): string {
  const one = readOption(option);
  if (one === null) return option;
  switch (one.verb) {
    case 'claim': {
      const kind = kindOn(m, one.target);
      return kind < 0 ? e('do.claim', { target: place(one.target) }) : e('do.claimCard', { card: which(kind) });
    }
    case 'place':
    case 'block':
    case 'unblock':
      return e(`do.${one.verb}`, { target: place(one.target) });
    case 'send':
      return e(effect === 'lestrade.cubes' ? 'do.sendAll' : 'do.send', {
        ...ownedBy(m, one.owner),
        target: place(one.target),
      });
    case 'take':
      return e('do.take', { target: place(CUBE_PLACES[one.from] === 'LIMBO' ? LIMBO : one.from) });
    case 'move':
    case 'expose':
    case 'agent':
    case 'turn':
    case 'bite':
    case 'thwart':
      if (effect === 'vampires.agent')
        return e(one.verb === 'turn' ? 'do.turnVampire' : 'do.becomeVampire', { agent: agentThing(one.agent) });
      return e(`do.${one.verb}`, { agent: agentThing(one.agent) });
    case 'aim':
      return e('do.aim', { aim: aimed(one.aim) });
    case 'player':
      return e('do.player', { player: who(one.player) });
    case 'play':
    case 'attack':
    case 'hide':
    case 'pick':
    case 'text':
      return e(`do.${one.verb}`, { card: which(one.card, m.you ?? -1) });
    case 'advance':
      return e('do.advance', {
        card: which(one.card, m.you ?? -1),
        track: trackName(one.track),
        steps: stepsOf(m, one.track, one.card),
      });
    case 'done':
      if (effect === 'zombies.bite') return e('do.doneBite');
      if (effect === 'zombies.raise') return e('do.doneRaise');
      return e(effect === 'move.more' ? 'do.doneMoves' : 'do.done');
    case 'to':
      return e(effect === 'setup.agent' ? 'do.begin' : 'do.to', { city: where(one.city) });
    case 'at':
    case 'raise':
    case 'strike':
    case 'bury':
    case 'peek':
      return e(`do.${one.verb}`, { city: where(one.city) });
    default:
      return e(`do.${one.verb}`);
  }
}
