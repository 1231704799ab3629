// Plays a scenario step by step.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { differences, type Vocabulary } from '@gaslamp/stated/expected';
import { messageOf } from './input.ts';
import { didYouMean } from './resembling.ts';
import { askBot } from './scenario-bot.ts';
import { force } from './scenario-chance.ts';
import { choose, fitsNow } from './scenario-choose.ts';
import { fail, NotOffered, type Path, ScenarioError } from './scenario-error.ts';
import type { Scenario, Step, Wish } from './scenario-form.ts';
import { wasGiven } from './scenario-given.ts';
import { type Json, mapping } from './scenario-shapes.ts';
import { type ScenarioTable, tableOf } from './scenario-table.ts';

/** Plays all steps and returns the table at the end. Throws a ScenarioError for the first step that does not hold. */
export function play(scenario: Scenario): ScenarioTable {
  const begin = scenario.steps.findIndex(({ kind }) => kind !== 'chance');
  const steps = begin < 0 ? [] : scenario.steps.slice(begin);
  const table = tableOf(scenario, (dice, s) => {
    // Outcomes forced before any other step may be meant for the deal.
    for (const step of scenario.steps.slice(0, scenario.steps.length - steps.length)) force(scenario, step, dice, s);
  });
  for (const [i, step] of steps.entries()) {
    try {
      takeStep(scenario, table, step, follower(steps.slice(i + 1)));
    } catch (cause) {
      if (cause instanceof ScenarioError) throw cause;
      throw new ScenarioError(step.path, `the rules broke down: ${messageOf(cause)}`);
    }
  }
  if (scenario.steps.length === 0) settle(table, null, []);
  const { unused } = table.dice;
  if (unused !== null) fail(unused.path, unused.message);
  return table;
}

/** Returns the first wish of the following steps if only chance comes before it. */
function follower(behind: readonly Step[]): Wish | null {
  const step = behind.find(({ kind }) => kind !== 'chance');
  return step?.kind === 'choose' ? (step.wishes[0] ?? null) : null;
}

function takeStep(scenario: Scenario, table: ScenarioTable, step: Step, follows: Wish | null): void {
  if (step.kind === 'chance') force(scenario, step, table.dice, table.match.s);
  else if (step.kind === 'illegal') refuse(table, step.wish, step.rule);
  else if (step.kind === 'bot') askBot(table, step);
  else if (step.kind === 'expect') expectThat(table, step.expected, step.path);
  else {
    let given = false;
    for (const [i, wish] of step.wishes.entries()) {
      if (!fitsNow(table, wish) && wasGiven(table, wish)) continue;
      if (!given) table.dice.outcomes = [];
      given = true;
      choose(table, wish);
      if (!step.unconfirmed || i + 1 < step.wishes.length) settle(table, step.wishes[i + 1] ?? follows, step.path);
    }
  }
}

/** Answers questions that have only one answer, up to one that `follows` answers. */
function settle(table: ScenarioTable, follows: Wish | null, path: Path): void {
  while (table.decision && !(follows && fitsNow(table, follows)) && table.answerOnlyOne(path));
}

type Refusable = Extract<Step, { kind: 'illegal' }>['wish'];
/** Expects a wish not to be offered, and to be refused by that rule. Tried on a copy, since a part of it may be legal. */
function refuse(table: ScenarioTable, wish: Refusable, rule: string | null): void {
  const refusal = refusalOf(table, wish);
  const { option, refused } = refusal;
  if (option === null) fail(wish.path, `"${refusal.wish}" is only a part of a choice: name all of it`);
  if (rule === null || refused?.rule === rule) return;
  const found = refused ? `${refused.rule} (${refused.key})` : 'no explanation';
  fail([...wish.path, 'rule'], `"${refusal.wish}" is refused, but by another rule: expected ${rule}, found ${found}`);
}
function refusalOf(table: ScenarioTable, wish: Refusable): NotOffered {
  const asked = table.named(wish.by) === table.asked;
  try {
    // A player who is not asked does not know the draft, so the refusal is explained from the published state.
    choose(asked ? table.copied() : table, wish);
  } catch (cause) {
    if (cause instanceof NotOffered) return cause;
    throw cause;
  }
  return fail(wish.path, 'this is legal here');
}

function expectThat(table: ScenarioTable, { sees, ...expected }: Json, path: Path): void {
  const { cast } = table;
  const words: Vocabulary = {
    counted: cast.stage.counted,
    meant: didYouMean,
    strange(text) {
      const parts = text.split(/\s+/);
      const [verb = ''] = parts;
      if (cast.game.verbs.argumentsOf(verb) !== null)
        return table.optionOf(text) === null ? `"${text}" is no option of the game` : null;
      const names = [...cast.seats, ...cast.stage.ids];
      const strange = parts.find((one) => !names.includes(one));
      return strange === undefined ? null : `unknown id "${strange}"${didYouMean(strange, names)}`;
    },
  };
  const all = Object.keys(expected).length > 0 ? differences(words, expected, table.described(), path, '') : [];
  if (sees !== undefined) {
    const viewers = [...cast.seats, 'spectator'];
    for (const [name, view] of Object.entries(mapping(sees, [...path, 'sees'], viewers))) {
      const where = [...path, 'sees', name];
      const seen = table.seenBy(name === 'spectator' ? SPECTATOR : cast.seats.indexOf(name));
      all.push(...differences(words, mapping(view, where), seen, where, `sees.${name}`));
    }
  } else if (Object.keys(expected).length === 0) fail(path, 'an empty mapping expects nothing');
  if (all.length > 0) throw new ScenarioError(all);
}
