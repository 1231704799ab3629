// The match that a scenario tells, in the players' names of its file.
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

/** An option in the words of a scenario file: players by their names there. */
export interface Offer {
  readonly option: Option;
  readonly text: string;
  readonly verb: string;
  readonly args: Readonly<Record<string, string>>;
}

/** What is being told: a game, its words, and who sits where. */
export interface Cast {
  readonly game: AnyGame;
  readonly stage: Stage;
  readonly seats: readonly string[];
}

export class ScenarioTable {
  readonly match: Match<State, unknown>;
  /** What the runner has answered by itself since somebody chose last, and no step has written down yet. */
  given: readonly { readonly by: string; readonly offer: Offer }[] = [];
  constructor(
    readonly cast: Cast,
    s: State,
    readonly dice: ForcedDice,
  ) {
    // Runs the deal, where the match begins with it.
    new Table(cast.game, s, dice);
    this.match = Match.restore(cast.game, s, [], dice);
  }

  get decision(): Decision | null {
    return this.match.decision;
  }
  /** The question that there is. Throws when the match is over. */
  get atHand(): Decision {
    return this.decision ?? fail([], this.question);
  }
  /** Who is asked, by name; null when the match is over. */
  get asked(): string | null {
    return this.decision ? at(this.cast.seats, this.decision.player) : null;
  }
  get offers(): Offer[] {
    return this.decision?.options.map((option) => this.offer(option)) ?? [];
  }
  /** Who is asked about what and may do what, for messages. */
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
  /** The arguments' names of a verb; of another word none. */
  argumentsOf(verb: string): readonly string[] {
    return this.cast.game.verbs.argumentsOf(verb) ?? [];
  }
  /** The option of a text in the file's names; null for what is none. */
  optionOf(text: string): Option | null {
    const option = this.cast.game.verbs.parse(this.spelled(text));
    return typeof option === 'number' ? option : null;
  }
  /** The offer of a text that the match gave. */
  offerOf(text: string): Offer {
    const option = this.optionOf(text);
    if (option === null) throw new Error(`"${text}" is no option of ${this.cast.game.id}`);
    return this.offer(option);
  }
  /** The game's text of an option, for a text in the file's names. */
  spelled(text: string): string {
    const { seats, stage } = this.cast;
    const words = text.split(/\s+/).map((one) => (seats.includes(one) ? at(stage.seatNames, seats.indexOf(one)) : one));
    return words.join(' ');
  }
  /** A word of the game in the file's names. */
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
  /** Complains about a word that is no id and no player. */
  knowWord(value: string, path: Path): void {
    const { seats, stage } = this.cast;
    const names = [...seats, ...stage.ids];
    if (!names.includes(this.named(value))) fail(path, `unknown id "${value}"${didYouMean(value, names)}`);
  }

  /** Answers the question at hand with texts of the game, one of them after the other. Throws if one is not on offer. */
  answer(texts: readonly string[], path: Path): void {
    const result = this.match.choose(this.atHand.player, texts, this.match.at);
    this.given = [];
    if (!isRefusal(result)) return;
    const why = result.rule ? ` (${result.rule} ${result.key})` : '';
    fail(path, `"${result.wish ?? texts.join(', ')}" is not on offer${why}; ${this.question}`);
  }
  /** Answers a question that has one answer only, unless it is one that is left to the file. False if it is none such. */
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

  /** The same table for trying something out: with dice of its own. */
  copied(): ScenarioTable {
    return new ScenarioTable(this.cast, copy(this.match.s), new ForcedDice(1, this.dice.idOf, this.dice.placeOf));
  }

  /** All that a scenario can expect of the position. */
  told(): Record<string, unknown> {
    const { game, stage, seats } = this.cast;
    return {
      ...stage.describe(game, this.match.s, seats),
      asked: this.asked,
      question: this.decision?.effect ?? null,
      options: this.offers.map((offer) => offer.text),
      chance: this.dice.said,
    };
  }
  /** What one viewer knows: those who are not asked know nothing of what is being composed. */
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

/** The table at the beginning of a scenario. `prepare` gets its dice before anything is dealt. */
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

/** A game complains about a position with the path of what cannot be; anything else is a fault of the program. */
function positionProblem(cause: unknown): unknown {
  if (!(cause instanceof Error) || !('path' in cause) || !Array.isArray(cause.path)) return cause;
  const { unknown } = cause as { unknown?: { name: string; among: readonly string[] } };
  const hint = unknown ? didYouMean(unknown.name, unknown.among) : '';
  return new ScenarioError(['position', ...cause.path], cause.message + hint);
}
