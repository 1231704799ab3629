// R10.4, R10.15: the search for sets of supporting cards, compared with all sets.
import { FastDice } from '@gaslamp/kernel/chance';
import type { Option } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { CARDS, CITIES } from '../src/box/ids.ts';
import { readPack } from '../src/box/pack.ts';
import type { At } from '../src/box/state.ts';
import { emerald1e } from '../src/game.ts';
import { canStill, isEnough, supporters } from '../src/rules/supporters.ts';
import { handOf } from '../src/seen/hand.ts';
import { Story } from '../src/stage/story.ts';
import { AWAY } from './cards.ts';
import { NAMES } from './table.ts';

const PARIS = CITIES.indexOf('PARIS');
const INFORMERS = 'START_09';

/** Ann holds these cards, corrected, and has two agents in Paris. */
function holding(hand: readonly string[], cards: Readonly<Record<string, object>>): At {
  const pack = readPack({ game: 'emerald-1e', corrects: 1, cards }, 'mine.json');
  const agents = { ...AWAY, MALATESTA: { player: 'ann', at: 'PARIS' }, GOLDMAN: { player: 'ann', at: 'PARIS' } };
  return new Story(emerald1e(pack), NAMES.slice(0, 2), { active: 'ann', agents, players: { ann: { hand: [...hand] } } })
    .table;
}
const supportOf = (at: At, missing: number) => ({
  by: 0,
  city: PARIS,
  start: CARDS.indexOf(INFORMERS),
  kinds: handOf(at, 0).kinds,
  missing,
});

/** Several copies of the cards with a choice of uses, and a card of many bombs. */
const CROWD = { FENIANS: { copies: 3 }, INFERNAL_MACHINE: { copies: 3 }, NADAR: { bombs: 4, copies: 3 } };
test('a set can be completed exactly if one of all larger sets is legal, in 300 hands', () => {
  const dice = new FastDice(1);
  const box = ['FENIANS', 'INFERNAL_MACHINE', 'NADAR'].flatMap((id) => [id, id, id]);
  const answers = { yes: 0, no: 0 };
  for (let n = 0; n < 300; n++) {
    const pile = [...box, 'SHOGGOTH', 'SHOGGOTH', 'HIDE_ROYAL', 'START_05', 'START_08'];
    const hand = Array.from({ length: 1 + dice.below(6) }, () => pile.splice(dice.below(pile.length), 1)[0]!);
    const at = holding([INFORMERS, ...hand], CROWD);
    const support = supportOf(at, dice.below(14));
    const list = supporters(at, 0, PARIS, support.start);
    // Programs pick in ascending order, people in any order. A clash among the picks is refused as well.
    const picked = list.map(() => dice.below(3) === 0);
    const picks = list.filter((_, i) => picked[i]);
    const [rest, next] = n % 2 === 0 ? [list, picked.lastIndexOf(true) + 1] : [list.filter((_, i) => !picked[i]), 0];
    const some = (set: readonly Option[], i: number): boolean =>
      isEnough(at, support, set) || rest.some((one, j) => j >= i && some([...set, one], j + 1));
    const expected = some(picks, next);
    expect([n, canStill(at, support, picks, rest, next)]).toEqual([n, expected]);
    answers[expected ? 'yes' : 'no']++;
  }
  expect(answers.yes).toBeGreaterThan(50);
  expect(answers.no).toBeGreaterThan(50);
});

test('the search of a hand with 23 bomb cards reads few cards, also if no set is legal', () => {
  const even = CARDS.slice(1, 23);
  const bombs = Object.fromEntries(even.map((id) => [id, { bombs: 2 }]));
  const at = holding([INFORMERS, 'FIGNER', ...even], bombs);
  let reads = 0;
  const cards = new Proxy(at.data.cards, {
    get(all, i) {
      reads++;
      return Reflect.get(all, i);
    },
  });
  const counted = { s: at.s, data: { ...at.data, cards } };
  const support = supportOf(counted, 20);
  const list = supporters(counted, 0, PARIS, support.start);
  expect(list).toHaveLength(23);
  expect(canStill(counted, support, list.slice(0, 1), list, 1)).toBe(false);
  expect(reads).toBeLessThan(1000);
});
