// The house list about the players' identities: the host's choice, stored with the match and shown to all before they sit down.
import { join } from 'node:path';
import { HOUSE_LISTS } from '@gaslamp/protocol/house';
import { expect, onTestFinished, test } from 'vitest';
import { folder } from './folder.ts';
import { bot, create, oneServer, ownServer, person, post, refusal, sit, Viewer } from './harness.ts';

const run = oneServer();
const seats = [person, bot()];

test('what the host has chosen is told to everybody; as it came the house lists nothing', async () => {
  for (const list of [undefined, ...HOUSE_LISTS]) {
    const made = await create(run.port, 2, { seats, sit: [0], ...(list && { list }) });
    for (const token of [made.tokens[0] ?? '', made.spectator]) {
      const viewer = await Viewer.open(run.port, made.match, token);
      await viewer.until(() => viewer.info !== null);
      expect(viewer.info?.list).toBe(list ?? 'nothing');
    }
  }
});

test('who is invited reads it, and it outlives a restart', async () => {
  const { path, remove } = folder();
  onTestFinished(remove);
  const file = join(path, 'house.db');
  const first = await ownServer({ file });
  const made = await create(first.port, 2, { sit: [0], list: 'odds' });
  const { body } = await post(first.port, `/api/matches/${made.match}/invitation`, { invite: made.invites[1] });
  expect(body).toMatchObject({ list: 'odds' });
  await sit(first.port, made.match, made.invites[1], 'Ben');
  await first.server.close();
  const again = await ownServer({ file });
  const viewer = await Viewer.open(again.port, made.match, made.tokens[0] ?? '');
  await viewer.until(() => viewer.info !== null);
  expect(viewer.info?.list).toBe('odds');
});

test('another word is refused with those that there are', async () => {
  const wish = { game: 'emerald-2e', seats, sit: [0], list: 'everything' };
  expect(await post(run.port, '/api/matches', wish)).toEqual(refusal(400, /list: .*nothing.*certain.*odds/));
});
