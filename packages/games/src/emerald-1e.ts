// Loading this adds the 1st edition to the games of a process. It is not offered before it has words, a table and numbers that
// are calibrated; GASLAMP_GAMES names this file to scripts.
import { emerald1e } from '@gaslamp/emerald-1e/game';
import * as packs from '@gaslamp/emerald-1e/pack';
import { addGame, entryOf } from './games.ts';

addGame(entryOf('emerald-1e', packs, emerald1e));
