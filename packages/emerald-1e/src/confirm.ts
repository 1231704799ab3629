import { choice } from './effects.ts';
import { confirm } from './verbs.ts';

const CONFIRM = [confirm];

/** The last word on a composed action: until here nobody else sees any of it. */
export const confirmed = choice('confirm', {
  options: () => CONFIRM,
  choose: () => {},
});
