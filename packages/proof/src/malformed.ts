import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import { type At, isRefusal, Match } from '@gaslamp/kernel/match';
import { copy, type Player, type State } from '@gaslamp/kernel/state';
import { type Asked, questionOf } from './asked.ts';
import { staysInDraft } from './drafts.ts';
import { fail, type Where } from './failure.ts';
import { oneOf, playout } from './playout.ts';
import { take } from './record.ts';
import type { Tally } from './tally.ts';
import { wishesOf } from './wishes.ts';

/** At one in this many published questions begins a series of this many that get nonsense first. */
const EVERY = 200;
const ROW = 4;

const GARBAGE = [
  '',
  ' ',
  'undo',
  'deal',
  '__proto__',
  'constructor',
  'toString',
  'pass pass',
  'NaN',
  '0',
  '-1',
  '{"do":"pass"}',
  'pass\u0000',
  'PASS',
  'pásš',
  '🂡',
  'x'.repeat(10_000),
];
const REASONS = ['not-your-decision', 'stale-move', 'not-allowed', 'unknown-option', 'over'];

interface Command {
  readonly why: string;
  readonly player: Player;
  readonly texts: readonly string[];
  readonly at: At;
}

/**
 * Checks that all nonsense is refused with a reason and leaves no trace in the state, the question, the take-backs and the
 * chance.
 */
export function malformed(game: AnyGame, seats: number, seed: number): Tally {
  const tally = { matches: 1, answers: 0, refused: 0, 'with a rule': 0, 'by a table': 0 };
  const where = { property: 'malformed', game: game.id, seats, seed };
  const probe = new FastDice(seed ^ 0xbad0);
  const numbers = new FastDice(seed ^ 0x7ab1e);
  const dice = counted(probe);
  const refuses = (match: AnyMatch, command: Command, before: string) => {
    const { used } = dice;
    const result = match.choose(command.player, command.texts, command.at);
    const at = { ...where, move: match.s.move };
    const what = `${command.why} ${JSON.stringify(command.texts).slice(0, 80)} of player ${command.player}`;
    if (!isRefusal(result)) fail(at, `accepts ${what}`);
    if (!REASONS.includes(result.refusal)) fail(at, `refuses ${what} for "${result.refusal}"`);
    if (traces(match, seats) !== before || dice.used !== used) fail(at, `refuses ${what}, which leaves a trace`);
    if (result.rule !== undefined) tally['with a rule']++;
    tally.refused++;
  };
  const matchAt = (s: State): AnyMatch => Match.restore(game, copy(s), [], dice);
  const last = playout('malformed', game, seats, seed, (table) => {
    const { s } = table;
    if (numbers.below(EVERY) === 0) tally['by a table'] += refusedBy(table, where, numbers);
    if (s.step > 0 || probe.below(EVERY) > 0) return;
    const match = matchAt(s);
    for (let i = 0; i < ROW && match.decision !== null; i++) {
      const before = traces(match, seats);
      for (const command of nonsense(game, match, seats, probe)) refuses(match, command, before);
      // Give a legal answer in between, so that there is a draft, or something to take back, that must not be changed.
      take(where, match, game.verbs.format(oneOf(probe, match.decision.options)));
      tally.answers++;
    }
  });
  const over = matchAt(last.s);
  const answer = { why: 'an answer behind the end,', player: 0, texts: ['pass'], at: over.at };
  refuses(over, answer, traces(over, seats));
  return tally;
}

/** Gives a table numbers that are no options. Returns how many it refused. */
function refusedBy(table: Asked, where: Where, probe: FastDice): number {
  const { game, decision } = table;
  const before = JSON.stringify(table.s);
  const wrong = [...NUMBERS, ...Array.from({ length: 4 }, () => oneOf(probe, wishesOf(game)))].filter(
    (number) => !decision.options.some((option) => option === number),
  );
  for (const number of wrong) {
    const at = { ...where, move: table.s.move };
    if (!isThrown(() => table.choose(number))) fail(at, `a table accepts ${number} for "${decision.effect}"`);
    if (JSON.stringify(table.s) !== before) fail(at, `a table refuses ${number}, which leaves a trace`);
  }
  return wrong.length;
}
const NUMBERS = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31];
function isThrown(run: () => void): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

function* nonsense(game: AnyGame, match: AnyMatch, seats: number, probe: FastDice): Iterable<Command> {
  const { at } = match;
  const { player, options } = questionOf(match);
  const legal = game.verbs.format(oneOf(probe, options));
  yield { why: 'garbage', player, texts: [oneOf(probe, GARBAGE)], at };
  yield { why: 'garbage', player, texts: [noise(probe, legal)], at };
  yield { why: 'no text', player, texts: [], at };
  for (let i = 0; i < 4; i++) {
    const wish = oneOf(probe, wishesOf(game));
    if (!options.includes(wish)) yield { why: 'of another moment', player, texts: [game.verbs.format(wish)], at };
  }
  const other = oneOf(
    probe,
    [...Array(seats).keys(), -1, seats, 31, Number.NaN, 0.5].filter((seat) => seat !== player),
  );
  yield { why: 'not asked', player: other, texts: [legal], at };
  yield { why: 'late', player, texts: [legal], at: { ...at, move: at.move - 1 } };
  yield { why: 'early', player, texts: [legal], at: { ...at, move: at.move + 1 } };
  yield { why: 'of another step', player, texts: [legal], at: { ...at, step: at.step + 1 } };
  // An answer that begins legally and fails inside the draft is refused as a whole.
  if (staysInDraft(game, match, legal)) yield { why: 'half legal', player, texts: [legal, '?'], at };
}

/** Returns a legal text with one character changed. */
function noise(probe: FastDice, text: string): string {
  const i = probe.below(text.length);
  return `${text.slice(0, i)}${oneOf(probe, ['~', '', ' ', '\n', text.charAt(i).repeat(2)])}${text.slice(i + 1)}~`;
}

/** Returns everything that an answer could change. */
function traces(match: AnyMatch, seats: number): string {
  const undoable = Array.from({ length: seats }, (_, player) => match.undoable(player));
  const others = match.published === match.s ? 'the same' : match.published;
  return JSON.stringify([match.s, others, match.decision, match.asked, match.at, undoable]);
}

function counted(dice: Chance): Chance & { used: number } {
  return {
    used: 0,
    roll(sides) {
      this.used++;
      return dice.roll(sides);
    },
    draw(from, to) {
      this.used++;
      return dice.draw(from, to);
    },
  };
}
