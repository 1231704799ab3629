import { kindOf } from '@gaslamp/emerald-1e/box/data';
import {
  agentsOf,
  countOf,
  DEAD,
  DECK,
  DISCARD,
  EFFECTS,
  HAND,
  identityOf,
  LIFTED,
  madMarkers,
  TOKENS,
} from '@gaslamp/emerald-1e/box/state';
import type { SeatInfo } from '@gaslamp/protocol/updates';
import {
  agentName,
  cardName,
  countAt,
  dayOf,
  e,
  itemsAt,
  type Model,
  nameOf,
  pointsOf,
  type Seated,
} from '@gaslamp/words/emerald-1e/model';
import { all } from '@gaslamp/words/things';
import { CardBack } from '../../art/emerald/card-back.tsx';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Cube } from '../../art/emerald/pieces.tsx';
import { Count, colouredAs, KnownMark, PlayerHead, PlayerPanel } from '../../table/things/player-panel.tsx';
import { GameSymbol, type SymbolName } from './art/symbols.tsx';
import { AtStake, sideOf } from './brief.tsx';
import { useTools } from './tools.ts';

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
  const known = [HAND, DECK, TOKENS].reduce((sum, place) => sum + itemsAt(m, place + player).length, 0);
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
        <KnownMark count={known} onOpen={tools.openKnown} />
        <PileButton m={m} player={player} sort="deck" />
        <PileButton m={m} player={player} sort="discard" />
        <Tokens m={m} player={player} />
        <Supplies m={m} player={player} />
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
  seat,
  asked,
  veiled,
}: { m: Seated; now: Model } & Omit<PlayerProps, 'player'> & Veiled) {
  const { you } = m;
  return (
    <section
      className="own-things player"
      aria-label={e('player.yours')}
      data-at={`player.${you}`}
      style={colouredAs(`var(--${dayOf(you)})`)}
    >
      <PlayerHead {...headOf(m, you)} seat={seat} asked={asked} />
      <AtStake m={m} className="danger-line" />
      <div className="player-row">
        <HandCount m={now} player={you} />
        <PileButton m={now} player={you} sort="deck" />
        <PileButton m={now} player={you} sort="discard" />
        <Supplies m={m} player={you} />
      </div>
      <OwnTokens m={m} />
      <IdentityRow m={m} player={you} veiled={veiled} />
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
        <GameSymbol name="points" size={30} value={total} label={words} />
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

function Tokens({ m, player }: { m: Model; player: number }) {
  const count = countAt(m, TOKENS + player);
  return (
    <Count at={`tokens.${player}`} label={e('player.tokens', { count })}>
      <GameSymbol name="token" size={17} />
      <b>{count}</b>
    </Count>
  );
}

/** The viewer's double agents by name: each opens the card of its agent. */
function OwnTokens({ m }: { m: Seated }) {
  const tools = useTools();
  const agents = itemsAt(m, TOKENS + m.you).map((item) => m.data.agentOfToken[item] ?? 0);
  if (agents.length === 0) return null;
  const names = agents.map((agent) => agentName(m, agent));
  return (
    <div
      className="player-row own-tokens"
      data-at={`tokens.${m.you}`}
      title={e('player.tokensYours', { agents: all(names) })}
    >
      <GameSymbol name="token" size={17} label={e('player.tokens', { count: agents.length })} />
      {agents.map((agent, i) => {
        const kind = kindOf(m.data, m.data.cardOfAgent[agent] ?? 0);
        return (
          <button
            key={agent}
            type="button"
            className="token-name"
            data-card={kind}
            onClick={() => tools.openCard(kind)}
          >
            {names[i]}
          </button>
        );
      })}
    </div>
  );
}

/** Cubes to place, to buy and in Limbo. */
function Supplies({ m, player }: { m: Model; player: number }) {
  const supply = countOf(m.s.supply, player);
  const reserve = countOf(m.s.reserve, player);
  const words = [
    e('player.supply', { count: supply }),
    e('player.reserve', { count: reserve }),
    e('player.limbo', { count: countOf(m.s.limbo, player) }),
  ].join(', ');
  return (
    <span className="count stocks" role="img" aria-label={words} title={words} data-at={`supply.${player}`}>
      <Cube day={dayOf(player)} size={16} />
      <b>{supply}</b>
      <small>+{reserve}</small>
    </span>
  );
}

/** Mad markers, the authorities, and what the viewer knows of the identity. */
function IdentityRow({ m, player, veiled }: { m: Model; player: number } & Veiled) {
  const tools = useTools();
  const mad = madMarkers(m.s, player);
  const item = identityOf(m.s, player);
  const kind = item < 0 ? -1 : kindOf(m.data, item);
  const revealed = m.s.revealed[player] === 1;
  const hidden = veiled && !revealed && player !== m.you;
  const side = hidden ? null : sideOf(m, player);
  const open = revealed || (m.s.reason > 0 && !veiled);
  const Side = side === 'loyalist' ? 'Loyalist' : 'Restorationist';
  const words = side === null ? e('player.secret') : e(`player.${open ? 'is' : 'known'}${Side}`);
  return (
    <div className="player-row identity-row">
      {side === null ? (
        <span className="identity" title={words}>
          <CardBack kind="identity" size="small" className="mini-back" />
          <span>{words}</span>
        </span>
      ) : (
        <button
          type="button"
          className="identity"
          data-side={side}
          data-open={open || undefined}
          onClick={() => tools.openCard(kind)}
        >
          <GameSymbol name={side} size={16} />
          <span>{words}</span>
        </button>
      )}
      {m.s.known[player] === 1 ? (
        <span className="known-badge" title={e('player.known')}>
          <GameSymbol name="known" size={17} label={e('player.known')} />
        </span>
      ) : null}
      {mad > 0 ? (
        <Count label={e('player.mad', { count: mad })}>
          {Array.from({ length: mad }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
            <GameSymbol key={i} name="mad" size={17} />
          ))}
        </Count>
      ) : null}
    </div>
  );
}

/** Trophies, lifted agents and permanent effects of a player. */
function Gains({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const names = (agents: readonly number[]) => all(agents.map((agent) => agentName(m, agent)));
  const trophies = m.s.killer.flatMap((by, agent) => (by === player && m.s.agentAt[agent] === DEAD ? [agent] : []));
  const lifted = agentsOf(m.s, player, (agent) => m.s.agentAt[agent] === LIFTED);
  const effects = itemsAt(m, EFFECTS + player);
  const groups = [
    ['attack', trophies, 'trophies'],
    ['arrow', lifted, 'lifted'],
  ] as const satisfies readonly (readonly [SymbolName, readonly number[], string])[];
  return (
    <div className="player-row gains">
      {groups.map(([symbol, agents, key]) =>
        agents.length === 0 ? null : (
          <Count key={key} label={e(`player.${key}`, { agents: names(agents) })}>
            <GameSymbol name={symbol} size={16} />
            <b>{agents.length}</b>
          </Count>
        ),
      )}
      {effects.length > 0 ? <span className="only-spoken">{e('player.effects')}</span> : null}
      {effects.map((item) => {
        const kind = kindOf(m.data, item);
        return (
          <button key={item} type="button" className="token-name" data-card={kind} onClick={() => tools.openCard(kind)}>
            {cardName(m.data, kind)}
          </button>
        );
      })}
    </div>
  );
}
