// Due jobs of a match. Each is marked as done by the commit that carries it out.
import { isRefusal } from '@gaslamp/kernel/match';
import { clockJob, keeping } from '../clock/kept.ts';
import { afterDelivery, afterFailure, dueAt, later } from '../notifications/messenger.ts';
import { endInSilence, scheduleEnd } from '../seats/ending.ts';
import { whenUp } from '../seats/late.ts';
import type { Job, Target } from '../store/store.ts';
import type { Room } from './room.ts';

/** Private operations of a room, which require a turn of the ledger. */
type Doing = Pick<Room['doing'], 'change' | 'carryOut'>;

/** Runs a job; does nothing if it is not, or no longer, due. */
export function doDue(room: Room, { kind, key }: Job): Promise<void> {
  switch (kind) {
    case 'clock':
      return timeUp(room);
    case 'end':
      return endUp(room);
    case 'message':
      return notify(room, key);
  }
}

/** Handles the end of the running time. */
export function timeUp(room: Room): Promise<void> {
  const { ledger, doing } = room;
  return ledger.next(async () => {
    const { table } = room;
    const what = whenUp(table);
    if (what === 'pass') return pass(room, doing);
    if (what !== null) return doing.change(what);
    const clock = room.status.phase === 'playing' ? (table.timed?.clock ?? null) : null;
    // Not yet due, or no longer: the stored job has the new time.
    return ledger.commit(clock === null ? { done: [clockJob(room.id)] } : keeping(room.record, clock));
  });
}

/** Ends a match whose proposed end has met no objection. */
function endUp(room: Room): Promise<void> {
  const { ledger, doing } = room;
  return ledger.next(async () => {
    const ended = endInSilence(room.table);
    // Not yet due, or no longer: the stored job has the new time.
    return ended === null ? ledger.commit(scheduleEnd(room.id, room.status)) : doing.change(ended);
  });
}

/** Passes a window that was missed (R12.10). */
async function pass({ match, game }: Room, { carryOut }: Doing): Promise<void> {
  const seat = match?.asked?.player;
  // A draft may hold part of an answer. Nobody else knows of it, and it must not delay the others.
  while (match?.decision?.pass === null && seat !== undefined && match.undoable(seat) > 0)
    if (isRefusal(await carryOut(seat, { t: 'undo', at: match.at, answers: 1, id: '' }, null))) break;
  const decision = match?.decision;
  if (match === null || decision == null || decision.pass === null) throw new Error('nobody is in a window');
  const texts = [game.verbs.format(decision.pass)];
  const result = await carryOut(decision.player, { t: 'choose', texts, at: match.at, id: '' }, null);
  if (isRefusal(result)) throw new Error(`the window does not pass: ${JSON.stringify(result)}`);
}

/** Notifies a target. No command waits for the delivery. */
async function notify(room: Room, key: string): Promise<void> {
  const { ledger } = room;
  const due = await ledger.next(async () => {
    const found = dueAt(room.table, key);
    if ('news' in found) return found;
    await ledger.commit(found);
    return null;
  });
  if (due === null) return;
  const { target, news } = due;
  const { outlets } = room.house;
  const free = outlets.take(target, room.house.now());
  if (free !== null) return ledger.next(() => ledger.commit(later(room.table, target, free)));
  const delivery = await outlets.send(room.table, target, news);
  await ledger.next(async () => {
    const { table } = room;
    const now = table.targets.find((one) => isSame(one, target));
    if (now === undefined) return ledger.commit({ done: [key] });
    await ledger.commit(delivery === 'sent' ? afterDelivery(table, now, news) : afterFailure(table, now, delivery));
    // All see whether there is a channel; a player's devices and e-mail address are private.
    if (delivery === 'gone' && target.kind === 'hook') room.broadcast.table();
  });
}
/** Returns true if the target was not set anew in the meantime. */
const isSame = (one: Target, other: Target): boolean => one.id === other.id && placeOf(one) === placeOf(other);
const placeOf = (target: Target): string => (target.kind === 'mail' ? target.wish : target.url);
