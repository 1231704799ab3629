import { cardOf, cardOfKind, kindOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES } from '@gaslamp/emerald-2e/box/ids';
import { agentsIn, countOf, cubesIn } from '@gaslamp/emerald-2e/box/state';
import { at } from '@gaslamp/kernel/lists';
import {
  cardName,
  cityName,
  dayOf,
  e,
  faceUp,
  heightOf,
  holderOf,
  type Model,
  nameOf,
  players,
  royaltyIn,
  where,
  words,
} from '@gaslamp/words/emerald-2e/model';
import { ownedBy } from '@gaslamp/words/things';
import { type CSSProperties, memo } from 'react';
import { CardBack } from '../../art/emerald/card-back.tsx';
import { Agent, Cube, Zombie } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { type Lit, useLit } from '../../table/things/lit.ts';
import { styleOf } from './art/europe/geometry.ts';
import { cardWords, GameCard } from './card.tsx';
import { printedOn } from './printed.ts';
import { type Tools, useTools } from './tools.ts';

/** A city on the board: its stack, its royalty, and its agents. Redrawn only when one of them changes. */
export const City = memo(
  CityPanel,
  (a, b) =>
    a.city === b.city &&
    a.m.data === b.m.data &&
    a.m.names === b.m.names &&
    cityKey(a.m, a.city) === cityKey(b.m, b.city),
);

/** Everything that the drawing of a city depends on. */
export function cityKey(m: Model, city: number): string {
  const { s } = m;
  const parts = [faceUp(m, city), royaltyIn(m, city), heightOf(m, city), countOf(s.zombies, city)];
  for (const player of players(m)) parts.push(agentsIn(s, player, city), cubesIn(s, player, city));
  return parts.join();
}

function CityPanel({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const lit = litOf(`city.${city}`);
  const item = faceUp(m, city);
  const holder = holderOf(m, city);
  const zombies = countOf(m.s.zombies, city);
  const value = at(m.data.assassination, city);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of things on a board is no fieldset
    <div
      role="group"
      aria-label={cityName(city)}
      className="city"
      style={styleOf(at(CITIES, city))}
      data-lit={lit}
      data-at={`city.${city}`}
    >
      <button
        type="button"
        className="city-button"
        data-rove=""
        data-lit={lit}
        data-thing={`city.${city}`}
        aria-label={cityWords(m, city)}
        aria-description={can(`city.${city}`)}
        onClick={(event) => tools.touch(`city.${city}`, event.currentTarget)}
      />
      <Stack m={m} city={city} />
      <div className="city-rest">
        <div className="city-head">
          <span className="city-name" data-long={cityName(city).length > 11 || undefined}>
            {cityName(city)}
          </span>
        </div>
        <div className="city-signs">
          <span className="city-value" title={e('board.value', { value })}>
            <GameSymbol name="assassinate" size={15} />
            <b>{value}</b>
          </span>
          <span className="city-height" title={e('board.height', { count: heightOf(m, city) })}>
            <CardBack kind="game" size="small" className="mini-back" />
            <b>{heightOf(m, city)}</b>
          </span>
          <Slot m={m} city={city} />
        </div>
        {item < 0 ? null : <CardSays m={m} kind={kindOf(m.data, item)} />}
        <div className="city-pieces">
          {players(m).map((player) => (
            <Pieces key={player} m={m} city={city} player={player} holds={player === holder} />
          ))}
          {zombies > 0 ? (
            <span className="piece-group" data-at={`zombies.${city}`} title={e('board.zombies', { count: zombies })}>
              <Zombie size={23} />
              {zombies > 1 ? <b>{zombies}</b> : null}
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The name and values of the card on a stack, which shows only its picture. */
function CardSays({ m, kind }: { m: Model; kind: number }) {
  return (
    <span className="city-card" aria-hidden="true">
      <span>{cardName(m.data, kind)}</span>
      <span className="city-card-signs">
        {printedOn(cardOfKind(m.data, kind)).map(({ field, symbol, count, value }) => (
          <span key={field}>
            <GameSymbol name={symbol} value={value} size={value === undefined ? 17 : 23} />
            {count > 1 ? <b>{count}</b> : null}
          </span>
        ))}
      </span>
    </span>
  );
}

/** While a city is asked for, everything in it stands for the city; a card is enlarged by hovering or a long press. */
const onPlace = (tools: Tools, litOf: Lit['of'], city: number) =>
  litOf(`city.${city}`) === 'strong'
    ? (event: { currentTarget: HTMLElement }) => tools.touch(`city.${city}`, event.currentTarget)
    : null;

function Stack({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf } = useLit();
  const item = faceUp(m, city);
  const height = heightOf(m, city);
  const style = { '--below': Math.min(height, 5) } as CSSProperties;
  if (item < 0)
    return (
      <span className="stack stack-empty" data-at={`card.${city}`}>
        {height > 0 ? <CardBack kind="game" size="small" /> : null}
      </span>
    );
  const kind = kindOf(m.data, item);
  const place = onPlace(tools, litOf, city);
  return (
    <button
      type="button"
      key={item}
      className="stack"
      style={style}
      tabIndex={-1}
      data-at={`card.${city}`}
      aria-label={place ? cityName(city) : e('do.look', { card: cardName(m.data, kind) })}
      aria-description={cardWords(m, kind)}
      onClick={place ?? (() => tools.openCard(kind))}
    >
      <GameCard m={m} kind={kind} size="small" />
    </button>
  );
}

function Slot({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const item = royaltyIn(m, city);
  if (item < 0) return <span className="slot slot-empty" data-at={`slot.${city}`} />;
  const kind = kindOf(m.data, item);
  const card = cardOfKind(m.data, kind);
  const lit = litOf(`royalty.${city}`);
  const place = lit ? null : onPlace(tools, litOf, city);
  const { needed, vp } = card;
  const label = e('board.slot', { card: cardName(m.data, kind), needed: needed ?? 0, points: vp.restorationist });
  return (
    <button
      type="button"
      className="slot"
      data-at={`slot.${city}`}
      data-lit={lit}
      data-thing={`royalty.${city}`}
      data-rove={lit === 'strong' ? '' : undefined}
      tabIndex={-1}
      aria-label={lit ? e('do.assassinate', { target: label }) : place ? cityName(city) : label}
      aria-description={can(`royalty.${city}`)}
      title={label}
      onClick={place ?? ((event) => (lit ? tools.touch(`royalty.${city}`, event.currentTarget) : tools.openCard(kind)))}
    >
      <GameSymbol name="royalty" size={15} />
      <b>{card.needed}</b>
      <GameSymbol name="vpRestorationist" size={24} value={card.vp.restorationist} />
    </button>
  );
}

/** One player's pieces in a city. The majority is underlined and crowned with a star. */
function Pieces({ m, city, player, holds }: { m: Model; city: number; player: number; holds: boolean }) {
  const agents = agentsIn(m.s, player, city);
  const cubes = cubesIn(m.s, player, city);
  if (agents + cubes === 0) return null;
  return (
    <span
      className="piece-group"
      data-holds={holds || undefined}
      data-player={player}
      style={{ '--day': `var(--${dayOf(player)})` } as CSSProperties}
    >
      {holds ? <Star label={e('board.majorityMark')} /> : null}
      {agents > 0 ? <Kind m={m} city={city} player={player} sort="agent" count={agents} /> : null}
      {cubes > 0 ? <Kind m={m} city={city} player={player} sort="cube" count={cubes} /> : null}
    </span>
  );
}

function Star({ label }: { label: string }) {
  return (
    <svg
      className="majority-star"
      viewBox="0 0 12 12"
      width="0.5625rem"
      height="0.5625rem"
      role="img"
      aria-label={label}
    >
      <path d="M6 .4l1.6 3.8 4.1.3-3.1 2.700 1 4L6 9.100 2.400 11.200l1-4L.3 4.500l4.100-.3Z" fill="currentColor" />
    </svg>
  );
}

function Kind(props: { m: Model; city: number; player: number; sort: 'agent' | 'cube'; count: number }) {
  const { m, city, player, sort, count } = props;
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const thing = `${sort}.${player}.${city}` as const;
  const lit = litOf(thing);
  const Piece = sort === 'agent' ? Agent : Cube;
  const at = `${sort}s.${player}.${city}`;
  const inside = (
    <>
      <Piece day={dayOf(player)} size={sort === 'agent' ? 24 : 18} />
      {count > 1 ? <b>{count}</b> : null}
    </>
  );
  if (!lit)
    return (
      <span className="piece" data-at={at}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className="piece"
      data-at={at}
      data-lit={lit}
      data-thing={thing}
      data-rove={lit === 'strong' ? '' : undefined}
      tabIndex={-1}
      aria-label={words(m, e(sort === 'agent' ? 'do.remove' : 'do.send', { ...ownedBy(m, player), city: where(city) }))}
      aria-description={can(thing)}
      onClick={(event) => tools.touch(thing, event.currentTarget)}
    >
      {inside}
    </button>
  );
}

/** Everything about a city in one sentence. */
export function cityWords(m: Model, city: number): string {
  const item = faceUp(m, city);
  const royal = royaltyIn(m, city);
  const holder = holderOf(m, city);
  const card = item < 0 ? e('board.noCard') : e('board.faceUp', { card: cardName(m.data, kindOf(m.data, item)) });
  let royalty = '';
  if (royal >= 0) {
    const { needed, vp } = cardOf(m.data, royal);
    const card = cardName(m.data, kindOf(m.data, royal));
    royalty = e('board.royalty', { card, needed: needed ?? 0, points: vp.restorationist });
  }
  const pieces: string[] = [];
  for (const player of players(m)) {
    const agents = agentsIn(m.s, player, city);
    const cubes = cubesIn(m.s, player, city);
    if (agents + cubes === 0) continue;
    const both = agents > 0 && cubes > 0 ? 'yes' : 'no';
    pieces.push(e('board.pieces', { player: nameOf(m, player), agents, cubes, both }));
  }
  const zombies = countOf(m.s.zombies, city);
  if (zombies > 0) pieces.push(e('board.zombies', { count: zombies }));
  return e('board.city', {
    city: cityName(city),
    majority: holder < 0 ? '' : e('board.majority', { player: nameOf(m, holder) }),
    card,
    value: at(m.data.assassination, city),
    royalty,
    height: heightOf(m, city),
    pieces: pieces.length > 0 ? `${pieces.join('; ')}.` : e('board.empty'),
  });
}
