// The command line, with one file per command. `npm run -s gaslamp -- COMMAND`
import { LANGUAGES, languageOf, speak, texts } from '@gaslamp/words/languages';
import { Command, CommanderError, Option } from 'commander';
import colours from 'picocolors';
import type { Done } from './command.ts';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addPack } from './commands/pack.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzle } from './commands/puzzle.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStats } from './commands/stats.ts';
import { addVerify } from './commands/verify.ts';
import { InputError } from './input.ts';
import { WORKER, work } from './matches/workers.ts';
import { harmless } from './print.ts';
import { inOurWords, wrong } from './wrong.ts';

/** Exit codes: 1 if something that was checked does not hold, 2 if the input is wrong, 3 if a part was not checked. */
const WRONG_INPUT = 2;
const FAULT = 70;

/**
 * Runs one command line and returns its exit code. `script` is the path that starts it again, for other processes; without it
 * everything happens in this process.
 */
export async function main(args: readonly string[], script?: string): Promise<number> {
  let code = 0;
  const done: Done = (result) => {
    code = result;
  };
  try {
    const gaslamp = program(done, script);
    speak(texts(languageOf(args)));
    if (wantsHelp(args)) (await import('./described.ts')).described(gaslamp, Object.keys(LANGUAGES));
    await gaslamp.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.code === 'commander.unknownCommand')
        process.stderr.write(`${wrong('allowed.these', { allowed: COMMANDS.join(', ') })}\n`);
      return error.exitCode === 0 ? 0 : WRONG_INPUT;
    }
    if (error instanceof InputError) {
      process.stderr.write(`${colours.red('gaslamp:')} ${harmless(error.message)}\n`);
      return error.code;
    }
    const what = process.env.GASLAMP_DEBUG ? (error as Error).stack : (error as Error).message;
    process.stderr.write(
      `${colours.red('gaslamp has a fault:')} ${harmless(String(what))}\n(GASLAMP_DEBUG=1 shows where)\n`,
    );
    return FAULT;
  }
}

/** `pack` alone prints the help of its commands. */
const wantsHelp = (args: readonly string[]): boolean =>
  args.length === 0 ||
  (args.includes('pack') && !args.includes('check')) ||
  args.some((arg) => ['help', '--help', '-h'].includes(arg));

const COMMANDS = [
  'simulate',
  'arena',
  'play',
  'scenario',
  'puzzle',
  'replay',
  'verify',
  'stats',
  'bench',
  'pack check',
  'rules',
];

function program(done: Done, script: string | undefined): Command {
  const gaslamp = new Command('gaslamp')
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      outputError: (text, write) =>
        write(`${colours.red('gaslamp:')} ${inOurWords(text.replace(/^error: /, '').trimEnd())}\n`),
    });
  gaslamp.addOption(new Option('--language <code>').choices(Object.keys(LANGUAGES)));
  for (const add of [
    addSimulate,
    addArena,
    addPlay,
    addScenario,
    addPuzzle,
    addReplay,
    addVerify,
    addStats,
    addBench,
    addPack,
    addRules,
  ])
    add(gaslamp, done, script);
  // Only for processes that this command line starts itself.
  if (process.send !== undefined) gaslamp.command(WORKER, { hidden: true }).action(work);
  return gaslamp;
}
