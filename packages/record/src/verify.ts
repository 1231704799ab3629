// Checks a recorded match in three ways: by folding its patches, by running the rules again with the logged outcomes of chance,
// and by comparing these with the dice's key. Also runs in pages.
import type { AnyGame } from '@gaslamp/games/games';
import { type Fault, fault, InputFault } from '@gaslamp/kernel/fault';
import { tableOptions, wrongSeats } from '@gaslamp/kernel/game';
import { hash, type State } from '@gaslamp/kernel/state';
import { upgraded } from '@gaslamp/kernel/versions';
import type { Receipt } from '@gaslamp/protocol/receipts';
import { CheckedDice, type Outcome } from './checked-dice.ts';
import { type Compared, compared, returnsIn } from './receipts.ts';
import { endOf, type Folded, folded, foldFrom } from './record.ts';
import { MOST_NUMBERS, numbersIn, shown } from './record-form.ts';
import type { ReadEntry, ReadRecord } from './record-reader.ts';
import { canonical, faultOf, Rerun } from './rerun.ts';
import { hashOfKey } from './secure-dice.ts';

export interface Problem extends Fault {
  /** Index of the entry, 0 for the deal; -1 for the header, and the number of entries if the end is wrong. */
  readonly entry: number;
}

/** A checked entry, with the position after it in the shape of the entry's version. */
export interface Step {
  readonly entry: ReadEntry;
  readonly s: State;
  /** The entry completes a published step; `rows` include it. */
  readonly published: boolean;
}

/** An entry whose patch was folded without running the rules. */
export interface NotRerun {
  readonly entry: number;
  /** Reason: the entry has another version of the `rules`, or the match a data `pack` that is not available. */
  readonly why: 'rules' | 'pack';
  /** Version of the entry. */
  readonly rules: number;
}

/**
 * A part of the record that was not checked: entries of other `rules` or another `pack`; dice without any key or seed (`noKey`),
 * or with a key that is `keyUntold`, or that the server chose when it knew all shares (`newKey`); the position from which the match `wentOn`; everything, as the hands are `closed`; on a page,
 * a `share` that is not the one that this browser gave; a `receipt` that could not be compared, or one for a move that was lost when
 * the server `returned` to an older state.
 */
type Reason =
  | NotRerun['why']
  | Compared['reasons'][number]
  | 'noKey'
  | 'keyUntold'
  | 'newKey'
  | 'wentOn'
  | 'closed'
  | 'share';
/** Reasons that a receipt makes up for: it shows that nothing has changed since it was given. */
const SHOWN_BY_RECEIPTS: readonly Reason[] = ['rules', 'pack', 'wentOn'];

/**
 * The result of a check. `unchanged`: a receipt covers all that could not be run again; `notVerified`: nothing is wrong, but a
 * part was not checked.
 */
type Finding = 'verified' | 'unchanged' | 'notVerified' | 'false';

/** The problem of a record whose match ended with its hands closed. */
const HANDS_CLOSED = fault('record.closed');

export interface Verdict {
  readonly finding: Finding;
  /** The parts that were not checked. Empty if the record is false. */
  readonly reasons: readonly Reason[];
  readonly steps: readonly Step[];
  /** The first error; null if there is none. */
  readonly problem: Problem | null;
  readonly notRerun: readonly NotRerun[];
  /** The last move up to which a receipt shows that the log is unchanged; null if none does. */
  readonly fits: number | null;
  /** All draws and rolls of the checked entries, in order. */
  readonly draws: readonly Outcome[];
}

/**
 * Checks the record up to its end or the first error. No content of a file makes it throw. If `game` has another pack than the
 * record, only the patches are folded. `beginning` is the state before the deal for a record that does not contain it.
 * `receipts` are of this match.
 */
export function verify(
  game: AnyGame,
  record: ReadRecord,
  beginning: State | null = null,
  receipts: readonly Receipt[] = [],
): Verdict {
  const { header, entries } = record;
  const steps: Step[] = [];
  const notRerun: NotRerun[] = [];
  const dice = new CheckedDice(game, header);
  const broken = (found: Fault, entry = steps.length): Verdict => ({
    finding: 'false',
    reasons: [],
    steps,
    problem: { ...found, entry },
    notRerun,
    fits: null,
    draws: dice.outcomes,
  });
  if (header.closed) return { ...broken(HANDS_CLOSED, -1), finding: 'notVerified', reasons: ['closed'] };
  const crowd = wrongSeats(game, header.seats);
  if (crowd !== null) return broken(crowd);
  if (header.dice && header.dice.key !== null && hashOfKey(header.dice.key) !== header.dice.hash)
    return broken(fault('record.key', { found: hashOfKey(header.dice.key), shown: header.dice.hash }), -1);
  const { shares } = header.dice ?? {};
  // One more could be tried until the deal suits.
  if (shares !== undefined && shares.length !== header.seats)
    return broken(fault('record.shares', { shares: shares.length, seats: header.seats }), -1);
  const key = laterKeyProblem(record);
  if (key !== null) return broken(key, -1);
  const before = beforeOf(game, record, beginning);
  if (isFault(before)) return broken(before);
  const rules = new Rerun(game, record, before.s, dice);
  let at = before;
  for (const [n, entry] of entries.entries()) {
    const why = entry.rules !== game.rules ? 'rules' : header.pack !== game.pack ? 'pack' : null;
    if (why === null) {
      dice.says(n, entry.chance);
      const before = dice.outcomes.length;
      const wrong = rules.follow(n);
      const forged = dice.outcomes.slice(before).find(({ said, fromKey }) => fromKey !== null && fromKey !== said);
      if (forged) return broken(wrongOutcome(forged, header.dice ? 'dice key' : 'seed'));
      if (wrong !== null) return broken(wrong);
    } else {
      dice.skip(n, entry.chance);
      notRerun.push({ entry: n, why, rules: entry.rules });
    }
    const next = foldedOn(game, at, entry, n);
    if (isFault(next)) return broken(next);
    at = next;
    if (why === null && hash(at.s) !== hash(rules.s))
      return broken(fault('record.patches', { patches: hash(at.s), rules: hash(rules.s) }));
    steps.push({ entry, s: at.s, published: at.s.step === 0 });
  }
  const problem = problemOfEnd(game, record, at, notRerun.at(-1)?.entry === entries.length - 1);
  if (problem !== null) return broken(problem);
  const { fits, reasons: more, wrong } = compared(record, receipts);
  if (wrong !== null) return broken(fault('record.receipt', { move: wrong.move }));
  const reasons = [...reasonsOf(header, notRerun, dice.outcomes), ...more];
  const covered =
    fits !== null &&
    fits.entry >= (notRerun.at(-1)?.entry ?? 0) &&
    reasons.every((one) => SHOWN_BY_RECEIPTS.includes(one));
  const finding = reasons.length === 0 ? 'verified' : covered ? 'unchanged' : 'notVerified';
  return { finding, reasons, steps, problem: null, notRerun, fits: fits?.move ?? null, draws: dice.outcomes };
}

/** Returns the first key that does not belong to a return of the server to an older state, as the log says it. */
function laterKeyProblem(record: ReadRecord): Fault | null {
  const { dice } = record.header;
  const keys = dice?.later ?? [];
  const returns = record.notes.filter(({ note }) => note.kind === 'returned');
  const hashes = returnsIn(record).map(({ hash }) => hash);
  if (dice !== null && keys.length !== returns.length)
    return fault('record.laterKeys', { returns: returns.length, keys: keys.length });
  for (const [n, { first, hash, key }] of keys.entries())
    if (returns[n]?.before !== first || hashes[n] !== hash || (key !== null && hashOfKey(key) !== hash))
      return fault('record.laterKey', { n });
  return null;
}

function reasonsOf(
  { dice, seed, from }: ReadRecord['header'],
  notRerun: readonly NotRerun[],
  outcomes: readonly Outcome[],
): Reason[] {
  const later = dice?.later ?? [];
  const reasons = new Set<Reason>(notRerun.map(({ why }) => why));
  if (dice === null && seed === null) reasons.add('noKey');
  if (dice !== null && [dice, ...later].some(({ key }) => key === null)) reasons.add('keyUntold');
  // Such a key was committed to by nobody before the shares were given: a host could have tried keys.
  if (outcomes.some(({ entry }) => later.some(({ first }) => first <= entry))) reasons.add('newKey');
  if (from !== null) reasons.add('wentOn');
  return [...reasons];
}

/**
 * Returns the position after the last entry, or the record's problem. Uses the patches alone, in the shape of the current
 * rules:
 * this is quick and proves nothing about the rules. No content of a file makes it throw.
 */
export function lastOf(game: AnyGame, record: ReadRecord, beginning: State | null = null): { s: State } | Problem {
  const { header, entries } = record;
  if (header.closed) return { ...HANDS_CLOSED, entry: -1 };
  // Checked first: nothing may be allocated for each of a billion seats.
  const crowd = wrongSeats(game, header.seats);
  if (crowd !== null) return { ...crowd, entry: 0 };
  const before = beforeOf(game, record, beginning);
  if (isFault(before)) return { ...before, entry: 0 };
  // Without the pack the result cannot be computed.
  if (header.pack !== game.pack)
    return { ...fault('record.pack', { played: header.pack, here: game.pack }), entry: -1 };
  let at = before;
  for (const [n, entry] of entries.entries()) {
    const next = foldedOn(game, at, entry, n);
    if (isFault(next)) return { ...next, entry: n };
    at = next;
  }
  const wrong = problemOfEnd(game, record, at, false);
  if (wrong !== null) return { ...wrong, entry: entries.length };
  return { s: at.shape < game.rules ? upgraded(game, at.s, at.shape, game.rules) : at.s };
}

/** Returns the state before the deal, or the reason why it is unknown. */
function beforeOf(game: AnyGame, { header }: ReadRecord, beginning: State | null): Folded | Fault {
  const { before, rules, seats, pack, options } = header;
  if (before !== null) return foldFrom(before);
  if (beginning !== null) {
    const fits = beginning.rules === rules && beginning.seats === seats;
    return fits ? foldFrom(beginning) : fault('record.before');
  }
  if (rules !== game.rules) return fault('record.oldRules', { rules, here: game.rules });
  if (pack !== game.pack) return fault('record.oldPack', { played: pack, here: game.pack });
  try {
    return foldFrom(game.setup(seats, tableOptions(game, options)));
  } catch (cause) {
    if (cause instanceof InputFault) return cause.faults[0];
    throw cause;
  }
}

/** Returns the next state from its patch alone, or the patch's problem. */
function foldedOn(game: AnyGame, at: Folded, entry: ReadEntry, n: number): Folded | Fault {
  if ((n === 0) !== (entry.did === 'deal'))
    return n === 0 ? fault('record.deal', { did: entry.did }) : fault('record.dealt');
  let next: Folded;
  try {
    if (at.shape < entry.rules) at = { s: upgraded(game, at.s, at.shape, entry.rules), shape: entry.rules };
    next = folded(game, at, entry);
  } catch (cause) {
    return faultOf(cause, () => fault('record.patch'));
  }
  const { s } = next;
  if (s.seats !== at.s.seats || s.rules !== at.s.rules) return fault('record.begun');
  if (numbersIn(s) > MOST_NUMBERS) return fault('record.numbers', { most: MOST_NUMBERS });
  return next;
}

/** `blind`: the last entry is from other rules, so its result cannot be computed. */
function problemOfEnd(game: AnyGame, { entries, end }: ReadRecord, at: Folded, blind: boolean): Fault | null {
  const { s } = at;
  if (entries.length === 0) return fault('record.cutBefore');
  if (end === null) {
    const last = s.agenda.at(-1);
    return last === undefined
      ? fault('record.cut')
      : fault('record.cutAsked', { player: Number(last.by) + 1, effect: last.effect });
  }
  const found = blind
    ? { entries: entries.length, hash: hash(s), result: end.result }
    : endOf(game, entries.length, at);
  for (const field of ['entries', 'hash', 'result'] as const)
    if (canonical(end[field]) !== canonical(found[field]))
      return fault('record.end', { field, said: shown(end[field]), found: shown(found[field]) });
  return null;
}

const isFault = (found: Folded | Fault): found is Fault => 'code' in found;
const wrongOutcome = ({ n, said, fromKey }: Outcome, source: 'dice key' | 'seed'): Fault =>
  fault('record.outcome', { n, said, source, gives: fromKey ?? '' });
