// Loading this adds MOTH to the games of a process; GASLAMP_GAMES names it to scripts.
import { addGame, withoutPack } from '@gaslamp/games/games';
import { addStage } from '@gaslamp/games/stages';
import { moth } from './game.ts';
import { stage } from './stage.ts';

addGame(withoutPack(moth, moth.id));
addStage(moth.id, stage);
