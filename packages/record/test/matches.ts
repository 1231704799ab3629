// Matches for these tests: random answers, and dice with a key.
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import type { Entry } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import { type EntryLine, isEntry, type LogLine } from '@gaslamp/record/log';
import { type MatchRecord, recordOf, recordText } from '@gaslamp/record/record';
import { type ReadRecord, readRecord } from '@gaslamp/record/record-reader';
import { hashOfKey, SecureDice } from '@gaslamp/record/secure-dice';

export const KEY = 'nobody knows it before the end';
export const game: AnyGame = gameNamed('nanty-narking');

/** The same game with the next version of its rules, whose states have one more number. */
const later = game.rules + 1;
export const second: AnyGame = {
  ...game,
  rules: later,
  upgrades: { ...game.upgrades, [later]: (s) => ({ ...s, lamps: 7 }) },
  setup: (seats, options) => ({ ...game.setup(seats, options), rules: later, lamps: 7 }) as State,
};

export interface Begun {
  readonly before: State;
  readonly options: Record<string, number>;
  readonly lines: readonly LogLine[];
}

const lineOf = (rules: number, entry: Entry): EntryLine => ({ at: 1_000_000, rules, entry });

/** Deals, without any answer. */
export function begun(played: AnyGame = game, key = KEY): Begun {
  const options = tableOptions(played, {});
  const { before, entry } = Match.start(played, 2, options, new SecureDice(key));
  return { before, options, lines: [lineOf(played.rules, entry)] };
}

/** Plays on for a number of commands, or to the end, by the rules of that game; now and then takes a step back. */
export function playOn({ before, options, lines }: Begun, played: AnyGame, commands: number): Begun {
  const entries = lines.filter(isEntry).map(({ entry, rules }) => ({ ...entry, rules }));
  const used = entries.reduce((sum, { chance }) => sum + chance.length, 0);
  const match = Match.restore(played, before, entries, new SecureDice(KEY, used));
  const mind = new FastDice(lines.length);
  const more: EntryLine[] = [];
  for (let i = 0; i < commands && match.decision !== null; i++) {
    const { player, options: offered } = match.decision;
    const text = played.verbs.format(offered[mind.below(offered.length)]!);
    const back = match.undoable(player) > 0 && mind.below(6) === 0;
    const result = back ? match.undo(player, match.at) : match.choose(player, [text], match.at);
    if (isRefusal(result)) throw new Error(`${text}: ${JSON.stringify(result)}`);
    more.push(...result.entries.map((entry) => lineOf(played.rules, entry)));
  }
  return { before, options, lines: [...lines, ...more] };
}

export const recorded = ({ before, options, lines }: Begun, played = game, key: string | null = KEY): MatchRecord =>
  recordOf({ game: played, before, options, dice: { hash: hashOfKey(KEY), key } }, lines);
export const readBack = (record: MatchRecord): ReadRecord => readRecord(recordText(record), 'm.jsonl');

/** A whole match. */
export const whole: MatchRecord = recorded(playOn(begun(), game, 100_000));
