import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TableState } from '../../net/match-client.ts';
import type { Note } from '../asking/note.ts';
import { NoteBar } from '../asking/note-bar.tsx';
import type { Answers } from '../asking/use-answers.ts';
import { keyOf } from '../things/options.ts';
import type { RichTools } from '../things/rich.tsx';
import type { Hint } from './here.ts';
import { nextHint, wantsHints } from './hints.ts';
import { markerOf } from './terms.tsx';
import { useHere } from './use-here.ts';

/** A guide gives its own explanations. */
const hasGuide = ({ info }: TableState): boolean => info.id.startsWith('lesson.');
/** Number of latest steps that still count as news. */
const RECENT = 12;

export interface NewcomerProps {
  readonly game: string;
  readonly state: TableState;
  readonly play: Answers;
  /** True while something else is shown, such as the moves of others. */
  readonly quiet: boolean;
  openRule(rule: string): void;
  onMark(mark: RichTools['mark']): void;
}

/** Explains the game's terms in sentences, and new questions and events. */
export function Newcomer({ game, state, play, quiet, openRule, onMark }: NewcomerProps) {
  const here = useHere(game);
  useEffect(() => onMark(here === null ? undefined : markerOf(here.terms, openRule)), [here, openRule, onMark]);
  const { question, options, note, passing, ending } = play;
  const [told, setTold] = useState<Note | null>(null);
  const busy = quiet || options === null || note !== null || passing !== null || ending !== null;
  // One hint per question: closing one does not bring the next. A hint stays until it is closed, another fits or the match ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    if (here === null || busy || question === null || hasGuide(state) || !wantsHints()) return;
    const recent = new Set(state.rows.slice(-RECENT).flatMap(({ events }) => events.map(({ kind }) => kind)));
    const fits = ({ at }: Hint): boolean => at === question.effect || recent.has(at);
    const next = nextHint(game, here.hints.filter(fits));
    if (next !== null) setTold({ text: next.words, rule: next.rule });
  }, [here, keyOf(state), quiet]);
  const hint = state.standing.question && told;
  // The dock's row has room for it, as for the news.
  useLayoutEffect(() => {
    document.querySelector('.game-table')!.toggleAttribute('data-hint', hint !== null);
  }, [hint]);
  const dock = document.querySelector('.dock');
  return dock === null
    ? null
    : createPortal(
        <div role="status" className="told">
          {hint === null ? null : <NoteBar note={hint} hint onClose={() => setTold(null)} />}
        </div>,
        dock,
      );
}
