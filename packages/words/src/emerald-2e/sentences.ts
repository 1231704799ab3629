// Puts events into words for the log, the captions and the screen reader.
import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { HARMS, POINT_TYPES, USES } from '@gaslamp/emerald-2e/box/ids';
import { REASONS } from '@gaslamp/emerald-2e/box/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { type Group, grouped, once } from '../events.ts';
import type { LogEntry } from '../log.ts';
import type { Values } from '../text.ts';
import { all, who } from '../things.ts';
import { e, type Model, sideName, type Told, targetName, together, told, where, which } from './model.ts';

/** Returns the grouping key: consecutive events with the same kind and key share a sentence; those without a key do not. */
function keyOf({ kind, fields: f }: Told): string | null {
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
const sameSentence = (a: Told, b: Told): boolean => a.kind === b.kind && keyOf(a) !== null && keyOf(a) === keyOf(b);

export const groupsOf = (events: readonly VisibleEvent[]): Group<Told>[] => grouped(events.map(told), sameSentence);

type Teller = Pick<Model, 'data'>;

export function sentenceOf(m: Teller, { events }: Group<Told>): string {
  const [{ kind, fields: f }] = events;
  const count = events.length;
  switch (kind) {
    case 'played':
      return e(`event.played.${at(USES, f.use)}`, {
        player: who(f.player),
        cards: cardsOf(m, events, f.player),
        count,
      });
    case 'discarded':
      return e('event.discarded', { player: who(f.player), cards: cardsOf(m, events, f.player) });
    case 'drew':
      return f.card === undefined
        ? e('event.drew', { player: who(f.player), count })
        : e('event.drewSeen', { player: who(f.player), cards: cardsOf(m, events, f.player) });
    case 'agentHome':
      return e('event.agentHome', { ...values(f), count });
    case 'looked':
      return f.card === undefined
        ? e('event.looked', values(f))
        : e('event.lookedSeen', { ...values(f), card: which(f.card) });
    case 'scored':
      return e('event.scored', { ...values(f), type: e(`type.${at(POINT_TYPES, f.type)}`) });
    case 'marker':
      return e(f.from === f.to ? 'event.markerStays' : 'event.marker', { ...f, side: sideName(f.track) });
    case 'attack':
      return e('event.attack', { ...values(f), target: targetName(m, f.target, f.city) });
    case 'claimed':
    case 'turnedUp':
      return e(cardOfKind(m.data, f.card).kind === 'city' ? `event.${kind}City` : `event.${kind}`, values(f));
    case 'threat':
      return e('event.threat', { ...values(f), harm: at(HARMS, f.harm) });
    case 'over':
      return e('event.over', { reason: at(REASONS, f.reason) });
    case 'agentMoved':
      return e('event.agentMoved', { from: where(f.from), to: where(f.to) });
    default:
      return e(`event.${kind}`, values(f));
  }
}

/** Returns the kinds of the cards in these events. */
export const kindsOf = (events: readonly Told[]): number[] =>
  events.flatMap(({ fields }) => ('card' in fields ? (fields.card ?? []) : []));

/** Lists the cards of one player's events. Several unnamed cards become one thing with their number. */
function cardsOf({ data }: Teller, events: readonly Told[], player: number): string {
  const kinds = kindsOf(events);
  const nameless = kinds.filter((kind) => cardOfKind(data, kind).name === '');
  const counted = nameless.length > 1 ? nameless : [];
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    if (counted.includes(kind)) continue;
    const card = which(kind, player);
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  const named = [...counts].map(([card, count]) => (count > 1 ? `${card} ×${count}` : card));
  return all(counted.length === 0 ? named : [...named, together(player, counted)]);
}

/** Turns fields into values by name: players, cities and cards become things, the rest stay numbers. */
function values(fields: Readonly<Record<string, number | undefined>>): Values {
  const { owner = fields.player } = fields;
  const things: Readonly<Record<string, (n: number) => string>> = {
    player: who,
    owner: who,
    city: where,
    card: (kind) => which(kind, owner),
  };
  const out: Record<string, string | number> = {};
  for (const [name, n] of Object.entries(fields)) if (n !== undefined) out[name] = things[name]?.(n) ?? n;
  return out;
}

/** Returns true for the threat of an assassination, which was reported with its target before. */
const isToldAlready = ([{ kind, fields }]: Group<Told>['events']): boolean =>
  kind === 'threat' && HARMS[fields.harm] === 'assassination';

/** Returns the log entries of a step. */
export function rowOf(m: Teller, row: PublishedRow): LogEntry[] {
  const entries: LogEntry[] = [];
  let line: string[] = [];
  const flush = () => {
    if (line.length > 0)
      entries.push({ key: `${row.move}.${entries.length}`, heading: false, text: once(line.join(' ')) });
    line = [];
  };
  const deal = row.events.some((event) => event.kind === 'first');
  for (const group of groupsOf(row.events)) {
    // Report only those parts of the deal that are not visible on the table at a glance.
    if (deal && group.kind !== 'first' && group.kind !== 'royaltySlides') continue;
    if (isToldAlready(group.events)) continue;
    const sentence = sentenceOf(m, group);
    if (group.kind === 'turn' || group.kind === 'identity') {
      flush();
      const heading = group.kind === 'turn';
      entries.push({ key: `${row.move}.${entries.length}`, heading, text: sentence, reveals: !heading });
    } else line[group.kind === 'first' ? 'unshift' : 'push'](sentence);
  }
  flush();
  return entries;
}
