import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { Suspense } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { seatName } from '../../games/names.ts';
import { lazily } from '../../lazily.ts';
import type { Seen } from '../../notebook/panel.tsx';
import type { KnownMatch } from '../../stored.ts';
import { Popup } from '../parts/popup.tsx';
import { RulesButton } from '../parts/rules-button.tsx';
import type { SeatsProps } from '../seats/seats-panel.tsx';

// The contents of the dialogs are loaded when they are first opened.
const SeatsPanel = lazily(() => import('../seats/seats-panel.tsx'), 'SeatsPanel');
const LinksPanel = lazily(() => import('../seats/links-panel.tsx'), 'LinksPanel');
const NotebookPanel = lazily(() => import('../../notebook/panel.tsx'), 'NotebookPanel');

export type PanelName = 'seats' | 'links' | 'notebook';

interface ToolsProps extends SeatsProps {
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
export function MatchTools({ covered, revision, table, panel, onPanel, onHide, ...seats }: ToolsProps) {
  const { known, info, held } = seats;
  const part = partOf(known, info, held);
  const own = covered ? undefined : known.seats.find(({ seat }) => seat === info.you);
  const popup = (name: PanelName) => ({
    open: panel === name,
    onOpen: (open: boolean) => onPanel(open ? name : null),
  });
  return (
    <>
      {onHide === null ? null : (
        <button
          type="button"
          className="icon-button"
          aria-label={t('handover.hide')}
          title={t('handover.hide')}
          onClick={onHide}
        >
          <PageSymbol name="hide" size={20} />
        </button>
      )}
      {part === null || covered ? null : <span className="masthead-note">{part}</span>}
      <RulesButton game={info.game} />
      {info.phase === 'gathering' || covered ? null : (
        // Sends the table's shortcut key. In wide windows the help is visible below the log instead.
        <button
          type="button"
          className="icon-button help-call"
          aria-label={t('app.help')}
          title={t('app.help')}
          onClick={() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))}
        >
          <PageSymbol name="info" size={20} />
        </button>
      )}
      {info.phase === 'gathering' ? null : (
        <>
          {own === undefined ? null : (
            <Popup label={t('match.notebook')} symbol="notebook" {...popup('notebook')}>
              <Suspense fallback={null}>
                <NotebookPanel match={known.match} {...own} info={info} revision={revision} table={table} />
              </Suspense>
            </Popup>
          )}
          <Popup label={t('match.seats')} symbol="person" {...popup('seats')}>
            <Suspense fallback={null}>
              <SeatsPanel {...seats} />
            </Suspense>
          </Popup>
          <Popup label={t('invite.share')} symbol="share" {...popup('links')}>
            <Suspense fallback={null}>
              <LinksPanel
                info={info}
                known={known}
                seats={info.seats}
                own={covered || info.you === null ? [] : [info.you]}
              />
            </Suspense>
          </Popup>
        </>
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
