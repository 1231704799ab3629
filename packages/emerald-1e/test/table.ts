import { emerald1e } from '../src/game.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { Story } from '../src/stage/story.ts';

export const NAMES = ['ann', 'ben', 'cat', 'dan', 'eve'];
const game = emerald1e();

/** Returns a story of `seats` players (ann, ben, cat, …), with ann to move, from a position in the form of scenario files. */
export const table = (seats: number, spec: PositionSpec = {}, options: Readonly<Record<string, unknown>> = {}): Story =>
  new Story(game, NAMES.slice(0, seats), { active: 'ann', ...spec }, options);
