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
import { CARDS, DAYS } from '@gaslamp/emerald-2e/ids';
import type { Pack } from '@gaslamp/emerald-2e/pack';
import type { Emerald } from '@gaslamp/emerald-2e/state';
import type { PublishedRow } from '@gaslamp/protocol/updates';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Emblem } from '../../art/emblems.tsx';
import { GameSymbol } from '../../art/symbols.tsx';
import type { TableState } from '../../net/match-client.ts';
import type { TableClient } from '../../table/client.ts';
import { LiveRegion } from '../../table/live-region.tsx';
import { LogPanel } from '../../table/log-panel.tsx';
import { RichContext, type RichTools } from '../../table/rich.tsx';
import { RuleReader } from '../../table/rule-reader.tsx';
import { ShortcutList, useShortcuts } from '../../table/shortcuts.tsx';
import { setSounds, sound, soundsOn } from '../../table/sounds.ts';
import { asShown } from '../../table/stage.ts';
import { StandingOrderControl } from '../../table/standing-order.tsx';
import tableTexts from '../../table/text/en.json';
import { Travel } from '../../table/travel.tsx';
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
import { answersMenu, cardMenu, cityMenu, menuTitle, representative } from './menus.ts';
import { dayOf, e, type Model, modelOf, namer, words } from './model.ts';
import { Beside, IdentityRow, PileButton, PlayerHead, PlayerPanel, Stocks, TypedPoints } from './players.tsx';
import { promptFor } from './prompt.ts';
import { logOf } from './sentences.ts';
import english from './text/en.json';
import { type Action, cityOf, type Thing } from './things.ts';
import { LitContext, type LitOf, type Tools, ToolsContext } from './tools.ts';
import { noteOf, type Play, usePlay } from './use-play.ts';

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
  useFinale(now, stage.current === null, show);
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
  const litOf = useMemo<LitOf>(() => (thing) => litThing(play.lit, play.soft, thing), [play.lit, play.soft]);
  const rich = useMemo<RichTools>(() => richOf({ data, names }, openCard, openRule), [data, names, openCard, openRule]);
  const log = useMemo(() => logOf({ data }, rows), [data, rows]);
  const act = (action: Action | 'end') => actionTouched(now, client, play, action);
  useKeys(play, act, () => show({ sort: 'keys' }));
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, `${standing.move}.${standing.step}`);
  const prompt = words(now, promptFor(now, standing.question));
  const asked = standing.question?.player;
  const top = open.at(-1);
  return (
    <RichContext value={rich}>
      <ToolsContext value={tools}>
        <LitContext value={litOf}>
          <div ref={root} className="emerald" data-seats={s.seats} data-your-turn={play.options !== null || undefined}>
            <Players m={m} state={state} asked={asked} />
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
                onOrder={(order) => void client.setOrder(order)}
              />
              {info.you === null ? null : (
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
            {info.you === null ? null : <Own m={m} now={now} state={state} asked={asked === info.you} />}
            <aside className="side">
              <LogPanel entries={log} />
              <div className="side-tools">
                {info.you === null ? null : (
                  <StandingOrderControl order={state.order} onOrder={(order) => void client.setOrder(order)} />
                )}
                <SoundButton />
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('table.shortcuts')}
                  title={t('table.shortcuts')}
                  onClick={() => show({ sort: 'keys' })}
                >
                  <GameSymbol name="info" size={18} />
                </button>
                {s.reason > 0 ? (
                  <button type="button" className="button" onClick={() => show({ sort: 'final' })}>
                    <GameSymbol name="laurel" size={16} /> {t('table.finale.again')}
                  </button>
                ) : null}
              </div>
            </aside>
            <Travel stage={stage} />
            <LiveRegion text={stage.current?.caption ? words(now, stage.current.caption) : lastLine(now, log)} />
            <LiveRegion text={play.options === null ? '' : t('table.yourTurn', { prompt })} />
            {top?.sort === 'card' ? <CardDetail m={now} kind={top.kind} owner={top.owner} onClose={hide} /> : null}
            {top?.sort === 'pile' ? <PileDialog m={now} sort={top.pile} player={top.player} onClose={hide} /> : null}
            {top?.sort === 'points' ? <PointsDialog m={now} target={target} onClose={hide} /> : null}
            {top?.sort === 'keys' ? <ShortcutList more={[['1 – 9', e('shortcut.actions')]]} onClose={hide} /> : null}
            {top?.sort === 'final' ? (
              <FinalScoring
                m={now}
                target={target}
                onRematch={info.you === null ? null : () => client.rematch()}
                onClose={hide}
              />
            ) : null}
            {menu ? (
              <Menu key={menu.title} {...menu} explain={(wish) => client.explain(wish)} onClose={() => setMenu(null)} />
            ) : null}
            {rule ? <RuleReader rule={rule} load={loadRules} onRule={setRule} onClose={() => setRule(null)} /> : null}
          </div>
        </LitContext>
      </ToolsContext>
    </RichContext>
  );
}

function Players({ m, state, asked }: { m: Model; state: TableState; asked: number | undefined }) {
  const { seats, you } = state.info;
  // From one's left on: the order in which the others move.
  const order = seats.map((_, i) => (i + (you ?? -1) + 1) % seats.length).filter((player) => player !== you);
  return (
    <section className="players" aria-label={e('player.players')}>
      {order.map((player) => (
        <PlayerPanel key={player} m={m} player={player} seat={seats[player]!} asked={asked === player} />
      ))}
    </section>
  );
}

/** What lies before oneself. */
function Own({ m, now, state, asked }: { m: Model; now: Model; state: TableState; asked: boolean }) {
  const you = m.you!;
  return (
    <section
      className="own-things"
      aria-label={e('player.yours')}
      data-at={`player.${you}`}
      style={{ '--day': `var(--${dayOf(you)})` } as CSSProperties}
    >
      <PlayerHead m={m} player={you} seat={state.info.seats[you]!} asked={asked} />
      <div className="player-row">
        <PileButton m={now} player={you} sort="deck" />
        <PileButton m={now} player={you} sort="discard" />
        <Stocks m={m} player={you} />
      </div>
      <IdentityRow m={m} player={you} />
      <TypedPoints m={m} player={you} />
      <Beside m={m} player={you} />
    </section>
  );
}

function SoundButton() {
  const [on, setOn] = useState(soundsOn);
  const label = t(on ? 'table.soundsOn' : 'table.soundsOff');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => {
        setSounds(!on);
        setOn(!on);
      }}
    >
      <GameSymbol name={on ? 'soundOn' : 'soundOff'} size={18} />
    </button>
  );
}

function litThing(lit: Play['lit'], soft: boolean, thing: Thing): 'strong' | 'soft' | undefined {
  const options = lit.get(thing);
  if (options === undefined) {
    // A city whose pieces are asked for can be touched for them.
    const city = thing.startsWith('city.') ? Number(thing.slice(5)) : -1;
    return city >= 0 && !soft && [...lit.values()].flat().some((option) => cityOf(option) === city)
      ? 'soft'
      : undefined;
  }
  if (!soft) return 'strong';
  // In a turn everywhere something can be placed or moved from: only what is rarer stands out by itself.
  return options.some((option) => !['place', 'move'].includes(option.split(' ')[0]!)) ? 'soft' : undefined;
}

/** Somebody acts on a thing: does what it means, asks which of several, or says why nothing. */
function touched(
  m: Model,
  play: Play,
  thing: Thing,
  menuOf: (items: readonly MenuItem[]) => void,
  openCard: (kind: number, owner?: number) => void,
): void {
  const [sort, first] = thing.split('.');
  const n = Number(first);
  const turn = play.options !== null && play.question?.effect === 'turn.act';
  if (sort === 'city') {
    const here = [...play.lit.values()].flat().filter((option) => cityOf(option) === n);
    if (!play.soft && here.length === 1) return play.answer(here[0]!);
    if (!play.soft && here.length === 0 && !turn && play.explainThing(thing)) return;
    return menuOf(cityMenu(m, play, n, openCard));
  }
  if (sort === 'hand') {
    const options = play.lit.get(thing) ?? [];
    if (turn && play.mode !== 'card') return menuOf(cardMenu(m, play, n, openCard));
    if (options.length === 1) return play.answer(options[0]!);
    if (options.length > 1) return menuOf(answersMenu(m, play, options));
    if (turn) return play.explain(`play ${CARDS[n]}`);
    if (!play.explainThing(thing)) openCard(n, m.you ?? -1);
    return;
  }
  const options = play.lit.get(thing) ?? [];
  if (options.length === 1) play.answer(options[0]!);
  else if (options.length > 1) menuOf(answersMenu(m, play, options));
  else play.explainThing(thing);
}

/** A button of the action bar: begins what needs no place, filters what lights up, or says why not. */
function actionTouched(m: Model, client: TableClient, play: Play, action: Action | 'end'): void {
  const options = play.options ?? [];
  if (action === 'end') return options.includes('end') ? play.answer('end') : play.explain('end');
  if (!options.some((option) => play.action(option) === action)) {
    if (action === 'card') return play.say({ text: e('action.noTextCard'), rule: 'R11.2' });
    const wish = representative(m, action);
    void client.explain(wish).then((why) => why && play.say(noteOf(why)));
    return;
  }
  if (options.includes(action)) return play.answer(action);
  play.setMode(play.mode === action ? null : action);
}

function richOf(
  m: Pick<Model, 'data' | 'names'>,
  openCard: (kind: number, owner?: number) => void,
  openRule: (rule: string) => void,
): RichTools {
  const { name } = namer(m);
  return {
    name,
    openRule,
    draw(sort: string, [a = 0, b = -1]: readonly number[], word: string): ReactNode {
      if (sort === 'q') return <b>{word}</b>;
      if (sort === 'p')
        return (
          <span className="said-player" style={{ '--day': `var(--${dayOf(a)})` } as CSSProperties}>
            <Emblem day={dayOf(a)} medal size={15} /> {word}
          </span>
        );
      if (sort === 'y') return <span className="said-city">{word}</span>;
      return (
        <button type="button" className="said-card" onClick={() => openCard(a, b)}>
          {word}
        </button>
      );
    },
  };
}

const lastLine = (m: Model, log: readonly { text: string }[]): string => {
  const last = log.at(-1);
  return last ? words(m, last.text) : '';
};

/** Opens the scoring once, when the last thing has been shown. A finished match that is opened later shows the board. */
function useFinale(m: Model, quiet: boolean, show: (open: Open) => void): void {
  const over = m.s.reason > 0;
  const wasOver = useRef(over);
  useEffect(() => {
    if (!over || wasOver.current || !quiet) return;
    wasOver.current = true;
    show({ sort: 'final' });
  }, [over, quiet, show]);
}

/** Where a question takes its buttons away the focus goes to the next question, not to the top of the page. */
function useFocusKept(root: RefObject<HTMLElement | null>, question: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const node = root.current!;
    const enter = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      // A button that vanishes leaves without a successor, and so does a click on nothing.
      if (event.relatedTarget !== null && !node.contains(event.relatedTarget as Node)) inside.current = false;
    };
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again with every question
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      root.current!.querySelector<HTMLElement>('#prompt')?.focus({ preventScroll: true });
  }, [question, root]);
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
    Escape: () => (play.undoable > 0 || play.mode !== null ? play.back() : undefined),
    z: () => play.back(),
    c: () => document.querySelector<HTMLButtonElement>('.draft-confirm:not(:disabled)')?.click(),
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
