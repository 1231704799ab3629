import { confirm } from '../seen/verbs.ts';
import { choice } from './effects.ts';

const CONFIRM = [confirm];

/** The confirmation of a composed action: before it, nobody else sees any of the action. */
export const confirmed = choice('confirm', {
  options: () => CONFIRM,
  choose: () => {},
});
