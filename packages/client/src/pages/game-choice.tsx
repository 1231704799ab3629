import { t } from '../text.ts';

/** In the order in which they are offered. */
export const GAME_IDS = ['emerald-2e', 'nanty-narking'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The game that the address names, else the first. */
export function wantedGame(): GameId {
  const named = new URLSearchParams(location.search).get('game');
  return GAME_IDS.find((id) => id === named) ?? GAME_IDS[0];
}

/** Which game: chosen before everything else. */
export function GameChoice({ game, onGame }: { game: GameId; onGame(game: GameId): void }) {
  return (
    <fieldset className="field game-choice">
      <legend>{t('create.game')}</legend>
      <div className="segments">
        {GAME_IDS.map((id) => (
          <label key={id}>
            <input type="radio" name="game" checked={game === id} onChange={() => onGame(id)} />
            <span>{t(`games.${id}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
