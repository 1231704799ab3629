import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { saveHints, wantsHints } from './hints.ts';

/** Whether the table explains what comes for the first time. */
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
