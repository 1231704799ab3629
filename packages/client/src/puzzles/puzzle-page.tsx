import './puzzles.css';
import { addTexts, t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { fetchGame } from '../games/use-manifest.ts';
import { lazily } from '../lazily.ts';
import { LocalTable } from '../local/local-table.tsx';
import { useHost } from '../local/use-host.ts';
import type { TableState } from '../net/match-client.ts';
import { Main, Masthead, MatchFrame, PageNote } from '../pages/parts/frame.tsx';
import { RulesOfGame } from '../rules/of-game.ts';
import { HELD_BACK, until } from '../settled.ts';
import { rememberSolved } from '../stored-puzzles.ts';
import type { TableClient } from '../table/asking/client.ts';
import type { PanelProps } from './panel.tsx';
import { PlayedPanel } from './played-panel.tsx';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleRun, WhoRun } from './puzzle-run.ts';
import { keyOf, puzzleNamed, puzzleTexts, type ShelvedPuzzle } from './shelf.ts';
import { atRest } from './still-table.ts';
import english from './text/en.json';
import { WhoPanel } from './who-panel.tsx';

const PuzzlesPage = lazily(() => import('./puzzles-page.tsx'), 'PuzzlesPage');

addTexts('en', english);

/** Delay before each answer of the others, in milliseconds. */
const PACE = 350;

interface Opened {
  readonly puzzle: Puzzle;
  begin(onSolved: () => void): PuzzleRun | WhoRun;
}
const opened = new Map<string, Promise<Opened>>();
/** Loads everything that a puzzle needs; afterwards it makes no requests. */
function open(shelved: ShelvedPuzzle): Promise<Opened> {
  const { game, load } = shelved;
  const key = keyOf(shelved);
  const bring = async (): Promise<Opened> => {
    const [puzzle, { PuzzleRun, WhoRun, begins, engineOf }] = await Promise.all([
      load(),
      import('./puzzle-run.ts'),
      puzzleTexts(game),
      fetchGame(game),
    ]);
    const engine = await engineOf(game);
    const names = puzzle.seats.map(nameOf);
    const begin = (onSolved: () => void) => {
      // Solvers of puzzles do not need the hints for beginners.
      begins(game);
      const about = { id: `puzzle.${key}`, names, pace: PACE };
      const Run = puzzle.goal.kind === 'identify' ? WhoRun : PuzzleRun;
      return new Run(puzzle, engine, about, onSolved);
    };
    return { puzzle, begin };
  };
  const coming = opened.get(key) ?? until(bring(), HELD_BACK);
  opened.set(key, coming);
  return coming;
}

/** Returns the name as the texts of puzzles write it. */
const nameOf = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1);

/** A puzzle at the real table. */
export function PuzzlePage({ game, name }: { game: string; name: string }) {
  const shelved = puzzleNamed(game, name);
  // Shows the list of puzzles if this one does not exist, or no longer does.
  if (shelved === null) return <PuzzlesPage game={game} />;
  return (
    <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
      <OpenPuzzle key={keyOf(shelved)} shelved={shelved} />
    </Suspense>
  );
}

function OpenPuzzle({ shelved }: { shelved: ShelvedPuzzle }) {
  const { game, name } = shelved;
  const { puzzle, begin } = use(open(shelved));
  const [run, setRun] = useState<PuzzleRun | WhoRun | null>(null);
  const key = keyOf(shelved);
  useEffect(() => {
    const begun = begin(() => rememberSolved(key));
    setRun(begun);
    return () => begun.close();
  }, [begin, key]);
  const title = t(`puzzles.${game}.${name}.title`);
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title]);
  const props = { puzzle, shelved, you: nameOf(puzzle.you) };
  return (
    <MatchFrame game={game}>
      <Masthead>
        <Link href={`/puzzles/${game}`} className="button puzzle-leave">
          {t('puzzle.leave')}
        </Link>
      </Masthead>
      <Main id="table" label={title} className="match-table">
        <h1 className="only-spoken">{title}</h1>
        <RulesOfGame value={game}>
          {run === null ? null : run.kind === 'played' ? (
            <PlayedTable run={run} {...props} />
          ) : (
            <WhoTable run={run} {...props} />
          )}
        </RulesOfGame>
      </Main>
    </MatchFrame>
  );
}

function PlayedTable({ run, ...props }: PanelProps & { readonly run: PuzzleRun }) {
  const state = useSyncExternalStore(run.subscribe, run.get);
  const { client, round, rests } = state;
  return (
    <TableWith game={props.shelved.game} client={client} pack={client.options.entry.builtIn} {...{ round, rests }}>
      <PlayedPanel run={run} state={state} {...props} />
    </TableWith>
  );
}

function WhoTable({ run, ...props }: PanelProps & { readonly run: WhoRun }) {
  const state = useSyncExternalStore(run.subscribe, run.get);
  return (
    <TableWith game={props.shelved.game} client={run.table} pack={run.table.options.entry.builtIn} round={0} rests>
      <WhoPanel run={run} state={state} {...props} />
    </TableWith>
  );
}

interface TableProps {
  readonly game: string;
  readonly client: TableClient & { readonly get: () => TableState };
  readonly pack: unknown;
  readonly round: number;
  /** True if the table asks no questions. */
  readonly rests: boolean;
  readonly children: ReactNode;
}

/** The table of a game, with the panel of the puzzle in it. */
function TableWith({ children, rests, ...table }: TableProps) {
  const { client, round } = table;
  const now = useSyncExternalStore(client.subscribe, client.get);
  const state = useMemo(() => (rests ? atRest(now) : now), [now, rests]);
  const host = useHost(round);
  return (
    <>
      <LocalTable {...table} state={state} />
      {host === null ? null : createPortal(children, host)}
    </>
  );
}
