// Events in words, for the log, the captions and the screen reader.
import { REASONS } from '@gaslamp/emerald-2e/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { type Group, grouped, once } from '../../table/events.ts';
import type { LogEntry } from '../../table/log-panel.tsx';
import { all, who } from '../../table/rich.tsx';
import { e, type Model, targetName, together, where, which } from './model.ts';
import { HARMS } from './prompt.ts';

// Indices into USES and POINT_TYPES of the rules; a test compares them.
export const USES = [
  'place',
  'claim',
  'retrieve',
  'move',
  'marker',
  'assassinate',
  'bombs',
  'benefit',
  'text',
  'interrupt',
] as const;
const ASSASSINATION = HARMS.indexOf('assassination');
export const TYPES = ['neutral', 'restorationist', 'loyalist', 'kill'] as const;

const sameSentence = (a: VisibleEvent, b: VisibleEvent): boolean =>
  a.kind === b.kind &&
  a.fields.player === b.fields.player &&
  (a.kind === 'discarded' ||
    (a.kind === 'agentHome' && a.fields.owner === b.fields.owner && a.fields.city === b.fields.city) ||
    (a.kind === 'drew' && (a.fields.card === undefined) === (b.fields.card === undefined)) ||
    (a.kind === 'played' && a.fields.use === b.fields.use && a.fields.use !== USES.indexOf('text')));

export const groupsOf = (events: readonly VisibleEvent[]): Group[] => grouped(events, sameSentence);

/** The sentence of a group; null where there is nothing to say that is not said already. */
export function sentenceOf(m: Pick<Model, 'data'>, { kind, events }: Group): string | null {
  const [{ fields }] = events as [VisibleEvent];
  const f = fields as Record<string, number>;
  const cards = () => {
    const counts = new Map<string, number>();
    const nameless = events.filter(({ fields }) => m.data.cards[fields.card!]!.name === '');
    for (const event of events) {
      // Of several cards without a name it is enough how many they are.
      if (nameless.length > 1 && nameless.includes(event)) continue;
      const card = which(event.fields.card!, event.fields.player);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    const named = [...counts].map(([card, count]) => (count > 1 ? `${card} ×${count}` : card));
    if (nameless.length < 2) return all(named);
    const kinds = nameless.map((event) => event.fields.card!);
    return all([...named, together(f.player!, kinds)]);
  };
  switch (kind) {
    case 'played':
      return e(`event.played.${USES[f.use!]}`, { player: who(f.player!), cards: cards(), count: events.length });
    case 'discarded':
      return e('event.discarded', { player: who(f.player!), cards: cards() });
    case 'drew':
      return f.card === undefined
        ? e('event.drew', { player: who(f.player!), count: events.length })
        : e('event.drewSeen', { player: who(f.player!), cards: cards() });
    case 'agentHome':
      return e('event.agentHome', { ...values(f), count: events.length });
    case 'looked':
      return f.card === undefined
        ? e('event.looked', { player: who(f.player!), owner: who(f.owner!) })
        : e('event.lookedSeen', { player: who(f.player!), owner: who(f.owner!), card: which(f.card) });
    case 'scored':
      return e('event.scored', { player: who(f.player!), points: f.points!, type: e(`type.${TYPES[f.type!]}`) });
    case 'marker': {
      const side = e(`side.${f.track === 0 ? 'restorationist' : 'loyalist'}`);
      return e(f.from === f.to ? 'event.markerStays' : 'event.marker', { side, from: f.from!, to: f.to! });
    }
    case 'attack':
      return e('event.attack', {
        player: who(f.player!),
        target: targetName(m, f.target!, f.city!),
        city: where(f.city!),
      });
    case 'claimed':
    case 'turnedUp':
      return e(`event.${kind}${m.data.cards[f.card!]!.kind === 'city' ? 'City' : ''}`, values(f));
    case 'threat':
      return e('event.threat', { ...values(f), harm: HARMS[f.harm!]! });
    case 'over':
      return e('event.over', { reason: REASONS[f.reason!] ?? '' });
    case 'agentMoved':
      return e('event.agentMoved', { from: where(f.from!), to: where(f.to!) });
    default:
      return e(`event.${kind}`, values(f));
  }
}

/** Fields by their names: players, cities and cards as things, the rest as numbers. */
function values(f: Readonly<Record<string, number>>): Record<string, string | number> {
  const out: Record<string, string | number> = { ...f };
  if (f.player !== undefined) out.player = who(f.player);
  if (f.owner !== undefined) out.owner = who(f.owner);
  if (f.city !== undefined) out.city = where(f.city);
  if (f.card !== undefined) out.card = which(f.card, f.owner ?? f.player);
  return out;
}

/** An assassination has been told with its target. */
const isToldAlready = ({ kind, events }: Group): boolean =>
  kind === 'threat' && events[0]!.fields.harm === ASSASSINATION;

/** What the log tells of a step. */
export function rowOf(m: Pick<Model, 'data'>, row: PublishedRow): LogEntry[] {
  const entries: LogEntry[] = [];
  let line: string[] = [];
  const flush = () => {
    if (line.length > 0)
      entries.push({ key: `${row.move}.${entries.length}`, heading: false, text: once(line.join(' ')) });
    line = [];
  };
  const deal = row.events.some((event) => event.kind === 'first');
  for (const group of groupsOf(row.events)) {
    // Of the deal only what is not to be seen on the table at a glance.
    if (deal && group.kind !== 'first' && group.kind !== 'royaltySlides') continue;
    if (isToldAlready(group)) continue;
    const sentence = sentenceOf(m, group);
    if (sentence === null) continue;
    if (group.kind === 'turn' || group.kind === 'identity') {
      flush();
      const heading = group.kind === 'turn';
      entries.push({ key: `${row.move}.${entries.length}`, heading, text: sentence, reveals: !heading });
    } else line[group.kind === 'first' ? 'unshift' : 'push'](sentence);
  }
  flush();
  return entries;
}
