// The lobby: creates matches, gives access to their seats, and keeps the open rooms.
import { botNamed, usualBot } from '@gaslamp/bots/bots';
import { type AnyGame, GAMES } from '@gaslamp/games/games';
import { optionsThen, tableOptions, wrongSeats } from '@gaslamp/kernel/game';
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import type { Created, Invitation, MatchSummary, Sat, TableAnswer } from '@gaslamp/protocol/answers';
import { AWAY, type CreateMatch, type TableAction, type TakeSeat } from '@gaslamp/protocol/messages';
import { hashOfKey } from '@gaslamp/record/secure-dice';
import type { Driver } from '../bots/driver.ts';
import type { MatchInUse } from '../bus/bus.ts';
import { seatKey } from '../desk/suspension.ts';
import type { Doors } from '../limits/doors.ts';
import type { Quota } from '../limits/quota.ts';
import { log } from '../log.ts';
import { scheduleCheck } from '../notifications/messenger.ts';
import { carriedOver } from '../notifications/targets.ts';
import { checked, RequestError } from '../refused.ts';
import { dealt } from '../room/deal.ts';
import { doDue } from '../room/due.ts';
import type { House } from '../room/house.ts';
import { Room } from '../room/room.ts';
import { type Asker, HOUSE } from '../room/turns.ts';
import { accessOf, NO_ACCESS } from '../seats/access.ts';
import { seatOfWay, takenWith } from '../seats/keys.ts';
import { holderOf, isBot, nameAt, namesOf, shownPhase, type TableNow } from '../seats/seats.ts';
import { invitedTo, isAlike, isOtherSeat } from '../seats/sitting.ts';
import { DAY } from '../spans.ts';
import type { Change, MatchChange } from '../store/changes.ts';
import {
  Damaged,
  type Job,
  type MatchRecord,
  type MatchStatus,
  type NewMatch,
  type Seat,
  type Store,
  type Target,
  Unstorable,
} from '../store/store.ts';
import type { Timer } from '../time/server-clock.ts';
import { hashToken, newMatchId, newToken } from '../tokens.ts';
import { Census } from './census.ts';
import type { Packs } from './packs.ts';
import { type PlayedOn, playedOn } from './play-on.ts';
import { forgetOld, type Retention } from './retention.ts';

/** Time in ms after which an unused match is dropped from memory. */
const IDLE = 10 * 60_000;
const SWEEP = 60_000;
/** Delay before looking again for matches that wait for a bot, after a failure, in ms. */
const RESUME = 2_000;

export class Lobby {
  readonly #rooms = new Map<string, Room>();
  /** Rooms that are being opened, so that simultaneous callers share one. */
  readonly #opening = new Map<string, Promise<Room>>();
  readonly #sweep: Timer;
  #resuming: Timer | null = null;
  readonly census: Census;

  constructor(
    readonly house: House,
    readonly packs: Packs,
    readonly driver: Driver,
    readonly doors: Doors,
    /** Quota for rematches per address, with the limits for new matches. */
    readonly rematches: Quota,
    /** Days after which a match that nobody joined and in which nobody moved is deleted; 0 keeps all. */
    readonly keepDays: number,
    readonly retention: Retention = { finishedDays: 0, talkDays: 0 },
  ) {
    this.census = new Census(this);
    this.#sweep = house.serverClock.every(SWEEP, () => this.sweep().catch(() => {}));
  }
  /** Rooms in memory. */
  get rooms(): Iterable<Room> {
    return this.#rooms.values();
  }
  /** Returns the room of a match that is in memory. */
  live(id: string): Room | undefined {
    return this.#rooms.get(id);
  }
  /** Yields the matches with a socket here or a bot at work. What happens in others is read when somebody comes (`room`). */
  *inUse(): Iterable<MatchInUse> {
    for (const [match, room] of this.#rooms) {
      const { audience, ledger, talk } = room;
      if (ledger.removed || (audience.size === 0 && !this.driver.attends(room))) continue;
      const viewers = [...audience.viewers()].flatMap((one) => (one.sockets.size > 0 ? one.viewer : []));
      yield { match, viewers, version: ledger.version, lines: talk.last };
    }
  }
  get store(): Store {
    return this.house.store;
  }

  /**
   * Resumes every match in which a bot or a standing order must answer. The others wait until somebody connects. Never throws:
   * if the store cannot be read, it retries.
   */
  async resume(): Promise<void> {
    try {
      await this.#resume();
    } catch (error) {
      log.warn({ err: error }, 'matches that wait for a bot cannot be looked for; it is tried again soon');
      this.#resuming = this.house.serverClock.after(RESUME, () => this.resume());
    }
  }
  async #resume(): Promise<void> {
    for (const id of await this.store.here())
      await this.room(id)
        .then((room) => room.presence.settle())
        .catch(goesOn(id));
    for (const id of await this.store.waiting()) {
      // An unreadable match must not keep the others from being played.
      await this.room(id).catch(goesOn(id));
    }
  }
  close(): void {
    this.#sweep.stop();
    this.#resuming?.stop();
  }

  /** Returns the room of a match. Throws RequestError 404, or 409 if the match cannot be read. */
  async room(id: string): Promise<Room> {
    // Before reading, so that no change is missed in between.
    await this.house.bus.hear(id);
    const live = this.#rooms.get(id) ?? (await this.#opening.get(id));
    if (live && !live.ledger.removed) {
      // Keeps the room in memory while somebody connects: otherwise the next one would get a second room of the same match.
      live.ledger.lastUsed = this.house.serverClock.now();
      // Reads what another process has stored, even if its notification has not arrived or it was too busy for a heartbeat.
      const receive = async () => {
        for (const change of await this.house.bus.latest(id)) await receiveIn(live, change, true);
      };
      await receive().catch(asItIs);
      if (!live.ledger.removed) return live;
    }
    const opening = this.#opening.get(id) ?? this.#open(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }
  async #open(id: string): Promise<Room> {
    try {
      const stored = await this.store.whole(id, 0);
      if (stored === null) throw new RequestError(404, 'match.none', { match: id });
      const game = await this.packs.game(stored.record.game, stored.record.pack);
      const room = await Room.open(this.house, game, stored);
      // The match was just created, or left like that by a crash. If it cannot be stored now, no room is opened: without a
      // watching driver its bots would be idle.
      await room.dealIfFull();
      this.#rooms.set(id, room);
      this.driver.watch(room);
      return room;
    } catch (error) {
      if (error instanceof RequestError || error instanceof Unstorable) throw error;
      // The details are for the host only.
      log.error({ match: id, err: error }, 'a match cannot be read');
      throw new RequestError(409, 'match.unread', { match: id });
    }
  }

  /** Handles a notification that something was stored, by this process or another one. Failed reads are retried later. */
  receive(change: Change): void {
    if (change.what === 'desk') return void this.#readDesk().catch(asItIs);
    const room = this.#rooms.get(change.match);
    // A room that is being opened may have been read before the change.
    if (room === undefined) return void this.#opening.get(change.match)?.then(() => this.receive(change), asItIs);
    receiveIn(room, change).catch(asItIs);
  }

  async #readDesk(): Promise<void> {
    const { desk } = this.house;
    const known = desk.deeds.length;
    await desk.refresh();
    // Names and talk have no version by which a change of another process would be found.
    for (const { deed } of desk.deeds.slice(known))
      if (deed.do === 'erase' || deed.do === 'hush') this.receive({ what: 'people', match: deed.match });
    for (const room of this.#rooms.values()) room.dismissSuspended();
  }

  /** Creates a match and deals it if no seat is free. Returns the secrets, which are stored only as hashes. */
  async create(wanted: CreateMatch, asker: Asker = HOUSE, language = 'en'): Promise<Created> {
    this.house.desk.checkOpen();
    this.house.desk.checkGuest([wanted.name ?? '', ...wanted.seats.map(nameIn)], asker.address);
    const before = wanted.from === undefined ? null : await playedOn(this, { ...wanted, from: wanted.from });
    const { game, options, standIn } = await this.#checked(wanted, before);
    const secrets = { host: newToken(), spectator: newToken(), open: newToken() };
    const invites: (string | null)[] = wanted.seats.map(() => null);
    const tokens = invites.slice();
    const people: Record<number, string> = {};
    const seats = wanted.seats.map((seat, i): Seat => {
      const base = { seat: i, held: [] };
      if (seat.kind === 'bot') return { ...base, by: 'bot', bot: seat.bot, opening: null };
      if (!wanted.sit.includes(i)) {
        const invite = newToken();
        invites[i] = invite;
        return { ...base, by: 'nobody', inviteHash: hashToken(invite) };
      }
      const token = newToken();
      tokens[i] = token;
      const named = MAKER + wanted.sit.indexOf(i);
      people[named] = seat.name ?? (named === MAKER ? (wanted.name ?? '') : '');
      const person = { number: MAKER, ...(named !== MAKER && { named }), voice: MAKER, tokenHash: hashToken(token) };
      const left = this.house.now();
      const share = seat.share === undefined ? {} : { share: { value: seat.share, by: MAKER } };
      return {
        ...base,
        by: 'person',
        person,
        left,
        opening: null,
        order: 'none',
        orderedInTurn: false,
        but: [],
        ...share,
      };
    });
    const names = seats.map((seat) => nameAt(people, seat));
    const twice = names.find((name, i) => name !== '' && names.findIndex((other) => isAlike(other, name)) < i);
    if (twice !== undefined) throw new RequestError(400, 'name.twice', { name: twice });
    const misleading = names.find((name, i) => isOtherSeat({ game: game.id, seats: seats.length }, i, name));
    if (misleading !== undefined) throw new RequestError(400, 'name.seat', { name: misleading });
    const record = {
      game: wanted.game,
      pack: game.pack,
      options,
      hints: wanted.hints ?? true,
      ...(wanted.list && wanted.list !== 'nothing' && { list: wanted.list }),
      chat: wanted.chat ?? true,
      away: wanted.away ?? AWAY.live,
      standIn,
      hostHash: hashToken(secrets.host),
      spectatorHash: hashToken(secrets.spectator),
      openHash: hashToken(secrets.open),
      hostNumber: MAKER,
      language,
      ...(wanted.clock && { clock: wanted.clock }),
      ...(before && { from: await before.from(asker) }),
    };
    const nextNumber = MAKER + Math.max(1, wanted.sit.length);
    const made = await this.#begun(game, record, { seats, people, nextNumber });
    await this.store.create(made.record, made.status, made.seats, made.commit);
    const { id } = await this.room(made.record.id);
    return { match: id, ...secrets, invites, tokens };
  }
  /** Returns the initial state of a new match. */
  async #begun(
    game: AnyGame,
    fixed: Omit<MatchRecord, 'id' | 'rules' | 'seats' | 'diceKey' | 'shares' | 'created'>,
    sitting: Pick<NewMatch, 'seats'> & Pick<MatchStatus, 'nextNumber'> & Required<Pick<NewMatch['commit'], 'people'>>,
    oldTargets: readonly Target[] = [],
  ): Promise<NewMatch> {
    const { seats, people, nextNumber } = sitting;
    await this.packs.keep(game);
    const id = newMatchId();
    const diceKey = this.house.chance.diceKey();
    const created = this.house.serverClock.now();
    const record = { id, ...fixed, rules: game.rules, seats: seats.length, diceKey, shares: true, created };
    const status: MatchStatus = { phase: 'gathering', rematch: null, proposals: [], nextNumber, asked: null };
    // With no free seat, the match is created and dealt in one commit: it never exists without its cards.
    const full = seats.every(({ by }) => by !== 'nobody');
    const dealing = full ? dealt(game, { record, seats, keys: [] }, this.house.now(), created).deal : NOT_DEALT;
    const { beginning, lines, status: playing, kept } = dealing;
    const targets = carriedOver(oldTargets, id);
    const jobs = [...(kept.jobs ?? []), ...scheduleCheck({ record, targets, now: this.house.now() }).jobs];
    const commit = { beginning, lines, people, targets, ...kept, jobs };
    return { record, status: { ...status, ...playing }, seats, commit };
  }

  async #checked(wanted: CreateMatch, before: PlayedOn | null) {
    if (!Object.hasOwn(GAMES, wanted.game))
      throw new RequestError(400, 'setup.game', { game: wanted.game, allowed: Object.keys(GAMES).join(', ') });
    const game = await this.packs.game(wanted.game, before?.pack ?? wanted.pack ?? null);
    const wrong = wrongSeats(game, wanted.seats.length);
    if (wrong !== null) throw new RequestError(400, wrong.code, wrong.values);
    for (const seat of wanted.sit)
      if (wanted.seats[seat]?.kind !== 'person') throw new RequestError(400, 'setup.seat', { seat });
    if (game.sides === undefined && (wanted.list ?? 'nothing') !== 'nothing')
      throw new RequestError(400, 'setup.sides', { game: game.id });
    const standIn = wanted.standIn ?? usualBot(wanted.game);
    for (const seat of [{ kind: 'bot' as const, bot: standIn }, ...wanted.seats])
      if (seat.kind === 'bot') checked(() => botNamed(wanted.game, seat.bot));
    return { game, options: checked(() => tableOptions(game, before?.options ?? wanted.options ?? {})), standIn };
  }
  /** Takes a seat with its own invitation, or a free seat with the open one. */
  async sit(id: string, wish: TakeSeat, address: string | null = null): Promise<Sat> {
    this.house.desk.checkGuest([wish.name], address);
    if (wish.token !== undefined) this.house.desk.checkKeys(seatKey(wish.token));
    return { match: id, ...(await (await this.room(id)).sit(wish)) };
  }
  /** Returns the seat that an invitation opens, the players and the settings. Throws like `sit` if it opens nothing. */
  async invitation(id: string, invite: string): Promise<Invitation> {
    const { table, record, status, seats, game: played } = await this.room(id);
    const way = seatOfWay(table, invite);
    const taken = (way === undefined ? takenWith(table, invite) : [way]).map((one) => one.seat);
    const seat = this.#freeWith(table, invite, taken);
    const { game, options, pack, hints, list = 'nothing', chat = false, away, standIn, clock = null, from } = record;
    return {
      game,
      from: from?.origin ?? null,
      phase: shownPhase(status.phase),
      /** Null if any free seat may be taken. */
      seat: record.openHash === hashToken(invite) ? null : (seat?.seat ?? taken[0] ?? null),
      free: seat !== null,
      taken,
      way: way !== undefined,
      seats: seats.map((one) => ({
        kind: one.by === 'nobody' ? 'open' : isBot(one) ? 'bot' : 'person',
        name: nameAt(table.people, one),
        bot: botOf(one),
      })),
      diceHash: hashOfKey(record.diceKey),
      options: optionsThen(played, options),
      pack,
      hints,
      list,
      chat,
      away,
      standIn,
      clock,
    };
  }
  /** Returns the free seat that an invitation opens; null if it only leads to seats that were taken with it. */
  #freeWith(table: TableNow, invite: string, taken: readonly number[]): Seat | null {
    try {
      return invitedTo(table, invite, undefined);
    } catch (error) {
      if (error instanceof RequestError && taken.length > 0) return null;
      throw error;
    }
  }
  /** Performs an action at a table besides playing (seats/actions.ts). */
  async table(id: string, action: TableAction, language: string): Promise<TableAnswer> {
    const room = await this.room(id);
    const { invite = null } = await room.act(action.token, action, language);
    if (room.ledger.removed) this.#rooms.delete(id);
    return { invite };
  }

  /** Runs a due job of a match. */
  async due(job: Job): Promise<void> {
    await doDue(await this.room(job.match), job);
  }

  /** Creates a match with the same seats, game and options. Tokens of the old match open the same seats in the new one. */
  rematch(room: Room, address: string, viewer: Player = SPECTATOR): Promise<string> {
    return room.rematch(async (lead) => {
      const seat = room.seats[viewer];
      this.house.desk.checkOpen();
      this.house.desk.checkGuest(seat === undefined ? [] : [nameAt(room.ledger.people, seat)], address);
      await this.house.space();
      const { id: _, rules: _rules, seats: _seats, diceKey: _key, created: _created, ...fixed } = room.table.record;
      // Standing orders and invitations belonged to the old match.
      const seats = room.seats.map(({ share: _share, ...seat }): Seat => {
        if (seat.by === 'nobody') return seat;
        const next = room.nextShare(seat);
        const base = { ...seat, opening: null, ...(next && { share: next }) };
        if (base.by !== 'person') return base;
        return { ...base, order: 'none', orderedInTurn: false, but: [], left: this.house.now() };
      });
      // Uses the same rule readings, even if they were not yet options when the old match began.
      const record = { ...fixed, options: optionsThen(room.game, fixed.options) };
      const people = namesOf(seats, room.ledger.people);
      const { nextNumber } = room.status;
      const next = await this.#begun(room.game, record, { seats, people, nextNumber }, room.ledger.targets);
      await this.rematches.spend(address, () => lead(next));
      return (await this.room(next.record.id)).id;
    });
  }

  /** Returns what anybody with the URL of a match may know: its game, and the language in which it was made. */
  async about(id: string): Promise<{ game: string; made: string }> {
    const found = await this.store.load(id);
    if (found === null) throw new RequestError(404, 'match.unknown');
    const { game, language: made = 'en' } = found.record;
    return { game, made };
  }
  /** Returns the complete record of a finished match as a file. */
  async record(id: string, token: string): Promise<string> {
    const room = await this.room(id);
    if (room.access(token) === null) throw new RequestError(403, NO_ACCESS);
    return room.recordFile();
  }

  /**
   * Returns the status of a browser's matches for a list. Omits duplicates and entries with an invalid token or an unreadable
   * match. Handles one match per turn of the caller, so that long lists delay nobody's move.
   */
  async mine(matches: readonly { match: string; token: string }[], asker: Asker = HOUSE): Promise<MatchSummary[]> {
    const once = new Map(matches.map((one) => [`${one.match} ${one.token}`, one]));
    const found: MatchSummary[] = [];
    for (const { match, token } of once.values()) {
      await this.house.turns.next(asker);
      const one = await this.#stands(match, token);
      if (one !== null) found.push(one);
    }
    return found;
  }
  /**
   * Returns the room of a match for the holder of a valid token; null, without replaying a log, if there is no such match or the
   * token is invalid. Throws what `room` throws.
   */
  async #roomFor(match: string, token: string): Promise<Room | null> {
    if (this.live(match) === undefined) {
      const stored = await this.store.seating(match);
      if (stored === null || accessOf(stored, token) === null) return null;
    }
    return this.room(match);
  }
  async #stands(match: string, token: string): Promise<MatchSummary | null> {
    try {
      const room = await this.#roomFor(match, token);
      const access = room?.access(token);
      if (!room || !access) return null;
      const { game, created } = room.record;
      const { asked, result, outcome } = await room.outlook();
      const { seats, phase } = room.info(access);
      const you = access.viewer === SPECTATOR ? null : access.viewer;
      const { rematch } = room.status;
      const { timeLeft } = room;
      return { match, game, created, phase, over: room.over, seats, you, asked, timeLeft, result, outcome, rematch };
    } catch (error) {
      if (error instanceof RequestError || error instanceof Damaged) return null;
      throw error;
    }
  }

  /** Drops unused rooms and deletes abandoned matches. */
  async sweep(now = this.house.serverClock.now()): Promise<void> {
    for (const [id, room] of this.#rooms) {
      if (room.audience.size > 0 || room.ledger.lastUsed > now - IDLE) continue;
      this.#rooms.delete(id);
    }
    await this.census.count();
    await forgetOld(this, this.retention, now);
    if (this.keepDays === 0) return;
    const before = now - this.keepDays * DAY;
    for (const id of await this.store.abandoned(before)) {
      const room = await this.room(id);
      // Somebody may have taken a seat since the query.
      await room.forgetIf(async () => (await this.store.abandoned(before)).includes(id));
      if (room.ledger.removed) this.#rooms.delete(id);
    }
  }
  /** Deletes a match unless somebody is connected to it. */
  async forget(id: string): Promise<void> {
    const room = this.live(id);
    if (room !== undefined) await room.forgetIf(async () => true);
    else if ((await this.house.bus.elsewhere(id)).size === 0) await this.store.remove(id);
    if (room?.ledger.removed) this.#rooms.delete(id);
  }
}

const NOT_DEALT = { beginning: undefined, lines: [], status: {}, kept: { jobs: [] } };
function receiveIn(room: Room, change: MatchChange, now = room.audience.size > 0): Promise<void> {
  switch (change.what) {
    case 'match':
      return room.ledger.receive(change.n, now);
    case 'people':
      return room.renamed();
    case 'talk':
      return room.talk.receive(change.room, change.n);
    case 'looks':
      return room.presence.review();
  }
}
/** While nothing can be read, the state in memory is used. */
const asItIs = (): void => {};
/** An unreadable match must not affect the others. */
const goesOn = (match: string) => (err: Error) => log.warn({ match, err }, 'a match waits until somebody comes');

/** Number of the creator of a match, at all the seats that they take for their device. */
const MAKER = 1;

const nameIn = (seat: CreateMatch['seats'][number]): string => (seat.kind === 'person' && seat.name) || '';

function botOf(seat: Seat): string | null {
  const holder = holderOf(seat);
  return holder?.kind === 'bot' ? holder.bot : null;
}
