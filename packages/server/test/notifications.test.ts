// Channel notifications: sent when it is the turn of a player who is not connected, once, and without secrets.
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Ways } from '../src/notifications/post.ts';
import { act, create, gone, looksOf, ownServer, refusal, sit, three, timeOf, Viewer } from './harness.ts';

const MINUTE = 60_000;
const HOOK = 'https://discord.com/api/webhooks/1/secret';
const PAGE = 'https://table.example.org';

interface Sent {
  readonly content: string;
  readonly key: string;
  readonly body: string;
}
/** Returns a transport that records all posts and responds with the status from `answers`. */
function channel(answers: () => number = () => 204): { sent: Sent[]; ways: Ways } {
  const sent: Sent[] = [];
  const request = (_: URL, { headers }: { headers: Record<string, string> }, answered: (answer: object) => void) => {
    const out = new EventEmitter() as EventEmitter & { end(body: string): void };
    out.end = (body) => {
      sent.push({ ...(JSON.parse(body) as { content: string }), key: headers['idempotency-key']!, body });
      answered({ statusCode: answers(), destroy: () => {} });
    };
    return out;
  };
  return { sent, ways: { resolve: async () => [{ address: '93.184.216.34', family: 4 }], request: request as never } };
}

/** Seats Ann (the host, with a channel), Ben and Cat. Nobody is connected. */
async function told(answers?: () => number) {
  const { sent, ways } = channel(answers);
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const { match, made, tokens } = await three(run.port);
  const hook = (url: string | null, token = made.host) => act(run.port, match, { do: 'hook', token, url, page: PAGE });
  expect((await hook(HOOK)).status).toBe(200);
  const room = await run.server.lobby.room(match);
  const asked = () => room.status.asked!;
  /** Connects the player who must answer, lets them answer, and disconnects them. */
  const answer = async () => {
    const viewer = await Viewer.open(run.port, match, tokens[asked()]!);
    await viewer.choose(viewer.options[0]);
    await gone(run, match, viewer);
  };
  return { run, skip, looked, sent, hook, room, asked, answer, match, made, tokens };
}
const NAMES = ['Ann', 'Ben', 'Cat'];

test('whose turn it is who does not look is told once, a moment later, with a link that opens no seat', async () => {
  const { looked, skip, sent, asked, match, tokens, made } = await told();
  await looked();
  expect(sent).toEqual([]);
  skip(11_000);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.content).toBe(`${NAMES[asked()]}: it is your turn.\n${PAGE}/m/${match}`);
  expect(JSON.parse(sent[0]!.body)).toMatchObject({ allowed_mentions: { parse: [] } });
  for (let i = 0; i < 5; i++) {
    skip(10 * MINUTE);
    await looked();
  }
  expect(sent).toHaveLength(1);
  for (const secret of [...tokens, made.host, made.open, made.spectator, ...made.invites])
    if (secret !== null) expect(JSON.stringify(sent)).not.toContain(secret);
});

test('as somebody else is asked they are told, at most once a minute', async () => {
  const { looked, skip, sent, asked, answer } = await told();
  skip(11_000);
  await expect.poll(() => sent.length).toBe(1);
  const first = asked();
  while (asked() === first) await answer();
  skip(11_000);
  await looked();
  expect(sent).toHaveLength(1);
  skip(MINUTE);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]!.content).toContain(`${NAMES[asked()]}: it is your turn.`);
  expect(sent[1]!.key).not.toBe(sent[0]!.key);
});

test('nobody is told while they look', async () => {
  const { looked, run, skip, sent, asked, match, tokens } = await told();
  const viewer = await Viewer.open(run.port, match, tokens[asked()]!);
  skip(11_000);
  await looked();
  skip(5 * MINUTE);
  await looked();
  expect(sent).toEqual([]);
  expect(viewer.closed).toBeNull();
});

test('whoever is asked and was lost with their process is told', async () => {
  const { looked, run, skip, sent, room, asked, match, tokens } = await told();
  await Viewer.open(run.port, match, tokens[asked()]!);
  skip(11_000);
  await looked();
  for (const { sockets } of room.audience.viewers()) sockets.clear();
  skip(5 * MINUTE);
  await looked();
  expect(sent).toEqual([]);
  await room.presence.settle();
  skip(5 * MINUTE);
  await expect.poll(() => sent.length).toBe(1);
});

test('what does not arrive is sent again under the same key, and given up after a while', async () => {
  let works = false;
  const { skip, sent, room } = await told(() => (works ? 204 : 500));
  // The retry time depends on when the failure was recorded.
  const failed = () => room.ledger.targets[0]?.failed;
  skip(11_000);
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(failed).toBe(1);
  skip(2 * MINUTE);
  await expect.poll(() => sent.length).toBe(2);
  await expect.poll(failed).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
  works = true;
  skip(5 * MINUTE);
  await expect.poll(() => sent.length).toBe(3);
  await expect.poll(() => room.ledger.targets[0]).toMatchObject({ failed: 0 });
  works = false;
});

test('what did not arrive is not tried more often for all that happens at the table', async () => {
  const { looked, run, skip, sent, room, match, tokens } = await told(() => 500);
  skip(11_000);
  await expect.poll(() => room.ledger.targets[0]).toMatchObject({ failed: 1 });
  for (let i = 0; i < 5; i++) {
    const does = i % 2 === 0 ? 'hand-over' : 'keep';
    expect((await act(run.port, match, { do: does, token: tokens[1], seat: 1 })).status).toBe(200);
    skip(11_000);
    await looked();
  }
  expect(sent).toHaveLength(1);
  skip(6_000);
  await expect.poll(() => sent.length).toBe(2);
});

test('a channel that is gone is told nothing any more, and everybody sees that', async () => {
  const { run, skip, sent, room, match, made } = await told(() => 404);
  // A spectator is never asked: notifications about a connected player would be suppressed.
  const viewer = await Viewer.open(run.port, match, made.spectator);
  expect(viewer.info.hook).toBe(true);
  skip(11_000);
  await viewer.until(() => viewer.info.hook === false);
  expect(room.ledger.targets).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('a name that leads inside is told nothing, and dropped at once', async () => {
  const { sent, ways } = channel();
  const run = await ownServer({
    look: 5,
    ways: { ...ways, resolve: async () => [{ address: '10.0.0.7', family: 4 }] },
  });
  const skip = timeOf(run);
  const { match, made } = await three(run.port);
  await act(run.port, match, { do: 'hook', token: made.host, url: 'https://router.example/x', page: PAGE });
  const room = await run.server.lobby.room(match);
  expect(room.ledger.targets).toHaveLength(1);
  skip(11_000);
  await expect.poll(() => room.ledger.targets).toEqual([]);
  expect(sent).toEqual([]);
});

test('ten failures in a row are enough', async () => {
  const { skip, sent, room } = await told(() => 500);
  for (let i = 1; i <= 10; i++) {
    skip(61 * MINUTE);
    await expect.poll(() => sent.length).toBe(i);
    await expect.poll(() => room.ledger.targets.map(({ failed }) => failed)).toEqual(i < 10 ? [i] : []);
  }
});

test('only the host sets a channel, https and public, and takes it away again', async () => {
  const { hook, tokens, room } = await told();
  expect(await hook(HOOK, tokens[1])).toEqual(refusal(403, 'only the host may do that'));
  for (const [url, why] of [
    ['http://discord.com/x', /https/],
    ['https://ann:b@discord.com/x', /password/],
    ['https://discord.com:99/x', /port/],
    ['https://10.0.0.1/x', /public internet/],
  ] as const)
    expect(await hook(url)).toEqual(refusal(400, why));
  expect(room.ledger.targets).toHaveLength(1);
  expect((await hook(null)).status).toBe(200);
  expect(room.ledger.targets).toEqual([]);
  expect(await hook(null)).toEqual(refusal(409, 'no channel is told of this match'));
});

test('nobody is sent the address of the channel', async () => {
  const { run, match, made, tokens } = await told();
  for (const token of [...tokens, made.host, made.spectator]) {
    const viewer = await Viewer.open(run.port, match, token);
    await viewer.until(() => viewer.info !== null);
    expect(viewer.bytes.join()).not.toContain('webhooks');
  }
});

test('with the deal whose turn it is is told, and the channel hears of the rematch', async () => {
  const { sent, ways } = channel();
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const made = await create(run.port, 2, { sit: [0], name: 'Ann' });
  await act(run.port, made.match, { do: 'hook', token: made.host, url: HOOK, page: PAGE });
  skip(11_000);
  await looked();
  const ben = (await sit(run.port, made.match, made.invites[1], 'Ben')).body.token as string;
  skip(11_000);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.content).toMatch(/^(Ann|Ben): it is your turn\./);
  const viewer = await Viewer.open(run.port, made.match, made.tokens[0]!);
  for (const token of [made.tokens[0], ben]) await act(run.port, made.match, { do: 'agree-end', token });
  await viewer.until(() => viewer.info.phase === 'ended');
  viewer.send({ t: 'rematch', id: 'r1' });
  await viewer.until(() => viewer.info.rematch !== null);
  await gone(run, made.match, viewer);
  const next = await run.server.lobby.room(viewer.info.rematch!);
  expect(next.ledger.targets).toMatchObject([{ id: `hook ${next.id}`, url: HOOK, origin: PAGE, told: null }]);
  skip(2 * MINUTE);
  await expect.poll(() => sent.some(({ content }) => content.includes(`your turn.\n${PAGE}/m/${next.id}`))).toBe(true);
});

test('no channel is told of a match that is over; one that is may still go', async () => {
  const run = await ownServer({});
  const hook = (match: string, token: string, url: string | null) =>
    act(run.port, match, { do: 'hook', token, url, page: PAGE });
  const { match, made, tokens } = await three(run.port);
  await hook(match, made.host, HOOK);
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  for (const token of tokens) await act(run.port, match, { do: 'agree-end', token });
  await viewers[0]!.until(() => viewers[0]!.info.phase === 'ended');
  expect(await hook(match, made.host, HOOK)).toEqual(refusal(409, 'the match is over'));
  expect((await hook(match, made.host, null)).status).toBe(200);
  expect((await run.server.lobby.room(match)).ledger.targets).toEqual([]);
});

test('who sits down is told while a match gathers; names are no markup', async () => {
  const { sent, ways } = channel();
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  const made = await create(run.port, 3, { sit: [0], name: 'Ann' });
  await act(run.port, made.match, { do: 'hook', token: made.host, url: HOOK, page: PAGE });
  skip(11_000);
  await looked();
  expect(sent).toEqual([]);
  await sit(run.port, made.match, made.invites[1], '**B** @all');
  skip(MINUTE);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.content).toBe(
    `Ann and \\*\\*B\\*\\* @\u200ball sit at the table. 1 seat is free.\n${PAGE}/m/${made.match}`,
  );
});

test('a crowd of matches with one channel writes to it one after the other, and no match is forgotten', async () => {
  const { sent, ways } = channel();
  const run = await ownServer({ look: 5, ways });
  const skip = timeOf(run);
  const looked = looksOf(run);
  for (let i = 0; i < 8; i++) {
    const { match, made } = await three(run.port);
    // The last four have another channel on the same host.
    const url = i < 4 ? HOOK : `${HOOK}2`;
    expect((await act(run.port, match, { do: 'hook', token: made.host, url, page: PAGE })).status).toBe(200);
  }
  skip(11_000);
  await expect.poll(() => sent.length).toBe(1);
  await looked();
  expect(sent).toHaveLength(1);
  skip(1_000);
  await expect.poll(() => sent.length).toBe(2);
  await looked();
  expect(sent).toHaveLength(2);
  for (let n = 2; n < 8; n += 2) {
    skip(7_000);
    await expect.poll(() => sent.length).toBe(n + 1);
    skip(1_000);
    await expect.poll(() => sent.length).toBe(n + 2);
  }
  expect(new Set(sent.map(({ content }) => content.split('\n')[1])).size).toBe(8);
});
