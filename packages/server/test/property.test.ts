// Properties of tables over random lives (table-life.ts), and planted faults that must make them fail.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Room } from '../src/room/room.ts';
import type { Seat } from '../src/store/store.ts';
import { hashToken } from '../src/tokens.ts';
import { folder } from './harness.ts';
import { life, type Tally } from './table-life.ts';

const place = folder();
afterAll(place.remove);
const LIVES = Number(process.env.GASLAMP_LIVES ?? 8);
let files = 0;
const file = () => join(place.path, `${files++}.sqlite`);

test(`${LIVES} random lives of tables: nobody is told what is not theirs, and nobody gets a seat that is not`, async () => {
  const sum: Record<string, number> = {};
  for (let seed = 1; seed <= LIVES; seed++)
    for (const [what, n] of Object.entries(await life(seed, file()))) sum[what] = (sum[what] ?? 0) + n;
  const {
    operations,
    refused,
    dealt,
    ended,
    closed,
    newcomers,
    restarts,
    messages,
    said,
    opened,
    looked,
    noted,
    handedOn,
    reached,
    receipts,
    reopened,
  } = sum as unknown as Tally;
  // Deep enough to be meaningful: measured, with a margin.
  expect(operations).toBe(190 * LIVES);
  expect(refused).toBeLessThan(operations * 0.8);
  expect(dealt).toBeGreaterThan(LIVES * 0.6);
  expect(messages).toBeGreaterThan(LIVES * 30);
  expect(said).toBeGreaterThan(LIVES * 5);
  expect(looked).toBeGreaterThan(LIVES);
  expect(reached).toBeGreaterThan(LIVES * 20);
  expect(receipts).toBeGreaterThan(LIVES * 10);
  expect(noted).toBeGreaterThan(LIVES);
  expect(handedOn).toBeGreaterThan(LIVES / 10);
  expect(reopened).toBeGreaterThan(LIVES / 2);
  expect([ended, closed, newcomers, restarts, opened].every((n) => n > LIVES / 20)).toBe(true);
}, 240_000);

/** Spoils a room once. */
const spoiling = (spoil: (room: Room) => void) => {
  const spoiled = new WeakSet<Room>();
  return (room: Room) => {
    if (spoiled.has(room)) return;
    spoiled.add(room);
    spoil(room);
  };
};
/** Plays lives with a planted fault until one of them fails: `first` is the seed of a life that finds it. */
const redAt = async (plant: (room: Room) => void, first = 1): Promise<string> => {
  for (let seed = first; seed <= 20; seed++) {
    const found = await life(seed, file(), plant).then(
      () => null,
      (error: Error) => error.message,
    );
    if (found !== null) return found;
  }
  return 'green';
};

test('planted: the dice key is in what is told before the end', async () => {
  const plant = spoiling((room) => {
    const info = room.broadcast.info.bind(room.broadcast);
    room.broadcast.info = (to) => ({ ...info(to), diceKey: room.record.diceKey });
  });
  expect(await redAt(plant)).toBe('the dice key is told too early');
});

test('planted: the shares of chance are in what is told', async () => {
  const plant = spoiling((room) => {
    const info = room.broadcast.info.bind(room.broadcast);
    room.broadcast.info = (to) => ({ ...info(to), hook: room.seats.map(({ share }) => share) as never });
  });
  expect(await redAt(plant)).toBe('a share of chance is told');
});

test('planted: a receipt is a plain hash, which gives away a card to whoever tries all', async () => {
  const plant = spoiling((room) => {
    const { log } = room.ledger;
    log.commitment = (move) => hashToken(JSON.stringify(log.rows.find((row) => row.move === move)));
  });
  expect(await redAt(plant)).toBe('a receipt does not follow from the key');
});

test('planted: a step of a draft has a receipt', async () => {
  const plant = spoiling((room) => {
    const { audience } = room;
    const send = audience.send.bind(audience);
    audience.send = (viewers, message) => {
      const commitment = 'a'.repeat(64);
      if (message.t !== 'update' || message.row !== null) return send(viewers, message);
      send(viewers, {
        ...message,
        receipt: { move: message.standing.move, era: 0, commitment, signature: commitment },
      });
    };
  });
  expect(await redAt(plant)).toBe('a step of a draft has a receipt');
});

test('planted: the record of a closed match is the whole one', async () => {
  const plant = spoiling((room) => {
    Object.defineProperty(room, 'open', { get: () => room.over });
  });
  expect(await redAt(plant, 3)).toMatch(
    /the record shows closed hands|the talk of the other room is told before the end/,
  );
});

test('planted: the hash of a seat’s token is in what is told', async () => {
  const plant = spoiling((room) => {
    const info = room.broadcast.info.bind(room.broadcast);
    room.broadcast.info = (to) => ({ ...info(to), game: room.record.hostHash });
  });
  expect(await redAt(plant)).toBe('a secret of the table is told');
});

test('planted: where a player is told away from the table is in what is told', async () => {
  const plant = spoiling((room) => {
    const info = room.broadcast.info.bind(room.broadcast);
    room.broadcast.info = (to) => ({ ...info(to), hook: room.ledger.targets as never });
  });
  expect(await redAt(plant)).toBe('where a player is told is told');
});

test('planted: the notebooks of all seats are in what is told', async () => {
  const plant = spoiling((room) => {
    const info = room.broadcast.info.bind(room.broadcast);
    room.broadcast.info = (to) => ({ ...info(to), hook: room.ledger.notebooks as never });
  });
  expect(await redAt(plant)).toBe('what a player has noted is told');
});

test('planted: a player reads the notebook of another seat', async () => {
  const plant = spoiling((room) => {
    const { ledger } = room;
    const all = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(ledger), 'notebooks')!.get!;
    const other = (seat: number) => (seat + 1) % room.seats.length;
    Object.defineProperty(ledger, 'notebooks', {
      get: () => all.call(ledger).map((one: { seat: number }) => ({ ...one, seat: other(one.seat) })),
    });
  });
  expect(await redAt(plant)).toBe('somebody reads what another has noted');
});

test('planted: whoever comes to a seat reads what was noted there, though it was not handed over', async () => {
  const plant = (room: Room) => {
    const { commit } = room.ledger;
    room.ledger.commit = (change, lines) => commit.call(room.ledger, { ...change, emptied: [] }, lines);
  };
  expect(await redAt(spoiling(plant), 2)).toBe('somebody reads what another has noted');
});

test('planted: whoever gave a seat away is told of it still', async () => {
  const plant = (room: Room) => {
    const { commit } = room.ledger;
    room.ledger.commit = (change, lines) => commit.call(room.ledger, { ...change, dropped: [] }, lines);
  };
  expect(await redAt(spoiling(plant))).toMatch(/expected .* to be/);
});

test('planted: whoever is sent away goes on hearing', async () => {
  const plant = spoiling((room) => {
    const { audience } = room;
    audience.dismiss = (viewer, code, goodbye) => {
      for (const one of audience.of(viewer).sockets) one.end(code, goodbye);
    };
  });
  expect(await redAt(plant)).toMatch(/a socket that was sent away hears/);
});

test('planted: somebody looks back from another seat', async () => {
  const plant = spoiling((room) => {
    const access = room.access.bind(room);
    let looks = 0;
    // Matches a history request, which checks the same token twice, and not the next caller.
    room.access = (token) => {
      const found = access(token);
      return found !== null && looks++ % 3 < 2 ? { ...found, viewer: (found.viewer + 1) % 2 } : found;
    };
  });
  expect(await redAt(plant)).not.toBe('green');
});

test('planted: any token opens a seat', async () => {
  const plant = spoiling((room) => {
    const access = room.access.bind(room);
    let opened = 0;
    room.access = (token) => access(token) ?? (opened++ < 2 ? { viewer: 0, host: false } : null);
  });
  expect(await redAt(plant)).not.toBe('green');
});

test.each<[string, number, (room: Room) => void]>([
  [
    'as it is said',
    5,
    (room) => {
      const tell = room.audience.sendWhere.bind(room.audience);
      room.audience.sendWhere = (_, message) => tell(() => true, message);
    },
  ],
  ['since it is opened too early', 1, (room) => room.talk.reveal()],
])('planted: players and those who watch hear each other, %s', async (_, first, spoil) => {
  expect(await redAt(spoiling(spoil), first)).toBe('the talk of the other room is told before the end');
});

test('planted: the phrase of a seat, or a device that opened it, is in what is told', async () => {
  const plant = spoiling((room) => {
    const info = room.broadcast.info.bind(room.broadcast);
    room.broadcast.info = (to) => ({ ...info(to), hook: room.seats.map(firstKey) as never });
  });
  expect(await redAt(plant)).toBe('a phrase or a device of a seat is told');
});
const firstKey = (seat: Seat) => ('person' in seat ? seat.person.first : null);
