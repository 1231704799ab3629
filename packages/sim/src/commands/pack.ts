import { GAMES } from '@gaslamp/games/games';
import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { OTHER_GAME } from '../game-options.ts';
import { asInput, fileJson, InputError } from '../input.ts';
import { print, printJson } from '../print.ts';

interface Choice {
  readonly game?: string;
  readonly json?: true;
}

export function addPack(program: Command, done: Done): void {
  program
    .command('pack')
    .description('data packs: what is printed on cards and board')
    .addHelpText('after', examples('pack check mine.json'))
    .command('check')
    .description('say whether a corrected pack can be played with, and what it changes')
    .argument('<file>', 'a pack or a correction, as JSON')
    .option('-g, --game <id>', 'the game that it must be for')
    .option('--json', 'print one JSON document')
    .addHelpText('after', examples('pack check mine.json', `pack check mine.json --game ${OTHER_GAME} --json`))
    .action((file: string, choice: Choice) => {
      check(file, choice);
      done(0);
    });
}

function check(file: string, choice: Choice): void {
  const json = fileJson(file);
  const named = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  const id = choice.game ?? named;
  const entry = typeof id === 'string' && Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (entry === undefined)
    throw new InputError(
      `${file}: "game" is ${JSON.stringify(id) ?? 'missing'}; allowed: ${Object.keys(GAMES).join(', ')}`,
    );
  const pack = asInput(() => entry.readPack(json, file));
  const { pack: hash } = entry.game(pack);
  const corrections = entry.correctedFields(pack);
  if (choice.json) {
    printJson({ file, ok: true, game: entry.id, pack: hash, corrections });
    return;
  }
  print(`${file}: a pack of ${entry.id} that can be played with, ${hash}`);
  if (corrections.length === 0) print('It changes nothing.');
  for (const { card, field, from, to } of corrections)
    print(
      `  ${[card, field].filter((part) => part !== null).join(' ')}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`,
    );
}
