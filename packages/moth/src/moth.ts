// Importing this module adds MOTH to the games of a process; scripts name it in GASLAMP_GAMES.
import { addGame, withoutPack } from '@gaslamp/games/games';
import { addStage } from '@gaslamp/games/stages';
import { moth } from './game.ts';
import { stage } from './stage.ts';

addGame(withoutPack(moth, moth.id));
addStage(moth.id, stage);
