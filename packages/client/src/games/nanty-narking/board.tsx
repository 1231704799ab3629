import { at } from '@gaslamp/kernel/lists';
import { costOf } from '@gaslamp/nanty-narking/box/data';
import { AREAS, CITIZEN, GRENADIER, PAWNS } from '@gaslamp/nanty-narking/box/ids';
import {
  agentsIn,
  citizensIn,
  grenadiersIn,
  NOBODY_HERE,
  ownerOf,
  pawnsOf,
  SET_ASIDE,
} from '@gaslamp/nanty-narking/box/state';
import {
  areaName,
  areaOf,
  colourOf,
  controllerOf,
  e,
  type Model,
  nameOf,
  players,
  words,
} from '@gaslamp/words/nanty-narking/model';
import { optionWords } from '@gaslamp/words/nanty-narking/prompt';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Drawing } from '../../art/drawing.tsx';
import { useLit } from '../../table/things/lit.ts';
import { useRoving } from '../../table/things/roving.ts';
import { board, districtOf, path, share } from './art/geometry.ts';
import { LondonMap } from './art/map.tsx';
import { Citizen, Grenadier, House, LondonAgent, Lot, Trouble, TwelveSided } from './art/pieces.tsx';
import { useTools } from './tools.ts';

const AREA_NUMBERS = AREAS.map((_, area) => area);

/** The map of London with the pieces in its districts. `rolled`: areas picked by the die in this turn. */
export function Board({ m, rolled }: { m: Model; rolled: ReadonlyMap<number, number> }) {
  const { of: litOf } = useLit();
  const group = useRef<HTMLElement>(null);
  const roving = useRoving(group);
  const lit = AREAS.filter((_, area) => litOf(`area.${area}`) === 'strong');
  const asked = AREAS.some((_, area) => litOf(`area.${area}`));
  const dark = AREAS.filter((_, area) => asked && !litOf(`area.${area}`));
  const trouble = AREAS.filter((_, area) => m.s.trouble[area] === 1);
  return (
    <section ref={group} id="board" className="nn-board" aria-label={e('board.group')} {...roving}>
      <div className="nn-map nn-map-wide" inert>
        <LondonMap lit={lit} trouble={trouble} />
        <Shade areas={dark} />
      </div>
      <div className="nn-map nn-map-tall" inert>
        <LondonMap turned lit={lit} trouble={trouble} />
        <Shade areas={dark} turned />
      </div>
      {AREA_NUMBERS.map((area) => (
        <Area key={area} m={m} area={area} rolled={rolled.get(area)} />
      ))}
    </section>
  );
}

/** While areas are asked for, the others are darkened. */
function Shade({ areas, turned = false }: { areas: readonly string[]; turned?: boolean }) {
  const [width, height] = turned ? [board.height, board.width] : [board.width, board.height];
  return (
    <Drawing box={`0 0 ${width} ${height}`} className="nn-shade" preserveAspectRatio="none">
      {areas.map((id) => (
        <path key={id} d={path(districtOf(id).outline, turned)} />
      ))}
    </Drawing>
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

function Area({ m, area, rolled }: { m: Model; area: number; rolled: number | undefined }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const { s, data } = m;
  const id = at(AREAS, area);
  const wide = share(id, false);
  const tall = share(id, true);
  const style = {
    '--x': percent(wide.left),
    '--y': percent(wide.top),
    '--w': percent(wide.width),
    '--h': percent(wide.height),
    '--tx': percent(tall.left),
    '--ty': percent(tall.top),
    '--tw': percent(tall.width),
    '--th': percent(tall.height),
  } as CSSProperties;
  const thing = `area.${area}` as const;
  const lit = litOf(thing);
  const owner = ownerOf(s, area);
  const controller = controllerOf(m, area);
  const printed = areaOf(m, area);
  const number = s.alternativeNumbers === 1 ? printed.alternativeNumber : printed.number;
  const cost = costOf(data, area);
  const sizes = { agent: 28, sign: 23 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a district of a map is no fieldset
    <div
      role="group"
      aria-label={areaName(area)}
      className="nn-area"
      style={style}
      data-lit={lit}
      data-at={thing}
      data-guarded={grenadiersIn(s, area) > 0 || undefined}
    >
      <button
        type="button"
        className="nn-area-button"
        data-rove=""
        data-lit={lit}
        data-thing={thing}
        aria-label={areaWords(m, area)}
        aria-description={can(thing)}
        onClick={(event) => tools.touch(thing, event.currentTarget)}
      />
      <div className="nn-area-head">
        <span className="nn-number" title={e('board.number', { number })}>
          {number}
        </span>
        <span className="nn-area-name" data-long={areaName(area).length > 8 || undefined}>
          {areaName(area)}
        </span>
      </div>
      <div className="nn-area-signs">
        {owner === NOBODY_HERE ? (
          <span className="nn-lot" title={e('board.cost', { cost })}>
            <Lot size={sizes.sign} />
            <b>{e('player.money', { amount: cost })}</b>
          </span>
        ) : (
          <span
            className="nn-lot"
            data-at={`house.${area}`}
            title={`${e('board.house', { owner: nameOf(m, owner) })}, ${e('board.cost', { cost })}`}
          >
            <House colour={colourOf(owner)} size={sizes.sign + 5} />
            <b>{e('player.money', { amount: cost })}</b>
          </span>
        )}
        {s.trouble[area] === 1 ? (
          <span className="nn-trouble" title={e('board.trouble')} data-at={`trouble.${area}`}>
            <Trouble size={sizes.sign + 3} />
          </span>
        ) : null}
        {rolled === undefined ? null : (
          <span className="nn-rolled" title={e('board.rolled')}>
            <TwelveSided face={rolled} size={sizes.sign} />
          </span>
        )}
      </div>
      <div className="nn-pawns">
        {players(m).map((player) => (
          <Pawns key={player} m={m} area={area} pawn={player} holds={controller}>
            <LondonAgent colour={colourOf(player)} size={sizes.agent} />
          </Pawns>
        ))}
        <Pawns m={m} area={area} pawn={CITIZEN} holds={-1}>
          <Citizen size={sizes.agent} />
        </Pawns>
        <Pawns m={m} area={area} pawn={GRENADIER} holds={-1}>
          <Grenadier size={sizes.agent} />
        </Pawns>
      </div>
    </div>
  );
}

interface PawnsProps {
  readonly m: Model;
  readonly area: number;
  readonly pawn: number;
  /** The player who controls the area. */
  readonly holds: number;
  readonly children: ReactNode;
}

/** Pawns of one sort in an area: one drawing and their number. */
function Pawns({ m, area, pawn, holds, children }: PawnsProps) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const count = pawnsOf(m.s, pawn, area);
  if (count === 0) return null;
  const thing = `pawn.${pawn}.${area}` as const;
  const lit = litOf(thing);
  const inside = (
    <>
      {children}
      {count > 1 ? <b>{count}</b> : null}
      {holds === pawn ? <span className="nn-crown" title={e('board.control', { owner: nameOf(m, pawn) })} /> : null}
    </>
  );
  const shared = { className: 'nn-pawn', 'data-at': thing, 'data-holds': holds === pawn || undefined };
  if (!lit) return <span {...shared}>{inside}</span>;
  return (
    <button
      type="button"
      {...shared}
      data-lit={lit}
      data-thing={thing}
      data-rove={lit === 'strong' ? '' : undefined}
      tabIndex={-1}
      aria-label={words(m, optionWords(m, `pawn ${PAWNS[pawn]} ${AREAS[area]}`))}
      aria-description={can(thing)}
      onClick={(event) => tools.touch(thing, event.currentTarget)}
    >
      {inside}
    </button>
  );
}

/** Everything about an area in one sentence. */
export function areaWords(m: Model, area: number): string {
  const { s, data } = m;
  const owner = ownerOf(s, area);
  const controller = controllerOf(m, area);
  const citizens = citizensIn(s, area);
  const grenadiers = grenadiersIn(s, area);
  const pawns = [
    ...players(m).flatMap((player) => {
      const count = agentsIn(s, player, area);
      return count > 0 ? [e('board.agents', { count, owner: nameOf(m, player) })] : [];
    }),
    ...(citizens > 0 ? [e('board.citizens', { count: citizens })] : []),
    ...(grenadiers > 0 ? [e('board.grenadiers', { count: grenadiers })] : []),
  ];
  const parts = [
    e('board.cost', { cost: costOf(data, area) }),
    owner === NOBODY_HERE ? e('board.noHouse') : e('board.house', { owner: nameOf(m, owner) }),
    ...(s.areaCards[area] === SET_ASIDE ? [e('board.cardAside')] : []),
    ...(s.trouble[area] === 1 ? [e('board.trouble')] : []),
    ...(pawns.length > 0 ? pawns : [e('board.empty')]),
    ...(controller >= 0 ? [e('board.control', { owner: nameOf(m, controller) })] : []),
  ];
  return `${areaName(area)}: ${parts.join(', ')}.`;
}
