// The choice among the levels of the bots, with the portrait and the character of each.
import { t } from '@gaslamp/words/text';
import { useId } from 'react';
import { BotNote } from '../parts/bot-note.tsx';

const LEVELS = ['gentle', 'steady', 'sharp'] as const;
export type Level = (typeof LEVELS)[number];

/** The choice of a level, with the character of the chosen one. */
export function LevelChoice({ level, onLevel }: { readonly level: Level; onLevel(level: Level): void }) {
  const name = useId();
  return (
    <fieldset className="field level-choice">
      <legend>{t('create.levels')}</legend>
      <div className="segments">
        {LEVELS.map((one) => (
          <label key={one}>
            <input className="segment" type="radio" name={name} checked={level === one} onChange={() => onLevel(one)} />
            <span>{t(`create.level.${one}`)}</span>
          </label>
        ))}
      </div>
      <BotNote bot={level} />
    </fieldset>
  );
}
