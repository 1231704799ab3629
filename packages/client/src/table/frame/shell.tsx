import type { LogEntry } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazily } from '../../lazily.ts';
import type { TableState } from '../../net/match-client.ts';
import type { Note } from '../asking/note.ts';
import { HereContext } from '../asking/prompt-line.tsx';
import type { Answers } from '../asking/use-answers.ts';
import { paceNow } from '../showing/pace.ts';
import { useBell } from '../showing/use-bell.ts';
import { type Lit, LitContext } from '../things/lit.ts';
import { useOneClick } from '../things/one-click.ts';
import { keyOf } from '../things/options.ts';
import type { PreviewProps } from '../things/preview.tsx';
import { RichContext, type RichTools } from '../things/rich.tsx';
import { Heard } from './heard.tsx';
import { tableKeys, useShortcuts } from './shortcuts.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { useShell } from './use-shell.ts';

const Travel = lazily(() => import('../showing/travel.tsx'), 'Travel');
const RuleBook = lazily(() => import('../../rules/book.tsx'), 'RuleBook');
const Newcomer = lazily(() => import('../explaining/newcomer.tsx'), 'Newcomer');
const HerePanel = lazily(() => import('../explaining/here-panel.tsx'), 'HerePanel');
const ThingMenu = lazily(() => import('../asking/menu.tsx'), 'ThingMenu');
const Preview = lazily(() => import('../things/preview.tsx'), 'Preview');

export interface ShellProps extends Pick<PreviewProps, 'cardOf' | 'draw' | 'about'> {
  readonly className: string;
  readonly state: TableState;
  readonly play: Answers;
  /** The state kept by `useShell`. */
  readonly shell: Pick<
    ReturnType<typeof useShell<never>>,
    'stage' | 'follows' | 'behind' | 'depth' | 'openHelp' | 'openKnown' | 'menu' | 'setMenu' | 'rule' | 'setRule'
  >;
  readonly lit: Lit;
  readonly rich: RichTools;
  readonly log: readonly LogEntry[];
  readonly prompt: string;
  /** Returns a sentence as plain text. */
  words(sentence: string): string;
  /** The page's own mode, if it changes the meaning of a click: a new mode counts as a new question. */
  readonly mode?: string | null;
  /** Keys of this table only. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Dialogs over the table. */
  readonly opened: ReactNode;
  /** Returns the reason why an entry of the menu is not possible. */
  explain(wish: string): Promise<Note | null>;
  /** The parts of the table in keyboard order. */
  readonly children: ReactNode;
}

/** The frame of every table: the game supplies the parts; keys, sounds, animations, announcements and dialogs are shared. */
export function Shell(props: ShellProps) {
  const { state, play, mode = null, words } = props;
  const { stage, follows, behind, depth, openHelp, openKnown, menu, setMenu, rule, setRule } = props.shell;
  const { note, options, passing, ending, marked } = play;
  const asking = options !== null;
  const key = keyOf(state);
  /** The question whose explanation is open. */
  const [here, setHere] = useState<string | null>(null);
  const asked = useRef(key);
  asked.current = key;
  const openHere = useCallback(() => setHere(asked.current), []);
  const prompt = passing === null || marked ? props.prompt : t('table.passes');
  const [mark, setMark] = useState<RichTools['mark']>();
  const onMark = useCallback((next: RichTools['mark']) => setMark(() => next), []);
  const rich = useMemo(() => ({ ...props.rich, mark }), [props.rich, mark]);
  const root = useRef<HTMLDivElement>(null);
  const first = useFirst(() => root.current!, TOUCHES);
  /** Set once the player has acted: the page may then move the focus by itself. */
  const began = useFirst(() => document, DEEDS);
  // Set here, so that the board and the hand need not know it: it comes and goes with the question.
  useEffect(() => {
    const nodes = root.current!.querySelectorAll<HTMLElement>(`[data-thing="${marked}"]`);
    for (const { dataset } of nodes) dataset.sure = '';
    return () => {
      for (const { dataset } of nodes) delete dataset.sure;
    };
  }, [marked]);
  useBell(asking && !behind);
  useFocusKept(root, '#prompt');
  useOneClick(root, [key, mode, passing, ending?.option, ...play.picks].join(), behind);
  const keys = {
    Escape: () => {
      if (note !== null || passing !== null || ending !== null) play.say(null);
      // A step that others have seen stays.
      else if (mode !== null || play.composes) play.back();
    },
    ...tableKeys(play.back, openKnown, openHelp),
    ...props.keys,
  };
  useShortcuts(keys, behind);
  return (
    <RichContext value={rich}>
      <LitContext value={props.lit}>
        <div
          ref={root}
          className={`game-table ${props.className}`}
          data-seats={state.info.seats.length}
          data-still={paceNow() === 'none' || undefined}
          data-watching={state.info.you === null || undefined}
          data-your-turn={asking || undefined}
          data-composing={(asking && play.question?.draft) || undefined}
        >
          <HereContext value={openHere}>{props.children}</HereContext>
          <Suspense fallback={null}>
            {stage.current === null ? null : <Travel stage={stage} follows={follows} />}
          </Suspense>
          <Heard log={props.log} prompt={asking && !behind ? words(prompt) : null} note={note} words={words} />
          <Suspense key={depth} fallback={null}>
            {props.opened}
          </Suspense>
          {here === key && options !== null && play.question ? (
            <Suspense fallback={null}>
              <HerePanel
                question={play.question}
                s={state.s}
                options={options}
                prompt={prompt}
                explain={props.explain}
                onClose={() => setHere(null)}
              />
            </Suspense>
          ) : null}
          {menu ? (
            <Suspense fallback={null}>
              <ThingMenu key={menu.title} {...menu} explain={props.explain} onClose={() => setMenu(null)} />
            </Suspense>
          ) : null}
          {began === null ? null : (
            <Suspense fallback={null}>
              <Newcomer
                game={state.info.game}
                state={state}
                play={play}
                quiet={behind || depth > 0 || menu !== null || rule !== null || here === key}
                openRule={setRule}
                onMark={onMark}
              />
            </Suspense>
          )}
          {first === null ? null : (
            <Suspense fallback={null}>
              <Preview root={root} first={first} cardOf={props.cardOf} draw={props.draw} about={props.about} />
            </Suspense>
          )}
          {rule ? (
            <Suspense fallback={null}>
              <RuleBook rule={rule} onRule={setRule} onClose={() => setRule(null)} />
            </Suspense>
          ) : null}
        </div>
      </LitContext>
    </RichContext>
  );
}

/** Events that start an interaction with the table, and events that count as a first action. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;
const DEEDS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Returns the first of such events. */
function useFirst(where: () => EventTarget, events: readonly string[]): Event | null {
  const [first, setFirst] = useState<Event | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place stays the same
  useEffect(() => {
    if (first !== null) return;
    const stop = new AbortController();
    for (const event of events) where().addEventListener(event, setFirst, { signal: stop.signal });
    return () => stop.abort();
  }, [first]);
  return first;
}
