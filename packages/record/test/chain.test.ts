import { createHmac } from 'node:crypto';
import { rowsOf } from '@gaslamp/kernel/log';
import { Chain, publishedBy } from '@gaslamp/record/chain';
import type { LogLine } from '@gaslamp/record/log';
import { isEntry } from '@gaslamp/record/log';
import { expect, test } from 'vitest';
import { KEY, whole } from './matches.ts';

const { game, pack, options, before } = whole.header;
const fixed = { match: 'm', game, pack, options, before, from: null };
const commitments = (lines: readonly LogLine[], of = fixed, key = KEY): string[] => {
  const chain = new Chain(key, of);
  return lines.map((line) => chain.add(line));
};
const all = commitments(whole.lines);

test('each commitment is an HMAC of the one before and the line as it is stored', () => {
  const key = createHmac('sha256', KEY).update('chain').digest();
  const step = (text: string, last = Buffer.alloc(0)) => createHmac('sha256', key).update(last).update(text).digest();
  let last = step(JSON.stringify(['m', game, pack, options, before, null]));
  for (const [n, line] of whole.lines.slice(0, 40).entries()) {
    last = step(JSON.stringify(line), last);
    expect(all[n]).toBe(last.toString('hex'));
  }
});

test('no line, rules version, order or beginning changes without another commitment to all that follows', () => {
  const at = 5;
  const line = whole.lines[at] as Extract<LogLine, { entry: object }>;
  const others = [
    commitments(whole.lines.with(at, { ...line, rules: line.rules - 1 })),
    commitments(whole.lines.with(at, { ...line, at: line.at + 1 })),
    commitments(whole.lines.toSpliced(at, 1)),
    commitments(whole.lines.toSpliced(at, 0, { at: 1, note: { kind: 'withdrawn', seat: 0 } })),
  ];
  for (const other of others) {
    expect(other.slice(0, at)).toEqual(all.slice(0, at));
    expect(other.slice(at)).not.toEqual(expect.arrayContaining(all.slice(at, at + 5)));
  }
  const elsewhere = [
    commitments(whole.lines, { ...fixed, match: 'n' }),
    commitments(whole.lines, { ...fixed, before: { ...before, move: 1 } }),
    commitments(whole.lines, fixed, 'another key'),
  ];
  for (const other of elsewhere) expect(other[0]).not.toBe(all[0]);
});

test('lines that were stored and read have the same commitments', () => {
  expect(commitments(JSON.parse(JSON.stringify(whole.lines)) as LogLine[])).toEqual(all);
});

test('names may change: persons are known by their numbers', () => {
  const left = (name?: string) =>
    ({
      at: 1,
      note: { kind: 'objected', seat: null, by: { kind: 'person', number: 3, ...(name && { name }) } },
    }) as LogLine;
  expect(commitments([left('Ann')])).toEqual(commitments([left()]));
  expect(commitments([left('Ann')])).toEqual(commitments([left('Irene')]));
});

test('the moves that lines complete are those of the published rows', () => {
  const moves = whole.lines.map(publishedBy).filter((move) => move !== null);
  expect(moves).toEqual(rowsOf(whole.lines.filter(isEntry).map(({ entry }) => entry)).map(({ move }) => move));
});
