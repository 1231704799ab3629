import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { LOYALIST, POINT_TYPES, RESTORATIONIST, USES, type Use } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { agentsIn, countOf, identityOf, isRestorationist } from '@gaslamp/emerald-2e/box/state';
import type { EVENT_SPECS } from '@gaslamp/emerald-2e/seen/event-specs';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { addTexts, speaking } from '../../text.ts';
import { all, who } from '../../things.ts';
import { e, isSeated, type Model, readEvent, type Seated, which } from '../model.ts';
import { rowOf } from '../sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const f = speaking<typeof english.emerald2eForetold>('emerald2eForetold');

/** Kinds left out of the forecast: the action itself is named by the question and the picks, and the next player after it. */
const LEFT_OUT: ReadonlySet<string> = new Set<keyof typeof EVENT_SPECS>([
  'played',
  'turn',
  'claimed',
  'agentMoved',
  'discarded',
  'passed',
]);

/**
 * Describes the further effects of an answer: the points that will count for the player at the end, then the cards that leave
 * the game and the sentences of the log.
 */
export const foretold = (m: Model, events: readonly VisibleEvent[]): readonly string[] => [
  ...(isSeated(m) && identityOf(m.s, m.you) >= 0 ? [...lasting(m, events), ...trackWords(m, events)] : []),
  ...spent(m, events),
  ...rowOf(m, { move: 0, events: events.filter(({ kind }) => !LEFT_OUT.has(kind)) }).map(({ text }) => text),
];

/** R17.2 to R17.4: tells for points of a side and for kills whether the scoring player will keep them at the end. */
function lasting(m: Seated, events: readonly VisibleEvent[]): string[] {
  return events.map(readEvent).flatMap(({ kind, fields }) => {
    if (kind !== 'scored' || fields.player !== m.you) return [];
    const type = at(POINT_TYPES, fields.type);
    if (type === 'neutral') return [];
    const owner = fields.victim ?? -1;
    const counts =
      type === 'kill' ? countsAsKill(m, owner) : isRestorationist(m, m.you) === (type === 'restorationist');
    const { points } = fields;
    return counts === null
      ? f('unsure', { points, owner: who(owner) })
      : f(counts ? 'keeps' : 'loses', { points, type });
  });
}

/** Returns null if it depends on an identity that the viewer does not know. */
function countsAsKill(m: Seated, victim: number): boolean | null {
  if (isRestorationist(m, m.you)) return false;
  return identityOf(m.s, victim) < 0 ? null : isRestorationist(m, victim);
}

/** R17.5: the same for the track, after the markers have moved. */
function trackWords(m: Seated, events: readonly VisibleEvent[]): string[] {
  const markers = [RESTORATIONIST, LOYALIST].map((track) => countOf(m.s.markers, track));
  let moved = false;
  for (const { kind, fields } of events.map(readEvent)) {
    if (kind !== 'marker') continue;
    markers[fields.track] = fields.to;
    moved = true;
  }
  const ahead = at(markers, RESTORATIONIST) - at(markers, LOYALIST);
  if (!moved || ahead === 0) return [];
  const counts = ahead > 0 === isRestorationist(m, m.you);
  return [f(counts ? 'trackKeeps' : 'trackLoses', { points: Math.abs(ahead) })];
}

/** Effects whose card stays: with the identity, or with what it took. */
const STAYING: readonly Card['effect'][] = ['changeOfHeart', 'hideRoyalty', 'miGo', 'shoggoth', 'yogSothoth'];

/** R3.5, R3.6, R18.7, R18.12: returns true if a card used this way never returns to a deck. */
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

/**
 * R14.2, R14.3: describes the possible cost of a roll; every roll of this game is a Sanity roll. R18.9: it includes an agent if
 * there is one.
 */
export function rollWords({ s, data }: Pick<Model, 's' | 'data'>, events: readonly VisibleEvent[]): string {
  if (s.insanityFaces === 0) return f('sanity.never');
  const agent = events
    .map(readEvent)
    .some(({ kind, fields }) => kind === 'royaltyTaken' && agentsIn(s, fields.player, fields.city) > 0);
  const sure = s.insanityFaces === data.pack.sanityDie.faces ? 'always' : 'maybe';
  return f(agent ? `sanityAgent.${sure}` : `sanity.${sure}`);
}
