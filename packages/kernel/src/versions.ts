import { fault, InputFault } from './fault.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** Returns a state of rules version `from` in the shape of version `to`. Throws if `to` is newer than the game's rules. */
export function upgraded<S extends State, D>(game: Game<S, D>, s: S, from: number, to: number): S {
  if (to > game.rules) throw new InputFault(fault('record.version', { rules: to, here: game.rules }));
  let out = s;
  for (let version = from + 1; version <= to; version++) out = game.upgrades?.[version]?.(out) ?? out;
  return out;
}
