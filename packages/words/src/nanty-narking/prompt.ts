// Questions in words: what is asked, and what clicking an option does.
import { at } from '@gaslamp/kernel/lists';
import type { Question } from '@gaslamp/kernel/question';
import type { Item } from '@gaslamp/kernel/state';
import { cardAtWork } from '@gaslamp/nanty-narking/at-work';
import {
  AREAS,
  BY_EVENT,
  BY_TEXT,
  CARDS_IN_HAND,
  HARMS,
  MONEY,
  MOVE,
  REMOVAL,
  SPARED,
} from '@gaslamp/nanty-narking/ids';
import type { SymbolKey } from '@gaslamp/nanty-narking/pack';
import { needed, personality } from '@gaslamp/nanty-narking/personalities';
import { amountOn, broughtBy, sparingCosts, sparingPrices } from '@gaslamp/nanty-narking/pounds';
import { QUESTIONS, SYMBOL_VERBS } from '@gaslamp/nanty-narking/questions';
import { agentsOnBoard, moneyOf, personalityOf } from '@gaslamp/nanty-narking/state';
import type { VerbName } from '@gaslamp/nanty-narking/verbs';
import { isMine, read } from '../options.ts';
import type { Values } from '../text.ts';
import { who } from '../things.ts';
import {
  type Asked,
  areaName,
  areaOf,
  asked,
  e,
  eventName,
  handOf,
  type Model,
  pawnWords,
  personalityName,
  said,
  where,
  which,
} from './model.ts';
import { textWords } from './options.ts';

/** The sentence of the prompt line for this viewer. */
export function promptFor(m: Model, question: Question | null): string {
  if (question === null) return e('prompt.over');
  const known = asked(question);
  if (!isMine(m, question)) return waiting(m, question.player, known);
  if (known === null) return e('prompt.undeclared');
  if (known.effect === 'card.symbol' && isIdle(known)) return idleWords(m, known);
  return e(`prompt.${promptKey(m, known)}`, valuesOf(m, known));
}

type Draft = { [K in Asked['effect']]: (typeof QUESTIONS)[K] extends { draft: true } ? K : never }[Asked['effect']];
/** Whoever composes an action shows nothing of it. */
const isDraft = (effect: Asked['effect']): effect is Draft => 'draft' in QUESTIONS[effect];

function waiting(m: Model, player: number, question: Asked | null): string {
  if (question === null || isDraft(question.effect)) return e('waits.other', { player: who(player) });
  return e(`waits.${question.effect}`, { ...valuesOf(m, question), player: who(player) });
}

/** What may be done besides what is asked: it shines less. */
export const isAside = (option: string): boolean => ['ability', 'drop', 'use'].includes(read(option).verb);

/** A symbol that can do nothing now is asked for all the same where something else may be done before it. */
const isIdle = ({ effect, options }: Asked): boolean =>
  effect === 'card.symbol' && options !== null && options.every((option) => option === 'skip' || isAside(option));

/** It cannot be used, and why. */
function idleWords(m: Model, question: Extract<Asked, { readonly effect: 'card.symbol' }>): string {
  const why = nowhereWords(symbolOf(m, question.about));
  return [e('prompt.idle', valuesOf(m, question)), ...why, e('prompt.idleElse')].join(' ');
}
/** Why a symbol finds nothing to do. Money is always taken and an event always drawn. */
export const nowhereWords = (symbol: SymbolKey): string[] =>
  symbol === 'money' || symbol === 'event' || symbol === 'interrupt' ? [] : [e(`idle.${symbol}`)];
/** R8.1: a symbol that could do nothing was passed over. */
export const passedWords = (m: Printed, card: Item, symbol: SymbolKey): string =>
  [e('play.passed', { symbol: symbolWords(m, card, symbol) }), ...nowhereWords(symbol)].join(' ');

/** A symbol that is asked for. R17.16: an interrupt played as a turn's card asks nothing. */
type AskedSymbol = Exclude<SymbolKey, 'interrupt'>;
const isAsked = (symbol: SymbolKey): symbol is AskedSymbol => symbol !== 'interrupt';
function symbolOf({ data }: Pick<Model, 'data'>, { card, index }: { readonly card: Item; readonly index: number }) {
  const symbol = at(at(data.symbols, card), index);
  if (!isAsked(symbol)) throw new RangeError(`${symbol} asks nothing`);
  return symbol;
}

/** The question's name; the symbol at hand belongs to it, and what is about to happen where no other player does it. */
function promptKey(m: Pick<Model, 'data'>, { effect, about }: Asked) {
  if (effect === 'card.symbol') return `card.symbol.${symbolOf(m, about)}` as const;
  if (effect !== 'window.answer') return effect;
  // R10.5, R10.6: what stops only other players fits neither of the two.
  if (about.cause === BY_EVENT) return 'window.byEvent';
  if (about.from === about.owner) return 'window.byOwnCard';
  // R9.44, R9.45: the card does it, whoever has chosen the agent.
  return about.cause === BY_TEXT && about.harm === REMOVAL ? 'window.byCard' : effect;
}

/** What may be answered, besides what fits between two actions. Whoever looks at another hand wishes none of their own cards. */
export function verbsOf(m: Pick<Model, 'data'>, { effect, about }: Asked): readonly VerbName[] {
  if (effect === 'card.symbol') return SYMBOL_VERBS[symbolOf(m, about)];
  return effect === 'look.discard' ? [] : QUESTIONS[effect].verbs;
}

type Printed = Parameters<typeof amountOn>[0];
/** What a symbol of a card does. */
export const symbolWords = (m: Printed, card: Item, symbol: SymbolKey): string =>
  e(`symbol.${symbol}`, { amount: amountOn(m, card) });

/** R5.9: the numbers of a City Area card. R11.2: what Holborn asks is printed with the events. */
function abilityNumbers({ data }: Pick<Model, 'data'>, area: number): Values {
  const { least, most } = sparingPrices({ data });
  return { ...areaOf({ data }, area).params, area: areaName(area), least, most, dearer: most - least };
}
/** What a City Area card does, and the same in a few letters. */
export const abilityWords = (m: Pick<Model, 'data'>, area: number): string =>
  e(`ability.${areaOf(m, area).ability}`, abilityNumbers(m, area));
export const abilityShort = (m: Pick<Model, 'data'>, area: number): string =>
  e(`abilityShort.${areaOf(m, area).ability}`, abilityNumbers(m, area));

/** What numbers in questions are, by their names. */
const THINGS: Readonly<Record<string, (n: number) => string>> = {
  card: which,
  area: where,
  event: eventName,
  from: who,
  to: who,
  owner: who,
  payer: who,
};
function valuesOf(m: Model, { effect, about, player, options }: Asked): Values {
  const values: Record<string, string> = {};
  for (const [name, n] of Object.entries(about)) if (n >= 0 && name in THINGS) values[name] = THINGS[name]?.(n) ?? '';
  // What only the asked player has. Where nobody is told the options, no sentence asks for it.
  values.canPay = options?.includes('pay') ? 'yes' : 'no';
  values.canPlay = options?.some((option) => read(option).verb === 'play') ? 'yes' : 'no';
  switch (effect) {
    case 'card.symbol': {
      const { card } = about;
      const symbol = symbolWords(m, card, symbolOf(m, about));
      const nowhere = agentsOnBoard(m.s, player) === 0 ? 'yes' : 'no';
      return { ...values, amount: amountOn(m, card), symbol, text: textWords(m, card), nowhere };
    }
    case 'card.end':
      return { ...values, last: endsTurn(m, effect) ? 'yes' : 'no' };
    case 'ability.place':
    case 'ability.clear':
      return { ...areaOf(m, about.area).params, ...values };
    case 'demand.give':
      return { ...values, count: Math.min(m.data.params[about.card]?.count ?? 1, handOf(m, player).length) };
    case 'discards.some':
      return { ...values, max: at(m.data.params, about.card).max ?? 1 };
    case 'holborn.spare':
      return { ...values, price: sparingCosts(m, about.event, 1) };
    case 'move.outOfTrouble.to':
    case 'move.anywhere.to':
    case 'move.other.to':
      return { area: where(about.from) };
    case 'mark.beside':
    case 'mark.anywhere':
      return { ...values, troubleNeedsPawn: m.s.troubleNeedsPawn };
    case 'window.answer':
      return { ...values, harm: harmWords(m, about), can: canStop(options) ? 'yes' : 'no' };
    default:
      return values;
  }
}

/** More than letting it happen, and cards that may be dropped at any time (R10.10). */
const canStop = (options: readonly string[] | null): boolean =>
  options?.some((option) => !['pass', 'drop'].includes(read(option).verb)) ?? false;

/** What a text does to a hand. R9.4: whoever has nothing is sold a card all the same. */
const TO_A_HAND: Readonly<Record<string, 'take' | 'look' | 'swap' | 'sale'>> = {
  takeRandomKeepOne: 'take',
  lookAndDiscardFromPlayer: 'look',
  swapHands: 'swap',
  sellCardToPlayer: 'sale',
};
/** R9.19: of whoever holds fewer cards fewer are taken. */
function handNumbers(m: Model, card: Item, owner: number): Values {
  const { take = 0, keep = 0 } = m.data.params[card] ?? {};
  return { take: Math.min(take, handOf(m, owner).length), keep };
}
type Threat = Extract<Asked, { readonly effect: 'window.answer' }>['about'];
/** R10.2: what is about to happen, with all that was chosen. */
function harmWords(m: Model, { harm, owner, area, to, other, amount }: Threat): string {
  const swap = harm === MOVE && other >= 0;
  const forced = harm === MONEY && other >= 0;
  const card = harm === CARDS_IN_HAND ? (cardAtWork(m)?.card ?? -1) : -1;
  const ofHand = TO_A_HAND[m.data.textOf[card] ?? ''];
  return e(`harm.${swap ? 'exchange' : forced ? 'forced' : (ofHand ?? at(HARMS, harm))}`, {
    ...handNumbers(m, card, owner),
    area: where(Math.max(0, area)),
    to: to >= 0 ? where(to) : '',
    other: swap ? pawnWords(other) : forced ? who(other) : '',
    amount,
  });
}

/** What clicking an option does, in words: for labels and menus. */
export function optionWords(m: Model, text: string): string {
  const option = said(text);
  if (option === null) return text;
  switch (option.verb) {
    case 'place':
    case 'build':
    case 'clear':
    case 'to':
    case 'trouble':
    case 'building':
    case 'ability':
      return e(`do.${option.verb}`, { area: where(option.area) });
    case 'lift':
    case 'rebuild':
    case 'exchange':
      return e(`do.${option.verb}`, { from: where(option.from), area: where(option.area) });
    case 'flee':
      return e('do.flee', { from: where(option.from), to: where(option.to) });
    case 'pawn':
      return e('do.pawn', { pawn: pawnWords(option.pawn), area: where(option.area) });
    case 'play':
    case 'drop':
    case 'use':
    case 'give':
    case 'discard':
    case 'keep':
      return e(`do.${option.verb}`, { card: which(option.card) });
    case 'player':
      return e('do.player', { player: who(option.player) });
    case 'spare':
      return e('do.spare', { what: spareWords(option.what, where(option.area)) });
    case 'money':
      return e('do.money', { amount: amountOn(m, cardAtWork(m)?.card ?? 0) });
    default:
      return e(`do.${option.verb}`);
  }
}
/** Something that Holborn spares. */
export const spareWords = (what: number, area: string): string => e(`spared.${at(SPARED, what)}`, { area });

/** Whether `end` ends the turn: no second card is asked for behind it (R9.22), and nothing behind the refill (R17.15). */
export function endsTurn(m: Model, effect: Asked['effect']): boolean {
  if (effect === 'turn.last') return true;
  if (effect !== 'turn.card' && effect !== 'card.end' && effect !== 'play-two.second') return false;
  const second = effect === 'card.end' && handOf(m, m.s.active).length > 0;
  return !m.s.agenda.some((next) => next.effect === 'turn.last' || (second && next.effect === 'play-two.second'));
}

/** So much of a card's text a button can say. */
const LABEL = 45;
/** The words of a plain answer, which depend on what it answers. */
export function answerWords(m: Model, option: string, { effect, about }: Asked): string {
  switch (option) {
    case 'skip': {
      if (effect !== 'card.symbol') return e('do.skipSpare');
      const symbol = symbolOf(m, about);
      // An event is never skipped (R6.7).
      if (symbol === 'text' || symbol === 'event') return e('do.skip');
      return e(`do.skipSymbol.${symbol}`, { amount: amountOn(m, about.card) });
    }
    case 'text': {
      const does = effect === 'card.symbol' ? textWords(m, about.card).replace(/\.$/, '') : '';
      return does !== '' && does.length <= LABEL ? does : e('do.text');
    }
    case 'end':
      if (endsTurn(m, effect)) return e('do.endTurn');
      return effect.startsWith('play-two') ? e('do.stop') : e('do.end');
    case 'pay': {
      const { payoff, payBank, money } = 'card' in about ? at(m.data.params, about.card) : {};
      const amount = payoff ?? payBank ?? money;
      return amount === undefined ? e('do.pay') : e('do.payAmount', { amount });
    }
    case 'accept':
      return e(effect === 'burden.answer' ? 'do.carry' : 'do.accept');
    default:
      return optionWords(m, option);
  }
}

/** What so many picks come to. */
export function sumWords(m: Model, question: Asked | null, count: number): string {
  switch (question?.effect) {
    case 'discards.any':
      return e('dock.sold', { count, sum: broughtBy(m, question.about.card, count) });
    case 'holborn.spare':
      return e('dock.spent', {
        sum: sparingCosts(m, question.about.event, count),
        have: moneyOf(m.s, question.player),
      });
    default:
      return e('dock.picked', { count });
  }
}

/** Who a player turned out to be, and what they had to reach. */
export function wasWords(m: Model, player: number): string {
  const index = personalityOf(m.s, player);
  return e('finale.was', {
    player: who(player),
    personality: personalityName(m, index),
    goal: conditionWords(m, index),
  });
}

/** The condition of a personality in words. */
export function conditionWords(m: Model, index: number): string {
  const { condition, troubleFree, presence, buildings, includes, mostTrouble } = personality(m, index);
  return e(`condition.${condition}`, {
    needed: needed(m, index),
    troubleFree: troubleFree ? 1 : 0,
    presence,
    buildings,
    includes: includes === null ? 'none' : areaName(AREAS.indexOf(includes)),
    mostTrouble,
    shortDrawEnds: m.s.shortDrawEnds,
    loanRepay: m.data.pack.scoring.loanRepay,
  });
}
