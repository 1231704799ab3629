// Puts events into words for the log, the captions and the screen reader.
import { cardOfKind, isMain } from '@gaslamp/emerald-1e/box/data';
import { FIRST_ROYAL, USES } from '@gaslamp/emerald-1e/box/ids';
import { REASONS } from '@gaslamp/emerald-1e/box/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { valuesOf } from '../emerald/model.ts';
import { entriesOf, type Group, grouped } from '../events.ts';
import type { LogEntry } from '../log.ts';
import type { Values } from '../text.ts';
import { all, counted, who } from '../things.ts';
import {
  agentThing,
  aimed,
  e,
  type KnownEvent,
  type Model,
  place,
  readEvent,
  TRACK_NAMES,
  where,
  which,
} from './model.ts';

/** Returns the grouping key: consecutive events with the same kind and key share a sentence; those without a key do not. */
function keyOf({ kind, fields: f }: KnownEvent): string | null {
  switch (kind) {
    case 'discardedUnder':
    case 'drew':
      return `${f.player}.${f.card === undefined}`;
    case 'tokenSeen':
      return `${f.player}`;
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

/** Returns the sentence of a group; `behind` are the later groups of the same step. */
export function sentenceOf(
  m: Teller,
  { events }: Group<KnownEvent>,
  behind: readonly Group<KnownEvent>[] = [],
): string {
  const [{ kind, fields: f }] = events;
  const count = events.length;
  switch (kind) {
    case 'played':
      return e(`event.played.${at(USES, f.use)}`, { player: who(f.player), cards: cardsOf(events, f.player), count });
    case 'discarded':
      return e('event.discarded', { player: who(f.player), cards: cardsOf(events, f.player) });
    case 'discardedUnder':
    case 'drew':
      return f.card === undefined
        ? e(`event.${kind}`, { player: who(f.player), count })
        : e(`event.${kind}Seen`, { player: who(f.player), cards: cardsOf(events, f.player) });
    case 'looked':
    case 'lookedUnder':
      return e(f.card === undefined ? `event.${kind}` : `event.${kind}Seen`, values(f));
    case 'token':
      return e(f.agent === undefined ? 'event.token' : 'event.tokenOwn', values(f));
    case 'tokenSeen':
      return f.agent === undefined
        ? e('event.tokenSeen', { player: who(f.player), count })
        : e('event.tokenSeenOwn', { player: who(f.player), agents: all(agentsOf(events)) });
    case 'marker':
      return e('event.marker', { ...f, track: at(TRACK_NAMES, f.track) });
    case 'attack':
    case 'hiding':
      return e(`event.${kind}`, { ...values(f), target: aimed(f.target) });
    case 'foiled':
      return e(foiledKey(m, f.target, behind), { ...values(f), target: aimed(f.target) });
    case 'cityTaken':
      return e(f.from < 0 ? 'event.cityTaken' : 'event.cityTakenFrom', { ...values(f), owner: who(f.from) });
    case 'claimed':
      return e('event.claimed', { player: who(f.player), card: f.card < 0 ? place(f.target) : which(f.card) });
    case 'agentKilled':
      return e(f.player < 0 ? 'event.agentDies' : 'event.agentKilled', { ...values(f), main: Number(isMain(f.agent)) });
    case 'agentGone':
      return e('event.agentGone', { ...values(f), main: Number(isMain(f.agent)) });
    case 'cardHandedOver':
    case 'controlPassed':
      return e(`event.${kind}`, { ...values(f), from: who(f.from), to: who(f.to) });
    case 'agentMoved':
      return e('event.agentMoved', { agent: agentThing(f.agent), start: where(f.from), goal: where(f.to) });
    case 'over':
      return e('event.over', { reason: at(REASONS, f.reason) });
    default:
      return e(`event.${kind}`, values(f));
  }
}

/**
 * R10.12, R11.5: a hiding is recognized by its card, which leaves the game after it. Until then the fate of a Royal Person is
 * open.
 */
function foiledKey({ data }: Teller, target: number, behind: readonly Group<KnownEvent>[]) {
  if (target < FIRST_ROYAL) return 'event.foiled';
  if (behind.length === 0) return 'event.foiledEither';
  const hid = behind.some(({ events }) =>
    events.some(({ kind, fields: f }) => kind === 'cardRemoved' && cardOfKind(data, f.card).effect === 'hideRoyal'),
  );
  return hid ? 'event.foiledHiding' : 'event.foiled';
}

const agentsOf = (events: readonly KnownEvent[]): string[] =>
  events.flatMap(({ fields }) => ('agent' in fields && fields.agent !== undefined ? [agentThing(fields.agent)] : []));
/** Returns the kinds of the cards in these events. */
export const kindsOf = (events: readonly KnownEvent[]): number[] =>
  events.flatMap(({ fields }) => ('card' in fields ? (fields.card ?? []) : []));

const cardsOf = (events: readonly KnownEvent[], player: number): string =>
  all(counted(kindsOf(events).map((kind) => which(kind, player))));

/** The other things of this edition. */
const THINGS = {
  agent: agentThing,
  executor: agentThing,
  target: place,
  royal: (royal: number) => aimed(FIRST_ROYAL + royal),
};
const values = (fields: Readonly<Record<string, number | undefined>>): Values => valuesOf(fields, THINGS);

/** Returns the log entries of a step. Of the deal, only those parts that are not visible on the table at a glance. */
export function rowOf(m: Teller, row: PublishedRow): LogEntry[] {
  const groups = groupsOf(row.events);
  const deal = groups.some(({ kind }) => kind === 'first');
  return entriesOf(row.move, groups, 'identity', (group, i) =>
    deal && group.kind !== 'first' ? [] : [sentenceOf(m, group, groups.slice(i + 1))],
  );
}
