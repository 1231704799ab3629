// The warning before an answer that ends the match.
import { cardOf, kindOf } from '@gaslamp/emerald-1e/box/data';
import { SLOT_1 } from '@gaslamp/emerald-1e/box/ids';
import { cardOn, cityOf, countOf, DISCARD, EFFECTS, type Emerald1, isBox } from '@gaslamp/emerald-1e/box/state';
import { mark, pointsOf } from '@gaslamp/emerald-1e/seen/points';
import { addTexts, speaking } from '../text.ts';
import { isSeated, type Model, readOption, type Seated } from './model.ts';
import english from './text/ending.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.emerald1e>('emerald1e');

/** Returns the warning before a claim or a reveal that ends the match. */
export function endingWords(m: Model, option: string): string {
  if (!isSeated(m)) return say('ending.match');
  const at = { s: afterwards(m, option), data: m.data };
  const points = pointsOf(at, m.you);
  return points >= mark(at) ? say('ending.points', { points }) : say('ending.match');
}

/** Returns the state after the answer, as far as points depend on it: R6.2, R8.4, R16.4, R16.7. */
function afterwards(m: Seated, option: string): Emerald1 {
  const { s, data, you } = m;
  const after = { ...s, place: [...m.place], revealed: [...s.revealed] };
  const one = readOption(option);
  if (one?.verb === 'reveal') after.revealed[you] = 1;
  if (one?.verb !== 'claim') return after;
  const { target } = one;
  if (isBox(target)) {
    after.control = s.control.map((by, city) => (city === cityOf(target) ? you : by));
    return after;
  }
  const item = cardOn(s, target);
  if (item < 0) return after;
  after.place[item] = (target >= SLOT_1 ? EFFECTS : DISCARD) + you;
  if (cardOf(data, item).effect === 'necronomicon') after.necronomicon = you;
  const recruited = countOf(data.agentOfKind, kindOf(data, item));
  after.agentAt = s.agentAt.map((city, agent) => (agent === recruited ? cityOf(target) : city));
  after.agentOf = s.agentOf.map((by, agent) => (agent === recruited ? you : by));
  return after;
}
