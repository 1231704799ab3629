import { type AnyGame, GAMES } from '@gaslamp/games/games';
import { rowsOf } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import type { Note } from '@gaslamp/protocol/notes';
import { type EntryLine, isEntry, type LogLine } from '@gaslamp/record/log';
import { closedRecordOf, type MatchRecord, recordOf, recordText } from '@gaslamp/record/record';
import { readRecord } from '@gaslamp/record/record-reader';
import { diceKeyOf, hashOfKey, SecureDice } from '@gaslamp/record/secure-dice';
import { lastOf, verify } from '@gaslamp/record/verify';
import { describe, expect, test } from 'vitest';
import { begun, game, KEY, playOn, readBack, recorded, second, whole } from './matches.ts';

const problemOf = (record: MatchRecord, by: AnyGame = game) => verify(by, readBack(record)).problem;
const entriesOf = ({ lines }: Pick<MatchRecord, 'lines'>) => lines.filter(isEntry);
const chanceOf = (lines: readonly EntryLine[]) => lines.flatMap(({ entry }) => entry.chance);
/** A record with one line changed. */
const changed = (record: MatchRecord, at: number, change: (line: EntryLine) => LogLine): MatchRecord => ({
  ...record,
  lines: record.lines.with(at, change(record.lines[at] as EntryLine)),
});

describe('a match that was played by a key', () => {
  const verdict = verify(game, readBack(whole));
  const chance = chanceOf(entriesOf(whole));

  test('holds: patches, rules, dice', () => {
    expect(verdict.finding).toBe('verified');
    expect(verdict.steps).toHaveLength(whole.lines.length);
    expect(verdict.notRerun).toEqual([]);
  });

  test('a file with more seats than the game has is told so before anything is made for each of them', () => {
    const { header, ...record } = readBack(whole);
    const { least, most } = game.seats;
    expect(lastOf(game, { ...record, header: { ...header, seats: 1e9 } })).toEqual({
      entry: 0,
      code: 'setup.players',
      values: { game: game.id, least, most, seats: 1e9 },
    });
  });

  test('lists every draw and roll in order, as the log and as the key say it', () => {
    expect(verdict.draws.map(({ said }) => said)).toEqual(chance);
    expect(verdict.draws.map(({ fromKey }) => fromKey)).toEqual(chance);
    expect(verdict.draws.map(({ n }) => n)).toEqual(chance.map((_, i) => i));
    for (const { entry, said } of verdict.draws) expect((whole.lines[entry] as EntryLine).entry.chance).toContain(said);
  });

  test('says of each what was asked: a die by its faces, a draw by what there was', () => {
    const dice = new SecureDice(KEY);
    for (const { what, of, said } of verdict.draws) {
      if (what === 'roll') expect(said).toBe(String(dice.roll(of!)));
      else dice.draw(Array.from({ length: of! }, (_, i) => i));
    }
    expect(new Set(verdict.draws.map(({ what }) => what))).toEqual(new Set(['roll', 'draw']));
  });

  test('that is not told yet is checked without its key', () => {
    const dice = { hash: hashOfKey(KEY), key: null };
    const { finding, reasons, draws } = verify(game, readBack({ ...whole, header: { ...whole.header, dice } }));
    expect([finding, reasons]).toEqual(['notVerified', ['keyUntold']]);
    expect(draws.map(({ said }) => said)).toEqual(chance);
    expect(draws.every(({ fromKey }) => fromKey === null)).toBe(true);
  });
});

describe('dice that were thrown again do not hold', () => {
  test('another key throughout', () => {
    const other = recorded(begun(game, 'another key'));
    const problem = problemOf(other)!;
    expect(problem).toMatchObject({ entry: 0, code: 'record.outcome', values: { source: 'dice key' } });
  });

  test('a key that is not the one whose hash was shown', () => {
    const record = { ...whole, header: { ...whole.header, dice: { hash: hashOfKey('shown'), key: KEY } } };
    const problem = problemOf(record)!;
    expect(problem).toMatchObject({ entry: -1, code: 'record.key', values: { shown: hashOfKey('shown') } });
  });

  test('one throw whose consequences the rules confirm', () => {
    // The last draws of a deal can be anything, so a forger can play on from there by the rules.
    const dice = new SecureDice(KEY);
    const forging = {
      roll: (sides: number) => (dice.roll(sides) % sides) + 1,
      draw: (from: readonly number[]) => dice.draw(from),
    };
    const { before, options } = begun();
    const { entry } = Match.start(game, 2, options, forging);
    const problem = problemOf(recorded({ before, options, lines: [{ at: 1, rules: game.rules, entry }] }))!;
    const face = expect.stringMatching(/^\d$/);
    expect(problem).toMatchObject({ code: 'record.outcome', values: { said: face, gives: face } });
  });
});

describe('a match that went on under another version of the rules', () => {
  const early = playOn(begun(), game, 30);
  const mixed = playOn(early, second, 100_000);
  const record = recorded(mixed, second);
  const { problem, notRerun, draws, steps } = verify(second, readBack(record));

  test('is folded where the version is gone, and re-run from where it is there', () => {
    expect(problem).toBeNull();
    expect(steps).toHaveLength(mixed.lines.length);
    expect(notRerun).toEqual(early.lines.map((_, entry) => ({ entry, why: 'rules', rules: game.rules })));
    expect(notRerun.length).toBeLessThan(steps.length / 2);
  });

  test('each position has the shape of its version', () => {
    const shapes = steps.map(({ s }) => 'lamps' in s);
    expect(shapes).toEqual(mixed.lines.map((_, i) => i >= early.lines.length));
  });

  test('its later dice follow from the key, the earlier ones are taken as they are', () => {
    const before = chanceOf(entriesOf({ lines: early.lines })).length;
    const chance = chanceOf(entriesOf(record));
    expect(draws.map(({ said }) => said)).toEqual(chance);
    expect(draws.map(({ n }) => n)).toEqual(chance.map((_, n) => n));
    expect(
      draws.slice(0, before).every(({ what, of, fromKey }) => what === null && of === null && fromKey === null),
    ).toBe(true);
    expect(draws.slice(before).map(({ fromKey }) => fromKey)).toEqual(chance.slice(before));
    expect(draws.length).toBeGreaterThan(before);
  });

  test('what the later rules did not give is found out', () => {
    const at = early.lines.length + 3;
    const wrong = changed(record, at, (line) => ({
      ...line,
      entry: { ...line.entry, events: [{ kind: 'x', fields: {} }] },
    }));
    expect(problemOf(wrong, second)).toMatchObject({ entry: at, code: 'record.differs', values: { field: 'events' } });
  });

  test('a patch of the earlier version that does not fit is found out', () => {
    const at = early.lines.length - 3;
    const patches = [{ lamps: 3 }, { place: [4e9] }, { agenda: [500] }, JSON.parse('{"__proto__":5}')];
    for (const patch of patches)
      expect(
        problemOf(
          changed(record, at, (line) => ({ ...line, entry: { ...line.entry, patch } })),
          second,
        ),
      ).toMatchObject({ entry: at, code: 'record.patch' });
    const seats = changed(record, at, (line) => ({ ...line, entry: { ...line.entry, patch: { seats: 4e9 } } }));
    expect(problemOf(seats, second)?.code).toBe('record.begun');
  });

  test('here, where that version is not known yet, it says so', () => {
    const found = verify(game, readBack(record));
    expect(found.problem).toMatchObject({
      entry: early.lines.length,
      code: 'record.version',
      values: { rules: second.rules },
    });
    expect(found.steps).toHaveLength(early.lines.length);
  });

  test('a match of that version alone is folded, for it says how it began', () => {
    const later = recorded(playOn(begun(second), second, 100_000), second);
    const found = verify(game, readBack(later));
    expect(found.problem).toBeNull();
    expect(found.notRerun).toHaveLength(later.lines.length);
    const cut = changed(later, later.lines.length - 1, (line) => ({ ...line, entry: { ...line.entry, patch: {} } }));
    expect(problemOf(cut)).toMatchObject({ code: 'record.end', values: { field: 'hash' } });
  });
});

describe('a match with another data pack', () => {
  const { game: made, readPack, builtIn } = GAMES['nanty-narking']!;
  const pack = structuredClone(builtIn) as { setup: Record<string, number> };
  const [money] = Object.keys(pack.setup).filter((key) => typeof pack.setup[key] === 'number');
  const corrected = made(
    readPack({ game: 'nanty-narking', corrects: 1, setup: { [money!]: pack.setup[money!]! + 1 } }, 'p'),
  );
  const record = recorded(playOn(begun(corrected), corrected, 100_000), corrected);

  test('is folded where the pack is not at hand, and says so', () => {
    expect(corrected.pack).not.toBe(game.pack);
    const { problem, notRerun } = verify(game, readBack(record));
    expect(problem).toBeNull();
    expect(notRerun).toHaveLength(record.lines.length);
    expect(notRerun[0]).toEqual({ entry: 0, why: 'pack', rules: game.rules });
  });
  test('is re-run with it', () => {
    const { problem, notRerun } = verify(corrected, readBack(record));
    expect(problem).toBeNull();
    expect(notRerun).toEqual([]);
  });
});

test('a beginning that the rules do not give is found out', () => {
  const { before } = whole.header;
  const rich = { ...before, money: (before as unknown as { money: number[] }).money.map((n) => n + 1) };
  const problem = problemOf({ ...whole, header: { ...whole.header, before: rich } })!;
  expect(problem).toMatchObject({ entry: 0, code: 'record.beginning' });
});

test('a position whose field has the name of a fault’s is a position', () => {
  const { before } = whole.header;
  const named = { ...whole, header: { ...whole.header, before: { ...before, code: 7 } as unknown as typeof before } };
  expect(problemOf(named)).toMatchObject({ entry: 0, code: 'record.beginning' });
  expect(lastOf(game, readBack(named))).toMatchObject({ code: 'record.end' });
});

test('a match that ended with its hands closed is not verified, and its file shows nothing of the game', () => {
  const { before, options } = whole.header;
  const note: Note = { kind: 'ended', agreed: [], silent: [] };
  const dice = { hash: hashOfKey(KEY), key: KEY };
  const record = closedRecordOf({ game, before, options, names: ['Ann', 'Ben'], dice }, [
    ...whole.lines,
    { at: 1, note },
  ]);
  const text = recordText(record);
  expect(text).not.toMatch(/"(entry|place|seenBy)"/);
  expect(text).not.toContain(KEY);
  const read = readRecord(text, 'm.jsonl');
  expect(read.notes).toEqual([{ at: 1, before: 0, note }]);
  const problem = { entry: -1, code: 'record.closed', values: {} };
  expect(verify(game, read)).toMatchObject({ problem, steps: [], draws: [] });
  expect(lastOf(game, read)).toEqual(problem);
});

test('a position that goes round for ever is left', () => {
  // The rules of the second version run on a forged position.
  const { effects } = second;
  const round = { kind: 'step' as const, run: (g: { next(frame: object): void }) => g.next({ effect: 'round' }) };
  const turning = {
    ...second,
    effects: Object.create(effects, { byName: { value: { ...effects.byName, round } } }),
  } as AnyGame;
  const { before, options, lines } = playOn(begun(), game, 3);
  const last = lines.at(-1) as EntryLine;
  const patch = { ...last.entry.patch, agenda: [0, { effect: 'round' }, { effect: 'round' }] };
  const made = [...lines.slice(0, -1), { ...last, entry: { ...last.entry, patch } }, { ...last, rules: second.rules }];
  const text = { ...recorded({ before, options, lines: made.slice(0, -1) }), lines: made };
  expect(problemOf(text, turning)).toMatchObject({ code: 'record.effects', values: { most: 100_000 } });
});

test('the dice depend on one share of each seat, and on no other that could be tried until the deal suits', () => {
  const share = { value: '5'.repeat(32), by: 1 };
  const shares = [share, share, share];
  const { before, options, lines } = begun(game, diceKeyOf(KEY, shares));
  const forged = (some: typeof shares) =>
    recordOf({ game, before, options, dice: { hash: hashOfKey(KEY), key: KEY, shares: some } }, lines);
  expect(problemOf(forged(shares))).toMatchObject({
    entry: -1,
    code: 'record.shares',
    values: { shares: 3, seats: 2 },
  });
});

test('what a take-back in the old form says, and which answers it takes back, is what the rules give', () => {
  const backs = whole.lines.flatMap((line, n) => (isEntry(line) && line.entry.did === 'undo 1' ? [n] : []));
  const made = { kind: 'forged', fields: { player: 0 } };
  const forged = (n: number, events: readonly object[]) =>
    problemOf(
      changed(whole, n, (line) => ({ ...line, entry: { ...line.entry, did: 'undo', events } as EntryLine['entry'] })),
    );
  expect(forged(backs[0]!, [made])).toMatchObject({
    code: 'record.differs',
    values: { field: 'events', did: 'undo' },
  });
});

test('no flag of an answer hides a part of a step, or shows what was taken back', () => {
  const rows = (lines: readonly LogLine[]) => JSON.stringify(rowsOf(lines.filter(isEntry).map(({ entry }) => entry)));
  const flags = [{ settled: true }, { settled: false }, { alone: true }, { alone: false }];
  const forged = whole.lines.flatMap((_, n) =>
    flags.map((flag) => changed(whole, n, (line) => ({ ...line, entry: { ...line.entry, ...flag } }))),
  );
  const shown = forged.filter(({ lines }) => rows(lines) !== rows(whole.lines));
  expect(shown.length).toBeGreaterThan(0);
  for (const one of shown) expect(problemOf(one)?.code).toMatch(/^record\.(?:step|differs)$/);
});
