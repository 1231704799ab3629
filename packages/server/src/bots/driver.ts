// Answers decisions that no person answers: those of bots, those with a single public answer, and those under standing orders.
import type { AnyMatch } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { viewFor } from '@gaslamp/kernel/projection';
import { answersItself, type Decision } from '@gaslamp/kernel/table';
import { log } from '../log.ts';
import type { Room } from '../room/room.ts';
import { isBot } from '../seats/seats.ts';
import type { PersonSeat } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { BotPlaces } from './bot-places.ts';
import type { BotPool } from './bot-pool.ts';

/** Delays of automatic answers, in ms. */
export interface Pace {
  /** Between a bot's answers, so that people can follow. */
  readonly bot: number;
  /** In an interrupt window, the same for bots and standing orders regardless of their cards (R12.10). */
  readonly window: number;
  /** Before a match is retried after a failure such as a full disk; default: five seconds. */
  readonly retry?: number;
}
export const PACE: Pace = { bot: 600, window: 1500 };
const RETRY = 5_000;
/** Interval for checking whether another process still answers, in ms. */
const ELSEWHERE = 1_000;

type Answerer = (room: Room, match: AnyMatch, decision: Decision) => Promise<string>;

/** Watches rooms and gives all automatic answers, one at a time per room. */
export class Driver {
  readonly #busy = new WeakSet<Room>();
  /** Rooms that changed while an answer was being computed. */
  readonly #again = new WeakSet<Room>();
  /** Rooms whose bots this process runs, and rooms whose bots another process runs. */
  readonly #claimed = new WeakSet<Room>();
  readonly #waiting = new WeakSet<Room>();
  readonly #places = new BotPlaces();
  #stopped = false;

  constructor(
    readonly bots: BotPool,
    readonly pace: Pace,
    readonly clock: ServerClock,
  ) {}

  watch(room: Room): void {
    room.onChange = () => void this.drive(room);
    void this.drive(room);
  }
  stop(): void {
    this.#stopped = true;
  }
  /** Returns true while an answer is computed in that room, here or by another process. */
  attends(room: Room): boolean {
    return this.#busy.has(room) || this.#waiting.has(room);
  }

  /** Answers until a person is asked. Never throws: a match that cannot continue is retried after a delay. */
  async drive(room: Room): Promise<void> {
    if (this.#busy.has(room)) {
      this.#again.add(room);
      return;
    }
    this.#busy.add(room);
    try {
      await this.clock.during(() => this.#answerAll(room));
    } catch (error) {
      if (this.#stopped || room.ledger.removed) return;
      log.error({ match: room.id, err: error }, 'a match cannot go on; it is tried again soon');
      this.clock.after(this.pace.retry ?? RETRY, () => this.drive(room));
    } finally {
      this.#busy.delete(room);
      // A claim that cannot be released ends with this process.
      if (this.#claimed.delete(room)) void room.house.bus.release(room.id).catch(() => {});
    }
  }
  /** Gives up the place of a match in which no bot has to answer; returns false. */
  #rest(room: Room): false {
    const next = this.#places.leave(room);
    if (next !== undefined) void this.drive(next);
    return false;
  }
  async #answerAll(room: Room): Promise<void> {
    while (!this.#stopped && ((await this.#answerOne(room)) || this.#again.delete(room)));
  }
  /** Returns true if this process answers in that room. If another one does, checks again once it has finished or is gone. */
  async #claims(room: Room): Promise<boolean> {
    if (this.#claimed.has(room)) return true;
    if (await room.house.bus.claim(room.id)) {
      this.#claimed.add(room);
      return true;
    }
    if (this.#waiting.has(room)) return false;
    this.#waiting.add(room);
    this.clock.after(ELSEWHERE, () => {
      this.#waiting.delete(room);
      return this.drive(room);
    });
    return false;
  }

  /** Returns true if a question was answered, so that the next one is examined. */
  async #answerOne(room: Room): Promise<boolean> {
    await room.orders.expire();
    const match = await room.current();
    const decision = match?.decision;
    const answerer = match && this.#answerer(room, match);
    if (!match || !decision || answerer === null) return this.#rest(room);
    if (room.botsAlone && !this.#places.enter(room)) return false;
    if (!(await this.#claims(room))) return false;
    const { at: asked } = match;
    const answer = answerer(room, match, decision);
    const text = await (decision.pass === null
      ? this.#followed(room, decision, answer)
      : this.#punctual(answer, room.game.verbs.format(decision.pass)));
    // In the meantime the person may have returned, here or at another process, or taken an answer back.
    const holds = () => room.match !== null && this.#answerer(room, room.match) === answerer;
    if (this.#stopped || !holds()) return !this.#stopped;
    await room.answer(decision.player, text, asked, holds);
    return true;
  }

  /** Returns a bot's answer, delayed so that people can follow. */
  async #followed(room: Room, { player, draft }: Decision, answer: Promise<string>): Promise<string> {
    const pause = isBot(at(room.seats, player)) && !draft ? this.pace.bot : 0;
    const [text] = await Promise.all([answer, pause > 0 ? this.clock.sleep(pause) : null]);
    return text;
  }
  /** Resolves after the same time in every window, since long thinking would reveal something (R12.10). A late bot passes. */
  async #punctual(answer: Promise<string>, otherwise: string): Promise<string> {
    let text = otherwise;
    answer.then(
      (found) => {
        text = found;
      },
      (fault: unknown) => log.error({ fault }, 'an answer in a window failed'),
    );
    await this.clock.sleep(this.pace.window);
    return text;
  }

  /** Returns the automatic answerer for the current question; null if a person answers it. */
  #answerer(room: Room, { decision }: AnyMatch): Answerer | null {
    if (decision === null) return null;
    const seat = at(room.seats, decision.player);
    if (seat.by !== 'person') {
      if (!room.attended) return null;
      return answersItself(decision) ? only : this.#bot;
    }
    if (decision.pass !== null) return covered(seat, room.game.effects.topicOf(decision)) ? pass : null;
    return answersItself(decision) ? only : null;
  }

  readonly #bot: Answerer = async (room, match, decision) => {
    const { player } = decision;
    const seat = at(room.seats, player);
    const question = {
      game: room.record.game,
      pack: room.record.pack,
      bot: seat.by === 'bot' || seat.by === 'stand-in' ? seat.bot : room.record.standIn,
      view: viewFor(match, player),
      decision,
    };
    const option = await this.bots.choose(question, !room.botsAlone, room.audience.caller, room.record.diceKey);
    return room.game.verbs.format(option);
  };
}

/** Returns true if a seat's standing order answers windows on that topic. */
const covered = ({ order, but }: PersonSeat, topic: string | null): boolean =>
  order !== 'none' && (topic === null || !but.includes(topic));

const only: Answerer = async ({ game }, _, { options }) => game.verbs.format(at(options, 0));
/** Used in windows only. */
const pass: Answerer = async ({ game }, _, { pass }) => game.verbs.format(pass!);
