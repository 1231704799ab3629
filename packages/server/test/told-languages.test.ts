// Viewers are told the same whatever language their browsers want: a language is chosen on the page, not on the wire.
import { GAMES } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import languages from '@gaslamp/words/languages.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { create, oneServer, Viewer } from './harness.ts';

const run = oneServer();
/** Browsers that want a language by their settings, or by a choice on the page. A seat has no more pages than these and one. */
const BROWSERS = Object.keys(languages).map((code, i) => ({
  'accept-language': i === 2 ? 'fr' : code,
  cookie: i === 1 ? '' : `language=${code}`,
}));

/** Presence is sent a moment later, to all who have come by then. */
const PRESENCE = /^\{"t":"presence"/;

for (const game of Object.keys(GAMES))
  test(`${game}: every browser at a seat hears the same, to the end of the match`, { tags: [game] }, async () => {
    const { match, tokens, spectator } = await create(run.port, 2, { game });
    const first = await Promise.all([...tokens, spectator].map((token) => Viewer.open(run.port, match, token)));
    await Promise.all(first.map((one) => one.hearsAll()));
    // At each seat there is somebody already, so that nobody is told that another comes.
    const seats = await Promise.all(
      [...tokens, spectator].map((token) =>
        Promise.all(BROWSERS.map((headers) => Viewer.greet(new Viewer(run.port, undefined, headers), match, token))),
      ),
    );
    const room = await run.server.lobby.room(match);
    const mind = new FastDice(7);
    for (let now = await room.current(); now?.decision; now = await room.current()) {
      const { player, options } = now.decision;
      await room.answer(player, room.game.verbs.format(at(options, mind.below(options.length))), now.at);
    }
    expect(room.over).toBe(true);
    for (const browsers of seats) {
      for (const one of browsers) {
        expect(await one.ask({ t: 'choose', id: 'late', texts: ['pass'], at: { move: 0, step: 0 } })).toMatchObject({
          t: 'refused',
        });
        await one.hearsAll();
      }
      const [heard, ...others] = browsers.map(({ bytes }) => bytes.filter((text) => !PRESENCE.test(text)));
      expect(heard?.length).toBeGreaterThan(20);
      for (const other of others) expect(other).toEqual(heard);
    }
  });

test('an error over HTTP has the same sentence for programs, and the same code, whatever language is wanted', async () => {
  const answers = await Promise.all(
    BROWSERS.map(async (headers) => {
      const response = await fetch(`http://127.0.0.1:${run.port}/api/matches/nowhere/past`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ token: 'x'.repeat(24) }),
      });
      return [response.status, await response.text()];
    }),
  );
  expect(answers[0]?.[0]).toBe(404);
  expect(String(answers[0]?.[1])).toContain('there is no match nowhere');
  for (const other of answers) expect(other).toEqual(answers[0]);
});
