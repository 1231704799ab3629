// Summarizes the others' moves for a player whose turn begins, and the results of the player's own draws, the most important
// first.
import { USES } from '@gaslamp/emerald-1e/box/ids';
import { lastSpace } from '@gaslamp/emerald-1e/box/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { markersMoved } from '../../markers.ts';
import { addTexts, speaking } from '../../text.ts';
import { lossesOf } from '../losses.ts';
import { type KnownEvent, type Model, readEvent, trackName } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.emerald1eNews>('emerald1eNews');

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
  const left = ({ fields: { track, to } }: (typeof markers)[number]) => lastSpace(m, track) - to;
  const near = markers.filter((marker) => left(marker) > 0 && left(marker) <= NEAR);
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
    ...near.map((marker) =>
      n('near', { track: trackName(marker.fields.track), to: marker.fields.to, left: left(marker) }),
    ),
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
    case 'royalKilled':
    case 'royalHidden':
      return fields.player === you ? null : 0;
    case 'devoured':
      return 0;
    case 'agentKilled':
    case 'exposed':
      return fields.owner === you ? null : 0;
    case 'cityTaken':
      return fields.from === you ? null : 1;
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

/** R14: describes a player's draws in one step and their cost; empty if nothing was drawn. */
export function rollOf(m: Pick<Model, 'data'>, you: number, row: readonly VisibleEvent[]): readonly string[] {
  const groups = groupsOf(row);
  const first = groups.findIndex(({ events: [{ kind, fields }] }) => kind === 'sanity' && fields.player === you);
  if (first < 0) return [];
  return groups.slice(first).flatMap((group) => {
    const [{ kind, fields }] = group.events;
    if (kind === 'sanity' && fields.player === you) return n(fields.mad === 1 ? 'roll.mad' : 'roll.sane');
    return kind === 'agentGone' && fields.owner === you ? sentenceOf(m, group) : [];
  });
}
