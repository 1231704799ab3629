// The news of a match for people who are not looking at it. Contains no secrets.
import '@gaslamp/words/at-run-time';
import { at } from '@gaslamp/kernel/lists';
import { addTexts, t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { proposedEnd } from '../seats/ending.ts';
import { warningAt } from '../seats/lost.ts';
import { nameAt, personOf, shownPhase, type TableNow } from '../seats/seats.ts';
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Time before a deadline at which a reminder is sent, in ms: in a live match, and in one by days. */
const SOON = { live: MINUTE, day: 3 * HOUR } as const;

/** Formats a name, for a messenger or for plain text. */
type Naming = (name: string) => string;

/** Returns the current news for a target; null if there are none or the recipient is looking at the match. */
export function newsOf(table: TableNow, target: Target): News | null {
  if (target.kind === 'mail' && target.asked !== null) return { kind: 'confirm', key: 'confirm', text: '' };
  if (target.kind === 'hook') return stateOf(table, marked) ?? endOf(table, target) ?? turnOf(table, null);
  if (table.leftOf(target.seat) === null) return null;
  return stateOf(table, plain) ?? lostOf(table, target) ?? endOf(table, target) ?? turnOf(table, target.seat);
}

/** Returns the news that stays true until something else happens, if the player is looking at the table and so knows it. */
export function seenAt(table: TableNow, target: Exclude<Target, HookTarget>): News | null {
  return table.leftOf(target.seat) === null ? (stateOf(table, plain) ?? endOf(table, target)) : null;
}
/** Returns the key of the news that a new subscriber already knows. */
export const knownNow = (table: TableNow): string | null => stateOf(table, plain)?.key ?? null;

function stateOf(table: TableNow, naming: Naming): News | null {
  const phase = shownPhase(table.status.phase);
  if (phase === 'over' || phase === 'ended') return { kind: phase, key: phase, text: t(`message.${phase}`) };
  if (phase === 'playing') return null;
  const names = namesAt(table, naming);
  const free = table.seats.filter(({ by }) => by === 'nobody').length;
  if (names.length < 2) return null;
  const text = t('message.seats', { names: all(names), count: names.length, free });
  return { kind: 'seats', key: `seats ${names.length}`, text };
}
/** Returns the news of a proposed end; null if there is none, or if the recipient knows it or has agreed to it. */
function endOf({ status, seats, people, now }: TableNow, target: Target): News | null {
  const end = proposedEnd(status);
  const hook = target.kind === 'hook';
  if (end === undefined || end.since === target.proposal || (!hook && end.agreed.includes(target.person))) return null;
  const by = seats.find((seat) => personOf(seat)?.number === end.agreed[0]);
  const name = (hook ? marked : plain)(by === undefined ? '' : nameAt(people, by));
  const hours = Math.max(1, Math.round((end.until - now) / HOUR));
  const text = t(hook ? 'message.end' : 'own.end', { name, hours, days: hours < 48 ? 0 : Math.round(hours / 24) });
  return { kind: 'end', key: `end ${end.since}`, text, proposal: end.since };
}
/** Returns the news that the recipient seems to have lost their seat; null if it is not so, or if they know it. */
function lostOf(table: TableNow, target: Exclude<Target, HookTarget>): News | null {
  const warning = warningAt(table, target.seat);
  if (warning === null || warning.key === target.warned) return null;
  const { seats, people } = table;
  const by = seats.find((seat) => personOf(seat)?.number === warning.by);
  const name = plain(by === undefined ? '' : nameAt(people, by));
  const days = Math.max(1, Math.round(warning.left / DAY));
  return { kind: 'lost', key: `lost ${warning.key}`, text: t('own.lost', { name, days }), warning: warning.key };
}
/** Returns the news about the seat that must answer; with `own` only for that seat, addressed to its player. */
function turnOf(table: TableNow, own: number | null): News | null {
  const { status, seats, timed, leftOf } = table;
  const late = timed?.clock.late?.seat;
  const asked = late ?? status.asked;
  const seat = asked === null ? undefined : at(seats, asked);
  if (seat?.by !== 'person' || leftOf(seat.seat) === null) return null;
  if (own !== null && seat.seat !== own) return null;
  const kind = late !== undefined ? 'late' : table.inWindow ? 'attacked' : soonAt(table) <= table.now ? 'soon' : 'turn';
  const text = own === null ? t(`message.${kind}`, { name: marked(nameAt(table.people, seat)) }) : t(`own.${kind}`);
  return { kind, key: `${kind} ${seat.seat}`, text };
}

/** Returns when the running time is nearly up, by the house clock; infinity if none runs. */
export function soonAt({ timed }: TableNow): number {
  const running = timed?.clock.running;
  if (!timed || !running || running.window) return Number.POSITIVE_INFINITY;
  return running.since + at(timed.clock.left, running.seat) - SOON[timed.choice.kind];
}

/** Returns a sentence that names the other players; null if there are none. */
export function tableWith(table: TableNow, own: number): string | null {
  const me = nameAt(table.people, at(table.seats, own));
  const names = namesAt(table, plain).filter((name) => name !== plain(me));
  return names.length === 0 ? null : t('own.with', { names: all(names) });
}
const namesAt = ({ seats, people }: TableNow, naming: Naming): string[] =>
  [...new Set(seats.filter((seat) => personOf(seat) !== null).map((seat) => nameAt(people, seat)))].map(naming);

/** Escapes everything in a name that messengers read as markup, mentions or links. */
const marked: Naming = (name) =>
  name === '' ? t('message.somebody') : name.replace(/[\\*_~`|>#[\]()<@:/.]/g, '\\$&').replaceAll('\\@', '@\u200b');
/** Breaks everything in a name that could be read as a link. */
const plain: Naming = (name) => (name === '' ? t('message.somebody') : name.replace(/[.@:/](?=\S)/g, '$&\u200b'));
