import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { DatedNote, Note, SeatNote } from '@gaslamp/protocol/notes';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { expect, test } from 'vitest';
import shellTexts from '../text/en.json' with { type: 'json' };
import { addTexts } from '../text.ts';
import { logOf } from './events.ts';
import { noteEntries, noteEntry, noteWords } from './notes/words.ts';

addTexts('en', shellTexts);

const ANN = { kind: 'person', number: 1, name: 'Ann' } as const;
const BEN = { kind: 'person', number: 2, name: 'Ben' } as const;
const BOT = { kind: 'bot', bot: 'heuristic' } as const;
const info: Pick<MatchInfo, 'seats' | 'game' | 'notes'> = { game: 'emerald-2e', seats: [], notes: [] };
const seat = (part: Partial<SeatNote>): Note => ({
  kind: 'seat',
  seat: 1,
  from: null,
  to: null,
  why: 'sat',
  agreed: [],
  ...part,
});
const told = (note: Note) => noteWords(info, note);

test('every note is a whole sentence', () => {
  expect(told(seat({ to: BEN }))).toBe('Ben takes the seat of Tuesday.');
  expect(told(seat({ from: BEN, why: 'freed' }))).toBe('Ben gets up. The seat of Tuesday is free.');
  expect(told(seat({ to: BOT, why: 'bot' }))).toBe('The steady bot takes the free seat of Tuesday.');
  expect(told(seat({ from: BEN, to: BOT, why: 'left' }))).toBe('Ben leaves the seat of Tuesday to the steady bot.');
  expect(told(seat({ from: BEN, to: BOT, why: 'away', agreed: [ANN] }))).toBe(
    'Ben has been away for long. The steady bot stands in for Tuesday. Ann asked for it.',
  );
  expect(told(seat({ from: BEN, to: BOT, why: 'away' }))).not.toContain('asked');
  expect(told(seat({ from: BOT, to: BEN, why: 'back' }))).toBe(
    'Ben is back, and takes the seat of Tuesday from the bot.',
  );
  expect(told(seat({ from: BEN, to: ANN, why: 'handed' }))).toBe('Ben hands the seat of Tuesday over to Ann.');
  expect(told(seat({ from: BOT, to: BEN, why: 'agreed', agreed: [ANN, BEN] }))).toBe(
    'Ben takes over the seat of Tuesday (before: steady bot). Ann and Ben agreed to it.',
  );
  expect(told({ kind: 'opened', seat: 1, why: 'handed', agreed: [] })).toBe(
    'The player of Tuesday offers the seat to somebody new.',
  );
  expect(told({ kind: 'opened', seat: 1, why: 'agreed', agreed: [ANN] })).toBe(
    'The seat of Tuesday is open for somebody new. Ann agreed to it.',
  );
  expect(told({ kind: 'withdrawn', seat: 1 })).toBe('The seat of Tuesday is not open any more.');
  expect(told({ kind: 'rules', from: 1, to: 2 })).toContain('version 2 of the rules');
  expect(told({ kind: 'ended', agreed: [ANN, BEN] })).toBe(
    'The match has ended without a result. Ann and Ben agreed to it.',
  );
});

test('two of one name are told apart', () => {
  const other = { ...BEN, number: 3 };
  const notes: readonly DatedNote[] = [{ at: 0, move: 3, note: seat({ from: BEN, to: other, why: 'agreed' }) }];
  expect(noteWords({ ...info, notes }, notes[0]!.note)).toBe(
    'Ben (no. 3) takes over the seat of Tuesday (before: Ben (no. 2)).',
  );
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

test('a proposal, an objection and a proposal taken back are told with who it was', () => {
  const proposed = (seat: number | null): Note => ({ kind: 'proposed', seat, by: ANN });
  const objected = (seat: number | null, by: typeof ANN | typeof BEN): Note => ({ kind: 'objected', seat, by });
  expect(told(proposed(2))).toBe('Ann proposes somebody new for Wednesday.');
  expect(told(proposed(null))).toBe('Ann proposes to end the match without a result.');
  expect(told(objected(2, BEN))).toBe('Ben objects to somebody new for Wednesday.');
  expect(told(objected(null, BEN))).toBe('Ben objects: the match goes on.');
  const after = (made: Note, then: Note) =>
    noteWords({ ...info, notes: [made, then].map((note, at) => ({ at, move: 1, note })) }, then);
  expect(after(proposed(2), objected(2, ANN))).toBe('Ann no longer proposes somebody new for Wednesday.');
  expect(after(proposed(null), objected(null, ANN))).toContain('Ann no longer proposes to end the match');
  // Another seat's proposal was another.
  expect(after(proposed(1), objected(2, ANN))).toBe('Ann objects to somebody new for Wednesday.');
});

/** What the seat of Tuesday was called at each of the moves 0 to 9. */
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
  // A bot stood in for a while, later somebody else came.
  expect(
    called(
      { name: 'Cy', number: 3 },
      [1, { from: ANN, to: BOT, why: 'away' }],
      [4, { from: BOT, to: ANN, why: 'back' }],
      [6, { from: ANN, to: CY, why: 'handed' }],
    ),
  ).toEqual([...times(2, 'Ann'), ...times(3, bot), ...times(2, 'Ann'), ...times(3, null)]);
  // It stands in still: what Ann did before is Ann's.
  const standing = { name: 'Ann', number: 1, bot: 'heuristic', standsIn: true };
  expect(called(standing, [5, { from: ANN, to: BOT, why: 'left' }])).toEqual([...times(6, null), ...times(4, bot)]);
  // A bot's own seat was called by the day.
  expect(called({ name: 'Cy', number: 3 }, [7, { from: BOT, to: CY, why: 'agreed' }])).toEqual([
    ...times(8, 'Tuesday'),
    ...times(2, null),
  ]);
  const other = { ...ANN, number: 3 };
  expect(called({ name: 'Ann', number: 3 }, [8, { from: ANN, to: other, why: 'handed' }])[0]).toBe('Ann (no. 1)');
});
