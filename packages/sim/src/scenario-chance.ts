// Forces the outcomes of a `chance` step.
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import { didYouMean } from './resembling.ts';
import type { ForcedDice } from './scenario-dice.ts';
import { fail, type Path } from './scenario-error.ts';
import type { Given, Scenario, Step } from './scenario-form.ts';
import { isMapping } from './scenario-shapes.ts';

interface Outcome {
  readonly value: unknown;
  readonly path: Path;
}

/**
 * Passes the outcomes of a `chance` step to the dice; other steps force nothing. Throws a ScenarioError for an invalid outcome.
 */
export function force(scenario: Scenario, step: Step, dice: ForcedDice, s: State): void {
  if (step.kind !== 'chance') return;
  const { game, stage, seats } = scenario;
  const kinds = [...Object.keys(stage.rolls), 'draw'];
  for (const given of step.outcomes) {
    const { key, path } = given;
    if (key === 'draw') {
      forceDraws(scenario, given, dice);
      continue;
    }
    const roll = Object.hasOwn(stage.rolls, key) ? stage.rolls[key] : undefined;
    if (roll === undefined)
      return fail(path, `unknown key "${key}"; allowed: ${kinds.join(', ')}${didYouMean(key, kinds)}`);
    for (const outcome of listed(given)) {
      const face = roll.face(outcome.value, game, s, seats);
      if (face === null)
        fail(outcome.path, `${String(outcome.value)} is no outcome of "${key}"; allowed: ${roll.words}`);
      else dice.forceRoll(face, outcome.path);
    }
  }
}

/** A list applies to the next draws of any kind; a mapping names the hand or city for each list. */
function forceDraws(scenario: Scenario, { value, path }: Outcome, dice: ForcedDice): void {
  if (!isMapping(value)) return drawn(scenario, { value, path }, dice, null);
  for (const [name, cards] of Object.entries(value)) {
    const inner = [...path, name];
    drawn(scenario, { value: cards, path: inner }, dice, ownerNamed(scenario, name, inner));
  }
}
function drawn({ stage }: Scenario, cards: Outcome, dice: ForcedDice, owner: string | null): void {
  for (const { value, path } of listed(cards)) {
    const id = String(value);
    if (!stage.ids.includes(id)) fail(path, `unknown id "${id}"${didYouMean(id, stage.ids)}`);
    dice.forceDraw(id, path, owner);
  }
}

/** Returns the seat or city: the last part of the names of its places. */
function ownerNamed({ game, stage, seats }: Scenario, name: string, path: Path): string {
  const cities = game.places.flatMap((place) => /^FACE_UP\.(.*)$/.exec(place)?.[1] ?? []);
  const seat = seats.indexOf(name);
  const owner = seat >= 0 ? at(stage.seatNames, seat) : name;
  if ([...stage.seatNames.slice(0, seats.length), ...cities].includes(owner)) return owner;
  const allowed = [...seats, ...cities];
  return fail(path, `unknown name "${name}"; allowed: ${allowed.join(', ')}${didYouMean(name, allowed)}`);
}

const listed = ({ value, path }: Pick<Given, 'value' | 'path'>): Outcome[] =>
  Array.isArray(value) ? value.map((one, i) => ({ value: one, path: [...path, i] })) : [{ value, path }];
