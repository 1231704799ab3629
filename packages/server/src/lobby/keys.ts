// Opens held seats in further browsers, and lists and revokes the keys of a seat for its player.
import type { Sat } from '@gaslamp/protocol/answers';
import type { KeyWish, OpenSeat, SeatKeys } from '@gaslamp/protocol/keys';
import { keysOfPerson, keysOfSeat, seatKey } from '../desk/suspension.ts';
import { Quota } from '../limits/quota.ts';
import { RequestError } from '../refused.ts';
import { isPhrase, Phrases, samePhrase } from '../room/phrases.ts';
import type { Room } from '../room/room.ts';
import type { Asker } from '../room/turns.ts';
import { NO_ACCESS } from '../seats/access.ts';
import {
  type HeldSeat,
  isHeld,
  keyId,
  keysOf,
  openedAnew,
  seatOfWay,
  takenWith,
  withKeys,
  withPerson,
} from '../seats/keys.ts';
import { playersOf } from '../seats/lost.ts';
import { personOf, seatOfToken } from '../seats/seats.ts';
import { satWith } from '../seats/sitting.ts';
import type { Person, Seating, StoredPhrase } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { Lobby } from './lobby.ts';

/** Tries to open a seat per hour and day, by address and seat, and by address alone. */
const TRIES = { hour: 5, day: 20 } as const;
const TRIES_A_CALLER = { hour: 30, day: 100 } as const;
/** New phrases per hour and day, by seat. */
const PHRASES = { hour: 10, day: 30 } as const;

const NOT_KEPT = 'key.notKept';
const SPENT = 'key.spent';
const WRONG = 'key.wrong';

/** Limits and answers requests about the keys of seats. */
export class Keys {
  readonly #tries: Quota;
  readonly #triesOfCaller: Quota;
  readonly #phrases: Quota;

  constructor(readonly lobby: Lobby) {
    const { monotonic } = lobby.house.serverClock;
    this.#tries = new Quota(TRIES.hour, TRIES.day, monotonic, 'limit.triesSeat');
    this.#triesOfCaller = new Quota(TRIES_A_CALLER.hour, TRIES_A_CALLER.day, monotonic, 'limit.tries');
    this.#phrases = new Quota(PHRASES.hour, PHRASES.day, monotonic, 'limit.phrases');
  }

  /**
   * Opens the seat that a phrase belongs to and returns it with its new token. A repeated request with a token that opens the
   * seat already returns that seat.
   */
  async open(match: string, wish: OpenSeat, asker: Asker): Promise<Sat> {
    const { desk } = this.lobby.house;
    const { token = newToken(), device = '' } = wish;
    desk.checkGuest([], asker.address);
    desk.checkKeys(seatKey(token));
    // The log is not read before the phrase is right.
    const table = await this.#tableOf(match);
    const before = satWith(table, token);
    if (before !== null) return { match, seat: before, token };
    const opens = await this.#testFor(match, wish, candidatesOf(table, wish), asker);
    const room = await this.lobby.room(match);
    const key = { hash: hashToken(token), device, at: this.lobby.house.serverClock.now() };
    const seat = await room.ledger.next(async () => {
      const again = satWith(room.table, token);
      if (again !== null) return again;
      // The seat may have passed to somebody else in the meantime, or have a new phrase.
      const before = candidatesOf(room.table, wish).find((one) => playersOf(one).some(opens));
      const owner = before && playersOf(before).find(opens);
      if (before !== undefined && owner !== undefined && owner !== before.person) {
        desk.checkKeys(...keysOfPerson(owner));
        await room.regained(before, owner);
      }
      const found = candidatesOf(room.table, wish).find(({ person }) => opens(person));
      if (found === undefined) throw new RequestError(403, wish.phrase === undefined ? SPENT : WRONG);
      // Suspended people get no other key.
      desk.checkKeys(...keysOfSeat(found));
      const { seat, note } = openedAnew(found, key);
      await room.rekeyed(seat, [note]);
      return seat.seat;
    });
    return { match, seat, token };
  }
  /** Returns a match without reading its log. Throws RequestError 404. */
  async #tableOf(match: string): Promise<Pick<Seating, 'record' | 'seats'>> {
    if (this.lobby.live(match) !== undefined) return (await this.lobby.room(match)).table;
    const stored = await this.lobby.store.seating(match);
    if (stored === null) throw new RequestError(404, 'match.none', { match });
    const { desk } = this.lobby.house;
    return desk.rules.revoked.has(match) ? { ...stored, record: { ...stored.record, openHash: '' } } : stored;
  }
  /** Returns the test for the player whose seat is opened. Throws RequestError if there can be none. */
  async #testFor(
    match: string,
    { phrase, invite }: OpenSeat,
    candidates: readonly HeldSeat[],
    asker: Asker,
  ): Promise<(person: Person) => boolean> {
    if (phrase === undefined) {
      const way = seatOfWay({ seats: candidates, now: this.lobby.house.now() }, invite ?? '');
      // Nothing more is read for one that opens nothing.
      if (way === undefined) throw new RequestError(403, SPENT);
      return (person) => person.way?.hash === way.person.way?.hash;
    }
    const phrases = this.#kept();
    if (!isPhrase(phrase)) throw new RequestError(400, 'key.form');
    const salts = new Set(candidates.flatMap((one) => playersOf(one).flatMap(({ phrase: kept }) => kept?.salt ?? [])));
    const which = candidates.length === 1 ? candidates[0]?.seat : 'any';
    // Tries are counted whether they are right or wrong, before anything expensive is done.
    const given: StoredPhrase[] = [];
    await this.#triesOfCaller.spend(asker.address, () =>
      this.#tries.spend(`${asker.address} ${match} ${which}`, async () => {
        for (const salt of salts) given.push(await phrases.stored(phrase, salt, asker));
      }),
    );
    return (person) => given.some((one) => isPhraseOf(person, one));
  }
  #kept(): Phrases {
    const { phrases } = this.lobby.house;
    if (phrases === null) throw new RequestError(409, NOT_KEPT);
    return phrases;
  }

  /** Handles a player's request about the keys of their seat. */
  async change(match: string, wish: KeyWish, asker: Asker): Promise<SeatKeys> {
    const room = await this.lobby.room(match);
    const { seat: index } = ownSeat(room, wish.token);
    if (wish.do === 'phrase') return this.#rephrased(room, index, wish, asker);
    return room.ledger.next(async () => {
      const seat = ownSeat(room, wish.token);
      const { person } = seat;
      if (wish.do === 'see') return shown(person, wish.token);
      const keys = keysOf(person);
      const gone = keys.find((key) => keyId(key) === wish.key);
      if (gone?.hash === hashToken(wish.token)) throw new RequestError(409, 'key.own');
      // Also true for a resend after a lost response.
      if (gone === undefined) return shown(person, wish.token);
      const left = withKeys(
        person,
        keys.filter((key) => key !== gone),
      );
      await room.rekeyed(withPerson(seat, left));
      return shown(left, wish.token);
    });
  }
  async #rephrased(
    room: Room,
    index: number,
    { token, device = '' }: Extract<KeyWish, { do: 'phrase' }>,
    asker: Asker,
  ): Promise<SeatKeys> {
    const phrases = this.#kept();
    const words = phrases.newPhrase();
    const salt = Phrases.saltAmong(
      room.seats.flatMap((seat) => [personOf(seat), ...(seat.lost ?? [])].flatMap((one) => one?.phrase ?? [])),
    );
    const phrase = await this.#phrases.spend(`${room.id} ${index}`, () => phrases.stored(words, salt, asker));
    return room.ledger.next(async () => {
      const seat = ownSeat(room, token);
      const { person } = seat;
      const own = hashToken(token);
      const keys = keysOf(person).map((key) => (key.hash === own && key.device === '' ? { ...key, device } : key));
      const after = { ...withKeys(person, keys), phrase };
      await room.rekeyed(withPerson(seat, after));
      return { ...shown(after, token), phrase: words };
    });
  }
}

/** Returns the seats that a request is about. Throws RequestError 403 if its invitation was for none of them. */
function candidatesOf(
  table: Pick<Seating, 'record' | 'seats'>,
  { invite, seat, phrase }: OpenSeat,
): readonly HeldSeat[] {
  if (phrase === undefined) return table.seats.filter(isHeld);
  const taken = invite === undefined ? table.seats.filter(isHeld) : takenWith(table, invite);
  if (invite !== undefined && taken.length === 0) throw new RequestError(403, 'invite.untaken');
  return taken.filter((one) => seat === undefined || one.seat === seat);
}
const isPhraseOf = ({ phrase }: Person, given: StoredPhrase): boolean =>
  phrase !== undefined && samePhrase(phrase, given);

/** Returns the seat that a token opens. Throws RequestError 403 if it opens none. */
function ownSeat(room: Room, token: string): HeldSeat {
  const access = room.access(token);
  const sits = seatOfToken(room.seats, token);
  const seat = room.seats[sits?.seat ?? -1];
  if (seat !== undefined && isHeld(seat)) return seat;
  throw new RequestError(403, access === null ? NO_ACCESS : 'access.keys');
}
function shown(person: Person, token: string): SeatKeys {
  const own = hashToken(token);
  const keys = keysOf(person).map((key) => ({
    id: keyId(key),
    device: key.device,
    at: key.at,
    own: key.hash === own,
  }));
  return { phrase: null, phrased: person.phrase !== undefined, keys };
}
