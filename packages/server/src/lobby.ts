// Matches from creation to seats: who may sit where, and how one gets in.
import { botNamed } from '@gaslamp/bots/bots';
import { GAMES } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import type { Driver } from './driver.ts';
import { LobbyError } from './lobby-error.ts';
import type { Packs } from './packs.ts';
import { Room } from './room.ts';
import { changed, type SeatChange } from './seat-changes.ts';
import { newDiceKey, SecureDice } from './secure-dice.ts';
import type { MatchRecord, SeatRecord, Store } from './store.ts';
import { hashToken, newMatchId, newToken } from './tokens.ts';

/** What a token opens. */
export interface Access {
  readonly viewer: number;
  readonly host: boolean;
}

/** Matches of bots alone that may run at once: all bots share a thread. */
const BOT_MATCHES = 8;
/** A match is forgotten in memory when nobody has looked at it for this long, in milliseconds. */
const IDLE = 10 * 60_000;
const AWAY = 60_000;

export class Lobby {
  readonly #rooms = new Map<string, Room>();
  readonly #sweep: NodeJS.Timeout;

  constructor(
    readonly store: Store,
    readonly packs: Packs,
    readonly driver: Driver,
    /** How long a player must have been away before the seat can be given away, in milliseconds. */
    readonly away: number = AWAY,
  ) {
    this.#sweep = setInterval(() => this.#forgetIdle(), 60_000);
    this.#sweep.unref();
  }

  /** Goes on with every match in which a bot or a standing order has to answer. The others wait for somebody to come in. */
  resume(): void {
    for (const id of this.store.waiting()) {
      try {
        this.driver.watch(this.room(id));
      } catch (error) {
        // One match that cannot be read must not keep the others from being played.
        console.error((error as Error).message);
      }
    }
  }
  close(): void {
    clearInterval(this.#sweep);
  }

  /** The room of a match; throws LobbyError 404. */
  room(id: string): Room {
    const live = this.#rooms.get(id);
    if (live) return live;
    const room = this.#opened(id);
    this.#rooms.set(id, room);
    return room;
  }
  #opened(id: string): Room {
    try {
      const record = this.store.match(id);
      if (record === null) throw new LobbyError(404, `there is no match ${id}`);
      const game = this.packs.game(record.game, record.pack);
      return new Room(this.store, game, record, this.store.seats(id), this.away);
    } catch (error) {
      if (error instanceof LobbyError) throw error;
      throw new LobbyError(409, `match ${id} cannot be read: ${(error as Error).message}`);
    }
  }

  /** Deals a new match. Gives the secrets once: they are stored as hashes only. */
  create(wanted: CreateMatch) {
    const entry = Object.hasOwn(GAMES, wanted.game) ? GAMES[wanted.game] : undefined;
    if (!entry) throw new LobbyError(400, `unknown game "${wanted.game}"; allowed: ${Object.keys(GAMES).join(', ')}`);
    const { game, options } = this.#checked(wanted);
    const secrets = { host: newToken(), spectator: newToken(), open: newToken() };
    const invites: (string | null)[] = [];
    const tokens: (string | null)[] = [];
    const seats = wanted.seats.map((seat, i): SeatRecord => {
      const sits = wanted.sit.includes(i);
      const invite = seat.kind === 'person' && !sits ? newToken() : null;
      const token = seat.kind === 'person' && sits ? newToken() : null;
      invites.push(invite);
      tokens.push(token);
      return {
        seat: i,
        kind: seat.kind === 'bot' ? 'bot' : sits ? 'person' : 'open',
        name: seat.kind === 'bot' ? '' : (seat.name ?? (i === wanted.sit[0] ? (wanted.name ?? '') : '')),
        bot: seat.kind === 'bot' ? seat.bot : null,
        tokenHash: token && hashToken(token),
        inviteHash: invite && hashToken(invite),
        formerHash: null,
        formerName: null,
        order: 'none',
      };
    });
    const names = seats.map(({ name }) => name).filter((name) => name !== '');
    const twice = names.find((name, i) => names.findIndex((other) => folded(other) === folded(name)) < i);
    if (twice !== undefined) throw new LobbyError(400, `two seats are called ${twice}; everybody needs another name`);
    const id = this.#deal({ game: wanted.game, pack: game.pack, options, hints: wanted.hints }, seats, {
      hostHash: hashToken(secrets.host),
      spectatorHash: hashToken(secrets.spectator),
      openHash: hashToken(secrets.open),
    });
    return { match: id, ...secrets, invites, tokens };
  }

  #checked(wanted: CreateMatch) {
    try {
      const game = this.packs.game(wanted.game, wanted.pack ?? null);
      if (wanted.seats.every(({ kind }) => kind === 'bot')) this.#roomForBots();
      const { least, most } = game.seats;
      if (wanted.seats.length < least || wanted.seats.length > most)
        throw new Error(`${game.id} takes ${least} to ${most} players, not ${wanted.seats.length}`);
      for (const seat of wanted.seats) if (seat.kind === 'bot') botNamed(wanted.game, seat.bot);
      for (const seat of wanted.sit)
        if (wanted.seats[seat]?.kind !== 'person')
          throw new Error(`seat ${seat} is not a person's; nobody can sit there`);
      return { game, options: tableOptions(game, wanted.options ?? {}) };
    } catch (error) {
      if (error instanceof LobbyError) throw error;
      throw new LobbyError(400, (error as Error).message);
    }
  }
  /** Throws where one more match of bots alone would be too many. */
  #roomForBots(): void {
    let n = 0;
    for (const { record, seats } of this.#rooms.values())
      if (!record.over && seats.every(({ kind }) => kind === 'bot')) n++;
    if (n >= BOT_MATCHES)
      throw new LobbyError(
        409,
        `${BOT_MATCHES} matches of bots alone are running; wait for one to end, or let a person have a seat`,
      );
  }

  #deal(
    table: Pick<MatchRecord, 'game' | 'pack' | 'options' | 'hints'>,
    seats: readonly SeatRecord[],
    hashes: Pick<MatchRecord, 'hostHash' | 'spectatorHash' | 'openHash'>,
  ): string {
    const game = this.packs.game(table.game, table.pack);
    this.packs.keep(game);
    const id = newMatchId();
    const diceKey = newDiceKey();
    const { match, entry } = Match.start(game, seats.length, table.options, new SecureDice(diceKey));
    const record: MatchRecord = {
      id,
      ...table,
      rules: game.rules,
      seats: seats.length,
      ...hashes,
      diceKey,
      created: Date.now(),
      over: false,
      rematch: null,
    };
    this.store.createMatch(record, seats, entry, match.asked?.player ?? null);
    this.driver.watch(this.room(id));
    return id;
  }

  /** What a token opens in a match; null for a forged or revoked one. */
  access(room: Room, token: string): Access | null {
    const hash = hashToken(token);
    const seat = room.seats.find((one) => one.tokenHash === hash);
    if (seat) return { viewer: seat.seat, host: false };
    if (room.record.spectatorHash === hash) return { viewer: SPECTATOR, host: false };
    return room.record.hostHash === hash ? { viewer: SPECTATOR, host: true } : null;
  }

  /** Sits down with a seat's invitation, or with the open one at a free seat. */
  sit(id: string, invite: string, name: string, wanted: number | undefined) {
    const room = this.room(id);
    const seat = this.#invited(room, invite, wanted);
    if (room.seats.some((one) => one.kind === 'person' && folded(one.name) === folded(name)))
      throw new LobbyError(409, `somebody here is called ${name} already; choose another name`);
    const token = newToken();
    room.saveSeat({ ...seat, kind: 'person', name, tokenHash: hashToken(token), inviteHash: null });
    room.tellSeats(null);
    this.driver.watch(room);
    return { match: id, seat: seat.seat, token };
  }
  /** What an invitation still opens, and who is at the table; throws like `sit` if it opens nothing. */
  invitation(id: string, invite: string) {
    const room = this.room(id);
    const seat = this.#invited(room, invite, undefined);
    return {
      game: room.record.game,
      /** Null where any free seat may be taken. */
      seat: seat.inviteHash === hashToken(invite) ? seat.seat : null,
      seats: room.seats.map(({ kind, name, bot }) => ({ kind, name, bot })),
    };
  }
  /** The free seat that an invitation opens. */
  #invited(room: Room, invite: string, wanted: number | undefined): SeatRecord {
    const hash = hashToken(invite);
    const invited = room.seats.find((seat) => seat.kind === 'open' && seat.inviteHash === hash);
    const free = room.seats.filter((seat) => seat.kind === 'open' && !seat.invitedOnly);
    const open = room.record.openHash === hash;
    if (!invited && !open) throw new LobbyError(403, 'this invitation is not valid, or its seat is taken');
    const seat = invited ?? (wanted === undefined ? free[0] : free.find((one) => one.seat === wanted));
    if (!seat)
      throw new LobbyError(
        409,
        free.length === 0
          ? 'every seat is taken'
          : `seat ${wanted} is taken; free: ${free.map((one) => one.seat).join(', ')}`,
      );
    return seat;
  }

  /** The host gives a seat to a bot, opens it for somebody new, or gives it back (seat-changes.ts). */
  change(id: string, host: string, change: SeatChange): { invite: string | null } {
    const room = this.room(id);
    if (hashToken(host) !== room.record.hostHash) throw new LobbyError(403, 'only the host may change seats');
    const { seat, invite = null } = changed(room, change);
    const left = room.seats[seat.seat]!;
    const leavesBotsAlone = left.kind !== 'bot' && room.seats.every((one) => one === left || one.kind === 'bot');
    if (seat.kind === 'bot' && leavesBotsAlone && !room.record.over) this.#roomForBots();
    if (!room.changes.take()) throw new LobbyError(409, 'seats have been changed too often: wait a while');
    room.saveSeat(seat);
    room.dismiss(seat.seat, 'The host has given this seat away.');
    room.tellSeats(null);
    this.driver.watch(room);
    return { invite };
  }

  /** The same seats, game and options again. Tokens of the old match open the same seats of the new one. */
  rematch(room: Room): string {
    if (!room.record.over) throw new LobbyError(409, 'a rematch begins when the match is over');
    if (room.record.rematch !== null) return room.record.rematch;
    const { game, pack, options, hints } = room.record;
    const { hostHash, spectatorHash, openHash } = room.record;
    // An order to pass was given for the old match.
    const seats = room.seats.map((seat) => ({ ...seat, order: 'none' as const, but: [] }));
    const id = this.#deal({ game, pack, options, hints }, seats, { hostHash, spectatorHash, openHash });
    this.store.setRematch(room.record.id, id);
    room.record = { ...room.record, rematch: id };
    room.tellSeats(null);
    return id;
  }

  /** What may be known of a match by whoever has its address. */
  about(id: string): { game: string } {
    const record = this.store.match(id);
    if (record === null) throw new LobbyError(404, 'there is no such match');
    return { game: record.game };
  }

  /** How a browser's matches stand: enough for a list. Entries that open nothing, or cannot be read, are left out. */
  async mine(matches: readonly { match: string; token: string }[]) {
    const found = await Promise.all(matches.map(({ match, token }) => this.#stands(match, token)));
    return found.filter((one) => one !== null);
  }
  async #stands(match: string, token: string) {
    try {
      const room = this.room(match);
      const access = this.access(room, token);
      if (access === null) return null;
      const { game, created, over } = room.record;
      const { asked, result } = await room.outlook();
      const { seats } = room.info(access);
      const you = access.viewer === SPECTATOR ? null : access.viewer;
      return { match, game, created, over, seats, you, asked, result };
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      if (error.status !== 404) console.error(error.message);
      return null;
    }
  }

  #forgetIdle(): void {
    const before = Date.now() - IDLE;
    for (const [id, room] of this.#rooms) {
      if (room.connections.size > 0 || room.lastUsed > before) continue;
      this.#rooms.delete(id);
    }
  }
}

/** Names that look alike are alike. */
const folded = (name: string): string => name.normalize('NFKC').toLowerCase();
