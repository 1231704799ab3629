import { GREY, RED } from '@gaslamp/nanty-narking/data';
import { AREAS } from '@gaslamp/nanty-narking/ids';
import { controls, HAND, netWorth, personalityOf } from '@gaslamp/nanty-narking/state';
import type { SeatInfo } from '@gaslamp/protocol/updates';
import type { CSSProperties, ReactNode } from 'react';
import { useLit } from '../../table/lit.ts';
import { playerState } from '../../table/player-state.ts';
import { LondonBack } from './art/card.tsx';
import { ColourEmblem } from './art/emblems.tsx';
import { House, LondonAgent } from './art/pieces.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { areaName, backsAt, cardName, colourOf, e, frontOf, type Model } from './model.ts';
import { conditionWords, personalityName } from './prompt.ts';
import { useTools } from './tools.ts';

export interface PlayerProps {
  readonly m: Model;
  readonly player: number;
  readonly seat: SeatInfo;
  readonly asked: boolean;
  /** The match is over and the reveal still to come: what was hidden stays hidden. */
  readonly veiled: boolean;
}

/** Everything that lies open before a player. */
export function PlayerPanel({ m, player, seat, asked, veiled }: PlayerProps) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const thing = `player.${player}`;
  const lit = litOf(thing);
  const name = m.names[player]!;
  const own = player === m.you;
  return (
    <section
      className="nn-player"
      data-own={own || undefined}
      data-asked={asked || undefined}
      data-lit={lit}
      data-at={thing}
      aria-label={own ? e('player.yours') : name}
      style={{ '--mine': `var(--${colourOf(player)})` } as CSSProperties}
    >
      <Head m={m} player={player} seat={seat} asked={asked} />
      {lit ? (
        <button
          type="button"
          className="button button-strong"
          data-lit={lit}
          data-thing={thing}
          aria-description={can(thing)}
          onClick={(event) => tools.touch(thing, event.currentTarget)}
        >
          {e('do.player', { player: name })}
        </button>
      ) : null}
      <Stocks m={m} player={player} />
      <Personality m={m} player={player} veiled={veiled} />
      <CityCards m={m} player={player} />
      <Front m={m} player={player} />
    </section>
  );
}

function Head({ m, player, seat, asked }: Omit<PlayerProps, 'veiled'>) {
  const state = playerState(seat, m.s.active === player, asked);
  const money = m.s.money[player]!;
  const worth = e('player.worth', { amount: netWorth(m, player) });
  return (
    <h2 className="nn-player-head">
      <ColourEmblem colour={colourOf(player)} size={30} />
      <span className="nn-player-name" title={`${m.names[player]} ${state}`}>
        {m.names[player]}
        <small>{state}</small>
      </span>
      <span className="nn-money" title={worth} data-at={`money.${player}`}>
        <LondonSymbol name="pound" size={18} /> {e('player.money', { amount: money })}
      </span>
    </h2>
  );
}

function Count({ label, at, children }: { label: string; at?: string; children: ReactNode }) {
  return (
    <span className="nn-count" role="img" aria-label={label} title={label} data-at={at}>
      {children}
    </span>
  );
}

function Stocks({ m, player }: { m: Model; player: number }) {
  const [grey, red] = [backsAt(m, HAND + player, GREY), backsAt(m, HAND + player, RED)];
  const held = AREAS.filter((_, area) => controls(m.s, player, area)).length;
  return (
    <div className="nn-row">
      <Count label={e('player.hand', { grey, red })} at={`hand.${player}`}>
        <LondonBack kind="grey" />
        <b>{grey}</b>
        <LondonBack kind="red" />
        <b>{red}</b>
      </Count>
      <Count label={e('player.agents', { count: m.s.agentStock[player]! })} at={`stock.${player}`}>
        <LondonAgent colour={colourOf(player)} size={18} />
        <b>{m.s.agentStock[player]}</b>
      </Count>
      <Count label={e('player.houses', { count: m.s.buildingStock[player]! })}>
        <House colour={colourOf(player)} size={18} />
        <b>{m.s.buildingStock[player]}</b>
      </Count>
      <Count label={e('player.controls', { count: held })}>
        <span className="nn-crown" />
        <b>{held}</b>
      </Count>
    </div>
  );
}

/** The own personality with what it wants; of others what the end has shown. */
function Personality({ m, player, veiled }: Pick<PlayerProps, 'm' | 'player' | 'veiled'>) {
  const index = personalityOf(m.s, player);
  const own = player === m.you;
  if (index < 0 || (veiled && !own))
    return (
      <p className="nn-personality muted">
        <LondonSymbol name="mask" size={16} /> {e('player.secret')}
      </p>
    );
  const name = personalityName(m, index);
  return (
    <p className="nn-personality">
      <LondonSymbol name="mask" size={16} />{' '}
      <span>
        <b>{m.s.reason > 0 && !veiled ? name : e('player.knows', { name })}</b>
        {own ? <small>{conditionWords(m, index)}</small> : null}
      </span>
    </p>
  );
}

/** The City Area cards before their owner, each with what it does and whether it works now. */
function CityCards({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const areas = AREAS.map((_, area) => area).filter((area) => m.s.areaCards[area] === player);
  if (areas.length === 0) return null;
  return (
    <ul className="nn-city-cards" aria-label={e('player.cityCards')}>
      {areas.map((area) => {
        const thing = `citycard.${area}`;
        const lit = litOf(thing);
        const { ability, params } = m.data.pack.areas[area]!;
        const state = cardState(m, player, area);
        const words = e(`ability.${ability}`, { ...params, area: areaName(area) });
        return (
          <li key={area}>
            <button
              type="button"
              className="nn-city-card"
              data-state={state}
              data-lit={lit}
              data-thing={thing}
              aria-label={`${e('cityCard.use', { area: areaName(area), ability: words })} (${e(`cityCard.${state}`)})`}
              aria-description={can(thing)}
              title={`${words} (${e(`cityCard.${state}`)})`}
              onClick={(event) => (player === m.you ? tools.touch(thing, event.currentTarget) : tools.openArea(area))}
            >
              <span>{areaName(area)}</span>
              <small>{e(`abilityShort.${ability}`, params)}</small>
              {state === 'ready' ? null : <em>{e(`cityCardShort.${state}`)}</em>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** R3.9, R5.7, R5.8: what keeps a City Area card from working, as everybody sees it. */
function cardState({ s, data }: Model, player: number, area: number): string {
  if (s.grenadiers[area]! > 0) return 'grenadier';
  if (player === s.active && (s.gained >> area) & 1) return 'gained';
  if (data.pack.areas[area]!.ability === 'payIgnoreEventEffect') return 'reaction';
  return player === s.active && (s.used >> area) & 1 ? 'used' : 'ready';
}

/** Loans and burdens. */
function Front({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const cards = frontOf(m, player);
  if (cards.length === 0) return null;
  return (
    <ul className="nn-front" aria-label={e('player.front', { player: m.names[player]! })}>
      {cards.map((card) => (
        <li key={card}>
          <button type="button" className="said-card" onClick={() => tools.openCard(card)}>
            {cardName(m, card)}
          </button>{' '}
          <small>({e(m.data.textOf[card] === 'takeLoan' ? 'player.loan' : 'player.burden')})</small>
        </li>
      ))}
    </ul>
  );
}
