import type { GameInfo } from '@gaslamp/protocol/answers';
import { t } from '@gaslamp/words/text';
import { usualBot } from './usual-bot.ts';

/** Choices in minutes; the same as AWAY of the protocol, whose schemas are not part of this page. */
export const PACE = { live: 5, hour: 60, day: 2 * 24 * 60 } as const;

interface AwayProps {
  readonly game: GameInfo;
  /** In minutes. */
  readonly away: number;
  onAway(minutes: number): void;
  /** Empty for the usual bot. */
  readonly standIn: string;
  onStandIn(bot: string): void;
}

/** Fields for the time a player may be away, and for the bot that stands in afterwards. */
export function AwayFields({ game, away, onAway, standIn, onStandIn }: AwayProps) {
  return (
    <fieldset className="field away-fields">
      <legend>{t('create.pace.title')}</legend>
      <p className="muted">{t('create.pace.lead')}</p>
      <label className="field">
        <span>{t('create.pace.how')}</span>
        <select value={away} onChange={(event) => onAway(Number(event.target.value))}>
          {Object.entries(PACE).map(([pace, minutes]) => (
            <option key={minutes} value={minutes}>
              {t(`create.pace.${pace}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('create.pace.standIn')}</span>
        <select value={standIn || usualBot(game)} onChange={(event) => onStandIn(event.target.value)}>
          {game.bots.map((bot) => (
            <option key={bot} value={bot}>
              {t(`create.bots.${bot}`)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
