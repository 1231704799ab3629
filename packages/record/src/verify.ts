// Checks a recorded match three times: by folding its patches, by running the rules again on what the dice said, and by
// asking the dice's key what they should have said. Runs in pages too.
import type { AnyGame } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import { hash, type State } from '@gaslamp/kernel/state';
import { upgraded } from '@gaslamp/kernel/versions';
import { CheckedDice, type Outcome } from './checked-dice.ts';
import { endOf, type Folded, folded, foldFrom } from './record.ts';
import { MOST_NUMBERS, numbersIn, shown } from './record-form.ts';
import type { ReadEntry, ReadRecord } from './record-reader.ts';
import { canonical, Rerun } from './rerun.ts';
import { hashOfKey } from './secure-dice.ts';

export interface Problem {
  /** Counted from 0, the deal; -1 for the header, and as many as there are entries where the end is what is wrong. */
  readonly entry: number;
  readonly message: string;
}

/** An entry that was checked, with the position behind it in the shape of its own version. */
export interface Step {
  readonly entry: ReadEntry;
  readonly s: State;
  /** The entry ends a published step: `rows` are complete here. */
  readonly published: boolean;
}

/** An entry whose patch was folded while the rules stood aside. */
export interface NotRerun {
  readonly entry: number;
  /** It was played by another version of the `rules` than the one at hand, or with a data `pack` that is not at hand. */
  readonly why: 'rules' | 'pack';
  /** The version that gave it. */
  readonly rules: number;
}

export interface Verdict {
  readonly steps: readonly Step[];
  /** The first thing that does not hold; null where all does. */
  readonly problem: Problem | null;
  readonly notRerun: readonly NotRerun[];
  /** Every draw and roll of the entries that were looked at, in order. */
  readonly draws: readonly Outcome[];
}

/**
 * Follows the record up to its end or to the first thing that does not hold. Never throws for what a file says. `game` with
 * another pack than the record's folds the patches alone. `beginning` is the state before the deal of a record that does
 * not say it itself.
 */
export function verify(game: AnyGame, record: ReadRecord, beginning: State | null = null): Verdict {
  const { header, entries } = record;
  const steps: Step[] = [];
  const notRerun: NotRerun[] = [];
  const dice = new CheckedDice(game, header.dice?.key ?? null);
  const broken = (message: string, entry = steps.length): Verdict => ({
    steps,
    problem: { entry, message },
    notRerun,
    draws: dice.outcomes,
  });
  const crowd = wrongSeats(game, header.seats);
  if (crowd !== null) return broken(crowd);
  if (header.dice && header.dice.key !== null && hashOfKey(header.dice.key) !== header.dice.hash)
    return broken(
      `the hash of the dice key is ${hashOfKey(header.dice.key)}; before the deal ${header.dice.hash} was shown`,
      -1,
    );
  const before = beforeOf(game, record, beginning);
  if (typeof before === 'string') return broken(before);
  const rules = new Rerun(game, record, before, dice);
  let at = foldFrom(before);
  for (const [n, entry] of entries.entries()) {
    const why = entry.rules !== game.rules ? 'rules' : header.pack !== game.pack ? 'pack' : null;
    if (why === null) {
      dice.says(n, entry.chance);
      const told = dice.outcomes.length;
      const wrong = rules.follow(n);
      const forged = dice.outcomes.slice(told).find(({ said, fromKey }) => fromKey !== null && fromKey !== said);
      if (forged) return broken(`outcome ${forged.n} is ${forged.said}; the dice key gives ${forged.fromKey}`);
      if (wrong !== null) return broken(wrong);
    } else {
      dice.skip(n, entry.chance);
      notRerun.push({ entry: n, why, rules: entry.rules });
    }
    const next = foldedOn(game, at, entry, n);
    if (typeof next === 'string') return broken(next);
    at = next;
    if (why === null && hash(at.s) !== hash(rules.s))
      return broken(`the patches lead to ${hash(at.s)}, the rules to ${hash(rules.s)}`);
    steps.push({ entry, s: at.s, published: at.s.step === 0 });
  }
  const problem = problemOfEnd(game, record, at, notRerun.at(-1)?.entry === entries.length - 1);
  return {
    steps,
    problem: problem === null ? null : { entry: steps.length, message: problem },
    notRerun,
    draws: dice.outcomes,
  };
}

/**
 * The position behind the last entry, by patches alone, in the shape of today's rules; or what is wrong with the record.
 * Quick, and no proof that the rules were kept. Never throws for what a file says.
 */
export function lastOf(game: AnyGame, record: ReadRecord, beginning: State | null = null): State | Problem {
  const { header, entries } = record;
  // First of all: whatever is made for each of a billion seats is too much.
  const crowd = wrongSeats(game, header.seats);
  if (crowd !== null) return { entry: 0, message: crowd };
  const before = beforeOf(game, record, beginning);
  if (typeof before === 'string') return { entry: 0, message: before };
  // Its result cannot be computed.
  if (header.pack !== game.pack)
    return { entry: -1, message: `the match was played with the data pack ${header.pack}; here is ${game.pack}` };
  let at = foldFrom(before);
  for (const [n, entry] of entries.entries()) {
    const next = foldedOn(game, at, entry, n);
    if (typeof next === 'string') return { entry: n, message: next };
    at = next;
  }
  const message = problemOfEnd(game, record, at, false);
  if (message !== null) return { entry: entries.length, message };
  return at.shape < game.rules ? upgraded(game, at.s, at.shape, game.rules) : at.s;
}

/** What is wrong with so many seats; null where the game takes them. */
function wrongSeats({ id, seats: { least, most } }: AnyGame, seats: number): string | null {
  return seats < least || seats > most ? `${id} takes ${least} to ${most} players, not ${seats}` : null;
}

/** The state before the deal, or why nobody knows it. */
function beforeOf(game: AnyGame, { header }: ReadRecord, beginning: State | null): State | string {
  const { before, rules, seats, pack, options } = header;
  if (before !== null) return before;
  if (beginning !== null) {
    const fits = beginning.rules === rules && beginning.seats === seats;
    return fits ? beginning : 'the state before the deal that was given belongs to another match';
  }
  if (rules !== game.rules)
    return `the match was played by version ${rules} of the rules; here are those of version ${game.rules}, and the file does not say how it began`;
  if (pack !== game.pack)
    return `the match was played with the data pack ${pack}; here is ${game.pack}, and the file does not say how it began`;
  try {
    return game.setup(seats, tableOptions(game, options));
  } catch (cause) {
    return (cause as Error).message;
  }
}

/** The next state by its patch alone, or what is wrong with that. */
function foldedOn(game: AnyGame, at: Folded, entry: ReadEntry, n: number): Folded | string {
  if ((n === 0) !== (entry.did === 'deal'))
    return n === 0 ? `the log begins with "${entry.did}", not with the deal` : 'the cards are dealt twice';
  let next: Folded;
  try {
    if (at.shape < entry.rules) at = { s: upgraded(game, at.s, at.shape, entry.rules), shape: entry.rules };
  } catch (cause) {
    return (cause as Error).message;
  }
  try {
    next = folded(game, at, entry);
  } catch {
    return 'its patch does not fit the position before it';
  }
  const { s } = next;
  if (s.seats !== at.s.seats || s.rules !== at.s.rules) return 'its patch changes how the match began';
  if (numbersIn(s) > MOST_NUMBERS) return `behind it the position has more than ${MOST_NUMBERS} numbers`;
  return next;
}

/** `blind`: the rules at hand did not give the last entry, so nobody can say the result. */
function problemOfEnd(game: AnyGame, { entries, end }: ReadRecord, at: Folded, blind: boolean): string | null {
  const { s } = at;
  if (entries.length === 0) return 'the file ends here, before the deal: it was cut off';
  if (end === null) {
    const last = s.agenda.at(-1);
    return last !== undefined
      ? `the file ends here, in the middle of the match: it was cut off (player ${Number(last.by) + 1} is asked "${last.effect}")`
      : 'the file ends here, without its last line: it was cut off';
  }
  const found = blind
    ? { entries: entries.length, hash: hash(s), result: end.result }
    : endOf(game, entries.length, at);
  for (const field of ['entries', 'hash', 'result'] as const)
    if (canonical(end[field]) !== canonical(found[field]))
      return `the last line says "${field}" is ${shown(end[field])}; the match comes to ${shown(found[field])}`;
  return null;
}
