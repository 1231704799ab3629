// Why something is not possible: each reason comes from the server.
import { AGENTS, BOX_OF, CARDS, TARGETS } from '@gaslamp/emerald-1e/ids';
import { agentsOnBoard, cubesOn } from '@gaslamp/emerald-1e/state';
import type { Refused } from '@gaslamp/kernel/effects';
import { at } from '@gaslamp/kernel/lists';
import { handOf, isSeated, type Model, type Seated } from '@gaslamp/words/emerald-1e/model';
import { refusalWords } from '@gaslamp/words/emerald-1e/refusals/sentences';
import type { TableClient } from '../../table/client.ts';
import type { Note } from '../../table/note.ts';
import { e } from './opened/texts.ts';
import { ACTIONS, type Action } from './things.ts';

export const noteOf = ({ key, rule }: Refused): Note => ({ text: refusalWords(key), rule });

/** The sentence for an action that no option begins; null if the server knows of no reason. */
export async function whyNot(m: Seated, client: TableClient, action: Action): Promise<Note | null> {
  if (action === 'expose') return { text: e('none.expose'), rule: 'R11.2' };
  const reasons = await Promise.all(wishes(m, action).map((wish) => client.explain(wish)));
  const found = reasons.filter((one) => one !== null);
  const [first] = found;
  if (first === undefined) return null;
  // Of several cities or cards each may fail for another reason: then it is the action's own that is told.
  if (action === 'claim' && found.some(({ key }) => key !== first.key)) return { text: e('none.claim'), rule: 'R6.2' };
  if (action !== 'attack') return noteOf(first);
  const telling = found.find(({ key }) => key !== 'attack.noStart' && key !== 'attack.noAgent');
  return noteOf(telling ?? found.find(({ key }) => key !== 'attack.noStart') ?? first);
}

/** Why what a menu names is not possible: an action anywhere, or one thing that somebody may wish. */
export async function whyNotWish(m: Model, client: TableClient, wish: string): Promise<Note | null> {
  const action = ACTIONS.find((one) => one === wish);
  if (action && isSeated(m)) return whyNot(m, client, action);
  const why = await client.explain(wish);
  return why && noteOf(why);
}

/** Wishes that stand for an action when none of it is possible. */
function wishes(m: Seated, action: Action): string[] {
  switch (action) {
    case 'place':
      return [`place ${at(TARGETS, BOX_OF)}`];
    case 'claim': {
      const mine = TARGETS.filter((_, target) => cubesOn(m.s, m.you, target) > 0);
      return (mine.length > 0 ? mine : [at(TARGETS, BOX_OF)]).map((target) => `claim ${target}`);
    }
    case 'move': {
      const [agent = 0] = agentsOnBoard(m.s, m.you);
      return [`move ${at(AGENTS, agent)}`];
    }
    case 'attack':
      return handOf(m, m.you).flatMap((item) => {
        const card = at(CARDS, at(m.data.kindOf, item));
        return [`attack ${card}`, `hide ${card}`];
      });
    case 'card':
      return ['discard'];
    default:
      return [action];
  }
}
