import type { LogEntry } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '../lazily.ts';
import type { TableState } from '../net/match-client.ts';
import { Heard } from './heard.tsx';
import { type Lit, LitContext } from './lit.ts';
import type { Note } from './note.ts';
import { useOneClick } from './one-click.ts';
import { keyOf } from './options.ts';
import type { PreviewProps } from './preview.tsx';
import { RichContext, type RichTools } from './rich.tsx';
import { RuleReader } from './rule-reader.tsx';
import { tableKeys, useShortcuts } from './shortcuts.ts';
import { Travel } from './travel.tsx';
import type { Answers } from './use-answers.ts';
import { useBell } from './use-bell.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { useShell } from './use-shell.ts';

const ThingMenu = lazily(() => import('./menu.tsx'), 'ThingMenu');
const Preview = lazily(() => import('./preview.tsx'), 'Preview');

interface ShellProps extends Pick<PreviewProps, 'cardOf' | 'draw' | 'about'> {
  readonly className: string;
  readonly state: TableState;
  readonly play: Answers;
  /** What `useShell` keeps in mind. */
  readonly shell: Pick<
    ReturnType<typeof useShell<never>>,
    'stage' | 'follows' | 'behind' | 'depth' | 'show' | 'menu' | 'setMenu' | 'rule' | 'setRule'
  >;
  readonly lit: Lit;
  readonly rich: RichTools;
  readonly log: readonly LogEntry[];
  readonly prompt: string;
  /** A sentence with its things as plain words. */
  words(sentence: string): string;
  /** What of the page's own changes what a click means: it stands for a new question. */
  readonly mode?: string | null;
  /** Keys of this table only. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** What lies over the table. */
  readonly opened: ReactNode;
  /** Why what the menu names is not possible. */
  explain(wish: string): Promise<Note | null>;
  rules(): Promise<string>;
  /** The parts of the table, in the order in which the keyboard goes through them. */
  readonly children: ReactNode;
}

/** What every table is: its parts are the game's; keys, sounds, what travels, what is heard and what opens are the same. */
export function Shell(props: ShellProps) {
  const { state, play, mode = null, words } = props;
  const { stage, follows, behind, depth, show, menu, setMenu, rule, setRule } = props.shell;
  const { note, options, passing, ending, marked } = play;
  const asking = options !== null;
  const prompt = passing === null || marked ? props.prompt : t('table.passes');
  const root = useRef<HTMLDivElement>(null);
  const first = useFirstTouch(root);
  // Board and hand know nothing of it: it comes and goes with the question.
  useEffect(() => {
    const nodes = root.current!.querySelectorAll<HTMLElement>(`[data-thing="${marked}"]`);
    for (const { dataset } of nodes) dataset.sure = '';
    return () => {
      for (const { dataset } of nodes) delete dataset.sure;
    };
  }, [marked]);
  useBell(asking && !behind);
  useFocusKept(root, '#prompt');
  useOneClick(root, [keyOf(state), mode, passing, ending?.option, ...play.picks].join(), behind);
  const keys = {
    Escape: () => {
      if (note !== null || passing !== null || ending !== null) play.say(null);
      else if (play.undoable > 0 || mode !== null) play.back();
    },
    ...tableKeys(
      play.back,
      () => show({ sort: 'known' }),
      () => show({ sort: 'help' }),
    ),
    ...props.keys,
  };
  useShortcuts(keys, behind);
  return (
    <RichContext value={props.rich}>
      <LitContext value={props.lit}>
        <div
          ref={root}
          className={`game-table ${props.className}`}
          data-seats={state.info.seats.length}
          data-watching={state.info.you === null || undefined}
          data-your-turn={asking || undefined}
          data-composing={(asking && play.question?.draft) || undefined}
        >
          {props.children}
          <Travel stage={stage} follows={follows} />
          <Heard log={props.log} prompt={asking && !behind ? words(prompt) : null} note={note} words={words} />
          <Suspense key={depth} fallback={null}>
            {props.opened}
          </Suspense>
          {menu ? (
            <Suspense fallback={null}>
              <ThingMenu key={menu.title} {...menu} explain={props.explain} onClose={() => setMenu(null)} />
            </Suspense>
          ) : null}
          {first === null ? null : (
            <Suspense fallback={null}>
              <Preview root={root} first={first} cardOf={props.cardOf} draw={props.draw} about={props.about} />
            </Suspense>
          )}
          {rule ? <RuleReader rule={rule} load={props.rules} onRule={setRule} onClose={() => setRule(null)} /> : null}
        </div>
      </LitContext>
    </RichContext>
  );
}

/** The first time that a pointer or the focus comes to the table. */
function useFirstTouch(root: RefObject<HTMLElement | null>): Event | null {
  const [first, setFirst] = useState<Event | null>(null);
  useEffect(() => {
    if (first !== null) return;
    const stop = new AbortController();
    for (const event of ['pointerover', 'pointerdown', 'focusin'])
      root.current!.addEventListener(event, setFirst, { signal: stop.signal });
    return () => stop.abort();
  }, [root, first]);
  return first;
}
