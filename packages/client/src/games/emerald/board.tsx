import { days } from '../../art/emerald/emblem-mark.tsx';
import { Cube, PointsDisc } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { useLit } from '../../table/things/lit.ts';

interface LimboProps {
  readonly name: string;
  /** The cubes of each player in words. */
  readonly counts: readonly string[];
  readonly cubes: readonly number[];
  /** The action that takes cubes from Limbo. */
  readonly take: string;
  onTouch(thing: 'limbo', node: Element): void;
}

export function Limbo({ name, counts, cubes, take, onTouch }: LimboProps) {
  const { of: litOf, can } = useLit();
  const lit = litOf('limbo');
  const words = `${name}. ${counts.join('; ')}`;
  const inside = (
    <>
      <span className="limbo-name">
        <GameSymbol name="limbo" size={16} /> {name}
      </span>
      <span className="limbo-cubes">
        {counts.map((count, player) => (
          <span key={days[player]} className="limbo-row" data-at={`limbo.${player}`} title={count}>
            <Cube day={days[player]!} size={16} />
            <b>{cubes[player]}</b>
          </span>
        ))}
      </span>
    </>
  );
  return lit ? (
    <button
      type="button"
      className="limbo"
      data-at="limbo"
      data-lit={lit}
      data-thing="limbo"
      data-rove=""
      aria-label={`${take}. ${words}`}
      aria-description={can('limbo')}
      onClick={(event) => onTouch('limbo', event.currentTarget)}
    >
      {inside}
    </button>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a place on a board is no fieldset
    <div role="group" className="limbo" data-at="limbo" aria-label={words}>
      {inside}
    </div>
  );
}

interface PointsProps {
  readonly label: string;
  /** The points of each player; those below zero stand at zero. */
  readonly points: readonly number[];
  readonly target: number;
  /** Number of the last space, unless somebody is further. */
  readonly last: number;
  readonly onOpen: () => void;
}

/** The points track with the discs of all players; a click shows their composition. */
export function Points({ label, points, target, last, onOpen }: PointsProps) {
  const cells = Array.from({ length: Math.max(last, ...points) + 1 }, (_, n) => n);
  return (
    <button type="button" className="points-track" aria-label={label} onClick={onOpen}>
      {cells.map((n) => (
        <span key={n} className="points-cell" data-target={n === target || undefined}>
          <span className="points-number">{n}</span>
          <Discs players={points.flatMap((total, player) => (Math.max(0, total) === n ? player : []))} />
        </span>
      ))}
    </button>
  );
}

function Discs({ players }: { players: readonly number[] }) {
  const { length } = players;
  if (length === 0) return null;
  return (
    <span className="points-discs" data-many={length > 2 || undefined}>
      {players.map((player) => (
        <PointsDisc key={player} day={days[player]!} size={length > 4 ? 11 : length > 2 ? 13 : 17} />
      ))}
    </span>
  );
}
