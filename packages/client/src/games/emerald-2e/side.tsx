import type { StandingOrder } from '@gaslamp/protocol/messages';
import { useState } from 'react';
import { GameSymbol } from '../../art/symbols.tsx';
import { type LogEntry, LogPanel } from '../../table/log-panel.tsx';
import { setSounds, soundsOn } from '../../table/sounds.ts';
import { StandingOrderControl } from '../../table/standing-order.tsx';
import { t } from '../../text.ts';

export interface SideProps {
  readonly log: readonly LogEntry[];
  /** Null where there is nothing to order: for who watches, and when the match is over. */
  readonly order: StandingOrder | null;
  onOrder(order: StandingOrder): void;
  onKeys(): void;
  /** Null while the match runs. */
  readonly onScoring: (() => void) | null;
}

/** The log, and below it what is set once. */
export function Side({ log, order, onOrder, onKeys, onScoring }: SideProps) {
  return (
    <aside className="side">
      <LogPanel entries={log} />
      <div className="side-tools">
        {order === null ? null : <StandingOrderControl order={order} onOrder={onOrder} />}
        {onScoring === null ? null : (
          <button type="button" className="button" onClick={onScoring}>
            <GameSymbol name="laurel" size={16} /> {t('table.finale.again')}
          </button>
        )}
        <SoundButton />
        <button
          type="button"
          className="icon-button"
          aria-label={t('table.shortcuts')}
          title={t('table.shortcuts')}
          onClick={onKeys}
        >
          <GameSymbol name="info" size={18} />
        </button>
      </div>
    </aside>
  );
}

function SoundButton() {
  const [on, setOn] = useState(soundsOn);
  const label = t(on ? 'table.soundsOn' : 'table.soundsOff');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => {
        setSounds(!on);
        setOn(!on);
      }}
    >
      <GameSymbol name={on ? 'soundOn' : 'soundOff'} size={18} />
    </button>
  );
}
