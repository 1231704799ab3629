import type { GameInfo } from '@gaslamp/protocol/answers';

/** The bot that is chosen first; the last one for a game without it. */
export const usualBot = (game: GameInfo | undefined): string =>
  game?.bots.find((bot) => bot === 'steady') ?? game?.bots.at(-1) ?? '';
