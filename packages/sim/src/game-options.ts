// Command line options for choosing the game, shared by all commands.
import { type AnyGame, entryNamed, GAMES } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Command } from 'commander';
import { asInput, fileJson, InputError, tableOption } from './input.ts';
import { wrong } from './wrong.ts';

export interface GameChoice {
  readonly game: string;
  readonly pack?: string;
}
export interface TableChoice extends GameChoice {
  readonly option?: Record<string, number>;
}

export const GAME_IDS: readonly string[] = Object.keys(GAMES);
/** The default game, and another one for examples. */
export const FIRST_GAME: string = at(GAME_IDS, 0);
export const OTHER_GAME: string = GAME_IDS[1] ?? FIRST_GAME;

export const addGame = (command: Command): Command => command.option('-g, --game <id>', '', FIRST_GAME);

export const addTable = (command: Command): Command =>
  addGame(command).option('--pack <file>').option('--option <name=value>', '', tableOption);

/** Returns the chosen game, with the built-in pack or a corrected one. */
export function chosenGame({ game: id, pack: file }: GameChoice): AnyGame {
  const entry = asInput(() => entryNamed(id));
  return file === undefined ? entry.game() : entry.game(asInput(() => entry.readPack(fileJson(file), file)));
}

/** Returns every table option of the game with its chosen or standard value. */
export const chosenOptions = (game: AnyGame, { option = {} }: TableChoice): Record<string, number> =>
  asInput(() => tableOptions(game, option));

export function checkPlayers(game: AnyGame, players: number): void {
  const { least, most } = game.seats;
  if (players < least || players > most)
    throw new InputError(wrong('seats.players', { players, game: game.id, least, most }));
}
