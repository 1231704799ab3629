import '../../table/table.css';
import './emerald.css';
import './board.css';
import './tracks.css';
import './dock.css';
import './hand.css';
import './players.css';
import './over.css';
import './shapes.css';
import './phone.css';
import { dataOf } from '@gaslamp/emerald-2e/data';
import { DAYS } from '@gaslamp/emerald-2e/ids';
import type { Pack } from '@gaslamp/emerald-2e/pack';
import type { Emerald } from '@gaslamp/emerald-2e/state';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import type { PublishedRow } from '@gaslamp/protocol/updates';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableState } from '../../net/match-client.ts';
import type { TableClient } from '../../table/client.ts';
import { LiveRegion, SpokenLog } from '../../table/live-region.tsx';
import { RichContext, type RichTools } from '../../table/rich.tsx';
import { RuleReader } from '../../table/rule-reader.tsx';
import { ShortcutList, useShortcuts } from '../../table/shortcuts.tsx';
import { sound } from '../../table/sounds.ts';
import { asShown } from '../../table/stage.ts';
import tableTexts from '../../table/text/en.json';
import { Travel } from '../../table/travel.tsx';
import { useFocusKept } from '../../table/use-focus-kept.ts';
import { useStage } from '../../table/use-stage.ts';
import { addTexts, t } from '../../text.ts';
import { beatsOf } from './beats.tsx';
import { Board, PointsTrack } from './board.tsx';
import { CardDetail } from './card-detail.tsx';
import { PileDialog, PointsDialog } from './dialogs.tsx';
import { Dock, laidOf } from './dock.tsx';
import { FinalScoring } from './final.tsx';
import { HandFan } from './hand.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import { menuTitle } from './menus.ts';
import { e, type Model, modelOf, words } from './model.ts';
import { promptLine } from './prompt.ts';
import { richOf } from './rich-tools.tsx';
import { Own, Players } from './seats.tsx';
import { logOf } from './sentences.ts';
import { Side } from './side.tsx';
import english from './text/en.json';
import type { Action } from './things.ts';
import { type Lit, LitContext, type Tools, ToolsContext } from './tools.ts';
import { actionTouched, litThing, possible, touched } from './touch.ts';
import { type Note, noteOf, type Play, usePlay } from './use-play.ts';
import { whyNot } from './why-not.ts';

addTexts('en', tableTexts);
addTexts('en', english);

const loadRules = (): Promise<string> =>
  import('../../../../../docs/rules/emerald-2e.md?raw').then((file) => file.default);

type Open =
  | { readonly sort: 'card'; readonly kind: number; readonly owner: number }
  | { readonly sort: 'pile'; readonly pile: 'discard' | 'deck' | 'beside'; readonly player: number }
  | { readonly sort: 'points' | 'keys' | 'final' };
interface MenuOpen {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly beside: DOMRect;
}

export interface EmeraldTableProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly pack: Pack;
  /** Opens a rule in the shell's own place; without it the table shows it. */
  readonly onHelp?: (rule: string) => void;
}

/** The table of A Study in Emerald: everything below the page's header. */
export function EmeraldTable({ client, state, pack, onHelp }: EmeraldTableProps) {
  const data = useMemo(() => dataOf(pack), [pack]);
  const { info, hidden, rows, standing } = state;
  const names = useMemo(
    () => info.seats.map((seat, i) => (seat.name === '' ? e(`day.${DAYS[i]}`) : seat.name)),
    [info.seats],
  );
  const s = state.s as Emerald;
  const now = useMemo(() => modelOf({ s, data, you: info.you, names, hidden }), [s, data, info.you, names, hidden]);
  const latest = useRef(now);
  latest.current = now;
  const stage = useStage(
    rows,
    useCallback((row: PublishedRow) => beatsOf(latest.current, row), []),
  );
  /** As it is drawn: what has not been shown yet is held back. */
  const m = useMemo(() => ({ ...now, s: asShown(now.s, stage.changes) }), [now, stage.changes]);
  const play = usePlay(client, state, now);
  const [open, setOpen] = useState<readonly Open[]>([]);
  const [menu, setMenu] = useState<MenuOpen | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const show = useCallback((one: Open) => setOpen((all) => [...all, one]), []);
  const hide = useCallback(() => setOpen((all) => all.slice(0, -1)), []);
  const openRule = useCallback((number: string) => (onHelp ? onHelp(number) : setRule(number)), [onHelp]);
  const openCard = useCallback((kind: number, owner = -1) => show({ sort: 'card', kind, owner }), [show]);
  const target = data.pack.victoryTarget[String(s.seats) as '2' | '3' | '4' | '5'];
  const [veiled, unveil] = useFinale(s.reason > 0, stage.current === null, show);
  useBell(play);

  const touch = useRef<Tools['touch']>(() => {});
  touch.current = (thing, node) => {
    const menuOf = (items: readonly MenuItem[]) =>
      setMenu({ title: menuTitle(now, thing), items, beside: node.getBoundingClientRect() });
    touched(now, play, thing, menuOf, openCard);
  };
  const tools = useMemo<Tools>(
    () => ({
      touch: (thing, node) => touch.current(thing, node),
      openCard,
      openRule,
      openPile: (pile, player) => show({ sort: 'pile', pile, player }),
    }),
    [openCard, openRule, show],
  );
  const turn = play.question?.effect === 'turn.act';
  const lit = useMemo<Lit>(
    () => ({
      of: (thing) => litThing(play.lit, play.soft, thing),
      can: (thing) => possible(latest.current, play.lit, turn, thing),
    }),
    [play.lit, play.soft, turn],
  );
  const rich = useMemo<RichTools>(() => richOf({ data, names }, openCard, openRule), [data, names, openCard, openRule]);
  const told = useMemo(() => logOf({ data }, rows), [data, rows]);
  const log = useMemo(() => (veiled ? told.filter((entry) => !entry.reveals) : told), [told, veiled]);
  const act = (action: Action | 'end') => actionTouched(now, client, play, action);
  const explainItem = async ({ wish, action }: MenuItem): Promise<Note | null> => {
    if (action) return whyNot(now, client, action);
    const why = await client.explain(wish!);
    return why && noteOf(why);
  };
  const { say } = play;
  const covered = menu !== null || open.length > 0 || rule !== null;
  useEffect(() => {
    if (covered) say(null);
  }, [covered, say]);
  useKeys(play, act, () => show({ sort: 'keys' }));
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, '#prompt');
  const prompt = words(now, promptLine(now, play));
  const asked = standing.question?.player;
  const watching = info.you === null;
  const order = (to: StandingOrder) => void client.setOrder(to);
  const top = open.at(-1);
  return (
    <RichContext value={rich}>
      <ToolsContext value={tools}>
        <LitContext value={lit}>
          <div
            ref={root}
            className="emerald"
            data-seats={s.seats}
            data-watching={watching || undefined}
            data-your-turn={play.options !== null || undefined}
            data-composing={(play.options !== null && play.question?.draft) || undefined}
          >
            <Players m={m} state={state} asked={asked} veiled={veiled} />
            <div className="centre">
              <Board m={m} />
              <PointsTrack m={m} target={target} onOpen={() => show({ sort: 'points' })} />
            </div>
            <div className="bottom">
              <Dock
                m={now}
                play={play}
                busy={state.busy}
                beat={stage.current}
                onAction={act}
                order={state.order}
                onOrder={order}
              />
              {watching ? null : (
                <div className="own-hand" data-at={`hand.${info.you}`}>
                  <HandFan
                    m={now}
                    picks={play.picks}
                    laid={play.options === null ? [] : laidOf(now)}
                    onUnpick={play.unpick}
                  />
                </div>
              )}
            </div>
            {watching ? null : <Own m={m} now={now} state={state} asked={asked} veiled={veiled} />}
            <Side
              log={log}
              order={watching || s.reason > 0 ? null : state.order}
              onOrder={order}
              onKeys={() => show({ sort: 'keys' })}
              onScoring={s.reason > 0 ? () => show({ sort: 'final' }) : null}
            />
            <Travel stage={stage} />
            <SpokenLog lines={log} words={(text) => words(now, text)} />
            <LiveRegion text={play.options === null ? '' : t('table.yourTurn', { prompt })} />
            <LiveRegion text={noteWords(now, play)} about={play.note} />
            {top?.sort === 'card' ? <CardDetail m={now} kind={top.kind} owner={top.owner} onClose={hide} /> : null}
            {top?.sort === 'pile' ? <PileDialog m={now} sort={top.pile} player={top.player} onClose={hide} /> : null}
            {top?.sort === 'points' ? <PointsDialog m={now} target={target} onClose={hide} /> : null}
            {top?.sort === 'keys' ? <ShortcutList more={[['1 – 9', e('shortcut.actions')]]} onClose={hide} /> : null}
            {top?.sort === 'final' ? (
              <FinalScoring
                m={now}
                target={target}
                onRematch={watching ? null : () => client.rematch()}
                onRevealed={unveil}
                onClose={() => {
                  hide();
                  unveil();
                }}
              />
            ) : null}
            {menu ? <Menu key={menu.title} {...menu} explain={explainItem} onClose={() => setMenu(null)} /> : null}
            {rule ? <RuleReader rule={rule} load={loadRules} onRule={setRule} onClose={() => setRule(null)} /> : null}
          </div>
        </LitContext>
      </ToolsContext>
    </RichContext>
  );
}

/**
 * Opens the scoring once, when the last thing has been shown. A finished match that is opened later shows the board.
 * Gives whether the reveal is still to come, and what ends that.
 */
function useFinale(over: boolean, quiet: boolean, show: (open: Open) => void): [veiled: boolean, unveil: () => void] {
  const [seen, setSeen] = useState(over);
  const opened = useRef(over);
  useEffect(() => {
    if (!over || opened.current || !quiet) return;
    opened.current = true;
    show({ sort: 'final' });
  }, [over, quiet, show]);
  return [over && !seen, () => setSeen(true)];
}

/** Why something is not possible, with the rule's number. */
function noteWords(m: Model, { note }: Play): string {
  if (note === null) return '';
  return note.rule ? `${words(m, note.text)} ${t('table.rule', { rule: note.rule })}` : words(m, note.text);
}

/** A distant bell when one is asked after somebody else was. */
function useBell(play: Play): void {
  const asked = play.options !== null;
  const before = useRef(asked);
  useEffect(() => {
    if (asked && !before.current) sound('bell');
    before.current = asked;
  }, [asked]);
}

function useKeys(play: Play, act: (action: Action | 'end') => void, help: () => void): void {
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
  const nth = (n: number) => {
    const button = document.querySelectorAll<HTMLElement>('#actions .action')[n - 1];
    if (button) act(button.dataset.action as Action | 'end');
  };
  const keys: Record<string, () => void> = {
    Escape: () => {
      if (play.note !== null) play.say(null);
      else if (play.undoable > 0 || play.mode !== null) play.back();
    },
    z: () => play.back(),
    c: () => document.querySelector<HTMLButtonElement>('.draft-confirm')?.click(),
    b: () => focus('#board [data-rove][tabindex="0"]'),
    h: () => focus('#hand [data-rove][tabindex="0"]'),
    a: () => focus('#actions [data-rove][tabindex="0"]'),
    l: () => focus('#log'),
    p: () => focus('#prompt'),
    '?': help,
  };
  for (let n = 1; n <= 9; n++) keys[String(n)] = () => nth(n);
  useShortcuts(keys);
}
