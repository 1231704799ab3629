// Renewed keys of notifications: former links are void, devices are gone, and mailboxes that refused letters still do.
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../src/data.ts';
import { folder, ownServer, post, three } from './harness.ts';
import { ANN, HOUSE, linkIn, open } from './letters.ts';
import { mailServer } from './mail-server.ts';
import { Device } from './push-service.ts';

async function renewed(file: string): Promise<string> {
  let said = '';
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    }),
  );
  await main(['renew-keys'], { GASLAMP_DATA: file });
  for (const stream of streams) stream.mockRestore();
  return said;
}

test('renewed keys void former links and devices; a mailbox that refuses letters is not asked again', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const file = join(place.path, 'data.sqlite');
  const { smtp, letters } = await mailServer();
  const options = {
    file,
    url: HOUSE,
    look: 5,
    mail: { smtp, from: { name: 'Gaslamp', address: 'table@example.org' } },
  };
  const before = await ownServer(options);
  const { match, tokens } = await three(before.port);
  const wish = (port: number, seat: number, what: object) =>
    post(port, `/api/matches/${match}/told`, { token: tokens[seat], ...what });
  const device = { do: 'push', ...new Device('ben').subscription };
  expect((await wish(before.port, 1, device)).status).toBe(200);
  for (const [seat, address] of [ANN, 'cat@mail.example.org'].entries())
    expect((await wish(before.port, seat, { do: 'mail', address })).status).toBe(200);
  await expect.poll(() => letters.length).toBe(2);
  const link = (address: string) => linkIn(letters.find(({ to }) => to.includes(address))!, 'stop');
  expect((await open(before.port, link('cat'), 'POST', 'do=never')).status).toBe(200);
  const keys = { ...before.server.lobby.house.outlets };
  expect(await renewed(file)).toContain('another Gaslamp is using it');
  await before.server.close();
  expect(await renewed(file)).toBe(
    'renewed: the keys of push messages and links. Devices to be switched on again: 1.\n',
  );
  const run = await ownServer(options);
  const { vapid, linkKey, mailboxKey } = run.server.lobby.house.outlets;
  expect([vapid.privateKey, linkKey]).not.toEqual([keys.vapid.privateKey, keys.linkKey]);
  expect(vapid.privateKey).not.toBe(keys.vapid.privateKey);
  expect(mailboxKey).toBe(keys.mailboxKey);
  expect((await open(run.port, link('ann'))).status).toBe(404);
  expect((await wish(run.port, 1, { do: 'see', endpoint: device.endpoint })).body).toMatchObject({
    push: false,
    key: vapid.publicKey,
  });
  expect((await wish(run.port, 1, device)).body).toMatchObject({ push: true });
  expect((await wish(run.port, 2, { do: 'mail', address: 'cat@mail.example.org' })).status).toBe(409);
});
