// Tests the list of known hidden information in whole matches with take-backs: exactly what the viewer has seen and may not
// look at.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { viewFor } from '@gaslamp/kernel/projection';
import { EVERYONE, SPECTATOR, type State, sees } from '@gaslamp/kernel/state';
import * as emerald from '@gaslamp/words/emerald-2e/known';
import * as emeraldModel from '@gaslamp/words/emerald-2e/model';
import emeraldTexts from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import type { KnownLines } from '@gaslamp/words/knowledge';
import * as nanty from '@gaslamp/words/nanty-narking/known';
import * as nantyModel from '@gaslamp/words/nanty-narking/model';
import nantyTexts from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { describe, expect, test } from 'vitest';

for (const texts of [emeraldTexts, nantyTexts]) addTexts('en', texts);

const NAMES = ['Ada', 'Ben', 'Cy', 'Dot', 'Eve'];
const bySort = ({ own, common }: KnownLines, words: (line: string) => string) => ({
  own: own.map(words),
  common: common.map(words),
});
const SUBJECTS = [
  {
    id: 'emerald-2e',
    lines: (part: never) => {
      const m = emeraldModel.modelOf(part);
      return bySort(emerald.knownLines(m), (line) => emeraldModel.words(m, line));
    },
    kinds: [/’s hand: /, /’s deck: /, /’s identity: (Loyalist|Restorationist)/, /stack of /, /^Everybody knows/],
  },
  {
    id: 'nanty-narking',
    lines: (part: never) => {
      const m = nantyModel.modelOf(part);
      return bySort(nanty.knownLines(m), (line) => nantyModel.words(m, line));
    },
    kinds: [/’s hand: /, /^Everybody knows/],
  },
];

describe.each(SUBJECTS)('what is known in $id', ({ id, lines, kinds }) => {
  test('is all that was seen and is hidden, and no more, whoever reads it', () => {
    const game = gameNamed(id);
    const all: string[] = [];
    for (let seed = 1; seed <= 5; seed++) {
      const mind = new FastDice(seed ^ 0x51ed);
      const seats = game.seats.least + mind.below(game.seats.most - game.seats.least + 1);
      const { match } = Match.start(game, seats, {}, new FastDice(seed));
      for (let n = 0; match.decision !== null && n < 1500; n++) {
        const { player, options } = match.decision;
        const back = mind.below(12) === 0 ? match.undoable(player) : 0;
        const text = game.verbs.format(at(options, mind.below(options.length)));
        const result = back > 0 ? match.undo(player, match.at, back) : match.choose(player, [text], match.at);
        if (isRefusal(result)) throw new Error(JSON.stringify(result));
        if (n % 40 > 0) continue;
        const you = mind.below(seats + 1);
        const viewer = you === seats ? SPECTATOR : you;
        const { s, hidden } = viewFor(match, viewer);
        const part = { s, data: game.data, you: you === seats ? null : you, names: NAMES, hidden } as never;
        const listed = lines(part);
        all.push(...listed.own, ...listed.common);
        const { own, common, shown } = expected(match.decision?.player === viewer ? match.s : match.published, viewer);
        expect(listed.own.length).toBe(own.size);
        expect(listed.common.length).toBe(common.size + Number(shown));
      }
    }
    expect(all.filter((line) => /[{}<>\u0002\u0003]|undefined|NaN|: \./.test(line))).toEqual([]);
    for (const kind of kinds)
      expect(
        all.some((line) => kind.test(line)),
        String(kind),
      ).toBe(true);
  });

  /**
   * Returns the expected list from the whole state: places with the items that the viewer knows there and may not look at, and
   * whether everybody knows an item of theirs.
   */
  function expected(
    s: State,
    viewer: number,
  ): {
    own: Map<number, number>;
    common: Map<number, number>;
    shown: boolean;
  } {
    const { watchers } = gameNamed(id);
    const own = new Map<number, number>();
    const common = new Map<number, number>();
    let shown = false;
    for (const [item, place] of s.place.entries()) {
      const [mask, watching] = [s.seenBy[item]!, watchers(s, place)];
      if (!sees(mask, viewer)) continue;
      const known = mask === EVERYONE ? common : own;
      if (!sees(watching, viewer)) known.set(place, (known.get(place) ?? 0) + 1);
      else if (mask === EVERYONE && watching !== EVERYONE) shown = true;
    }
    return { own, common, shown };
  }
});
