import { GAMES } from '@gaslamp/games/games';
import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { OTHER_GAME } from '../game-options.ts';
import { asInput, fileJson, InputError } from '../input.ts';
import { print, printJson } from '../print.ts';
import { say } from '../say.ts';
import { wrong } from '../wrong.ts';

interface Choice {
  readonly game?: string;
  readonly json?: true;
}

export function addPack(program: Command, done: Done): void {
  program
    .command('pack')
    .addHelpText('after', examples('pack check mine.json'))
    .command('check')
    .argument('<file>')
    .option('-g, --game <id>')
    .option('--json')
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
      wrong('pack.game', { file, id: JSON.stringify(id) ?? 'none', allowed: Object.keys(GAMES).join(', ') }),
    );
  const pack = asInput(() => entry.readPack(json, file));
  const { pack: hash } = entry.game(pack);
  const corrections = entry.correctedFields(pack);
  if (choice.json) {
    printJson({ file, ok: true, game: entry.id, pack: hash, corrections });
    return;
  }
  print(say('results.pack', { file, game: entry.id, hash }));
  if (corrections.length === 0) print(say('results.nothing'));
  for (const { card, field, from, to } of corrections)
    print(
      `  ${[card, field].filter((part) => part !== null).join(' ')}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`,
    );
}
