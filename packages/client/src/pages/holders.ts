// What those are called who hold a seat or held it. A name can be chosen, a number cannot: where two share a name, both have
// their numbers with it.
import type { Holder } from '@gaslamp/protocol/notes';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '../text.ts';
import { seatName } from './names.ts';

type Named = Pick<MatchInfo, 'seats' | 'game'> & Partial<Pick<MatchInfo, 'notes'>>;
const alike = (name: string): string => name.normalize('NFKC').toLowerCase();
const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** Several names as one says them. */
export const namesOf = (names: readonly string[]): string => list.format(names);

/** Everybody who holds or held a seat of this match, as far as it is told: by folded name, the numbers. */
function numbersByName({ seats, notes = [] }: Named): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const add = (name: string, number: number) => {
    const key = alike(name);
    found.set(key, (found.get(key) ?? new Set()).add(number));
  };
  const addHolder = (one: Holder | null) => {
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
  return found;
}

/** A person at a seat by name, with the number where the name alone does not say who it is. */
export function personWords(info: Named, name: string, number: number, seat: number | null): string {
  if (name === '') return seat === null ? t('seats.somebody', { number }) : seatName(info.game, seat);
  return (numbersByName(info).get(alike(name))?.size ?? 0) > 1 ? t('seats.numbered', { name, number }) : name;
}
export const holderWords = (info: Named, holder: Holder, seat: number | null): string =>
  holder.kind === 'bot' ? t(`bots.${holder.bot}`) : personWords(info, holder.name, holder.number, seat);

/** Somebody known by the number only: several who share a device share it. */
export function byNumber(info: Named, number: number): string {
  const here = info.seats.flatMap((seat, i) =>
    seat.number === number ? [personWords(info, seat.name, number, i)] : [],
  );
  return here.length === 0 ? t('seats.somebody', { number }) : namesOf(here);
}

/** Who held a seat before, oldest first; each person with the number. For whom a bot stands in is told elsewhere. */
export function heldWords({ seats, game }: Named, index: number): readonly string[] {
  const { held, standsIn, number } = seats[index]!;
  const last = held.at(-1);
  const own = standsIn && last?.kind === 'person' && last.number === number;
  return (own ? held.slice(0, -1) : held).map((one) =>
    one.kind === 'bot'
      ? t(`bots.${one.bot}`)
      : t('seats.player', { name: one.name || seatName(game, index), number: one.number }),
  );
}
