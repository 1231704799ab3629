// Talk at a table: who receives which lines, refusals, and storage.

import type { ServerMessage } from '@gaslamp/protocol/updates';
import { expect, test, vi } from 'vitest';
import {
  act,
  askedOf,
  create,
  endOpenly,
  folder,
  oneServer,
  ownServer,
  person,
  post,
  sit,
  three,
  Viewer,
} from './harness.ts';
import { linesOf, quietly } from './quietly.ts';
import { inFile } from './stores.ts';

const run = oneServer();
/** The number of lines that may be sent at once. */
const BURST = 5;

const says = (viewer: Viewer, text: string, id?: string): Promise<ServerMessage> =>
  viewer.ask({ t: 'say', words: { kind: 'text', text }, ...(id === undefined ? {} : { id }) });
/** Returns every line that a viewer received, as room and words, each as often as it came. */
const heardBy = ({ heard }: Viewer): string[] =>
  heard.flatMap((message) => {
    if (message.t !== 'line' && message.t !== 'talk') return [];
    const lines = message.t === 'line' ? [message.line] : message.lines;
    return lines.map(
      ({ words }) =>
        `${message.room}: ${words.kind === 'text' ? words.text : `(${words.kind === 'phrase' ? words.phrase : words.kind})`}`,
    );
  });
const lineOf = (viewer: Viewer) => viewer.heard.findLast((message) => message.t === 'line')!.line;
/** Resolves when everything that was sent to these viewers has arrived. */
async function quiet(...viewers: Viewer[]): Promise<void> {
  for (const viewer of viewers) await viewer.hearsAll();
}
/** Seats Ann and Ben at a table for three, with a spectator; Cat is absent. */
async function table(more: Parameters<typeof three>[1] = {}) {
  const { made, match, tokens } = await three(run.port, more);
  const [ann, ben] = await Promise.all(tokens.slice(0, 2).map((token) => Viewer.open(run.port, match, token)));
  const watcher = await Viewer.open(run.port, match, made.spectator);
  return { made, match, tokens, ann: ann!, ben: ben!, watcher };
}

test('players hear each other, under the names of their seats; watchers hear each other, by numbers', async () => {
  const { ann, ben, watcher, match, made } = await table();
  const before = Date.now();
  expect(await says(ann, 'Good evening.')).toMatchObject({ t: 'said' });
  expect(await ben.ask({ t: 'say', words: { kind: 'phrase', phrase: 'luck' } })).toMatchObject({ t: 'said' });
  await quiet(ann, ben);
  expect(heardBy(ann)).toEqual(['players: Good evening.', 'players: (luck)']);
  expect(heardBy(ben)).toEqual(heardBy(ann));
  const { n, at, by } = lineOf(ben);
  expect([n, by]).toEqual([2, { kind: 'seat', seat: 1, number: 2, name: 'Ben' }]);
  expect(at).toBeGreaterThanOrEqual(before);

  const host = await Viewer.open(run.port, match, made.host);
  await says(host, 'From beside the table.');
  await says(watcher, 'Ann has the better cards.');
  await says(watcher, 'I think.');
  await quiet(watcher, host);
  expect(heardBy(host)).toEqual(heardBy(watcher));
  expect(heardBy(watcher)).toHaveLength(3);
  expect(watcher.heard.flatMap((m) => (m.t === 'line' ? [m.line.by] : []))).toEqual(
    [1, 2, 2].map((number) => ({ kind: 'watcher', number })),
  );
  await quiet(ann, watcher);
  expect(ann.bytes.join()).not.toContain('better cards');
  expect(watcher.bytes.join()).not.toContain('Good evening');
});

test('before the deal those who sit already talk, and who sits down hears it', async () => {
  const made = await create(run.port, 3, { sit: [0], name: 'Ann' });
  const ann = await Viewer.open(run.port, made.match, made.tokens[0]!);
  await says(ann, 'Is anybody coming?');
  const { body } = await sit(run.port, made.match, made.invites[1], 'Ben');
  const ben = await Viewer.open(run.port, made.match, body.token as string);
  await ben.until(() => heardBy(ben).length > 0);
  expect(ben.info.phase).toBe('gathering');
  expect(heardBy(ben)).toEqual(['players: Is anybody coming?']);
});

test('when the match is over and open everybody reads both, and talk goes on', async () => {
  const { ann, ben, watcher, match, tokens, made } = await table();
  await says(ann, 'I am Moriarty.');
  await says(watcher, 'She must be Moriarty.');
  await endOpenly(run.port, match, tokens);
  await ann.until(() => heardBy(ann).length === 2);
  await watcher.until(() => heardBy(watcher).length === 2);
  for (const viewer of [ann, watcher]) {
    const shown = viewer.heard.findIndex((m) => 'info' in m && m.info.phase === 'ended');
    const other = viewer === ann ? 'watchers' : 'players';
    const told = viewer.heard.findIndex((m) => m.t === 'talk' && m.room === other);
    expect(told).toBeGreaterThan(shown);
  }
  await says(watcher, 'Well played, all of you.');
  await says(ben, 'Thank you!');
  const late = await Viewer.open(run.port, match, made.spectator);
  await quiet(ann, ben, watcher, late);
  const all = [
    'players: I am Moriarty.',
    'players: Thank you!',
    'watchers: She must be Moriarty.',
    'watchers: Well played, all of you.',
  ];
  for (const viewer of [ann, ben, watcher, late]) expect(heardBy(viewer).sort()).toEqual(all);
});

test('a line changes no version, and fails no command', async () => {
  const made = await create(run.port, 2);
  const players = await Promise.all(made.tokens.map((token) => Viewer.open(run.port, made.match, token)));
  const asked = askedOf(players);
  const version = async () => (await run.server.lobby.store.load(made.match))!.version;
  const before = await version();
  await says(players[0]!, 'one');
  expect(await version()).toBe(before);
  const [answered] = await Promise.all([
    asked.choose(asked.options[0]),
    ...players.map((viewer) => says(viewer, 'meanwhile')),
  ]);
  expect(answered).toMatchObject({ t: 'ack' });
  expect(await version()).toBe(before + 1);
});

test('a line is in the store before it is acknowledged', async () => {
  const { ann, ben, match } = await table();
  const { store } = run.server.lobby;
  const say = store.say.bind(store);
  let stored = () => {};
  vi.spyOn(store, 'say').mockImplementation(async (...line) => {
    await new Promise<void>((resolve) => {
      stored = resolve;
    });
    return say(...line);
  });
  const said = says(ann, 'Slowly.');
  await quiet(ann, ben);
  expect(heardBy(ben)).toEqual([]);
  expect(ann.heard.some(({ t }) => t === 'said')).toBe(false);
  // Nothing else waits for it.
  expect((await act(run.port, match, { do: 'agree-end', token: 'x'.repeat(32) })).status).toBe(403);
  stored();
  expect(await said).toMatchObject({ t: 'said' });
  await ben.until(() => heardBy(ben).length === 1);
});

test('a line that cannot be stored is refused, and nobody hears it', async () => {
  const { ann, ben } = await table();
  const error = quietly();
  vi.spyOn(run.server.lobby.store, 'say').mockRejectedValueOnce(new Error('no'));
  expect(await says(ann, 'Lost.', 'l1')).toMatchObject({ t: 'refused', id: 'l1', reason: 'failed' });
  expect(error).toHaveBeenCalled();
  // A resend does not count as already said.
  expect(await says(ann, 'Lost.', 'l1')).toMatchObject({ t: 'said', id: 'l1' });
  await ben.until(() => heardBy(ben).length === 1);
  expect(heardBy(ben)).toEqual(['players: Lost.']);
});

test('a line that is sent again after a lost reply is answered, and not said twice', async () => {
  const { ann, ben, match, tokens, watcher } = await table();
  for (let i = 0; i < 3; i++) expect(await says(ann, 'Once.', 'once')).toEqual({ t: 'said', id: 'once' });
  ann.close();
  const again = await Viewer.open(run.port, match, tokens[0]);
  const both = await Promise.all([says(again, 'Twice?', 'twice'), says(again, 'Twice?', 'twice')]);
  expect(both).toEqual([1, 2].map(() => ({ t: 'said', id: 'twice' })));
  // The ids of the two rooms are independent.
  expect(await says(watcher, 'Beside.', 'once')).toMatchObject({ t: 'said' });
  // None of the resends was counted as a line.
  for (let i = 0; i < BURST - 2; i++) expect(await says(again, `${i}`)).toMatchObject({ t: 'said' });
  await quiet(ben, watcher);
  expect(heardBy(ben)).toEqual(['Once.', 'Twice?', '0', '1', '2'].map((text) => `players: ${text}`));
  expect(heardBy(watcher)).toEqual(['watchers: Beside.']);
});

test('under an id that was used nothing else is said, by its seat or by another', async () => {
  const { ann, ben, watcher, match, tokens } = await table();
  const device = await Viewer.open(run.port, match, tokens[0]);
  const { store } = run.server.lobby;
  const say = store.say.bind(store);
  let stored = () => {};
  vi.spyOn(store, 'say').mockImplementationOnce(async (...line) => {
    await new Promise<void>((resolve) => {
      stored = resolve;
    });
    return say(...line);
  });
  const first = says(ann, 'I am loyal.', 'one');
  await quiet(ann);
  const second = says(device, 'I am a traitor.', 'one');
  await quiet(device);
  stored();
  const both = await Promise.all([first, second]);
  const taken = { t: 'refused', id: 'one', detail: 'this id is taken' };
  expect(both).toMatchObject([{ t: 'said' }, taken]);
  for (const [viewer, text] of [
    [ann, 'I was loyal.'],
    [ben, 'I am loyal.'],
  ] as const)
    expect(await says(viewer, text, 'one')).toMatchObject(taken);
  expect(await says(ann, 'I am loyal.', 'one')).toEqual({ t: 'said', id: 'one' });
  await says(watcher, 'Who is?', 'two');
  expect(await says(watcher, 'Who was?', 'two')).toMatchObject({ t: 'refused', detail: 'this id is taken' });
  await quiet(ben, watcher);
  expect(heardBy(ben)).toEqual(['players: I am loyal.']);
  expect(heardBy(watcher)).toEqual(['watchers: Who is?']);
});

test('a seat says five lines at once, then one in three seconds, from all its devices; others are not kept from it', async () => {
  const { ann, ben, match, tokens } = await table();
  const device = await Viewer.open(run.port, match, tokens[0]);
  for (let i = 0; i < BURST; i++) expect(await says(i % 2 ? ann : device, `${i}`)).toMatchObject({ t: 'said' });
  for (const viewer of [ann, device])
    expect(await says(viewer, 'too much')).toMatchObject({
      t: 'refused',
      detail: 'too many lines: one in three seconds on average; wait a moment',
    });
  expect(await says(ben, 'I am calm.')).toMatchObject({ t: 'said' });
  await quiet(ben);
  expect(heardBy(ben)).toHaveLength(BURST + 1);
});

test('all who watch from one address say as much as one of them; the host beside the table has words of their own', async () => {
  const { made, match, watcher } = await table();
  const other = await Viewer.open(run.port, match, made.spectator);
  for (let i = 0; i < BURST; i++) expect(await says(i % 2 ? watcher : other, `${i}`)).toMatchObject({ t: 'said' });
  for (const viewer of [watcher, other]) expect(await says(viewer, 'too much')).toMatchObject({ t: 'refused' });
  const host = await Viewer.open(run.port, match, made.host);
  expect(await says(host, 'A word.')).toMatchObject({ t: 'said' });
});

test('whoever comes gets the last fifty lines', async () => {
  const { match, tokens } = await three(run.port);
  const { store } = run.server.lobby;
  const by = { kind: 'seat', seat: 0, number: 1, name: 'Ann' } as const;
  // Before the room is opened again with the stored lines.
  for (let i = 1; i <= 60; i++)
    await store.say(match, 'players', `i${i}`, { at: i, by, words: { kind: 'text', text: `${i}` } });
  const ann = await Viewer.open(run.port, match, tokens[0]);
  // As if another server had stored them: the room reads again when it stores a line.
  await says(ann, 'Here I am.');
  const ben = await Viewer.open(run.port, match, tokens[1]);
  await ben.until(() => heardBy(ben).length > 0);
  expect(heardBy(ben)).toEqual([...Array.from({ length: 49 }, (_, i) => `players: ${i + 12}`), 'players: Here I am.']);
  expect(heardBy(ann)).toEqual(heardBy(ben));
});

test('without talk nothing is said, and everybody knows; a rematch is as silent', async () => {
  const { ann, watcher, match, tokens } = await table({ chat: false });
  expect(ann.info.chat).toBe(false);
  for (const viewer of [ann, watcher])
    expect(await says(viewer, 'Psst!')).toMatchObject({ t: 'refused', detail: 'there is no talk at this table' });
  await endOpenly(run.port, match, tokens);
  await ann.until(() => ann.info.phase === 'ended');
  await ann.ask({ t: 'rematch' });
  await ann.until(() => ann.info.rematch !== null);
  const next = await Viewer.open(run.port, ann.info.rematch!, tokens[0]);
  expect(next.info.chat).toBe(false);
});

test('as it comes there is talk, and whoever is invited is told so', async () => {
  const { ann } = await table();
  expect(ann.info.chat).toBe(true);
  const invited = await create(run.port, 2, { sit: [0] });
  const seen = await post(run.port, `/api/matches/${invited.match}/invitation`, { invite: invited.invites[1] });
  expect(seen.body.chat).toBe(true);
});

test('where there was talk there is talk in the rematch', async () => {
  const { ann, match, tokens } = await table();
  await endOpenly(run.port, match, tokens);
  await ann.until(() => ann.info.phase === 'ended');
  await ann.ask({ t: 'rematch' });
  await ann.until(() => ann.info.rematch !== null);
  const next = await Viewer.open(run.port, ann.info.rematch!, tokens[0]);
  expect(next.info.chat).toBe(true);
});

test('a match from before there was any talk has none: nobody there was asked', async () => {
  const { match, made } = await table();
  const { store } = run.server.lobby;
  const { record, status, seats } = (await store.load(match))!;
  const { chat: _, ...older } = record;
  await store.create({ ...older, id: 'older' }, { ...status, phase: 'gathering' }, seats);
  const old = await Viewer.open(run.port, 'older', made.tokens[0]!);
  expect(old.info.chat).toBe(false);
});

test('a seat that was given to somebody else says nothing for whoever held it', async () => {
  const { ann, ben, match, tokens } = await table();
  await act(run.port, match, { do: 'leave', token: tokens[1], seat: 1 });
  await ben.until(() => ben.closed !== null);
  await says(ann, 'Gone?');
  expect(heardBy(ben)).toEqual([]);
});

test('what is no line gets a sentence, and is not said', async () => {
  const { ann, ben } = await table();
  expect(await says(ann, 'a\nb')).toMatchObject({
    t: 'refused',
    detail: expect.stringContaining('without line breaks'),
  });
  expect(await says(ann, 'x'.repeat(281))).toMatchObject({
    t: 'refused',
    detail: 'words.text: at most 280 characters',
  });
  await quiet(ben);
  expect(heardBy(ben)).toEqual([]);
});

test('markup and links stay what was typed', async () => {
  const { ann, ben } = await table();
  await says(ann, '<img src=x onerror=alert(1)> https://a.example');
  await ben.until(() => heardBy(ben).length === 1);
  expect(heardBy(ben)).toEqual(['players: <img src=x onerror=alert(1)> https://a.example']);
});

test('talk outlives a restart; where a line of it is damaged the match is played on without that line', async () => {
  const place = folder();
  const file = `${place.path}/data.sqlite`;
  const first = await ownServer({ file });
  const made = await create(first.port, 2, { seats: [person, person] });
  const ann = await Viewer.open(first.port, made.match, made.tokens[0]!);
  for (const text of ['one', 'two', 'three']) await says(ann, text, text);
  const watcher = await Viewer.open(first.port, made.match, made.spectator);
  await says(watcher, 'I was number one.');
  await first.server.close();
  inFile(file, `update talk set line = 'torn' where room = 'players' and n = 3`);
  const error = quietly();
  const second = await ownServer({ file });
  const back = await Viewer.open(second.port, made.match, made.tokens[0]!);
  await back.until(() => heardBy(back).length > 0);
  expect(heardBy(back)).toEqual(['players: one', 'players: two']);
  expect(linesOf(error)).toContainEqual(
    expect.objectContaining({ match: made.match, times: 1, msg: expect.stringContaining('lines of talk') }),
  );
  // Sent before the restart, acknowledged after it.
  expect(await says(back, 'two', 'two')).toEqual({ t: 'said', id: 'two' });
  expect(await says(back, 'four')).toMatchObject({ t: 'said' });
  expect(heardBy(back).slice(2)).toEqual(['players: one', 'players: two', 'players: four']);
  const other = await Viewer.open(second.port, made.match, made.spectator);
  await says(other, 'I am another one.');
  expect(lineOf(other).by).toEqual({ kind: 'watcher', number: 2 });
  const asked = back.asked ? back : await Viewer.open(second.port, made.match, made.tokens[1]!);
  expect(await asked.choose(asked.options[0])).toMatchObject({ t: 'ack' });
  place.remove();
});

test('a match whose talk cannot be read at all is played without', async () => {
  const place = folder();
  const file = `${place.path}/data.sqlite`;
  const first = await ownServer({ file });
  const made = await create(first.port, 2);
  await first.server.close();
  const second = await ownServer({ file });
  const error = quietly();
  vi.spyOn(second.server.lobby.store, 'talk').mockRejectedValue(new Error('unreadable'));
  const ann = await Viewer.open(second.port, made.match, made.tokens[0]);
  expect(ann.info.phase).toBe('playing');
  expect(linesOf(error)).toContainEqual(
    expect.objectContaining({ match: made.match, why: 'unreadable', msg: 'a match goes on without its talk' }),
  );
  place.remove();
});
