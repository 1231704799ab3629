import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { coverage } from '../coverage.ts';
import { coverageReport } from '../coverage-report.ts';
import { addGame, GAME_IDS, OTHER_GAME } from '../game-options.ts';
import { asInput, InputError } from '../input.ts';
import { print, printJson } from '../print.ts';
import { root } from '../root.ts';
import { ruleFile } from '../rule-book.ts';
import { inWords, rulesCalled } from '../rule-report.ts';
import { wrong } from '../wrong.ts';

interface Choice {
  readonly game: string;
  readonly check?: true;
  readonly json?: true;
}

export function addRules(program: Command, done: Done): void {
  addGame(program.command('rules'))
    .alias('rule')
    .argument('[number...]')
    .option('--check')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'rules R10.13',
        `rules R10.13 --game ${OTHER_GAME}`,
        'rules R17',
        "rules 'R10.9 (c)'",
        'rules final scoring',
        `rules --game ${OTHER_GAME} --json`,
        'rules --check',
      ),
    )
    .action(async (words: readonly string[], choice: Choice, command: Command) => {
      if (!existsSync(join(root, 'packages'))) throw new InputError(wrong('rules.release'));
      const games = command.getOptionValueSource('game') === 'default' ? GAME_IDS : [choice.game];
      for (const game of games) asInput(() => gameNamed(game));
      done((await (words.length === 0 ? rules(games, choice) : some(words.join(' '), games, choice))) ? 0 : 1);
    });
}

/** Prints a rule or a chapter of each game that has it; returns true if no rule lacks anything. */
async function some(wanted: string, games: readonly string[], { check, json }: Choice): Promise<boolean> {
  if (check) throw new InputError(wrong('rules.check', { wanted }));
  const found = await rulesCalled(wanted, games);
  const [first] = found;
  if (json) printJson({ rule: first && 'rule' in first ? first.rule : wanted, games: found });
  else print(...found.flatMap((rule, i) => [...(i === 0 ? [] : ['']), ...inWords(rule)]));
  return found.every(({ problems }) => problems.length === 0);
}

/** Prints the report on the games that have a specification; returns true if no rule lacks anything. */
async function rules(games: readonly string[], { check, json }: Choice): Promise<boolean> {
  const specified = games.filter((game) => existsSync(join(root, ruleFile(game))));
  const found = await Promise.all(specified.map(coverage));
  if (json) printJson({ games: found });
  else {
    if (!check) print(...coverageReport(found), '');
    for (const { game, rules, problems } of found)
      print(...problems, `${game}: ${rules.length} rules, ${problems.length} problems`);
  }
  return found.every(({ problems }) => problems.length === 0);
}
