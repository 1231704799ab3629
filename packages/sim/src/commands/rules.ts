import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { type Coverage, coverage } from '../coverage.ts';
import { coverageReport, REPORT } from '../coverage-report.ts';
import { addGame, GAME_IDS, OTHER_GAME } from '../game-options.ts';
import { asInput, InputError } from '../input.ts';
import { countsInWords, inWords, rulesCalled } from '../one-rule.ts';
import { print, printJson } from '../print.ts';
import { root } from '../root.ts';
import { ruleFile } from '../rule-book.ts';

interface Choice {
  readonly game: string;
  readonly write?: true;
  readonly check?: true;
  readonly json?: true;
}

export function addRules(program: Command, done: Done): void {
  addGame(program.command('rules'))
    .alias('rule')
    .description('every rule number of the specification with its code and its tests, or some in full')
    .argument('[number...]', 'a rule, a part of one, a chapter or words of its heading; without --game of every game')
    .option('--write', `bring ${REPORT} up to date`)
    .option('--check', `say whether ${REPORT} is up to date`)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        'rules R10.13',
        `rules R10.13 --game ${OTHER_GAME}`,
        'rules R17',
        "rules 'R10.9 (c)'",
        'rules final scoring',
        `rules --game ${OTHER_GAME} --json`,
        'rules --write',
      )}\n\nExit code 1: a rule lacks code or a test, or the report is out of date.`,
    )
    .action(async (words: readonly string[], choice: Choice, command: Command) => {
      const games = command.getOptionValueSource('game') === 'default' ? GAME_IDS : [choice.game];
      done((await (words.length === 0 ? rules(choice) : some(words.join(' '), games, choice))) ? 0 : 1);
    });
}

/** A rule or a chapter of each game that has it; whether it has what it needs. */
async function some(wanted: string, games: readonly string[], { write, check, json }: Choice): Promise<boolean> {
  if (write || check) throw new InputError(`${write ? '--write' : '--check'} ${wanted}: ${REPORT} is of all rules`);
  for (const game of games) asInput(() => gameNamed(game));
  const found = await rulesCalled(wanted, games);
  const [first] = found;
  if (json) printJson({ rule: first && 'rule' in first ? first.rule : wanted, games: found });
  else print(...found.flatMap((rule, i) => [...(i === 0 ? [] : ['']), ...inWords(rule)]));
  return found.every(({ problems }) => problems.length === 0);
}

/** Whether every rule has what it needs. */
async function rules({ game, write, check, json }: Choice): Promise<boolean> {
  asInput(() => gameNamed(game));
  const own = await coverage(game);
  let { problems } = own;
  if (write || check) {
    const report = await wholeReport(own);
    const file = join(root, REPORT);
    if (write) writeFileSync(file, report);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== report)
      problems = [...problems, `${REPORT} is out of date: npm run -s gaslamp -- rules --write`];
  }
  if (json) printJson({ ...own, problems });
  else {
    if (!write && !check) print(...own.rules.map(countsInWords));
    for (const problem of problems) print(problem);
    print(`${game}: ${own.rules.length} rules, ${problems.length} problems`);
  }
  return problems.length === 0;
}

/** The report is of all games that have a specification. */
async function wholeReport(own: Coverage): Promise<string> {
  const games = GAME_IDS.filter((id) => existsSync(join(root, ruleFile(id))));
  return coverageReport(await Promise.all(games.map((id) => (id === own.game ? own : coverage(id)))));
}
