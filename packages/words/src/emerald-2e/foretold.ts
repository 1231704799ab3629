import { cardOfKind } from '@gaslamp/emerald-2e/data';
import { USES, type Use } from '@gaslamp/emerald-2e/ids';
import type { Card } from '@gaslamp/emerald-2e/pack';
import type { TOLD } from '@gaslamp/emerald-2e/told';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { all } from '../things.ts';
import { e, type Model, which } from './model.ts';
import { rowOf } from './sentences.ts';

/** What the action itself is, question and picks say already; who is next, what stands behind. */
const UNTOLD: ReadonlySet<string> = new Set<keyof typeof TOLD>([
  'played',
  'turn',
  'claimed',
  'agentMoved',
  'discarded',
  'passed',
]);

/** What an answer will bring besides, in the sentences of the log, behind the cards that it costs for good. */
export const foretold = (m: Model, events: readonly VisibleEvent[]): readonly string[] => [
  ...spent(m, events),
  ...rowOf(m, { move: 0, events: events.filter(({ kind }) => !UNTOLD.has(kind)) }).map(({ text }) => text),
];

/** Of these the card itself stays: on the identity, or with what it took. */
const STAYING: readonly Card['effect'][] = ['changeOfHeart', 'hideRoyalty', 'miGo', 'shoggoth', 'yogSothoth'];

/** R3.5, R3.6, R18.7, R18.12: whether a card that is played so comes into no deck again. */
function leaves({ effect, oneUse }: Card, use: Use): boolean {
  if (use === 'assassinate') return true;
  if (!oneUse || STAYING.includes(effect)) return false;
  return use === 'bombs' ? effect === 'infernalMachine' : use === 'benefit' || use === 'text';
}

function spent(m: Model, events: readonly VisibleEvent[]): string[] {
  const gone = events
    .filter(({ kind }) => kind === 'played')
    .filter(({ fields: { card, use } }) => leaves(cardOfKind(m.data, card!), at(USES, use!)));
  const cards = gone.map(({ fields: { card, player } }) => which(card!, player!));
  return cards.length === 0 ? [] : [e('event.leave', { cards: all(cards), count: cards.length })];
}

/** R14.2, R14.3: what a roll may cost; every roll of this game is one for Sanity. */
export const rollWords = (events: readonly VisibleEvent[]): string =>
  e(events.some(({ kind }) => kind === 'royaltyTaken') ? 'forecast.sanityAgent' : 'forecast.sanity');
