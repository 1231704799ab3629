// Summarizes the others' moves for a player whose turn begins, and the results of the player's own rolls, the most important
// first.
import { USES } from '@gaslamp/emerald-2e/box/ids';
import { countOf, TOP } from '@gaslamp/emerald-2e/box/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { markersMoved } from '../../markers.ts';
import { addTexts, speaking } from '../../text.ts';
import { lossesOf } from '../losses.ts';
import { type KnownEvent, type Model, readEvent, sideName, where } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.emerald2eNews>('emerald2eNews');

type Numbers = readonly [player: number, events: readonly VisibleEvent[]];
/** Binds the functions to the page's latest model. */
export const wordsOf = (latest: { readonly current: Model }) => ({
  newsOf: (...since: Numbers) => newsOf(latest.current, ...since),
  rollOf: (...step: Numbers) => rollOf(latest.current, ...step),
});

/** Number of steps left on a track from which on everybody is warned. */
const NEAR = 2;

/** Describes the harm done to a player by the others, and their other moves. */
export function newsOf(m: Pick<Model, 'data'>, you: number, events: readonly VisibleEvent[]): readonly string[] {
  const markers = markersMoved(events.map(readEvent));
  const near = markers.filter(({ fields }) => TOP - fields.to <= NEAR && fields.to < TOP);
  const groups = groupsOf(events);
  const ranked = (rank: number): string[] =>
    groups.filter((group) => rankOf(you, group.events[0]) === rank).map((group) => sentenceOf(m, group));
  const deeds = [
    ...ranked(0),
    ...ranked(1),
    ...ranked(2),
    ...markers
      .filter((marker) => !near.includes(marker))
      .map((marker) => sentenceOf(m, { kind: 'marker', events: [marker] })),
  ];
  const news = [
    ...near.map(({ fields: { track, to } }) => n('near', { side: sideName(track), to, left: TOP - to })),
    ...lossesOf(m, you, events),
    ...deeds,
  ];
  return news.length > 0 ? news : ranked(3);
}

/** Ranks an event by importance, 0 first; null if the player has seen it already or it is nothing new. */
function rankOf(you: number, { kind, fields }: KnownEvent): number | null {
  switch (kind) {
    case 'revealed':
    case 'changedHeart':
    case 'royaltyTaken':
      return fields.player === you ? null : 0;
    case 'devoured':
      return 0;
    case 'killed':
      return fields.owner === you ? null : 0;
    case 'claimed':
      return 1;
    case 'played':
      return at(USES, fields.use) === 'text' && fields.player !== you ? 2 : null;
    case 'cubesPlaced':
    case 'agentMoved':
      return 3;
    default:
      return null;
  }
}

/** R14, R10.10: describes the results of a player’s rolls in one step; empty if there was none. */
export function rollOf(m: Pick<Model, 's'>, you: number, row: readonly VisibleEvent[]): readonly string[] {
  const events = row.map(readEvent);
  const isOwn = (event: KnownEvent) => event.kind === 'sanity' && event.fields.player === you;
  const first = events.findIndex(isOwn);
  if (first < 0) return [];
  const lost = events.filter((event) => isOwn(event) && event.kind === 'sanity' && event.fields.insane === 1).length;
  const out = [lost === 0 ? n('roll.sane') : n('roll.insane', { lost, left: countOf(m.s.tokens, you) })];
  for (const { kind, fields } of events.slice(first)) {
    if (kind === 'agentHome' && fields.owner === you) out.push(n('roll.agent', { city: where(fields.city) }));
    if (kind === 'cubesToLimbo' && fields.owner === you)
      out.push(n('roll.cubes', { city: where(fields.city), count: fields.count }));
  }
  return out;
}
