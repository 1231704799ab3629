// Checks a recorded match twice: by folding its patches, and by running the rules again on what the dice said.
import type { AnyGame } from '@gaslamp/games/games';
import { type Chance, LoggedDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { type Entry, isRefusal, Match } from '@gaslamp/kernel/match';
import { patched } from '@gaslamp/kernel/patch';
import { hash, type Item, type Place, type State } from '@gaslamp/kernel/state';
import { endOf } from './record.ts';
import { type ReadRecord, shown } from './record-reader.ts';

export interface Problem {
  /** Counted from 0, the deal; as many as there are entries where the end is what is wrong. */
  readonly entry: number;
  readonly message: string;
}

/** An entry that was checked, with the position behind it. */
export interface Step {
  readonly entry: Entry;
  readonly s: State;
  /** The entry ends a published step: `rows` are complete here. */
  readonly published: boolean;
}

export interface Verdict {
  readonly steps: readonly Step[];
  /** The first thing that does not hold; null where all does. */
  readonly problem: Problem | null;
}

/** Follows the record up to its end or to the first thing that does not hold. Never throws for what a file says. */
export function verify(game: AnyGame, record: ReadRecord): Verdict {
  const steps: Step[] = [];
  const broken = (message: string): Verdict => ({ steps, problem: { entry: steps.length, message } });
  const { seats } = record.header;
  const { least, most } = game.seats;
  if (seats < least || seats > most) return broken(`${game.id} takes ${least} to ${most} players, not ${seats}`);
  const rules = new Rerun(game, record);
  let s: State;
  try {
    s = game.setup(record.header.seats, tableOptions(game, record.header.options));
  } catch (cause) {
    return broken((cause as Error).message);
  }
  for (const entry of record.entries) {
    const wrong = rules.follow(entry);
    if (wrong !== null) return broken(wrong);
    try {
      s = patched(s, entry.patch);
    } catch {
      return broken('its patch does not fit the position before it');
    }
    if (hash(s) !== hash(rules.s)) return broken(`the patches lead to ${hash(s)}, the rules to ${hash(rules.s)}`);
    steps.push({ entry, s, published: s.step === 0 });
  }
  const problem = problemOfEnd(game, record, s);
  return { steps, problem: problem === null ? null : { entry: steps.length, message: problem } };
}

function problemOfEnd(game: AnyGame, { entries, end }: ReadRecord, s: State): string | null {
  if (entries.length === 0) return 'the file ends here, before the deal: it was cut off';
  const found = endOf(game, entries.length, s);
  if (end === null) {
    const last = s.agenda.at(-1);
    return found.result === null
      ? `the file ends here, in the middle of the match: it was cut off (player ${Number(last?.by) + 1} is asked "${last?.effect}")`
      : 'the file ends here, without its last line: it was cut off';
  }
  for (const field of ['entries', 'hash', 'result'] as const)
    if (canonical(end[field]) !== canonical(found[field]))
      return `the last line says "${field}" is ${shown(end[field])}; the match comes to ${shown(found[field])}`;
  return null;
}

/** Runs the rules of a record again, one entry after the other. */
class Rerun {
  readonly #dice: Prompted;
  #match: Match<State, unknown> | null = null;
  constructor(
    readonly game: AnyGame,
    readonly record: ReadRecord,
  ) {
    this.#dice = new Prompted(game.nameOf);
  }
  /** As the rules have it. */
  get s(): State {
    return this.#match!.s;
  }

  /** What is wrong with the next entry, or null. */
  follow(entry: Entry): string | null {
    this.#dice.says(entry.chance);
    let found: Entry;
    try {
      const answer = this.#answer(entry);
      if (typeof answer === 'string') return answer;
      found = answer;
    } catch (cause) {
      return `the rules cannot follow "${entry.did}": ${(cause as Error).message}`;
    }
    for (const field of ['player', 'did', 'chance', 'events', 'patch', 'settled'] as const) {
      const recorded = canonical(entry[field]);
      const expected = canonical(found[field]);
      if (recorded !== expected)
        return `${field} of "${entry.did}" is not what the rules give: ${difference(recorded, expected)}`;
    }
    return null;
  }

  #answer(entry: Entry): Entry | string {
    const { game, record } = this;
    if (this.#match === null) {
      const { header } = record;
      const begun = Match.start(game, header.seats, header.options, this.#dice);
      this.#match = begun.match;
      return begun.entry;
    }
    const match = this.#match;
    const result =
      entry.did === 'undo' ? match.undo(entry.player, match.at) : match.choose(entry.player, [entry.did], match.at);
    if (!isRefusal(result)) return result.entries[0]!;
    const { decision } = match;
    if (decision === null) return `"${entry.did}" comes behind the end of the match`;
    const offered = decision.options.map((option) => game.verbs.format(option));
    const asked = `player ${decision.player + 1} is asked "${decision.effect}" and may: ${offered.join(', ')}`;
    return `player ${entry.player + 1} cannot answer "${entry.did}" (${result.rule ?? result.refusal}); ${asked}`;
  }
}

/** Dice that say what they are told, entry by entry. */
class Prompted implements Chance {
  #logged: LoggedDice;
  constructor(readonly nameOf: (item: Item) => string) {
    this.#logged = new LoggedDice([], nameOf);
  }
  says(outcomes: readonly string[]): void {
    this.#logged = new LoggedDice(outcomes, this.nameOf);
  }
  roll(sides: number): number {
    return this.#logged.roll(sides);
  }
  draw(from: readonly Item[], _: Place): Item {
    return this.#logged.draw(from);
  }
}

/** JSON with fields in alphabetical order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The first place where two texts part, with some words around it. */
function difference(recorded: string, expected: string): string {
  let at = 0;
  while (at < recorded.length && recorded[at] === expected[at]) at++;
  const near = (text: string) => {
    const start = Math.max(0, at - 20);
    return `${start > 0 ? '…' : ''}${text.slice(start, at + 30)}${text.length > at + 30 ? '…' : ''}`;
  };
  return `the file says ${near(recorded)}, the rules ${near(expected)}`;
}
