// Applies changes that another process made to a match and sends them as if they had been made here.
import type { AnyMatch } from '@gaslamp/games/games';
import type { Player } from '@gaslamp/kernel/state';
import { isEntry, type LogLine } from '@gaslamp/record/log';
import { SecureDice } from '@gaslamp/record/secure-dice';
import { isEnded } from '../seats/seats.ts';
import type { Seat, StoredMatch } from '../store/store.ts';
import { sendAway, sendLostAway } from './goodbyes.ts';
import type { Followed } from './ledger.ts';
import type { Room } from './room.ts';

/** Applies the changes and informs all viewers connected to this process. */
export function follow(room: Room, { before, lines, anew }: Followed): void {
  const { ledger, audience, broadcast } = room;
  const notes = lines.flatMap((line) => (isEntry(line) ? [] : [line.note]));
  if (!anew && ledger.match !== null) playOn(room, ledger.match, lines);
  sendAway(audience, notes);
  sendLostAway(room);
  if (anew) broadcast.greetAll();
  else if (!isEnded(before.status.phase) && isEnded(ledger.status.phase)) broadcast.end();
  else if (notes.length > 0 || shows(before) !== shows(ledger)) broadcast.table();
  else if (!same(before.seats, ledger.seats)) broadcast.presence();
  if (!same(before.clock, ledger.clock)) broadcast.clock();
  for (const seat of ledger.seats) tellOrder(room, before, seat);
  for (const { seat, revision } of ledger.notebooks)
    if (before.notebooks.find((one) => one.seat === seat)?.revision !== revision) broadcast.notebook(seat);
  for (const seat of ledger.seats) seenElsewhere(room, before, seat);
  room.presence.correct();
  for (const { seat, by } of ledger.seats) if (by === 'stand-in' && audience.isHere(seat)) room.takeBack(seat);
}

/** Sends each step separately, as it was published. Only the last of the draft steps is sent, to their owner. */
function playOn({ ledger, broadcast }: Room, match: AnyMatch, lines: readonly LogLine[]): void {
  let drafting: Player | null = null;
  for (const line of lines) {
    if (!isEntry(line)) continue;
    const { entry } = line;
    const row = match.follow(entry);
    if (match.chance instanceof SecureDice) match.chance.used += entry.chance.length;
    drafting = row === null ? entry.player : null;
    if (row === null) continue;
    ledger.log.publish(row);
    broadcast.step(entry.player, row);
  }
  if (drafting !== null) broadcast.step(drafting, null);
}

/** Returns the public table state that notes and presence messages do not cover, without private notification targets. */
const shows = ({ status, targets, people }: Pick<StoredMatch, 'status' | 'targets' | 'people'>): string =>
  JSON.stringify([status.phase, status.rematch, status.proposals, people, targets.some(({ kind }) => kind === 'hook')]);

function seenElsewhere({ presence }: Room, { seats }: StoredMatch, now: Seat): void {
  const was = seats[now.seat];
  if (now.by === 'person' && (was?.by !== 'person' || was.left !== now.left)) presence.overtaken(now.seat, now.left);
}
function tellOrder({ audience }: Room, { seats }: StoredMatch, now: Seat): void {
  const was = seats[now.seat];
  if (now.by !== 'person' || was?.by !== 'person' || was.person.number !== now.person.number) return;
  const { order, but } = now;
  if (order !== was.order || !same(but, was.but))
    audience.send(audience.of(now.seat), { t: 'ordered', id: '', order, but });
}
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
