// Reports the turns of others to a player: everything that concerned that player, in order of time. A game says what its events
// change and which of them concern whom.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { Group } from '../events.ts';
import { addTexts, speaking } from '../text.ts';
import { again, partsOf, who } from '../things.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.since>('since');

/** The events between two turns of a player, and those behind them. */
export interface Since {
  readonly events: readonly VisibleEvent[];
  /** Later events, which the view already includes. */
  readonly later: readonly VisibleEvent[];
}

export interface SinceLine {
  readonly text: string;
  /** The place to show (`data-at`) if the sentence names no place or card. */
  readonly at: string | null;
}

interface Event {
  readonly kind: string;
  readonly fields: Readonly<Record<string, number | undefined>>;
}

/** The turn of another player, with the boards around it. */
interface Turn<E, Board> {
  readonly player: number;
  readonly events: readonly E[];
  readonly before: Board;
  readonly after: Board;
}

export interface Concern<E extends Event, Board> {
  readonly what: 'majority' | 'influence' | 'control';
  read(event: VisibleEvent): E;
  copy(board: Board): Board;
  /** Takes an event back on the board that `on` gives; calls it only if the event changed the board. */
  undo(on: () => Board, event: E): void;
  groups(events: readonly VisibleEvent[]): readonly Group<E>[];
  sentence(groups: readonly Group<E>[], index: number): string;
  /** Returns true if the event concerns the player, on the board before it. */
  concerns(event: E, before: Board): boolean;
  /** The player with the majority in each place, or -1. */
  holders(board: Board): ReadonlyMap<string, number>;
  /** Further sentences about a turn. */
  more(turn: Turn<E, Board>): readonly string[];
  /** A claim or an attack that another player has the pieces for. */
  threats(board: Board): readonly Threat[];
}

export interface Threat {
  readonly player: number;
  readonly sort: 'claim' | 'claimCity' | 'attack';
  readonly place: string;
  readonly card?: string;
}

/** Returns the report, a line each. `now` is the board in the player's view. */
export function linesSince<E extends Event, Board>(
  of: Concern<E, Board>,
  now: Board,
  you: number,
  { events, later }: Since,
): SinceLine[] {
  const all = [...events, ...later];
  const boards: Board[] = [now];
  for (const event of all.toReversed()) boards.push(undone(of, at(boards, boards.length - 1), of.read(event)));
  boards.reverse();
  const boardBefore = new Map(all.map((event, i) => [of.read(event), at(boards, i)]));
  const lines: SinceLine[] = [];
  const add = (player: number, text: string) => {
    const names = text.includes(who(player)) || text.includes(again(player));
    const line = names ? text : say('by', { player: who(player), what: text });
    const leads = partsOf(line).some((part) => typeof part !== 'string' && !'pq'.includes(part.sort));
    lines.push({ text: line, at: leads ? null : `player.${player}` });
  };
  for (const { from, to, player } of turnsIn(events, you)) {
    const [before, after] = [at(boards, from), at(boards, to)];
    const part = events.slice(from, to);
    const groups = of.groups(part);
    groups.forEach((group, i) => {
      const concerning = group.events.some((event) => of.concerns(event, boardBefore.get(event) ?? before));
      if (concerning) add(player, of.sentence(groups, i));
    });
    for (const text of changesOf(of, player, you, before, after)) add(player, text);
    for (const text of of.more({ player, events: part.map(of.read), before, after })) add(player, text);
  }
  // Only threats that are new, and still there, are told.
  const known = new Set(of.threats(at(boards, 0)).map(keyOf));
  for (const threat of of.threats(at(boards, events.length))) {
    const { player, sort, place, card = '' } = threat;
    if (!known.has(keyOf(threat))) add(player, say(sort, { player: who(player), place, card }));
  }
  return lines;
}
/** Returns the board before an event, the same one if the event changed nothing there. */
function undone<E extends Event, Board>({ undo, copy }: Concern<E, Board>, board: Board, event: E): Board {
  let before = board;
  undo(() => {
    before = copy(board);
    return before;
  }, event);
  return before;
}
const keyOf = ({ player, sort, place, card = '' }: Threat): string => `${player} ${sort} ${place} ${card}`;

/** Returns the parts of the events by the player whose turn it was; before the first turn by the player who acted. */
function turnsIn(events: readonly VisibleEvent[], you: number) {
  const turns: { from: number; to: number; readonly player: number }[] = [];
  let inTurn = false;
  events.forEach(({ kind, fields: { player } }, i) => {
    inTurn ||= kind === 'turn';
    const last = turns.at(-1);
    const begins = kind === 'turn' || (!inTurn && player !== undefined && player !== you && player !== last?.player);
    if (player !== undefined && (begins || last === undefined)) turns.push({ from: last ? i : 0, to: i + 1, player });
    else if (last !== undefined) last.to = i + 1;
  });
  return turns;
}

/** Tells of the places where the player's lead began or ended in a turn. */
function changesOf<E extends Event, Board>(
  of: Concern<E, Board>,
  player: number,
  you: number,
  before: Board,
  after: Board,
): string[] {
  const held = of.holders(before);
  return [...of.holders(after)].flatMap(([place, holder]) => {
    const was = held.get(place) ?? -1;
    if (was === holder || (was !== you && holder !== you)) return [];
    const sort = holder === you ? 'gained' : holder < 0 ? 'broken' : holder === player ? 'taken' : 'passed';
    return say(sort, { what: of.what, player: who(player), place, owner: who(Math.max(0, holder)) });
  });
}
