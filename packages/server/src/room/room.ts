// One match: all changes run one after another and are committed before they are sent. The store is authoritative.

import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { type Accepted, type At, isRefusal, type Refusal } from '@gaslamp/kernel/match';
import { paceOf } from '@gaslamp/kernel/projection';
import { type Player, SPECTATOR, sees } from '@gaslamp/kernel/state';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { ClientMessage, TableAction, TakeSeat } from '@gaslamp/protocol/messages';
import type { Note } from '@gaslamp/protocol/notes';
import type { Receipt } from '@gaslamp/protocol/receipts';
import type { Outcome } from '@gaslamp/protocol/statistics';
import type { MatchInfo, ServerMessage } from '@gaslamp/protocol/updates';
import type { LogLine } from '@gaslamp/record/log';
import { hashOfKey, type Share } from '@gaslamp/record/secure-dice';
import { outcomeOf } from '@gaslamp/record/statistics';
import { type Clock, clockNow, reseated, stepped, stopped } from '../clock/clock.ts';
import { factsOf, keeping, type Timed } from '../clock/kept.ts';
import { SUSPENDED } from '../desk/desk.ts';
import { keysOfSeat, seatKey } from '../desk/suspension.ts';
import { Bucket } from '../limits/bucket.ts';
import { scheduleCheck, withoutLastNews } from '../notifications/messenger.ts';
import { leftBehind, movedOn } from '../notifications/targets.ts';
import { RequestError } from '../refused.ts';
import { type Access, accessOf, NO_ACCESS } from '../seats/access.ts';
import { act, returned, revoked, type TableChange } from '../seats/actions.ts';
import { scheduleEnd } from '../seats/ending.ts';
import type { HeldSeat } from '../seats/keys.ts';
import { lostWith, regained } from '../seats/lost.ts';
import { notHandedOn } from '../seats/notebook.ts';
import { type Actor, botsAlone, isOpen, isOver, personOf, type TableNow } from '../seats/seats.ts';
import { sat, satWith } from '../seats/sitting.ts';
import {
  type Commit,
  type MatchRecord,
  type MatchStatus,
  type NewMatch,
  type Person,
  type Seat,
  type StoredTalk,
  Unstorable,
  VersionTaken,
  type WholeMatch,
} from '../store/store.ts';
import { newToken } from '../tokens.ts';
import { told } from '../told.ts';
import { Audience, type Connection, holding } from './audience.ts';
import { Broadcast } from './broadcast.ts';
import { dealt } from './deal.ts';
import { follow } from './following.ts';
import { Forecasts } from './forecasts.ts';
import { sendAway, sendLostAway } from './goodbyes.ts';
import type { House } from './house.ts';
import { Ledger } from './ledger.ts';
import { Orders } from './orders.ts';
import { Presence } from './presence.ts';
import { recordFile } from './record-file.ts';
import {
  considered,
  type Denied,
  denied,
  explained,
  failed,
  NOT_BEGUN,
  NOT_YOURS,
  type Refused,
  refused,
  reply,
  TAKEN,
  TOO_MANY,
} from './replies.ts';
import { Talk, talkIn } from './talk.ts';

type Command = Extract<ClientMessage, { t: 'choose' | 'undo' }>;
type Hello = Extract<ClientMessage, { t: 'hello' }>;

/** Rate per second and burst of a seat's take-backs: each adds a permanent step to the log. */
const UNDO_RATE = 0.5;
const UNDO_BURST = 60;
/** Rate per second and burst of table actions. */
const CHANGE_RATE = 0.1;
const CHANGE_BURST = 30;

export class Room {
  readonly audience: Audience;
  readonly presence: Presence;
  readonly broadcast: Broadcast;
  readonly talk: Talk;
  readonly orders: Orders;
  readonly forecasts: Forecasts;
  /** For due jobs (due.ts): only within a turn of the ledger. */
  readonly doing = {
    change: (change: TableChange) => this.#change(change),
    carryOut: (seat: Player, command: Command, id: string | null) => this.#carryOut(seat, command, id),
  };
  /** By seat: a shared limit would reveal how often others took back in their drafts. */
  readonly #undos: readonly Bucket[];
  /** By seat, with one for the host as a spectator, so that nobody uses up the limit of others. */
  readonly #changes = new Map<Player, Bucket>();
  /** For a rematch, by seat: the latest share that a page of that seat has given here. Kept in memory alone. */
  readonly #shares = new Map<Player, Share>();
  #record: { readonly open: boolean; readonly text: Promise<string> } | null = null;
  #botsWait: number | null = null;
  /** Set by the driver, which watches for questions that no person answers. */
  onChange: (room: Room) => void = () => {};

  private constructor(
    readonly house: House,
    readonly ledger: Ledger,
    talk: StoredTalk,
  ) {
    const { serverClock } = house;
    this.audience = new Audience(serverClock.monotonic);
    this.presence = new Presence(
      house,
      ledger,
      this.audience,
      () => this.table,
      () => this.broadcast.presence(),
    );
    this.#undos = ledger.seats.map(() => new Bucket(UNDO_RATE, UNDO_BURST, serverClock.monotonic));
    this.orders = new Orders(ledger, this.audience, () => this.onChange(this));
    this.forecasts = new Forecasts(ledger, this.audience, house.turns);
    const receiptFor = (move: number) => house.receipts.of(this.id, ledger.log, move);
    this.broadcast = new Broadcast(ledger, this.audience, () => this.table, house.calm, serverClock, receiptFor);
    this.talk = new Talk(house.store, ledger, this.audience, talk, this.open, serverClock);
    ledger.onFollowed = (followed) => {
      follow(this, followed);
      this.#changed();
    };
    ledger.onGone = () => {
      for (const { viewer } of [...this.audience.viewers()]) this.audience.dismiss(viewer, GOODBYE.refused, DELETED);
    };
  }
  /** Opens the room of a stored match. Throws if the match is damaged. */
  static async open(house: House, game: AnyGame, stored: WholeMatch): Promise<Room> {
    const ledger = new Ledger(house.store, game, stored, house.serverClock);
    return new Room(house, ledger, await talkIn(house.store, stored.record.id));
  }

  get id(): string {
    return this.record.id;
  }
  get game(): AnyGame {
    return this.ledger.game;
  }
  get record(): MatchRecord {
    return this.ledger.record;
  }
  get status(): MatchStatus {
    return this.ledger.status;
  }
  get seats(): readonly Seat[] {
    return this.ledger.seats;
  }
  get over(): boolean {
    return isOver(this.status.phase);
  }
  /** True if nothing in the match is secret any more. */
  get open(): boolean {
    return isOpen(this.status.phase);
  }
  /** Null before the deal. While a command is being stored it is ahead of the store: use `current`. */
  get match(): AnyMatch | null {
    return this.ledger.match;
  }
  /** Returns the committed match; null before the deal and when the match is over. */
  current(): Promise<AnyMatch | null> {
    return this.ledger.next(async () => (this.status.phase === 'playing' ? this.match : null));
  }
  get table(): TableNow {
    const { status, seats } = this;
    const record = this.house.desk.rules.revoked.has(this.id) ? { ...this.record, openHash: '' } : this.record;
    const leftOf = (seat: number) => this.presence.leftOf(seat);
    const away = this.house.awayOf(record);
    const { targets, people, match } = this.ledger;
    const timed = this.#timed(seats);
    const inWindow = match !== null && (paceOf(match).asked?.window ?? false);
    const botsWait = this.#botsWait;
    return { record, status, seats, people, botsWait, now: this.house.now(), away, timed, inWindow, targets, leftOf };
  }
  /** Returns all seats, with the given ones replaced. */
  #with(seats: readonly Seat[]): readonly Seat[] {
    return this.seats.map((one) => seats.find(({ seat }) => seat === one.seat) ?? one);
  }
  /** `seats`: the current or future seats. */
  #timed(seats: readonly Seat[]): Timed | null {
    const { clock, match } = this.ledger;
    const choice = this.record.clock;
    return choice && clock && match ? { choice, clock, facts: factsOf(match, seats) } : null;
  }
  /** True if somebody is here or will be back: bots play for people, not for an empty room. */
  get attended(): boolean {
    return this.audience.size > 0 || (this.ledger.log.entries > 1 && !this.botsAlone);
  }
  get botsAlone(): boolean {
    return botsAlone(this.seats);
  }

  /** For the driver: shows the viewers that the bots wait for one of so many places; null if they play. */
  letBotsWait(places: number | null): void {
    if (this.#botsWait === places) return;
    this.#botsWait = places;
    this.broadcast.table();
  }

  /** Runs a player's command from a socket. The response goes to that socket, the change to all viewers concerned. */
  command(from: Connection, command: Command): Promise<void> {
    const measured = this.house.measures.command();
    const holds = holding(this, from);
    return this.ledger.next(async () => {
      try {
        const answer = holds() ? await this.#answered(from.viewer, command) : failed(command.id, NOT_YOURS);
        measured(answer.t);
        reply(from, answer);
      } catch (error) {
        // A command that lost a conflict is run again.
        if (!(error instanceof VersionTaken)) measured('failed');
        throw error;
      }
    }, from.address);
  }
  async #answered(seat: Player, command: Command): Promise<Extract<ServerMessage, { t: 'ack' }> | Refused> {
    const { id } = command;
    const done = await this.house.store.command(this.id, id);
    if (done !== null) {
      // A resend after a lost response. The same id from another seat is no resend.
      if (done.seat !== seat) return refused(id, { refusal: 'not-allowed', told: TAKEN });
      return { t: 'ack', id, move: done.move, step: done.step };
    }
    const result = await this.#carryOut(seat, command, id);
    return isRefusal(result) ? refused(id, result) : { t: 'ack', id, ...result.at };
  }
  /** Gives the driver's answer for a seat if `holds` is true: a bot's, a forced one, or a standing order's. */
  answer(seat: Player, text: string, at: At, holds = () => true): Promise<boolean> {
    return this.ledger.next(
      async () => holds() && !isRefusal(await this.#carryOut(seat, { t: 'choose', texts: [text], at, id: '' }, null)),
    );
  }
  async #carryOut(seat: Player, command: Command, id: string | null): Promise<{ at: At } | Refusal | Denied> {
    const { match } = this;
    if (match === null) return { refusal: 'not-allowed', told: NOT_BEGUN };
    if (this.over) return { refusal: 'over' };
    const back = command.t === 'undo';
    if (back && id !== null) {
      if (this.ledger.log.isLong(seat, this.seats.length)) return denied('command.long');
      if (!at(this.#undos, seat).take()) return denied('limit.takeBacks');
    }
    const result: Accepted | Refusal =
      command.t === 'choose'
        ? match.choose(seat, command.texts, command.at)
        : match.undo(seat, command.at, command.answers);
    if (isRefusal(result)) return result;
    const reached = match.at;
    const asked = match.asked?.player ?? null;
    const over = match.decision === null;
    const status: Partial<MatchStatus> = { asked, ...(over ? { phase: 'over' as const, proposals: [] } : {}) };
    const when = this.house.serverClock.now();
    const lines = result.entries.map((entry) => ({ at: when, rules: this.game.rules, entry }));
    const first = this.#newRules(when);
    // Draft steps do not affect the clocks, since nobody else may notice them.
    const timed = result.row === null ? null : this.#timed(this.seats);
    const clock = timed && stepped(timed.choice, timed.clock, timed.facts, this.house.now(), back);
    const kept = joined(keeping(this.record, clock), this.#toTell(asked), scheduleEnd(this.id, status));
    await this.ledger.commit({ status, command: id === null ? null : { id, seat, ...reached }, ...kept }, [
      ...first,
      ...lines,
    ]);
    if (result.row !== null) this.ledger.log.publish(result.row);
    this.broadcast.step(seat, result.row);
    if (clock !== null) this.broadcast.clock();
    if (first.length > 0 || this.over) this.broadcast.table();
    this.#changed();
    return { at: reached };
  }
  /** Returns the commit part that schedules notifications if another player must now answer. */
  #toTell(asked: Player | null): Pick<Commit, 'targets' | 'jobs'> {
    const { table } = this;
    if (table.targets.length === 0 || asked === this.status.asked) return {};
    return { targets: withoutLastNews(table), ...scheduleCheck(table) };
  }
  /** Returns a note if this is the first change under other rules. */
  #newRules(at: number): LogLine[] {
    const from = this.ledger.log.rules;
    const to = this.game.rules;
    return from === null || from === to ? [] : [{ at, note: { kind: 'rules', from, to } }];
  }

  /**
   * Lets a viewer in and sends everything that they may know, with the published steps after `since`. A returning player takes
   * their seat back from the bot. Throws RequestError if there is no place, or if the token is no longer valid.
   */
  enter(
    connection: Connection,
    { token, since = -1, share, receipts = [] }: Omit<Hello, 't' | 'match'>,
  ): Promise<void> {
    return this.ledger.next(async () => {
      const access = this.access(token);
      if (access === null || access.viewer !== connection.viewer) throw new RequestError(403, NO_ACCESS);
      if (!this.audience.of(access.viewer).hellos.take()) throw new RequestError(429, 'limit.messages');
      for (const one of receipts) await this.#compare(one);
      const newcomer = !this.audience.isHere(connection.viewer);
      this.audience.join(connection);
      this.#keepShare(connection.viewer, share);
      if (newcomer && connection.viewer !== SPECTATOR) await this.#returns(connection);
      this.broadcast.greet(connection, since);
      this.talk.greet(connection);
      this.onChange(this);
    }, connection.address);
  }
  /**
   * Notes that the server has returned to an older state if it signed a receipt that the log does not account for. The commit
   * fails if another process is ahead; then the receipt is compared again with what that process has stored.
   */
  async #compare(receipt: Receipt): Promise<void> {
    const { log } = this.ledger;
    if (!this.house.receipts.signed(this.id, receipt) || log.accountsFor(receipt)) return;
    const key = this.house.chance.diceKey();
    const note: Note = { kind: 'returned', seen: receipt.move, era: receipt.era, move: log.move, hash: hashOfKey(key) };
    const at = this.house.serverClock.now();
    try {
      await this.ledger.commit({ key: { first: log.entries, key } }, [{ at, note }]);
    } catch (error) {
      // Players may still look at the table, and the page sends its receipt again.
      if (error instanceof Unstorable) return;
      throw error;
    }
    this.#record = null;
    this.broadcast.table();
  }
  #keepShare(viewer: Player, value: string | undefined): void {
    const person = viewer === SPECTATOR ? null : personOf(at(this.seats, viewer));
    if (value !== undefined && person !== null) this.#shares.set(viewer, { value, by: person.number });
  }
  /** Returns the share for a rematch that the person who holds a seat has given here. */
  nextShare(seat: Seat): Share | null {
    const share = this.#shares.get(seat.seat);
    return share !== undefined && share.by === personOf(seat)?.number ? share : null;
  }
  /** The newcomer has not been greeted yet (`Audience.sendToAll`): only the others get the message. */
  async #returns(connection: Connection): Promise<void> {
    this.presence.forget(connection.viewer);
    const change = returned(this.table, connection.viewer);
    try {
      if (change.notes?.length || change.status) return await this.#change(change);
      this.broadcast.presence();
      if (change.seats) await this.ledger.commit({ seats: change.seats });
    } catch (error) {
      // If the store cannot store anything, players may still look at the table.
      if (error instanceof Unstorable && !change.notes?.length) return;
      this.audience.leave(connection);
      throw error;
    }
  }
  /** Removes a bot that another process put in place of a player who is connected here. */
  takeBack(seat: Player): void {
    const back = async () => {
      if (this.seats[seat]?.by !== 'stand-in' || !this.audience.isHere(seat) || this.over) return;
      this.presence.forget(seat);
      await this.#change(returned(this.table, seat));
    };
    // If it cannot be stored, the player takes the seat back on their next connection.
    this.ledger.next(back).catch(() => {});
  }
  leave(connection: Connection): void {
    const { viewer } = connection;
    if (!this.audience.leave(connection) || viewer === SPECTATOR || this.audience.isHere(viewer)) return;
    this.presence.leaves(viewer);
    this.broadcast.presence();
  }

  /** Gives a seat back to a player whose old token this is, if somebody else was invited to it in the meantime. */
  async regain(token: string): Promise<void> {
    if (lostWith(this.seats, token) === null) return;
    this.house.desk.checkKeys(seatKey(token));
    await this.ledger.next(async () => {
      const found = lostWith(this.seats, token);
      if (found !== null) await this.regained(found.seat, found.person);
    });
  }
  /** Gives a seat back to a former player. Only within `next`. */
  regained(seat: HeldSeat, person: Person): Promise<void> {
    return this.#change(regained(this.table, seat, person));
  }

  /** Returns the access that a token gives; null if it is forged or revoked. Throws RequestError 403 if it is suspended. */
  access(token: string): Access | null {
    this.house.desk.checkKeys(seatKey(token));
    return accessOf(this, token);
  }
  #actor({ viewer, host }: Access): Actor {
    const seat = this.seats[viewer];
    return { host, seat: seat?.by === 'person' ? seat : null, person: seat ? personOf(seat) : null };
  }

  /** Performs an action of somebody at the table besides playing. */
  act(token: string, action: TableAction, language: string): Promise<TableChange> {
    return this.ledger.next(async () => {
      const access = this.access(token);
      if (access === null) throw new RequestError(403, NO_ACCESS);
      if (!goesOn(action) && this.#isRestless(access.viewer)) throw new RequestError(409, RESTLESS);
      const change = act(this.table, this.#actor(access), action, language);
      this.#limit(access.viewer);
      if (change.remove) await this.ledger.remove();
      // An empty change needs no commit and no message.
      else if (Object.keys(change).length > 0) await this.#change(change);
      return change;
    });
  }
  /** Before the deal there are no shares, and the host as a spectator never has one. */
  #isRestless(viewer: Player): boolean {
    const { log } = this.ledger;
    const seat = this.seats[viewer];
    if (seat?.by !== 'person' || this.status.phase === 'gathering') return log.isCrowded;
    return log.isRestless(viewer, seat.person.number, this.seats.length);
  }
  #limit(viewer: Player): void {
    const bucket = this.#changes.get(viewer) ?? new Bucket(CHANGE_RATE, CHANGE_BURST, this.house.serverClock.monotonic);
    this.#changes.set(viewer, bucket);
    if (!bucket.take()) throw new RequestError(429, 'limit.actions');
  }
  /** Seats somebody and returns the seat and its token. A repeated request with a seated player's token returns that seat. */
  sit({ invite, token = newToken(), ...wish }: TakeSeat): Promise<{ seat: number; token: string }> {
    return this.ledger.next(async () => {
      const seat = satWith(this, token);
      if (seat !== null) return { seat, token };
      const change = sat(this.table, invite, { ...wish, token });
      await this.#change(change);
      return { seat: change.seat, token };
    });
  }
  /**
   * Stores other keys of a seat's player, which changes neither holders nor clocks. `notes`: what everybody may know of it. Only
   * within `next`.
   */
  async rekeyed(seat: Seat, notes: readonly Note[] = []): Promise<void> {
    const at = this.house.serverClock.now();
    await this.ledger.commit(
      { seats: [seat] },
      notes.map((note) => ({ at, note })),
    );
    sendLostAway(this);
    if (notes.length === 0) return;
    this.#record = null;
    this.broadcast.table();
  }
  /** Replaces a name for all who see it; '' erases it. Rejects if the match has no such number. */
  async rename(number: number, name: string): Promise<void> {
    await this.house.store.rename(this.id, number, name);
    await this.renamed();
  }
  /** Shows the names and the talk as they are stored now. */
  renamed(): Promise<void> {
    return this.ledger.next(async () => {
      await this.ledger.readPeople();
      this.#record = null;
      this.broadcast.table();
      await this.talk.readAgain();
    });
  }
  /** Performs an action of the operator. Throws what `make` throws. */
  operate(make: (table: TableNow) => TableChange): Promise<void> {
    return this.ledger.next(async () => this.#change(make(this.table)));
  }
  /** Deletes the match. */
  remove(): Promise<void> {
    return this.ledger.next(() => this.ledger.remove());
  }
  /** Closes the sockets of suspended people, who then count as gone. */
  dismissSuspended(): void {
    const keys = new Set([...this.house.desk.rules.people.values()].flat());
    for (const seat of this.seats)
      if (keysOfSeat(seat).some((key) => keys.has(key)))
        for (const connection of [...this.audience.of(seat.seat).sockets]) {
          this.leave(connection);
          connection.end(GOODBYE.refused, told(SUSPENDED));
        }
  }
  /** Revokes all invitations; the open one is revoked by the desk's rules. */
  revoke(): Promise<void> {
    return this.ledger.next(async () => {
      if (!this.over) await this.#change(revoked(this.table));
    });
  }
  /** For the lobby: deals if no seat is free. */
  dealIfFull(): Promise<void> {
    return this.ledger.next(async () => {
      if (this.status.phase === 'gathering' && this.seats.every(({ by }) => by !== 'nobody'))
        await this.#change({ deal: true });
    });
  }
  async #change(change: TableChange): Promise<void> {
    const { seats = [], notes = [], status = {}, people = {}, targets = [], dropped = [], deal } = change;
    const at = this.house.serverClock.now();
    const lines: LogLine[] = notes.map((note: Note) => ({ at, note }));
    const clock = deal ? null : this.#clockAfter(change);
    if (deal) await this.#deal({ seats, status, people }, lines);
    else {
      const table = { ...this.table, targets: [...this.ledger.targets, ...targets] };
      const told = { targets, ...scheduleCheck(table) };
      const kept = joined(keeping(this.record, clock), told, scheduleEnd(this.id, status));
      const after = this.#with(seats);
      const left = leftBehind(this.ledger.targets, after);
      const emptied = notHandedOn(this.ledger.notebooks, this.seats, after);
      await this.ledger.commit({ seats, status, people, dropped: [...dropped, ...left], emptied, ...kept }, lines);
    }
    for (const { seat } of seats) if (!this.audience.isHere(seat)) this.presence.forget(seat);
    sendAway(this.audience, notes);
    if (deal) this.broadcast.greetAll();
    else if (this.over && this.match) this.broadcast.end();
    else this.broadcast.table();
    if (clock !== null) this.broadcast.clock();
    this.#changed();
  }
  #changed(): void {
    if (this.open) this.talk.reveal();
    this.onChange(this);
  }
  /** Returns the clocks after a change; null if it does not affect them. */
  #clockAfter({ seats = [], status, clock }: TableChange): Clock | null {
    const timed = this.#timed(this.#with(seats));
    // The clocks of a finished match stay stopped, whoever returns to it.
    if (timed === null || this.over) return null;
    const now = this.house.now();
    if (status?.phase && isOver(status.phase)) return stopped(timed.clock, now);
    return seats.length === 0 ? (clock ?? null) : reseated(timed.choice, clock ?? timed.clock, timed.facts, now);
  }
  async #deal(
    { seats, status, people }: Required<Pick<Commit, 'seats' | 'status' | 'people'>>,
    lines: readonly LogLine[],
  ): Promise<void> {
    const { match, row, deal } = dealt(
      this.game,
      { record: this.record, seats: this.#with(seats), keys: this.ledger.keys },
      this.house.now(),
      this.house.serverClock.now(),
    );
    const { beginning } = deal;
    const kept = joined(deal.kept, scheduleCheck(this.table));
    await this.ledger.commit({ seats, people, beginning, status: { ...status, ...deal.status }, ...kept }, [
      ...lines,
      ...deal.lines,
    ]);
    this.ledger.match = match;
    this.ledger.log.publish(row);
  }
  /** Deletes the match if nobody is connected and `holds` is still true. */
  forgetIf(holds: () => Promise<boolean>): Promise<void> {
    return this.ledger.next(async () => {
      if (this.audience.size > 0 || (await this.house.bus.elsewhere(this.id)).size > 0) return;
      if (await holds()) await this.ledger.remove();
    });
  }
  /** Returns the record as a file once the match is over, without the game while it is closed; built once for each. */
  recordFile(): Promise<string> {
    const { open } = this;
    if (!this.over) throw new RequestError(409, 'match.record');
    if (this.#record?.open === open) return this.#record.text;
    const text = this.house.store
      .log(this.id)
      .then((log) => recordFile({ game: this.game, open, keys: this.ledger.keys, ...this.table }, log));
    this.#record = { open, text };
    text.catch(() => {
      this.#record = null;
    });
    return text;
  }

  /** Creates the next match at this table unless it exists: `lead` commits it together with the link to it. */
  rematch(make: (lead: (next: NewMatch) => Promise<void>) => Promise<string>): Promise<string> {
    return this.ledger.next(async () => {
      if (!this.over) throw new RequestError(409, 'match.rematch');
      if (this.status.rematch !== null) return this.status.rematch;
      const dropped = movedOn(this.ledger.targets);
      const rematch = await make((next) => this.ledger.commit({ status: { rematch: next.record.id }, dropped, next }));
      this.broadcast.table();
      return rematch;
    });
  }

  /** Milliseconds until the running time is up; null if none runs. */
  get timeLeft(): number | null {
    const { timed, now } = this.table;
    return timed && (clockNow(timed.choice, timed.clock, timed.facts.persons, now).running?.left ?? null);
  }
  /** Returns the player who must answer, and the result if the match is over. */
  outlook(): Promise<{
    asked: Player | null;
    result: { points: readonly number[]; winners: readonly Player[] } | null;
    /** Only for a finished match that was dealt: the result of a continued one includes who was ahead before. */
    outcome: Outcome | null;
  }> {
    return this.ledger.next(async () => {
      const { match } = this;
      const result = match && this.game.result({ s: match.published, data: this.game.data });
      return {
        asked: this.status.asked,
        result: result && {
          points: result.points,
          winners: this.seats.map(({ seat }) => seat).filter((seat) => sees(result.winners, seat)),
        },
        outcome: match && this.over && !this.record.from ? outcomeOf(this.game, match.published) : null,
      };
    });
  }
  /** Answers a question that changes nothing, from information that the sender may know. */
  async ask(from: Connection, question: Extract<ClientMessage, { t: 'consider' | 'explain' }>): Promise<void> {
    const { viewer } = from;
    const { id } = question;
    if (!this.audience.of(viewer).questions.take()) return reply(from, failed(id, TOO_MANY));
    return this.ledger.next(async () => {
      const { match } = this;
      if (match === null) return reply(from, failed(id, NOT_BEGUN));
      if (question.t === 'consider') return reply(from, considered(match, viewer, id, question.picks));
      const { wish, beside = [] } = question;
      reply(from, explained(this.game, match, viewer, { id, wish, beside }));
    });
  }
  info(to: Access): MatchInfo {
    return this.broadcast.info(to);
  }
  /** For tests and tools: returns the stored log. */
  log(): Promise<readonly LogLine[]> {
    return this.ledger.next(async () => (await this.house.store.log(this.id)).lines);
  }
}

const RESTLESS = 'match.restless';
/** Actions that keep a match going or end it are always allowed: they need the others, or their absence. */
const goesOn = (action: TableAction): boolean =>
  ['begin', 'delete', 'agree-end', 'agree-hands', 'agree-open', 'stand-in', 'vote'].includes(action.do) ||
  (action.do === 'object' && action.seat === undefined) ||
  (action.do === 'pause' && !action.stop);
const DELETED = told('match.deleted');
/** Joins parts of a commit with their jobs. */
const joined = (...parts: readonly Partial<Commit>[]): Partial<Commit> => ({
  ...Object.assign({}, ...parts),
  jobs: parts.flatMap(({ jobs = [] }) => jobs),
  done: parts.flatMap(({ done = [] }) => done),
});
