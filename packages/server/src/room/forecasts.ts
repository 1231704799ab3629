import { forecastSlowlyFor } from '@gaslamp/kernel/projection';
import type { ClientMessage } from '@gaslamp/protocol/messages';
import { bitByBit } from '../bit-by-bit.ts';
import { RequestError } from '../refused.ts';
import { isOver } from '../seats/seats.ts';
import type { Audience, Connection } from './audience.ts';
import type { Ledger } from './ledger.ts';
import { failed, reply, TOO_MANY } from './replies.ts';
import { OneByOne, type Turns } from './turns.ts';

/** Number of forecasts that may wait per seat and address. */
const WAITING = 20;

/** Computes the forecasts of a match: for each seat one at a time, in slices between other work. */
export class Forecasts {
  readonly #lines: readonly OneByOne[];

  constructor(
    readonly ledger: Ledger,
    readonly audience: Audience,
    readonly turns: Turns,
  ) {
    this.#lines = ledger.seats.map(() => new OneByOne(WAITING, 'limit.messages'));
  }

  /**
   * Replies to a seat with the certain consequences of its answers, as the match stands when the work begins. Rejects with Left
   * once the socket has left; throws RequestError 429 if too many forecasts wait.
   */
  async give(from: Connection, { id, texts }: Extract<ClientMessage, { t: 'forecast' }>): Promise<void> {
    const { viewer, address } = from;
    if (!this.audience.of(viewer).forecasts.take()) return reply(from, failed(id, TOO_MANY));
    const asker = { address, gone: () => !this.audience.has(from) };
    await this.#lines[viewer]?.next(asker, async () => {
      const work = await this.ledger.next(async () => {
        const { match, status } = this.ledger;
        if (match === null) throw new RequestError(409, 'match.notBegun');
        return isOver(status.phase) ? null : forecastSlowlyFor(match, viewer, texts);
      });
      const forecast = work && (await bitByBit(work, () => this.turns.next(asker)));
      reply(from, { t: 'forecast', id, forecast });
    });
  }
}
