import '../../table/frame/table.css';
import '../../table/frame/dock.css';
import '../../table/things/hand.css';
import '../../table/asking/menu.css';
import '../../table/frame/frame.css';
import '../../table/things/player-panel.css';
import '../../table/things/opened.css';
import './nanty.css';
import './board.css';
import './dock.css';
import './players.css';
import './layout.css';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { sees } from '@gaslamp/kernel/state';
import { dataOf, GREY, RED } from '@gaslamp/nanty-narking/box/data';
import type { Pack } from '@gaslamp/nanty-narking/box/pack';
import { DISCARD, EVENT_PILE, GREY_PILE, type Nanty, RED_PILE } from '@gaslamp/nanty-narking/box/state';
import { cardsLaid } from '@gaslamp/nanty-narking/seen/at-work';
import { resultOf } from '@gaslamp/nanty-narking/seen/scoring';
import { verbs } from '@gaslamp/nanty-narking/seen/verbs';
import {
  backsAt,
  colourName,
  countAt,
  e,
  isSeated,
  itemsAt,
  type Model,
  modelOf,
  players,
  words,
} from '@gaslamp/words/nanty-narking/model';
import { optionWords, promptFor, wasWords } from '@gaslamp/words/nanty-narking/prompt';
import { rowOf } from '@gaslamp/words/nanty-narking/sentences';
import english from '@gaslamp/words/nanty-narking/text/en.json';
import { addTexts, t } from '@gaslamp/words/text';
import { winnerWords } from '@gaslamp/words/winners';
import { useCallback, useMemo, useRef } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { lazily } from '../../lazily.ts';
import type { TableState } from '../../net/match-client.ts';
import { until } from '../../settled.ts';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import { type AnswerWords, useAnswers } from '../../table/asking/use-answers.ts';
import { HelpReader } from '../../table/explaining/help-reader.tsx';
import { Frame } from '../../table/frame/frame.tsx';
import { Shell } from '../../table/frame/shell.tsx';
import tableTexts from '../../table/frame/text/en.json';
import { useLog, useShell } from '../../table/frame/use-shell.ts';
import { asShown } from '../../table/showing/stage.ts';
import { othersFrom } from '../../table/things/around.ts';
import type { Lit } from '../../table/things/lit.ts';
import { byThing, keyOf } from '../../table/things/options.ts';
import { Count } from '../../table/things/player-panel.tsx';
import type { TableProps } from '../manifest.ts';
import { LondonBack } from './art/card.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { beatsOf } from './beats.tsx';
import { Board } from './board.tsx';
import { Brief, Urgent } from './brief.tsx';
import { drawLarge } from './card.tsx';
import { CardSays } from './card-says.tsx';
import { Dock, topicWords } from './dock.tsx';
import { HandFan } from './hand.tsx';
import { CardInPlay, thisTurn } from './in-play.tsx';
import { obviousIn } from './obvious.ts';
import { usePassedOver } from './passed-over.ts';
import { PlayerThings } from './players.tsx';
import { richOf } from './rich-tools.tsx';
import { loadRules } from './rules/load-rules.ts';
import { thingOf } from './things.ts';
import { type Tools, ToolsContext, useTools } from './tools.ts';
import { litThing, lookedAt, possible, touched } from './touch.ts';
import { WatchOut } from './watch.tsx';

// These are loaded when somebody opens them.
const dialogs = () => import('./dialogs.tsx');
const CardDetail = lazily(() => import('./card-detail.tsx'), 'CardDetail');
const AreaDialog = lazily(dialogs, 'AreaDialog');
const EventDialog = lazily(dialogs, 'EventDialog');
const Beginning = lazily(dialogs, 'Beginning');
const KnownDialog = lazily(dialogs, 'KnownDialog');
const PileDialog = lazily(dialogs, 'PileDialog');
const FinalScoring = lazily(() => import('./final.tsx'), 'FinalScoring');

addTexts('en', tableTexts);
addTexts('en', english);

const ANSWER_WORDS: Omit<AnswerWords, 'obvious'> = {
  byThing: (options) => byThing(options, thingOf),
  async noteOf({ key, rule }) {
    const { refusalWords } = await until(import('@gaslamp/words/nanty-narking/refusals/sentences'));
    return { text: refusalWords(key), rule };
  },
  format: (option) => verbs.format(option),
  mayPass: (option, { effect }) =>
    (option === 'end' && effect === 'play-two.second') || (option.startsWith('give ') && /demand|collect/.test(effect)),
};

type Open = { readonly sort: 'card' | 'event' | 'area'; readonly n: number } | { readonly sort: 'discard' | 'events' };

/** The table of Nanty Narking: everything below the page's header. */
export function NantyTable({ client, state, pack }: TableProps<Pack>) {
  const data = useMemo(() => dataOf(pack, state.info.pack), [pack, state.info.pack]);
  const { info, hidden, standing } = state;
  const names = useMemo(
    () => info.seats.map((seat, i) => (seat.name === '' ? colourName(i) : seat.name)),
    [info.seats],
  );
  const s = state.s as Nanty;
  const now = useMemo(() => modelOf({ s, data, you: info.you, names, hidden }), [s, data, info.you, names, hidden]);
  const latest = useRef(now);
  latest.current = now;
  const over = s.reason > 0;
  const shell = useShell<Open>(
    state,
    over,
    useCallback((row: PublishedRow) => beatsOf(latest.current, row), []),
  );
  const { stage, top, show, hide, setMenu, setRule, veiled, unveil, behind } = shell;
  /** The model as drawn: without changes that have not been shown yet. */
  const m = useMemo(
    () => ({ ...now, s: { ...asShown(now.s, stage.changes), ...(s.reason > 0 ? { active: -1 } : {}) } }),
    [now, s.reason, stage.changes],
  );
  const answers = useMemo<AnswerWords>(() => {
    // While answers are taken back, the client is ahead of the drawing.
    const ahead = () => modelOf({ ...latest.current, s: client.get()!.s as Nanty, hidden: client.get()!.hidden });
    return { ...ANSWER_WORDS, obvious: (question, you) => obviousIn(ahead, question, you) };
  }, [client]);
  const play = useAnswers(client, state, answers);
  const opens = useMemo<Omit<Tools, 'touch'>>(
    () => ({
      openCard: (n) => show({ sort: 'card', n }),
      openEvent: (n) => show({ sort: 'event', n }),
      openArea: (n) => show({ sort: 'area', n }),
      openPile: (sort) => show({ sort }),
      openKnown: () => show({ sort: 'known' }),
      openRule: setRule,
    }),
    [show, setRule],
  );
  const touch = useRef<Tools['touch']>(() => {});
  touch.current = (thing, node) =>
    touched(now, play, opens, thing, (title, items, card) => {
      const about = card === undefined ? null : <CardSays m={now} card={card} />;
      setMenu({ title, about, items, beside: node.getBoundingClientRect(), asked: play.options && keyOf(state) });
    });
  const tools = useMemo<Tools>(() => ({ ...opens, touch: (thing, node) => touch.current(thing, node) }), [opens]);
  const held = behind && play.options !== null;
  const lit = useMemo<Lit>(
    () => ({
      // The moves of others are shown first.
      of: (thing) => (held ? undefined : litThing(play.lit, thing)),
      can: (thing) => possible(latest.current, play.lit, thing),
    }),
    [play.lit, held],
  );
  const rich = useMemo(() => richOf({ data, names }, opens), [data, names, opens]);
  const { variants, telegraphMoney } = s;
  const { you } = info;
  // For a viewer who sees everything, a visible draw does not imply that everybody saw it.
  const open = hidden.length === 0;
  const log = useLog(
    state,
    shell,
    useCallback(
      (row: PublishedRow) => rowOf({ s: { variants, telegraphMoney }, data, ...(open ? {} : { you }) }, row),
      [variants, telegraphMoney, data, you, open],
    ),
  );
  const turn = useMemo(() => thisTurn(shell.shown), [shell.shown]);
  const passed = usePassedOver(standing.question, you);
  const help = () => show({ sort: 'help' });
  const settled = over && !veiled;
  const prompt = settled
    ? winnersOf(now)
    : behind
      ? shell.waiting
      : play.marked
        ? t('table.sure', { what: optionWords(now, play.passing!) })
        : promptFor(now, standing.question);
  const asked = behind ? undefined : standing.question?.player;
  const onRematch = you === null || !client.rematch ? null : () => client.rematch?.();
  const order = {
    order: state.order,
    but: state.but,
    onOrder: (to: TableState['order'], but: readonly string[]) => void client.setOrder(to, but),
  };
  const explain = async (wish: string) => {
    const why = await client.explain(wish);
    return why && ANSWER_WORDS.noteOf(why);
  };
  const tells = { client, options: behind ? null : play.options, explain };
  const panel = (player: number) => (
    <PlayerThings
      key={player}
      m={m}
      player={player}
      seat={at(info.seats, player)}
      asked={asked === player}
      veiled={veiled}
    />
  );
  return (
    <ToolsContext value={tools}>
      <Shell
        className="nanty"
        state={state}
        play={play}
        shell={shell}
        lit={lit}
        rich={rich}
        log={log}
        prompt={prompt}
        words={(text) => words(now, text)}
        opened={
          <>
            {top?.sort === 'card' ? <CardDetail m={now} card={top.n} play={play} now={tells} onClose={hide} /> : null}
            {top?.sort === 'event' ? <EventDialog m={now} event={top.n} turn={turn} onClose={hide} /> : null}
            {top?.sort === 'area' ? <AreaDialog m={now} area={top.n} onClose={hide} /> : null}
            {top?.sort === 'discard' || top?.sort === 'events' ? (
              <PileDialog m={now} sort={top.sort} onClose={hide} />
            ) : null}
            {top?.sort === 'first' && isSeated(now) ? <Beginning m={now} onClose={hide} /> : null}
            {top?.sort === 'help' ? <HelpReader more={[]} onClose={hide} /> : null}
            {top?.sort === 'known' ? <KnownDialog m={now} state={state} pack={pack} onClose={hide} /> : null}
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
          </>
        }
        explain={explain}
        draw={(card) => drawLarge(now, card)}
        about={(thing) => lookedAt(opens, thing)}
        rules={loadRules}
      >
        <Frame
          playersLabel={e('player.players')}
          players={othersFrom(you, s.seats).map(panel)}
          centre={<Board m={m} rolled={turn.rolled} />}
          dock={
            <Dock
              m={now}
              play={play}
              busy={state.busy}
              beat={stage.current}
              prompt={prompt}
              behind={behind}
              over={settled ? { onScoring: () => show({ sort: 'final' }), onRematch } : null}
              news={
                you === null
                  ? null
                  : {
                      rows: shell.shown,
                      you,
                      load: () => import('./news.ts').then((news) => news.wordsOf(latest, info.hints)),
                    }
              }
              order={order}
            >
              <CardInPlay m={now} turn={turn} passed={passed} />
            </Dock>
          }
          hand={
            isSeated(now)
              ? {
                  at: `hand.${now.you}`,
                  cards: (
                    <HandFan
                      m={now}
                      picks={play.picks}
                      laid={play.options !== null && play.question?.draft ? cardsLaid(s) : []}
                      onUnpick={play.unpick}
                    />
                  ),
                }
              : null
          }
          brief={isSeated(now) ? <Brief m={now} /> : null}
          urgent={info.hints && !veiled ? <Urgent m={m} /> : null}
          asked={behind || play.options === null ? null : play.lit}
          askedAt={behind || play.options === null ? null : play.at}
          own={you === null ? null : <div className="own-things">{panel(you)}</div>}
          besides={{
            tab: e(info.hints ? 'watch.tab' : 'piles.tab'),
            shown: (
              <>
                {info.hints ? <WatchOut m={m} /> : null}
                <Piles m={now} />
              </>
            ),
          }}
          log={log}
          order={
            you === null || info.phase !== 'playing' ? null : <StandingOrderControl {...order} topics={topicWords()} />
          }
          onHelp={help}
          onKnown={opens.openKnown}
        />
      </Shell>
    </ToolsContext>
  );
}

/** R12, R13: names the winners and their personalities. */
function winnersOf(m: Model): string {
  const winners = resultOf(m)?.winners ?? 0;
  const won = players(m).filter((player) => sees(winners, player));
  const by = players(m).filter((player) => sees(m.s.winners, player));
  return [winnerWords('won', won, m.you), ...by.map((player) => wasWords(m, player))].join(' ');
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
      <Count label={draw}>
        <LondonBack kind="grey" />
        <b>{grey}</b>
        <LondonBack kind="red" />
        <b>{red}</b>
      </Count>
      <button
        type="button"
        className="count count-button"
        aria-label={discard}
        title={discard}
        onClick={() => tools.openPile('discard')}
      >
        <PageSymbol name="discard" size={17} />
        <b>{itemsAt(m, DISCARD).length}</b>
      </button>
      <button
        type="button"
        className="count count-button"
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
