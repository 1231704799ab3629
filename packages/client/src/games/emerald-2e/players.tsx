import { BESIDE, DECK, DISCARD, HAND, IDENTITY, itemIn, killPoints, trackPoints } from '@gaslamp/emerald-2e/state';
import type { SeatInfo } from '@gaslamp/protocol/updates';
import type { CSSProperties, ReactNode } from 'react';
import { useLit } from '../../table/lit.ts';
import { playerState } from '../../table/player-state.ts';
import { CardBack } from './art/card-back.tsx';
import { Emblem } from './art/emblems.tsx';
import { Agent, Cube, SanityToken } from './art/pieces.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { GameCard } from './card.tsx';
import { cardName, countAt, dayOf, e, itemsAt, type Model, ownerOfItem, pointsOf } from './model.ts';
import { useTools } from './tools.ts';

export interface PlayerProps {
  readonly m: Model;
  readonly player: number;
  readonly seat: SeatInfo;
  readonly asked: boolean;
}
interface Veiled {
  /** The match is over and the reveal still to come: what was hidden stays hidden. */
  readonly veiled: boolean;
}

/** Another player: everything that lies open before them. */
export function PlayerPanel({ m, player, seat, asked, veiled }: PlayerProps & Veiled) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const lit = litOf(`player.${player}`);
  const name = m.names[player]!;
  return (
    <section
      className="player"
      data-player={player}
      data-asked={asked || undefined}
      data-lit={lit}
      data-at={`player.${player}`}
      aria-label={name}
      style={{ '--day': `var(--${dayOf(player)})` } as CSSProperties}
    >
      <PlayerHead m={m} player={player} seat={seat} asked={asked} />
      {lit ? (
        <button
          type="button"
          className="button player-choose"
          data-lit={lit}
          data-thing={`player.${player}`}
          aria-description={can(`player.${player}`)}
          onClick={(event) => tools.touch(`player.${player}`, event.currentTarget)}
        >
          {e('do.player', { player: name })}
        </button>
      ) : null}
      <div className="player-row">
        <Count at={`hand.${player}`} label={e('player.hand', { count: countAt(m, HAND + player) })}>
          <GameSymbol name="hand" size={17} />
          <b>{countAt(m, HAND + player)}</b>
        </Count>
        <PileButton m={m} player={player} sort="deck" />
        <PileButton m={m} player={player} sort="discard" />
        <Stocks m={m} player={player} />
      </div>
      <IdentityRow m={m} player={player} veiled={veiled} />
      <Gains m={m} player={player} />
    </section>
  );
}

export function PlayerHead({ m, player, seat, asked }: PlayerProps) {
  const total = pointsOf(m, player);
  const state = playerState(seat, m.s.active === player, asked);
  return (
    <h2 className="player-head">
      <Emblem day={dayOf(player)} medal size={26} />
      <span className="player-name" title={`${m.names[player]} ${state}`}>
        {m.names[player]}
        <small>{state}</small>
      </span>
      <span className="player-points" title={e('player.points', { count: total })}>
        <GameSymbol name="vpNeutral" size={30} value={total} label={e('player.points', { count: total })} />
      </span>
    </h2>
  );
}

function Count({ label, at, children }: { label: string; at?: string; children: ReactNode }) {
  return (
    <span className="count" role="img" aria-label={label} title={label} data-at={at}>
      {children}
    </span>
  );
}

export function PileButton({ m, player, sort }: { m: Model; player: number; sort: 'deck' | 'discard' }) {
  const tools = useTools();
  const count = countAt(m, (sort === 'deck' ? DECK : DISCARD) + player);
  const label = e(`player.${sort}`, { count });
  return (
    <button
      type="button"
      className="count count-button"
      aria-label={`${m.names[player]}: ${label}`}
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

export function Stocks({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const { agentStock, cubeStock, limbo } = m.s;
  const lit = m.you === player ? litOf('stock') : undefined;
  const words = [
    e('player.agents', { count: agentStock[player]! }),
    e('player.cubes', { count: cubeStock[player]! }),
    e('player.limbo', { count: limbo[player]! }),
  ].join(', ');
  const inside = (
    <>
      <Agent day={dayOf(player)} size={18} />
      <b>{agentStock[player]}</b>
      <Cube day={dayOf(player)} size={15} />
      <b>{cubeStock[player]}</b>
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

/** Sanity tokens, what is known of the identity, and a Change of Heart on it. */
export function IdentityRow({ m, player, veiled }: { m: Model; player: number } & Veiled) {
  const tools = useTools();
  const tokens = m.s.tokens[player]!;
  const most = m.data.pack.supplies.tokens;
  const item = itemIn(m.s, IDENTITY + player);
  const kind = item < 0 ? -1 : m.data.kindOf[item]!;
  const revealed = m.s.revealed[player] === 1;
  const side = kind < 0 || (veiled && !revealed && player !== m.you) ? null : m.data.cards[kind]!.side;
  const open = revealed || (m.s.reason > 0 && !veiled);
  const flips = m.s.flips[player]!;
  // R0.9: what it counts as, not what is printed.
  const turned = flips % 2 === 1;
  const counts = side === null || !turned ? side : side === 'loyalist' ? 'restorationist' : 'loyalist';
  const Side = counts === 'loyalist' ? 'Loyalist' : 'Restorationist';
  const now = flips > 0 ? `now${Side}${open ? '' : 'Secret'}` : `${open ? 'is' : 'known'}${Side}`;
  const words = counts === null ? e('player.secret') : e(`player.${now}`);
  const heart =
    side === null
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

/** What has been gained: points by type, and the cards beside the identity. */
export function Gains({ m, player }: { m: Model; player: number }) {
  return (
    <div className="player-row gains">
      <TypedPoints m={m} player={player} />
      <Beside m={m} player={player} />
    </div>
  );
}

/** Cards beside the identity, with the agents on them. */
function Beside({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const items = itemsAt(m, BESIDE + player);
  if (items.length === 0) return null;
  return (
    <ul className="beside" aria-label={e('player.beside')}>
      {items.map((item) => {
        const kind = m.data.kindOf[item]!;
        const lit = m.you === player ? litOf(`beside.${kind}`) : undefined;
        const victim = m.s.victim[item]! - 1;
        const stored = m.s.stored[item]!;
        const name = cardName(m.data, kind, ownerOfItem(m, item));
        const words = [
          name,
          victim >= 0 ? e('player.victim', { owner: m.names[victim]! }) : '',
          stored > 0 ? e('player.stored', { count: stored }) : '',
        ].filter((word) => word !== '');
        return (
          <li key={item}>
            <button
              type="button"
              className="beside-card"
              data-lit={lit}
              data-thing={`beside.${kind}`}
              title={words.join(', ')}
              aria-label={lit ? e('do.release', { card: words.join(', ') }) : words.join(', ')}
              aria-description={lit ? can(`beside.${kind}`) : undefined}
              onClick={(event) =>
                lit ? tools.touch(`beside.${kind}`, event.currentTarget) : tools.openCard(kind, ownerOfItem(m, item))
              }
            >
              <GameCard m={m} kind={kind} owner={ownerOfItem(m, item)} size="small" />
              {victim >= 0 ? <Agent day={dayOf(victim)} size={18} className="beside-piece" /> : null}
              {stored > 0 ? (
                <span className="beside-piece">
                  <Agent day={dayOf(player)} size={18} />
                  <b>{stored}</b>
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The running total by type, as far as there is any. */
function TypedPoints({ m, player }: { m: Model; player: number }) {
  const parts = [
    ['neutral', 'vpNeutral', m.s.neutral[player]!],
    ['restorationist', 'vpRestorationist', m.s.restorationist[player]!],
    ['loyalist', 'vpLoyalist', m.s.loyalist[player]!],
    ['kill', 'vpKill', killPoints(m.s, player)],
    ['track', 'arrow', trackPoints(m.s)],
  ] as const;
  const some = parts.filter(([, , points]) => points > 0);
  if (some.length === 0) return null;
  return (
    <div className="player-row">
      {some.map(([type, symbol, points]) => (
        <Count key={type} label={`${e(`type.${type}`)}: ${points}`}>
          <span className="typed-seal" data-points={type}>
            <GameSymbol name={symbol} size={symbol === 'arrow' ? 14 : 22} value={points} />
          </span>
          {symbol === 'arrow' ? <b>{points}</b> : null}
        </Count>
      ))}
    </div>
  );
}
