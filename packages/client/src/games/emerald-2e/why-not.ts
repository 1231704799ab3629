// Explains why an action is not possible, over all cities at once: each reason comes from the server. Loaded with the first
// refusal.
import { CITIES, DAYS } from '@gaslamp/emerald-2e/box/ids';
import { agentsIn, cubesIn } from '@gaslamp/emerald-2e/box/state';
import type { RefusalKey } from '@gaslamp/emerald-2e/seen/refusal-key';
import type { Refused } from '@gaslamp/kernel/effects';
import { at } from '@gaslamp/kernel/lists';
import { cityName, faceUp, isSeated, type Model, royaltyIn, type Seated } from '@gaslamp/words/emerald-2e/model';
import { refusalWords } from '@gaslamp/words/emerald-2e/refusals/sentences';
import { all } from '@gaslamp/words/things';
import type { TableClient } from '../../table/asking/client.ts';
import type { Note } from '../../table/asking/note.ts';
import { type CardWish, othersIn } from './menus.ts';
import { e } from './opened/texts.ts';
import { ACTIONS, type Action } from './things.ts';

export const noteOf = ({ key, rule }: Refused): Note => ({ text: refusalWords(key), rule });

/** Actions that may fail in each city for another reason; the reasons that refer to a city, the most telling first. */
const TELLING = {
  claim: ['claim.noCard', 'claim.noMajority', 'claim.noCube', 'claim.empty'],
  assassinate: ['assassinate.tooFewBombs', 'assassinate.noCard', 'assassinate.noMajority', 'assassinate.noAgent'],
} as const satisfies Partial<Record<Action, readonly RefusalKey[]>>;
type Placed = keyof typeof TELLING;
type Reason = (typeof TELLING)[Placed][number];

const isPlaced = (action: Action): action is Placed => action in TELLING;
/** Returns those of the reasons that refer to a city. */
const telling = (action: Placed, keys: readonly string[]): readonly Reason[] =>
  TELLING[action].filter((key) => keys.includes(key));

/** Returns the sentence for an action that no option begins; null if the server knows no reason. */
export async function whyNot(m: Seated, client: TableClient, action: Action): Promise<Note | null> {
  const first = await client.explain(representative(m, action));
  if (first === null) return null;
  // Tried in the city with the most agents.
  if (first.key === 'move.noAgent') return { text: e('none.move.noAgent'), rule: first.rule };
  if (!isPlaced(action) || telling(action, [first.key]).length === 0) return noteOf(first);
  const asked = wishes(m, action);
  const found = await Promise.all(asked.map(({ wish }) => client.explain(wish)));
  return gathered(
    action,
    asked.flatMap(({ city }, i) => (found[i] ? [{ city, why: found[i] }] : [])),
    first,
  );
}

/** Returns the reason why an entry of a menu is not possible: an action in any city, or a single wish. */
export async function whyNotWish(m: Model, client: TableClient, wish: string): Promise<Note | null> {
  if (wish === ('strike' satisfies CardWish)) return noteOf({ key: 'assassinate.ownBombs', rule: 'R10.4' });
  if (wish === ('support' satisfies CardWish)) return { text: e('none.support'), rule: 'R10.6' };
  const action = ACTIONS.find((one) => one === wish);
  if (action && isSeated(m)) return whyNot(m, client, action);
  const why = await client.explain(wish);
  return why && noteOf(why);
}

/** Combines the reasons by city into one sentence: a common reason in the plural, else the two most telling ones. */
export function gathered(
  action: Placed,
  reasons: readonly { readonly city: number; readonly why: Refused }[],
  first: Refused,
): Note {
  const keys = [...new Set(reasons.map(({ why }) => why.key))];
  const found = telling(action, keys);
  const [best, second] = found;
  if (best === undefined || found.length < keys.length) return noteOf(first);
  const rule = reasons.find(({ why }) => why.key === best)?.why.rule ?? first.rule;
  if (second === undefined) return { text: e(`none.${best}`), rule };
  const citiesOf = (key: Reason) => all(reasons.filter(({ why }) => why.key === key).map(({ city }) => cityName(city)));
  const everywhere = found.length === 2 && reasons.length === CITIES.length;
  const text = [
    e(`none.${action}.lead`),
    e(`noneIn.${best}`, { cities: citiesOf(best) }),
    e(`noneIn.${second}`, { cities: everywhere ? e('none.elsewhere') : citiesOf(second) }),
  ].join(' ');
  return { text, rule };
}

/** Returns a wish that stands for an action when none of it is possible, in the city that meets most of its conditions. */
function representative(m: Seated, action: Action): string {
  const cities = CITIES.map((id, city) => ({ id, city }));
  const best = (score: (city: number) => number) => cities.reduce((a, b) => (score(b.city) > score(a.city) ? b : a));
  const agents = (city: number) => agentsIn(m.s, m.you, city);
  const cubes = (city: number) => cubesIn(m.s, m.you, city);
  switch (action) {
    case 'claim':
      return `claim ${best((city) => cubes(city) * 10 + agents(city) - (faceUp(m, city) < 0 ? 100 : 0)).id}`;
    case 'move':
      return `move ${best(agents).id}`;
    case 'place':
      return `place ${CITIES[0]}`;
    case 'assassinate': {
      const { id, city } = best((n) => {
        const targets = othersIn(m, n).length + (royaltyIn(m, n) >= 0 ? 1 : 0);
        return targets > 0 ? agents(n) * 10 + cubes(n) + 1 : 0;
      });
      const [victim] = othersIn(m, city);
      return `assassinate ${victim === undefined ? 'ROYALTY' : at(DAYS, victim)} ${id}`;
    }
    default:
      return action === 'card' ? 'discard' : action;
  }
}

/** Returns one wish for each city where the action could be tried. */
function wishes(m: Model, action: Placed): { city: number; wish: string }[] {
  return CITIES.flatMap((id, city) => {
    if (action === 'claim') return [{ city, wish: `claim ${id}` }];
    const [victim] = othersIn(m, city);
    if (victim !== undefined) return [{ city, wish: `assassinate ${at(DAYS, victim)} ${id}` }];
    return royaltyIn(m, city) >= 0 ? [{ city, wish: `assassinate ROYALTY ${id}` }] : [];
  });
}
