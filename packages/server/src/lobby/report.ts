// Reports from the tables to the operator, who reads them at the desk.
import type { ReportWish } from '@gaslamp/protocol/report';
import { Quota } from '../limits/quota.ts';
import { log } from '../log.ts';
import { RequestError } from '../refused.ts';
import { NO_ACCESS } from '../seats/access.ts';
import { personOf } from '../seats/seats.ts';
import type { Lobby } from './lobby.ts';

/** Reports per hour and day from one address. */
const PER_HOUR = 10;
const PER_DAY = 30;
const TOO_MANY = 'limit.reports';

/** Accepts reports; forgets its counts with the process. */
export class Reports {
  readonly #quota: Quota;
  constructor(readonly lobby: Lobby) {
    this.#quota = new Quota(PER_HOUR, PER_DAY, lobby.house.serverClock.monotonic, TOO_MANY);
  }
  /**
   * Stores a report of somebody with access to a match, once for each matter. Throws RequestError if they cannot see what they
   * report, and at a limit.
   */
  async add(match: string, { token, about }: ReportWish, address: string): Promise<{ reported: true }> {
    const room = await this.lobby.room(match);
    const access = room.access(token);
    if (access === null) throw new RequestError(403, NO_ACCESS);
    const { viewer } = access;
    if (about.kind === 'line' && !room.talk.shows(viewer, about.room, about.n))
      throw new RequestError(404, 'talk.line');
    const reported = about.kind === 'name' ? room.seats[about.seat] : null;
    if (reported !== null && (reported === undefined || personOf(reported) === null))
      throw new RequestError(404, 'seat.held');
    const seat = room.seats[viewer];
    const by = seat === undefined ? null : (personOf(seat)?.number ?? null);
    const at = this.lobby.house.serverClock.now();
    await this.#quota.spend(address, async () => {
      if (!(await this.lobby.store.report({ match, at, by, about }))) throw new RequestError(409, 'limit.reported');
    });
    log.warn({ match }, 'somebody at a table has reported something; see the desk');
    return { reported: true };
  }
}
