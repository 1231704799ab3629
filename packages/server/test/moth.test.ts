// A third game runs on the server without any change to it: with people, a bot and a restart in the middle.
import '@gaslamp/moth/moth';
import { join } from 'node:path';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { expect, test, vi } from 'vitest';
import { out } from '../src/log.ts';
import { create, folder, playOn, start, Viewer } from './harness.ts';

process.env.GASLAMP_GAMES = 'packages/moth/src/moth.ts';
const place = folder();

test('people and a bot play it to the end, and nobody sees another hand', async () => {
  const complaints = vi.spyOn(out, 'write');
  const file = join(place.path, 'moth.sqlite');
  let run = await start({ file });
  const seats: CreateMatch['seats'] = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'random' }];
  const made = await create(run.port, 3, { game: 'moth', seats, sit: [0, 1], standIn: 'random' });
  const open = () => Promise.all([0, 1].map((seat) => Viewer.open(run.port, made.match, made.tokens[seat]!)));
  let people = await open();
  let n = 0;
  await playOn(people, 6, (most) => n++ % most);
  await run.server.close();
  run = await start({ file });
  people = await open();
  await playOn(people, 500, (most) => n++ % most);
  expect(people[0]!.standing.question).toBeNull();
  expect(people[0]!.info.phase).toBe('over');
  for (const [seat, person] of people.entries())
    for (const text of person.bytes) {
      const { state } = JSON.parse(text) as { state?: { place: number[] } };
      // Places 0 to 3 are hands, 8 is the deck.
      for (const at of state?.place ?? []) expect([seat, -1, 4, 5, 6, 9]).toContain(at);
    }
  await run.server.close();
  // A failing bot takes the first option and logs it: this one did not fail.
  expect(complaints).not.toHaveBeenCalled();
  place.remove();
});
