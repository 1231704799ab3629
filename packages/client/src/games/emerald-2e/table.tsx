import './styles.ts';
import { dataOf, forSeats, kindOf } from '@gaslamp/emerald-2e/box/data';
import type { Pack } from '@gaslamp/emerald-2e/box/pack';
import { finalScoring } from '@gaslamp/emerald-2e/seen/scoring';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import { dayName, e, isSeated, type Model, modelOf, royaltyIn, words } from '@gaslamp/words/emerald-2e/model';
import { optionWords, promptLine } from '@gaslamp/words/emerald-2e/prompt';
import { rowOf } from '@gaslamp/words/emerald-2e/sentences';
import english from '@gaslamp/words/emerald-2e/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import { useCallback, useMemo } from 'react';
import { lazily } from '../../lazily.ts';
import { until } from '../../settled.ts';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import { GameTable } from '../../table/frame/game-table.tsx';
import { digitKeys } from '../../table/frame/shortcuts.ts';
import { useGameTable, useSteady } from '../../table/frame/use-game-table.ts';
import { numberOf } from '../../table/things/things.ts';
import type { TableProps } from '../manifest.ts';
import { beatsOf } from './beats.tsx';
import { Board, PointsTrack } from './board.tsx';
import { Brief, Urgent } from './brief.tsx';
import { cardRef, drawLarge } from './card.tsx';
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

const final = (m: Model): Model => ({ ...m, final: finalScoring(m) });

/** The table of A Study in Emerald: everything below the page's header. */
export function EmeraldTable({ client, state, pack }: TableProps<Pack>) {
  const data = useMemo(() => dataOf(pack), [pack]);
  const game = { data, seatName: dayName, modelOf, beatsOf, final };
  const table = useGameTable<Model, Open>({ client, state }, game);
  const { now, m, latest, seatAt } = table;
  const { show, openKnown, setRule } = table.shell;
  const play = usePlay(client, state, now);
  const openCard = useCallback((kind: number, owner = -1) => show({ sort: 'card', kind, owner }), [show]);
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
  const target = targetOf(play);
  const act = (action: Action | 'end') => actionTouched(now, client, play, action);
  const order = { order: state.order, onOrder: (to: StandingOrder) => void client.setOrder(to) };
  return (
    <ToolsContext value={tools}>
      <GameTable
        className="emerald"
        table={table}
        play={play}
        lit={{
          of: (thing: Thing) => litThing(play.lit, play.soft, thing, target),
          can: (thing: Thing) => possible(latest.current, play.lit, play.turn, thing, target),
        }}
        rich={useMemo(() => richOf({ data, names, you }, tools), [data, names, you, tools])}
        rowOf={useCallback((row: PublishedRow) => rowOf({ data }, row), [data])}
        prompt={() => promptLine(now, play)}
        optionWords={(option) => optionWords(now, option, play.question?.effect)}
        words={(text) => words(now, text)}
        mode={play.mode}
        keys={digitKeys('123456789', [...ACTIONS, 'end'], act)}
        shortcuts={[['1 – 9', e('shortcut.actions')]]}
        clears
        dialog={(open, asked) => (
          <OpenDialog table={table} pack={pack} play={play} open={open} asked={asked} target={goal} />
        )}
        explain={async (wish) => (await until(import('./why-not.ts'))).whyNotWish(now, client, wish)}
        cardOf={(node) => royaltyAt(m, node)}
        draw={(card) => drawLarge(now, card)}
        about={(thing: Thing, node) => touch(thing, node, true)}
        news={async () => (await import('@gaslamp/words/emerald-2e/news/news')).wordsOf(latest)}
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
        own={isSeated(m) ? <OwnThings m={m} now={now} target={goal} {...seatAt(m.you)} /> : null}
        order={<StandingOrderControl {...order} />}
      />
    </ToolsContext>
  );
}

/** Returns the city of the action that is being composed. */
function targetOf({ asked, options }: Play): number | undefined {
  return options !== null && asked?.draft && 'city' in asked.about ? asked.about.city : undefined;
}

/** Returns the royalty of a city's slot, which is drawn as two numbers only. */
function royaltyAt(m: Model, node: Element): string | null {
  const city = numberOf('slot', node.getAttribute('data-at') ?? '');
  const item = city < 0 ? -1 : royaltyIn(m, city);
  return item < 0 ? null : cardRef(kindOf(m.data, item));
}
