import type { Pack } from '@gaslamp/emerald-2e/box/pack';
import { isSeated, type Model } from '@gaslamp/words/emerald-2e/model';
import { lazily } from '../../lazily.ts';
import type { DialogProps } from '../../table/frame/game-table.tsx';
import { ownSide } from './brief.tsx';
import { CardDetail } from './card-detail.tsx';
import { Beginning, KnownDialog, PileDialog, PointsDialog } from './dialogs.tsx';
import type { Play } from './use-play.ts';

// Loaded at the end of a match.
const FinalScoring = lazily(() => import('./final.tsx'), 'FinalScoring');

export type Open =
  | { readonly sort: 'card'; readonly kind: number; readonly owner: number }
  | { readonly sort: 'pile'; readonly pile: 'discard' | 'deck' | 'beside'; readonly player: number }
  | { readonly sort: 'points' };

interface OpenDialogProps extends DialogProps<Model, Open, Play> {
  readonly pack: Pack;
  /** The points that end the match. */
  readonly target: number;
}

/** The dialog that is open over the table. */
export function OpenDialog({ table, pack, play, open, asked, target }: OpenDialogProps) {
  const { state, now } = table;
  const { hide } = table.shell;
  switch (open.sort) {
    case 'card':
      return <CardDetail m={now} kind={open.kind} owner={open.owner} play={play} now={asked} onClose={hide} />;
    case 'pile':
      return <PileDialog m={now} sort={open.pile} player={open.player} onClose={hide} />;
    case 'points':
      return <PointsDialog m={now} target={target} onClose={hide} />;
    case 'first':
      return isSeated(now) ? <Beginning side={ownSide(now)} target={target} onClose={hide} /> : null;
    case 'known':
      return <KnownDialog m={now} state={state} pack={pack} onClose={hide} />;
    case 'final':
      return <FinalScoring m={now} target={target} past={state.rows} {...table.ends} />;
    default:
      return null;
  }
}
