import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { PACES, savedPace, savePace } from './pace.ts';

/** The setting for the speed at which the moves of others are shown. */
export function PaceChoice() {
  const [pace, setPace] = useState(savedPace);
  return (
    <fieldset className="field">
      <legend>{t('table.pace')}</legend>
      <div className="segments">
        {PACES.map((one) => (
          <label key={one}>
            <input
              className="segment"
              type="radio"
              name="pace"
              checked={one === pace}
              onChange={() => {
                savePace(one);
                setPace(one);
              }}
            />
            <span>{t(`table.paceOf.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
