import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { DatedNote, NamedNote, SeatNote } from '@gaslamp/protocol/notes';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { expect, test } from 'vitest';
import { logOf } from './log.ts';
import { noteEntries, noteEntry } from './notes/words.ts';

const ANN = { kind: 'person', number: 1, name: 'Ann' } as const;
const BEN = { kind: 'person', number: 2, name: 'Ben' } as const;
const BOT = { kind: 'bot', bot: 'steady' } as const;
const info: Pick<MatchInfo, 'seats' | 'game' | 'notes'> = { game: 'emerald-2e', seats: [], notes: [] };
const seat = (part: Partial<SeatNote>): NamedNote => ({
  kind: 'seat',
  seat: 1,
  from: null,
  to: null,
  why: 'sat',
  agreed: [],
  ...part,
});

test('notes stand in the log behind the move that they followed, and no further than it is told', () => {
  const rows = [0, 1, 1, 4].map((move): PublishedRow => ({ move, events: [] }));
  const lines = (row: PublishedRow) => [{ key: `row ${row.move}`, heading: false, text: `move ${row.move}` }];
  const at = (move: number, text: string) => ({ key: text, heading: false, text, move, when: '12:00' });
  const notes = [at(-1, 'before'), at(0, 'dealt'), at(1, 'one'), at(2, 'between'), at(4, 'end')];
  const texts = (some: readonly PublishedRow[]) => logOf(some, lines, notes).map(({ text }) => text);
  expect(texts(rows)).toEqual(['before', 'move 0', 'dealt', 'move 1', 'move 1', 'one', 'between', 'move 4', 'end']);
  expect(texts(rows.slice(0, 3))).toEqual(['before', 'move 0', 'dealt', 'move 1', 'move 1', 'one']);
  expect(texts([])).toEqual(['before']);
});

test('a note tells when it was: today by the clock, else with the day', () => {
  const now = new Date(2026, 4, 12, 18, 30);
  const entry = (then: Date) => noteEntry(info, { at: then.getTime(), move: 0, note: seat({ to: BEN }) }, now).when;
  expect(entry(new Date(2026, 4, 12, 9, 5))).toBe('09:05');
  expect(entry(new Date(2026, 4, 11, 9, 5))).toBe('11 May, 09:05');
  expect(entry(new Date(2025, 4, 11, 9, 5))).toBe('11 May 2025, 09:05');
});

/** The names of Tuesday's seat at each of the moves 0 to 9. */
function called(
  now: Partial<MatchInfo['seats'][number]>,
  ...changes: readonly (readonly [number, Partial<SeatNote>])[]
) {
  const free = { name: '', number: null, bot: null, standsIn: false, held: [] };
  const seats = [free, { ...free, ...now }] as unknown as MatchInfo['seats'];
  const notes = changes.map(([move, part]): DatedNote => ({ at: move, move, note: seat(part) }));
  const rows = Array.from({ length: 10 }, (_, move): PublishedRow => ({ move, events: [] }));
  const lines = (row: PublishedRow) => [{ key: `${row.move}`, heading: false, text: 'x' }];
  const entries = logOf(rows, lines, noteEntries({ game: 'emerald-2e', seats, notes }, new Date()));
  return entries.flatMap(({ when, names }) => (when === undefined ? [names?.[1] ?? null] : []));
}

test('a line of the log names who held the seat then, not who holds it now', () => {
  const CY = { kind: 'person', number: 3, name: 'Cy' } as const;
  const bot = 'Tuesday (steady bot)';
  const times = (count: number, name: string | null) => Array.from({ length: count }, () => name);
  expect(called({ name: 'Ann', number: 1 }, [-1, { to: ANN }])).toEqual(times(10, null));
  expect(called({ name: 'Cy', number: 3 }, [3, { from: ANN, to: CY, why: 'handed' }])).toEqual([
    ...times(4, 'Ann'),
    ...times(6, null),
  ]);
  // A bot stood in for a while, then another player came.
  expect(
    called(
      { name: 'Cy', number: 3 },
      [1, { from: ANN, to: BOT, why: 'away' }],
      [4, { from: BOT, to: ANN, why: 'back' }],
      [6, { from: ANN, to: CY, why: 'handed' }],
    ),
  ).toEqual([...times(2, 'Ann'), ...times(3, bot), ...times(2, 'Ann'), ...times(3, null)]);
  // The bot still stands in: Ann's earlier moves stay hers.
  const standing = { name: 'Ann', number: 1, bot: 'steady', standsIn: true };
  expect(called(standing, [5, { from: ANN, to: BOT, why: 'left' }])).toEqual([...times(6, null), ...times(4, bot)]);
  // A bot's own seat is named by its day.
  expect(called({ name: 'Cy', number: 3 }, [7, { from: BOT, to: CY, why: 'agreed' }])).toEqual([
    ...times(8, 'Tuesday'),
    ...times(2, null),
  ]);
  const other = { ...ANN, number: 3 };
  expect(called({ name: 'Ann', number: 3 }, [8, { from: ANN, to: other, why: 'handed' }])[0]).toBe('Ann (no. 1)');
});
