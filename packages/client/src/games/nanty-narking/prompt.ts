// Questions in words: what is asked, and what clicking an option does.

import type { Question } from '@gaslamp/kernel/projection';
import { CARDS_IN_HAND, COLOURS, MONEY, MOVE, SPARED } from '@gaslamp/nanty-narking/ids';
import type { Pack } from '@gaslamp/nanty-narking/pack';
import { isMine, read } from '../../table/options.ts';
import { who } from '../../table/rich.tsx';
import { hasText, type Values } from '../../text.ts';
import {
  areaIndex,
  areaName,
  cardIndex,
  e,
  eventName,
  inPlay,
  type Model,
  pawnIndex,
  pawnWords,
  playerIndex,
  where,
  which,
} from './model.ts';
import { isAside } from './things.ts';

/** The sentence of the prompt line for this viewer. */
export function promptFor(m: Model, question: Question | null): string {
  if (question === null) return e('prompt.over');
  const { effect } = question;
  if (isMine(m, question))
    return e(`prompt.${idle(question) ? 'idle' : promptKey(m, question)}`, valuesOf(m, question));
  const id = `waits.${effect}`;
  return e(hasText(`nanty.${id}`) ? id : 'waits.other', { ...valuesOf(m, question), player: who(question.player) });
}

/** A symbol that can do nothing now is asked for all the same where something else may be done before it. */
const idle = ({ effect, options }: Question): boolean =>
  effect === 'card.symbol' && options!.every((option) => option === 'skip' || isAside(option));

/** The question's name; the symbol at hand belongs to it. */
export function promptKey({ data }: Pick<Model, 'data'>, { effect, about }: Question): string {
  return effect === 'card.symbol' ? `${effect}.${data.symbols[about.card!]![about.index!]}` : effect;
}

/** The pounds of a card's money symbol; R17.3 may change one. */
export const moneyOn = (
  { s, data }: Pick<Model, 'data'> & { readonly s: Pick<Model['s'], 'telegraphMoney'> },
  card: number,
): number => (data.names[card] === 'R39' ? s.telegraphMoney : data.money[card]!);

/** What a card's text says. Loans are repaid by the pack's scoring (R13.3). */
export function textWords({ cards, scoring }: Pack, card: number): string {
  const { effect, params } = cards[card]!;
  return effect === null ? '' : e(`cardText.${effect}`, { ...scoring, ...params });
}

function valuesOf(m: Model, { about, effect }: Question): Values {
  const values: Record<string, string | number> = {};
  const card = about.card ?? inPlay(m)?.card;
  if (card !== undefined) Object.assign(values, { card: which(card), amount: moneyOn(m, card) });
  if (effect === 'card.symbol') {
    const symbol = m.data.symbols[about.card!]![about.index!]!;
    values.symbol = e(`symbol.${symbol}`, { amount: values.amount! });
    values.text = textWords(m.data.pack, about.card!);
  }
  for (const name of ['from', 'to', 'owner', 'payer'] as const)
    if (about[name] !== undefined && about[name] >= 0) values[name] = who(about[name]);
  if (about.area !== undefined && about.area >= 0) values.area = where(about.area);
  const event =
    about.event ?? m.s.agenda.map((frame) => frame.event as number | undefined).findLast((n) => n !== undefined);
  if (event !== undefined) values.event = eventName(event);
  if (/\.to$/.test(effect)) values.area = where(about.from!);
  if (effect === 'window.answer') values.harm = harmWords(about);
  return values;
}

/** R10.2: what is about to happen, with all that was chosen. */
function harmWords({ harm, area, to, other, amount }: Question['about']): string {
  const swap = harm === MOVE && other! >= 0;
  const forced = harm === MONEY && other! >= 0;
  const sale = harm === CARDS_IN_HAND && amount! > 0;
  return e(`harm.${swap ? 'exchange' : forced ? 'forced' : sale ? 'sale' : harm}`, {
    area: where(Math.max(0, area!)),
    to: to! >= 0 ? where(to!) : '',
    other: swap ? pawnWords(other!) : forced ? who(other!) : '',
    amount: amount!,
  });
}

/** What clicking an option does, in words: for labels and menus. */
export function optionWords(m: Model, text: string): string {
  const { verb, words } = read(text);
  const [a, b] = words;
  switch (verb) {
    case 'place':
    case 'build':
    case 'clear':
    case 'to':
    case 'trouble':
    case 'building':
    case 'ability':
      return e(`do.${verb}`, { area: where(areaIndex(a)) });
    case 'lift':
    case 'rebuild':
    case 'exchange':
      return e(`do.${verb}`, { from: where(areaIndex(a)), area: where(areaIndex(b)) });
    case 'flee':
      return e('do.flee', { from: where(areaIndex(a)), to: where(areaIndex(b)) });
    case 'pawn':
      return e('do.pawn', { pawn: pawnWords(pawnIndex(a)), area: where(areaIndex(b)) });
    case 'play':
    case 'drop':
    case 'use':
    case 'give':
    case 'discard':
    case 'keep':
      return e(`do.${verb}`, { card: which(cardIndex(a)) });
    case 'player':
      return e('do.player', { player: who(playerIndex(a)) });
    case 'spare':
      return e('do.spare', { what: spareWords(a!, areaIndex(b)) });
    default:
      return e(`do.${verb}`, { amount: moneyOn(m, inPlay(m)?.card ?? 0) });
  }
}
export const spareWords = (what: string, area: number): string => e(`spared.${what}`, { area: where(area) });
export const spareAt = (index: number): string => SPARED[index]!;

/** So much of a card's text a button can say. */
const LABEL = 45;
/** The words of a plain answer, which depend on what it answers. */
export function answerWords(m: Model, option: string, question: Question): string {
  const { effect, about } = question;
  const symbol = effect === 'card.symbol' ? m.data.symbols[about.card!]![about.index!]! : null;
  switch (option) {
    case 'skip':
      if (symbol === null) return e('do.skipSpare');
      if (symbol === 'text') return e('do.skip');
      return e('do.skipSymbol', { symbol: e(`symbol.${symbol}`, { amount: moneyOn(m, about.card!) }) });
    case 'text': {
      const does = textWords(m.data.pack, about.card!).replace(/\.$/, '');
      return does.length <= LABEL ? does : e('do.text');
    }
    case 'end':
      if (effect.startsWith('turn.')) return e('do.endTurn');
      return effect.startsWith('play-two') ? e('do.stop') : e('do.end');
    case 'pay': {
      const due = about.card === undefined ? undefined : m.data.params[about.card]!;
      const amount = due?.payoff ?? due?.payBank ?? due?.money;
      return amount === undefined ? e('do.pay') : e('do.payAmount', { amount });
    }
    case 'accept':
      return e(effect === 'burden.answer' ? 'do.carry' : 'do.accept');
    default:
      return optionWords(m, option);
  }
}

/** The condition of a personality in words. */
export function conditionWords(m: Model, index: number): string {
  const what = (m.s.variants === 1 ? m.data.pack.variants : m.data.pack.personalities)[index]!;
  return e(`condition.${what.condition}`, {
    needed: what.threshold[String(m.s.seats) as '2' | '3' | '4'],
    troubleFree: what.troubleFree ? 1 : 0,
    presence: what.presence,
    buildings: what.buildings,
    includes: what.includes === null ? 'none' : areaName(areaIndex(what.includes)),
    mostTrouble: what.mostTrouble,
  });
}
/** House variants are told apart from the published ones wherever they are named. */
export function personalityName(m: Pick<Model, 's'>, index: number): string {
  const name = e(`personality.${PERSONALITY_IDS[index]}`);
  return m.s.variants === 1 ? e('house', { name }) : name;
}
const PERSONALITY_IDS = ['MORIARTY', 'FAGIN', 'SIDONIA', 'BELLINGER', 'HOLDHURST', 'BALMORAL', 'HOLMES'] as const;

export const colourName = (player: number): string => e(`colour.${COLOURS[player]}`);
