import { recordText } from '@gaslamp/record/record';
import { readRecord } from '@gaslamp/record/record-reader';
import { describe, expect, test } from 'vitest';
import { game, readBack, whole } from './matches.ts';

const lines = recordText(whole).trimEnd().split('\n');
type Json = Record<string, unknown>;
const line = (at: number): Json => JSON.parse(lines[at]!) as Json;
const entryOf = (at: number): Json => line(at).entry as Json;
/** Returns the error for the file with one line replaced. */
function errorAt(at: number, value: unknown): string {
  try {
    readRecord(lines.with(at, typeof value === 'string' ? value : JSON.stringify(value)).join('\n'), 'm.jsonl');
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}
const header = (change: Json): string => errorAt(0, { ...line(0), ...change });
const before = (change: Json): string => header({ before: { ...(line(0).before as Json), ...change } });
const logLine = (change: Json): string => errorAt(3, { ...line(3), ...change });
const entry = (change: Json): string => logLine({ entry: { ...entryOf(3), ...change } });

test('what was written is read', () => {
  const { header, entries, notes, end } = readBack(whole);
  expect(header).toEqual({
    ...whole.header,
    closed: false,
    match: null,
    from: null,
    names: null,
    people: null,
    seed: null,
  });
  expect(entries.map(({ rules: _, at: __, ...entry }) => entry)).toEqual(
    whole.lines.map((one) => 'entry' in one && one.entry),
  );
  expect(entries.every(({ rules, at }) => rules === game.rules && at === 1_000_000)).toBe(true);
  expect(notes).toEqual([]);
  expect(end).toEqual(whole.end);
});

test('a file of the first format is read, which does not say how its match began', () => {
  const { before: _, dice: __, ...old } = line(0);
  const text = [{ ...old, gaslamp: 1 }, ...lines.slice(1, -1).map((_, i) => entryOf(i + 1)), line(-1 + lines.length)];
  const record = readRecord(text.map((one) => JSON.stringify(one)).join('\n'), 'm.jsonl');
  expect(record.header).toMatchObject({ gaslamp: 1, before: null, dice: null });
  expect(record.entries).toEqual(readBack(whole).entries.map((entry) => ({ ...entry, at: null })));
});

test('notes are read with their place between the entries, and lines are counted with them', () => {
  const ann = { kind: 'person', number: 1, name: 'Ann' };
  const sat = { kind: 'seat', seat: 1, from: null, to: ann, why: 'sat', agreed: [] };
  const ended = { kind: 'ended', agreed: [ann] };
  const text = lines
    .toSpliced(1, 0, JSON.stringify({ at: 5, note: sat }))
    .toSpliced(-1, 0, JSON.stringify({ at: 6, note: ended }));
  const record = readRecord(text.join('\n'), 'm.jsonl');
  expect(record.notes).toEqual([
    { at: 5, before: 0, note: sat },
    { at: 6, before: record.entries.length, note: ended },
  ]);
  expect([record.where(-1), record.where(0), record.where(1)]).toEqual([':1', ':3', ':4']);
  expect(record.where(record.entries.length)).toBe(`:${text.length}`);
});

test('notes that refer to people by number are read with the names of the header', () => {
  const [ann, ben] = [
    { kind: 'person', number: 1 },
    { kind: 'person', number: 1, named: 4 },
  ];
  const sat = { kind: 'seat', seat: 1, from: { kind: 'person', number: 3 }, to: ben, why: 'handed', agreed: [ann] };
  const text = lines
    .with(0, JSON.stringify({ ...line(0), people: { 1: 'Ann', 4: 'Ben' } }))
    .toSpliced(1, 0, JSON.stringify({ at: 5, note: sat }));
  const named = (number: number, name: string) => ({ kind: 'person', number, name });
  expect(readRecord(text.join('\n'), 'm.jsonl').notes).toEqual([
    {
      at: 5,
      before: 0,
      note: { ...sat, from: named(3, ''), to: named(1, 'Ben'), agreed: [named(1, 'Ann')] },
    },
  ]);
});

describe('what is wrong, where, and what is allowed', () => {
  test.each([
    ['header', header({ gaslamp: 3 }), 'where m.jsonl:1, name gaslamp, found 3, kind format'],
    ['header', header({ rules: 0 }), 'where m.jsonl:1, name rules, found 0, kind rules'],
    ['header', header({ dice: { hash: 'abc', key: null } }), 'kind dice'],
    ['header', header({ from: { match: 'a b', moment: 1 } }), 'name from, found {"match":"a b","moment":1}, kind from'],
    ['header', header({ names: [7] }), 'name names, found [7], kind names'],
    ['header', header({ people: { ann: 'Ann' } }), 'name people, found {"ann":"Ann"}, kind people'],
    ['header', header({ people: { 1: 7 } }), 'name people, found {"1":7}, kind people'],
    ['header', header({ before: undefined }), 'file.object: where m.jsonl:1: "before", found missing, names rules'],
    ['header', header({ seats: 3 }), '"before", name seats, found 2, kind begun, begun 3'],
    ['before', before({ money: [1, 'a'] }), 'name money, found [1,"a"], kind numbers'],
    ['before', before({ agenda: [{ effect: 'x', by: [1] }] }), 'name agenda'],
    ['before', before({ agenda: [7] }), 'kind agenda'],
    ['before', before({ money: Array(30_000).fill(1) }), 'most 20000'],
    ['before', before({ money: 1e300 }), 'name money, found 1e+300'],
    ['line', logLine({ at: -1 }), 'where m.jsonl:4, name at, found -1, kind at'],
    ['line', logLine({ at: 9e15 }), 'kind at'],
    ['line', logLine({ rules: 0 }), `name rules, found 0, kind later, least ${game.rules}`],
    ['line', errorAt(3, entryOf(3)), 'file.object: where m.jsonl:4, found'],
    ['line', logLine({ note: {} }), 'names "entry" or "note"'],
    ['line', errorAt(3, '{"at":1,'), 'file.line: where m.jsonl:4'],
    ['line', errorAt(3, 'null'), 'file.object: where m.jsonl:4, found null'],
    ['entry', entry({ player: 2 }), 'name player, found 2, kind player, last 1'],
    ['entry', entry({ patch: { coins: { a: 1 } } }), 'name patch'],
    ['entry', entry({ patch: { coins: [{ effect: 'a' }] } }), 'name patch'],
    ['entry', entry({ events: [{ kind: 'x', fields: {}, secret: { to: 'all', fields: {} } }] }), 'kind events'],
    [
      'note',
      errorAt(3, { at: 1, note: { kind: 'party' } }),
      'where m.jsonl:4, name note, found {"kind":"party"}, kind note',
    ],
    ['note', errorAt(3, { at: 1, note: { kind: 'withdrawn', seat: 2 } }), 'name seat, found 2, kind seat, last 1'],
    ['end', errorAt(lines.length - 1, { end: { entries: 1, hash: 7, result: null } }), 'name hash, found 7'],
  ])('%s: %s', (_, found, words) => {
    expect(found).toContain(words);
    expect(found).toMatch(/^file\.\w+: where m\.jsonl/);
  });

  test('a version of the rules does not come before an earlier one', () => {
    const later = game.rules + 1;
    const text = lines
      .map((_, at) => (at === 2 ? JSON.stringify({ ...line(2), rules: later }) : lines[at]!))
      .join('\n');
    expect(() => readRecord(text, 'm.jsonl')).toThrow(
      `where m.jsonl:4, name rules, found ${game.rules}, kind later, least ${later}`,
    );
  });
});

describe('a made-up file', () => {
  test('of many brackets, or too long, is refused at once', () => {
    expect(errorAt(3, '['.repeat(100_000) + ']'.repeat(100_000))).toContain('file.deep: where m.jsonl:4, most 50');
    expect(() => readRecord(`{"gaslamp":2}${' '.repeat(17_000_000)}`, 'm.jsonl')).toThrow('most 16000000');
  });

  test('that names __proto__ changes nothing of anybody’s', () => {
    const evil = '"__proto__":{"polluted":1}';
    for (const at of [0, 3, lines.length - 1]) errorAt(at, lines[at]!.replace('{', `{${evil},`));
    errorAt(3, lines[3]!.replace('"patch":{', `"patch":{"__proto__":7,`));
    expect(errorAt(0, lines[0]!.replace('"before":{', `"before":{"__proto__":[7],`))).toContain('file.name');
    expect(errorAt(0, lines[0]!.replace('"seats":2', '"__proto__":{"seats":2}'))).toContain(
      'name seats, found missing',
    );
    expect(({} as Json).polluted).toBeUndefined();
  });

  test.each(['', '\n\n', 'null', '7', '"text"', '[]', '[[]]', '{', '{}', '{"gaslamp":2}', '{"log":[],"gaslamp":1}'])(
    '%j is no match',
    (text) => {
      expect(() => readRecord(text, 'm.jsonl')).toThrow(/^file\.\w+: \w+ m\.jsonl/);
    },
  );
});
