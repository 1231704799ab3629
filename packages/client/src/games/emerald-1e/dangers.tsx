import { dangersOf, nearWords } from '@gaslamp/words/emerald-1e/dangers';
import { isSeated, type Model } from '@gaslamp/words/emerald-1e/model';
import { PageSymbol } from '../../art/symbols.tsx';
import { Rich } from '../../table/things/rich.tsx';

export interface DangersProps {
  readonly m: Model;
  readonly className: string;
  /** The player who is near the goal (R17.1), if that is to be shown. */
  readonly near?: { readonly player: number; readonly points: number; readonly target: number } | null;
}

/** The urgent warnings: the player who may end the match, and the viewer's own things in danger. */
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
