// Runs a match of one person at a terminal against bots.
import type { Bot } from '@gaslamp/bots/bot';
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Fault } from '@gaslamp/kernel/fault';
import { at } from '@gaslamp/kernel/lists';
import type { Row } from '@gaslamp/kernel/log';
import { type Accepted, isRefusal, Match, type Refusal } from '@gaslamp/kernel/match';
import { rowFor, standingFor, viewFor } from '@gaslamp/kernel/projection';
import type { Question } from '@gaslamp/kernel/question';
import type { Option, Player, State } from '@gaslamp/kernel/state';
import { answersItself, type Decision } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';
import type { EntryLine } from '@gaslamp/record/log';
import { botName, seatName } from '@gaslamp/words/seats';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { helpLines } from './help.ts';
import { wordsOf } from './input.ts';
import type { Lines } from './lines.ts';
import { lineOf } from './played-record.ts';
import { columns, print } from './print.ts';
import { resembling } from './resembling.ts';
import { nearestRules, passage } from './rule-lookup.ts';
import { say } from './say.ts';
import { idsCalled } from './scenario-names.ts';
import type { Words } from './words.ts';

export interface Seating {
  readonly game: AnyGame;
  readonly words: Words;
  readonly options: Readonly<Record<string, number>>;
  readonly seed: number;
  /** Null for the person's seat. */
  readonly seats: readonly (Bot | null)[];
  /** The state to continue from; null to deal a new match. */
  readonly from: State | null;
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
  /** The person's picks of a set so far, in any order; the match receives only the complete set. */
  #picks: string[] = [];
  /** True if something has happened since the board was last shown. */
  #stale = true;

  constructor(
    readonly seating: Seating,
    readonly lines: Lines,
  ) {
    const { game, seats, options, seed, from } = seating;
    const dice = new FastDice(seed);
    const { match, before, entry } =
      from === null ? Match.start(game, seats.length, options, dice) : Match.from(game, from, dice);
    this.#game = game;
    this.#match = match;
    this.before = before;
    this.entries = [lineOf(game, entry)];
    this.#words = seating.words;
    this.#me = seats.indexOf(null);
    this.#dice = seats.map((_, seat) => new FastDice(Math.imul(seed, 0x9e37) + seat + 1));
    const here = seats.map((bot, i) => {
      const seat = seatName(game.id, i);
      return bot === null ? say('you', { seat }) : say('bot', { seat, bot: botName(bot.name) });
    });
    print(say('opening', { game: t(`games.${game.id}`), seed: String(seed), seats: all(here) }), '');
    this.#tell({ move: 0, events: entry.events });
  }
  get s(): State {
    return this.#match.s;
  }

  /** Plays until the match is over (returns true) or the person leaves (returns false). */
  async play(): Promise<boolean> {
    for (let { decision } = this.#match; decision !== null; decision = this.#match.decision) {
      const bot = at(this.seating.seats, decision.player);
      if (bot !== null) this.#botAnswers(decision, bot);
      else if (answersItself(decision)) this.#answer(decision.options.map((option) => this.#code(option)));
      else if (!(await this.#ask(decision))) return false;
    }
    print('', ...this.#words.position(this.#view()), '', ...this.#words.ending({ s: this.s, data: this.#game.data }));
    return true;
  }

  #botAnswers(decision: Decision, bot: Bot): void {
    const { player, options } = decision;
    const situation = { game: this.#game, view: viewFor(this.#match, player), decision, dice: at(this.#dice, player) };
    const code = this.#code(options.length === 1 ? at(options, 0) : bot.choose(situation));
    const accepted = this.#match.choose(player, [code], this.#match.at);
    if (isRefusal(accepted)) throw new Error(`bot "${bot.name}" answered ${code}: ${accepted.refusal}`);
    this.#take(accepted);
  }

  /** Asks until a question is answered; returns false if the person leaves. */
  async #ask(decision: Decision): Promise<boolean> {
    if (this.#stale) print('', ...this.#words.position(this.#view()));
    this.#stale = false;
    this.#picks = [];
    print('', this.#words.question(this.#view(), this.#question()));
    this.#show(decision);
    for (;;) {
      const line = await this.lines.next('> ');
      if (line === null) return this.#leave('input');
      const [first = '', ...rest] = line.trim().split(/\s+/);
      const word = first.toLowerCase();
      if (word === 'quit' || word === 'q') return this.#leave('you');
      if (this.#tool(word, rest, decision)) continue;
      const before = this.entries.length;
      if (word === 'undo') this.#undo(decision, Number(rest[0] ?? 1));
      else this.#answerLine(line.trim(), decision);
      if (this.entries.length > before) return true;
    }
  }

  /** Runs a command that only shows something; returns false if `word` names none. */
  #tool(word: string, rest: readonly string[], decision: Decision): boolean {
    const words = this.#words;
    const tools: Readonly<Record<string, () => readonly string[]>> = {
      help: helpLines,
      '?': helpLines,
      board: () => words.position(this.#view()),
      hand: () => words.hand(this.#view()),
      points: () => words.points(this.#view()),
      known: () => words.known(this.#view()),
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
    const tool = Object.hasOwn(tools, word) ? tools[word] : undefined;
    if (tool !== undefined) print(...tool());
    return tool !== undefined;
  }

  #card(name: string): readonly string[] {
    const card = (id: string) => this.#words.card(this.#view(), id);
    const found = card(name.toUpperCase()) ?? idsCalled(this.#game.id, name).flatMap((id) => card(id) ?? []);
    return found.length > 0 ? found : [say('noCard', { name })];
  }
  #rule(wanted: string): string[] {
    const { id } = this.#game;
    const found = passage(id, wanted);
    if (found !== null) return [`${found.name}: ${found.lines[0] ?? ''}`, ...found.lines.slice(1)];
    const nearest = nearestRules(id, wanted);
    const about = { wanted: wanted.toUpperCase(), nearest: all(nearest) };
    return [say(nearest.length === 0 ? 'noSuchRule' : 'noRule', about)];
  }
  #why(text: string, decision: Decision): string[] {
    const wish = this.#game.verbs.parse(normal(text));
    if (typeof wish !== 'number') return [say('whyWhat', this.#unknown(normal(text), wish, decision))];
    const refused = this.#match.explain(this.#me, wish);
    return refused === null ? [say('possible')] : [this.#words.refused(refused.key), ...this.#rule(refused.rule)];
  }

  #answerLine(line: string, decision: Decision): void {
    const offers = this.#offers(decision);
    const parts = line === '' ? ['1'] : line.split(';').map((part) => part.trim());
    const texts: string[] = [];
    for (const part of parts) {
      const code = /^\d+$/.test(part) ? offers[Number(part) - 1] : normal(part);
      if (code === undefined) return print(say('noOption', { number: part, most: offers.length }));
      texts.push(code);
    }
    for (const text of texts) {
      const wish = this.#game.verbs.parse(text);
      if (typeof wish !== 'number') return print(say('unknown', this.#unknown(text, wish, decision)));
    }
    const done = this.#done(decision);
    const picks = [...this.#picks, ...texts];
    if (done === null || texts.includes(done)) {
      this.#answer(picks);
      return;
    }
    if (this.#match.consider(this.#me, picks) === null) return print(say('apart'));
    this.#picks = picks;
    this.#show(decision);
  }
  /** Describes a text that is no option: the error without the list of allowed words, and similar options. */
  #unknown(text: string, fault: Fault, decision: Decision) {
    const offers = this.#offers(decision);
    const similar = resembling(text, offers).map((code) => `${offers.indexOf(code) + 1}  ${code}`);
    const values = { ...fault.values, allowed: 'none' };
    return { error: wordsOf({ ...fault, values }), near: similar.length, options: all(similar) };
  }

  #answer(texts: readonly string[]): void {
    const result = this.#match.choose(this.#me, texts, this.#match.at);
    if (isRefusal(result)) print(...this.#refusal(result), say('howToAnswer'));
    else {
      this.#take(result);
      if (result.left.length > 0) print(say('notLooked', { answers: result.left.join('; ') }));
    }
  }
  #undo(decision: Decision, answers: number): void {
    if (this.#picks.pop() !== undefined) {
      this.#show(decision);
      return;
    }
    const result = this.#match.undo(this.#me, this.#match.at, answers);
    if (isRefusal(result)) print(say('nothingBack'));
    else this.#take(result);
  }
  #refusal({ refusal, detail, wish = refusal, key, rule = '' }: Refusal): string[] {
    if (detail !== undefined) return [say('wrong', { detail: wordsOf(detail) })];
    if (key === undefined) return [say('notOffered', { wish })];
    return [say('refused', { wish, why: this.#words.refused(key), rule })];
  }

  #take({ entries, row }: Accepted): void {
    this.entries.push(...entries.map((entry) => lineOf(this.#game, entry)));
    if (row === null) return;
    this.#stale ||= this.#match.decision?.player !== this.#me;
    this.#tell(row);
  }
  #tell(row: Row): void {
    const lines = this.#words.logLines(this.s, rowFor(row, this.#me), this.#me);
    this.#log.push(...lines);
    print(...lines);
  }
  #leave(how: 'you' | 'input'): false {
    print('', say(`left.${how}`, { move: this.s.move }));
    return false;
  }

  /** The person's view, including their own draft while they compose one. */
  #view(): View<State> {
    return viewFor(this.#match, this.#me);
  }
  #question(): Question {
    const { question } = standingFor(this.#match, this.#me);
    if (question === null) throw new Error('nothing is asked: the match is over');
    return question;
  }
  #code(option: Option): string {
    return this.#game.verbs.format(option);
  }
  /** Returns the answer that ends a set; null if the question asks for no set. */
  #done({ effect, subset }: Decision): string | null {
    const asked = this.#game.effects.byName[effect];
    return subset && asked?.kind === 'choice' && asked.done !== null ? this.#code(asked.done) : null;
  }
  /** Returns the codes of the options; for a set, those that fit the picks so far. */
  #offers(decision: Decision): string[] {
    const done = this.#done(decision);
    const considered = done === null ? null : this.#match.consider(this.#me, this.#picks);
    if (done === null || considered === null) return decision.options.map((option) => this.#code(option));
    return considered.enough ? [...considered.fits, done] : [...considered.fits];
  }
  #show(decision: Decision): void {
    const [view, question] = [this.#view(), this.#question()];
    if (this.#picks.length > 0) print(say('picked', { picks: this.#picks.join('; ') }));
    const sum = this.#words.sum(view, question, this.#picks);
    if (sum !== null) print(sum);
    const rows = this.#offers(decision).map((code, i) => [i + 1, code, ...this.#words.option(view, code, question)]);
    print(...columns(rows).map((row) => `  ${row}`));
  }
}

/** Normalizes a typed code: `Claim vienna` becomes `claim VIENNA`. */
function normal(text: string): string {
  const [verb = '', ...args] = text.trim().split(/\s+/);
  return [verb.toLowerCase(), ...args.map((arg) => arg.toUpperCase())].join(' ');
}
