// Puts questions and options into words.
import { at } from '@gaslamp/kernel/lists';
import type { Question } from '@gaslamp/kernel/question';
import type { Item } from '@gaslamp/kernel/state';
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
} from '@gaslamp/nanty-narking/box/ids';
import type { SymbolKey } from '@gaslamp/nanty-narking/box/pack';
import { needed, personality } from '@gaslamp/nanty-narking/box/personalities';
import { agentsOnBoard, moneyOf, personalityOf } from '@gaslamp/nanty-narking/box/state';
import { cardAtWork } from '@gaslamp/nanty-narking/seen/at-work';
import { amountOn, broughtBy, sparingCosts, sparingPrices } from '@gaslamp/nanty-narking/seen/pounds';
import { QUESTIONS, SYMBOL_VERBS } from '@gaslamp/nanty-narking/seen/questions';
import type { VerbName } from '@gaslamp/nanty-narking/seen/verbs';
import type { Flagged } from '../declared.ts';
import { isMine, read } from '../options.ts';
import type { Values } from '../text.ts';
import { ownedBy, who } from '../things.ts';
import {
  type Asked,
  areaName,
  areaOf,
  asked,
  e,
  eventName,
  handOf,
  type Model,
  pawnValues,
  personalityName,
  readOption,
  where,
  which,
  words,
} from './model.ts';
import { textWords } from './options.ts';

/** Returns the viewer's prompt line. */
export function promptFor(m: Model, question: Question | null): string {
  if (question === null) return e('prompt.over');
  const known = asked(question);
  if (!isMine(m, question)) return waiting(m, question.player, known);
  if (known === null) return e('prompt.undeclared');
  if (known.effect === 'card.symbol' && isIdle(known)) return idleWords(m, known);
  return e(`prompt.${promptKey(m, known)}`, valuesOf(m, known));
}

const isDraft = (effect: Asked['effect']): effect is Flagged<typeof QUESTIONS, 'draft'> => 'draft' in QUESTIONS[effect];

function waiting(m: Model, player: number, question: Asked | null): string {
  if (question === null || isDraft(question.effect)) return e('waits.other', { player: who(player) });
  return e(`waits.${question.effect}`, { ...valuesOf(m, question), player: who(player) });
}

/** Returns true for options besides the one asked for, which are highlighted less. */
export const isAside = (option: string): boolean => ['ability', 'drop', 'use'].includes(read(option).verb);

/** Returns true if the symbol can do nothing now and is asked for only because another option may be used before it. */
const isIdle = ({ effect, options }: Asked): boolean =>
  effect === 'card.symbol' && options !== null && options.every((option) => option === 'skip' || isAside(option));

/** Explains that the symbol cannot be used, and why. */
function idleWords(m: Model, question: Extract<Asked, { readonly effect: 'card.symbol' }>): string {
  const why = nowhereWords(symbolOf(m, question.about));
  return [e('prompt.idle', valuesOf(m, question)), ...why, e('prompt.idleElse')].join(' ');
}
/** Explains why a symbol finds nothing to do. Money is always taken and an event always drawn. */
export const nowhereWords = (symbol: SymbolKey): string[] =>
  symbol === 'money' || symbol === 'event' || symbol === 'interrupt' ? [] : [e(`idle.${symbol}`)];
/** R8.1: reports a symbol that was passed over because it could do nothing. */
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

/** Returns the catalogue key of a question: its name with the symbol, or with the harm if no other player causes it. */
function promptKey(m: Pick<Model, 'data'>, { effect, about }: Asked) {
  if (effect === 'card.symbol') return `card.symbol.${symbolOf(m, about)}` as const;
  if (effect !== 'window.answer') return effect;
  // R10.5, R10.6: cards that stop only other players' actions do not apply in these two cases.
  if (about.cause === BY_EVENT) return 'window.byEvent';
  if (about.from === about.owner) return 'window.byOwnCard';
  // R9.44, R9.45: the card causes it, no matter who has chosen the agent.
  return about.cause === BY_TEXT && about.harm === REMOVAL ? 'window.byCard' : effect;
}

/**
 * Returns the verbs of a question, without those that fit between two actions. Somebody looking at another hand cannot choose
 * own cards.
 */
export function verbsOf(m: Pick<Model, 'data'>, { effect, about }: Asked): readonly VerbName[] {
  if (effect === 'card.symbol') return SYMBOL_VERBS[symbolOf(m, about)];
  return effect === 'look.discard' ? [] : QUESTIONS[effect].verbs;
}

type Printed = Parameters<typeof amountOn>[0];
export const symbolWords = (m: Printed, card: Item, symbol: SymbolKey): string =>
  e(`symbol.${symbol}`, { amount: amountOn(m, card) });

/** R5.9: the numbers of a City Area card. R11.2: Holborn's prices are printed with the events. */
function abilityNumbers({ data }: Pick<Model, 'data'>, area: number): Values {
  const { least, most } = sparingPrices({ data });
  return { ...areaOf({ data }, area).params, area: where(area), least, most, dearer: most - least };
}
/** Describes the ability of a City Area card, in full and abbreviated. */
export const abilityWords = (m: Pick<Model, 'data'>, area: number): string =>
  words({ ...m, names: [] }, e(`ability.${areaOf(m, area).ability}`, abilityNumbers(m, area)));
export const abilityShort = (m: Pick<Model, 'data'>, area: number): string =>
  e(`abilityShort.${areaOf(m, area).ability}`, abilityNumbers(m, area));

/** The meaning of numbers in questions, by field name. */
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
  // Known only to the asked player. Sentences for viewers without the options do not use it.
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

/** Returns true if there is an option besides letting it happen and cards that may be dropped at any time (R10.10). */
const canStop = (options: readonly string[] | null): boolean =>
  options?.some((option) => !['pass', 'drop'].includes(read(option).verb)) ?? false;

/** The effect of a text on a hand. R9.4: a player without money is sold a card as well. */
const TO_A_HAND: Readonly<Record<string, 'take' | 'look' | 'swap' | 'sale'>> = {
  takeRandomKeepOne: 'take',
  lookAndDiscardFromPlayer: 'look',
  swapHands: 'swap',
  sellCardToPlayer: 'sale',
};
/** R9.19: from a smaller hand fewer cards are taken. */
function handNumbers(m: Model, card: Item, owner: number): Values {
  const { take = 0, keep = 0 } = m.data.params[card] ?? {};
  return { take: Math.min(take, handOf(m, owner).length), keep };
}
type Threat = Extract<Asked, { readonly effect: 'window.answer' }>['about'];
/** R10.2: describes what is about to happen, with everything that was chosen. */
function harmWords(m: Model, { harm, from, owner, area, to, other, amount }: Threat): string {
  const swap = harm === MOVE && other >= 0;
  const forced = harm === MONEY && other >= 0;
  const card = harm === CARDS_IN_HAND ? (cardAtWork(m)?.card ?? -1) : -1;
  const ofHand = TO_A_HAND[m.data.textOf[card] ?? ''];
  return e(`harm.${swap ? 'exchange' : forced ? 'forced' : (ofHand ?? at(HARMS, harm))}`, {
    from: who(from),
    ...handNumbers(m, card, owner),
    area: where(Math.max(0, area)),
    goal: where(Math.max(0, to)),
    ...(swap ? pawnValues(other) : forced ? { other: who(other) } : {}),
    amount,
  });
}

/** Describes the effect of clicking an option, for labels and menus. */
export function optionWords(m: Model, text: string): string {
  const option = readOption(text);
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
      return e(`do.${option.verb}`, { start: where(option.from), area: where(option.area) });
    case 'flee':
      return e('do.flee', { start: where(option.from), goal: where(option.to) });
    case 'pawn':
      return e('do.pawn', { ...pawnValues(option.pawn), ...ownedBy(m, option.pawn), area: where(option.area) });
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
      return e('do.spare', { what: at(SPARED, option.what), area: where(option.area) });
    case 'money':
      return e('do.money', { amount: amountOn(m, cardAtWork(m)?.card ?? 0) });
    default:
      return e(`do.${option.verb}`);
  }
}
/** Labels a building or pawn that Holborn spares. */
export const spareWords = (m: Pick<Model, 'data'>, what: number, area: number): string =>
  words({ ...m, names: [] }, e(`spared.${at(SPARED, what)}`, { area: where(area) }));

/** Returns true if `end` ends the turn: no second card (R9.22) and nothing after the refill (R17.15) is still due. */
export function endsTurn(m: Model, effect: Asked['effect']): boolean {
  if (effect === 'turn.last') return true;
  if (effect !== 'turn.card' && effect !== 'card.end' && effect !== 'play-two.second') return false;
  const second = effect === 'card.end' && handOf(m, m.s.active).length > 0;
  return !m.s.agenda.some((next) => next.effect === 'turn.last' || (second && next.effect === 'play-two.second'));
}

/** Maximum length of a card's text on a button, in characters. */
const LABEL = 45;
/** Returns the words of a plain answer, which depend on the question. */
export function answerWords(m: Model, option: string, { effect, about }: Asked): string {
  switch (option) {
    case 'skip': {
      if (effect !== 'card.symbol') return e('do.leaveAll');
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

/** Describes the effect of this number of picks. */
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

/** Reveals a player's personality and its goal. */
export function wasWords(m: Model, player: number): string {
  const index = personalityOf(m.s, player);
  return e('finale.was', {
    player: who(player),
    personality: personalityName(m, index),
    goal: conditionWords(m, index),
  });
}

/** Describes the winning condition of a personality. */
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
