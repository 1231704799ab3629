// Tests the identities that the house list states: each is true, the same for every viewer, and cites the right rule.
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { FIXED, SEED } from '@gaslamp/kernel/seed';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { certaintiesOf } from './certain.ts';

/** Only one question in this many is checked. */
const EVERY = 50;
const EVERY_DEEP = 25;

test('R3.3: who was never ruled out by a check is told so, where the checks of the others leave nothing else', () => {
  const game = gameNamed('nanty-narking');
  const { sides } = game;
  if (sides === undefined) throw new Error('there are sides');
  const { match } = Match.start(game, 3, tableOptions(game, {}), new FastDice(1));
  const { published: s } = match;
  const ofPlayer = (player: number): string => sides.of({ s, data: game.data }, player);
  // The same two sides remain possible for two players.
  const two = [ofPlayer(0), ofPlayer(1)];
  const ruledOut = (s as unknown as { ruledOut: number[] }).ruledOut;
  for (const player of [0, 1])
    for (const [i, side] of sides.names.entries())
      ruledOut[player * sides.names.length + i] = Number(!two.includes(side));
  const { certain } = certaintiesOf(game, view(game, s, SPECTATOR));
  expect(certain.filter(({ player }) => player === 2).map(({ side, why, is }) => [side, why, is])).toEqual(
    sides.names.filter((side) => two.includes(side)).map((side) => [side, 'others', false]),
  );
  expect(certain.filter(({ player }) => player < 2).every(({ why }) => why === 'past')).toBe(true);
});

const IDS = Object.keys(GAMES);
test.each(IDS)(`%s: what is listed is so, and everybody is told the same, seed ${SEED}`, (id) => {
  expectListed(id, 2, EVERY);
});
test.each(IDS)(`%s: the same of more matches, seed ${SEED}`, { tags: ['deep'] }, (id) => {
  expectListed(id, 4, EVERY_DEEP);
});

function expectListed(id: string, matches: number, every: number): void {
  const game = gameNamed(id);
  const kinds = new Set<string>();
  const { most } = game.seats;
  for (let seed = SEED; seed < SEED + matches; seed++) {
    const dice = new FastDice(seed);
    const { match } = Match.start(game, 2 + (seed % (most - 1)), tableOptions(game, {}), new FastDice(seed + 30));
    for (let n = 0; ; n++) {
      const { published: s, decision } = match;
      if (n % every === 0 || decision === null) {
        const list = certaintiesOf(game, view(game, s, SPECTATOR));
        expect(certaintiesOf(game, view(game, s, dice.below(s.seats)))).toEqual(list);
        for (const { player, is, side, why, rule } of list.certain) {
          expect(game.sides?.of({ s, data: game.data }, player) === side).toBe(is);
          // R2.4: exclusion through the other players follows from each card existing only once.
          expect(rule).toBe(game.sides?.rules[why === 'others' ? 'seen' : why]);
          kinds.add(`${is} ${why}`);
        }
        // All identities are open at the end.
        expect(list.certain.filter(({ is }) => is)).toHaveLength(
          decision === null ? s.seats : list.certain.filter(({ is }) => is).length,
        );
      }
      if (decision === null) break;
      const answered = match.choose(decision.player, [game.verbs.format(dice.oneOf(decision.options))], match.at);
      if (isRefusal(answered)) throw new Error(JSON.stringify(answered));
    }
  }
  expect(kinds).toContain('true open');
  // R3.3: a player whose condition held at the start of their turn and who has not won.
  if (id === 'nanty-narking' && FIXED) expect(kinds).toContain('false past');
}
