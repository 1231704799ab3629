import './match-tools.css';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { Suspense } from 'react';
import { PageSymbol, type PageSymbolName } from '../../art/symbols.tsx';
import { seatName } from '../../games/names.ts';
import { lazily } from '../../lazily.ts';
import type { Seen } from '../../notebook/use-sole.ts';
import type { KnownMatch } from '../../stored.ts';
import { RulesButton } from '../parts/rules-button.tsx';
import type { SeatsProps } from '../seats/seats-panel.tsx';

// Loaded when the first dialog is opened.
const MatchPanel = lazily(() => import('./match-panel.tsx'), 'MatchPanel');

export type PanelName = 'seats' | 'links' | 'notebook' | 'notifications' | 'menu' | 'rules' | 'settings';

export interface ToolsProps extends SeatsProps {
  /** True while the device is passed on, so that no player's own link is shown. */
  readonly covered: boolean;
  /** The latest revision of the notebook of the shown seat. */
  readonly revision: number;
  /** The player's current view of the match; null if it is hidden. */
  readonly table: Seen | null;
  readonly panel: PanelName | null;
  onPanel(panel: PanelName | null): void;
  /** Covers the table before the device is passed on; null if a player is alone. */
  readonly onHide: (() => void) | null;
}

/** The tools in the masthead of a match. */
export function MatchTools(props: ToolsProps) {
  const { covered, panel, onPanel, onHide, known, info, held } = props;
  const part = partOf(known, info, held);
  const gathering = info.phase === 'gathering';
  const tool = (label: string, symbol: PageSymbolName, onClick: () => void, className = '') => (
    <button type="button" className={`icon-button ${className}`} aria-label={label} title={label} onClick={onClick}>
      <PageSymbol name={symbol} size={20} />
    </button>
  );
  return (
    <>
      {onHide === null ? null : tool(t('handover.hide'), 'hide', onHide)}
      {part === null || covered ? null : <span className="masthead-note">{part}</span>}
      <RulesButton game={info.game} />
      {gathering ? null : (
        <>
          {covered
            ? null
            : // Sends the table's shortcut key. In wide windows the help is visible below the log instead.
              tool(t('app.help'), 'info', () => dispatchEvent(new KeyboardEvent('keydown', { key: '?' })), 'help-call')}
          {covered || !known.seats.some(({ seat }) => seat === info.you)
            ? null
            : tool(t('match.notebook'), 'notebook', () => onPanel('notebook'))}
          {tool(t('match.seats'), 'person', () => onPanel('seats'))}
          {tool(t('invite.share'), 'share', () => onPanel('links'), 'links-call')}
          {tool(t('match.menu'), 'menu', () => onPanel('menu'))}
        </>
      )}
      {panel === null || gathering ? null : (
        <Suspense fallback={null}>
          <MatchPanel {...props} panel={panel} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the role of this browser where the table does not show it. */
function partOf(known: KnownMatch, info: MatchInfo, held: readonly number[]): string | null {
  if (info.phase !== 'gathering') return info.you === null ? t('match.spectator') : null;
  if (held.length > 0) return t('match.sits', { seats: all(held.map((seat) => seatName(info.game, seat))) });
  return t(known.host === null ? 'match.spectator' : 'match.hosting');
}
