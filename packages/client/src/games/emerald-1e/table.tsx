import './styles.ts';
import { dataOf, forSeats } from '@gaslamp/emerald-1e/box/data';
import type { Pack } from '@gaslamp/emerald-1e/box/pack';
import { countOf } from '@gaslamp/emerald-1e/box/state';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import { dayName, e, isSeated, type Model, modelOf, words } from '@gaslamp/words/emerald-1e/model';
import { optionWords, promptLine } from '@gaslamp/words/emerald-1e/prompt';
import { rowOf } from '@gaslamp/words/emerald-1e/sentences';
import english from '@gaslamp/words/emerald-1e/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import { useCallback, useMemo } from 'react';
import { lazily } from '../../lazily.ts';
import { until } from '../../settled.ts';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import { GameTable } from '../../table/frame/game-table.tsx';
import { digitKeys } from '../../table/frame/shortcuts.ts';
import { useGameTable, useSteady } from '../../table/frame/use-game-table.ts';
import type { TableProps } from '../manifest.ts';
import { beatsOf } from './beats.tsx';
import { Board, PointsTrack } from './board.tsx';
import { Brief, Urgent } from './brief.tsx';
import { drawLarge } from './card.tsx';
import { Dock } from './dock.tsx';
import { HandFan } from './hand.tsx';
import type { Open } from './open-dialog.tsx';
import { OtherPlayer, OwnThings } from './players.tsx';
import { richOf } from './rich-tools.tsx';
import { ACTIONS, type Action, laidOf, type Thing } from './things.ts';
import { type Tools, ToolsContext } from './tools.ts';
import { actionTouched, litThing, possible, touched } from './touch.ts';
import { type Play, usePlay } from './use-play.ts';

// Loaded when somebody opens something.
const OpenDialog = lazily(() => import('./open-dialog.tsx'), 'OpenDialog');

addTexts('en', english);

async function loadFinal() {
  const { finalScoring } = await import('@gaslamp/emerald-1e/seen/scoring');
  return (m: Model): Model => ({ ...m, final: finalScoring({ s: { ...m.s, place: [...m.place] }, data: m.data }) });
}

/** The table of A Study in Emerald, 1st edition: everything below the page's header. */
export function FirstEditionTable({ client, state, pack }: TableProps<Pack>) {
  const data = useMemo(() => dataOf(pack), [pack]);
  const game = { data, seatName: dayName, modelOf, beatsOf, loadFinal };
  const table = useGameTable<Model, Open>({ client, state }, game);
  const { now, m, latest, seatAt } = table;
  const { show, openKnown, setRule } = table.shell;
  const play = usePlay(client, state, now);
  const openCard = useCallback((kind: number) => show({ sort: 'card', kind }), [show]);
  const touch = useSteady<Parameters<Tools['touch']>, void>((thing, node, looks) =>
    touched(now, play, thing, table.menuAt(node, play), openCard, looks),
  );
  const tools = useMemo<Tools>(
    () => ({
      touch: (thing, node) => touch(thing, node),
      openCard,
      openRule: setRule,
      openPile: (pile, player) => show({ sort: 'pile', pile, player }),
      openKnown,
    }),
    [touch, openCard, show, openKnown, setRule],
  );
  const { names, you } = now;
  const goal = forSeats(data.pack.victoryTarget, now.s.seats);
  const target = targetOf(play, now);
  const act = (action: Action) => actionTouched(now, client, play, action);
  const order = { order: state.order, onOrder: (to: StandingOrder) => void client.setOrder(to) };
  return (
    <ToolsContext value={tools}>
      <GameTable
        className="emerald first-edition"
        table={table}
        play={play}
        lit={{
          of: (thing: Thing) => litThing(latest.current, play, thing, target),
          can: (thing: Thing) => possible(latest.current, play, thing, target),
        }}
        rich={useMemo(() => richOf({ data, names, you }, tools), [data, names, you, tools])}
        rowOf={useCallback((row: PublishedRow) => rowOf({ data }, row), [data])}
        prompt={() => promptLine(now, play)}
        optionWords={(option) => optionWords(now, option, play.question?.effect)}
        words={(text) => words(now, text)}
        mode={play.mode}
        keys={digitKeys('1234567890', ACTIONS, act)}
        shortcuts={[['0 – 9', e('shortcut.actions')]]}
        clears
        dialog={(open, asked) => (
          <OpenDialog table={table} pack={pack} play={play} open={open} asked={asked} target={goal} />
        )}
        explain={async (wish) => (await until(import('./why-not.ts'))).whyNotWish(now, client, wish)}
        draw={(card) => drawLarge(now, card)}
        about={(thing: Thing, node) => touch(thing, node, true)}
        news={async () => (await import('@gaslamp/words/emerald-1e/news/news')).wordsOf(latest)}
        playersLabel={e('player.players')}
        player={(player) => <OtherPlayer m={m} player={player} {...seatAt(player)} />}
        board={
          <>
            <Board m={m} />
            <PointsTrack m={m} target={goal} onOpen={() => show({ sort: 'points' })} />
          </>
        }
        dock={(dock) => <Dock {...dock} {...order} m={now} onAction={act} />}
        hand={
          isSeated(now) ? (
            <HandFan m={now} picks={play.picks} laid={play.options ? laidOf(now) : []} onUnpick={play.unpick} />
          ) : null
        }
        brief={isSeated(now) ? <Brief m={now} target={goal} /> : null}
        urgent={<Urgent m={m} target={goal} />}
        own={isSeated(m) ? <OwnThings m={m} now={now} {...seatAt(m.you)} /> : null}
        order={<StandingOrderControl {...order} />}
      />
    </ToolsContext>
  );
}

/** Returns the target of the action that is being composed. */
function targetOf({ asked, options }: Play, { s }: Model): Thing | undefined {
  if (options === null || !asked?.draft) return undefined;
  if (asked.effect === 'place.cards') return `target.${asked.about.target}`;
  if (asked.effect === 'move.to') return `agent.${asked.about.agent}`;
  return asked.effect === 'attack.support' ? `city.${countOf(s.agentAt, asked.about.executor)}` : undefined;
}
