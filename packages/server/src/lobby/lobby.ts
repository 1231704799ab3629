// Matches from creation to seats: how one is made, how one gets in, and which rooms are open.
import { botNamed, fiercest } from '@gaslamp/bots/bots';
import { type AnyGame, GAMES } from '@gaslamp/games/games';
import { optionsThen, tableOptions } from '@gaslamp/kernel/game';
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { AWAY, type CreateMatch, type TableAction, type TakeSeat } from '@gaslamp/protocol/messages';
import { hashOfKey } from '@gaslamp/record/secure-dice';
import type { Driver } from '../bots/driver.ts';
import type { Quota } from '../http/quota.ts';
import { log } from '../log.ts';
import { tellingSoon } from '../messages/messenger.ts';
import { dealt } from '../room/deal.ts';
import { doDue } from '../room/due.ts';
import type { House } from '../room/house.ts';
import { NOTHING, Room } from '../room/room.ts';
import { Turns } from '../room/turns.ts';
import { holderOf, isBot, personOf } from '../seats/seats.ts';
import { invitedTo, isAlike, isOtherSeat } from '../seats/sitting.ts';
import { carriedOver } from '../seats/told.ts';
import type { Doors } from '../sockets/doors.ts';
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
import type { Word } from '../store/words.ts';
import type { Timer } from '../time/server-clock.ts';
import { roomFor } from './access.ts';
import { Census } from './census.ts';
import { checked, LobbyError } from './lobby-error.ts';
import type { Packs } from './packs.ts';
import { type PlayedOn, playedOn } from './play-on.ts';
import { hashToken, newMatchId, newToken } from './tokens.ts';

/** Matches of bots alone that may run at once: all bots share a thread. */
const BOT_MATCHES = 8;
/** A match is forgotten in memory when nobody has looked at it for this long, in milliseconds. */
const IDLE = 10 * 60_000;
const SWEEP = 60_000;
/** How soon it is looked again for matches that wait for a bot, where that failed, in milliseconds. */
const RESUME = 2_000;
const DAY = 86_400_000;

export class Lobby {
  readonly #rooms = new Map<string, Room>();
  /** Rooms that are being opened: two who come at once meet in the same. */
  readonly #opening = new Map<string, Promise<Room>>();
  /** Lists of matches, of all who ask. */
  readonly #lists = new Turns();
  readonly #sweep: Timer;
  #resuming: Timer | null = null;
  readonly census: Census;

  constructor(
    readonly house: House,
    readonly packs: Packs,
    readonly driver: Driver,
    readonly doors: Doors,
    /** Rematches an hour and a day and address: as many as new matches. */
    readonly rematches: Quota,
    /** Days after which a match goes that nobody joined and in which nobody moved; 0 keeps them all. */
    readonly keepDays: number,
  ) {
    this.census = new Census(this);
    this.#sweep = house.serverClock.every(SWEEP, () => this.sweep().catch(() => {}));
  }
  /** Those that are in memory. */
  get rooms(): Iterable<Room> {
    return this.#rooms.values();
  }
  /** The room of a match that is in memory. */
  live(id: string): Room | undefined {
    return this.#rooms.get(id);
  }
  /** All of them by their ids, with the seats from which somebody looks. */
  *open(): Iterable<{ match: string; viewers: Player[] }> {
    for (const [match, { audience, ledger }] of this.#rooms)
      if (!ledger.removed)
        yield { match, viewers: [...audience.viewers()].flatMap((one) => (one.sockets.size > 0 ? one.viewer : [])) };
  }
  get store(): Store {
    return this.house.store;
  }

  /**
   * Goes on with every match in which a bot or a standing order has to answer. The others wait for somebody to come in. Never
   * throws: where nothing can be read now it is tried again.
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
      // One match that cannot be read must not keep the others from being played.
      await this.room(id).catch(goesOn(id));
    }
  }
  close(): void {
    this.#sweep.stop();
    this.#resuming?.stop();
  }

  /** The room of a match; throws LobbyError 404 or, for one that cannot be read, 409. */
  async room(id: string): Promise<Room> {
    const live = this.#rooms.get(id) ?? (await this.#opening.get(id));
    if (live && !live.ledger.removed) {
      // Not forgotten while somebody is on their way in: whoever came next would meet in another room of the same match.
      live.ledger.lastUsed = this.house.serverClock.now();
      // Whoever comes from another process finds here what was done there, though no word of it has come yet, and though that
      // one may have been too busy to say that it lives.
      const hears = async (): Promise<void> => live.ledger.hear((await this.house.bus.version(id)) ?? 0, true);
      await hears().catch(asItIs);
      if (!live.ledger.removed) return live;
    }
    const opening = this.#opening.get(id) ?? this.#open(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }
  async #open(id: string): Promise<Room> {
    try {
      const stored = await this.store.whole(id, 0);
      if (stored === null) throw new LobbyError(404, `there is no match ${id}`);
      const game = await this.packs.game(stored.record.game, stored.record.pack);
      const room = await Room.open(this.house, game, stored);
      // Made a moment ago, or left like that by a crash. Where that cannot be stored now there is no room yet: one that
      // nobody watches would have silent bots.
      await room.dealIfFull();
      this.#rooms.set(id, room);
      this.driver.watch(room);
      return room;
    } catch (error) {
      if (error instanceof LobbyError || error instanceof Unstorable) throw error;
      // What exactly is wrong is the host's to know.
      log.error({ match: id, err: error }, 'a match cannot be read');
      throw new LobbyError(409, `match ${id} cannot be read; whoever runs this server finds the reason in its log`);
    }
  }

  /** Another process has stored something; or this one, which knows it. What cannot be read now is looked for again. */
  hear(word: Word): void {
    if (word.what === 'desk') return void this.house.desk.refresh().catch(asItIs);
    const room = this.#rooms.get(word.match);
    // One that is being opened may have been read before that.
    if (room === undefined) return void this.#opening.get(word.match)?.then(() => this.hear(word), asItIs);
    heardIn(room, word).catch(asItIs);
  }

  /** Makes a match; deals it if nobody is missing. Gives the secrets once: they are stored as hashes only. */
  async create(wanted: CreateMatch, address: string | null = null) {
    this.house.desk.checkOpen();
    this.house.desk.checkGuest([wanted.name ?? '', ...wanted.seats.map(nameIn)], address);
    const before = wanted.from === undefined ? null : await playedOn(this, { ...wanted, from: wanted.from });
    const { game, options, standIn } = await this.#checked(wanted, before);
    const secrets = { host: newToken(), spectator: newToken(), open: newToken() };
    const invites: (string | null)[] = wanted.seats.map(() => null);
    const tokens = invites.slice();
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
      const name = seat.name ?? (i === wanted.sit[0] ? (wanted.name ?? '') : '');
      const person = { number: MAKER, voice: MAKER, name, tokenHash: hashToken(token) };
      const left = this.house.now();
      return { ...base, by: 'person', person, left, opening: null, order: 'none', orderedInTurn: false, but: [] };
    });
    const names = seats.map((seat) => personOf(seat)?.name ?? '');
    const twice = names.find((name, i) => name !== '' && names.findIndex((other) => isAlike(other, name)) < i);
    if (twice !== undefined) throw new LobbyError(400, `two seats are called ${twice}; everybody needs another name`);
    const misleading = names.find((name, i) => isOtherSeat({ game: game.id, seats: seats.length }, i, name));
    if (misleading !== undefined)
      throw new LobbyError(400, `another seat here is called ${misleading}; choose another name`);
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
      ...(wanted.clock && { clock: wanted.clock }),
      ...(before && { from: await before.from(address ?? '') }),
    };
    const made = await this.#begun(game, record, seats, MAKER + 1);
    await this.store.create(made.record, made.status, made.seats, made.commit);
    const { id } = await this.room(made.record.id);
    return { match: id, ...secrets, invites, tokens };
  }
  /** What a new match begins with. */
  async #begun(
    game: AnyGame,
    fixed: Omit<MatchRecord, 'id' | 'rules' | 'seats' | 'diceKey' | 'created'>,
    seats: readonly Seat[],
    nextNumber: number,
    told: readonly Target[] = [],
  ): Promise<NewMatch> {
    await this.packs.keep(game);
    const id = newMatchId();
    const diceKey = this.house.chance.diceKey();
    const created = this.house.serverClock.now();
    const record = { id, ...fixed, rules: game.rules, seats: seats.length, diceKey, created };
    const status: MatchStatus = { phase: 'gathering', rematch: null, proposals: [], nextNumber, asked: null };
    // Where nobody is missing it is made and dealt in one: there is no match without its cards.
    const full = seats.every(({ by }) => by !== 'nobody');
    const dealing = full ? dealt(game, record, seats, this.house.now(), created).deal : NOT_DEALT;
    const { beginning, lines, status: playing, kept } = dealing;
    const targets = carriedOver(told, id);
    const jobs = [...(kept.jobs ?? []), ...tellingSoon({ record, targets, now: this.house.now() }).jobs];
    const commit = { beginning, lines, targets, ...kept, jobs };
    return { record, status: { ...status, ...playing }, seats, commit };
  }

  async #checked(wanted: CreateMatch, before: PlayedOn | null) {
    if (!Object.hasOwn(GAMES, wanted.game))
      throw new LobbyError(400, `unknown game "${wanted.game}"; allowed: ${Object.keys(GAMES).join(', ')}`);
    const game = await this.packs.game(wanted.game, before?.pack ?? wanted.pack ?? null);
    if (wanted.seats.every(({ kind }) => kind === 'bot')) this.#roomForBots();
    const { least, most } = game.seats;
    if (wanted.seats.length < least || wanted.seats.length > most)
      throw new LobbyError(400, `${game.id} takes ${least} to ${most} players, not ${wanted.seats.length}`);
    for (const seat of wanted.sit)
      if (wanted.seats[seat]?.kind !== 'person')
        throw new LobbyError(400, `seat ${seat} is not a person's; nobody can sit there`);
    if (game.sides === undefined && (wanted.list ?? 'nothing') !== 'nothing')
      throw new LobbyError(400, `nobody is on a secret side in ${game.id}; list: allowed is nothing`);
    const standIn = wanted.standIn ?? fiercest(wanted.game);
    for (const seat of [{ kind: 'bot' as const, bot: standIn }, ...wanted.seats])
      if (seat.kind === 'bot') checked(() => botNamed(wanted.game, seat.bot));
    return { game, options: checked(() => tableOptions(game, before?.options ?? wanted.options ?? {})), standIn };
  }
  /** Throws where one more match of bots alone would be too many. */
  #roomForBots(): void {
    let n = 0;
    for (const room of this.#rooms.values())
      if (!room.over && !room.ledger.removed && room.botsAlone && room.attended) n++;
    if (n >= BOT_MATCHES)
      throw new LobbyError(
        409,
        `${BOT_MATCHES} matches of bots alone are running; wait for one to end, or let a person have a seat`,
      );
  }

  /** Sits down with a seat's invitation, or with the open one at a free seat. */
  async sit(id: string, wish: TakeSeat, address: string | null = null) {
    this.house.desk.checkGuest([wish.name], address);
    return { match: id, ...(await (await this.room(id)).sit(wish)) };
  }
  /** What an invitation still opens, who is at the table and what was agreed; throws like `sit` if it opens nothing. */
  async invitation(id: string, invite: string) {
    const { table, record, status, seats, game: played } = await this.room(id);
    const seat = invitedTo(table, invite, undefined);
    const { game, options, pack, hints, list = 'nothing', chat = false, away, standIn, clock = null, from } = record;
    return {
      game,
      from: from?.origin ?? null,
      phase: status.phase,
      /** Null where any free seat may be taken. */
      seat: record.openHash === hashToken(invite) ? null : seat.seat,
      seats: seats.map((one) => ({
        kind: one.by === 'nobody' ? 'open' : isBot(one) ? 'bot' : 'person',
        name: personOf(one)?.name ?? '',
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
  /** What people do at a table besides playing (seats/actions.ts). */
  async table(id: string, action: TableAction): Promise<{ invite: string | null }> {
    const room = await this.room(id);
    const { invite = null } = await room.act(action.token, action);
    if (room.ledger.removed) this.#rooms.delete(id);
    return { invite };
  }

  /** Does what is due in a match. */
  async due(job: Job): Promise<void> {
    await doDue(await this.room(job.match), job);
  }

  /** The same seats, game and options again. Tokens of the old match open the same seats of the new one. */
  rematch(room: Room, address: string, viewer: Player = SPECTATOR): Promise<string> {
    return room.rematch(async (lead) => {
      const seat = room.seats[viewer];
      this.house.desk.checkOpen();
      this.house.desk.checkGuest(seat === undefined ? [] : [personOf(seat)?.name ?? ''], address);
      await this.house.space();
      if (room.botsAlone) this.#roomForBots();
      const { id: _, rules: _rules, seats: _seats, diceKey: _key, created: _created, ...fixed } = room.table.record;
      // An order to pass was given for the old match, and so was an invitation.
      const seats = room.seats.map((seat): Seat => {
        if (seat.by === 'nobody') return seat;
        if (seat.by !== 'person') return { ...seat, opening: null };
        return { ...seat, opening: null, order: 'none', orderedInTurn: false, but: [], left: this.house.now() };
      });
      // Played by the same readings, though they were no options when the old match began.
      const record = { ...fixed, options: optionsThen(room.game, fixed.options) };
      const next = await this.#begun(room.game, record, seats, room.status.nextNumber, room.ledger.targets);
      await this.rematches.spend(address, () => lead(next));
      return (await this.room(next.record.id)).id;
    });
  }

  /** What may be known of a match by whoever has its address. */
  async about(id: string): Promise<{ game: string }> {
    const found = await this.store.load(id);
    if (found === null) throw new LobbyError(404, 'there is no such match');
    return { game: found.record.game };
  }
  /** The whole record of a match that is over, as a file. */
  async record(id: string, token: string): Promise<string> {
    const room = await this.room(id);
    if (room.access(token) === null) throw new LobbyError(403, NOTHING);
    return room.recordFile();
  }

  /**
   * How a browser's matches stand: enough for a list. Entries that open nothing, or cannot be read, are left out, and what is
   * there twice is told once. One match of anybody's list in a turn of the event loop: long lists hold up nobody's move.
   */
  async mine(matches: readonly { match: string; token: string }[]) {
    const once = new Map(matches.map((one) => [`${one.match} ${one.token}`, one]));
    const found = [];
    for (const { match, token } of once.values()) {
      await this.#lists.next();
      const one = await this.#stands(match, token);
      if (one !== null) found.push(one);
    }
    return found;
  }
  async #stands(match: string, token: string) {
    try {
      const room = await roomFor(this, match, token);
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
      if (error instanceof LobbyError || error instanceof Damaged) return null;
      throw error;
    }
  }

  /** Forgets rooms in which nobody is, and matches that nobody ever wanted. */
  async sweep(now = this.house.serverClock.now()): Promise<void> {
    for (const [id, room] of this.#rooms) {
      if (room.audience.size > 0 || room.ledger.lastUsed > now - IDLE) continue;
      this.#rooms.delete(id);
    }
    await this.census.count();
    if (this.keepDays === 0) return;
    const before = now - this.keepDays * DAY;
    for (const id of await this.store.abandoned(before)) {
      const room = await this.room(id);
      // Somebody may have sat down since it was found.
      await room.forgetIf(async () => (await this.store.abandoned(before)).includes(id));
      if (room.ledger.removed) this.#rooms.delete(id);
    }
  }
}

const NOT_DEALT = { beginning: undefined, lines: [], status: {}, kept: { jobs: [] } };
function heardIn({ ledger, audience, presence, talk }: Room, word: Exclude<Word, { what: 'desk' }>): Promise<void> {
  switch (word.what) {
    case 'match':
      return ledger.hear(word.n, audience.size > 0);
    case 'talk':
      return talk.hear(word.room, word.n);
    case 'looks':
      return presence.review();
  }
}
/** While nothing can be read what is in memory counts. */
const asItIs = (): void => {};
/** One match that cannot be read or stored is no concern of the others. */
const goesOn = (match: string) => (err: Error) => log.warn({ match, err }, 'a match waits until somebody comes');

/** The number of whoever makes a match, at all the seats that they take for their device. */
const MAKER = 1;

const nameIn = (seat: CreateMatch['seats'][number]): string => (seat.kind === 'person' && seat.name) || '';

function botOf(seat: Seat): string | null {
  const holder = holderOf(seat);
  return holder?.kind === 'bot' ? holder.bot : null;
}
