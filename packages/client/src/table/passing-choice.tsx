import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { asksBeforePassing, saveAsksBeforePassing } from './passing.ts';

/** Whether the table asks before one's turn passes to somebody else. */
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
