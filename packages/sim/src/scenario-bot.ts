// Asks a bot for an answer to the question at hand and compares it with the acceptable ones.
import { botNamed } from '@gaslamp/bots/bots';
import { FastDice } from '@gaslamp/kernel/chance';
import { viewFor } from '@gaslamp/kernel/projection';
import { matching } from './scenario-choose.ts';
import { fail, type Path } from './scenario-error.ts';
import type { BotStep, Spoken } from './scenario-form.ts';
import type { Offer, ScenarioTable } from './scenario-table.ts';

/** Number of dice seeds with which a bot is asked. */
const SEEDS = 10;

/**
 * Throws a ScenarioError if an answer is not acceptable with one of the seeds or, for a step that is expected to fail, if all are
 * acceptable. Nothing is chosen by it.
 */
export function askBot(table: ScenarioTable, step: BotStep): void {
  const { level, expectedToFail, path } = step;
  const acceptable = new Set(step.acceptable.flatMap((wish) => fitting(table, wish)));
  if (acceptable.size === table.offers.length)
    fail([...path, 'acceptable'], `everything is acceptable; ${table.question}`);
  const wrong = answersOf(table, step).filter((text) => !acceptable.has(text));
  if (expectedToFail !== null) {
    if (wrong.length === 0)
      fail([...path, 'expectedToFail'], `${level} answers well with all ${SEEDS} seeds: remove "expectedToFail"`);
  } else if (wrong.length > 0) fail(path, `${level} answers ${counted(wrong)} of ${SEEDS} times: ${step.reason}`);
}

/** Returns the texts of the offers that an acceptable answer stands for. */
function fitting(table: ScenarioTable, wish: Spoken): readonly string[] {
  const { path, by } = wish;
  if (by !== null && table.player(by, path) !== table.atHand.player)
    fail(path, `${by} is not asked; ${table.question}`);
  const found = matching(table, wish, new Map());
  if (found.length === 0) fail(path, `"${wish.text}" fits nothing; ${table.question}`);
  return found.map(({ text }) => text);
}

/** Returns the text of the bot's answer with every seed. */
function answersOf(table: ScenarioTable, { level, effort, path }: BotStep): string[] {
  const { cast, match, atHand: decision } = table;
  const bot = botNamed(cast.game.id, level);
  const view = viewFor(match, decision.player);
  return Array.from({ length: SEEDS }, (_, i) => {
    const option = bot.choose({ game: cast.game, view, decision, dice: new FastDice(i + 1), effort });
    return offered(table, option, path).text;
  });
}
function offered(table: ScenarioTable, option: number, path: Path): Offer {
  return table.offers.find((offer) => offer.option === option) ?? fail(path, `${option} is not on offer`);
}

/** Returns texts with their numbers, the most frequent first: `claim VIENNA 7, pass 1`. */
function counted(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([text, count]) => `"${text}" ${count}`)
    .join(', ');
}
