// Puts questions and options into words.
import { cardOfKind, kindOf, needed, stepsOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES, HARMS } from '@gaslamp/emerald-2e/box/ids';
import { agentsIn, agentsInCities, countOf } from '@gaslamp/emerald-2e/box/state';
import { intended } from '@gaslamp/emerald-2e/seen/intent';
import { QUESTIONS } from '@gaslamp/emerald-2e/seen/questions';
import { cubesOut, cubesWanted } from '@gaslamp/emerald-2e/seen/sums';
import { at } from '@gaslamp/kernel/lists';
import type { Question } from '@gaslamp/kernel/question';
import type { Flagged } from '../declared.ts';
import { isMine } from '../options.ts';
import type { Values } from '../text.ts';
import { all, ownedBy, who } from '../things.ts';
import { winnerWords } from '../winners.ts';
import { type Asked, asked, e, faceUp, type Model, readOption, SIDES, targetName, where, which } from './model.ts';

/** Actions of a turn that begin with choosing a place or a card. */
const MODES = ['place', 'claim', 'move', 'assassinate', 'card'] as const;
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

/** R17.8: names the winners once they are published. */
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
  const { s, data } = m;
  switch (effect) {
    case 'setup.agent':
      // R2.10: everybody places one agent, then a second one.
      return { which: agentsInCities(s, player) > 0 ? 'second' : 'first' };
    case 'turn.act':
      return { acted: s.acted, free: String((options ?? []).length > 1) };
    case 'confirm':
      return { what: intentWords(m, player) };
    case 'place.cards':
      return { city: where(about.city), stock: countOf(s.cubeStock, player) };
    case 'claim.card':
      return { city: where(about.city), card: faceUpCard(m, about.city) };
    // Asked regardless of the hand, so that nobody learns whether there is a choice.
    case 'claim.more':
    case 'assassinate.more':
      return { more: String((options ?? []).length > 1) };
    case 'retrieve.cards':
      return { out: cubesOut(s, player) };
    case 'retrieve.from':
      return { wanted: cubesWanted(m, player) };
    case 'move.to':
      return { city: where(about.from) };
    case 'move.more':
    case 'move.cards':
      return { moves: about.moves };
    case 'assassinate.card':
    case 'assassinate.support':
      return {
        target: targetName(m, about.target, about.city),
        city: where(about.city),
        needed: needed(data, about.target, about.city),
        agents: agentsIn(s, player, about.city),
      };
    case 'window.answer': {
      const harm = at(HARMS, about.harm);
      const stops = options?.some((option) => readOption(option)?.verb === 'use');
      const can = !stops ? 'nothing' : harm === 'cthulhu' ? 'all' : 'one';
      return { attacker: who(about.from), city: where(about.city), harm, can };
    }
    case 'zombies.bite':
      return { cities: all(citiesOf(options ?? []).map(where)) };
    case 'zombies.raise':
      return { left: s.zombieSupply };
    default:
      return {};
  }
}

/** Returns the cities whose agents can be removed. */
function citiesOf(options: readonly string[]): readonly number[] {
  const cities = options.flatMap((option) => {
    const one = readOption(option);
    return one?.verb === 'remove' ? one.city : [];
  });
  return [...new Set(cities)];
}

/** Describes the deed that awaits confirmation. */
function intentWords(m: Model, player: number): string {
  const intent = intended(m.s);
  const cards = (kinds: readonly number[]) => all(kinds.map((kind) => which(kind, player)));
  if (intent === null) return '';
  switch (intent.deed) {
    case 'claim':
      return e('confirm.claim', {
        card: faceUpCard(m, intent.city),
        own: isItsOwn(m, intent.city) ? 'yes' : 'no',
        city: where(intent.city),
        cards: cards(intent.cards),
      });
    case 'assassinate':
      return e('confirm.assassinate', {
        target: targetName(m, intent.target, intent.city),
        city: where(intent.city),
        cards: cards(intent.cards),
        have: agentsIn(m.s, player, intent.city),
        needed: needed(m.data, intent.target, intent.city),
      });
    case 'release':
      return e('confirm.release', { city: where(intent.city) });
    case 'text': {
      const { owner, city } = intent;
      const card = which(intent.card, player);
      if (owner !== null && city !== null)
        return e('confirm.textTarget', { card, owner: who(owner), city: where(city) });
      if (owner !== null) return e('confirm.textPlayer', { card, owner: who(owner) });
      if (city !== null) return e('confirm.textCity', { card, city: where(city) });
      return e('confirm.text', { card });
    }
  }
}

/** The face-up card of a city as a thing. */
function faceUpCard(m: Model, city: number): string {
  const item = faceUp(m, city);
  return item < 0 ? '' : which(kindOf(m.data, item));
}

/** Returns true if that card is the city card, which has the city's name. */
function isItsOwn(m: Model, city: number): boolean {
  const item = faceUp(m, city);
  return item >= 0 && cardOfKind(m.data, kindOf(m.data, item)).kind === 'city';
}

/** Describes the effect of clicking an option, for labels and menus. */
export function optionWords(m: Model, option: string, effect = ''): string {
  const one = readOption(option);
  if (one === null) return option;
  switch (one.verb) {
    case 'claim': {
      const card = faceUpCard(m, one.city);
      return card === '' ? e('do.claimNone') : e('do.claim', { card });
    }
    case 'assassinate':
      return e('do.assassinate', { target: targetName(m, one.target, one.city) });
    case 'remove':
    case 'send':
      return e(`do.${one.verb}`, { ...ownedBy(m, one.owner), city: where(one.city) });
    case 'player':
      return e('do.player', { player: who(one.player) });
    case 'play':
    case 'pick':
    case 'use':
    case 'release': {
      const { timing } = cardOfKind(m.data, one.card);
      return e(`do.${one.verb}`, {
        card: which(one.card, m.you ?? -1),
        timing: timing === null ? '' : e(`timing.${timing}`),
      });
    }
    case 'advance':
      return e('do.pickMarker', {
        card: which(one.card, m.you ?? -1),
        track: at(SIDES, one.track),
        steps: stepsOf(cardOfKind(m.data, one.card), one.track),
      });
    case 'done':
      if (effect === 'zombies.bite') return e('do.doneBite');
      return e(effect === 'move.more' ? 'do.doneMoves' : 'do.done');
    case 'take':
      return e('do.take', { city: where(one.from) });
    case 'from':
      return one.from < CITIES.length ? e('do.from', { city: where(one.from) }) : e('do.fromStock');
    case 'to':
      return e(effect === 'setup.agent' ? 'do.begin' : 'do.to', { city: where(one.city) });
    case 'place':
    case 'move':
    case 'at':
    case 'raise':
      return e(`do.${one.verb}`, { city: where(one.city) });
    default:
      return e(`do.${one.verb}`);
  }
}
