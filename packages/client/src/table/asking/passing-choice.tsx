import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { asksBeforePassing, saveAsksBeforePassing } from './passing.ts';

/** The setting for asking before the turn passes to somebody else. */
export function PassingChoice() {
  const [asks, setAsks] = useState(asksBeforePassing);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={asks}
        onChange={({ target }) => {
          saveAsksBeforePassing(target.checked);
          setAsks(target.checked);
        }}
      />
      <span>{t('table.asksBeforePassing')}</span>
    </label>
  );
}
