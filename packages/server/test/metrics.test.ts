// Metrics for the host's monitoring: numbers for the holder of the secret, and nothing about who plays what.
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { ownServer, playOn, post, refusal, three, Viewer } from './harness.ts';
import { Device } from './push-service.ts';

const SECRET = 'a-secret-of-the-host';
const ask = (port: number, authorization?: string) =>
  fetch(`http://127.0.0.1:${port}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
/** Returns the value of one line. */
const numberOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length),
  );

test('it counts matches, sockets, commands by how they were answered, and for how long bots think', async () => {
  const { port, server } = await ownServer({ metrics: SECRET });
  const { match, tokens, made } = await three(port);
  const table = await Promise.all(tokens.map((token) => Viewer.open(port, match, token)));
  expect(await playOn(table, 20, (n) => n - 1)).toBe(20);
  const refused = await table[0]!.choose('nonsense');
  expect(refused.t).toBe('refused');
  const device = new Device('one');
  await post(port, `/api/matches/${match}/told`, { do: 'push', token: tokens[0], ...device.subscription });
  const { targets } = (await server.lobby.store.load(match))!;
  const response = await ask(port, `Bearer ${SECRET}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(targets).toHaveLength(1);
  expect(numberOf(text, 'gaslamp_matches{game="emerald-2e",phase="playing"}')).toBe(1);
  expect(numberOf(text, 'gaslamp_sockets{where="inside"}')).toBe(3);
  expect(numberOf(text, 'gaslamp_command_seconds_count{answer="ack"}')).toBe(20);
  expect(numberOf(text, 'gaslamp_command_seconds_count{answer="refused"}')).toBe(1);
  expect(numberOf(text, 'gaslamp_bots_waiting')).toBe(0);
  expect(numberOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  for (const secret of [...tokens, match, made.host, made.spectator, device.endpoint, 'push', 'Ann', 'Ben', 'Cat'])
    expect(text).not.toContain(secret);
  // Labels contain only a game, phase, response or place, or values of Node itself.
  const labels = Array.from(text.matchAll(/(\w+)="[^"]*"/g), ([, name]) => name!);
  const allowed = [
    'answer',
    'game',
    'phase',
    'where',
    'le',
    'kind',
    'space',
    'type',
    'version',
    'major',
    'minor',
    'patch',
  ];
  expect(labels).toContain('phase');
  expect(labels.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('others are refused, and without a secret nothing is there', async () => {
  const { port } = await ownServer({ metrics: SECRET });
  for (const said of [undefined, '', 'Bearer', `Bearer ${SECRET}x`, `Basic ${SECRET}`, SECRET]) {
    const response = await ask(port, said);
    expect({ status: response.status, body: await response.json() }).toEqual(
      refusal(401, /^the numbers of this server/),
    );
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
  const { port: other } = await ownServer({});
  expect((await ask(other, `Bearer ${SECRET}`)).status).toBe(404);
});

test('the secret is long enough that nobody guesses it, and is not repeated where it is refused', () => {
  expect(readSettings({}).metrics).toBeNull();
  expect(readSettings({ GASLAMP_METRICS: ` ${SECRET} ` }).metrics).toBe(SECRET);
  for (const wrong of ['short', 'with a space in between', 'x'.repeat(257)])
    try {
      readSettings({ GASLAMP_METRICS: wrong });
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message).toMatch(/^GASLAMP_METRICS must have 16 to 256 letters/);
      expect((error as Error).message).not.toContain(wrong);
    }
});
