import { cardOfKind, kindOf } from '@gaslamp/emerald-2e/box/data';
import {
  BESIDE,
  countOf,
  DECK,
  DISCARD,
  HAND,
  identityOf,
  isRestorationist,
  runningTotal,
} from '@gaslamp/emerald-2e/box/state';
import type { SeatInfo } from '@gaslamp/protocol/updates';
import { countAt, dayOf, e, itemsAt, type Model, nameOf, pointsOf, type Seated } from '@gaslamp/words/emerald-2e/model';
import { Suspense } from 'react';
import { CardBack } from '../../art/emerald/card-back.tsx';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Agent, Cube } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { useLit } from '../../table/things/lit.ts';
import { Count, colouredAs, KnownMark, PlayerHead, PlayerPanel } from '../../table/things/player-panel.tsx';
import { SanityToken } from './art/pieces.tsx';
import { countingWords } from './brief.tsx';
import { useTools } from './tools.ts';

// Loaded later, since there are no gains at first.
const Gained = lazily(() => import('./gained.tsx'), 'Gained');

export interface PlayerProps {
  readonly m: Model;
  readonly player: number;
  readonly seat: SeatInfo;
  readonly asked: boolean;
}
interface Veiled {
  /** True if the match is over and the reveal is still to come: hidden information stays hidden. */
  readonly veiled: boolean;
}

/** Another player: all their open cards and pieces. */
export function OtherPlayer({ m, player, seat, asked, veiled }: PlayerProps & Veiled) {
  const tools = useTools();
  return (
    <PlayerPanel
      {...headOf(m, player)}
      player={player}
      colour={`var(--${dayOf(player)})`}
      seat={seat}
      asked={asked}
      choose={{
        words: e('do.player', { player: nameOf(m, player) }),
        className: 'player-choose',
        onTouch: (node) => tools.touch(`player.${player}`, node),
      }}
    >
      <div className="player-row">
        <HandCount m={m} player={player} at={`hand.${player}`} />
        <KnownMark
          count={itemsAt(m, HAND + player).length + itemsAt(m, DECK + player).length}
          onOpen={tools.openKnown}
        />
        <PileButton m={m} player={player} sort="deck" />
        <PileButton m={m} player={player} sort="discard" />
        <Stocks m={m} player={player} />
      </div>
      <IdentityRow m={m} player={player} veiled={veiled} />
      <Gains m={m} player={player} />
    </PlayerPanel>
  );
}

/** The viewer's own cards and pieces; the piles as they are now. */
export function OwnThings({
  m,
  now,
  target,
  seat,
  asked,
  veiled,
}: { m: Seated; now: Model; target: number } & Omit<PlayerProps, 'player'> & Veiled) {
  const { you } = m;
  const counting = countingWords(m, target);
  return (
    <section
      className="own-things player"
      aria-label={e('player.yours')}
      data-at={`player.${you}`}
      style={colouredAs(`var(--${dayOf(you)})`)}
    >
      <PlayerHead {...headOf(m, you)} seat={seat} asked={asked} />
      <div className="player-row">
        <HandCount m={now} player={you} />
        <PileButton m={now} player={you} sort="deck" />
        <PileButton m={now} player={you} sort="discard" />
        <Stocks m={m} player={you} />
      </div>
      <IdentityRow m={m} player={you} veiled={veiled} />
      {counting === null ? null : <p className="own-counting">{counting}</p>}
      <Gains m={m} player={you} />
    </section>
  );
}

/** Returns the name, status and points of a player. */
function headOf(m: Model, player: number) {
  const total = pointsOf(m, player);
  const words = e('player.points', { count: total });
  return {
    name: nameOf(m, player),
    emblem: <Emblem day={dayOf(player)} medal size={26} />,
    active: m.s.active === player,
    score: (
      <span className="player-points" title={words}>
        <GameSymbol name="vpNeutral" size={30} value={total} label={words} />
      </span>
    ),
  };
}

function HandCount({ m, player, at }: { m: Model; player: number; at?: string }) {
  const count = countAt(m, HAND + player);
  return (
    <Count at={at} label={e('player.hand', { count })}>
      <GameSymbol name="hand" size={17} />
      <b>{count}</b>
    </Count>
  );
}

function PileButton({ m, player, sort }: { m: Model; player: number; sort: 'deck' | 'discard' }) {
  const tools = useTools();
  const count = countAt(m, (sort === 'deck' ? DECK : DISCARD) + player);
  const label = e(`player.${sort}`, { count });
  return (
    <button
      type="button"
      className="count count-button"
      aria-label={`${nameOf(m, player)}: ${label}`}
      title={label}
      data-at={`${sort}.${player}`}
      onClick={() => tools.openPile(sort, player)}
    >
      {sort === 'deck' ? (
        <CardBack kind="starting" day={dayOf(player)} size="small" className="mini-back" />
      ) : (
        <GameSymbol name="discard" size={17} />
      )}
      <b>{count}</b>
    </button>
  );
}

function Stocks({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const agents = countOf(m.s.agentStock, player);
  const cubes = countOf(m.s.cubeStock, player);
  const lit = m.you === player ? litOf('stock') : undefined;
  const words = [
    e('player.agents', { count: agents }),
    e('player.cubes', { count: cubes }),
    e('player.limbo', { count: countOf(m.s.limbo, player) }),
  ].join(', ');
  const inside = (
    <>
      <Agent day={dayOf(player)} size={18} />
      <b>{agents}</b>
      <Cube day={dayOf(player)} size={15} />
      <b>{cubes}</b>
    </>
  );
  if (lit)
    return (
      <button
        type="button"
        className="count stocks"
        data-lit={lit}
        data-thing="stock"
        data-at={`stock.${player}`}
        aria-label={e('do.from', { city: e('city.STOCK') })}
        aria-description={can('stock')}
        onClick={(event) => tools.touch('stock', event.currentTarget)}
      >
        {inside}
      </button>
    );
  return (
    <span className="count stocks" role="img" aria-label={words} title={words} data-at={`stock.${player}`}>
      {inside}
    </span>
  );
}

/** Sanity tokens, what the viewer knows of the identity, and a Change of Heart on it. */
function IdentityRow({ m, player, veiled }: { m: Model; player: number } & Veiled) {
  const tools = useTools();
  const tokens = countOf(m.s.tokens, player);
  const most = m.data.pack.supplies.tokens;
  const item = identityOf(m.s, player);
  const kind = item < 0 ? -1 : kindOf(m.data, item);
  const revealed = m.s.revealed[player] === 1;
  const side = kind < 0 || (veiled && !revealed && player !== m.you) ? null : cardOfKind(m.data, kind).side;
  const open = revealed || (m.s.reason > 0 && !veiled);
  const flips = countOf(m.s.flips, player);
  const counts = side === null ? null : isRestorationist(m, player) ? 'restorationist' : 'loyalist';
  const Side = counts === 'loyalist' ? 'Loyalist' : 'Restorationist';
  const words =
    counts === null
      ? e('player.secret')
      : flips > 0
        ? e(`player.now${Side}${open ? '' : 'Secret'}`)
        : e(`player.${open ? 'is' : 'known'}${Side}`);
  const heart =
    side === null || counts === null
      ? e('player.heart')
      : e('player.hearts', { count: flips, printed: e(`side.${side}`), side: e(`side.${counts}`) });
  return (
    <div className="player-row identity-row">
      <Count label={e('player.tokens', { count: tokens })}>
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <SanityToken key={i} size={17} lost={i >= tokens} />
        ))}
      </Count>
      {flips > 0 ? (
        <span className="identity-flip" title={heart}>
          <GameSymbol name="undo" size={14} label={heart} />
          {side === null ? e('player.flips', { count: flips }) : flips > 1 ? flips : null}
        </span>
      ) : null}
      {side === null ? (
        <span className="identity" title={words}>
          <CardBack kind="identity" size="small" className="mini-back" />
          <span>{words}</span>
        </span>
      ) : (
        <button
          type="button"
          className="identity"
          data-side={counts}
          data-open={open || undefined}
          title={flips > 0 ? heart : undefined}
          onClick={() => tools.openCard(kind)}
        >
          <GameSymbol name={counts === 'loyalist' ? 'loyalistMarker' : 'restorationistMarker'} size={16} />
          <span>{words}</span>
        </button>
      )}
    </div>
  );
}

/** The player's gains, as soon as there are any. */
function Gains({ m, player }: { m: Model; player: number }) {
  if (runningTotal(m.s, player) === 0 && itemsAt(m, BESIDE + player).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Gained m={m} player={player} />
    </Suspense>
  );
}
