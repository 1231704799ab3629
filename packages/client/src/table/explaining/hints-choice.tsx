import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { saveHints, wantsHints } from './hints.ts';

/** The setting for explanations of new questions and events. */
export function HintsChoice() {
  const [wants, setWants] = useState(wantsHints);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={wants}
        onChange={({ target }) => {
          saveHints(target.checked);
          setWants(target.checked);
        }}
      />
      <span>{t('table.wantsHints')}</span>
    </label>
  );
}
