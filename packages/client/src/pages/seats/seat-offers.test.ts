import type { MatchInfo, Proposal, SeatInfo } from '@gaslamp/protocol/updates';
import { describe, expect, test } from 'vitest';
import { endsAtOnce, isOwn, offersFor, votingSeats } from './seat-offers.ts';

const seat = (part: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: 'Ann',
  number: 1,
  bot: null,
  standsIn: false,
  held: [],
  here: true,
  awayIn: null,
  opened: null,
  ...part,
});
const ANN = seat();
const BEN = seat({ name: 'Ben', number: 2 });
const BOT = seat({ kind: 'bot', name: '', number: null, bot: 'heuristic', here: false });
const GONE = seat({ name: 'Cy', number: 3, here: false, awayIn: 0 });

interface Given {
  readonly seats: readonly SeatInfo[];
  readonly held?: readonly number[];
  readonly lost?: readonly number[];
  readonly proposals?: readonly Proposal[];
  readonly phase?: MatchInfo['phase'];
  readonly host?: boolean;
  readonly awayIn?: readonly (number | null)[];
  readonly left?: number;
}
/** Returns what Ann at the first seat may do about the last one. */
const offers = ({
  seats,
  held = [0],
  lost = [],
  proposals = [],
  phase = 'playing',
  host = false,
  awayIn,
  left,
}: Given) =>
  offersFor({ seats, proposals, phase, host } as unknown as MatchInfo, seats.length - 1, {
    held,
    lost,
    awayIn: awayIn ?? seats.map((one) => one.awayIn),
    ...(left !== undefined && { left }),
  });

describe('what is offered about a seat', () => {
  test('one’s own may be left to a bot or handed over, and once handed over kept', () => {
    expect(offers({ seats: [ANN] })).toEqual(['leave', 'hand-over']);
    expect(offers({ seats: [seat({ opened: 'handed' })] })).toEqual(['hand-over', 'keep']);
  });
  test('nothing of another’s who is here, whoever asks', () => {
    expect(offers({ seats: [ANN, BEN] })).toEqual([]);
    expect(offers({ seats: [ANN, BEN], host: true })).toEqual([]);
  });
  test('nothing before the away time is over, by what is left of it here', () => {
    const seats = [ANN, BEN, seat({ ...GONE, awayIn: 5000 })];
    expect(offers({ seats })).toEqual([]);
    expect(offers({ seats, awayIn: [null, null, 0] })).toEqual(['stand-in', 'agree-open']);
  });
  test('somebody new is proposed by at least two: alone only a bot may stand in', () => {
    expect(offers({ seats: [ANN, BEN, GONE] })).toEqual(['stand-in', 'agree-open']);
    expect(offers({ seats: [ANN, seat({ ...BEN, here: false }), GONE] })).toEqual(['stand-in']);
  });
  test('where only two people play, one says that the other has lost the seat, and invites somebody after the time', () => {
    const lost = (left: number, agreed = [1]) => ({ seat: 1, agreed, asked: [], left });
    expect(offers({ seats: [ANN, GONE] })).toEqual(['stand-in', 'lost']);
    // A person at two seats counts once.
    expect(offers({ seats: [ANN, seat(), GONE] })).toEqual(['stand-in', 'lost']);
    expect(offers({ seats: [ANN, { ...GONE, awayIn: 5000 }] })).toEqual([]);
    expect(offers({ seats: [ANN, seat({ ...BOT, number: 3, standsIn: true })] })).toEqual(['lost']);
    expect(offers({ seats: [ANN, BOT] })).toEqual([]);
    expect(offers({ seats: [ANN, GONE], proposals: [lost(9000)] })).toEqual(['stand-in', 'object']);
    expect(offers({ seats: [ANN, GONE], proposals: [lost(9000)], left: 0 })).toEqual(['stand-in', 'lost', 'object']);
    expect(offers({ seats: [ANN, GONE], proposals: [lost(9000, [3])], left: 0 })).toEqual(['stand-in']);
    expect(offers({ seats: [ANN, seat({ ...GONE, opened: 'lost' })] })).toEqual(['stand-in', 'invite']);
  });
  test('who asked is asked no more; the others agree or object', () => {
    const seats = [ANN, BEN, BOT];
    expect(offers({ seats })).toEqual(['agree-open']);
    expect(offers({ seats, proposals: [{ seat: 2, agreed: [1], asked: [2], left: null }] })).toEqual(['object']);
    expect(offers({ seats, proposals: [{ seat: 2, agreed: [2], asked: [1], left: null }] })).toEqual([
      'agree-open',
      'object',
    ]);
    // A proposal for another seat is independent.
    expect(offers({ seats, proposals: [{ seat: 1, agreed: [2], asked: [1], left: null }] })).toEqual(['agree-open']);
  });
  test('a seat that all have opened takes a new link; one that its player hands over is the player’s matter', () => {
    expect(offers({ seats: [ANN, BEN, seat({ ...BOT, opened: 'agreed' })] })).toEqual(['invite']);
    expect(offers({ seats: [ANN, seat({ ...BEN, opened: 'handed' })] })).toEqual([]);
  });
  test('whoever left it to a bot takes it back', () => {
    const stands = seat({ kind: 'bot', bot: 'heuristic', standsIn: true, here: false });
    expect(offers({ seats: [stands], held: [], lost: [0] })).toEqual(['take-back']);
    expect(offers({ seats: [BEN], held: [], lost: [0] })).toEqual([]);
  });
  test('who only watches does nothing, but a host may let a bot stand in', () => {
    expect(offers({ seats: [ANN, BEN, GONE], held: [] })).toEqual([]);
    expect(offers({ seats: [ANN, BEN, GONE], held: [], host: true })).toEqual(['stand-in']);
  });
  test('nothing any more when it is over, or ended', () => {
    for (const phase of ['over', 'ended'] as const) expect(offers({ seats: [ANN, BEN, GONE], phase })).toEqual([]);
  });
});

test('a proposal is whose player agreed to it first', () => {
  const proposal = { seat: null, agreed: [2, 1], asked: [3], left: null };
  expect(isOwn(proposal, [2])).toBe(true);
  expect(isOwn(proposal, [1])).toBe(false);
  expect(isOwn({ ...proposal, agreed: [] }, [1])).toBe(false);
});

test('whoever left a seat to a bot votes on the end of the match, and nobody with a seat that is another’s', () => {
  const stands = seat({ kind: 'bot', bot: 'heuristic', standsIn: true, here: false });
  const votes = (last: SeatInfo) => votingSeats({ seats: [ANN, last] } as unknown as MatchInfo, [0], [1]);
  expect(votes(stands)).toEqual([0, 1]);
  expect(votes(BEN)).toEqual([0]);
});

test('a match ends at once where no seat is another person’s, present or not', () => {
  const alone = (...seats: readonly SeatInfo[]) => endsAtOnce({ seats } as unknown as MatchInfo, [0]);
  expect(alone(ANN, BOT)).toBe(true);
  expect(alone(ANN, GONE)).toBe(false);
  expect(alone(ANN, seat({ ...BOT, number: 2, standsIn: true }))).toBe(false);
  // Another seat of the same person.
  expect(alone(ANN, seat())).toBe(true);
  expect(alone(ANN, BEN)).toBe(false);
});
