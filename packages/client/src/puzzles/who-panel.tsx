import { sideName } from '@gaslamp/words/side-name';
import { t } from '@gaslamp/words/text';
import { type PanelProps, PuzzlePanel } from './panel.tsx';
import type { WhoRun, WhoState } from './puzzle-run.ts';

interface WhoProps extends PanelProps {
  readonly run: WhoRun;
  readonly state: WhoState;
}
type Ruled = WhoState['wrong'][number];

/** The panel of a puzzle that asks for a side: the sides to choose from, and the reasons against wrong ones. */
export function WhoPanel({ run, state, ...props }: WhoProps) {
  const { wrong, excluded } = state;
  const { game } = props.shelved;
  const latest = wrong.at(-1);
  const solved = excluded !== null;
  const right = run.sides.find((side) => !excluded?.some((one) => one.side === side)) ?? '';
  const verdict = solved ? (
    <>
      <b>{t('puzzle.right', { side: sideWords(game, right) })}</b>
      <ul className="puzzle-excluded">
        {excluded.map((one) => (
          <li key={one.side}>{ruledOut(game, one)}</li>
        ))}
      </ul>
    </>
  ) : latest === undefined ? null : (
    ruledOut(game, latest)
  );
  return (
    <PuzzlePanel {...props} verdict={verdict} solved={solved} begun={solved} onAgain={() => run.anew()}>
      {solved ? null : (
        <fieldset className="puzzle-sides">
          <legend>{t('puzzle.answers')}</legend>
          {run.sides.map((side) => (
            <button
              key={side}
              type="button"
              className="button"
              data-wrong={wrong.some((one) => one.side === side) || undefined}
              onClick={() => run.answer(side)}
            >
              {sideWords(game, side)}
            </button>
          ))}
        </fieldset>
      )}
    </PuzzlePanel>
  );
}

const sideWords = (game: string, side: string): string =>
  side === 'loyalist' || side === 'restorationist' ? t(`puzzle.sides.${side}`) : sideName(game, side);

const ruledOut = (game: string, { side, why }: Ruled): string =>
  t(why === 'past' ? 'puzzle.wrongPast' : 'puzzle.wrongSeen', { side: sideWords(game, side) });
