// Events in words, for the log, the captions and the screen reader.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { REASONS } from '@gaslamp/nanty-narking/state';
import type { PublishedRow } from '@gaslamp/protocol/updates';
import { type Group, grouped, once } from '../../table/events.ts';
import type { LogEntry } from '../../table/log-panel.tsx';
import { all, who } from '../../table/rich.tsx';
import { e, type Model, pawnWords, whatEvent, where, which } from './model.ts';
import { moneyOn, personalityName, spareAt, spareWords } from './prompt.ts';

/** What one sentence tells together. */
const TOGETHER = new Set(['discarded', 'drew', 'passed', 'looked', 'peeked', 'fogged']);
const sameSentence = (a: VisibleEvent, b: VisibleEvent): boolean =>
  a.kind === b.kind &&
  TOGETHER.has(a.kind) &&
  (['player', 'to', 'owner'] as const).every((field) => a.fields[field] === b.fields[field]) &&
  (a.fields.card === undefined) === (b.fields.card === undefined);

export const groupsOf = (events: readonly VisibleEvent[]): Group[] => grouped(events, sameSentence);

/** The sentence of a group. */
export function sentenceOf(m: Pick<Model, 's' | 'data'>, { kind, events }: Group): string {
  const [{ fields }] = events as [VisibleEvent];
  const f = fields as Readonly<Record<string, number>>;
  const values: Record<string, string | number> = { ...f, count: events.length };
  for (const name of ['player', 'owner'] as const) if (f[name] !== undefined) values[name] = who(f[name]);
  if (f.area !== undefined && f.area >= 0) values.area = where(f.area);
  if (f.card !== undefined) values.card = which(f.card);
  if (f.pawn !== undefined) values.pawn = pawnWords(f.pawn);
  if (f.personality !== undefined) values.personality = personalityName(m, f.personality);
  const cards = () => all(events.map((event) => which(event.fields.card!)));
  const seen = f.card !== undefined;
  const say = (id: string, more: Record<string, string | number> = {}) =>
    capital(e(`event.${id}`, { ...values, ...more }));
  switch (kind) {
    case 'discarded':
    case 'fogged':
      return say(kind, { cards: cards() });
    case 'drew':
    case 'looked':
      return seen ? say(`${kind}Seen`, { cards: cards() }) : say(kind);
    case 'passed':
      return seen ? say('passedSeen', { cards: cards(), to: who(f.to!) }) : say('passed', { to: who(f.to!) });
    case 'peeked':
      if (f.personality === undefined) return say('peeked');
      return say('peekedSeen', {
        personalities: all(events.map((one) => personalityName(m, one.fields.personality!))),
      });
    case 'swappedPersonality':
      return say(f.personality === undefined ? kind : 'swappedPersonalitySeen');
    case 'paid':
      return say('paid', { to: who(f.to!) });
    case 'moved':
      return say('moved', { from: where(f.from!), to: where(f.to!) });
    case 'money':
      return say('money', { sign: f.amount! < 0 ? 'pays' : 'takes', sum: Math.abs(f.amount!) });
    case 'skipped': {
      const symbol = m.data.symbols[f.card!]![f.index!]!;
      return say('skipped', { symbol: e(`symbol.${symbol}`, { amount: moneyOn(m, f.card!) }) });
    }
    case 'event':
      return say('event', { event: whatEvent(f.event!) });
    case 'spared':
      return say('spared', { what: spareWords(spareAt(f.what!), f.area!) });
    case 'ended':
      return say('ended', { reason: REASONS[f.reason!] ?? '' });
    default:
      return say(kind);
  }
}
/** A sentence may begin with a pawn or a symbol. */
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Windows are announced by their question; the log need not say so twice. */
const SILENT = new Set(['threat']);

/** What the log tells of a step. */
export function rowOf(m: Pick<Model, 's' | 'data'>, row: PublishedRow): LogEntry[] {
  const entries: LogEntry[] = [];
  let line: string[] = [];
  const add = (text: string, more: { heading: boolean; reveals?: boolean }) =>
    entries.push({ key: `${row.move}.${entries.length}`, text, ...more });
  const flush = () => {
    if (line.length > 0) add(once(line.join(' ')), { heading: false });
    line = [];
  };
  const deal = row.events.some(({ kind }) => kind === 'first');
  for (const group of groupsOf(row.events)) {
    if (SILENT.has(group.kind) || (deal && group.kind === 'drew')) continue;
    const sentence = sentenceOf(m, group);
    if (group.kind === 'turn' || group.kind === 'personality') {
      flush();
      const heading = group.kind === 'turn';
      add(sentence, { heading, reveals: !heading });
    } else line.push(sentence);
  }
  flush();
  return entries;
}
