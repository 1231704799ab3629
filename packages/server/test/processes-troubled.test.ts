// Two servers on one PostgreSQL that fails for a moment: no bot stays idle, and no player stays absent or alone because of it.
import type { Pool } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { VersionTaken } from '../src/store/store.ts';
import { askedOf, bot, create, gone, person, type Running, Viewer } from './harness.ts';
import { quietly } from './quietly.ts';
import { at, closed, missing, openAll, two } from './two-servers.ts';
import { until } from './until.ts';

/** Intercepts the queries of a server's bus. */
function throughBus({ server }: Running, ask: (text: string, query: () => Promise<unknown>) => Promise<unknown>): void {
  const { pool } = server.lobby.house.bus as unknown as { readonly pool: Pool };
  const query = pool.query.bind(pool) as (text: string, values: unknown) => Promise<unknown>;
  vi.spyOn(pool, 'query').mockImplementation(((text: string, values: unknown) =>
    ask(text, () => query(text, values))) as never);
}

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('a claim that could not be given back is given back later: bots answer wherever their match is played on', async () => {
    const { a, b } = await two({ gone: 20 });
    const { match, tokens } = await create(a.port, 2, { seats: [person, bot()], sit: [0] });
    const failed = vi.fn(() => Promise.reject(new Error('timeout exceeded when trying to connect')));
    throughBus(a, (text, query) =>
      failed.mock.calls.length === 0 && text.startsWith('delete from claims') ? failed() : query(),
    );
    const answered = async (viewer: Viewer) => {
      while (viewer.asked) {
        const { move, step } = viewer.standing;
        await viewer.choose(viewer.options[0]);
        await viewer.until(() => viewer.standing.move !== move || viewer.standing.step !== step);
      }
      await viewer.until(() => viewer.asked);
    };
    const here = await Viewer.open(a.port, match, tokens[0]!);
    await answered(here);
    await until(() => expect(failed).toHaveBeenCalled());
    await gone(a, match, here);
    // Nothing more happens there: only its claim is still in the way.
    await until(async () =>
      expect((await a.server.lobby.store.load(match))!.seats[0]).toMatchObject({ left: expect.any(Number) }),
    );
    const there = await Viewer.open(b.port, match, tokens[0]!);
    closed([there]);
    await answered(there);
  });

  test('whoever goes while it is not known what the database heard of them does not stay for good', async () => {
    const { a, b, schema } = await two({ gone: 20 });
    const { match, tokens } = await create(a.port, 2);
    let here: Viewer | null = null;
    const lost = vi.fn();
    throughBus(a, async (text, query) => {
      const result = await query();
      if (here === null || lost.mock.calls.length > 0 || !text.includes('insert into looks')) return result;
      lost();
      await gone(a, match, here);
      throw new Error('Connection terminated unexpectedly');
    });
    here = await Viewer.open(a.port, match, tokens[0]);
    await until(() => expect(lost).toHaveBeenCalled());
    await until(async () => expect(await schema.ask('select from looks')).toEqual([]));
    const [ann, ben] = await openAll(b.port, match, tokens);
    closed([ben]);
    await ben.until(() => ben.info.seats[0]!.here);
    await gone(b, match, ann);
    await ben.until(() => !ben.info.seats[0]!.here);
    await until(async () =>
      expect((await b.server.lobby.store.load(match))!.seats[0]).toMatchObject({ left: expect.any(Number) }),
    );
  });

  test('a match is not forgotten while somebody is on their way in: all meet in one room', async () => {
    const { a } = await two();
    const { match, tokens } = await create(a.port, 2);
    const { lobby } = a.server;
    const { ledger } = await lobby.room(match);
    ledger.lastUsed -= 3_600_000;
    const { version } = (await lobby.store.load(match))!;
    vi.spyOn(lobby.house.bus, 'latest').mockImplementationOnce(async () => {
      await lobby.sweep();
      return [{ what: 'match', match, n: version }];
    });
    const ann = await Viewer.open(a.port, match, tokens[0]);
    const ben = await Viewer.open(a.port, match, tokens[1]);
    closed([ann, ben]);
    for (const viewer of [ann, ben]) await viewer.until(() => viewer.info.seats.every(({ here }) => here));
    const asked = askedOf([ann, ben]);
    await asked.choose(asked.options[0]);
    for (const viewer of [ann, ben]) await at(viewer, asked);
  });

  test('where commits are overtaken again and again it is said in words', async () => {
    const { a } = await two();
    const made = await create(a.port, 2);
    const viewers = await openAll(a.port, made.match, made.tokens);
    closed(viewers);
    const asked = askedOf(viewers);
    const said = quietly();
    vi.spyOn(a.server.lobby.store, 'commit').mockRejectedValue(new VersionTaken(made.match, 0));
    expect(await asked.choose(asked.options[0])).toMatchObject({
      t: 'refused',
      detail: 'something else has happened at this table meanwhile; try again',
    });
    vi.restoreAllMocks();
    said.mockRestore();
    expect((await asked.choose(asked.options[0])).t).toBe('ack');
  });
});
