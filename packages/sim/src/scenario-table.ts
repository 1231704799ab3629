// The match of a scenario, with the players' names of its file.
import type { AnyGame } from '@gaslamp/games/games';
import type { Stage } from '@gaslamp/games/stages';
import type { Refused } from '@gaslamp/kernel/effects';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { standingFor, viewFor } from '@gaslamp/kernel/projection';
import { copy, type Item, type Option, type Player, type State } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import { didYouMean } from './resembling.ts';
import { ForcedDice } from './scenario-dice.ts';
import { fail, type Path, ScenarioError } from './scenario-error.ts';
import type { Scenario } from './scenario-form.ts';

/** An option in the words of a scenario file, with the players' names used there. */
export interface Offer {
  readonly option: Option;
  readonly text: string;
  readonly verb: string;
  readonly args: Readonly<Record<string, string>>;
}

/** The game, its stage, and the players' names by seat. */
export interface Cast {
  readonly game: AnyGame;
  readonly stage: Stage;
  readonly seats: readonly string[];
}

export class ScenarioTable {
  readonly match: Match<State, unknown>;
  /** Answers that the runner has given automatically since the last choice and that no step has stated yet. */
  given: readonly { readonly by: string; readonly offer: Offer }[] = [];
  constructor(
    readonly cast: Cast,
    s: State,
    readonly dice: ForcedDice,
  ) {
    // Runs the deal, if the match begins with it.
    new Table(cast.game, s, dice);
    this.match = Match.restore(cast.game, s, [], dice);
  }

  get decision(): Decision | null {
    return this.match.decision;
  }
  /** Returns the current question. Throws if the match is over. */
  get atHand(): Decision {
    return this.decision ?? fail([], this.question);
  }
  /** Returns the name of the asked player; null if the match is over. */
  get asked(): string | null {
    return this.decision ? at(this.cast.seats, this.decision.player) : null;
  }
  get offers(): Offer[] {
    return this.decision?.options.map((option) => this.offer(option)) ?? [];
  }
  /** Describes the asked player, the question and the options, for messages. */
  get question(): string {
    if (this.decision === null) return 'the match is over';
    const offers = this.offers.map((offer) => offer.text).join(', ');
    return `${this.asked} is asked "${this.decision.effect}" and may: ${offers}`;
  }

  offer(option: Option): Offer {
    const { do: verb, ...described } = this.cast.game.verbs.describe(option);
    const args = Object.fromEntries(Object.entries(described).map(([key, value]) => [key, this.named(value)]));
    return { option, text: [verb, ...Object.values(args)].join(' '), verb, args };
  }
  /** Returns the names of a verb's arguments; empty for any other word. */
  argumentsOf(verb: string): readonly string[] {
    return this.cast.game.verbs.argumentsOf(verb) ?? [];
  }
  /** Returns the option for a text with the file's names; null if there is none. */
  optionOf(text: string): Option | null {
    const option = this.cast.game.verbs.parse(this.spelled(text));
    return typeof option === 'number' ? option : null;
  }
  /** Returns the offer for a text that the match returned. */
  offerOf(text: string): Offer {
    const option = this.optionOf(text);
    if (option === null) throw new Error(`"${text}" is no option of ${this.cast.game.id}`);
    return this.offer(option);
  }
  /** Returns the game's text of an option, for a text with the file's names. */
  spelled(text: string): string {
    const { seats, stage } = this.cast;
    const words = text.split(/\s+/).map((one) => (seats.includes(one) ? at(stage.seatNames, seats.indexOf(one)) : one));
    return words.join(' ');
  }
  /** Replaces a word of the game by the file's name for it. */
  named(value: string): string {
    const seat = this.cast.stage.seatNames.indexOf(value);
    return this.cast.seats[seat] ?? value;
  }
  player(name: string, path: Path): Player {
    const { seats } = this.cast;
    const player = seats.indexOf(this.named(name));
    return player >= 0
      ? player
      : fail(path, `unknown player "${name}"; allowed: ${seats.join(', ')}${didYouMean(name, seats)}`);
  }
  /** Throws for a word that is neither an id nor a player. */
  knowWord(value: string, path: Path): void {
    const { seats, stage } = this.cast;
    const names = [...seats, ...stage.ids];
    if (!names.includes(this.named(value))) fail(path, `unknown id "${value}"${didYouMean(value, names)}`);
  }

  /** Answers the current question with texts of the game, one after another. Throws if one is not offered. */
  answer(texts: readonly string[], path: Path): void {
    const result = this.match.choose(this.atHand.player, texts, this.match.at);
    this.given = [];
    if (!isRefusal(result)) return;
    const why = result.rule ? ` (${result.rule} ${result.key})` : '';
    fail(path, `"${result.wish ?? texts.join(', ')}" is not on offer${why}; ${this.question}`);
  }
  /** Answers a question that has only one answer, unless it is left to the file. Returns false if it did not answer. */
  answerOnlyOne(path: Path): boolean {
    const { asked, decision } = this;
    const [offer, ...others] = this.offers;
    if (asked === null || offer === undefined || others.length > 0) return false;
    if (decision === null || this.cast.stage.leftOpen.includes(decision.effect)) return false;
    const given = [...this.given, { by: asked, offer }];
    this.answer([this.cast.game.verbs.format(offer.option)], path);
    this.given = given;
    return true;
  }
  explain(player: Player, option: Option): Refused | null {
    return this.match.explain(player, option);
  }

  /** Returns a copy of the table for experiments, with its own dice. */
  copied(): ScenarioTable {
    return new ScenarioTable(this.cast, copy(this.match.s), new ForcedDice(1, this.dice.idOf, this.dice.placeOf));
  }

  /** Returns everything about the position that a scenario can expect. */
  described(): Record<string, unknown> {
    const { game, stage, seats } = this.cast;
    return {
      ...stage.describe(game, this.match.s, seats),
      asked: this.asked,
      question: this.decision?.effect ?? null,
      options: this.offers.map((offer) => offer.text),
      chance: this.dice.outcomes,
    };
  }
  /** Returns a viewer's knowledge: players who are not asked do not know what is being composed. */
  seenBy(viewer: Player): Record<string, unknown> {
    const { game, stage, seats } = this.cast;
    const { question } = standingFor(this.match, viewer);
    return {
      ...stage.describeView(game, viewFor(this.match, viewer), seats),
      asked: question === null ? null : seats[question.player],
      question: question?.effect ?? null,
      options: question?.options == null ? null : this.offers.map((offer) => offer.text),
    };
  }
}

/** Returns the table at the beginning of a scenario. `prepare` receives its dice before anything is dealt. */
export function tableOf(
  { game, stage, seats, options, position }: Scenario,
  prepare: (dice: ForcedDice, s: State) => void,
): ScenarioTable {
  const seed = position.seed ?? 1;
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 0)
    return fail(['position', 'seed'], `must be a whole number from 0, not ${JSON.stringify(seed)}`);
  let s: State;
  try {
    s = stage.stateAt(game, seats, position, options);
  } catch (cause) {
    throw positionProblem(cause);
  }
  const idOf = (item: Item) => game.nameOf(item).replace(/\..*/s, '');
  const dice = new ForcedDice(seed, idOf, (place) => at(game.places, place));
  prepare(dice, s);
  return new ScenarioTable({ game, stage, seats }, s, dice);
}

/** Converts a game's complaint about a position, which has the path of the error. Any other error is a fault of the program. */
function positionProblem(cause: unknown): unknown {
  if (!(cause instanceof Error) || !('path' in cause) || !Array.isArray(cause.path)) return cause;
  const { unknown } = cause as { unknown?: { name: string; among: readonly string[] } };
  const hint = unknown ? didYouMean(unknown.name, unknown.among) : '';
  return new ScenarioError(['position', ...cause.path], cause.message + hint);
}
