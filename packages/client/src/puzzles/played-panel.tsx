import { t } from '@gaslamp/words/text';
import { type PanelProps, PuzzlePanel } from './panel.tsx';
import type { PuzzleRun, PuzzleState, Verdict } from './puzzle-run.ts';

interface PlayedProps extends PanelProps {
  readonly run: PuzzleRun;
  readonly state: PuzzleState;
}

/** The panel of a puzzle that is played: the verdict on the steps so far, and the button to go back. */
export function PlayedPanel({ run, state, ...props }: PlayedProps) {
  const { told, begun } = state;
  const solved = told.is === 'solved';
  const words = wordsOf(told);
  return (
    <PuzzlePanel
      {...props}
      told={words === null ? null : solved ? <b>{words}</b> : words}
      solved={solved}
      begun={begun}
      onAgain={() => run.anew()}
    >
      {told.is === 'astray' || told.is === 'longer' ? (
        <div className="guide-ways">
          <button type="button" className="button button-strong" onClick={() => void run.takeBack()}>
            {t('puzzle.takeBack')}
          </button>
        </div>
      ) : null}
    </PuzzlePanel>
  );
}

function wordsOf(told: Verdict): string | null {
  if (told.is === 'open') return null;
  if (told.is === 'solved') return t('puzzle.solved');
  if (told.is === 'longer') return t(told.reached ? 'puzzle.reachedLonger' : 'puzzle.longer');
  return t(`puzzle.${told.why === 'leave' ? 'others' : told.why}`);
}
