import { t } from '@gaslamp/words/text';
import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../lazily.ts';
import { DraftBar, type DraftBarProps } from '../asking/draft-bar.tsx';
import { PromptLine } from '../asking/prompt-line.tsx';
import type { Answers } from '../asking/use-answers.ts';
import type { Over } from '../ending/over-bar.tsx';
import type { NewsProps } from '../log/news.tsx';
import type { Beat } from '../showing/stage.ts';
import { Rich } from '../things/rich.tsx';

// These are loaded when they have something to show.
const NoteBar = lazily(() => import('../asking/note-bar.tsx'), 'NoteBar');
const OverBar = lazily(() => import('../ending/over-bar.tsx'), 'OverBar');
const News = lazily(() => import('../log/news.tsx'), 'News');

/** Input of the dock of every table. */
export interface DockState<Play extends Answers> {
  readonly play: Play;
  readonly busy: boolean;
  readonly beat: Beat | null;
  /** The question, or the notice that the moves of the others are still being shown. */
  readonly prompt: string;
  /** True while nothing can be answered yet; a key or a click skips ahead. */
  readonly behind: boolean;
  /** Set when the match is over and its end has been shown. */
  readonly over: Over | null;
  /** Null for a spectator. */
  readonly news: NewsProps | null;
}

interface DockFrameProps extends DockState<Answers> {
  readonly className: string;
  readonly label: string;
  /** The prompt as plain text. */
  readonly spoken: string;
  /** Content above the prompt, beside it, and between it and the answers. */
  readonly above?: ReactNode;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  /** True if an action that others have seen can no longer be taken back. */
  readonly seen?: boolean;
  /** True if confirming ends the turn. */
  readonly ends?: boolean;
  /** The certain consequences of confirming, in the words of the game. */
  readonly foretold: ReactNode;
  /** The controls for answering. */
  readonly children: ReactNode;
}

/** True if a player is asked to react to an action of another player. */
export const inWindow = ({ question, options }: Answers): boolean =>
  options !== null && question?.effect === 'window.answer';

/** Returns true as soon as somebody has acted: after the deal there is nothing to report. */
const hasNews = ({ rows }: NewsProps): boolean => rows.length > 1;

/** The prompt line with the answers below it; a note or the current event lies over it. */
export function DockFrame(props: DockFrameProps) {
  const { play, busy, beat, prompt, behind, over } = props;
  const { options, question, note, passing, marked } = play;
  const asking = options !== null;
  return (
    <section
      className={props.className}
      aria-label={props.label}
      data-asking={asking || undefined}
      data-window={inWindow(play) || undefined}
      data-busy={busy || play.offline || undefined}
    >
      <Suspense fallback={null}>
        {props.news && hasNews(props.news) ? (
          // While an action is composed, the board needs the room.
          <News key={props.news.you} {...props.news} hidden={over !== null || (asking && question?.draft === true)} />
        ) : null}
      </Suspense>
      {props.above}
      {passing === null || marked ? (
        <PromptLine sentence={prompt} spoken={props.spoken} asking={asking && !behind}>
          {props.beside}
        </PromptLine>
      ) : (
        <PromptLine sentence={t('table.passes')} spoken={t('table.passes')} asking />
      )}
      {note ? (
        <Suspense fallback={null}>
          <NoteBar note={note} onClose={() => play.say(null)} />
        </Suspense>
      ) : beat?.caption ? (
        <p className="over-dock caption" inert>
          <Rich text={beat.caption} />
        </p>
      ) : null}
      {props.below}
      {/* Spoken only if it is there before its words. */}
      <div className="foretold" role="status">
        <Suspense fallback={null}>{props.foretold}</Suspense>
      </div>
      <div className="dock-bar">
        {props.children}
        <Suspense fallback={null}>{over ? <OverBar {...over} /> : null}</Suspense>
        <DraftBar
          confirm={confirmOf(play, props.ends)}
          undoable={play.undoable}
          horizon={play.horizon}
          seen={props.seen}
          onBack={play.back}
          onBackAll={play.backAll}
        />
      </div>
    </section>
  );
}

/**
 * Returns the confirm button for a set, a draft, a marked answer or an answer that ends the match. Pressed too early, it says
 * what is missing.
 */
function confirmOf(play: Answers, ends: boolean | undefined): DraftBarProps['confirm'] {
  const { question, options, enough, ending, offline, confirm, explain, answer, marked, passing } = play;
  if (options === null || question === null) return null;
  if (ending === null && !question.subset && !options.includes('confirm') && !marked) return null;
  return {
    label: t(ends ? 'table.confirmEnds' : 'table.confirm'),
    ready: !offline && (!question.subset || enough),
    onConfirm: marked ? () => answer(passing!) : confirm,
    onTooEarly: () => explain('done'),
  };
}
