// Puts events into words for the log, the captions and the screen reader.
import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { HARMS, POINT_TYPES, USES } from '@gaslamp/emerald-2e/box/ids';
import { REASONS } from '@gaslamp/emerald-2e/box/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { valuesOf } from '../emerald/model.ts';
import { entriesOf, type Group, grouped } from '../events.ts';
import type { LogEntry } from '../log.ts';
import { all, counted, who } from '../things.ts';
import { e, type KnownEvent, type Model, readEvent, SIDES, targetName, where, which } from './model.ts';

/** Returns the grouping key: consecutive events with the same kind and key share a sentence; those without a key do not. */
function keyOf({ kind, fields: f }: KnownEvent): string | null {
  switch (kind) {
    case 'discarded':
      return `${f.player}`;
    case 'agentHome':
      return `${f.owner}.${f.city}`;
    case 'drew':
      return `${f.player}.${f.card === undefined}`;
    case 'played':
      return USES[f.use] === 'text' ? null : `${f.player}.${f.use}`;
    default:
      return null;
  }
}
const sameSentence = (a: KnownEvent, b: KnownEvent): boolean =>
  a.kind === b.kind && keyOf(a) !== null && keyOf(a) === keyOf(b);

export const groupsOf = (events: readonly VisibleEvent[]): Group<KnownEvent>[] =>
  grouped(events.map(readEvent), sameSentence);

type Teller = Pick<Model, 'data'>;

export function sentenceOf(m: Teller, { events }: Group<KnownEvent>): string {
  const [{ kind, fields: f }] = events;
  const count = events.length;
  switch (kind) {
    case 'played':
      return e(`event.played.${at(USES, f.use)}`, {
        player: who(f.player),
        cards: cardsOf(events, f.player),
        count,
      });
    case 'discarded':
      return e('event.discarded', { player: who(f.player), cards: cardsOf(events, f.player) });
    case 'drew':
      return f.card === undefined
        ? e('event.drew', { player: who(f.player), count })
        : e('event.drewSeen', { player: who(f.player), cards: cardsOf(events, f.player) });
    case 'agentHome':
      return e('event.agentHome', { ...valuesOf(f), count });
    case 'looked':
      return f.card === undefined
        ? e('event.looked', valuesOf(f))
        : e('event.lookedSeen', { ...valuesOf(f), card: which(f.card) });
    case 'scored':
      return e('event.scored', { ...valuesOf(f), type: at(POINT_TYPES, f.type) });
    case 'marker':
      return e(f.from === f.to ? 'event.markerStays' : 'event.marker', {
        side: at(SIDES, f.track),
        start: f.from,
        goal: f.to,
      });
    case 'attack':
      return e('event.attack', { ...valuesOf(f), target: targetName(m, f.target, f.city) });
    case 'claimed':
    case 'turnedUp':
      return e(cardOfKind(m.data, f.card).kind === 'city' ? `event.${kind}City` : `event.${kind}`, valuesOf(f));
    case 'threat':
      return e('event.threat', { ...valuesOf(f), harm: at(HARMS, f.harm) });
    case 'over':
      return e('event.over', { reason: at(REASONS, f.reason) });
    case 'agentMoved':
      return e('event.agentMoved', { start: where(f.from), goal: where(f.to) });
    default:
      return e(`event.${kind}`, valuesOf(f));
  }
}

/** Returns the kinds of the cards in these events. */
export const kindsOf = (events: readonly KnownEvent[]): number[] =>
  events.flatMap(({ fields }) => ('card' in fields ? (fields.card ?? []) : []));

/** Lists the cards of one player's events. */
const cardsOf = (events: readonly KnownEvent[], player: number): string =>
  all(counted(kindsOf(events).map((kind) => which(kind, player))));

/** Returns true for the threat of an assassination, which was reported with its target before. */
const isKnown = ([{ kind, fields }]: Group<KnownEvent>['events']): boolean =>
  kind === 'threat' && HARMS[fields.harm] === 'assassination';

/** Returns the log entries of a step. Of the deal, only those parts that are not visible on the table at a glance. */
export function rowOf(m: Teller, row: PublishedRow): LogEntry[] {
  const groups = groupsOf(row.events);
  const first = groups.filter(({ kind }) => kind === 'first');
  const reported =
    first.length > 0
      ? [...first, ...groups.filter(({ kind }) => kind === 'royaltySlides')]
      : groups.filter(({ events }) => !isKnown(events));
  return entriesOf(row.move, reported, 'identity', (group) => [sentenceOf(m, group)]);
}
