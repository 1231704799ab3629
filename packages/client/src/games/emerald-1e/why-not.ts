// Explains why something is not possible: each reason comes from the server.
import { AGENTS, BOX_OF, CARDS, TARGETS } from '@gaslamp/emerald-1e/box/ids';
import { agentsOnBoard, cubesOn } from '@gaslamp/emerald-1e/box/state';
import type { RefusalKey } from '@gaslamp/emerald-1e/seen/refusal-key';
import type { Refused } from '@gaslamp/kernel/effects';
import { at } from '@gaslamp/kernel/lists';
import { handOf, isSeated, type Model, type Seated } from '@gaslamp/words/emerald-1e/model';
import { refusalWords } from '@gaslamp/words/emerald-1e/refusals/sentences';
import type { TableClient } from '../../table/asking/client.ts';
import type { Note } from '../../table/asking/note.ts';
import type { CardWish } from './menus.ts';
import { e } from './opened/texts.ts';
import { ACTIONS, type Action } from './things.ts';

export const noteOf = ({ key, rule }: Refused): Note => ({ text: refusalWords(key), rule });

/** Returns the sentence for an action that no option begins; null if the server knows no reason. */
export async function whyNot(m: Seated, client: TableClient, action: Action): Promise<Note | null> {
  if (action === 'expose') return { text: e('none.expose'), rule: 'R11.2' };
  const reasons = await Promise.all(wishes(m, action).map((wish) => client.explain(wish)));
  const found = reasons.filter((one) => one !== null);
  if (action === 'attack') return whyNoAttack(found);
  const [first] = found;
  if (first === undefined) return null;
  // An action may fail for another reason at each place: the reason given is that of the whole action.
  if (action === 'claim' && OF_PLACES.includes(first.key))
    return { text: e(cubed(m).length > 0 ? 'none.claim' : 'none.claimNoCube'), rule: 'R6.2' };
  if (first.key === 'move.noAgent') return { text: e('none.moveNoAgent'), rule: first.rule };
  return noteOf(first);
}

/** Each card in hand is tried as the start of an attack. Of these reasons, the last one found in this order is given. */
const TELLING = ['noStart', 'noAgent', 'nobody', 'bombs'] as const;
function whyNoAttack(found: readonly Refused[]): Note {
  const other = found.find(({ key }) => !TELLING.some((one) => key === `attack.${one}`));
  if (other !== undefined) return noteOf(other);
  const reason = TELLING.findLast((one) => found.some(({ key }) => key === `attack.${one}`)) ?? 'noStart';
  const rule = found.find(({ key }) => key === `attack.${reason}`)?.rule ?? 'R10.1';
  return { text: e(`none.attack.${reason}`), rule };
}

/** Reasons that refer to a single place that cannot be claimed. */
const OF_PLACES: readonly string[] = [
  'target.none',
  'claim.noCube',
  'claim.noMost',
  'claim.blocked',
  'claim.mine',
] satisfies readonly RefusalKey[];

/** Returns the targets with a cube of the viewer. */
const cubed = (m: Seated) => TARGETS.filter((_, target) => cubesOn(m.s, m.you, target) > 0);

/** Returns the reason why an entry of a menu is not possible: an action anywhere, or a single wish. */
export async function whyNotWish(m: Model, client: TableClient, wish: string): Promise<Note | null> {
  if (wish === ('support' satisfies CardWish)) return { text: e('none.support'), rule: 'R10.15' };
  if (wish === ('walk' satisfies CardWish)) return { text: e('none.move'), rule: 'R4.4' };
  const [, rule, key] = /^known (\S+) (\S+)$/.exec(wish) ?? [];
  if (rule !== undefined && key !== undefined) return noteOf({ rule, key });
  const action = ACTIONS.find((one) => one === wish);
  if (action && isSeated(m)) return whyNot(m, client, action);
  const why = await client.explain(wish);
  return why && noteOf(why);
}

/** Returns the wishes that stand for an action when none of it is possible. */
function wishes(m: Seated, action: Action): string[] {
  switch (action) {
    case 'place':
      return [`place ${at(TARGETS, BOX_OF)}`];
    case 'claim': {
      const mine = cubed(m);
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
