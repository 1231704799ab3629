// Answers for whoever does not answer by hand: bots, questions with one public answer, standing orders.
import { setTimeout as delay } from 'node:timers/promises';
import type { BotPool } from './bot-pool.ts';
import type { AnyMatch } from './projection.ts';
import { viewFor } from './projection.ts';
import type { Room } from './room.ts';
import type { SeatRecord } from './store.ts';

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

type Answerer = (room: Room, match: AnyMatch) => Promise<string>;

/** Watches rooms and answers what is not a person's to answer. One answer is under way in a room at a time. */
export class Driver {
  readonly #busy = new WeakSet<Room>();
  #stopped = false;

  constructor(
    readonly bots: BotPool,
    readonly pace: Pace = PACE,
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
    if (this.#busy.has(room)) return;
    this.#busy.add(room);
    try {
      while (!this.#stopped && (await this.#answerOne(room)));
    } catch (error) {
      if (this.#stopped) return;
      console.error(`match ${room.record.id}:`, error instanceof Error ? error.message : error);
      setTimeout(() => void this.drive(room), this.pace.retry ?? RETRY).unref();
    } finally {
      this.#busy.delete(room);
    }
  }

  /** True if something was answered, so that the next question is looked at. */
  async #answerOne(room: Room): Promise<boolean> {
    const { match } = room;
    const { decision, at } = match;
    if (decision === null) return false;
    expireOrders(room);
    const answerer = this.#answerer(room);
    if (answerer === null) return false;
    const text = await (decision.pass === null
      ? this.#followed(room, answerer(room, match))
      : this.#punctual(answerer(room, match), await pass(room, match)));
    // Meanwhile the person may have come back, or taken something back.
    if (this.#stopped || this.#answerer(room) !== answerer) return !this.#stopped;
    await room.answer(decision.player, text, at);
    return true;
  }

  /** A bot's answer, not before people could follow it. */
  async #followed(room: Room, answer: Promise<string>): Promise<string> {
    const { player, draft } = room.match.decision!;
    const pause = room.seats[player]!.kind === 'bot' && !draft ? this.pace.bot : 0;
    const [text] = await Promise.all([answer, pause > 0 ? delay(pause, undefined, { ref: false }) : null]);
    return text;
  }
  /** In a window always after the same time. Whoever still thinks then passes: to think long would tell (R12.10). */
  async #punctual(answer: Promise<string>, otherwise: string): Promise<string> {
    let text = otherwise;
    answer.then(
      (found) => {
        text = found;
      },
      (error: unknown) => console.error('an answer in a window failed:', error),
    );
    await delay(this.pace.window, undefined, { ref: false });
    return text;
  }

  /** Who answers the question at hand instead of a person; null if a person does. */
  #answerer(room: Room): Answerer | null {
    const { decision } = room.match;
    if (decision === null) return null;
    const seat = room.seats[decision.player]!;
    if (seat.kind === 'bot' && !room.attended) return null;
    if (seat.kind === 'bot') return decision.options.length === 1 && !decision.secret ? only : this.#bot;
    if (decision.pass !== null) return covered(seat, room.game.effects.topicOf(decision)) ? pass : null;
    // A question with one option is answered at once only where that tells nothing: nothing hidden, nothing composed.
    return decision.options.length === 1 && !decision.secret && !decision.draft ? only : null;
  }

  readonly #bot: Answerer = async (room, match) => {
    const decision = match.decision!;
    const { player } = decision;
    const bot = room.seats[player]!.bot!;
    const option = await this.bots.choose({
      game: room.record.game,
      pack: room.record.pack,
      bot,
      view: viewFor(room.game, match, player),
      decision,
    });
    return room.game.verbs.format(option);
  };
}

/** An order "until my turn" ends when the seat's turn begins; given in the own turn, with the next one. */
function expireOrders(room: Room): void {
  const active = room.game.active(room.match.published);
  for (const seat of room.seats) {
    if (seat.order !== 'turn') continue;
    if (seat.seat !== active) {
      if (seat.orderedInTurn) room.saveSeat({ ...seat, orderedInTurn: false });
    } else if (!seat.orderedInTurn) room.setOrder(seat.seat, 'none');
  }
}

/** Whether a seat's standing order answers windows about that. */
const covered = ({ order, but = [] }: SeatRecord, topic: string | null): boolean =>
  order !== 'none' && (topic === null || !but.includes(topic));

const only: Answerer = async (room, match) => room.game.verbs.format(match.decision!.options[0]!);
const pass: Answerer = async (room, match) => room.game.verbs.format(match.decision!.pass!);
