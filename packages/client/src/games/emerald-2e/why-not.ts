// Why an action is not possible at all: its reasons in all cities, gathered. Each reason comes from the server.
import { CITIES, DAYS } from '@gaslamp/emerald-2e/ids';
import type { Refused } from '@gaslamp/kernel/effects';
import type { TableClient } from '../../table/client.ts';
import type { Note } from '../../table/note.ts';
import { all } from '../../table/rich.tsx';
import { hasText } from '../../text.ts';
import { representative } from './menus.ts';
import { cityName, e, type Model, royaltyIn } from './model.ts';
import { ACTIONS, type Action } from './things.ts';
import { noteOf } from './use-play.ts';

/** Reasons that name a place, the most telling first. */
const TELLING: Partial<Record<Action, readonly string[]>> = {
  claim: ['claim.noCard', 'claim.noMajority', 'claim.noCube', 'claim.empty'],
  assassinate: ['assassinate.tooFewBombs', 'assassinate.noCard', 'assassinate.noMajority', 'assassinate.noAgent'],
  move: ['move.noAgent'],
};

/** The sentence for an action that no option begins; null if the server knows of no reason. */
export async function whyNot(m: Model, client: TableClient, action: Action): Promise<Note | null> {
  const first = await client.explain(representative(m, action));
  const telling = TELLING[action];
  if (first === null || !telling?.includes(first.key)) return first && noteOf(first);
  const asked = wishes(m, action);
  const found = await Promise.all(asked.map(({ wish }) => client.explain(wish)));
  return gathered(
    action,
    asked.flatMap(({ city }, i) => (found[i] ? [{ city, why: found[i] }] : [])),
    first,
  );
}

/** Why what a menu names is not possible: an action in any city, or one thing that somebody may wish. */
export async function whyNotWish(m: Model, client: TableClient, wish: string): Promise<Note | null> {
  const action = ACTIONS.find((one) => one === wish);
  if (action) return whyNot(m, client, action);
  const why = await client.explain(wish);
  return why && noteOf(why);
}

/** Reasons by city as one sentence: the same one everywhere in the plural, else the two most telling ones. */
export function gathered(
  action: Action,
  reasons: readonly { readonly city: number; readonly why: Refused }[],
  first: Refused,
): Note {
  const keys = [...new Set(reasons.map(({ why }) => why.key))];
  const telling = (TELLING[action] ?? []).filter((key) => keys.includes(key));
  if (telling.length < keys.length) return noteOf(first);
  const best = telling[0] ?? first.key;
  const rule = reasons.find(({ why }) => why.key === best)?.why.rule ?? first.rule;
  if (telling.length < 2)
    return { text: hasText(`emerald2e.none.${best}`) ? e(`none.${best}`) : noteOf(first).text, rule };
  const parts = telling.slice(0, 2).map((key, i) => {
    const cities = reasons.filter(({ why }) => why.key === key).map(({ city }) => cityName(city));
    const rest = i === 1 && telling.length === 2 && reasons.length === CITIES.length;
    return e(`noneIn.${key}`, { cities: rest ? e('none.elsewhere') : all(cities) });
  });
  return { text: [e(`none.${action}.lead`), ...parts].join(' '), rule };
}

/** One wish for each city where the action could be tried. */
function wishes(m: Model, action: Action): { city: number; wish: string }[] {
  return CITIES.flatMap((id, city) => {
    if (action !== 'assassinate') return [{ city, wish: `${action} ${id}` }];
    const victim = DAYS.findIndex(
      (_, player) => player !== m.you && (m.s.agents[player * CITIES.length + city] ?? 0) > 0,
    );
    if (victim >= 0 && victim < m.s.seats) return [{ city, wish: `assassinate ${DAYS[victim]} ${id}` }];
    return royaltyIn(m, city) >= 0 ? [{ city, wish: `assassinate ROYALTY ${id}` }] : [];
  });
}
