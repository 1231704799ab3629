import { t } from '@gaslamp/words/text';
import { GAME_IDS, type GameId } from '../../games/games.ts';

/** The choice of a game, which comes before everything else. */
export function GameChoice({ game, onGame }: { game: GameId; onGame(game: GameId): void }) {
  return (
    <fieldset className="field game-choice">
      <legend>{t('create.game')}</legend>
      <div className="segments">
        {GAME_IDS.map((id) => (
          <label key={id}>
            <input className="segment" type="radio" name="game" checked={game === id} onChange={() => onGame(id)} />
            <span>{t(`games.${id}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
