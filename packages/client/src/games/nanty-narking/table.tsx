import '../../table/table.css';
import '../../table/dock.css';
import '../../table/hand.css';
import '../../table/menu.css';
import './nanty.css';
import './board.css';
import './dock.css';
import './players.css';
import './layout.css';
import { dataOf, GREY, RED } from '@gaslamp/nanty-narking/data';
import type { Pack } from '@gaslamp/nanty-narking/pack';
import { DISCARD, EVENT_PILE, GREY_PILE, type Nanty, RED_PILE } from '@gaslamp/nanty-narking/state';
import { verbs } from '@gaslamp/nanty-narking/verbs';
import type { PublishedRow } from '@gaslamp/protocol/updates';
import { useCallback, useMemo, useRef, useState } from 'react';
import { LondonBack } from '../../art/london/card.tsx';
import { LondonSymbol } from '../../art/london/symbols.tsx';
import { GameSymbol } from '../../art/symbols.tsx';
import type { TableState } from '../../net/match-client.ts';
import type { TableClient } from '../../table/client.ts';
import { logOf } from '../../table/events.ts';
import { Heard } from '../../table/heard.tsx';
import { type Lit, LitContext } from '../../table/lit.ts';
import { LogPanel } from '../../table/log-panel.tsx';
import { type MenuOpen, ThingMenu } from '../../table/menu.tsx';
import { byThing } from '../../table/options.ts';
import { RichContext } from '../../table/rich.tsx';
import { RuleReader } from '../../table/rule-reader.tsx';
import { ShortcutList, tableKeys, useShortcuts } from '../../table/shortcuts.tsx';
import { SideTools } from '../../table/side-tools.tsx';
import { asShown } from '../../table/stage.ts';
import { StandingOrderControl } from '../../table/standing-order.tsx';
import tableTexts from '../../table/text/en.json';
import { Travel } from '../../table/travel.tsx';
import { type Answers, type AnswerWords, useAnswers } from '../../table/use-answers.ts';
import { useBell } from '../../table/use-bell.ts';
import { useFinale } from '../../table/use-finale.ts';
import { useFocusKept } from '../../table/use-focus-kept.ts';
import { useOpened } from '../../table/use-opened.ts';
import { useStage } from '../../table/use-stage.ts';
import { addTexts } from '../../text.ts';
import { beatsOf } from './beats.tsx';
import { Board } from './board.tsx';
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
  | { readonly sort: 'discard' | 'events' | 'keys' | 'final' };

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
  const m = useMemo(() => ({ ...now, s: asShown(now.s, stage.changes) }), [now, stage.changes]);
  const play = useAnswers(client, state, ANSWER_WORDS);
  const { top, show, hide } = useOpened<Open>();
  const [menu, setMenu] = useState<MenuOpen | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const over = s.reason > 0;
  const [veiled, unveil] = useFinale(over, stage.current === null, () => show({ sort: 'final' }));
  useBell(play.options !== null);

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
  // Of the state a sentence reads the table's options only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const told = useMemo(() => logOf(rows, (row) => rowOf({ s, data, you: info.you }, row)), [variants, data, rows]);
  const log = useMemo(() => (veiled ? told.filter((entry) => !entry.reveals) : told), [told, veiled]);
  const turn = useMemo(() => thisTurn(rows), [rows]);
  useKeys(play, () => show({ sort: 'keys' }));
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, '#prompt');
  const prompt = words(now, promptFor(now, standing.question));
  const asked = standing.question?.player;
  const { you } = info;
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
              <Dock m={now} play={play} busy={state.busy} beat={stage.current} order={order}>
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
                {you === null || over ? null : <StandingOrderControl {...order} topics={topicWords()} />}
                <SideTools
                  onKeys={() => show({ sort: 'keys' })}
                  onScoring={over ? () => show({ sort: 'final' }) : null}
                />
              </div>
            </aside>
            <Travel stage={stage} />
            <Heard
              log={log}
              prompt={play.options === null ? null : prompt}
              note={play.note}
              words={(text) => words(now, text)}
            />
            {top?.sort === 'card' ? <CardDetail m={now} card={top.n} onClose={hide} /> : null}
            {top?.sort === 'event' ? <EventDialog m={now} event={top.n} turn={turn} onClose={hide} /> : null}
            {top?.sort === 'area' ? <AreaDialog m={now} area={top.n} onClose={hide} /> : null}
            {top?.sort === 'discard' || top?.sort === 'events' ? (
              <PileDialog m={now} sort={top.sort} onClose={hide} />
            ) : null}
            {top?.sort === 'keys' ? <ShortcutList more={[]} onClose={hide} /> : null}
            {top?.sort === 'final' ? (
              <FinalScoring
                m={now}
                onRematch={you === null ? null : () => client.rematch()}
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
            {rule ? <RuleReader rule={rule} load={loadRules} onRule={setRule} onClose={() => setRule(null)} /> : null}
          </div>
        </LitContext>
      </ToolsContext>
    </RichContext>
  );
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
