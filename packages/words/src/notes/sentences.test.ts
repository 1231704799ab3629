// Events outside the game are reported in whole sentences.
import type { DatedNote, NamedNote, SeatNote } from '@gaslamp/protocol/notes';
import { expect, test } from 'vitest';
import names from '../emerald-2e/names/text/en.json' with { type: 'json' };
import type { Company } from '../holders.ts';
import { addTexts } from '../text.ts';
import { noteWords } from './sentences.ts';

addTexts('en', names);

const ANN = { kind: 'person', number: 1, name: 'Ann' } as const;
const BEN = { kind: 'person', number: 2, name: 'Ben' } as const;
const BOT = { kind: 'bot', bot: 'steady' } as const;
const info: Company = { game: 'emerald-2e', seats: [], notes: [] };
const seat = (part: Partial<SeatNote>): NamedNote => ({
  kind: 'seat',
  seat: 1,
  from: null,
  to: null,
  why: 'sat',
  agreed: [],
  ...part,
});
const textOf = (note: NamedNote) => noteWords(info, note);

test('every note is a whole sentence', () => {
  expect(textOf(seat({ to: BEN }))).toBe('Ben takes the seat of Tuesday.');
  expect(textOf(seat({ from: BEN, why: 'freed' }))).toBe('Ben leaves. The seat of Tuesday is free.');
  expect(textOf(seat({ to: BOT, why: 'bot' }))).toBe('The steady bot takes the free seat of Tuesday.');
  expect(textOf(seat({ from: BEN, to: BOT, why: 'left' }))).toBe('Ben leaves the seat of Tuesday to the steady bot.');
  expect(textOf(seat({ from: BEN, to: BOT, why: 'away', agreed: [ANN] }))).toBe(
    'Ben has been away for a long time. The steady bot stands in for Tuesday. At the request of Ann.',
  );
  expect(textOf(seat({ from: BEN, to: BOT, why: 'away' }))).not.toContain('request');
  expect(textOf(seat({ from: BOT, to: BEN, why: 'back' }))).toBe(
    'Ben is back and takes the seat of Tuesday from the bot.',
  );
  expect(textOf(seat({ from: BEN, to: ANN, why: 'handed' }))).toBe('Ben hands the seat of Tuesday over to Ann.');
  expect(textOf(seat({ from: BOT, to: BEN, why: 'agreed', agreed: [ANN, BEN] }))).toBe(
    'Ben takes over the seat of Tuesday (previously steady bot). Ann and Ben agreed to this.',
  );
  expect(textOf({ kind: 'opened', seat: 1, why: 'handed', agreed: [] })).toBe(
    'The player of Tuesday offers the seat to a new player.',
  );
  expect(textOf({ kind: 'opened', seat: 1, why: 'agreed', agreed: [ANN] })).toBe(
    'The seat of Tuesday is open for a new player. Ann agreed to this.',
  );
  expect(textOf({ kind: 'withdrawn', seat: 1 })).toBe('The seat of Tuesday is no longer open.');
  expect(textOf({ kind: 'wentOn', match: 'abc', moment: 12 })).toContain('goes on from step 12 of a finished match');
  const hash = 'a'.repeat(64);
  expect(textOf({ kind: 'returned', seen: 29, era: 0, move: 13, hash })).toContain(
    'The server returned to move 13 of 29.',
  );
  expect(textOf({ kind: 'returned', seen: 29, era: 0, move: null, hash })).toContain('before the deal');
  expect(textOf({ kind: 'returned', seen: 29, era: 0, move: 31, hash })).toContain('a state before move 29');
  expect(textOf({ kind: 'rules', from: 1, to: 2 })).toContain('version 2 of the rules');
  expect(textOf({ kind: 'ended', agreed: [ANN, BEN] })).toBe(
    'The match has ended without a result. Ann and Ben agreed to this.',
  );
  expect(textOf({ kind: 'ended', agreed: [] })).toBe(
    'The operator of this server has ended the match without a result.',
  );
  expect(textOf({ kind: 'ended', agreed: [ANN], silent: [BEN] })).toBe(
    'The match has ended without a result. Ann agreed to this. Ben did not object in time.',
  );
  expect(textOf({ kind: 'hands', agreed: [ANN, BEN] })).toBe(
    'Ann and Ben agreed to open the hands. Everybody can now look back on the whole match.',
  );
});

test('time that is up is told with the name of the person, who may have left since', () => {
  const late: NamedNote = { kind: 'late', seat: 1, what: 'vote' };
  const here = { name: 'Ben', number: 2, held: [], standsIn: false };
  const seats = [{ ...here, name: 'Ann', number: 1 }, here];
  const notes = [{ note: late }];
  expect(noteWords({ ...info, seats, notes }, late)).toBe('Ben has run out of time. The others decide what happens.');
  const gone = [...notes, { note: seat({ from: BEN, to: ANN, why: 'handed' }) }];
  expect(noteWords({ ...info, seats: [here, { ...here, name: 'Cy', number: 3 }], notes: gone }, late)).toMatch(
    /^Ben has/,
  );
  expect(textOf(late)).toBe('Tuesday has run out of time. The others decide what happens.');
  expect(textOf(seat({ from: BEN, to: BOT, why: 'late' }))).toBe(
    'Ben has run out of time. The steady bot plays on for now.',
  );
});

test('a seat that its player lost is told with who waited, who took it, and who came back', () => {
  expect(textOf({ kind: 'opened', seat: 1, why: 'lost', agreed: [ANN] })).toBe(
    'The player of Tuesday has not come back. Ann may invite somebody to the seat.',
  );
  const cy = { ...BEN, number: 3, name: 'Cy' };
  expect(textOf(seat({ from: BEN, to: cy, why: 'lost', agreed: [ANN] }))).toBe(
    'Cy takes the seat of Tuesday, which Ben seems to have lost. Ann had waited for at least a week.',
  );
  expect(textOf(seat({ from: cy, to: BEN, why: 'regained' }))).toBe(
    'Ben is back and takes the seat of Tuesday again from Cy.',
  );
});

test('two of one name are told apart', () => {
  const other = { ...BEN, number: 3 };
  const notes: readonly DatedNote[] = [{ at: 0, move: 3, note: seat({ from: BEN, to: other, why: 'agreed' }) }];
  expect(noteWords({ ...info, notes }, notes[0]!.note)).toBe(
    'Ben (no. 3) takes over the seat of Tuesday (previously Ben (no. 2)).',
  );
});

test('a proposal, an objection and a proposal taken back are told with who it was', () => {
  const proposed = (seat: number | null): NamedNote => ({ kind: 'proposed', seat, by: ANN });
  const objected = (seat: number | null, by: typeof ANN | typeof BEN): NamedNote => ({ kind: 'objected', seat, by });
  expect(textOf(proposed(2))).toBe('Ann proposes a new player for Wednesday.');
  expect(textOf(proposed(null))).toBe('Ann proposes to end the match without a result.');
  expect(textOf(objected(2, BEN))).toBe('Ben objects to a new player for Wednesday.');
  expect(textOf(objected(null, BEN))).toBe('Ben objects. The match goes on.');
  const after = (made: NamedNote, then: NamedNote) =>
    noteWords({ ...info, notes: [made, then].map((note, at) => ({ at, move: 1, note })) }, then);
  expect(after(proposed(2), objected(2, ANN))).toBe('Ann no longer proposes a new player for Wednesday.');
  expect(after(proposed(null), objected(null, ANN))).toContain('Ann no longer proposes to end the match');
  // A proposal for a different seat is a different proposal.
  expect(after(proposed(1), objected(2, ANN))).toBe('Ann objects to a new player for Wednesday.');
});
