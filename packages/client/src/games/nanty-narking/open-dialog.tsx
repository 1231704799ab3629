import type { Pack } from '@gaslamp/nanty-narking/box/pack';
import { isSeated, type Model } from '@gaslamp/words/nanty-narking/model';
import { lazily } from '../../lazily.ts';
import type { Answers } from '../../table/asking/use-answers.ts';
import type { DialogProps } from '../../table/frame/game-table.tsx';
import { CardDetail } from './card-detail.tsx';
import { AreaDialog, Beginning, EventDialog, KnownDialog, PileDialog } from './dialogs.tsx';
import type { thisTurn } from './in-play.tsx';

// Loaded at the end of a match.
const FinalScoring = lazily(() => import('./final.tsx'), 'FinalScoring');

export type Open =
  | { readonly sort: 'card' | 'event' | 'area'; readonly n: number }
  | { readonly sort: 'discard' | 'events' };

interface OpenDialogProps extends DialogProps<Model, Open, Answers> {
  readonly pack: Pack;
  readonly turn: ReturnType<typeof thisTurn>;
}

/** The dialog that is open over the table. */
export function OpenDialog({ table, pack, play, open, asked, turn }: OpenDialogProps) {
  const { state, now } = table;
  const { hide } = table.shell;
  switch (open.sort) {
    case 'card':
      return <CardDetail m={now} card={open.n} play={play} now={asked} onClose={hide} />;
    case 'event':
      return <EventDialog m={now} event={open.n} turn={turn} onClose={hide} />;
    case 'area':
      return <AreaDialog m={now} area={open.n} onClose={hide} />;
    case 'discard':
    case 'events':
      return <PileDialog m={now} sort={open.sort} onClose={hide} />;
    case 'first':
      return isSeated(now) ? <Beginning m={now} onClose={hide} /> : null;
    case 'known':
      return <KnownDialog m={now} state={state} pack={pack} onClose={hide} />;
    case 'final':
      return <FinalScoring m={now} {...table.ends} />;
    default:
      return null;
  }
}
