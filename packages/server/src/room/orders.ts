import { at } from '@gaslamp/kernel/lists';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import { Bucket } from '../limits/bucket.ts';
import type { PersonSeat } from '../store/store.ts';
import { told } from '../told.ts';
import { type Audience, type Connection, holding } from './audience.ts';
import type { Ledger } from './ledger.ts';
import { failed, NOT_YOURS, reply, TOO_MANY } from './replies.ts';

/** Rate per second and burst of a seat's orders: one may change with every turn. */
const RATE = 0.5;
const BURST = 30;

/** Standing orders of seats, which answer interrupt windows until their turn or for the whole match. */
export class Orders {
  readonly #buckets: readonly Bucket[];

  constructor(
    readonly ledger: Ledger,
    readonly audience: Audience,
    /** Called when an order has changed. */
    readonly onOrder: () => void,
  ) {
    this.#buckets = ledger.seats.map(() => new Bucket(RATE, BURST, audience.monotonic));
  }
  get seats(): Ledger['seats'] {
    return this.ledger.seats;
  }

  /** Gives an order for the sender's seat; `but` lists window topics that are left to the player. */
  give(from: Connection, id: string, order: StandingOrder, but: readonly string[]): Promise<void> {
    const { ledger } = this;
    const topics = ledger.game.topics ?? [];
    const unknown = but.find((topic) => !topics.includes(topic));
    if (unknown !== undefined) {
      const allowed = topics.length > 0 ? topics.join(', ') : 'none';
      return Promise.resolve(reply(from, failed(id, told('command.topic', { topic: unknown, allowed }))));
    }
    const holds = holding(this, from);
    return ledger.next(async () => {
      const seat = ledger.seats[from.viewer];
      if (seat?.by !== 'person' || !holds()) return reply(from, failed(id, NOT_YOURS));
      // An unchanged order needs no commit and no message.
      if (seat.order === order && seat.but.join() === but.join()) return reply(from, { t: 'ordered', id, order, but });
      if (!at(this.#buckets, from.viewer).take()) return reply(from, failed(id, TOO_MANY));
      await this.#set(seat, order, but, id);
      this.onOrder();
    }, from.address);
  }
  /** Informs every device of the seat. */
  async #set(seat: PersonSeat, order: StandingOrder, but: readonly string[], id: string): Promise<void> {
    const { match, game } = this.ledger;
    const orderedInTurn = match !== null && game.active(match.published) === seat.seat;
    await this.ledger.commit({ seats: [{ ...seat, order, but, orderedInTurn }] });
    this.audience.send(this.audience.of(seat.seat), { t: 'ordered', id, order, but });
  }
  /** Ends orders "until my turn" when the seat's turn begins; one given in the seat's own turn ends with its next turn. */
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
