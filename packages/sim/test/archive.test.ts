// Matches recorded by earlier versions continue with the present one. See archive/README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, GAMES } from '@gaslamp/games/games';
import { LoggedDice } from '@gaslamp/kernel/chance';
import { optionsThen } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import { hash, type State } from '@gaslamp/kernel/state';
import { endOf, folded, foldFrom } from '@gaslamp/record/record';
import { verify } from '@gaslamp/record/verify';
import { describe, expect, test } from 'vitest';
import { beginningOf, recordIn } from '../src/record-file.ts';
import { notesTold, retold } from '../src/retelling.ts';
import { ARCHIVE } from '../src/saved-names.ts';
import { wordsOf } from '../src/words.ts';

const files = readdirSync(ARCHIVE).filter((name) => name.endsWith('.jsonl'));
interface Begun {
  readonly game: string;
  readonly pack: string;
}

/** Returns the game with the pack with which the match was begun. */
function gameOf({ game: id, pack }: Begun): AnyGame {
  const file = join(ARCHIVE, 'packs', `${pack}.json`);
  const { game, readPack } = GAMES[id]!;
  return game(readPack(JSON.parse(readFileSync(file, 'utf8')), file));
}

/** Corrections to the pack whose effect is easy to notice. */
const CORRECTIONS: Readonly<Record<string, object>> = {
  'emerald-2e': { cards: { ZOMBIES: { claim: 1 }, MORIARTY: { claim: 1 } } },
  'nanty-narking': { setup: { money: 3 } },
  'emerald-1e': { numbers: { necronomicon: 4 } },
};
const never = (what: string) => () => {
  throw new Error(`${what} was asked, but a match is restored from what it stored`);
};
/** A later version of the game: changed setup, rules and cards, and one more number in its state. */
function changedGame({ game: id, pack }: Begun): AnyGame {
  const { game: made, readPack } = GAMES[id]!;
  const corrected = made(readPack({ game: id, corrects: 1, ...CORRECTIONS[id] }, 'correction'));
  expect(corrected.pack).not.toBe(pack);
  const rules = corrected.rules + 1;
  const byName = Object.fromEntries(
    Object.keys(corrected.effects.byName).map((name) => [name, { kind: 'step', run: never(name) }]),
  );
  return {
    ...corrected,
    rules,
    setup: never('setup'),
    effects: Object.create(corrected.effects, { byName: { value: byName } }),
    upgrades: { ...corrected.upgrades, [rules]: (s) => ({ ...s, gaslight: 9 }) },
    options: { ...corrected.options, gaslight: { least: 0, most: 9, standard: 3, before: 9, rule: 'R1' } },
  };
}

describe.each(files)('%s', (file) => {
  const record = recordIn(join(ARCHIVE, file));
  const { header, entries, notes, end } = record;
  const game = gameOf(header);
  const before = header.before ?? beginningOf(record)!;
  const restored = (by: AnyGame) => Match.restore(by, before, entries, new LoggedDice([], by.nameOf));

  test('its patches lead to the end that it names', () => {
    expect(game.pack).toBe(header.pack);
    const last = entries.reduce((at, entry) => folded(game, at, entry), foldFrom(before));
    expect(endOf(game, entries.length, last)).toEqual(end);
    const match = restored(game);
    expect(match.decision).toBeNull();
    expect(endOf(game, entries.length, { s: match.s, shape: game.rules }).result).toEqual(end!.result);
  });

  test('it has every field that the rules of today read', () => {
    const fields = (s: State) => Object.entries(s).map(([name, value]) => `${name}: ${typeof value}`);
    const now = game.setup(header.seats, optionsThen(game, header.options));
    expect(fields(restored(game).s).sort()).toEqual(fields(now).sort());
  });

  test('it comes to the same under another setup, other rules and other cards', () => {
    const later = changedGame(header);
    expect(() => later.setup(2, {})).toThrow('setup was asked');
    // With the state's shape from the record's version, the hash is the recorded one.
    expect(hash(entries.reduce((at, entry) => folded(later, at, entry), foldFrom(before)).s)).toBe(end!.hash);
    expect(restored(later).s).toEqual({ ...restored(game).s, gaslight: 9 });
    expect(optionsThen(later, header.options)).toEqual({ ...optionsThen(game, header.options), gaslight: 9 });
  });

  test('that it cannot be re-run under those is said, entry by entry', () => {
    const { problem, notRerun } = verify(changedGame(header), record, before);
    expect(problem).toBeNull();
    expect(notRerun).toEqual(entries.map(({ rules }, entry) => ({ entry, why: 'rules', rules })));
  });

  if (header.rules === game.rules)
    test('the rules give the same entries, and its key the same dice', () => {
      const { finding, notRerun, draws } = verify(game, record, before);
      expect(finding).toBe('verified');
      expect(notRerun).toEqual([]);
      expect(draws.map(({ said }) => said)).toEqual(entries.flatMap(({ chance }) => chance));
      if (header.dice) expect(draws.map(({ fromKey }) => fromKey)).toEqual(draws.map(({ said }) => said));
    });
  else
    test('of rules before these it is said that no entry was re-run', () => {
      const { finding, reasons, notRerun } = verify(game, record, before);
      expect([finding, reasons]).toEqual(['notVerified', ['rules']]);
      expect(notRerun).toHaveLength(entries.length);
      expect(notRerun.every(({ why }) => why === 'rules')).toBe(true);
    });

  test('its log is told in words', async () => {
    const words = await wordsOf(game);
    const verdict = verify(game, record, before);
    const lines = retold({ record, game, verdict, broken: null }, words);
    expect(lines.length).toBeGreaterThan(entries.length / 4);
    const noted = notesTold(record);
    expect(noted).toHaveLength(notes.length);
    for (const line of noted) expect(line).toMatch(/^[A-Z].*[^.]\.$/);
    expect(lines).toEqual(expect.arrayContaining(noted));
    expect(lines.filter((line) => /[{}]|undefined|^\(|cannot describe/.test(line))).toEqual([]);
  });
});

test('each game is there at each player count, by the rules of today too', () => {
  const kept = files.map((file) => recordIn(join(ARCHIVE, file)).header);
  for (const id of Object.keys(GAMES)) {
    const { seats, rules } = GAMES[id]!.game();
    for (let n = seats.least; n <= seats.most; n++)
      expect(kept).toContainEqual(expect.objectContaining({ game: id, seats: n, rules }));
    // With a key, and with the events outside the game.
    expect(kept).toContainEqual(expect.objectContaining({ gaslamp: 2, game: id, rules, dice: expect.anything() }));
  }
});

test('each record of the first format has its beginning beside it, and no other', () => {
  const first = files.filter((file) => recordIn(join(ARCHIVE, file)).header.gaslamp === 1);
  expect(readdirSync(join(ARCHIVE, 'beginnings')).sort()).toEqual(
    first.map((file) => file.replace(/\.jsonl$/, '.json')).sort(),
  );
});
