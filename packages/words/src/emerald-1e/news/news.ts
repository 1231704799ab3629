// What a player is told of others as their own turn begins, and what came of their own draws: the most important first.
import { USES } from '@gaslamp/emerald-1e/ids';
import { lastSpace } from '@gaslamp/emerald-1e/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { markersMoved } from '../../markers.ts';
import { addTexts, speaking } from '../../text.ts';
import { lossesOf } from '../losses.ts';
import { type Model, type Told, told, trackName } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.emerald1eNews>('emerald1eNews');

type Numbers = readonly [player: number, events: readonly VisibleEvent[]];
/** As the page says it, of the latest it knows. */
export const wordsOf = (latest: { readonly current: Model }) => ({
  newsOf: (...since: Numbers) => newsOf(latest.current, ...since),
  rollOf: (...step: Numbers) => rollOf(latest.current, ...step),
});

/** With so few steps left everybody should hear of them. */
const NEAR = 2;

/** What the others did to a player and besides, in whole sentences. */
export function newsOf(m: Pick<Model, 'data'>, you: number, events: readonly VisibleEvent[]): readonly string[] {
  const markers = markersMoved(events.map(told));
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

/** How important it is what others did; null for what one was told already, or what is nothing new. */
function rankOf(you: number, { kind, fields }: Told): number | null {
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

/** R14: what a player drew in one step, and what it cost; nothing where nothing was drawn. */
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
