// Runs the rules of a record again, entry by entry.
import type { AnyGame } from '@gaslamp/games/games';
import type { Effects } from '@gaslamp/kernel/effects';
import type { GameEvent } from '@gaslamp/kernel/events';
import { type Fault, fault, InputFault } from '@gaslamp/kernel/fault';
import { at } from '@gaslamp/kernel/lists';
import { type Entry, Publishing, takenBack } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { CheckedDice } from './checked-dice.ts';
import type { ReadEntry, ReadRecord } from './record-reader.ts';

/** Maximum number of effects for one answer, far more than any needs. A forged position could cause an infinite loop. */
const MOST_EFFECTS = 100_000;

export class Rerun {
  readonly #game: AnyGame;
  #match: Match<State, unknown> | null = null;
  #effects = 0;
  /** The steps that a reader of the log is shown, and those by the rules: they depend on which answers can be taken back. */
  readonly #shown = new Publishing();
  readonly #ruled = new Publishing();

  constructor(
    game: AnyGame,
    readonly record: ReadRecord,
    readonly before: State,
    readonly dice: CheckedDice,
  ) {
    this.#game = this.#counted(game);
  }
  /** The state according to the rules. */
  get s(): State {
    return this.#match!.s;
  }

  /** Returns the problem of entry `n`, or null. */
  follow(n: number): Fault | null {
    const entry = at(this.record.entries, n);
    this.#effects = 0;
    let found: Entry;
    try {
      // Entries before the first one that is rerun were folded: versions only rise.
      if (n > 0) this.#match ??= this.#restored(this.record.entries.slice(0, n));
      const answer = this.#match === null ? this.#deal() : this.#answer(this.#match, entry);
      if ('code' in answer) return answer;
      found = answer;
    } catch (cause) {
      return faultOf(cause, (why) => fault('record.follow', { did: entry.did, why }));
    }
    for (const field of ['player', 'did', 'chance', 'events', 'patch', 'settled', 'alone', 'exchanged'] as const) {
      const why = this.#differs(entry, found, field);
      if (why !== null) return fault('record.differs', { field, did: entry.did, ...why });
    }
    const { settled, alone = false } = found;
    const why = unlike(this.#shown.next(entry), this.#ruled.next({ ...entry, settled, alone }));
    return why && fault('record.step', { did: entry.did, ...why });
  }
  #restored(entries: readonly ReadEntry[]): Match<State, unknown> {
    for (const entry of entries) {
      this.#shown.next(entry);
      this.#ruled.next(entry);
    }
    return Match.restore(this.#game, this.before, entries, this.dice);
  }

  /**
   * Old logs have take-backs of whole steps, whose events contain less. The rules for `settled` have changed several times;
   * the steps that follow from it are compared instead.
   */
  #differs(entry: ReadEntry, found: Entry, field: keyof Entry): Unlike | null {
    const old = takenBack(entry.did) === 'step';
    if (old && field === 'did') return null;
    if (old && field === 'events')
      return unlike(
        entry.events,
        found.events.map((event, i) => without(event, entry.events[i])),
      );
    if (field === 'settled') return null;
    if (field === 'alone') return entry.alone && !found.alone ? unlike(true, false) : null;
    if (field === 'exchanged' && entry.exchanged === undefined) return null;
    return unlike(entry[field], found[field]);
  }

  #deal(): Entry | Fault {
    const { seats, options, from } = this.record.header;
    // Only the other match's own record can prove that it reached that position.
    const begun = from
      ? Match.from(this.#game, this.before, this.dice)
      : Match.start(this.#game, seats, options, this.dice);
    const why = unlike(this.before, begun.before);
    if (why !== null) return fault('record.beginning', why);
    this.#match = begun.match;
    return begun.entry;
  }

  #answer(match: Match<State, unknown>, entry: ReadEntry): Entry | Fault {
    const back = takenBack(entry.did);
    const result =
      back === null ? match.choose(entry.player, [entry.did], match.at) : match.undo(entry.player, match.at, back);
    if (!isRefusal(result)) return at(result.entries, 0);
    const { decision } = match;
    const { did } = entry;
    if (decision === null) return fault('record.behind', { did });
    const { effect } = decision;
    const offered = decision.options.map((option) => match.game.verbs.format(option)).join(', ');
    const [player, asked] = [entry.player + 1, decision.player + 1];
    const why = result.rule ?? result.refusal;
    return fault('record.answer', { player, did, why, asked, effect, offered });
  }

  /** Returns the game with its effects counted. */
  #counted(game: AnyGame): AnyGame {
    const count = () => {
      if (++this.#effects > MOST_EFFECTS) throw new InputFault(fault('record.effects', { most: MOST_EFFECTS }));
    };
    const byName: Effects<State, unknown>['byName'] = Object.create(null);
    for (const [name, effect] of Object.entries(game.effects.byName))
      byName[name] =
        effect.kind === 'step'
          ? {
              ...effect,
              run(g, locals) {
                count();
                effect.run(g, locals);
              },
            }
          : {
              ...effect,
              options(at, locals) {
                count();
                return effect.options(at, locals);
              },
            };
    return { ...game, effects: Object.create(game.effects, { byName: { value: byName } }) };
  }
}

/** Returns the fault of an error; one of the program itself, which has none, is told by `otherwise`. */
export const faultOf = (cause: unknown, otherwise: (why: string) => Fault): Fault =>
  cause instanceof InputFault ? cause.faults[0] : otherwise((cause as Error).message);

/** Returns an event without the fields that an older one does not have. */
const without = (event: GameEvent, older: GameEvent | undefined): GameEvent => ({
  ...event,
  fields: Object.fromEntries(Object.entries(event.fields).filter(([name]) => older && name in older.fields)),
});

/** Returns JSON with the fields of every object in alphabetical order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The first difference between a file and the rules, with some text around it. */
type Unlike = Readonly<Record<'file' | 'rules', string>>;
/** Returns null for equal values. */
function unlike(recorded: unknown, expected: unknown): Unlike | null {
  const [a, b] = [canonical(recorded), canonical(expected)];
  if (a === b) return null;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const near = (text: string) => {
    const start = Math.max(0, at - 20);
    return `${start > 0 ? '…' : ''}${text.slice(start, at + 30)}${text.length > at + 30 ? '…' : ''}`;
  };
  return { file: near(a), rules: near(b) };
}
