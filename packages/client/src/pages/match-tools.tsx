import type { MatchInfo } from '@gaslamp/protocol/updates';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { GameSymbol } from '../art/symbols.tsx';
import type { KnownMatch } from '../settings.ts';
import { t } from '../text.ts';
import { Popup } from './popup.tsx';
import { RulesButton } from './rules-button.tsx';

// What the dialogs show comes with the first look into them.
const SeatsPanel = lazy(() => import('./seats-panel.tsx').then((m) => ({ default: m.SeatsPanel })));
const LinksPanel = lazy(() => import('./links-panel.tsx').then((m) => ({ default: m.LinksPanel })));

export type PanelName = 'seats' | 'links';

interface ToolsProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  /** The device goes round: nobody's own link is told. */
  readonly covered: boolean;
  readonly panel: PanelName | null;
  onPanel(panel: PanelName | null): void;
  onKnown(part: Partial<KnownMatch>): void;
  /** Covers the table before the device goes round; null where one plays alone. */
  readonly onHide: (() => void) | null;
}

/** What stands in the masthead of a match. */
export function MatchTools({ known, info, covered, panel, onPanel, onKnown, onHide }: ToolsProps) {
  const waiting = info.seats.some((seat) => seat.kind === 'open');
  // Shown once: not again when the page is loaded anew.
  const first = location.search === '?links';
  useLayoutEffect(() => {
    if (first) history.replaceState(null, '', location.pathname);
  }, [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was closed stays closed, whatever arrives
  useEffect(() => {
    if (first && waiting) onPanel('links');
  }, []);
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
          <GameSymbol name="hide" size={20} />
        </button>
      )}
      {info.you === null && !covered ? <span className="masthead-note">{t('match.spectator')}</span> : null}
      <RulesButton game={info.game} />
      <Popup label={t('match.seats')} symbol="person" {...popup('seats')}>
        <Suspense fallback={null}>
          <SeatsPanel known={known} info={info} onKnown={onKnown} />
        </Suspense>
      </Popup>
      <Popup label={t('invite.share')} symbol="share" {...popup('links')}>
        <Suspense fallback={null}>
          <LinksPanel known={known} seats={info.seats} you={covered ? null : info.you} />
        </Suspense>
      </Popup>
    </>
  );
}
