// Erases what the store has of a person: name, lines of talk, addresses, devices and notes. Checked rows of the log stay.
import { nameNumber } from '@gaslamp/protocol/people';
import { log } from '../log.ts';
import { RequestError } from '../refused.ts';
import { hasTraces, isHeld, withoutTraces, withPerson } from '../seats/keys.ts';
import { personOf } from '../seats/seats.ts';
import { type Commit, Damaged, type Seat, type Store, type StoredMatch, VersionTaken } from '../store/store.ts';
import { addErased, type Erased, readErased } from './erased-list.ts';

/** Number of retries after a conflict with another commit. */
const AGAIN = 5;

export class Erasures {
  constructor(
    readonly store: Store,
    /** Path of the list of erasures; null if there is nowhere to keep one. */
    readonly list: string | null,
  ) {}

  /**
   * Erases a person's data, in this process's store only: rooms in memory must read it again. Lists the erasure before it is
   * made. Throws RequestError 404 if there is no such match or person.
   */
  async erase(erased: Erased): Promise<void> {
    const { match, number } = erased;
    const stored = await this.store.load(match);
    if (stored === null) throw new RequestError(404, 'match.none', { match });
    if (!(number in stored.people)) throw new RequestError(404, 'house.noPerson', { match, number });
    if (this.list === null) throw new RequestError(409, 'house.erased');
    addErased(this.list, [erased]);
    await eraseIn(this.store, erased);
  }
  /** Repeats all listed erasures: the data may come from a backup. Damaged matches are logged and left as they are. */
  async repeat(): Promise<void> {
    for (const erased of this.list === null ? [] : readErased(this.list))
      try {
        await eraseIn(this.store, erased);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        log.error({ match: erased.match, err: error }, 'a person cannot be erased from a damaged match; delete it');
      }
  }
}

/** Changes nothing if there is no such match, or nothing left to erase. */
async function eraseIn(store: Store, { match, number }: Erased, again = AGAIN): Promise<void> {
  const stored = await store.load(match);
  if (stored === null) return;
  const change = withoutPerson(stored, number);
  try {
    if (change !== null) await store.commit(match, stored.version, change);
  } catch (error) {
    if (!(error instanceof VersionTaken) || again === 0) throw error;
    return eraseIn(store, { match, number }, again - 1);
  }
  await store.deleteWords(match, ({ by }) => by.kind === 'seat' && nameNumber(by) === number);
}
/** Returns the commit that erases a person's data besides the talk; null if there is none. */
function withoutPerson({ status, seats, people, targets, notebooks }: StoredMatch, number: number): Commit | null {
  const held = seats.filter(isHeld).filter(({ person }) => nameNumber(person) === number);
  const own = held.map(({ seat }) => seat);
  const traced = held.filter(({ person }) => hasTraces(person));
  const untraced: Seat[] = [
    ...traced.map((seat) => withPerson(seat, withoutTraces(seat.person))),
    ...seats.flatMap((seat) => {
      const { lost = [] } = seat;
      const left = lost.map((one) => (nameNumber(one) === number && hasTraces(one) ? withoutTraces(one) : one));
      return left.some((one, i) => one !== lost[i]) ? [{ ...seat, lost: left }] : [];
    }),
  ];
  const change = {
    ...(people[number] && { people: { [number]: '' } }),
    ...(untraced.length > 0 && { seats: untraced }),
    dropped: targets.filter((one) => one.kind !== 'hook' && own.includes(one.seat)).map(({ id }) => id),
    emptied: notebooks.map(({ seat }) => seat).filter((seat) => own.includes(seat)),
    // In a restored match, the number of a later guest must not be given to somebody else.
    ...(status.nextNumber <= number && { status: { nextNumber: number + 1 } }),
  };
  const { dropped, emptied } = change;
  return 'people' in change || 'seats' in change || 'status' in change || dropped.length + emptied.length > 0
    ? change
    : null;
}

/** Returns the person who holds a seat, or held it last. Throws RequestError 404 if there is none. */
export async function personIn(store: Store, match: string, index: number): Promise<Erased> {
  const stored = await store.load(match);
  if (stored === null) throw new RequestError(404, 'match.none', { match });
  const seat = stored.seats[index];
  if (seat === undefined)
    throw new RequestError(404, 'house.noSeat', { match, seat: index, last: stored.seats.length - 1 });
  const holder = personOf(seat) ?? seat.held.findLast((one) => one.kind === 'person');
  if (holder === undefined) throw new RequestError(404, 'house.neverHeld', { match, seat: index });
  return { match, number: nameNumber(holder) };
}
