import { at } from '@gaslamp/kernel/lists';
import { GREY, RED } from '@gaslamp/nanty-narking/box/data';
import { AREAS } from '@gaslamp/nanty-narking/box/ids';
import { controls, grenadiersIn, HAND, moneyOf, netWorth, personalityOf } from '@gaslamp/nanty-narking/box/state';
import type { SeatInfo } from '@gaslamp/protocol/updates';
import {
  areaName,
  areaOf,
  backsAt,
  cardName,
  colourOf,
  e,
  frontOf,
  handOf,
  type Model,
  nameOf,
  personalityName,
} from '@gaslamp/words/nanty-narking/model';
import { abilityShort, abilityWords, conditionWords } from '@gaslamp/words/nanty-narking/prompt';
import { useLit } from '../../table/things/lit.ts';
import { Count, KnownMark, PlayerPanel } from '../../table/things/player-panel.tsx';
import { LondonBack } from './art/card.tsx';
import { ColourEmblem } from './art/emblems.tsx';
import { House, LondonAgent } from './art/pieces.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { useTools } from './tools.ts';

export interface PlayerProps {
  readonly m: Model;
  readonly player: number;
  readonly seat: SeatInfo;
  readonly asked: boolean;
  /** True if the match is over and the reveal is still to come: hidden information stays hidden. */
  readonly veiled: boolean;
}

/** All open cards and pieces of a player. */
export function PlayerThings({ m, player, seat, asked, veiled }: PlayerProps) {
  const tools = useTools();
  const name = nameOf(m, player);
  const worth = e('player.worth', { amount: netWorth(m, player) });
  return (
    <PlayerPanel
      player={player}
      name={name}
      label={player === m.you ? e('player.yours') : name}
      colour={`var(--${colourOf(player)})`}
      emblem={<ColourEmblem colour={colourOf(player)} size={30} />}
      seat={seat}
      active={m.s.active === player}
      asked={asked}
      score={
        <span className="nn-money" title={worth} data-at={`money.${player}`}>
          <LondonSymbol name="pound" size={18} /> {e('player.money', { amount: moneyOf(m.s, player) })}
        </span>
      }
      choose={{
        words: e('do.player', { player: name }),
        className: 'button-strong',
        onTouch: (node) => tools.touch(`player.${player}`, node),
      }}
    >
      <Stocks m={m} player={player} />
      <Personality m={m} player={player} veiled={veiled} />
      <CityCards m={m} player={player} />
      <Front m={m} player={player} />
    </PlayerPanel>
  );
}

function Stocks({ m, player }: { m: Model; player: number }) {
  const [grey, red] = [backsAt(m, HAND + player, GREY), backsAt(m, HAND + player, RED)];
  const tools = useTools();
  const held = AREAS.filter((_, area) => controls(m.s, player, area)).length;
  const agents = at(m.s.agentStock, player);
  const buildings = at(m.s.buildingStock, player);
  return (
    <div className="player-row">
      <Count label={e('player.hand', { grey, red })} at={`hand.${player}`}>
        <LondonBack kind="grey" />
        <b>{grey}</b>
        <LondonBack kind="red" />
        <b>{red}</b>
      </Count>
      <KnownMark count={player === m.you ? 0 : handOf(m, player).length} onOpen={tools.openKnown} />
      <Count label={e('player.agents', { count: agents })} at={`stock.${player}`}>
        <LondonAgent colour={colourOf(player)} size={18} />
        <b>{agents}</b>
      </Count>
      <Count label={e('player.houses', { count: buildings })}>
        <House colour={colourOf(player)} size={18} />
        <b>{buildings}</b>
      </Count>
      <Count label={e('player.controls', { count: held })}>
        <span className="nn-crown" />
        <b>{held}</b>
      </Count>
    </div>
  );
}

/** The viewer's personality with its goal; of other players, the personality revealed at the end. */
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

/** The City Area cards before their owner, each with its effect and whether it works now. */
function CityCards({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const areas = AREAS.map((_, area) => area).filter((area) => m.s.areaCards[area] === player);
  if (areas.length === 0) return null;
  return (
    <ul className="nn-city-cards" aria-label={e('player.cityCards')}>
      {areas.map((area) => {
        const thing = `citycard.${area}` as const;
        const lit = litOf(thing);
        const state = cardState(m, player, area);
        const words = abilityWords(m, area);
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
              <small>{abilityShort(m, area)}</small>
              {state === 'ready' ? null : <em>{e(`cityCardShort.${state}`)}</em>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** R3.9, R5.7, R5.8: returns the public state of a City Area card: ready, or the reason why it does not work. */
export function cardState(m: Model, player: number, area: number) {
  const { s } = m;
  if (grenadiersIn(s, area) > 0) return 'grenadier';
  const reacts = areaOf(m, area).ability === 'payIgnoreEventEffect';
  // R5.9g: a card that answers events works in the turns of others too.
  if (player === s.active && (s.gained >> area) & 1) return reacts ? 'gainedReaction' : 'gained';
  if (reacts) return 'reaction';
  return player === s.active && (s.used >> area) & 1 ? 'used' : 'ready';
}

/** Loans and burdens. */
function Front({ m, player }: { m: Model; player: number }) {
  const tools = useTools();
  const cards = frontOf(m, player);
  if (cards.length === 0) return null;
  return (
    <ul className="nn-front" aria-label={e('player.front', { player: nameOf(m, player) })}>
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
