import { t } from '@gaslamp/words/text';
import { type ReactNode, Suspense } from 'react';
import { lazily } from '../lazily.ts';
import { DraftBar, type DraftBarProps } from './draft-bar.tsx';
import type { NewsProps } from './news.tsx';
import type { Over } from './over-bar.tsx';
import { PromptLine } from './prompt-line.tsx';
import { Rich } from './rich.tsx';
import type { Beat } from './stage.ts';
import type { Answers } from './use-answers.ts';

// These come when there is something for them to say.
const NoteBar = lazily(() => import('./note-bar.tsx'), 'NoteBar');
const OverBar = lazily(() => import('./over-bar.tsx'), 'OverBar');
const News = lazily(() => import('./news.tsx'), 'News');

/** What the dock of any table is told. */
export interface DockState<Play extends Answers> {
  readonly play: Play;
  readonly busy: boolean;
  readonly beat: Beat | null;
  /** What is asked, or that the others are still being shown. */
  readonly prompt: string;
  /** Then nothing is to be answered yet; a key or a click skips ahead. */
  readonly behind: boolean;
  /** The match is over, and told. */
  readonly over: Over | null;
  /** Null for who only watches. */
  readonly news: NewsProps | null;
}

interface DockFrameProps extends DockState<Answers> {
  readonly className: string;
  readonly label: string;
  /** The prompt with its things as plain words. */
  readonly spoken: string;
  /** Over the prompt, beside it, and between it and the answers. */
  readonly above?: ReactNode;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  /** Something was done that others have seen, and that can be taken back no more. */
  readonly seen?: boolean;
  /** Confirming ends the turn. */
  readonly ends?: boolean;
  /** What confirming brings for certain, in the words of the game. */
  readonly foretold: ReactNode;
  /** What can be answered. */
  readonly children: ReactNode;
}

/** Whether somebody is asked about what another player does. */
export const inWindow = ({ question, options }: Answers): boolean =>
  options !== null && question?.effect === 'window.answer';

/** Of a turn that has not been there yet nothing is told: it comes with one's first card, or one's second turn. */
const hasNews = ({ rows, you }: NewsProps): boolean =>
  rows.filter(({ events }) =>
    events.some(({ kind, fields }) => (kind === 'turn' || kind === 'played') && fields.player === you),
  ).length > 1;

/** The prompt line and below it what can be answered; a note or what just happened lies over it. */
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
          // While an action is composed the board needs the room.
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
      <Suspense fallback={null}>{props.foretold}</Suspense>
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

/** A set, a draft that waits for it, what is marked and what ends the match is confirmed; too early, it is said what is missing. */
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
