// Notification requests of players: made with the token of a seat, confirmed and stopped through links in e-mails.
import type { NotificationRequest, NotificationSettings } from '@gaslamp/protocol/notifications';
import { deviceKey, mailboxKey } from '../desk/suspension.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { RequestError } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { NO_ACCESS } from '../seats/access.ts';
import { DAY } from '../spans.ts';
import type { MailTarget } from '../store/store.ts';
import { hinted, mailboxOf } from './address.ts';
import type { Linked } from './mail-links.ts';
import { scheduleCheck } from './messenger.ts';
import {
  addressIn,
  confirmed,
  deviceIn,
  type Subscriber,
  type TargetChange,
  withAddress,
  withDevice,
  withoutAddress,
  withoutDevice,
} from './targets.ts';

/** Confirmation e-mails to one mailbox per day, whoever requests them. */
const LETTERS = 3;
/** Number of consecutive rematches that are searched for a subscription. */
const REMATCHES = 200;

/** The caller of a request: the key for its limits, and the language. */
interface Caller {
  readonly address: string;
  readonly language: string;
}

/** Handles a player's notification request and returns the resulting settings. */
export async function changeNotifications(
  lobby: Lobby,
  match: string,
  request: NotificationRequest,
  caller: Caller,
): Promise<NotificationSettings> {
  const room = await lobby.room(match);
  if (request.do === 'mail') await sendConfirmation(lobby, room, request, caller);
  return room.ledger.next(async () => {
    const by = subscriberOf(room, request.token, caller);
    const { seat } = by;
    if (request.do === 'push') lobby.house.desk.checkKeys(deviceKey(request.endpoint));
    if (request.do === 'push') await commitChange(room, withDevice(openTable(room), by, request));
    if (request.do === 'push-off') await commitChange(room, withoutDevice(room.table, seat, request.endpoint));
    if (request.do === 'mail-off') await commitChange(room, withoutAddress(room.table, seat));
    const { targets } = room.table;
    const letters = addressIn(targets, seat);
    const { vapid, post } = lobby.house.outlets;
    return {
      key: vapid.publicKey,
      push:
        'endpoint' in request &&
        request.endpoint !== undefined &&
        deviceIn(targets, seat, request.endpoint) !== undefined,
      mail: post && {
        address: letters ? hinted(letters.address) : null,
        confirmed: letters !== undefined && letters.asked === null,
      },
    };
  });
}
/** Sends a confirmation to an address, within limits that protect its owner from unwanted e-mails. */
async function sendConfirmation(
  lobby: Lobby,
  room: Room,
  { token, address }: Extract<NotificationRequest, { do: 'mail' }>,
  caller: Caller,
): Promise<void> {
  const { outlets, store } = lobby.house;
  if (outlets.post === null) throw new RequestError(409, 'news.noLetters');
  const wanted = () => withAddress(openTable(room), subscriberOf(room, token, caller), address);
  const target = wanted();
  lobby.house.desk.checkKeys(mailboxKey(mailboxOf(outlets.mailboxKey, target.address)));
  const before = addressIn(room.table.targets, target.seat);
  if (before?.address === target.address && before.asked === null) return;
  const now = lobby.house.now();
  const count = () =>
    store.mailbox(mailboxOf(outlets.mailboxKey, target.address), now, ({ asked, refused }) => {
      if (refused) throw new RequestError(409, 'news.refused');
      const today = asked.filter((at) => at > now - DAY);
      if (today.length >= LETTERS) throw new RequestError(429, 'news.asked', { most: LETTERS });
      return { mailbox: { asked: [...today, now], refused }, until: now + DAY };
    });
  await outlets.allAsked.spend('all', () => outlets.asked.spend(caller.address, count), caller.address);
  // The seat may have passed to somebody else in the meantime, who may have given their own address.
  await room.ledger.next(async () => commitChange(room, { targets: [wanted()] }));
}

/** Returns the seat of a token. Throws RequestError 403 if it is not a seated player's. */
function subscriberOf(room: Room, token: string, { language }: Caller): Subscriber {
  const access = room.access(token);
  const seat = access === null ? undefined : room.seats[access.viewer];
  if (access === null) throw new RequestError(403, NO_ACCESS);
  if (seat === undefined || !('person' in seat)) throw new RequestError(403, 'access.told');
  return { seat: seat.seat, person: seat.person.number, language };
}
/** Returns the table. Throws RequestError 409 if the match is over. */
function openTable(room: Room): Room['table'] {
  if (room.over) throw new RequestError(409, 'match.over');
  return room.table;
}
/** Commits the change without notifying the table. Only within `next`. */
async function commitChange(room: Room, change: TargetChange): Promise<void> {
  const { targets = [], dropped = [] } = change;
  if (targets.length + dropped.length === 0) return;
  const jobs = scheduleCheck({ ...room.table, targets }).jobs;
  await room.ledger.commit({ targets, dropped, jobs });
}

/** Confirms an address whose owner has pressed the button in the e-mail's page. Returns false if no such request is pending. */
export async function confirm(lobby: Lobby, linked: Linked): Promise<boolean> {
  for await (const room of rooms(lobby, linked.match)) {
    const found = await room.ledger.next(async () => {
      const target = subscriptionIn(room, linked);
      if (target !== undefined && target.asked !== null)
        await commitChange(room, { targets: [confirmed(room.table, target)] });
      return target !== undefined;
    });
    if (found) return true;
  }
  return false;
}
/** Ends a subscription in this match and in the rematches that took it over. */
export async function stop(lobby: Lobby, linked: Linked): Promise<void> {
  for await (const room of rooms(lobby, linked.match))
    await room.ledger.next(async () => {
      const target = subscriptionIn(room, linked);
      if (target !== undefined) await commitChange(room, { dropped: [target.id] });
    });
}
/** Blocks a mailbox for good, or unblocks it. */
export async function refuse({ house }: Lobby, { mailbox }: Linked, refused: boolean): Promise<void> {
  const now = house.now();
  await house.store.mailbox(mailbox, now, ({ asked }) => ({
    mailbox: { asked, refused },
    until: refused ? null : now + DAY,
  }));
}
const subscriptionIn = (room: Room, { wish }: Linked): MailTarget | undefined =>
  room.table.targets.find((one): one is MailTarget => one.kind === 'mail' && one.wish === wish);

/** Yields a match and its readable rematches. */
async function* rooms(lobby: Lobby, match: string): AsyncGenerator<Room> {
  let next: string | null = match;
  for (let n = 0; next !== null && n < REMATCHES; n++) {
    const room: Room | null = await lobby.room(next).catch((error: unknown) => {
      if (error instanceof RequestError) return null;
      throw error;
    });
    if (room === null) return;
    yield room;
    next = room.status.rematch;
  }
}
