// The packs that a host offers: each for its own game, with errors that name the file.
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '@gaslamp/words/languages';
import { afterAll, expect, test } from 'vitest';
import { messageIn, Said } from '../src/told.ts';
import { folder, post, start } from './harness.ts';

const dir = folder();
afterAll(dir.remove);
const correction = (game: string) => JSON.stringify({ game, corrects: 1 });
/** Creates a folder with one pack file. */
function offering(name: string, text: string): string {
  const path = mkdtempSync(join(dir.path, 'offered-'));
  writeFileSync(join(path, name), text);
  return path;
}

test('a pack of one game names no pack of another', async () => {
  writeFileSync(
    join(dir.path, 'mine.json'),
    JSON.stringify({ game: 'nanty-narking', corrects: 1, setup: { money: 12 } }),
  );
  const run = await start({ packs: dir.path });
  const { hash } = run.server.lobby.packs.offered[0]!;
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const create = (game: string, pack: string) => post(run.port, '/api/matches', { game, seats, sit: [0, 1], pack });
  expect(await create('nanty-narking', hash)).toMatchObject({ status: 200 });
  for (const pack of [hash, 'nanty-narking']) {
    const { status, body } = await create('emerald-2e', pack);
    expect(status).toBe(400);
    expect(body.error).toMatch(new RegExp(`^unknown pack "${pack}" for emerald-2e; allowed: \\w+ \\(built in\\)$`));
    expect((await fetch(`http://127.0.0.1:${run.port}/api/packs/emerald-2e/${pack}`)).status).toBe(404);
  }
  await run.server.close();
});

test.each([
  ['no JSON', '{', 'bad.json:1: from here on this is no JSON'],
  ['another game', correction('chess'), 'bad.json: game is "chess"; allowed: emerald-2e'],
  ['no game', 'null', 'bad.json: game is missing'],
  ['a game that is no text', '{ "game": { "toString": 1 }, "corrects": 1 }', 'bad.json: game is {"toString":1}'],
  ['far too much', ' '.repeat(1_000_001), '1000001 bytes; at most 1000000'],
  [
    'a value that is not allowed',
    '{ "game": "nanty-narking", "corrects": 1, "setup": { "hand": 4 } }',
    'bad.json: set',
  ],
])('a file with %s', async (_, text, message) => {
  const error = await start({ packs: offering('bad.json', text) }).catch((thrown: unknown) => thrown);
  expect(messageIn(texts('en'), error as Error)).toContain(message);
});

test('a file that cannot be read is named, in the language of the host', async () => {
  const packs = mkdtempSync(join(dir.path, 'offered-'));
  const path = join(packs, 'gone.json');
  symlinkSync(join(packs, 'nowhere'), path);
  const error = await start({ packs }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Said);
  expect(messageIn(texts('en'), error as Said)).toBe(`${path}: it cannot be read (ENOENT)`);
  expect(messageIn(texts('de'), error as Said)).toBe(`${path}: das lässt sich nicht lesen (ENOENT)`);
});

test('a file that begins with a byte-order mark is read', async () => {
  const run = await start({ packs: offering('marked.json', `\uFEFF${correction('nanty-narking')}`) });
  expect(run.server.lobby.packs.offered).toHaveLength(1);
  await run.server.close();
});
