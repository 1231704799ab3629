// Leaks planted into the 1st edition must make the properties fail.
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { copies } from '../../src/game-proof.ts';
import { histories } from '../../src/histories.ts';
import { secrecy } from '../../src/secrecy.ts';
import { crowded } from '../../src/subjects.ts';
import { twins } from '../../src/twins.ts';
import { withTable } from '../faults.ts';
import { redOf } from '../red.ts';

const game = gameNamed('emerald-1e');
const place = (name: string): number => game.places.indexOf(name);
test.each([
  [
    'hands that everybody watches',
    { ...game, watchers: (s, at) => (at < place('DECK.MONDAY') ? -1 : game.watchers(s, at)) },
    0,
  ],
  [
    'tokens that everybody watches',
    { ...game, watchers: (s, at) => (at === place('TOKENS.TUESDAY') ? -1 : game.watchers(s, at)) },
    0,
  ],
  [
    'discards that everybody looks through',
    { ...game, watchers: (s, at) => (at === place('DISCARD.MONDAY') ? -1 : game.watchers(s, at)) },
    0,
  ],
  [
    'cards looked at in a stack that everybody sees',
    {
      ...game,
      watchers: (s, at) => (at >= place('LOOKED.LONDON') && at < place('UNDER.LONDON') ? -1 : game.watchers(s, at)),
    },
    19,
  ],
] satisfies [string, AnyGame, number][])('planted leaks are found: %s', (_, leaky, first) => {
  expect(redOf(secrecy, leaky, 3, 60, first, game)).toMatch(/the view shows/);
});

/** Cards whose texts look, which are rare among all cards. */
const CURIOUS = { PINKERTON: 9, THIRD_SECTION: 9, HIRED_ASSASSIN: 1, HIDE_ROYAL: 1, NADAR: 1, SHOGGOTH: 1 };
const curious = crowded('emerald-1e', copies(CURIOUS)).game;
/** Returns the game with all events of one kind shown to everybody. */
const telling = (leaked: string): AnyGame =>
  withTable(curious, (g) => {
    const emit = g.emit.bind(g);
    g.emit = (kind, fields, secret) =>
      kind === leaked ? emit(kind, { ...fields, ...secret?.fields }) : emit(kind, fields, secret);
  });

// `looked` and `discardedUnder` seldom differ between worlds: see R6.7 and R20 Burtsev.
test.each([
  ['drew', twins, 0],
  ['token', twins, 105],
  ['tokenSeen', twins, 49],
  ['lookedUnder', histories, 7],
] as const)('an event that tells everybody too much is found: %s', (kind, property, first) => {
  const report = redOf(property, telling(kind), 3, 150, first, curious);
  expect(report).toMatch(new RegExp(`${kind}|events\\[\\d+\\]\\.fields`));
});
