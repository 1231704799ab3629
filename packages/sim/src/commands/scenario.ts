import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import colours from 'picocolors';
import { type Done, examples } from '../command.ts';
import { FIRST_GAME, OTHER_GAME } from '../game-options.ts';
import { isGlob } from '../glob.ts';
import { InputError } from '../input.ts';
import { harmless, print, printJson } from '../print.ts';
import { progress } from '../progress.ts';
import { say } from '../say.ts';
import type { ScenarioResult } from '../scenario.ts';
import { wrong } from '../wrong.ts';

interface Choice {
  readonly options?: true;
  readonly title?: string;
  readonly json?: true;
}

export function addScenario(program: Command, done: Done): void {
  program
    .command('scenario')
    .argument('<paths...>')
    .option('--options')
    .option('--title <title>')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        `scenario scenarios/${FIRST_GAME}`,
        `scenario 'scenarios/${OTHER_GAME}/{event,ability}-*.yaml'`,
        'scenario puzzle.yaml --json',
        'scenario puzzle.yaml --options',
      ),
    )
    .action(async (paths: string[], choice: Choice) => {
      if (choice.title !== undefined && !choice.options)
        throw new InputError(wrong('scenario.title', { title: choice.title }));
      if (choice.options) await options(paths, choice);
      else done((await run(paths, choice)) ? 0 : 1);
    });
}

/** Prints the results; returns true if all scenarios hold. */
async function run(paths: readonly string[], { json }: Choice): Promise<boolean> {
  const missing = paths.find((path) => !isGlob(path) && !existsSync(path));
  if (missing !== undefined) throw new InputError(wrong('file.nothing', { file: missing }));
  const { scenariosIn } = await import('../scenario.ts');
  const entries = (await Promise.all(paths.map(scenariosIn))).flat();
  const bar = progress(entries.length, 'scenarios');
  const results = entries.map((entry): ScenarioResult => {
    const result = entry.run();
    bar.step();
    return result;
  });
  bar.stop();
  const failed = results.filter(({ ok }) => !ok).length;
  const passed = results.length - failed;
  if (json) printJson({ passed, failed, results });
  else {
    for (const { ok, file, title, error } of results)
      print(
        `${ok ? colours.green('ok') : colours.red('FAILED')}  ${harmless(`${file}: ${title}${error === null ? '' : `\n${indented(error)}`}`)}`,
      );
    print('', say('results.passed', { passed, failed }));
  }
  return failed === 0;
}

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

async function options([file, ...more]: readonly string[], { title, json }: Choice): Promise<void> {
  if (file === undefined || more.length > 0) throw new InputError(wrong('scenario.one'));
  const { scenarioOptions } = await import('../scenario.ts');
  const offered = await scenarioOptions(file, title).catch((cause: Error) => {
    throw cause.name === 'PathError' || cause.name === 'SourceError' ? new InputError(cause.message) : cause;
  });
  if (json) return printJson(offered);
  if (offered.asked === null) return print(say('results.over'));
  print(say('results.asked', { player: offered.asked, question: offered.question ?? '' }));
  for (const { choose } of offered.options) {
    const named = Object.entries(choose).map(([key, value]) => `${key}: ${value}`);
    print(`  - choose: { ${named.join(', ')} }`);
  }
}
