import { t } from '@gaslamp/words/text';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { RulesButton } from '../pages/parts/rules-button.tsx';
import { solvedPuzzles } from '../stored-puzzles.ts';
import type { Puzzle } from './puzzle.ts';
import { nextOf, type ShelvedPuzzle } from './shelf.ts';

/** Props of the panels of both kinds. */
export interface PanelProps {
  readonly puzzle: Puzzle;
  readonly shelved: ShelvedPuzzle;
  /** Name of the solver. */
  readonly you: string;
}
interface FrameProps extends PanelProps {
  /** The verdict so far; null before there is one. */
  readonly verdict: ReactNode;
  readonly solved: boolean;
  /** True if there is something to start again. */
  readonly begun: boolean;
  /** Buttons to go on, or the answers to choose from. */
  readonly children?: ReactNode;
  onAgain(): void;
}

/** The panel of a puzzle beside its table: the task, the verdict, and the buttons to go on. */
export function PuzzlePanel({ puzzle, shelved, you, verdict, solved, begun, children, onAgain }: FrameProps) {
  const { game, name, grade } = shelved;
  const [folded, setFolded] = useState(false);
  const [hinted, setHinted] = useState(false);
  const [answered, setAnswered] = useState(false);
  const [heard, setHeard] = useState(false);
  // Screen readers announce content that is added to a live region, but not its initial content.
  useEffect(() => setHeard(true), []);
  const textOf = (key: 'task' | 'hint' | 'why' | 'title') => t(`puzzles.${game}.${name}.${key}`);
  return (
    <section className="guide" aria-label={t('puzzle.panel')} data-folded={folded || undefined}>
      <h2 className="puzzle-title">{textOf('title')}</h2>
      <p className="guide-head">
        <span>{t(`puzzle.grade${grade}`)}</span>
        <span>{t('puzzle.you', { name: you })}</span>
      </p>
      {/* Text that is too long for a small window scrolls, by keyboard too. */}
      <div role="status" aria-label={t('puzzle.says')} className="guide-says" tabIndex={folded ? undefined : 0}>
        {heard && !folded ? (
          <>
            {solved ? null : <p>{textOf('task')}</p>}
            {hinted && !solved ? <p>{t('puzzle.hinted', { hint: textOf('hint') })}</p> : null}
            {verdict === null ? null : <div className="puzzle-verdict">{verdict}</div>}
            {solved || answered ? <p>{textOf('why')}</p> : null}
          </>
        ) : null}
      </div>
      {(solved || answered) && !folded ? <Rules game={game} rules={puzzle.rules} /> : null}
      {folded ? null : children}
      <div className="guide-ways">
        {solved && !folded ? <Onwards shelved={shelved} /> : null}
        {hinted || solved || folded ? null : (
          <button type="button" className="button" onClick={() => setHinted(true)}>
            {t('puzzle.hint')}
          </button>
        )}
        {hinted && !answered && !solved && !folded ? (
          <button type="button" className="button" onClick={() => setAnswered(true)}>
            {t('puzzle.answer')}
          </button>
        ) : null}
        {begun && !folded ? (
          <button type="button" className="button" onClick={onAgain}>
            {t('puzzle.again')}
          </button>
        ) : null}
        <button type="button" className="button guide-tool" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {t(folded ? 'puzzle.unfold' : 'puzzle.fold')}
        </button>
      </div>
    </section>
  );
}

function Rules({ game, rules }: { readonly game: string; readonly rules: readonly string[] }) {
  return (
    <p className="puzzle-rules">
      {t('puzzle.rules')}
      {rules.map((rule) => (
        <RulesButton key={rule} game={game} rule={rule} className="rule-link">
          {rule}
        </RulesButton>
      ))}
    </p>
  );
}

/** Link to the next unsolved puzzle of the game, or to the list. */
function Onwards({ shelved }: Pick<PanelProps, 'shelved'>) {
  const { game } = shelved;
  const next = nextOf(shelved, solvedPuzzles());
  return (
    <Link href={next === null ? `/puzzles/${game}` : `/puzzles/${game}/${next.name}`} className="button button-strong">
      {next === null ? t('puzzle.leave') : t('puzzle.next', { title: t(`puzzles.${game}.${next.name}.title`) })}
    </Link>
  );
}
