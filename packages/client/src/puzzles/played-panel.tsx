import { t } from '@gaslamp/words/text';
import { type PanelProps, PuzzlePanel } from './panel.tsx';
import type { PuzzleRun, PuzzleState, Verdict } from './puzzle-run.ts';

interface PlayedProps extends PanelProps {
  readonly run: PuzzleRun;
  readonly state: PuzzleState;
}

/** The panel of a puzzle that is played: the verdict on the steps so far, and the button to go back. */
export function PlayedPanel({ run, state, ...props }: PlayedProps) {
  const { verdict, begun } = state;
  const solved = verdict.is === 'solved';
  const words = wordsOf(verdict);
  return (
    <PuzzlePanel
      {...props}
      verdict={words === null ? null : solved ? <b>{words}</b> : words}
      solved={solved}
      begun={begun}
      onAgain={() => run.anew()}
    >
      {verdict.is === 'astray' || verdict.is === 'longer' ? (
        <div className="guide-ways">
          <button type="button" className="button button-strong" onClick={() => void run.takeBack()}>
            {t('puzzle.takeBack')}
          </button>
        </div>
      ) : null}
    </PuzzlePanel>
  );
}

function wordsOf(verdict: Verdict): string | null {
  if (verdict.is === 'open') return null;
  if (verdict.is === 'solved') return t('puzzle.solved');
  if (verdict.is === 'longer') return t(verdict.reached ? 'puzzle.reachedLonger' : 'puzzle.longer');
  return t(`puzzle.${verdict.why === 'leave' ? 'others' : verdict.why}`);
}
