import type { LogEntry } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PageSymbol, type PageSymbolName } from '../../art/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { isReadFurtherUp, LogPanel } from '../log/log-panel.tsx';
import { scroller } from '../showing/in-sight.ts';
import { SideTools } from './side-tools.tsx';
import { TalkContext, Talking, type Unread } from './talking.tsx';
import { useRoomBelow } from './use-room-below.ts';

const Pointers = lazily(() => import('../showing/pointers.tsx'), 'Pointers');

export interface FrameProps {
  /** Name for the players together, and the panels of the others. */
  readonly playersLabel: string;
  readonly players: ReactNode;
  readonly board: ReactNode;
  readonly dock: ReactNode;
  readonly you: number | null;
  /** The viewer's hand and their own things; null for a spectator. */
  readonly hand: ReactNode;
  readonly own: ReactNode;
  /** A two-line summary and the urgent notices, for windows too small for everything. */
  readonly brief: ReactNode;
  readonly urgent?: ReactNode;
  /** Shown above the log; in small windows it has its own tab. */
  readonly besides?: { readonly tab: string; readonly shown: ReactNode };
  readonly log: readonly LogEntry[];
  readonly order: ReactNode;
  /** The options by thing. */
  readonly asked: object | null;
  /** Identifies the question with the picks: if there is something new to answer, the board is shown. */
  readonly askedAt: string | null;
  onHelp(): void;
  onKnown(): void;
}

type Sheet = 'own' | 'players' | 'besides' | 'side' | 'talk';

/** Returns true if an open sheet replaces the board. The talk alone can also open beside it. */
const covers = (): boolean => document.querySelector<HTMLElement>('.tabs')!.offsetHeight > 0;

/** The parts of every table in keyboard order. */
export function Frame(props: FrameProps) {
  const { playersLabel, players, board, dock, you, hand, own, besides, log, order, asked, askedAt, onHelp, onKnown } =
    props;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const talks = useContext(TalkContext) !== null;
  const column = useRef<HTMLElement>(null);
  // The talk stands below the players, beside the log, or in place of the log.
  const below = useRoomBelow(column) && talks;
  useEffect(() => {
    // A player who is writing or reading earlier lines is not interrupted: the question is visible below.
    const stays = (now: Sheet | null): boolean =>
      now === 'talk' ? !covers() || !!document.activeElement?.matches('.talk *') : now === 'side' && isReadFurtherUp();
    if (askedAt !== null) setSheet((now) => (stays(now) ? now : null));
  }, [askedAt]);
  useEffect(() => {
    if (sheet === null) return;
    // Escape only closes the sheet; otherwise it would also take back an answer.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !covers() || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setSheet(null);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [sheet]);
  /** Scroll position of the board when a sheet was opened, restored afterwards. */
  const at = useRef(0);
  useLayoutEffect(() => {
    // The styles of the table depend on it. With `:has()`, every change on the table would restyle all of it.
    const { dataset } = document.querySelector<HTMLElement>('.game-table')!;
    if (sheet === null || (sheet === 'talk' && below)) delete dataset.sheet;
    else dataset.sheet = sheet;
    scroller().scrollTop = sheet !== null && covers() ? 0 : at.current;
  }, [sheet, below]);
  const [unread, setUnread] = useState<Unread | null>(null);
  const hasUnread = unread !== null;
  useEffect(() => {
    if (below && hasUnread) setSheet('talk');
  }, [below, hasUnread]);
  const tab = (name: Sheet) => ({
    'aria-expanded': sheet === name,
    onClick: () => {
      if (sheet === null || !covers()) at.current = scroller().scrollTop;
      setSheet(sheet === name ? null : name);
    },
  });
  const talking = talks ? (
    <Talking open={sheet === 'talk'} onUnread={setUnread} onOpen={() => tab('talk').onClick()} />
  ) : null;
  const talkTab = (className: string) =>
    talks ? (
      <IconTab
        className={className}
        symbol="talk"
        word={t('table.talk')}
        label={unread?.words}
        count={unread?.count}
        shows="talk"
        {...tab('talk')}
      />
    ) : null;
  return (
    <>
      <section ref={column} className="players" aria-label={playersLabel} data-talk={below || undefined}>
        {players}
        {below ? talking : null}
      </section>
      <div className="centre">{board}</div>
      <div className="bottom">
        <Suspense fallback={null}>
          <Pointers asked={sheet === null ? asked : null} />
        </Suspense>
        {props.urgent}
        <div className="tabs">
          {own === null ? (
            <span className="tab-own" />
          ) : (
            <button type="button" className="tab tab-own" {...tab('own')}>
              {props.brief}
            </button>
          )}
          <IconTab symbol="person" word={playersLabel} {...tab('players')} />
          {besides ? <IconTab symbol="warning" word={besides.tab} shows="besides" {...tab('besides')} /> : null}
          <IconTab symbol="log" word={t('table.log')} shows="side" {...tab('side')} />
          {talkTab('tab')}
          <IconTab symbol="eye" word={t('table.known.tab')} label={t('table.known.title')} onClick={onKnown} />
        </div>
        {dock}
        {hand === null ? null : (
          <div className="own-hand" data-at={`hand.${you}`}>
            {hand}
          </div>
        )}
      </div>
      {own}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button in it is a click */}
      <aside className="side" onClick={({ target }) => (target as Element).matches('.said-place') && setSheet(null)}>
        {besides ? <div className="besides">{besides.shown}</div> : null}
        <LogPanel entries={log} />
        {below ? null : talking}
        <div className="side-tools">
          {order}
          {talkTab('button tool')}
          <SideTools onHelp={onHelp} onKnown={onKnown} />
        </div>
      </aside>
    </>
  );
}

interface IconTabProps {
  readonly symbol: PageSymbolName;
  readonly word: string;
  /** The full label behind an abbreviation. */
  readonly label?: string | undefined;
  readonly shows?: Sheet;
  readonly className?: string;
  /** Number of new entries. */
  readonly count?: number | undefined;
  readonly 'aria-expanded'?: boolean;
  onClick(): void;
}
/** Shows a part of the table instead of the board; a second press brings the board back. */
function IconTab({ symbol, word, label, shows, className = 'tab', count, ...rest }: IconTabProps) {
  return (
    <button type="button" className={className} data-shows={shows} aria-label={label} title={label} {...rest}>
      <PageSymbol name={rest['aria-expanded'] ? 'close' : symbol} size={18} />
      <span>{word}</span>
      {count ? <b className="tab-count">{count}</b> : null}
    </button>
  );
}
