import { SUSPICIONS, type SuspicionMark } from '@gaslamp/protocol/private-notes';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { sideName } from '@gaslamp/words/side-name';
import { t } from '@gaslamp/words/text';
import { PageSymbol } from '../art/symbols.tsx';
import { nameOfSeat } from '../games/names.ts';
import { SeatEmblem } from '../pages/parts/seat-emblem.tsx';
import { withMark } from './merge.ts';

interface MarksProps {
  readonly info: Pick<MatchInfo, 'game' | 'seats'>;
  /** The own seat, which needs no marks. */
  readonly seat: number;
  readonly sides: readonly string[];
  /** The own side, if nobody else can be on it. */
  readonly sole: string | null;
  readonly marks: readonly SuspicionMark[];
  onMarks(marks: readonly SuspicionMark[]): void;
}

/** The states of a mark in the order in which presses change it. */
const ROUND = [null, ...SUSPICIONS] as const;
export const SIGNS = { suspected: 'eye', ruledOut: 'close' } as const;

const markOf = (marks: readonly SuspicionMark[], seat: number, side: string) =>
  marks.find((one) => one.seat === seat && one.side === side)?.mark ?? null;
/** Returns the sides that a seat may be suspected of; a side that is marked already stays, so that the mark can be removed. */
export const offered = (
  sides: readonly string[],
  sole: string | null,
  marks: readonly SuspicionMark[],
  seat: number,
): readonly string[] => sides.filter((side) => side !== sole || markOf(marks, seat, side) !== null);

/** Every other player, with a button for each side that they may be on. */
export function Marks({ info: { game, seats }, seat: own, sides, sole, marks, onMarks }: MarksProps) {
  return (
    <section className="notebook-marks" aria-label={t('notebook.marks')}>
      <p className="muted">{t('notebook.marksLead')}</p>
      <ul>
        {seats.map((info, seat) =>
          seat === own ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their number
            <li key={seat}>
              <SeatEmblem game={game} seat={seat} size={28} />
              <strong>{nameOfSeat(info, seat, game)}</strong>
              <SideMarks {...{ game, info, player: seat, sides, sole, marks, onMarks }} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

interface SidesProps extends Omit<MarksProps, 'info' | 'seat'> {
  readonly game: string;
  readonly player: number;
  readonly info: MatchInfo['seats'][number];
}

/** A button for each side that a player may be on. */
export function SideMarks({ game, info, player, sides, sole, marks, onMarks }: SidesProps) {
  return (
    <span className="notebook-sides">
      {offered(sides, sole, marks, player).map((side) => {
        const mark = markOf(marks, player, side);
        const named = t('notebook.side', { side: sideName(game, side) });
        const next = ROUND[(ROUND.indexOf(mark) + 1) % ROUND.length] ?? null;
        return (
          <button
            key={side}
            type="button"
            className="button"
            data-mark={mark ?? undefined}
            aria-label={t('notebook.mark', {
              side: named,
              name: nameOfSeat(info, player, game),
              mark: String(mark),
            })}
            onClick={() => onMarks(withMark(marks, player, side, next))}
          >
            {mark === null ? null : <PageSymbol name={SIGNS[mark]} size={16} />}
            <span>{named}</span>
          </button>
        );
      })}
    </span>
  );
}
