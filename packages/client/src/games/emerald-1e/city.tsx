import { type Agent as AgentId, cardOfKind, isMain, kindOf } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF, CITIES, FIRST_ROYAL } from '@gaslamp/emerald-1e/box/ids';
import { agentsHere, countOf, cubesOn } from '@gaslamp/emerald-1e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { canClaim, rivalsFor } from '@gaslamp/words/emerald-1e/claims';
import {
  agentName,
  agentThing,
  aimed,
  cardName,
  cityName,
  dayOf,
  e,
  faceUp,
  heightOf,
  holderOf,
  kindOn,
  type Model,
  nameOf,
  place,
  placeName,
  words as plainly,
  players,
  royalIn,
} from '@gaslamp/words/emerald-1e/model';
import { all } from '@gaslamp/words/things';
import { type CSSProperties, memo } from 'react';
import { CardBack } from '../../art/emerald/card-back.tsx';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Agent, Zombie } from '../../art/emerald/pieces.tsx';
import { useLit } from '../../table/things/lit.ts';
import { GameSymbol } from './art/symbols.tsx';
import { cardWords, GameCard } from './card.tsx';
import { styleOf } from './geometry.ts';
import { royalWords } from './place-signs.tsx';
import { printedOn } from './printed.ts';
import { ClaimMark, riskWords, TargetCubes } from './target-cubes.tsx';
import { useTools } from './tools.ts';

/** A city on the board: its stack, its box, its royal, and its agents. Redrawn only when one of them changes. */
export const City = memo(
  CityTile,
  (a, b) =>
    a.city === b.city &&
    a.m.data === b.m.data &&
    a.m.names === b.m.names &&
    cityKey(a.m, a.city) === cityKey(b.m, b.city),
);

/** Everything that the drawing of a city depends on. */
export function cityKey(m: Model, city: number): string {
  const { s } = m;
  const royal = royalIn(m, city);
  const parts = [
    Number(s.reason > 0),
    faceUp(m, city),
    heightOf(m, city),
    countOf(s.zombies, city),
    countOf(s.control, city),
  ];
  for (const target of [city, BOX_OF + city]) {
    parts.push(countOf(s.blocked, target), holderOf(m, target));
    for (const player of players(m)) parts.push(cubesOn(s, player, target));
  }
  for (const agent of agentsHere(s, city)) parts.push(agent, countOf(s.agentOf, agent), countOf(s.vampire, agent));
  if (royal >= 0) parts.push(countOf(s.royal, royal), countOf(s.safe, royal));
  return parts.join();
}

function CityTile({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const lit = litOf(`city.${city}`);
  const zombies = countOf(m.s.zombies, city);
  const here = agentsHere(m.s, city);
  const name = cityName(city);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of things on a board is no fieldset
    <div
      role="group"
      aria-label={name}
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
      <div className="city-head">
        <span className="city-name" data-long={name.length > 9 || undefined}>
          {name}
        </span>
        <Royal m={m} city={city} />
      </div>
      <Stack m={m} city={city} />
      <div className="city-rest">
        <CardStrip m={m} city={city} />
        <CityBox m={m} city={city} />
        <div className="city-pieces" data-many={here.length > 3 || undefined}>
          {here.map((agent) => (
            <AgentPiece key={agent} m={m} agent={agent} />
          ))}
          {zombies > 0 ? (
            <span className="piece" data-at={`zombies.${city}`} title={e('board.zombies', { count: zombies })}>
              <Zombie size={21} />
              {zombies > 1 ? <b>{zombies}</b> : null}
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** While a city is asked for, everything in it stands for the city. */
const isWhole = (litOf: (thing: string) => string | undefined, city: number): boolean =>
  litOf(`city.${city}`) === 'strong';

function Height({ m, city }: { m: Model; city: number }) {
  const height = heightOf(m, city);
  return (
    <span className="city-height" title={e('board.height', { count: height })}>
      <CardBack kind="game" size="small" className="mini-back" />
      <b>{height}</b>
    </span>
  );
}

/** The face-up card; it is enlarged by hovering or a long press. */
function Stack({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf } = useLit();
  const item = faceUp(m, city);
  const thing = `target.${city}` as const;
  if (item < 0)
    return (
      <span className="stack-empty" data-at={`card.${city}`}>
        {e('board.noCard')}
        <Height m={m} city={city} />
      </span>
    );
  const kind = kindOf(m.data, item);
  const whole = isWhole(litOf, city);
  return (
    <button
      type="button"
      key={item}
      className="stack"
      tabIndex={-1}
      data-at={`card.${city}`}
      aria-label={whole ? cityName(city) : cardName(m.data, kind)}
      aria-description={cardWords(m, kind)}
      onClick={(event) => tools.touch(whole ? `city.${city}` : thing, event.currentTarget)}
    >
      <GameCard m={m} kind={kind} size="small" />
      <Height m={m} city={city} />
    </button>
  );
}

/** The gains of the card on the stack, large enough to be read, and the cubes on it. */
function CardStrip({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const kind = kindOn(m, city);
  if (kind < 0) return null;
  const thing = `target.${city}` as const;
  const whole = isWhole(litOf, city);
  const lit = litOf(thing);
  return (
    <span className="strip" data-at={thing} data-lit={lit}>
      <button
        type="button"
        className="strip-button"
        tabIndex={lit ? undefined : -1}
        data-rove={lit ? '' : undefined}
        data-lit={lit}
        data-thing={thing}
        data-card={kind}
        aria-label={whole ? cityName(city) : cardName(m.data, kind)}
        aria-description={lit ? can(thing) : cardWords(m, kind)}
        onClick={(event) => tools.touch(whole ? `city.${city}` : thing, event.currentTarget)}
      />
      <span className="strip-signs" aria-hidden="true">
        {printedOn(cardOfKind(m.data, kind))
          .filter(({ field }) => SHOWN.has(field))
          .map(({ field, symbol, count, value }) => (
            <span key={field}>
              <GameSymbol name={symbol} value={value} size={value === undefined ? 15 : 25} />
              {count > 1 ? <b>{count}</b> : null}
            </span>
          ))}
      </span>
      <TargetCubes m={m} target={city} />
      <ClaimMark m={m} target={city} />
    </span>
  );
}
/** The fields relevant to claiming; the rest is on the card. */
const SHOWN: ReadonlySet<string> = new Set(['cubes', 'gold', 'bombs', 'war', 'revolution', 'insanity', 'agent.bombs']);

/** The city box: its value, its owner, and the cubes on it. */
function CityBox({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const target = BOX_OF + city;
  const thing = `target.${target}` as const;
  const whole = isWhole(litOf, city);
  const lit = litOf(thing);
  const { points, needed } = at(m.data.pack.cities, city);
  const by = countOf(m.s.control, city);
  const owner = by < 0 ? '' : e('board.controller', { player: nameOf(m, by) });
  return (
    <span
      className="strip city-box"
      data-at={thing}
      data-lit={lit}
      data-controlled={by >= 0 || undefined}
      style={by < 0 ? undefined : ({ '--day': `var(--${dayOf(by)})` } as CSSProperties)}
      title={`${e('board.points', { points })}${owner}`}
    >
      <button
        type="button"
        className="strip-button"
        tabIndex={lit ? undefined : -1}
        data-rove={lit ? '' : undefined}
        data-lit={lit}
        data-thing={thing}
        aria-label={whole ? cityName(city) : `${placeName(target)}: ${e('board.points', { points })}${owner}`}
        aria-description={lit ? can(thing) : undefined}
        onClick={(event) => tools.touch(whole ? `city.${city}` : thing, event.currentTarget)}
      />
      {by < 0 ? <GameSymbol name="city" size={15} /> : <Emblem day={dayOf(by)} medal size={20} />}
      <GameSymbol name="points" size={23} value={points} />
      <span className="city-sign" title={e('board.needed', { needed })}>
        <GameSymbol name="attack" size={13} />
        <b>{needed}</b>
      </span>
      <TargetCubes m={m} target={target} />
      <ClaimMark m={m} target={target} />
    </span>
  );
}

function Royal({ m, city }: { m: Model; city: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const royal = royalIn(m, city);
  if (royal < 0) return null;
  const thing = `royal.${royal}` as const;
  const lit = litOf(thing);
  const words = royalWords(m, royal);
  const by = countOf(m.s.royal, royal);
  const { needed, points } = at(m.data.pack.royals, royal);
  const inside =
    by < 0 ? (
      <>
        <GameSymbol name="royal" size={15} />
        <b>{needed}</b>
        <GameSymbol name="points" size={23} value={points} />
      </>
    ) : (
      <>
        <GameSymbol name={m.s.safe[royal] === 1 ? 'safe' : 'attack'} size={15} />
        <GameSymbol name="points" size={23} value={points} />
      </>
    );
  const style = by < 0 ? undefined : ({ '--day': `var(--${dayOf(by)})` } as CSSProperties);
  if (!lit)
    return (
      <span className="royal" data-at={thing} data-taken={by >= 0 || undefined} style={style} title={words}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className="royal"
      data-at={thing}
      data-lit={lit}
      data-thing={thing}
      data-rove={lit === 'strong' ? '' : undefined}
      aria-label={plainly(m, e('do.aim', { aim: aimed(FIRST_ROYAL + royal) }))}
      aria-description={can(thing)}
      title={words}
      onClick={(event) => tools.touch(thing, event.currentTarget)}
    >
      {inside}
    </button>
  );
}

/** A counter: the owner by colour and emblem, the agent by name. */
function AgentPiece({ m, agent }: { m: Model; agent: AgentId }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const thing = `agent.${agent}` as const;
  const lit = litOf(thing);
  const owner = countOf(m.s.agentOf, agent);
  const vampire = m.s.vampire[agent] === 1;
  const name = agentName(m, agent);
  const style = { '--day': `var(--${dayOf(owner)})` } as CSSProperties;
  return (
    <button
      type="button"
      className="agent"
      style={style}
      data-at={thing}
      data-lit={lit}
      data-main={isMain(agent) || undefined}
      data-vampire={vampire || undefined}
      data-thing={thing}
      data-rove={lit === 'strong' ? '' : undefined}
      tabIndex={lit === 'strong' ? undefined : -1}
      title={`${name} (${nameOf(m, owner)})`}
      aria-label={`${name} (${nameOf(m, owner)})`}
      aria-description={lit === 'strong' ? can(thing) : undefined}
      onClick={(event) => tools.touch(thing, event.currentTarget)}
    >
      <Agent day={dayOf(owner)} size={20} />
      {isMain(agent) ? null : <span>{shortName(m, agent)}</span>}
      {vampire ? <GameSymbol name="insanity" size={12} /> : null}
    </button>
  );
}
/** The last name, for which a counter has room. */
const shortName = (m: Model, agent: AgentId): string => agentName(m, agent).split(/[\s-]/).at(-1) ?? '';

/** Everything about a city in one sentence. */
export function cityWords(m: Model, city: number): string {
  const item = faceUp(m, city);
  const royal = royalIn(m, city);
  const by = countOf(m.s.control, city);
  const pieces: string[] = [];
  for (const target of [city, BOX_OF + city]) {
    const name = place(target);
    for (const player of players(m)) {
      const count = cubesOn(m.s, player, target);
      if (count > 0) pieces.push(e('board.cubes', { player: nameOf(m, player), count, target: name }));
    }
    const holder = holderOf(m, target);
    if (holder >= 0 && (target !== city || kindOn(m, city) >= 0))
      pieces.push(e('board.most', { player: nameOf(m, holder), target: name }));
    if (canClaim(m, target)) pieces.push(e('board.canClaim', { target: name }));
    for (const rival of rivalsFor(m, target)) pieces.push(riskWords(m, rival, target));
    if (m.s.blocked[target] === 1) pieces.push(e('board.blocked', { target: name }));
  }
  for (const player of players(m)) {
    const agents = agentsHere(m.s, city).filter((agent) => m.s.agentOf[agent] === player);
    if (agents.length > 0)
      pieces.push(e('board.agents', { player: nameOf(m, player), agents: all(agents.map(agentThing)) }));
  }
  const zombies = countOf(m.s.zombies, city);
  if (zombies > 0) pieces.push(e('board.zombies', { count: zombies }));
  const { points, needed } = at(m.data.pack.cities, city);
  const whole = e('board.city', {
    city: cityName(city),
    card: item < 0 ? e('board.noCard') : e('board.faceUp', { card: cardName(m.data, kindOf(m.data, item)) }),
    points,
    controller: by < 0 ? '' : e('board.controller', { player: nameOf(m, by) }),
    needed,
    royal: royal < 0 ? '' : royalWords(m, royal),
    height: heightOf(m, city),
    pieces: pieces.length > 0 ? `${pieces.join('; ')}.` : e('board.empty'),
  });
  return plainly(m, whole);
}
