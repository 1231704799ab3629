import type { AnyGame } from '@gaslamp/games/games';
import type { Effects } from '@gaslamp/kernel/effects';
import type { GameEvent } from '@gaslamp/kernel/events';
import type { State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { fail } from './failure.ts';
import { oracleOf, proofOf } from './games.ts';
import { BOUND, diceOf, mindOf, optionsFor } from './playout.ts';
import type { Tally } from './tally.ts';

/** Returns everything that must occur within some thousand matches: `effect harm`, `verb claim`, `text ZOMBIES action`. */
export function wanted(game: AnyGame, isCrowded = false): readonly string[] {
  const onlyCrowded = proofOf(game.id).crowd?.brings ?? [];
  if (isCrowded) return onlyCrowded;
  return [
    ...Object.keys(game.effects.byName).map((name) => `effect ${name}`),
    ...game.verbs.names.map((name) => `verb ${name}`),
    ...oracleOf(game).wonders.map((name) => `text ${name}`),
  ].filter((name) => !onlyCrowded.includes(name));
}

/** Counts the occurrences of each in one random match. */
export function occurring(game: AnyGame, seats: number, seed: number): Tally {
  const tally: Tally = { matches: 1 };
  const seen = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  const watched = { ...game, effects: counted(game.effects, (name) => seen(`effect ${name}`)) };
  const events: GameEvent[] = [];
  const mind = mindOf(seed);
  const table = new Table(watched, game.setup(seats, optionsFor(game, seed)), diceOf(seed), events);
  for (let n = 0; table.decision !== null; n++) {
    if (n >= BOUND) fail({ property: 'coverage', game: game.id, seats, seed }, `not over after ${BOUND} decisions`);
    const option = mind.among(table.decision.options);
    seen(`verb ${game.verbs.describe(option).do}`);
    table.choose(option);
  }
  const oracle = oracleOf(game);
  for (const event of events) {
    const wonder = oracle.wonder(event);
    if (wonder !== null) seen(`text ${wonder}`);
  }
  return tally;
}

/** Returns the game's effects with counting: a step when it runs, a choice when it is answered. */
function counted(effects: Effects<State, unknown>, ran: (name: string) => void): Effects<State, unknown> {
  const byName = Object.fromEntries(
    Object.entries(effects.byName).map(([name, effect]) => {
      if (effect.kind === 'step') {
        const run: typeof effect.run = (g, locals) => {
          ran(name);
          effect.run(g, locals);
        };
        return [name, { ...effect, run }];
      }
      const choose: typeof effect.choose = (g, locals, option) => {
        ran(name);
        effect.choose(g, locals, option);
      };
      return [name, { ...effect, choose }];
    }),
  );
  // Only the table of effects is read during a match.
  return { ...effects, byName } as unknown as typeof effects;
}
