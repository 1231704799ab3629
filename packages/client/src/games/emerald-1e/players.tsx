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
import { Cube } from '../../art/emerald/pieces.tsx';
import { Count } from '../../table/things/player-panel.tsx';
import { Identity, Opponent, Own, type OwnProps, type PlayerProps } from '../emerald/players.tsx';
import { GameSymbol, type SymbolName } from './art/symbols.tsx';
import { AtStake, sideOf } from './brief.tsx';
import { type Tools, useTools } from './tools.ts';

/** Another player: all their open cards and pieces. */
export function OtherPlayer({ m, player, seat, asked, veiled }: PlayerProps<Model>) {
  const of = openOf(m, player, useTools());
  const known = [HAND, DECK, TOKENS].reduce((sum, place) => sum + itemsAt(m, place + player).length, 0);
  const pieces = (
    <>
      <Tokens m={m} player={player} />
      <Supplies m={m} player={player} />
    </>
  );
  return (
    <Opponent of={of} seat={seat} asked={asked} known={known} pieces={pieces}>
      <IdentityRow m={m} player={player} veiled={veiled} />
      <Gains m={m} player={player} />
    </Opponent>
  );
}

/** The viewer's own cards and pieces. */
export function OwnThings({ m, now, seat, asked, veiled }: OwnProps<Seated, Model>) {
  const { you } = m;
  const of = openOf(m, you, useTools(), now);
  const danger = <AtStake m={m} className="danger-line" />;
  return (
    <Own of={of} seat={seat} asked={asked} above={danger} pieces={<Supplies m={m} player={you} />}>
      <OwnTokens m={m} />
      <IdentityRow m={m} player={you} veiled={veiled} />
      <Gains m={m} player={you} />
    </Own>
  );
}

/** Returns the open information of a player; with `now` the piles as they are now. */
function openOf(m: Model, player: number, tools: Tools, now = m) {
  const cards = {
    hand: countAt(now, HAND + player),
    deck: countAt(now, DECK + player),
    discard: countAt(now, DISCARD + player),
  };
  const active = m.s.active === player;
  const discards = <GameSymbol name="discard" size={17} />;
  return { player, name: nameOf(m, player), points: pointsOf(m, player), active, cards, discards, say: e, tools };
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
function IdentityRow({ m, player, veiled }: Pick<PlayerProps<Model>, 'm' | 'player' | 'veiled'>) {
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
      <Identity side={side} open={open} words={words} onOpen={() => tools.openCard(kind)} />
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
