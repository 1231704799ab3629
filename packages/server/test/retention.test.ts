// Finished matches and their talk are kept for as long as the host has set, and for ever where nothing is set.
import { expect, test } from 'vitest';
import { act, gone, ownServer, three, Viewer } from './harness.ts';

const DAY = 86_400_000;

/** Returns a server with a match that has ended after some talk, a running one, and what is left of them after some days. */
async function ended(options: { readonly finishedDays?: number; readonly talkDays?: number }) {
  const run = await ownServer(options);
  const { match, tokens } = await three(run.port);
  const running = await three(run.port);
  const ben = await Viewer.open(run.port, match, tokens[1]);
  await ben.ask({ t: 'say', words: { kind: 'text', text: 'Good evening.' } });
  for (const token of tokens) await act(run.port, match, { do: 'agree-end', token });
  const { lobby } = run.server;
  const left = async (days: number) => {
    await lobby.sweep(Date.now() + days * DAY);
    expect(await lobby.store.load(running.match)).not.toBeNull();
    const talk = (await lobby.store.talk(match)).players.map(({ words }) => words.kind);
    return { match: (await lobby.store.load(match)) !== null, talk };
  };
  return { run, match, tokens, ben, left };
}

test('by default nothing that was played ever goes', async () => {
  const { left } = await ended({});
  expect(await left(30_000)).toEqual({ match: true, talk: ['text'] });
});

test('a finished match goes after its time, unless somebody looks at it', async () => {
  const { run, match, ben, left } = await ended({ finishedDays: 30 });
  const whole = { match: true, talk: ['text'] };
  expect(await left(29)).toEqual(whole);
  expect(await left(31)).toEqual(whole);
  await gone(run, match, ben);
  expect(await left(29)).toEqual(whole);
  expect(await left(31)).toEqual({ match: false, talk: [] });
});

test('what was said goes after its time, on open pages too; the match stays', async () => {
  const { ben, left, run, match, tokens } = await ended({ talkDays: 5 });
  expect(await left(4)).toEqual({ match: true, talk: ['text'] });
  expect(await left(6)).toEqual({ match: true, talk: ['deleted'] });
  await ben.until(() => ben.heard.some((one) => one.t === 'talk' && one.lines[0]!.words.kind === 'deleted'));
  const later = await Viewer.open(run.port, match, tokens[0]);
  await later.hearsAll();
  expect(later.bytes.join()).not.toContain('Good evening.');
});
