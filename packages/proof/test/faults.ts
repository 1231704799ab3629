// Faulty variants of a game, to show that the properties can fail. The game itself is not changed.
import type { AnyGame } from '@gaslamp/games/games';
import type { Choice, Effects, Step } from '@gaslamp/kernel/effects';
import type { Frame, Item, Option, Place, State } from '@gaslamp/kernel/state';
import type { AnyTable } from '../src/asked.ts';

type AnyStep = Step<State, unknown>;
type AnyChoice = Choice<State, unknown>;
/** A frame in the effects' own types. */
type Locals = never;

/** Returns the game with some effects changed; frames name effects, so all others use the changed ones. */
function withEffects(
  game: AnyGame,
  change: (effect: AnyStep | AnyChoice, name: string) => AnyStep | AnyChoice,
): AnyGame {
  const byName = Object.fromEntries(
    Object.entries(game.effects.byName).map(([name, effect]) => [name, change(effect, name)]),
  );
  return { ...game, effects: { ...game.effects, byName } as Effects<State, unknown> };
}

export function withStep(
  game: AnyGame,
  name: string,
  run: (honest: AnyStep, g: AnyTable, frame: Frame) => void,
): AnyGame {
  return withEffects(game, (effect, other) =>
    other !== name || effect.kind !== 'step'
      ? effect
      : { ...effect, run: (g, locals) => run(effect, g, locals as Frame) },
  );
}

export function withChoice(game: AnyGame, name: string, change: (honest: AnyChoice) => Partial<AnyChoice>): AnyGame {
  return withEffects(game, (effect, other) =>
    other !== name || effect.kind !== 'choice' ? effect : { ...effect, ...change(effect) },
  );
}

/** Returns the game on tables that are changed before any rule runs on them. */
export function withTable(game: AnyGame, change: (g: AnyTable) => void): AnyGame {
  const changed = new WeakSet<AnyTable>();
  const once = (g: AnyTable) => {
    if (changed.has(g)) return;
    changed.add(g);
    // Deal by single draws, so that a change to moves affects each of them.
    g.deal = (from, to, count) =>
      Array.from({ length: Math.max(0, count) }, () => g.draw(from, to) ?? -1).filter((item) => item >= 0);
    change(g);
  };
  return withEffects(game, (effect) =>
    effect.kind === 'step'
      ? {
          ...effect,
          run(g: AnyTable, locals: Locals) {
            once(g);
            effect.run(g, locals);
          },
        }
      : {
          ...effect,
          choose(g: AnyTable, locals: Locals, option: Option) {
            once(g);
            effect.choose(g, locals, option);
          },
        },
  );
}

/** Returns the place of a name such as `IDENTITY.MONDAY`, or the first of a zone. */
export const placeNamed = (game: AnyGame, name: string): Place =>
  game.places.findIndex((place) => place === name || place.startsWith(`${name}.`));

export const itemsIn = (s: State, place: Place): Item[] =>
  s.place.flatMap((lies, item) => (lies === place ? [item] : []));

export const options = (game: AnyGame, name: string, at: AnyTable, frame: Frame): readonly Option[] =>
  (game.effects.byName[name] as AnyChoice).options(at, frame as Locals);
