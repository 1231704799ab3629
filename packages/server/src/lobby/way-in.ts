// Sends players who have neither a key nor the phrase of their seat a way in, by the e-mail address that they confirmed.
import { keysOfSeat } from '../desk/suspension.ts';
import { log } from '../log.ts';
import { mailboxOf, readAddress } from '../notifications/address.ts';
import { checked, RequestError } from '../refused.ts';
import { isHeld, withPerson } from '../seats/keys.ts';
import { DAY, HOUR } from '../spans.ts';
import type { MailTarget } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { Lobby } from './lobby.ts';

/** Letters of this kind and confirmations together that one mailbox gets per day. */
const LETTERS = 3;

/**
 * Sends a letter to that address for each seat whose player has confirmed it. The answer is given before anything depends on
 * whether there is one. `caller`: the key for the request limits.
 */
export async function askForWay(lobby: Lobby, match: string, text: string, caller: string): Promise<{ asked: true }> {
  const { outlets, desk, serverClock } = lobby.house;
  if (outlets.post === null) throw new RequestError(409, 'news.noLetters');
  desk.checkGuest([], caller);
  const address = checked(() => readAddress(text));
  const counted = () => outlets.asked.spend(caller, async () => {});
  await outlets.allAsked.spend('all', counted, caller);
  serverClock
    .during(() => sendTo(lobby, match, mailboxOf(outlets.mailboxKey, address)))
    .catch((error: unknown) => log.warn({ match, err: error }, 'a way in could not be sent'));
  return { asked: true };
}

async function sendTo(lobby: Lobby, match: string, mailbox: string): Promise<void> {
  const { store, outlets } = lobby.house;
  // The log is read only if there is somebody to write to.
  const stored = await store.load(match);
  const isTheirs = (one: MailTarget) => one.asked === null && mailboxOf(outlets.mailboxKey, one.address) === mailbox;
  const targets = (stored?.targets ?? []).filter((one): one is MailTarget => one.kind === 'mail' && isTheirs(one));
  for (const target of targets) if (await mayWrite(lobby, mailbox)) await sendWay(lobby, match, target);
}

/** Counts a letter to the mailbox. Returns false if it gets no more today, or none at all. */
async function mayWrite({ house: { store, now } }: Lobby, mailbox: string): Promise<boolean> {
  const time = now();
  let may = false;
  await store.mailbox(mailbox, time, ({ asked, refused }) => {
    const today = asked.filter((at) => at > time - DAY);
    may = !refused && today.length < LETTERS;
    return { mailbox: { asked: may ? [...today, time] : today, refused }, until: refused ? null : time + DAY };
  });
  return may;
}

async function sendWay(lobby: Lobby, match: string, target: MailTarget): Promise<void> {
  const { outlets, desk, now } = lobby.house;
  const room = await lobby.room(match);
  const secret = newToken();
  const hash = hashToken(secret);
  const made = await room.ledger.next(async () => {
    const seat = room.seats[target.seat];
    if (seat === undefined || !isHeld(seat) || seat.person.number !== target.person) return false;
    desk.checkKeys(...keysOfSeat(seat));
    await room.rekeyed(withPerson(seat, { ...seat.person, way: { hash, until: now() + HOUR } }));
    return true;
  });
  // A letter that does not get out is not sent again: the link would be old, and its player can ask again.
  if (made)
    await outlets.post?.(
      match,
      target,
      { kind: 'way', key: hash, text: secret },
      { key: hash.slice(0, 32), table: null },
    );
}
