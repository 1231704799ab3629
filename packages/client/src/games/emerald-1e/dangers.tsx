import { dangersOf, nearWords } from '@gaslamp/words/emerald-1e/dangers';
import { isSeated, type Model } from '@gaslamp/words/emerald-1e/model';
import { PageSymbol } from '../../art/symbols.tsx';
import { Rich } from '../../table/rich.tsx';

export interface DangersProps {
  readonly m: Model;
  readonly className: string;
  /** Who is near the mark (R17.1), where that is to be said. */
  readonly near?: { readonly player: number; readonly points: number; readonly target: number } | null;
}

/** What must not be overlooked: who may end the match, and what of one's own is in danger. */
export const Dangers = ({ m, className, near = null }: DangersProps) =>
  [
    ...(near === null ? [] : [nearWords(near.player, near.points, near.target)]),
    ...(isSeated(m) ? dangersOf(m) : []),
  ].map((text) => (
    <p key={text} className={className}>
      <PageSymbol name="warning" size={16} />
      <span>
        <Rich text={text} />
      </span>
    </p>
  ));
