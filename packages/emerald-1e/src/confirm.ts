import { choice } from './effects.ts';
import { confirm } from './verbs.ts';

const CONFIRM = [confirm];

/** The confirmation of a composed action: before it, nobody else sees any of the action. */
export const confirmed = choice('confirm', {
  options: () => CONFIRM,
  choose: () => {},
});
