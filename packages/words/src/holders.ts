// Names for the present and former holders of a seat. Names are chosen and numbers are not, so people with the same name are
// shown with their numbers.

import { at } from '@gaslamp/kernel/lists';
import type { DatedNote, NamedHolder } from '@gaslamp/protocol/notes';
import type { SeatInfo } from '@gaslamp/protocol/updates';
import { botName, seatName } from './seats.ts';
import { t } from './text.ts';
import { all } from './things.ts';

/** The present and former holders of the seats, as far as the viewer knows them. */
export interface Company {
  readonly game: string;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'number' | 'held' | 'standsIn'>[];
  readonly notes?: readonly Pick<DatedNote, 'note'>[];
}
const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

type Numbers = ReadonlyMap<string, ReadonlySet<number>>;
const counted = new WeakMap<Company, Numbers>();

/** Returns the numbers of all known present and former holders of the match's seats, by folded name. */
function numbersByName(company: Company): Numbers {
  const before = counted.get(company);
  if (before !== undefined) return before;
  const { seats, notes = [] } = company;
  const found = new Map<string, Set<number>>();
  const add = (name: string, number: number) => {
    const key = alike(name);
    found.set(key, (found.get(key) ?? new Set()).add(number));
  };
  const addHolder = (one: NamedHolder | null) => {
    if (one?.kind === 'person') add(one.name, one.number);
  };
  for (const { name, number, held } of seats) {
    if (number !== null) add(name, number);
    held.forEach(addHolder);
  }
  for (const { note } of notes) {
    if (note.kind === 'seat') [note.from, note.to].forEach(addHolder);
    if ('agreed' in note) note.agreed.forEach(addHolder);
  }
  counted.set(company, found);
  return found;
}

/** Names a person, with the number if the name alone is ambiguous. */
export function personWords(company: Company, name: string, number: number, seat: number | null): string {
  if (name === '') return seat === null ? t('seats.somebody', { number }) : seatName(company.game, seat);
  return (numbersByName(company).get(alike(name))?.size ?? 0) > 1 ? t('seats.numbered', { name, number }) : name;
}
export const holderWords = (company: Company, holder: NamedHolder, seat: number | null): string =>
  holder.kind === 'bot' ? botName(holder.bot) : personWords(company, holder.name, holder.number, seat);

/** Names the person with this number; several people who share a device share a number. */
export function byNumber(company: Company, number: number): string {
  const here = company.seats.flatMap((seat, i) =>
    seat.number === number ? [personWords(company, seat.name, number, i)] : [],
  );
  return here.length === 0 ? t('seats.somebody', { number }) : all(here);
}

/**
 * Names the former holders of a seat, oldest first, each person with the number. Leaves out the person for whom a bot stands
 * in, who is named elsewhere.
 */
export function heldWords({ seats, game }: Company, index: number): readonly string[] {
  const { held, standsIn, number } = at(seats, index);
  const last = held.at(-1);
  const own = standsIn && last?.kind === 'person' && last.number === number;
  return (own ? held.slice(0, -1) : held).map((one) =>
    one.kind === 'bot'
      ? botName(one.bot)
      : t('seats.player', { name: one.name || seatName(game, index), number: one.number }),
  );
}
