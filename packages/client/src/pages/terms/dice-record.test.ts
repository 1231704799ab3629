import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import { optionsThen } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { ReadHeader } from '@gaslamp/record/record-form';
import { t } from '@gaslamp/words/text';
import { saidOf } from '@gaslamp/words/told/told';
import { describe, expect, test } from 'vitest';
import { ranges } from './dice-check.tsx';
import { checkRecord, type Shown } from './dice-record.ts';

/** Uses a record of the current rules, so that it is rerun. */
const keyed = (game: string): string => `${game}-rules-${gameNamed(game).rules}-2-players-format-2.jsonl`;
const ARCHIVE = join(import.meta.url.slice('file://'.length), '../../../../../../archive');
const recorded = (name: string): string => readFileSync(join(ARCHIVE, name), 'utf8');
const headerOf = (text: string): ReadHeader => JSON.parse(at(text.split('\n'), 0)) as ReadHeader;
type Line = Record<string, unknown>;
/** Returns the record with some of its lines changed. */
const changed = (text: string, change: (line: Line, n: number) => Line): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line, n) => JSON.stringify(change(JSON.parse(line) as Line, n)))
    .join('\n');

describe.each([keyed('emerald-2e'), keyed('nanty-narking')])('the record %s', (name) => {
  const text = recorded(name);
  test('is listed draw by draw, in words', () => {
    const { draws, steps, problem } = checkRecord(text, null, null);
    expect(problem).toBeNull();
    expect(steps).toBeGreaterThan(20);
    expect(draws.length).toBeGreaterThan(20);
    expect(draws.map(({ n }) => n)).toEqual(draws.map((_, i) => i));
    expect(at(draws, 0).step).toBe(0);
    expect(draws.every(({ holds }) => holds === true)).toBe(true);
  });
  test('with a step that says something else does not hold, from that step on', () => {
    const forged = changed(text, (line, n) => {
      const entry = line.entry as { patch: object } | undefined;
      return n === 12 && entry ? { ...line, entry: { ...entry, patch: { ...entry.patch, move: 999 } } } : line;
    });
    expect(forged).not.toBe(text.trimEnd());
    const { problem } = checkRecord(forged, null, null);
    expect(problem).not.toBeNull();
    expect(problem?.step).toBeLessThanOrEqual(12);
  });
});

test('another key than the one whose hash was shown does not hold, and says so of the beginning', () => {
  const forged = changed(recorded(keyed('emerald-2e')), (line) => {
    const dice = line.dice as { key: string } | undefined;
    return dice ? { ...line, dice: { ...dice, key: `${dice.key}x` } } : line;
  });
  expect(checkRecord(forged, null, null).problem).toMatchObject({ step: -1 });
});

test('a record with closed hands is not checked, and says so', () => {
  const { before: _, ...header } = headerOf(recorded(keyed('emerald-2e')));
  const { hash } = header.dice!;
  const lines = [
    { ...header, gaslamp: 2, before: null, closed: true, dice: { hash, key: null } },
    { end: { entries: 0, hash: '', result: null } },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const { game, pack, options, seats } = header;
  const shown: Shown = { id: 'm', game, pack, options, seats, from: null, diceHash: hash, diceKey: null };
  expect(checkRecord(text, null, shown)).toMatchObject({
    reasons: ['closed'],
    steps: 0,
    problem: { code: 'record.closed' },
  });
});

describe('a record of another match than the table’s does not hold, and says so of the beginning', () => {
  const text = recorded(keyed('emerald-2e'));
  const { game, pack, options, seats, dice } = headerOf(text);
  const shown: Shown = { id: 'm', game, pack, options, from: null, seats, diceHash: dice!.hash, diceKey: dice!.key };
  test('its own does', () => {
    expect(checkRecord(text, null, shown).finding).toBe('verified');
  });
  test('so does an honest one of older rules, with fewer options, and says what was not run', () => {
    const archived = recorded('emerald-2e-rules-1-2-players-format-2.jsonl');
    const { options, dice, ...then } = headerOf(archived);
    const table = {
      ...then,
      from: null,
      id: 'm',
      options: optionsThen(gameNamed(game), options),
      diceHash: dice!.hash,
      diceKey: dice!.key,
    };
    const { finding, notRerun } = checkRecord(archived, null, table);
    expect(finding).toBe('notVerified');
    expect(notRerun.rules).toEqual([1]);
  });
  const others: readonly [what: string, record: Partial<ReadHeader>][] = [
    ['game: nanty-narking; the table emerald-2e', { game: 'nanty-narking' }],
    ['game: constructor; the table emerald-2e', { game: 'constructor' }],
    ['data pack: ffffffff', { pack: 'ffffffff' }],
    ['option "insanityFaces": 1; the table', { options: { ...options, insanityFaces: 1 } }],
    ['beginning: another:3; the table the deal', { from: { match: 'another', moment: 3 } }],
    ['hash of the dice key: 000', { dice: { ...dice!, hash: '0'.repeat(64) } }],
    ['hash of the dice key: none', { dice: null }],
    ['dice key: none', { dice: { ...dice!, key: null } }],
  ];
  test.each(others)('%s', (what, other) => {
    const forged = changed(text, (line, n) => (n === 0 ? { ...line, ...other } : line));
    const { problem } = checkRecord(forged, null, shown);
    expect(problem?.step).toBe(-1);
    expect(saidOf({ t }, problem!.code, problem!.values)).toContain(what);
  });
  test('of other seats', () => {
    expect(checkRecord(text, null, { ...shown, seats: 3 }).problem).toMatchObject({
      code: 'record.table',
      values: { what: 'seats', record: '2', table: '3' },
    });
  });
});

describe('shares of chance', () => {
  // The bots' archive has no shares: made-up ones give other dice, which the check finds, but it still tells whose they are.
  const value = (digit: number) => String(digit).repeat(32);
  const text = changed(recorded('emerald-2e-rules-1-2-players-format-2.jsonl'), (line, n) =>
    n === 0
      ? {
          ...line,
          dice: {
            ...(line.dice as object),
            shares: [
              { value: value(1), by: 7 },
              { value: value(2), by: 3 },
            ],
          },
        }
      : line,
  );
  const own = (...shares: (string | null)[]) => shares.map((share, seat) => ({ seat, share }));
  test('are listed in the order in which they were given; those that this browser gave are compared', () => {
    const { finding, shares } = checkRecord(text, null, null, own(value(1), null));
    expect(finding).toBe('notVerified');
    expect(shares).toEqual({
      order: [1, 0],
      none: [],
      own: [
        { seat: 0, used: true },
        { seat: 1, used: null },
      ],
    });
  });
  test('a record that names none is not verified for whoever gave one', () => {
    const none = recorded(keyed('emerald-2e'));
    expect(checkRecord(none, null, null, own(null, null))).toMatchObject({ finding: 'verified', shares: null });
    const { finding, reasons } = checkRecord(none, null, null, own(value(1), null));
    expect([finding, reasons]).toEqual(['notVerified', ['share']]);
  });
  test('one that was exchanged is a reason of its own', () => {
    expect(checkRecord(text, null, null, own(value(1), value(2))).reasons).not.toContain('share');
    const { reasons, shares } = checkRecord(text, null, null, own(value(1), value(5)));
    expect(reasons).toContain('share');
    expect(shares?.own[1]).toEqual({ seat: 1, used: false });
  });
  test('are none in a match that is older', () => {
    expect(checkRecord(recorded(keyed('emerald-2e')), null, null, own(null)).shares).toBeNull();
  });
});

test('a record of no game is none', () => {
  const forged = changed(recorded(keyed('emerald-2e')), (line, n) =>
    n === 0 ? { ...line, game: 'constructor' } : line,
  );
  expect(() => checkRecord(forged, null, null)).toThrow('setup.game: game constructor');
});

test('steps that were played with cards that are not here are followed, and said to be so', () => {
  const text = recorded(keyed('emerald-2e'));
  const other = changed(text, (line) => ('pack' in line ? { ...line, pack: 'ffffffff' } : line));
  const { problem, notRerun, draws, steps } = checkRecord(other, null, null);
  expect(problem).toBeNull();
  expect(notRerun).toMatchObject({ packs: true, rules: [] });
  expect(notRerun.steps.length).toBe(steps);
  expect(draws.every(({ holds, what }) => holds === null && what === null)).toBe(true);
  expect(draws.map(({ said }) => said)).toEqual(checkRecord(text, null, null).draws.map(({ said }) => said));
});

test('steps of a version of the rules that is not here are named with it', () => {
  const older = changed(recorded(keyed('emerald-2e')), (line) => ('entry' in line ? { ...line, rules: 99 } : line));
  expect(checkRecord(older, null, null).notRerun).toMatchObject({ steps: [0], rules: [99] });
});

test('what is no record says so in words', () => {
  expect(() => checkRecord('{}', null, null)).toThrow(/record|gaslamp/);
});

test('steps in a row are told as one', () => {
  expect(ranges([0, 1, 2, 5])).toBe('0–2 and 5');
  expect(ranges([])).toBe('');
});
