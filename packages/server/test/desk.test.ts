// Actions of a host at the desk: they take effect at once for everybody concerned, and survive a restart.
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Deed } from '../src/desk/deeds.ts';
import { Desk } from '../src/desk/desk.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import { systemClock } from '../src/time/server-clock.ts';
import { deskOf, house, statusOf, wanted } from './desk-forms.ts';
import { folder, ownServer, person, playOn, post, refusal, sit, start, three, Viewer } from './harness.ts';
import { linesOf, quietly } from './quietly.ts';
import { inFile } from './stores.ts';

test('who is suspended sits down nowhere and makes no match; who sits stays, and whoever is admitted may again', async () => {
  const run = await ownServer({});
  const { port } = run;
  const { made, match, tokens } = await three(port, { seats: [person, person, person], sit: [0], name: 'Ann' });
  const { body: open } = await post(port, '/api/matches', wanted('Dan'));
  const desk = await deskOf(run);
  expect(await statusOf(desk.do({ do: 'suspend', what: 'name', said: 'BEN ' }))).toBe(303);
  const ben = await Viewer.open(port, match, tokens[1]);
  expect(ben.info.you).toBe(1);
  const kept = refusal(403, /^nobody called .* may sit down here/);
  const invites = open.invites as (string | null)[];
  expect(await sit(port, open.match as string, invites[1], 'ben')).toEqual(kept);
  expect(await post(port, '/api/matches', wanted('Ｂｅｎ'))).toEqual(kept);
  const passed = { ...wanted('Ann'), seats: [person, { kind: 'person', name: 'Ben' }], sit: [0, 1] };
  expect(await post(port, '/api/matches', passed)).toEqual(kept);
  await desk.do({ do: 'admit', what: 'name', said: 'Ben' });
  expect(await sit(port, open.match as string, invites[1], 'ben')).toMatchObject({ status: 200 });

  await desk.do({ do: 'suspend', what: 'address', said: '127.0.0.1' });
  expect(await post(port, '/api/matches', wanted())).toEqual(refusal(403, /^the host of this server has suspended/));
  expect(await sit(port, made.match, made.open, 'Eve')).toEqual(refusal(403, /^the host of this server has suspended/));
  expect(await ben.ask({ t: 'rematch' })).toMatchObject({ t: 'refused' });
  await desk.do({ do: 'admit', what: 'address', said: '127.0.0.1' });
  expect(await post(port, '/api/matches', wanted())).toMatchObject({ status: 200 });
  for (const [said, words] of [
    ['nonsense', 'is not an address'],
    ['', 'is not an address'],
  ] as const) {
    const failed = await desk.do({ do: 'suspend', what: 'address', said });
    expect([failed.status, await failed.text()]).toEqual([400, expect.stringContaining(words)]);
  }
  expect(await statusOf(desk.do({ do: 'suspend', what: 'name', said: 'x'.repeat(61) }))).toBe(400);
  expect(await statusOf(desk.do({ do: 'burn' }))).toBe(400);
});

test('of IPv6 a whole network is suspended, as callers are counted, and admitted by what the desk shows', async () => {
  const run = await ownServer({ proxy: ['loopback'] });
  const { desk } = run.server.lobby.house;
  const open = await deskOf(run);
  const make = (address: string) =>
    fetch(`http://127.0.0.1:${run.port}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(wanted()),
    });
  for (const [said, same, other] of [
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.8'],
  ] as const) {
    await open.do({ do: 'suspend', what: 'address', said });
    expect([await statusOf(make(same)), await statusOf(make(other))]).toEqual([403, 200]);
    const [shown] = desk.rules.addresses;
    expect(await open.page()).toContain(`Admit ${shown} again`);
    await open.do({ do: 'admit', what: 'address', said: shown! });
    expect(await statusOf(make(same))).toBe(200);
  }
});

test('the invitations of a match are taken back, before the deal and after, and do not come back with a restart', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const file = join(place.path, 'data.sqlite');
  let run = await start({ file });
  onTestFinished(() => run.server.close());
  const token = run.server.adminToken!;
  const { body: gathering } = await post(run.port, '/api/matches', wanted('Ann'));
  const id = gathering.match as string;
  const { match, tokens } = await three(run.port);
  const { body: handed } = await post(run.port, `/api/matches/${match}/table`, {
    do: 'hand-over',
    token: tokens[1],
    seat: 1,
  });
  const desk = await deskOf(run);
  for (const one of [id, match]) expect(await statusOf(desk.do({ do: 'revoke', match: one }))).toBe(303);
  expect(await statusOf(desk.do({ do: 'revoke', match: 'nowhere' }))).toBe(404);
  const gone = refusal(403, /^this invitation is not valid/);
  const all = async () => {
    for (const [one, invite] of [
      [id, gathering.open],
      [id, (gathering.invites as unknown[])[1]],
      [match, handed.invite],
    ] as const) {
      expect(await sit(run.port, one, invite, 'Eve')).toEqual(gone);
      expect(await post(run.port, `/api/matches/${one}/invitation`, { invite })).toEqual(gone);
    }
  };
  await all();
  await run.server.close();
  run = await start({ file });
  expect(run.server.adminToken).toBeNull();
  await all();
  // The table makes a new invitation for its free seat.
  const { body: again } = await post(run.port, `/api/matches/${id}/table`, {
    do: 'invite',
    token: gathering.host,
    seat: 1,
  });
  expect(await sit(run.port, id, again.invite, 'Eve')).toMatchObject({ status: 200 });
  expect(await (await deskOf(run, token)).page()).toContain('Its first invitations have been withdrawn.');
});

test('the house is closed to new matches and rematches, with words; running ones go on; all of it holds after a restart', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const file = join(place.path, 'data.sqlite');
  let run = await start({ file });
  onTestFinished(() => run.server.close());
  const token = run.server.adminToken!;
  const { match, tokens } = await three(run.port);
  const words = 'back at nine <script>alert(1)</script> & "well"';
  const first = await deskOf(run);
  await first.do({ do: 'close', said: words });
  await first.do({ do: 'announce', said: `soon: ${words}` });
  const viewers = await Promise.all(tokens.map((one) => Viewer.open(run.port, match, one)));
  expect(await playOn(viewers, 5, () => 0)).toBe(5);
  await run.server.close();
  run = await start({ file });
  expect(await post(run.port, '/api/matches', wanted())).toEqual(
    refusal(503, `no new matches are made here for now: ${words}`),
  );
  const room = await run.server.lobby.room(match);
  vi.spyOn(room, 'over', 'get').mockReturnValue(true);
  await expect(run.server.lobby.rematch(room, '127.0.0.1')).rejects.toThrow('no new matches are made here');
  expect(house(run.server.lobby.house.desk.rules)).toEqual({ announced: `soon: ${words}`, closed: words });
  const desk = await deskOf(run, token);
  const page = await desk.page();
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;well&quot;');
  await desk.do({ do: 'open' });
  await desk.do({ do: 'silence' });
  expect(house(run.server.lobby.house.desk.rules)).toEqual({ announced: null, closed: null });
  expect(await post(run.port, '/api/matches', wanted())).toMatchObject({ status: 200 });
  const deeds = run.server.lobby.house.desk.deeds;
  expect(deeds.map(({ deed }) => deed.do)).toEqual(['token', 'close', 'announce', 'open', 'announce']);
  for (const { at } of deeds) expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  expect(await desk.page()).toContain('New matches were allowed again.');
});

test('of processes that start at the same time on empty data one makes the token, and it opens the desks of all', async () => {
  const store = await openSqlite(':memory:');
  onTestFinished(() => store.close());
  const desks = [await Desk.of(store, systemClock), await Desk.of(store, systemClock)];
  const tokens = await Promise.all(desks.map((desk) => desk.firstToken()));
  const [token, ...more] = tokens.filter((one) => one !== null);
  expect(more).toEqual([]);
  expect(desks.map((desk) => desk.isToken(token!))).toEqual([true, true]);
  expect(await desks[0]!.firstToken()).toBeNull();
});

test('a deed that is damaged does not count, and is told of; without a token there is a new one', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const file = join(place.path, 'data.sqlite');
  const run = await start({ file });
  await run.server.lobby.house.desk.do({ do: 'close', words: 'x' });
  await run.server.close();
  inFile(file, `update deeds set deed = '{}' where n = 0`);
  const said = quietly();
  const again = await ownServer({ file });
  expect(again.server.adminToken).not.toBeNull();
  expect(house(again.server.lobby.house.desk.rules)).toEqual({ announced: null, closed: 'x' });
  expect(linesOf(said)).toMatchObject([{ level: 'error', why: 'number 0 is not what was written' }]);
});

test('whatever is done, in whatever order: what holds at once is what is read again', async () => {
  const word = fc.constantFrom('a', 'B', 'Ｂ', 'ß', 'ss', 'c d');
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    fc.record({ do: fc.constantFrom('suspend', 'admit'), what: fc.constantFrom('name', 'address'), who: word }),
    fc.record({ do: fc.constant('suspendPerson'), match: word, number: fc.nat(2), keys: fc.array(word) }),
    fc.record({ do: fc.constant('admitPerson'), match: word, number: fc.nat(2) }),
    fc.record({ do: fc.constant('revoke'), match: word }),
    fc.record({ do: fc.constant('close'), words: word }),
    fc.record({ do: fc.constant('open') }),
    fc.record({ do: fc.constant('announce'), words: fc.oneof(word, fc.constant('')) }),
  ) as fc.Arbitrary<Deed>;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
      const store = await openSqlite(':memory:');
      const desk = await Desk.of(store, systemClock);
      await Promise.all(deeds.map((one) => desk.do(one)));
      const again = await Desk.of(store, systemClock);
      expect(again.rules).toEqual(desk.rules);
      expect(again.deeds).toEqual(desk.deeds);
      expect(again.deeds.map((one) => one.deed)).toEqual(deeds);
      await store.close();
    }),
    { numRuns: 30 },
  );
});

test('what cannot be stored is not done', async () => {
  const run = await ownServer({});
  const desk = await deskOf(run);
  vi.spyOn(run.server.lobby.store, 'addDeed').mockRejectedValueOnce(new Error('disk full'));
  expect(await statusOf(desk.do({ do: 'close', said: 'x' }))).toBe(500);
  expect(house(run.server.lobby.house.desk.rules)).toEqual({ announced: null, closed: null });
});
