import type { LogEntry } from '@gaslamp/words/log';
import type { ReactNode } from 'react';
import { LogPanel } from './log-panel.tsx';
import { SideTools } from './side-tools.tsx';

interface FrameProps {
  /** What the players are called together, and each of the others. */
  readonly playersLabel: string;
  readonly players: ReactNode;
  readonly centre: ReactNode;
  readonly dock: ReactNode;
  /** One's hand, with its place on the table, and what lies before oneself; null for who only watches. */
  readonly hand: { readonly at: string; readonly cards: ReactNode } | null;
  readonly own: ReactNode;
  /** Over the log. */
  readonly besides?: ReactNode;
  readonly log: readonly LogEntry[];
  readonly order: ReactNode;
  onHelp(): void;
  onKnown(): void;
}

/** The parts of every table, in the order in which the keyboard goes through them. */
export function Frame(props: FrameProps) {
  const { playersLabel, players, centre, dock, hand, own, besides, log, order, onHelp, onKnown } = props;
  return (
    <>
      <section className="players" aria-label={playersLabel}>
        {players}
      </section>
      <div className="centre">{centre}</div>
      <div className="bottom">
        {dock}
        {hand === null ? null : (
          <div className="own-hand" data-at={hand.at}>
            {hand.cards}
          </div>
        )}
      </div>
      {own}
      <aside className="side">
        {besides}
        <LogPanel entries={log} />
        <div className="side-tools">
          {order}
          <SideTools onHelp={onHelp} onKnown={onKnown} />
        </div>
      </aside>
    </>
  );
}
