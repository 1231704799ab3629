// One person at a terminal, at a table with bots.
import type { Bot } from '@gaslamp/bots/bot';
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Choice } from '@gaslamp/kernel/effects';
import { type Accepted, isRefusal, Match, type Refusal, type Row } from '@gaslamp/kernel/match';
import { answersItself, rowFor, viewFor } from '@gaslamp/kernel/projection';
import type { Option, Player, State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';
import type { EntryLine } from '@gaslamp/record/log';
import type { Lines } from './lines.ts';
import { lineOf } from './played-record.ts';
import { columns, print, withoutRepeats } from './print.ts';
import { resembling } from './resembling.ts';
import { nearestRules, passage } from './rule-lookup.ts';
import { idsCalled } from './scenario-names.ts';
import { type Words, wordsOf } from './words.ts';

const HELP = [
  'An option: its number or its code (`claim VIENNA`). Several in a row with `;` between them. A set in any order.',
  '  undo              take back what nobody has learned anything from',
  '  why CODE          why something is not possible: why claim VIENNA',
  '  board             the table as you may know it',
  '  hand, points      what you hold; how many points everybody has',
  '  goals             how one wins',
  '  costs, borders    what things cost or need; what is next to what',
  '  card NAME         what a card says, by its id or its name',
  '  rule R6.3         a rule, a part of one (R6.6 (b)), a chapter (R17) or words of its heading',
  '  log, options      what has happened so far; what can be chosen now',
  '  help or ?, quit or q',
];

export interface Seating {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, number>>;
  readonly seed: number;
  /** Null is the person's seat. */
  readonly seats: readonly (Bot | null)[];
}

export class Session {
  /** The state before the deal. */
  readonly before: State;
  readonly entries: EntryLine[];
  readonly #match: Match<State, unknown>;
  readonly #game: AnyGame;
  readonly #words: Words;
  readonly #me: Player;
  readonly #dice: readonly FastDice[];
  readonly #log: string[] = [];
  /** What the person has picked so far of a set, in any order; the match hears of it as a whole. */
  #picks: string[] = [];
  /** Something has happened since the board was last shown. */
  #stale = true;

  constructor(
    readonly seating: Seating,
    readonly lines: Lines,
  ) {
    const { game, seats, options, seed } = seating;
    const { match, before, entry } = Match.start(game, seats.length, options, new FastDice(seed));
    this.#game = game;
    this.#match = match;
    this.before = before;
    this.entries = [lineOf(game, entry)];
    this.#words = wordsOf(game);
    this.#me = seats.indexOf(null);
    this.#dice = seats.map((_, seat) => new FastDice(Math.imul(seed, 0x9e37) + seat + 1));
    this.#tell({ move: 0, events: entry.events });
  }
  get s(): State {
    return this.#match.s;
  }

  /** Plays until the match is over (true) or the person leaves (false). */
  async play(): Promise<boolean> {
    for (let { decision } = this.#match; decision !== null; decision = this.#match.decision) {
      if (decision.player !== this.#me) this.#botAnswers(decision, this.seating.seats[decision.player]!);
      else if (answersItself(decision)) this.#answer([this.#code(decision.options[0]!)]);
      else if (!(await this.#ask(decision))) return false;
    }
    print('', ...this.#words.position(this.#view()), '', ...this.#words.ending({ s: this.s, data: this.#game.data }));
    return true;
  }

  #botAnswers(decision: Decision, bot: Bot): void {
    const { player, options } = decision;
    const situation = { game: this.#game, view: viewFor(this.#match, player), decision, dice: this.#dice[player]! };
    const option = options.length === 1 ? options[0]! : bot.choose(situation);
    const accepted = this.#match.choose(player, [this.#code(option)], this.#match.at);
    if (isRefusal(accepted)) throw new Error(`bot "${bot.name}" answered ${this.#code(option)}: ${accepted.refusal}`);
    this.#take(accepted);
  }

  /** Asks until something is answered; false when the person leaves. */
  async #ask(decision: Decision): Promise<boolean> {
    if (this.#stale) print('', ...this.#words.position(this.#view()));
    this.#stale = false;
    this.#picks = [];
    print('', `${this.#words.player(this.#me)}: ${this.#words.question(decision.effect)}`);
    this.#show(decision);
    for (;;) {
      const line = await this.lines.next('> ');
      if (line === null) return this.#leave('the input is over');
      const [first = '', ...rest] = line.trim().split(/\s+/);
      const word = first.toLowerCase();
      if (word === 'quit' || word === 'q') return this.#leave('you leave');
      if (this.#tool(word, rest, decision)) continue;
      const before = this.entries.length;
      if (word === 'undo') this.#undo(decision);
      else this.#answerLine(line.trim(), decision);
      if (this.entries.length > before) return true;
    }
  }

  /** Things to look at; false if `word` names none. */
  #tool(word: string, rest: readonly string[], decision: Decision): boolean {
    const words = this.#words;
    const tools: Readonly<Record<string, () => readonly string[]>> = {
      help: () => HELP,
      '?': () => HELP,
      board: () => words.position(this.#view()),
      hand: () => words.hand(this.#view()),
      points: () => words.points(this.#view()),
      goals: () => words.goals(this.#view()),
      costs: () => words.costs(this.#view()),
      borders: () => words.borders(this.#view()),
      log: () => this.#log,
      card: () => this.#card(rest.join(' ')),
      rule: () => this.#rule(rest.join(' ')),
      why: () => this.#why(rest.join(' '), decision),
    };
    if (word === 'options' || word === '') {
      const only = this.#offers(decision);
      if (word === '' && only.length === 1) return false;
      this.#show(decision);
      return true;
    }
    const tool = Object.hasOwn(tools, word) ? tools[word]! : null;
    if (tool !== null) print(...tool());
    return tool !== null;
  }

  #card(name: string): readonly string[] {
    const card = (id: string) => this.#words.card(id);
    const found = card(name.toUpperCase()) ?? idsCalled(this.#game.id, name).flatMap((id) => card(id) ?? []);
    return found.length > 0 ? found : [`There is no card ${name}.`];
  }
  #rule(wanted: string): string[] {
    const { id } = this.#game;
    const found = passage(id, wanted);
    if (found !== null) return [`${found.name}: ${found.lines[0] ?? ''}`, ...found.lines.slice(1)];
    const near = nearestRules(id, wanted);
    const hint = near.length === 0 ? 'type a number such as R6.3' : `the nearest: ${near.join(', ')}`;
    return [`${wanted.toUpperCase()}: there is no such rule; ${hint}.`];
  }
  #why(text: string, decision: Decision): string[] {
    const wish = this.#game.verbs.parse(normal(text));
    if (typeof wish !== 'number') return [`why what? ${this.#unknown(normal(text), wish.error, decision)}`];
    const refused = this.#match.explain(this.#me, wish);
    return refused === null
      ? ['It is possible now.']
      : [`Not possible: ${inWords(refused.key)}.`, ...this.#rule(refused.rule)];
  }

  #answerLine(line: string, decision: Decision): void {
    const offers = this.#offers(decision);
    const parts = line === '' ? ['1'] : line.split(';').map((part) => part.trim());
    const isNumber = (part: string) => /^\d+$/.test(part);
    const beyond = parts.find((part) => isNumber(part) && offers[Number(part) - 1] === undefined);
    if (beyond !== undefined) {
      print(`Not possible: there is no option ${beyond}, only 1 to ${offers.length}.`);
      return;
    }
    const texts = parts.map((part) => (isNumber(part) ? offers[Number(part) - 1]! : normal(part)));
    for (const text of texts) {
      const wish = this.#game.verbs.parse(text);
      if (typeof wish === 'number') continue;
      print(`Not possible: ${this.#unknown(text, wish.error, decision)}`);
      return;
    }
    const done = this.#done(decision);
    const picks = [...this.#picks, ...texts];
    if (done === null || texts.includes(done)) {
      this.#answer(picks);
      return;
    }
    if (this.#match.consider(this.#me, picks) === null) print('Not possible: these do not go together.');
    else {
      this.#picks = picks;
      this.#show(decision);
    }
  }
  /** What no option can be called: without all that could be typed, with what is on offer and looks like it. */
  #unknown(text: string, error: string, decision: Decision): string {
    const offers = this.#offers(decision);
    const similar = resembling(text, offers).map((code) => `${offers.indexOf(code) + 1}  ${code}`);
    const options = similar.length === 0 ? '' : ` Options that resemble it: ${similar.join(', ')}.`;
    return `${error.replace(/; allowed: .*/s, '')}; type help.${options}`;
  }

  #answer(texts: readonly string[]): void {
    const result = this.#match.choose(this.#me, texts, this.#match.at);
    if (isRefusal(result)) print(this.#refusal(result));
    else {
      this.#take(result);
      if (result.left.length > 0) print(`Not looked at: ${result.left.join('; ')}`);
    }
  }
  #undo(decision: Decision): void {
    if (this.#picks.pop() !== undefined) {
      this.#show(decision);
      return;
    }
    const result = this.#match.undo(this.#me, this.#match.at);
    if (isRefusal(result))
      print('There is nothing to take back: chance has spoken, or somebody has learned something.');
    else this.#take(result);
  }
  #refusal({ detail, wish, key, rule }: Refusal): string {
    if (detail !== undefined) return `Not possible: ${detail}`;
    const why = key === undefined ? '' : `: ${inWords(key)} (${rule})`;
    return `Not possible${wish === undefined ? '' : ` now, "${wish}"`}${why}. Type the number of an option, or help.`;
  }

  #take({ entries, row }: Accepted): void {
    this.entries.push(...entries.map((entry) => lineOf(this.#game, entry)));
    if (row === null) return;
    this.#stale ||= this.#match.decision?.player !== this.#me;
    this.#tell(row);
  }
  #tell(row: Row): void {
    const { events } = rowFor(row, this.#me);
    const lines = withoutRepeats(events.flatMap((event) => this.#words.event(event) ?? []));
    this.#log.push(...lines);
    print(...lines);
  }
  #leave(why: string): false {
    print('', `The match is left at move ${this.s.move}: ${why}.`);
    return false;
  }

  /** What the person may know: with their own draft while they compose one. */
  #view(): View<State> {
    return viewFor(this.#match, this.#me);
  }
  #code(option: Option): string {
    return this.#game.verbs.format(option);
  }
  /** The answer that ends a set; null where the question is none. */
  #done({ effect, subset }: Decision): string | null {
    const { done } = this.#game.effects.byName[effect] as Choice<State, unknown>;
    return subset && done !== null ? this.#code(done) : null;
  }
  /** The codes on offer, of a set those that fit the picks so far. */
  #offers(decision: Decision): string[] {
    const done = this.#done(decision);
    const considered = done === null ? null : this.#match.consider(this.#me, this.#picks);
    if (done === null || considered === null) return decision.options.map((option) => this.#code(option));
    return considered.enough ? [...considered.fits, done] : [...considered.fits];
  }
  #show(decision: Decision): void {
    if (this.#picks.length > 0) print(`Picked: ${this.#picks.join('; ')}`);
    const rows = this.#offers(decision).map((code, i) => [
      i + 1,
      code,
      this.#words.option(this.#game.verbs.parse(code) as Option),
    ]);
    print(...columns(rows).map((row) => `  ${row}`));
  }
}

/** A code as people type it: `Claim vienna` is `claim VIENNA`. */
function normal(text: string): string {
  const [verb = '', ...args] = text.trim().split(/\s+/);
  return [verb.toLowerCase(), ...args.map((arg) => arg.toUpperCase())].join(' ');
}

const REFUSALS: Readonly<Record<string, string>> = {
  askedElse: 'something else is asked now',
  notAsked: 'there is nothing to answer now',
  notYourTurn: 'it is not your turn',
  over: 'the match is over',
};
/** A refusal's key as words: `claim.noMajority` is "no majority". */
function inWords(key: string): string {
  const last = key.split('.').at(-1)!;
  return REFUSALS[last] ?? last.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
