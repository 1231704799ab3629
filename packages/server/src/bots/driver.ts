// Answers for whoever does not answer by hand: bots, questions with one public answer, standing orders.
import type { AnyMatch } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { viewFor } from '@gaslamp/kernel/projection';
import { answersItself, type Decision } from '@gaslamp/kernel/table';
import { log } from '../log.ts';
import type { Room } from '../room/room.ts';
import { isBot } from '../seats/seats.ts';
import type { PersonSeat } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { BotPool } from './bot-pool.ts';

/** How long an answer takes that nobody gives by hand, in milliseconds. */
export interface Pace {
  /** Between a bot's answers, for people to follow. */
  readonly bot: number;
  /** In a window of interrupts, alike whatever is held (R12.10): bots and standing orders. */
  readonly window: number;
  /** Before a match is tried again after a failure, such as a full disk; standard: five seconds. */
  readonly retry?: number;
}
export const PACE: Pace = { bot: 600, window: 1500 };
const RETRY = 5_000;
/** How soon it is looked again whether another process still answers. */
const ELSEWHERE = 1_000;

type Answerer = (room: Room, match: AnyMatch, decision: Decision) => Promise<string>;

/** Watches rooms and answers what is not a person's to answer. One answer is under way in a room at a time. */
export class Driver {
  readonly #busy = new WeakSet<Room>();
  /** Rooms in which something changed while an answer was under way. */
  readonly #again = new WeakSet<Room>();
  /** Rooms whose bots are this process's to think for, and those whose are another one's. */
  readonly #claimed = new WeakSet<Room>();
  readonly #waiting = new WeakSet<Room>();
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

  /** Goes on until a person is asked. Never throws: a match that cannot go on is tried again after a while. */
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
      // A claim that is not given back goes with this process.
      if (this.#claimed.delete(room)) void room.house.bus.release(room.id).catch(() => {});
    }
  }
  async #answerAll(room: Room): Promise<void> {
    while (!this.#stopped && ((await this.#answerOne(room)) || this.#again.delete(room)));
  }
  /** Whether this process answers in that room; if another one does it is looked again when that is done, or gone. */
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

  /** True if something was answered, so that the next question is looked at. */
  async #answerOne(room: Room): Promise<boolean> {
    await room.orders.expire();
    const match = await room.current();
    const decision = match?.decision;
    if (!match || !decision) return false;
    const { at: asked } = match;
    const answerer = this.#answerer(room, match);
    if (answerer === null || !(await this.#claims(room))) return false;
    const answer = answerer(room, match, decision);
    const text = await (decision.pass === null
      ? this.#followed(room, decision, answer)
      : this.#punctual(answer, room.game.verbs.format(decision.pass)));
    // Meanwhile the person may have come back, here or at another process, or taken something back.
    const holds = () => room.match !== null && this.#answerer(room, room.match) === answerer;
    if (this.#stopped || !holds()) return !this.#stopped;
    await room.answer(decision.player, text, asked, holds);
    return true;
  }

  /** A bot's answer, not before people could follow it. */
  async #followed(room: Room, { player, draft }: Decision, answer: Promise<string>): Promise<string> {
    const pause = isBot(at(room.seats, player)) && !draft ? this.pace.bot : 0;
    const [text] = await Promise.all([answer, pause > 0 ? this.clock.sleep(pause) : null]);
    return text;
  }
  /** In a window always after the same time. Whoever still thinks then passes: to think long would tell (R12.10). */
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

  /** Who answers the question at hand instead of a person; null if a person does. */
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
    const option = await this.bots.choose(question, !room.botsAlone);
    return room.game.verbs.format(option);
  };
}

/** Whether a seat's standing order answers windows about that. */
const covered = ({ order, but }: PersonSeat, topic: string | null): boolean =>
  order !== 'none' && (topic === null || !but.includes(topic));

const only: Answerer = async ({ game }, _, { options }) => game.verbs.format(at(options, 0));
/** In windows alone. */
const pass: Answerer = async ({ game }, _, { pass }) => game.verbs.format(pass!);
