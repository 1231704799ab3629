import '../../table/frame/table.css';
import '../../table/frame/dock.css';
import '../../table/things/hand.css';
import '../../table/asking/menu.css';
import '../../table/frame/frame.css';
import '../../table/things/player-panel.css';
import '../../table/things/opened.css';
import './emerald.css';
import './board.css';
import '../../art/emerald/tracks.css';
import '../../art/emerald/dock.css';
import '../../art/emerald/hand.css';
import '../../art/emerald/players.css';
import '../../art/emerald/over.css';
import './target.css';
import './shapes.css';
import './phone.css';
import { dataOf, forSeats, kindOf } from '@gaslamp/emerald-2e/box/data';
import type { Pack } from '@gaslamp/emerald-2e/box/pack';
import type { Emerald } from '@gaslamp/emerald-2e/box/state';
import { finalScoring } from '@gaslamp/emerald-2e/seen/scoring';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import { dayName, e, isSeated, type Model, modelOf, royaltyIn, words } from '@gaslamp/words/emerald-2e/model';
import { optionWords, promptLine } from '@gaslamp/words/emerald-2e/prompt';
import { rowOf } from '@gaslamp/words/emerald-2e/sentences';
import english from '@gaslamp/words/emerald-2e/text/en.json';
import { addTexts, t } from '@gaslamp/words/text';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { lazily } from '../../lazily.ts';
import { until } from '../../settled.ts';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import { StandingOrderControl } from '../../table/asking/standing-order.tsx';
import { HelpReader } from '../../table/explaining/help-reader.tsx';
import { Frame } from '../../table/frame/frame.tsx';
import { Shell } from '../../table/frame/shell.tsx';
import tableTexts from '../../table/frame/text/en.json';
import { useLog, useShell } from '../../table/frame/use-shell.ts';
import { asShown } from '../../table/showing/stage.ts';
import { othersFrom } from '../../table/things/around.ts';
import type { Lit } from '../../table/things/lit.ts';
import { keyOf } from '../../table/things/options.ts';
import type { RichTools } from '../../table/things/rich.tsx';
import type { TableProps } from '../manifest.ts';
import { beatsOf } from './beats.tsx';
import { Board, PointsTrack } from './board.tsx';
import { Brief, ownSide, Urgent } from './brief.tsx';
import { cardRef, drawLarge } from './card.tsx';
import { Dock } from './dock.tsx';
import { HandFan } from './hand.tsx';
import { OtherPlayer, OwnThings } from './players.tsx';
import { richOf } from './rich-tools.tsx';
import { loadRules } from './rules/load-rules.ts';
import { ACTIONS, type Action, laidOf } from './things.ts';
import { type Tools, ToolsContext } from './tools.ts';
import { actionTouched, litThing, possible, touched } from './touch.ts';
import { type Play, usePlay } from './use-play.ts';

// These are loaded when somebody opens them.
const dialogs = () => import('./dialogs.tsx');
const CardDetail = lazily(() => import('./card-detail.tsx'), 'CardDetail');
const Beginning = lazily(dialogs, 'Beginning');
const KnownDialog = lazily(dialogs, 'KnownDialog');
const PileDialog = lazily(dialogs, 'PileDialog');
const NamedDialog = lazily(dialogs, 'NamedDialog');
const PointsDialog = lazily(dialogs, 'PointsDialog');
const FinalScoring = lazily(() => import('./final.tsx'), 'FinalScoring');

addTexts('en', tableTexts);
addTexts('en', english);

type Open =
  | { readonly sort: 'card'; readonly kind: number; readonly owner: number }
  | { readonly sort: 'cards'; readonly owner: number; readonly kinds: readonly number[] }
  | { readonly sort: 'pile'; readonly pile: 'discard' | 'deck' | 'beside'; readonly player: number }
  | { readonly sort: 'points' };

/** The table of A Study in Emerald: everything below the page's header. */
export function EmeraldTable({ client, state, pack }: TableProps<Pack>) {
  const data = useMemo(() => dataOf(pack), [pack]);
  const { info, hidden, standing } = state;
  const names = useMemo(() => info.seats.map((seat, i) => (seat.name === '' ? dayName(i) : seat.name)), [info.seats]);
  const s = state.s as Emerald;
  const known = useMemo(() => modelOf({ s, data, you: info.you, names, hidden }), [s, data, info.you, names, hidden]);
  const latest = useRef<Model>(known);
  const over = s.reason > 0;
  const shell = useShell<Open>(
    state,
    over,
    useCallback((row: PublishedRow) => beatsOf(latest.current, row), []),
  );
  const { stage, top, show, hide, menu, setMenu, rule, setRule, veiled, unveil, behind } = shell;
  const openCard = useCallback((kind: number, owner = -1) => show({ sort: 'card', kind, owner }), [show]);
  const goal = forSeats(data.pack.victoryTarget, s.seats);
  /** The final points appear with the reveal. */
  const now = useMemo<Model>(
    () => (over && !veiled ? { ...known, final: finalScoring(known) } : known),
    [known, over, veiled],
  );
  latest.current = now;
  /** The model as drawn: without changes that have not been shown yet, and without an active player after the end. */
  const m = useMemo<Model>(
    () => ({ ...now, s: { ...asShown(now.s, stage.changes), ...(over ? { active: -1 } : {}) } }),
    [now, over, stage.changes],
  );
  const play = usePlay(client, state, now);

  const touch = useRef<Tools['touch']>(() => {});
  touch.current = (thing, node, looks) => {
    const menuOf = (title: string, items: readonly MenuEntry[]) =>
      setMenu({ title, items, beside: node.getBoundingClientRect(), asked: play.options && keyOf(state) });
    touched(now, play, thing, menuOf, openCard, looks);
  };
  const tools = useMemo<Tools>(
    () => ({
      touch: (thing, node) => touch.current(thing, node),
      openCard,
      openCards: (owner, kinds) => show({ sort: 'cards', owner, kinds }),
      openRule: setRule,
      openPile: (pile, player) => show({ sort: 'pile', pile, player }),
      openKnown: () => show({ sort: 'known' }),
    }),
    [openCard, show, setRule],
  );
  const target = targetOf(play);
  const held = behind && play.options !== null;
  const lit = useMemo<Lit>(
    () => ({
      // The moves of others are shown first.
      of: (thing) => (held ? undefined : litThing(play.lit, play.soft, thing, target)),
      can: (thing) => possible(latest.current, play.lit, play.turn, thing, target),
    }),
    [play.lit, play.soft, play.turn, target, held],
  );
  const rich = useMemo<RichTools>(() => richOf({ data, names }, tools), [data, names, tools]);
  const log = useLog(
    state,
    shell,
    useCallback((row: PublishedRow) => rowOf({ data }, row), [data]),
  );
  const act = (action: Action | 'end') => actionTouched(now, client, play, action);
  const { say } = play;
  const covered = menu !== null || top !== undefined || rule !== null;
  useEffect(() => {
    if (covered) say(null);
  }, [covered, say]);
  const help = () => show({ sort: 'help' });
  const prompt = behind
    ? shell.waiting
    : play.marked
      ? t('table.sure', { what: optionWords(now, play.passing!, play.question?.effect) })
      : promptLine(now, play);
  const asked = behind ? undefined : standing.question?.player;
  const watching = info.you === null;
  const onRematch = watching || !client.rematch ? null : () => client.rematch?.();
  const seatAt = (player: number) => ({ seat: at(info.seats, player), asked: asked === player, veiled });
  const order = (to: StandingOrder) => void client.setOrder(to);
  const explain = async (wish: string) => (await until(import('./why-not.ts'))).whyNotWish(now, client, wish);
  const tells = { client, options: behind ? null : play.options, explain };
  return (
    <ToolsContext value={tools}>
      <Shell
        className="emerald"
        state={state}
        play={play}
        shell={shell}
        lit={lit}
        rich={rich}
        log={log}
        prompt={prompt}
        words={(text) => words(now, text)}
        mode={play.mode}
        keys={actionKeys(act)}
        opened={
          <>
            {top?.sort === 'card' ? (
              <CardDetail m={now} kind={top.kind} owner={top.owner} play={play} now={tells} onClose={hide} />
            ) : null}
            {top?.sort === 'pile' ? <PileDialog m={now} sort={top.pile} player={top.player} onClose={hide} /> : null}
            {top?.sort === 'cards' ? <NamedDialog m={now} owner={top.owner} kinds={top.kinds} onClose={hide} /> : null}
            {top?.sort === 'points' ? <PointsDialog m={now} target={goal} onClose={hide} /> : null}
            {top?.sort === 'first' && isSeated(now) ? (
              <Beginning side={ownSide(now)} target={goal} onClose={hide} />
            ) : null}
            {top?.sort === 'help' ? <HelpReader more={[['1 – 9', e('shortcut.actions')]]} onClose={hide} /> : null}
            {top?.sort === 'known' ? <KnownDialog m={now} state={state} pack={pack} onClose={hide} /> : null}
            {top?.sort === 'final' ? (
              <FinalScoring
                m={now}
                target={goal}
                onRematch={onRematch}
                onRevealed={unveil}
                onClose={() => {
                  hide();
                  unveil();
                }}
              />
            ) : null}
          </>
        }
        explain={explain}
        cardOf={(node) => royaltyAt(m, node)}
        draw={(card) => drawLarge(now, card)}
        about={(thing, node) => touch.current(thing, node, true)}
        rules={loadRules}
      >
        <Frame
          playersLabel={e('player.players')}
          players={othersFrom(info.you, info.seats.length).map((player) => (
            <OtherPlayer key={player} m={m} player={player} {...seatAt(player)} />
          ))}
          centre={
            <>
              <Board m={m} />
              <PointsTrack m={m} target={goal} onOpen={() => show({ sort: 'points' })} />
            </>
          }
          dock={
            <Dock
              m={now}
              play={play}
              busy={state.busy}
              beat={stage.current}
              prompt={prompt}
              behind={behind}
              over={over && !veiled ? { onScoring: () => show({ sort: 'final' }), onRematch } : null}
              news={
                watching
                  ? null
                  : {
                      rows: shell.shown,
                      you: info.you!,
                      load: async () => (await import('@gaslamp/words/emerald-2e/news/news')).wordsOf(latest),
                    }
              }
              onAction={act}
              order={state.order}
              onOrder={order}
            />
          }
          hand={
            isSeated(now)
              ? {
                  at: `hand.${now.you}`,
                  cards: (
                    <HandFan
                      m={now}
                      picks={play.picks}
                      laid={play.options === null ? [] : laidOf(now)}
                      onUnpick={play.unpick}
                    />
                  ),
                }
              : null
          }
          brief={isSeated(now) ? <Brief m={now} target={goal} /> : null}
          urgent={veiled ? null : <Urgent m={m} target={goal} />}
          asked={behind || play.options === null ? null : play.lit}
          askedAt={behind || play.options === null ? null : play.at}
          own={isSeated(m) ? <OwnThings m={m} now={now} target={goal} {...seatAt(m.you)} /> : null}
          log={log}
          order={
            watching || info.phase !== 'playing' ? null : <StandingOrderControl order={state.order} onOrder={order} />
          }
          onHelp={help}
          onKnown={tools.openKnown}
        />
      </Shell>
    </ToolsContext>
  );
}

/** Returns the city of the action that is being composed. */
function targetOf({ asked, options }: Play): number | undefined {
  return options !== null && asked?.draft && 'city' in asked.about ? asked.about.city : undefined;
}

/** Returns the royalty of a city's slot, which is drawn as two numbers only. */
function royaltyAt(m: Model, node: Element): string | null {
  const [sort, city] = node.getAttribute('data-at')?.split('.') ?? [];
  const item = sort === 'slot' ? royaltyIn(m, Number(city)) : -1;
  return item < 0 ? null : cardRef(kindOf(m.data, item));
}

/** The digit keys are the actions in order. */
function actionKeys(act: (action: Action | 'end') => void): Readonly<Record<string, () => void>> {
  const nth = (n: number) => {
    const button = document.querySelectorAll<HTMLElement>('#actions .action')[n - 1];
    const action = [...ACTIONS, 'end' as const].find((one) => one === button?.dataset.action);
    if (action) act(action);
  };
  return Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => nth(i + 1)]));
}
