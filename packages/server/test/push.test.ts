// Push messages to a device: only its player's news, encrypted, once, and for no longer than they should be sent.
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { logFrom, USUAL } from '../src/log.ts';
import type { Room } from '../src/room/room.ts';
import { Unstorable } from '../src/store/store.ts';
import {
  act,
  create,
  folder,
  gone,
  looksOf,
  ownServer,
  post,
  refusal,
  sit,
  start,
  three,
  timeOf,
  Viewer,
} from './harness.ts';
import { Device, PUSH_HOST, type Pushed, pushService } from './push-service.ts';
import { allOf, quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';

afterEach(() => logFrom(USUAL));

const MINUTE = 60_000;

/** Seats Ann, Ben and Cat, none of whom is connected, with a device of the player who must answer. */
async function told(answers?: (pushed: Pushed) => number | Promise<number>) {
  const { got, ways } = await pushService(answers);
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const { match, made, tokens } = await three(run.port);
  const wish = (token: string, what: object) => post(run.port, `/api/matches/${match}/told`, { token, ...what });
  const subscribe = (token: string, device: Device) => wish(token, { do: 'push', ...device.subscription });
  const room = await run.server.lobby.room(match);
  const asked = () => room.status.asked!;
  const device = new Device('one');
  expect((await subscribe(tokens[asked()]!, device)).status).toBe(200);
  /** Connects the player who must answer, lets them answer, and disconnects them. */
  const answer = async () => {
    const viewer = await Viewer.open(run.port, match, tokens[asked()]!);
    await viewer.choose(viewer.options[0]);
    await gone(run, match, viewer);
  };
  return { run, skip, looked, got, wish, subscribe, room, asked, answer, match, made, tokens, device };
}

test('a device is told that it is its player’s turn, once, and who else sits there', async () => {
  const { looked, skip, got, asked, match, device } = await told();
  await looked();
  expect(got).toEqual([]);
  const others = ['Ann', 'Ben', 'Cat'].filter((_, seat) => seat !== asked());
  skip(11_000);
  await expect.poll(() => got.length).toBe(1);
  expect(got[0]!.url).toBe(device.endpoint);
  expect(device.read(got[0]!)).toEqual({
    match,
    text: `It is your turn.\nAt the table with ${others.join(' and ')}.`,
    key: got[0]!.headers['idempotency-key'],
  });
  for (let i = 0; i < 5; i++) {
    skip(10 * MINUTE);
    await looked();
  }
  expect(got).toHaveLength(1);
});

test('the push service reads nothing but how long, how urgent, and that it was this house', async () => {
  const { run, skip, got, match, tokens, made, device } = await told();
  skip(11_000);
  await expect.poll(() => got.length).toBe(1);
  const { headers, body } = got[0]!;
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  const seen = `${JSON.stringify(headers)}${body.toString('latin1')}${body.toString('base64url')}`;
  for (const secret of [...tokens, made.host, made.spectator, match, 'your turn', 'At the table'])
    expect(seen).not.toContain(secret);
  // Ciphertext and keys are random and may spell a short name by chance, but not as a word of its own.
  const { authorization = '', ...plain } = headers;
  expect(JSON.stringify(plain)).not.toMatch(/\b(?:Ann|Ben|Cat|turn)\b/);
  // Signed by the key that browsers subscribe with, for this service alone, and with a short lifetime.
  const [, jwt, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization)!;
  const [head, claims, signature] = jwt!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const sealed = { key: known, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), sealed, Buffer.from(signature, 'base64url'))).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  expect(said.aud).toBe(`https://${PUSH_HOST}`);
  expect(said.exp).toBeLessThan(Date.now() / 1000 + 86_401);
  const { body: state } = await post(run.port, `/api/matches/${match}/told`, {
    do: 'see',
    token: tokens[0],
    endpoint: device.endpoint,
  });
  expect(state.key).toBe(key);
});

test('the push service does not see who plays with whom', async () => {
  const { skip, got, subscribe, room, tokens, asked } = await told();
  await subscribe(tokens[(asked() + 1) % 3]!, new Device('other'));
  await room.ledger.next(() => room.ledger.commit({ status: { phase: 'ended', asked: null } }));
  skip(11_000);
  await expect.poll(() => got.length).toBe(2);
  const [one, two] = got.map(({ headers }) => headers.topic);
  expect(one).not.toBe(two);
});

test('nobody else’s turn is told, and nothing while one looks', async () => {
  const { looked, run, skip, got, asked, answer, match, tokens } = await told();
  const first = asked();
  const viewer = await Viewer.open(run.port, match, tokens[first]!);
  skip(11_000);
  await looked();
  expect(got).toEqual([]);
  await gone(run, match, viewer);
  while (asked() === first) await answer();
  skip(11_000);
  await looked();
  skip(5 * MINUTE);
  await looked();
  expect(got).toEqual([]);
});

test('who comes while a message is on its way is not told the same when they go', async () => {
  let answer = (_: number) => {};
  const { looked, run, skip, got, asked, room, match, tokens } = await told(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  skip(11_000);
  await expect.poll(() => got.length).toBe(1);
  const viewer = await Viewer.open(run.port, match, tokens[asked()]!);
  answer(201);
  await expect.poll(() => room.ledger.targets[0]?.at).not.toBeNull();
  await gone(run, match, viewer);
  skip(5 * MINUTE);
  await looked();
  expect(got).toHaveLength(1);
});

test('of what fails the same is sent again under the same key; one that is gone is told nothing more', async () => {
  let status = 503;
  const { looked, skip, got, room, device } = await told(() => status);
  // The retry time depends on when the failure was recorded.
  const failed = () => room.ledger.targets[0]?.failed;
  skip(11_000);
  await expect.poll(() => got.length).toBe(1);
  await expect.poll(failed).toBe(1);
  skip(2 * MINUTE);
  await expect.poll(() => got.length).toBe(2);
  await expect.poll(failed).toBe(2);
  expect(device.read(got[1]!)).toEqual(device.read(got[0]!));
  expect(got[1]!.headers['idempotency-key']).toBe(got[0]!.headers['idempotency-key']);
  expect(got[1]!.headers.topic).toBe(got[0]!.headers.topic);
  status = 410;
  skip(5 * MINUTE);
  await expect.poll(() => got.length).toBe(3);
  await expect.poll(() => room.ledger.targets).toEqual([]);
  skip(61 * MINUTE);
  await looked();
  expect(got).toHaveLength(3);
});

test('what was sent and could not be noted is sent again under the same key: once more, and never not at all', async () => {
  const said = quietly();
  let fails = () => {};
  const { looked, run, skip, got, room, device } = await told(() => {
    fails();
    return 201;
  });
  // Between the message and its commit, as in a power failure.
  fails = () => void vi.spyOn(run.server.lobby.store, 'commit').mockRejectedValueOnce(new Unstorable('away'));
  skip(11_000);
  await expect.poll(() => allOf(said)).toContain('it is tried again');
  fails = () => {};
  expect(room.ledger.targets[0]).toMatchObject({ told: null });
  skip(61_000);
  await expect.poll(() => got.length).toBe(2);
  expect(device.read(got[1]!)).toEqual(device.read(got[0]!));
  await expect.poll(() => room.ledger.targets[0]).toMatchObject({ told: expect.stringContaining('turn') });
  skip(5 * MINUTE);
  await looked();
  expect(got).toHaveLength(2);
});

test('a device that could not be told is told the next time, though there was nothing to tell meanwhile', async () => {
  let status = 503;
  const { looked, skip, got, room, answer, asked } = await told(() => status);
  const first = asked();
  skip(11_000);
  await expect.poll(() => room.ledger.targets[0]?.failed).toBe(1);
  while (asked() === first) await answer();
  skip(2 * MINUTE);
  await looked();
  expect(got).toHaveLength(1);
  status = 201;
  while (asked() !== first) await answer();
  skip(5 * MINUTE);
  await expect.poll(() => got.length).toBe(2);
  await expect.poll(() => room.ledger.targets[0]?.failed).toBe(0);
});

test('a service that leads inside, or on to elsewhere, is not written to', async () => {
  const { got, ways } = await pushService(() => 302);
  const run = await ownServer({
    look: 5,
    ways: { ...ways, resolve: async () => [{ address: '10.0.0.7', family: 4 }] },
  });
  const skip = timeOf(run);
  const { match, tokens } = await three(run.port);
  const room = await run.server.lobby.room(match);
  const token = tokens[room.status.asked!]!;
  await post(run.port, `/api/matches/${match}/told`, { do: 'push', token, ...new Device('one').subscription });
  expect(room.ledger.targets).toHaveLength(1);
  skip(11_000);
  await expect.poll(() => room.ledger.targets).toEqual([]);
  expect(got).toEqual([]);
});

test('what is no device is refused in words', async () => {
  const { subscribe, wish, tokens, room, made } = await told();
  const { endpoint, ...keys } = new Device('two').subscription;
  const wrong = (part: object) => wish(tokens[0], { do: 'push', endpoint, ...keys, ...part });
  for (const [part, why] of [
    [{ endpoint: 'http://push.example.net/a' }, /https/],
    [{ endpoint: 'https://127.0.0.1/a' }, /public internet/],
    [{ endpoint: 'https://ann:b@push.example.net/a' }, /password/],
    [{ endpoint: 'https://push.example.net:8443/a' }, /a port/],
    [{ endpoint: `https://push.example.net/${'a'.repeat(1000)}` }, 'endpoint: at most 1000 characters'],
    [{ endpoint: 'https://android.googleapis.com/gcm/send/a' }, /too old/],
    [{ p256dh: 'A'.repeat(87) }, /P-256/],
    [{ p256dh: keys.p256dh.slice(0, 44) }, /P-256/],
    [{ auth: 'A'.repeat(24) }, /16 bytes/],
    [{ auth: 'no key' }, 'auth: must be a key as browsers write it'],
  ] as const)
    expect(await wrong(part)).toEqual(refusal(400, why));
  expect(await subscribe('x'.repeat(32), new Device('two'))).toEqual(
    refusal(403, 'this link opens nothing in this match'),
  );
  for (const token of [made.host, made.spectator])
    expect(await subscribe(token, new Device('two'))).toEqual(refusal(403, 'only those who hold a seat are told'));
  expect(room.ledger.targets).toHaveLength(1);
});

test('a seat has five devices told, each switched off by itself, and nobody else’s', async () => {
  const { subscribe, wish, room, tokens, asked, device } = await told();
  const token = tokens[asked()]!;
  const endpoints = () => room.ledger.targets.map((one) => one.kind === 'push' && one.url);
  // A repeated subscription has no effect.
  await subscribe(token, device);
  expect(endpoints()).toEqual([device.endpoint]);
  const more = ['b', 'c', 'd', 'e', 'f'].map((name) => new Device(name));
  for (const one of more) expect(await subscribe(token, one)).toMatchObject({ body: { push: true } });
  expect(endpoints().sort()).toEqual(more.map(({ endpoint }) => endpoint));
  const other = tokens[(asked() + 1) % 3]!;
  const { endpoint } = more[0]!;
  expect(await wish(other, { do: 'push-off', endpoint })).toMatchObject({ status: 200, body: { push: false } });
  expect(await wish(token, { do: 'see', endpoint })).toMatchObject({ body: { push: true } });
  expect(await wish(token, { do: 'push-off', endpoint })).toMatchObject({ status: 200, body: { push: false } });
  expect(endpoints()).toHaveLength(4);
});

test('the device that asked first makes room for a sixth, after a restart as well', async () => {
  const place = folder();
  const file = `${place.path}/data.sqlite`;
  const { ways } = await pushService();
  const clock = testClock();
  const first = await start({ file, ways, clock });
  const { match, tokens } = await three(first.port);
  const subscribe = (port: number, name: string) =>
    post(port, `/api/matches/${match}/told`, { token: tokens[0], do: 'push', ...new Device(name).subscription });
  const names = ['one', 'two', 'three', 'four', 'five'];
  for (const name of names) {
    await subscribe(first.port, name);
    await clock.skip(1);
  }
  await first.server.close();
  const run = await ownServer({ file, ways, clock });
  await subscribe(run.port, 'six');
  const { targets } = (await run.server.lobby.room(match)).ledger;
  const left = targets.map((one) => (one.kind === 'push' ? one.url.split('/').at(-1) : ''));
  expect(left.sort()).toEqual(['two', 'three', 'four', 'five', 'six'].sort());
  await run.server.close();
  place.remove();
});

test('a seat that passes to somebody else takes no device along, and its own keeps it', async () => {
  const { run, wish, room, match, tokens, asked, device } = await told();
  const seat = asked();
  const token = tokens[seat]!;
  const { body } = await act(run.port, match, { do: 'hand-over', token, seat });
  await act(run.port, match, { do: 'leave', token, seat });
  expect(room.ledger.targets).toHaveLength(1);
  await sit(run.port, match, body.invite, 'Dora');
  expect(room.ledger.targets).toEqual([]);
  expect(await wish(token, { do: 'push', ...device.subscription })).toEqual(
    refusal(403, 'this link opens nothing in this match'),
  );
});

test('a player in many matches hears of them one after another, a minute apart', async () => {
  const { got, ways } = await pushService();
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const device = new Device('one');
  const rooms: Room[] = [];
  for (let n = 0; n < 4; n++) {
    const { match, tokens } = await three(run.port);
    const room = await run.server.lobby.room(match);
    rooms.push(room);
    const token = tokens[room.status.asked!]!;
    await post(run.port, `/api/matches/${match}/told`, { do: 'push', token, ...device.subscription });
  }
  for (let n = 1; n <= 4; n++) {
    skip(n === 1 ? 11_000 : 61_000);
    await expect.poll(() => got.length).toBe(n);
    // The minute starts when the message is recorded.
    await expect.poll(() => rooms.filter(({ ledger }) => ledger.targets[0]?.told !== null).length).toBe(n);
    await looked();
    expect(got).toHaveLength(n);
  }
  expect(new Set(got.map((one) => device.read(one).match)).size).toBe(4);
});

test('a crowd of devices at one host is told one by one, a second apart, and the push services of browsers at once', async () => {
  const { got, ways } = await pushService();
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const at = (host: string): number => got.filter(({ url }) => new URL(url).host === host).length;
  for (const host of ['push.example.net', PUSH_HOST])
    for (let n = 0; n < 4; n++) {
      const { match, tokens } = await three(run.port);
      const { status } = await run.server.lobby.room(match);
      const { subscription } = new Device(`${n}`, host);
      await post(run.port, `/api/matches/${match}/told`, { do: 'push', token: tokens[status.asked!], ...subscription });
    }
  skip(11_000);
  await expect.poll(() => at(PUSH_HOST)).toBe(4);
  for (let n = 1; n <= 4; n++) {
    await expect.poll(() => at('push.example.net')).toBe(n);
    await looked();
    expect(at('push.example.net')).toBe(n);
    skip(1_000);
  }
});

test('who sits down, the end, and the rematch are told; who saw it is told nothing', async () => {
  const { got, ways } = await pushService();
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const [ann, ben] = [new Device('ann'), new Device('ben')];
  const made = await create(run.port, 2, { sit: [0], name: 'Ann' });
  const wish = (match: string, token: string, device: Device) =>
    post(run.port, `/api/matches/${match}/told`, { do: 'push', token, ...device.subscription });
  const heard = (device: Device) =>
    got.filter(({ url }) => url === device.endpoint).map((one) => device.read(one).text);
  expect((await wish(made.match, made.tokens[0]!, ann)).status).toBe(200);
  skip(11_000);
  await looked();
  expect(got).toEqual([]);
  const { body } = await sit(run.port, made.match, made.invites[1], 'Ben e.g.evil.test');
  const second = body.token as string;
  await wish(made.match, second, ben);
  const room = await run.server.lobby.room(made.match);
  const turn = (name: string) => `It is your turn.\nAt the table with ${name}.`;
  skip(11_000);
  await expect.poll(() => got.length).toBe(1);
  const [first, name] = room.status.asked === 0 ? [ann, 'Ben e.\u200bg.\u200bevil.\u200btest'] : [ben, 'Ann'];
  expect(heard(first)).toEqual([turn(name)]);
  // Ben is connected when the match ends, Ann is not.
  const [viewer, other] = [
    await Viewer.open(run.port, made.match, second),
    await Viewer.open(run.port, made.match, made.tokens[0]!),
  ];
  await act(run.port, made.match, { do: 'agree-end', token: made.tokens[0] });
  await gone(run, made.match, other);
  await act(run.port, made.match, { do: 'agree-end', token: second });
  await viewer.until(() => viewer.info.phase === 'ended');
  skip(2 * MINUTE);
  await expect
    .poll(() => heard(ann).at(-1))
    .toBe('The match has ended without a result.\nAt the table with Ben e.\u200bg.\u200bevil.\u200btest.');
  viewer.send({ t: 'rematch', id: 'r1' });
  await viewer.until(() => viewer.info.rematch !== null);
  await gone(run, made.match, viewer);
  const next = await run.server.lobby.room(viewer.info.rematch!);
  expect(room.ledger.targets).toEqual([]);
  expect(next.ledger.targets).toHaveLength(2);
  const before = got.length;
  skip(2 * MINUTE);
  await expect.poll(() => got.length).toBe(before + 1);
  expect(heard(ben)).not.toContainEqual(expect.stringContaining('ended'));
  const said = got.at(-1)!;
  expect((said.url === ann.endpoint ? ann : ben).read(said).match).toBe(next.id);
});

test('a match that is over forgets the devices of its players after a month', async () => {
  const { looked, run, skip, got, room, match, tokens } = await told();
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  for (const token of tokens) await act(run.port, match, { do: 'agree-end', token });
  expect(room.over).toBe(true);
  for (const viewer of viewers) await gone(run, match, viewer);
  skip(11_000);
  // The month starts when the message is sent.
  await expect.poll(() => room.ledger.targets).toMatchObject([{ told: 'ended' }]);
  skip(29 * 24 * 60 * MINUTE);
  await looked();
  expect(room.ledger.targets).toHaveLength(1);
  skip(2 * 24 * 60 * MINUTE);
  await expect.poll(() => room.ledger.targets).toEqual([]);
  expect(got.length).toBeLessThan(2);
});

test('the same keys serve after a restart', async () => {
  const place = folder();
  const file = `${place.path}/data.sqlite`;
  const keys: unknown[] = [];
  for (let n = 0; n < 2; n++) {
    const run = await ownServer({ file });
    keys.push(run.server.lobby.house.outlets.vapid.publicKey, run.server.lobby.house.outlets.linkKey);
    await run.server.close();
  }
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
  place.remove();
});

test('no endpoint and no key of a device is in what others are sent, in the desk’s numbers or in the log', async () => {
  const said = quietly();
  logFrom('debug');
  const { run, skip, room, match, made, tokens, device } = await told(() => 500);
  skip(11_000);
  await expect.poll(() => room.ledger.targets[0]?.failed).toBe(1);
  const { p256dh, auth } = device.subscription;
  const { vapid, linkKey } = run.server.lobby.house.outlets;
  const bytes: string[] = [];
  for (const token of [...tokens, made.host, made.spectator]) {
    const viewer = await Viewer.open(run.port, match, token);
    await viewer.until(() => viewer.info !== null);
    expect(viewer.info.hook).toBe(false);
    bytes.push(...viewer.bytes);
    bytes.push(JSON.stringify(await post(run.port, '/api/mine', { matches: [{ match, token }] })));
  }
  bytes.push(JSON.stringify(await post(run.port, `/api/matches/${match}/told`, { do: 'see', token: tokens[1] })));
  const all = `${bytes.join()}${allOf(said)}`;
  for (const secret of [device.endpoint, PUSH_HOST, p256dh, auth, vapid.privateKey, linkKey])
    expect(all).not.toContain(secret);
});
