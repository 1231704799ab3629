import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { LogEntry } from '@gaslamp/words/log';
import { addTexts, t } from '@gaslamp/words/text';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { lazily } from '../../lazily.ts';
import type { NowTools } from '../asking/card-now.tsx';
import type { Answers } from '../asking/use-answers.ts';
import type { HelpProps } from '../explaining/help.tsx';
import type { NewsProps } from '../log/news.tsx';
import { othersFrom } from '../things/around.ts';
import type { Lit } from '../things/lit.ts';
import type { DockState } from './dock-frame.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import { Shell, type ShellProps } from './shell.tsx';
import tableTexts from './text/en.json';
import type { TableModel, useGameTable } from './use-game-table.ts';
import { type OpenEverywhere, useLog } from './use-shell.ts';

// Loaded on demand.
const Help = lazily(() => import('../explaining/help.tsx'), 'Help');

addTexts('en', tableTexts);

type Sorted = { readonly sort: string };

/** Input of a dialog over the table. */
export interface DialogProps<M extends TableModel, Open extends Sorted, Play extends Answers> {
  readonly table: ReturnType<typeof useGameTable<M, Open>>;
  readonly play: Play;
  readonly open: Open | OpenEverywhere;
  /** The question, for a dialog with its answers. */
  readonly asked: NowTools;
}

interface GameTableProps<M extends TableModel, Open extends Sorted, Play extends Answers>
  extends Pick<ShellProps, 'className' | 'rich' | 'words' | 'mode' | 'keys' | 'explain' | 'cardOf' | 'draw' | 'about'>,
    Pick<FrameProps, 'playersLabel' | 'board' | 'hand' | 'own' | 'brief' | 'urgent' | 'besides' | 'order'> {
  readonly table: ReturnType<typeof useGameTable<M, Open>>;
  readonly play: Play;
  /** Highlights by the model and the options: they change only with `play.lit`. */
  readonly lit: Lit;
  /** Returns the lines of a step in the log. Changes only with its words. */
  readonly rowOf: (row: PublishedRow) => LogEntry[];
  /** Returns the question, or the state of the match if nobody is asked. */
  prompt(): string;
  /** Returns an answer in words, to be confirmed by a second press. */
  optionWords(option: string): string;
  /** Replaces the prompt after the end. */
  readonly ended?: () => string;
  /** True if a dialog or menu removes the note. */
  readonly clears?: boolean;
  /** The keys of this table for the help. */
  readonly shortcuts: HelpProps['more'];
  /** Returns an open dialog; the help is the same in every game. */
  dialog(open: Open | OpenEverywhere, asked: NowTools): ReactNode;
  /** Loads the words for the report at the start of a turn. */
  readonly news: NewsProps['load'];
  /** Returns the panel of another player. */
  player(player: number): ReactNode;
  dock(state: DockState<Play>): ReactNode;
}

/** The table of a game below the page's header, put together from its parts. */
export function GameTable<M extends TableModel, Open extends Sorted, Play extends Answers>(
  props: GameTableProps<M, Open, Play>,
) {
  const { table, play, explain } = props;
  const { client, state, shell, settled } = table;
  const { stage, top, show, hide, menu, rule, veiled, behind } = shell;
  const { you, seats, phase } = state.info;
  const log = useLog(state, shell, props.rowOf);
  const options = behind ? null : play.options;
  const lit = useSteadyLit(props.lit, play, behind);
  const { say } = play;
  const covered = props.clears && (menu !== null || top !== undefined || rule !== null);
  useEffect(() => {
    if (covered) say(null);
  }, [covered, say]);
  const prompt =
    settled && props.ended
      ? props.ended()
      : behind
        ? shell.waiting
        : play.marked
          ? t('table.sure', { what: props.optionWords(play.passing!) })
          : (play.ending?.announced ?? props.prompt());
  return (
    <Shell
      {...props}
      state={state}
      shell={shell}
      lit={lit}
      log={log}
      prompt={prompt}
      opened={
        top === undefined ? null : top.sort === 'help' ? (
          <Help more={props.shortcuts} onClose={hide} />
        ) : (
          props.dialog(top, { client, options, explain })
        )
      }
    >
      <Frame
        {...props}
        players={othersFrom(you, seats.length).map((player) => (
          <Fragment key={player}>{props.player(player)}</Fragment>
        ))}
        dock={props.dock({
          play,
          busy: state.busy,
          beat: stage.current,
          prompt,
          behind,
          over: settled ? { onScoring: () => show({ sort: 'final' }), onRematch: table.ends.onRematch } : null,
          news: you === null ? null : { rows: shell.shown, you, load: props.news },
        })}
        you={you}
        urgent={veiled ? null : props.urgent}
        asked={options && play.lit}
        askedAt={options && play.at}
        log={log}
        order={you === null || phase !== 'playing' ? null : props.order}
        onHelp={shell.openHelp}
        onKnown={shell.openKnown}
      />
    </Shell>
  );
}

/** Returns an object that changes only with the options: every thing on the board depends on it. */
function useSteadyLit(lit: Lit, play: Answers, behind: boolean): Lit {
  const latest = useRef(lit);
  latest.current = lit;
  // The moves of others are shown first.
  const held = behind && play.options !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options stand for the question and the mode
  return useMemo<Lit>(
    () => ({
      of: (thing) => (held ? undefined : latest.current.of(thing)),
      can: (thing) => latest.current.can(thing),
    }),
    [play.lit, held],
  );
}
