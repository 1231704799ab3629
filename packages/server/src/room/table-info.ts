// The public information about a table besides the game: seats, proposals and events.
import type { AnyGame } from '@gaslamp/games/games';
import { optionsThen } from '@gaslamp/kernel/game';
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { type DatedNote, type Note, withName, withNames } from '@gaslamp/protocol/notes';
import type { MatchInfo, SeatInfo, SeatPresence } from '@gaslamp/protocol/updates';
import { hashOfKey } from '@gaslamp/record/secure-dice';
import { standing, stillAsked } from '../seats/actions.ts';
import { isBot, isOpen, nameAt, personOf, shownPhase, type TableNow } from '../seats/seats.ts';
import type { Seat } from '../store/store.ts';

export function infoOf(
  game: AnyGame,
  table: TableNow,
  notes: readonly DatedNote<Note>[],
  { viewer, host }: { readonly viewer: Player; readonly host: boolean },
): MatchInfo {
  const { record, status, seats, people } = table;
  const { phase } = status;
  return {
    id: record.id,
    game: record.game,
    rules: record.rules,
    pack: record.pack,
    options: optionsThen(game, record.options),
    from: record.from?.origin ?? null,
    hints: record.hints,
    list: record.list ?? 'nothing',
    chat: record.chat ?? false,
    phase: shownPhase(phase),
    closed: phase === 'closed',
    seats: seats.map((seat) => seatInfo(seat, table)),
    proposals: standing(table).map((one) => ({
      seat: one.seat,
      agreed: one.agreed,
      asked: stillAsked(table, one),
      left: one.until === undefined ? null : Math.max(0, one.until - table.now),
    })),
    notes: notes.map((one) => ({ ...one, note: withNames(people, one.note) })),
    away: record.away,
    standIn: record.standIn,
    clock: record.clock ?? null,
    hook: table.targets.some(({ kind }) => kind === 'hook'),
    you: viewer === SPECTATOR ? null : viewer,
    host,
    diceHash: hashOfKey(record.diceKey),
    diceKey: isOpen(phase) ? record.diceKey : null,
    rematch: status.rematch,
    ...(table.botsWait !== null && { botsWait: table.botsWait }),
  };
}

function seatInfo(seat: Seat, table: TableNow): SeatInfo {
  const person = personOf(seat);
  return {
    kind: seat.by === 'nobody' ? 'open' : isBot(seat) ? 'bot' : 'person',
    name: nameAt(table.people, seat),
    number: person?.number ?? null,
    bot: seat.by === 'bot' || seat.by === 'stand-in' ? seat.bot : null,
    standsIn: seat.by === 'stand-in',
    held: seat.held.map((one) => withName(table.people, one)),
    ...presenceOf(seat, table),
    opened: seat.by === 'nobody' ? null : (seat.opening?.why ?? null),
  };
}
/** Returns the part of a seat's information that changes with each lost or restored connection. */
export function presenceOf(seat: Seat, { leftOf, away, now }: TableNow): SeatPresence {
  if (seat.by !== 'person') return { here: false, awayIn: null };
  const left = leftOf(seat.seat);
  return { here: left === null, awayIn: left === null ? null : Math.max(0, left + away - now) };
}
