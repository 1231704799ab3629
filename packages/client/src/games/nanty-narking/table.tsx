import '../../table/table.css';
import '../../table/dock.css';
import '../../table/hand.css';
import '../../table/menu.css';
import './nanty.css';
import './board.css';
import './dock.css';
import './players.css';
import './layout.css';
import { sees } from '@gaslamp/kernel/state';
import { dataOf, GREY, RED } from '@gaslamp/nanty-narking/data';
import type { Pack } from '@gaslamp/nanty-narking/pack';
import { resultOf } from '@gaslamp/nanty-narking/scoring';
import { DISCARD, EVENT_PILE, GREY_PILE, type Nanty, RED_PILE } from '@gaslamp/nanty-narking/state';
import { verbs } from '@gaslamp/nanty-narking/verbs';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { useCallback, useMemo, useRef, useState } from 'react';
import { LondonBack } from '../../art/london/card.tsx';
import { LondonSymbol } from '../../art/london/symbols.tsx';
import { GameSymbol } from '../../art/symbols.tsx';
import type { TableState } from '../../net/match-client.ts';
import type { TableClient } from '../../table/client.ts';
import { logOf } from '../../table/events.ts';
import { Heard } from '../../table/heard.tsx';
import { HelpReader } from '../../table/help-reader.tsx';
import { type Lit, LitContext } from '../../table/lit.ts';
import { LogPanel } from '../../table/log-panel.tsx';
import { type MenuOpen, ThingMenu } from '../../table/menu.tsx';
import { useNotes } from '../../table/notes.ts';
import { useOneClick } from '../../table/one-click.ts';
import { byThing, keyOf } from '../../table/options.ts';
import { Preview } from '../../table/preview.tsx';
import { all, RichContext, who } from '../../table/rich.tsx';
import { RuleReader } from '../../table/rule-reader.tsx';
import { tableKeys, useShortcuts } from '../../table/shortcuts.ts';
import { SideTools } from '../../table/side-tools.tsx';
import { asShown, othersActed } from '../../table/stage.ts';
import { StandingOrderControl } from '../../table/standing-order.tsx';
import tableTexts from '../../table/text/en.json';
import { Travel } from '../../table/travel.tsx';
import { type Answers, type AnswerWords, useAnswers } from '../../table/use-answers.ts';
import { useBell } from '../../table/use-bell.ts';
import { useFinale } from '../../table/use-finale.ts';
import { useFocusKept } from '../../table/use-focus-kept.ts';
import { useOpened } from '../../table/use-opened.ts';
import { useStage } from '../../table/use-stage.ts';
import { addTexts, t } from '../../text.ts';
import { beatsOf } from './beats.tsx';
import { Board } from './board.tsx';
import { drawLarge } from './card.tsx';
import { CardDetail } from './card-detail.tsx';
import { AreaDialog, EventDialog, PileDialog } from './dialogs.tsx';
import { Dock, laidOf, topicWords } from './dock.tsx';
import { FinalScoring } from './final.tsx';
import { HandFan } from './hand.tsx';
import { CardInPlay, thisTurn } from './in-play.tsx';
import { backsAt, countAt, e, itemsAt, type Model, modelOf, players, words } from './model.ts';
import { PlayerPanel } from './players.tsx';
import { colourName, promptFor } from './prompt.ts';
import { richOf } from './rich-tools.tsx';
import { rowOf } from './sentences.ts';
import english from './text/en.json';
import { thingOf } from './things.ts';
import { type Tools, ToolsContext, useTools } from './tools.ts';
import { litThing, possible, touched } from './touch.ts';
import { WatchOut } from './watch.tsx';

addTexts('en', tableTexts);
addTexts('en', english);

const loadRules = (): Promise<string> =>
  import('../../../../../docs/rules/nanty-narking.md?raw').then((file) => file.default);
const ANSWER_WORDS: AnswerWords = {
  byThing: (options) => byThing(options, thingOf),
  noteOf: ({ key, rule }) => ({ text: e(`refused.${key}`), rule }),
  format: (option) => verbs.format(option),
};

type Open =
  | { readonly sort: 'card' | 'event' | 'area'; readonly n: number }
  | { readonly sort: 'discard' | 'events' | 'help' | 'final' };

export interface NantyTableProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly pack: Pack;
}

/** The table of Nanty Narking: everything below the page's header. */
export function NantyTable({ client, state, pack }: NantyTableProps) {
  const data = useMemo(() => dataOf(pack, state.info.pack), [pack, state.info.pack]);
  const { info, hidden, rows, standing } = state;
  const names = useMemo(
    () => info.seats.map((seat, i) => (seat.name === '' ? colourName(i) : seat.name)),
    [info.seats],
  );
  const s = state.s as Nanty;
  const now = useMemo(() => modelOf({ s, data, you: info.you, names, hidden }), [s, data, info.you, names, hidden]);
  const latest = useRef(now);
  latest.current = now;
  const stage = useStage(
    rows,
    useCallback((row: PublishedRow) => beatsOf(latest.current, row), []),
  );
  /** As it is drawn: what has not been shown yet is held back. */
  const m = useMemo(
    () => ({ ...now, s: { ...asShown(now.s, stage.changes), ...(s.reason > 0 ? { active: -1 } : {}) } }),
    [now, s.reason, stage.changes],
  );
  const play = useAnswers(client, state, ANSWER_WORDS);
  const { top, show, hide } = useOpened<Open>();
  const [menu, setMenu] = useState<MenuOpen | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const over = s.reason > 0;
  const [veiled, unveil] = useFinale(over, stage.current === null, () => show({ sort: 'final' }));
  const behind = othersActed(rows.slice(stage.told), info.you);
  useBell(play.options !== null && !behind);

  const opens = useMemo<Omit<Tools, 'touch'>>(
    () => ({
      openCard: (n) => show({ sort: 'card', n }),
      openEvent: (n) => show({ sort: 'event', n }),
      openArea: (n) => show({ sort: 'area', n }),
      openPile: (sort) => show({ sort }),
      openRule: setRule,
    }),
    [show],
  );
  const touch = useRef<Tools['touch']>(() => {});
  touch.current = (thing, node) =>
    touched(now, play, opens, thing, (title, items) => setMenu({ title, items, beside: node.getBoundingClientRect() }));
  const tools = useMemo<Tools>(() => ({ ...opens, touch: (thing, node) => touch.current(thing, node) }), [opens]);
  const lit = useMemo<Lit>(
    () => ({
      of: (thing) => litThing(play.lit, thing),
      can: (thing) => possible(latest.current, play.lit, thing),
    }),
    [play.lit],
  );
  const rich = useMemo(() => richOf({ data, names }, opens), [data, names, opens]);
  const { variants } = s;
  // Neither log nor prompt runs ahead of what is being shown.
  const shown = useMemo(() => rows.slice(0, stage.told), [rows, stage.told]);
  const notes = useNotes(info);
  // Of the state a sentence reads the table's options only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const told = useMemo(
    () => logOf(shown, (row) => rowOf({ s, data, you: info.you }, row), notes),
    [variants, data, shown, notes],
  );
  const log = useMemo(() => (veiled ? told.filter((entry) => !entry.reveals) : told), [told, veiled]);
  const turn = useMemo(() => thisTurn(shown), [shown]);
  const help = () => show({ sort: 'help' });
  useKeys(play, help);
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, '#prompt');
  useOneClick(root, [keyOf(state), ...play.picks].join());
  const settled = over && !veiled;
  const prompt = settled ? winnersOf(now) : behind ? t('table.behind') : promptFor(now, standing.question);
  const asked = behind ? undefined : standing.question?.player;
  const { you } = info;
  const onRematch = you === null ? null : () => client.rematch();
  const order = {
    order: state.order,
    but: state.but,
    onOrder: (to: TableState['order'], but: readonly string[]) => void client.setOrder(to, but),
  };
  const panel = (player: number) => (
    <PlayerPanel
      key={player}
      m={m}
      player={player}
      seat={info.seats[player]!}
      asked={asked === player}
      veiled={veiled}
    />
  );
  // From one's left on: the order in which the others move.
  const others = players(m)
    .map((i) => (i + (you ?? -1) + 1) % s.seats)
    .filter((player) => player !== you);
  return (
    <RichContext value={rich}>
      <ToolsContext value={tools}>
        <LitContext value={lit}>
          <div
            ref={root}
            className="nanty"
            data-seats={s.seats}
            data-your-turn={play.options !== null || undefined}
            data-composing={(play.options !== null && play.question?.draft) || undefined}
          >
            <section className="nn-players" aria-label={e('player.players')}>
              {others.map(panel)}
            </section>
            <div className="nn-centre">
              <Board m={m} rolled={turn.rolled} />
            </div>
            <div className="nn-bottom">
              <Dock
                m={now}
                play={play}
                busy={state.busy}
                beat={stage.current}
                prompt={prompt}
                behind={behind}
                over={settled ? { onScoring: () => show({ sort: 'final' }), onRematch } : null}
                order={order}
              >
                <CardInPlay m={now} turn={turn} />
              </Dock>
              {you === null ? null : (
                <div className="nn-own-hand" data-at={`hand.${you}`}>
                  <HandFan
                    m={now}
                    picks={play.picks}
                    laid={play.options !== null && play.question!.draft ? laidOf(now) : []}
                    onUnpick={play.unpick}
                  />
                </div>
              )}
            </div>
            {you === null ? null : <div className="nn-own">{panel(you)}</div>}
            <aside className="nn-side">
              {info.hints ? <WatchOut m={m} /> : null}
              <Piles m={now} />
              <LogPanel entries={log} />
              <div className="nn-side-tools">
                {you === null || info.phase !== 'playing' ? null : (
                  <StandingOrderControl {...order} topics={topicWords()} />
                )}
                <SideTools onHelp={help} />
              </div>
            </aside>
            <Travel stage={stage} />
            <Heard
              log={log}
              prompt={play.options === null || behind ? null : words(now, prompt)}
              note={play.note}
              words={(text) => words(now, text)}
            />
            {top?.sort === 'card' ? <CardDetail m={now} card={top.n} onClose={hide} /> : null}
            {top?.sort === 'event' ? <EventDialog m={now} event={top.n} turn={turn} onClose={hide} /> : null}
            {top?.sort === 'area' ? <AreaDialog m={now} area={top.n} onClose={hide} /> : null}
            {top?.sort === 'discard' || top?.sort === 'events' ? (
              <PileDialog m={now} sort={top.sort} onClose={hide} />
            ) : null}
            {top?.sort === 'help' ? <HelpReader more={[]} onClose={hide} /> : null}
            {top?.sort === 'final' ? (
              <FinalScoring
                m={now}
                onRematch={onRematch}
                onClose={() => {
                  hide();
                  unveil();
                }}
              />
            ) : null}
            {menu ? (
              <ThingMenu
                key={menu.title}
                {...menu}
                explain={async (wish) => {
                  const why = await client.explain(wish);
                  return why && ANSWER_WORDS.noteOf(why);
                }}
                onClose={() => setMenu(null)}
              />
            ) : null}
            <Preview root={root} draw={(card) => drawLarge(now, card)} />
            {rule ? <RuleReader rule={rule} load={loadRules} onRule={setRule} onClose={() => setRule(null)} /> : null}
          </div>
        </LitContext>
      </ToolsContext>
    </RichContext>
  );
}

/** R12, R13: who has won. */
function winnersOf(m: Model): string {
  const winners = resultOf(m)?.winners ?? 0;
  const names = players(m).filter((player) => sees(winners, player));
  return t('table.finale.won', { count: names.length, names: all(names.map(who)) });
}

/** Draw pile, discards and events. */
function Piles({ m }: { m: Model }) {
  const tools = useTools();
  const [grey, red] = [backsAt(m, GREY_PILE, GREY), backsAt(m, RED_PILE, RED)];
  const draw = e('piles.draw', { grey, red });
  const events = e('piles.events', { count: countAt(m, EVENT_PILE) });
  const discard = e('piles.discard', { count: itemsAt(m, DISCARD).length });
  return (
    <section className="nn-piles" aria-label={e('piles.group')}>
      <span className="nn-count" role="img" aria-label={draw} title={draw}>
        <LondonBack kind="grey" />
        <b>{grey}</b>
        <LondonBack kind="red" />
        <b>{red}</b>
      </span>
      <button
        type="button"
        className="nn-count"
        aria-label={discard}
        title={discard}
        onClick={() => tools.openPile('discard')}
      >
        <GameSymbol name="discard" size={17} />
        <b>{itemsAt(m, DISCARD).length}</b>
      </button>
      <button
        type="button"
        className="nn-count"
        aria-label={events}
        title={events}
        onClick={() => tools.openPile('events')}
      >
        <LondonSymbol name="event" size={17} />
        <b>{countAt(m, EVENT_PILE)}</b>
      </button>
    </section>
  );
}

function useKeys(play: Answers, help: () => void): void {
  useShortcuts({
    Escape: () => {
      if (play.note !== null) play.hush();
      else if (play.undoable > 0) play.back();
    },
    ...tableKeys(play.back, help),
  });
}
