import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import { visible } from '@gaslamp/kernel/events';
import { InputFault } from '@gaslamp/kernel/fault';
import { type Fate, type Forecast, fateOf } from '@gaslamp/kernel/forecast';
import { Match } from '@gaslamp/kernel/match';
import { inFull, type Question } from '@gaslamp/kernel/question';
import { copy, type Player, type State } from '@gaslamp/kernel/state';
import { answersItself, Table } from '@gaslamp/kernel/table';
import type { Asked } from './asked.ts';
import { fail } from './failure.ts';
import { Mind } from './mind.ts';
import { oneOf } from './playout.ts';
import { SHIPPED, type Shipped } from './shown.ts';
import { together, type Watching } from './watch.ts';

/** One in this many questions is checked, fewer of choices within a draft; and the number of continuations tried. */
const EVERY = 8;
const WITHIN = 60;
const WAYS = 2;

/**
 * Checks that every promise of a forecast comes true, whatever is hidden and whatever the results of chance, and that forecasts
 * promise something.
 */
const watchForecasts =
  (by: Shipped = SHIPPED): Watching =>
  (game, seats, seed) => {
    const tally = {
      forecasts: 0,
      promises: 0,
      asked: 0,
      another: 0,
      roll: 0,
      draw: 0,
      hidden: 0,
      over: 0,
      passes: 0,
      asks: 0,
      ends: 0,
      fates: 0,
    };
    const mind = new Mind(seed ^ 0xf07e);
    const check = ({ s, decision: { player, options } }: Asked) => {
      const answer = game.verbs.format(oneOf(mind, options));
      const match = Match.restore(game, copy(s), [], mind);
      const forecast = by.forecastFor(match, player, [answer]);
      const where = { property: 'forecasts', game: game.id, seats, seed, move: s.move, viewer: player };
      if (forecast === null) fail(where, `nothing is said of "${answer}", which is offered`);
      for (let way = 0; way < WAYS; way++) {
        const broken = brokenBy(forecast, happen(game, s, player, answer, mind));
        if (broken !== null) fail(where, `"${answer}" does not keep its promise: ${broken}`);
      }
      tally.forecasts++;
      tally.promises += forecast.events.length;
      tally[forecast.until]++;
      tally.passes += Number(forecast.passes);
      tally.asks += Number(forecast.asks !== null);
      tally.ends += forecast.ends.length;
      tally.fates += Number(forecast.fate !== null);
    };
    return {
      look(table) {
        const { draft, options } = table.decision;
        if (mind.below(draft && options.length > 1 ? WITHIN : EVERY) === 0) check(table);
      },
      end: () => tally,
    };
  };
export const forecasts = (game: AnyGame, seats: number, seed: number, by: Shipped = SHIPPED) =>
  together(watchForecasts(by))(game, seats, seed);

/** The real consequences of an answer, until somebody has a choice. */
interface Happened {
  readonly events: readonly string[];
  /** Number of events before chance was first used; null if it was not. */
  readonly certain: number | null;
  readonly chance: 'roll' | 'draw' | null;
  readonly next: 'asked' | 'another' | 'over';
  /** The next question, if it is the player's. */
  readonly asks: Question | null;
  readonly fate: Fate | null;
}

function happen(game: AnyGame, s: State, player: Player, answer: string, mind: Mind): Happened {
  const events: GameEvent[] = [];
  let certain: number | null = null;
  let first: 'roll' | 'draw' | null = null;
  const chance = {
    roll(sides: number) {
      certain ??= events.length;
      first ??= 'roll';
      return mind.roll(sides);
    },
    draw(from: readonly number[]) {
      certain ??= events.length;
      first ??= 'draw';
      return mind.draw(from);
    },
  };
  const table = new Table(game, copy(s), chance, events);
  const option = game.verbs.parse(answer);
  if (typeof option !== 'number') throw new InputFault(option);
  table.choose(option);
  while (table.decision !== null && answersItself(table.decision)) table.choose(table.decision.options[0]!);
  const { decision } = table;
  const next = decision === null ? 'over' : decision.player === player ? 'asked' : 'another';
  const asks = decision !== null && next === 'asked' ? inFull(game, decision) : null;
  const texts = events.map((event) => JSON.stringify(visible(event, player)));
  return { events: texts, certain, chance: first, next, asks, fate: fateOf(game, table.s, player) };
}

function brokenBy(
  { events, until, passes, asks, fate, ends }: Forecast,
  { events: happened, certain, chance, next, asks: question, fate: real }: Happened,
): string | null {
  for (const end of ends) {
    const i = happened.indexOf(JSON.stringify(end.event));
    if (i < 0 || (certain !== null && i >= certain)) continue;
    if (next !== 'over') return `${happened[i]} does not end the match`;
    if (end.fate !== null && end.fate !== real) return `the player does not end as ${end.fate} behind ${happened[i]}`;
  }
  if (fate !== null && fate !== real) return `the player does not end as ${fate}`;
  for (const [i, event] of events.entries())
    if (JSON.stringify(event) !== happened[i]) return `${JSON.stringify(event)} is ${happened[i] ?? 'nothing'}`;
  if (passes && chance === null && next === 'asked') return 'the player is asked again';
  switch (until) {
    case 'roll':
    case 'draw':
      return certain === events.length && chance === until
        ? null
        : `${chance ?? 'nothing'} comes behind ${certain ?? 'no'} events, not ${until} behind ${events.length}`;
    case 'asked':
    case 'another':
      if (certain !== null) return 'chance comes before a question';
      if (next !== until) return `${until} is ${next}`;
      if (asks !== null && JSON.stringify(asks) !== JSON.stringify(question)) return 'another question comes';
      return happened.length === events.length ? null : 'more happens';
    case 'over':
      return next === 'over' ? null : 'the match goes on';
    case 'hidden':
      return null;
  }
}
