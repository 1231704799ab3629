// The news of a match for people who are not looking at it. Contains no secrets.
import { at } from '@gaslamp/kernel/lists';
import { texts } from '@gaslamp/words/languages';
import { addTexts, type Texts } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { proposedEnd } from '../seats/ending.ts';
import { warningAt } from '../seats/lost.ts';
import { nameAt, personOf, shownPhase, type TableNow } from '../seats/seats.ts';
import { DAY, HOUR, MINUTE } from '../spans.ts';
import type { HookTarget, Target } from '../store/store.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export type NewsKind =
  | 'confirm'
  | 'way'
  | 'seats'
  | 'turn'
  | 'attacked'
  | 'soon'
  | 'late'
  | 'lost'
  | 'end'
  | 'over'
  | 'ended';
export interface News {
  readonly kind: NewsKind;
  /** Identifies the news, so that it is not sent twice. */
  readonly key: string;
  /** The secret of a way in, or the sentence. */
  readonly text: string;
  /** Only of a proposed end: the time of its proposal, by the house clock. */
  readonly proposal?: number;
  /** Only of a seat that seems to be lost: which notification of that it is. */
  readonly warning?: string;
}

/** Time before a deadline at which a reminder is sent, in ms: in a live match, and in one by days. */
const SOON = { live: MINUTE, day: 3 * HOUR } as const;

/** The way in which somebody is notified, and their language. */
type Reader = Pick<Target, 'kind' | 'language'>;
/** Returns the sentences of the language in which a target is notified. */
export const textsFor = ({ language = 'en' }: Pick<Reader, 'language'>): Texts => texts(language);

/** Returns the current news for a target; null if there are none or the recipient is looking at the match. */
export function newsOf(table: TableNow, target: Target): News | null {
  if (target.kind === 'mail' && target.asked !== null) return { kind: 'confirm', key: 'confirm', text: '' };
  if (target.kind === 'hook') return stateOf(table, target) ?? endOf(table, target) ?? turnOf(table, target);
  if (table.leftOf(target.seat) === null) return null;
  return stateOf(table, target) ?? lostOf(table, target) ?? endOf(table, target) ?? turnOf(table, target);
}

/** Returns the news that stays true until something else happens, if the player is looking at the table and so knows it. */
export function seenAt(table: TableNow, target: Exclude<Target, HookTarget>): News | null {
  return table.leftOf(target.seat) === null ? (stateOf(table, target) ?? endOf(table, target)) : null;
}
/** Returns the key of the news that a new subscriber already knows. */
export const knownNow = (table: TableNow): string | null => stateOf(table, { kind: 'push' })?.key ?? null;

function stateOf(table: TableNow, reader: Reader): News | null {
  const { t, code } = textsFor(reader);
  const phase = shownPhase(table.status.phase);
  if (phase === 'over' || phase === 'ended') return { kind: phase, key: phase, text: t(`message.${phase}`) };
  if (phase === 'playing') return null;
  const names = namesAt(table, reader);
  const free = table.seats.filter(({ by }) => by === 'nobody').length;
  if (names.length < 2) return null;
  const text = t('message.seats', { names: all(names, code), count: names.length, free });
  return { kind: 'seats', key: `seats ${names.length}`, text };
}
/** Returns the news of a proposed end; null if there is none, or if the recipient knows it or has agreed to it. */
function endOf({ status, seats, people, now }: TableNow, target: Target): News | null {
  const end = proposedEnd(status);
  const hook = target.kind === 'hook';
  if (end === undefined || end.since === target.proposal || (!hook && end.agreed.includes(target.person))) return null;
  const by = seats.find((seat) => personOf(seat)?.number === end.agreed[0]);
  const name = named(by === undefined ? '' : nameAt(people, by), target);
  const hours = Math.max(1, Math.round((end.until - now) / HOUR));
  const { t } = textsFor(target);
  const text = t(hook ? 'message.end' : 'own.end', { name, hours, days: hours < 48 ? 0 : Math.round(hours / 24) });
  return { kind: 'end', key: `end ${end.since}`, text, proposal: end.since };
}
/** Returns the news that the recipient seems to have lost their seat; null if it is not so, or if they know it. */
function lostOf(table: TableNow, target: Exclude<Target, HookTarget>): News | null {
  const warning = warningAt(table, target.seat);
  if (warning === null || warning.key === target.warned) return null;
  const { seats, people } = table;
  const by = seats.find((seat) => personOf(seat)?.number === warning.by);
  const name = named(by === undefined ? '' : nameAt(people, by), target);
  const days = Math.max(1, Math.round(warning.left / DAY));
  return {
    kind: 'lost',
    key: `lost ${warning.key}`,
    text: textsFor(target).t('own.lost', { name, days }),
    warning: warning.key,
  };
}
/** Returns the news about the seat that must answer: for a channel, or for the player of that seat alone. */
function turnOf(table: TableNow, target: Target): News | null {
  const { status, seats, timed, leftOf } = table;
  const late = timed?.clock.late?.seat;
  const asked = late ?? status.asked;
  const seat = asked === null ? undefined : at(seats, asked);
  if (seat?.by !== 'person' || leftOf(seat.seat) === null) return null;
  const hook = target.kind === 'hook';
  if (!hook && seat.seat !== target.seat) return null;
  const kind = late !== undefined ? 'late' : table.inWindow ? 'attacked' : soonAt(table) <= table.now ? 'soon' : 'turn';
  const { t } = textsFor(target);
  const text = hook ? t(`message.${kind}`, { name: named(nameAt(table.people, seat), target) }) : t(`own.${kind}`);
  return { kind, key: `${kind} ${seat.seat}`, text };
}

/** Returns when the running time is nearly up, by the house clock; infinity if none runs. */
export function soonAt({ timed }: TableNow): number {
  const running = timed?.clock.running;
  if (!timed || !running || running.window) return Number.POSITIVE_INFINITY;
  return running.since + at(timed.clock.left, running.seat) - SOON[timed.choice.kind];
}

/** Returns a sentence that names the other players; null if there are none. */
export function tableWith(table: TableNow, target: Exclude<Target, HookTarget>): string | null {
  const me = named(nameAt(table.people, at(table.seats, target.seat)), target);
  const names = namesAt(table, target).filter((name) => name !== me);
  const { t, code } = textsFor(target);
  return names.length === 0 ? null : t('own.with', { names: all(names, code) });
}
const namesAt = ({ seats, people }: TableNow, reader: Reader): string[] =>
  [...new Set(seats.filter((seat) => personOf(seat) !== null).map((seat) => nameAt(people, seat)))].map((name) =>
    named(name, reader),
  );

/** Formats a name for a channel or as plain text. */
function named(name: string, reader: Reader): string {
  if (name === '') return textsFor(reader).t('message.somebody');
  return reader.kind === 'hook' ? marked(name) : plain(name);
}
/** Escapes everything in a name that messengers read as markup, mentions or links. */
const marked = (name: string): string => name.replace(/[\\*_~`|>#[\]()<@:/.]/g, '\\$&').replaceAll('\\@', '@\u200b');
/** Breaks everything in a name that could be read as a link. */
const plain = (name: string): string => name.replace(/[.@:/](?=\S)/g, '$&\u200b');
