import './styles.ts';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { sees } from '@gaslamp/kernel/state';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import type { Pack } from '@gaslamp/nanty-narking/box/pack';
import type { Nanty } from '@gaslamp/nanty-narking/box/state';
import { cardsLaid } from '@gaslamp/nanty-narking/seen/at-work';
import { resultOf } from '@gaslamp/nanty-narking/seen/scoring';
import { verbs } from '@gaslamp/nanty-narking/seen/verbs';
import { colourName, e, isSeated, type Model, modelOf, players, words } from '@gaslamp/words/nanty-narking/model';
import { optionWords, promptFor, wasWords } from '@gaslamp/words/nanty-narking/prompt';
import { rowOf } from '@gaslamp/words/nanty-narking/sentences';
import english from '@gaslamp/words/nanty-narking/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import { winnerWords } from '@gaslamp/words/winners';
import { useCallback, useMemo } from 'react';
import { lazily } from '../../lazily.ts';
import type { TableState } from '../../net/match-client.ts';
import { until } from '../../settled.ts';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import { type AnswerWords, useAnswers } from '../../table/asking/use-answers.ts';
import { GameTable } from '../../table/frame/game-table.tsx';
import { useGameTable, useSteady } from '../../table/frame/use-game-table.ts';
import { byThing } from '../../table/things/options.ts';
import type { TableProps } from '../manifest.ts';
import { beatsOf } from './beats.tsx';
import { Board } from './board.tsx';
import { Brief, Urgent } from './brief.tsx';
import { drawLarge } from './card.tsx';
import { Dock, topicWords } from './dock.tsx';
import { HandFan } from './hand.tsx';
import { CardInPlay, thisTurn } from './in-play.tsx';
import { obviousIn } from './obvious.ts';
import type { Open } from './open-dialog.tsx';
import { usePassedOver } from './passed-over.ts';
import { Piles } from './piles.tsx';
import { PlayerThings } from './players.tsx';
import { richOf } from './rich-tools.tsx';
import { type Thing, thingOf } from './things.ts';
import { type Tools, ToolsContext } from './tools.ts';
import { litThing, lookedAt, possible, touched } from './touch.ts';
import { WatchOut } from './watch.tsx';

// Loaded when somebody opens something.
const OpenDialog = lazily(() => import('./open-dialog.tsx'), 'OpenDialog');
const Chosen = lazily(() => import('./symbols-now.tsx'), 'Chosen');

addTexts('en', english);

const ANSWER_WORDS: Omit<AnswerWords, 'obvious'> = {
  byThing: (options) => byThing(options, thingOf),
  async noteOf({ key, rule }) {
    const { refusalWords } = await until(import('@gaslamp/words/nanty-narking/refusals/sentences'));
    return { text: refusalWords(key), rule };
  },
  format: (option) => verbs.format(option),
  mayPass: (option, { effect }) => option.startsWith('give ') && /demand|collect/.test(effect),
};

/** The table of Nanty Narking: everything below the page's header. */
export function NantyTable({ client, state, pack }: TableProps<Pack>) {
  const { info, hidden, standing } = state;
  const data = useMemo(() => dataOf(pack, info.pack), [pack, info.pack]);
  const table = useGameTable<Model, Open>({ client, state }, { data, seatName: colourName, modelOf, beatsOf });
  const { now, m, latest, seatAt } = table;
  const { show, openKnown, setRule, shown } = table.shell;
  const answers = useMemo<AnswerWords>(() => {
    // While answers are taken back, the client is ahead of the drawing.
    const ahead = () => modelOf({ ...latest.current, s: client.get()!.s as Nanty, hidden: client.get()!.hidden });
    return { ...ANSWER_WORDS, obvious: (question, you) => obviousIn(ahead, question, you) };
  }, [client, latest]);
  const play = useAnswers(client, state, answers);
  const opens = useMemo<Omit<Tools, 'touch'>>(
    () => ({
      openCard: (n) => show({ sort: 'card', n }),
      openEvent: (n) => show({ sort: 'event', n }),
      openArea: (n) => show({ sort: 'area', n }),
      openPile: (sort) => show({ sort }),
      openKnown,
      openRule: setRule,
    }),
    [show, openKnown, setRule],
  );
  const touch = useSteady<Parameters<Tools['touch']>, void>((thing, node) => {
    const menu = table.menuAt(node, play);
    touched(now, play, opens, thing, (title, items, card) =>
      menu(
        title,
        items,
        card === undefined ? null : <Chosen m={now} card={card} client={client} options={play.options} />,
      ),
    );
  });
  const tools = useMemo<Tools>(() => ({ ...opens, touch }), [opens, touch]);
  const { names, you } = now;
  const { variants, telegraphMoney } = now.s;
  // For a viewer who sees everything, a visible draw does not imply that everybody saw it.
  const open = hidden.length === 0;
  const turn = useMemo(() => thisTurn(shown), [shown]);
  const passed = usePassedOver(standing.question, you);
  const order = {
    order: state.order,
    but: state.but,
    onOrder: (to: TableState['order'], but: readonly string[]) => void client.setOrder(to, but),
  };
  const panel = (player: number) => <PlayerThings m={m} player={player} {...seatAt(player)} />;
  return (
    <ToolsContext value={tools}>
      <GameTable
        className="nanty"
        table={table}
        play={play}
        lit={{
          of: (thing: Thing) => litThing(play.lit, thing),
          can: (thing: Thing) => possible(latest.current, play.lit, thing),
        }}
        rich={useMemo(() => richOf({ data, names }, opens), [data, names, opens])}
        rowOf={useCallback(
          (row: PublishedRow) => rowOf({ s: { variants, telegraphMoney }, data, ...(open ? {} : { you }) }, row),
          [variants, telegraphMoney, data, you, open],
        )}
        prompt={() => promptFor(now, standing.question)}
        ended={() => winnersOf(now)}
        optionWords={(option) => optionWords(now, option)}
        words={(text) => words(now, text)}
        shortcuts={[]}
        dialog={(open, asked) => (
          <OpenDialog table={table} pack={pack} play={play} open={open} asked={asked} turn={turn} />
        )}
        explain={async (wish) => {
          const why = await client.explain(wish);
          return why && ANSWER_WORDS.noteOf(why);
        }}
        draw={(card) => drawLarge(now, card)}
        about={(thing: Thing) => lookedAt(opens, thing)}
        news={() => import('./news.ts').then((news) => news.wordsOf(latest, info.hints))}
        playersLabel={e('player.players')}
        player={panel}
        board={<Board m={m} rolled={turn.rolled} />}
        dock={(dock) => (
          <Dock {...dock} m={now} order={order}>
            <CardInPlay m={now} turn={turn} passed={passed} />
          </Dock>
        )}
        hand={
          isSeated(now) ? (
            <HandFan
              m={now}
              picks={play.picks}
              laid={play.options !== null && play.question?.draft ? cardsLaid(now.s) : []}
              onUnpick={play.unpick}
            />
          ) : null
        }
        brief={isSeated(now) ? <Brief m={now} /> : null}
        urgent={info.hints ? <Urgent m={m} /> : null}
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
        order={<StandingOrderControl {...order} topics={topicWords()} />}
      />
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
