// What there is to tell of a match to whoever is not looking at it. Nothing of it is anybody's secret.
import '@gaslamp/words/at-run-time';
import { at } from '@gaslamp/kernel/lists';
import { addTexts, t } from '@gaslamp/words/text';
import { personOf, type TableNow } from '../seats/seats.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export interface News {
  /** What it is about: the same is not told twice. */
  readonly key: string;
  readonly text: string;
}

const MINUTE = 60_000;
/** So long before a time is up it is told: in a live match, and in one by days. */
const SOON = { live: MINUTE, day: 3 * 60 * MINUTE } as const;

/** The news of this moment; null where there are none, or whoever they are for is looking. */
export function newsOf(table: TableNow): News | null {
  const { status, seats, timed, leftOf } = table;
  if (status.phase === 'over' || status.phase === 'ended')
    return { key: status.phase, text: t(`message.${status.phase}`) };
  if (status.phase === 'gathering') return gathered(table);
  const late = timed?.clock.late?.seat;
  const asked = late ?? status.asked;
  const seat = asked === null ? undefined : at(seats, asked);
  if (seat?.by !== 'person' || leftOf(seat.seat) === null) return null;
  const name = named(seat.person.name);
  const kind =
    late !== undefined
      ? 'late'
      : timed?.facts.asked?.window
        ? 'attacked'
        : soonAt(table) <= table.now
          ? 'soon'
          : 'turn';
  return { key: `${kind} ${seat.seat}`, text: t(`message.${kind}`, { name }) };
}

/** When the time of whoever is asked is nearly up, by the house clock; never where none runs. */
export function soonAt({ timed }: TableNow): number {
  const running = timed?.clock.running;
  if (!timed || !running || running.window) return Number.POSITIVE_INFINITY;
  return running.since + at(timed.clock.left, running.seat) - SOON[timed.choice.kind];
}

function gathered({ seats }: TableNow): News | null {
  const names = [...new Set(seats.flatMap((seat) => personOf(seat)?.name ?? []))].map(named);
  const free = seats.filter(({ by }) => by === 'nobody').length;
  if (names.length < 2) return null;
  return {
    key: `seats ${names.length}`,
    text: t('message.seats', { names: names.join(', '), count: names.length, free }),
  };
}

/** A name without what messengers read as markup, as a mention or as a link. */
const named = (name: string): string =>
  name === '' ? t('message.somebody') : name.replace(/[\\*_~`|>#[\]()<@:/.]/g, '\\$&').replaceAll('\\@', '@\u200b');
