// Matches recorded by earlier versions go on with this one. See archive/README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, GAMES } from '@gaslamp/games/games';
import { LoggedDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import { describe, expect, test } from 'vitest';
import { endOf, type Header } from '../src/record.ts';
import { readRecord } from '../src/record-reader.ts';
import { root } from '../src/root.ts';
import { verify } from '../src/verify.ts';
import { wordsOf } from '../src/words.ts';

const ARCHIVE = join(root, 'archive');
const files = readdirSync(ARCHIVE).filter((name) => name.endsWith('.jsonl'));

/** The game with the pack that the match was begun with. */
function gameOf({ game: id, pack }: Header): AnyGame {
  const file = join(ARCHIVE, 'packs', `${pack}.json`);
  const { game, readPack } = GAMES[id]!;
  return game(readPack(JSON.parse(readFileSync(file, 'utf8')), file));
}

describe.each(files)('%s', (file) => {
  const record = readRecord(join(ARCHIVE, file));
  const { header, entries, end } = record;
  const game = gameOf(header);

  test('its patches lead to the end that it names', () => {
    expect(game.pack).toBe(header.pack);
    const before = game.setup(header.seats, tableOptions(game, header.options));
    const match = Match.restore(game, before, entries, new LoggedDice([], game.nameOf));
    expect(match.decision).toBeNull();
    expect(endOf(game, entries.length, match.s)).toEqual(end);
  });

  test.skipIf(header.rules !== game.rules)('the rules give the same entries', () => {
    expect(verify(game, record).problem).toBeNull();
  });

  test('its log is told in words', () => {
    const words = wordsOf(game);
    const told = entries.flatMap(({ events }) =>
      events.flatMap(
        ({ kind, fields, secret }) => words.event({ kind, fields: { ...fields, ...secret?.fields } }) ?? [],
      ),
    );
    expect(told.length).toBeGreaterThan(entries.length / 4);
    expect(told.join('\n')).not.toMatch(/[{}]|undefined/);
  });
});

test('each game is there at each player count, by the rules of today too', () => {
  const kept = files.map((file) => readRecord(join(ARCHIVE, file)).header);
  for (const id of Object.keys(GAMES)) {
    const { seats, rules } = GAMES[id]!.game();
    for (let n = seats.least; n <= seats.most; n++)
      expect(kept).toContainEqual(expect.objectContaining({ game: id, seats: n, rules }));
  }
});
