import { at } from '@gaslamp/kernel/lists';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import { Bucket } from '../sockets/bucket.ts';
import type { PersonSeat } from '../store/store.ts';
import { type Audience, type Connection, holding } from './audience.ts';
import type { Ledger } from './ledger.ts';
import { failed, NOT_YOURS, reply, TOO_MANY } from './replies.ts';

/** Orders a second that a seat gives on average, and at once: one changes with every turn, perhaps. */
const RATE = 0.5;
const BURST = 30;

/** What seats have ordered to be answered for them in windows: until their turn, or in the whole match. */
export class Orders {
  readonly #buckets: readonly Bucket[];

  constructor(
    readonly ledger: Ledger,
    readonly audience: Audience,
    /** Told when somebody has ordered something else. */
    readonly onOrder: () => void,
  ) {
    this.#buckets = ledger.seats.map(() => new Bucket(RATE, BURST, audience.monotonic));
  }
  get seats(): Ledger['seats'] {
    return this.ledger.seats;
  }

  /** Gives an order for the asker's seat; `but` names topics of windows that it leaves to the player. */
  give(from: Connection, id: string, order: StandingOrder, but: readonly string[]): Promise<void> {
    const { ledger } = this;
    const topics = ledger.game.topics ?? [];
    const unknown = but.find((topic) => !topics.includes(topic));
    if (unknown !== undefined) {
      const allowed = topics.length > 0 ? topics.join(', ') : 'none in this game';
      return Promise.resolve(reply(from, failed(id, `unknown topic "${unknown}"; allowed: ${allowed}`)));
    }
    const holds = holding(this, from);
    return ledger.next(async () => {
      const seat = ledger.seats[from.viewer];
      if (seat?.by !== 'person' || !holds()) return reply(from, failed(id, NOT_YOURS));
      // Said again it changes nothing: nobody else hears of it.
      if (seat.order === order && seat.but.join() === but.join()) return reply(from, { t: 'ordered', id, order, but });
      if (!at(this.#buckets, from.viewer).take()) return reply(from, failed(id, TOO_MANY));
      await this.#set(seat, order, but, id);
      this.onOrder();
    });
  }
  /** Every device of the seat is told. */
  async #set(seat: PersonSeat, order: StandingOrder, but: readonly string[], id: string): Promise<void> {
    const { match, game } = this.ledger;
    const orderedInTurn = match !== null && game.active(match.published) === seat.seat;
    await this.ledger.commit({ seats: [{ ...seat, order, but, orderedInTurn }] });
    this.audience.tell(this.audience.of(seat.seat), { t: 'ordered', id, order, but });
  }
  /** An order "until my turn" ends when the seat's turn begins; given in the own turn, with the next one. */
  expire(): Promise<void> {
    const { ledger } = this;
    return ledger.next(async () => {
      if (ledger.match === null) return;
      const active = ledger.game.active(ledger.match.published);
      for (const seat of ledger.seats) {
        if (seat.by !== 'person' || seat.order !== 'turn') continue;
        if (seat.seat !== active) {
          if (seat.orderedInTurn) await ledger.commit({ seats: [{ ...seat, orderedInTurn: false }] });
        } else if (!seat.orderedInTurn) await this.#set(seat, 'none', [], '');
      }
    });
  }
}
