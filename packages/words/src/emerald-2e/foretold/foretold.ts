import { cardOfKind } from '@gaslamp/emerald-2e/data';
import { LOYALIST, POINT_TYPES, RESTORATIONIST, USES, type Use } from '@gaslamp/emerald-2e/ids';
import type { Card } from '@gaslamp/emerald-2e/pack';
import { agentsIn, countOf, identityOf, isRestorationist } from '@gaslamp/emerald-2e/state';
import type { TOLD } from '@gaslamp/emerald-2e/told';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { addTexts, speaking } from '../../text.ts';
import { all, who } from '../../things.ts';
import { e, isSeated, type Model, type Seated, told, which } from '../model.ts';
import { rowOf } from '../sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const f = speaking<typeof english.emerald2eForetold>('emerald2eForetold');

/** What the action itself is, question and picks say already; who is next, what stands behind. */
const UNTOLD: ReadonlySet<string> = new Set<keyof typeof TOLD>([
  'played',
  'turn',
  'claimed',
  'agentMoved',
  'discarded',
  'passed',
]);

/**
 * What an answer will bring besides: the cards that it costs for good, then the sentences of the log, then which of the
 * points will not last.
 */
export const foretold = (m: Model, events: readonly VisibleEvent[]): readonly string[] => [
  ...spent(m, events),
  ...rowOf(m, { move: 0, events: events.filter(({ kind }) => !UNTOLD.has(kind)) }).map(({ text }) => text),
  ...(isSeated(m) && identityOf(m.s, m.you) >= 0 ? [...lasting(m, events), ...trackWords(m, events)] : []),
];

/** R17.2 to R17.4: whether points of a side, and for kills, will count for whoever scores them. */
function lasting(m: Seated, events: readonly VisibleEvent[]): string[] {
  return events.map(told).flatMap(({ kind, fields }) => {
    if (kind !== 'scored' || fields.player !== m.you) return [];
    const type = at(POINT_TYPES, fields.type);
    if (type === 'neutral') return [];
    const owner = fields.victim ?? -1;
    const counts =
      type === 'kill' ? countsAsKill(m, owner) : isRestorationist(m, m.you) === (type === 'restorationist');
    const values = { points: fields.points, type: e(`type.${type}`) };
    return counts === null ? f('unsure', { ...values, owner: who(owner) }) : f(counts ? 'keeps' : 'loses', values);
  });
}

/** Null where it depends on an identity that the viewer does not know. */
function countsAsKill(m: Seated, victim: number): boolean | null {
  if (isRestorationist(m, m.you)) return false;
  return identityOf(m.s, victim) < 0 ? null : isRestorationist(m, victim);
}

/** R17.5: and those of the track, as the markers will stand. */
function trackWords(m: Seated, events: readonly VisibleEvent[]): string[] {
  const markers = [RESTORATIONIST, LOYALIST].map((track) => countOf(m.s.markers, track));
  let moved = false;
  for (const { kind, fields } of events.map(told)) {
    if (kind !== 'marker') continue;
    markers[fields.track] = fields.to;
    moved = true;
  }
  const ahead = at(markers, RESTORATIONIST) - at(markers, LOYALIST);
  if (!moved || ahead === 0) return [];
  const counts = ahead > 0 === isRestorationist(m, m.you);
  return [f(counts ? 'trackKeeps' : 'trackLoses', { points: Math.abs(ahead) })];
}

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

/** R14.2, R14.3: what a roll may cost; every roll of this game is one for Sanity. R18.9: an agent where there is one. */
export function rollWords({ s, data }: Pick<Model, 's' | 'data'>, events: readonly VisibleEvent[]): string {
  if (s.insanityFaces === 0) return f('sanity.never');
  const agent = events
    .map(told)
    .some(({ kind, fields }) => kind === 'royaltyTaken' && agentsIn(s, fields.player, fields.city) > 0);
  const sure = s.insanityFaces === data.pack.sanityDie.faces ? 'always' : 'maybe';
  return f(agent ? `sanityAgent.${sure}` : `sanity.${sure}`);
}
