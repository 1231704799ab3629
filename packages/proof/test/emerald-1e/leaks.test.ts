// Leaks planted into the 1st edition must make the properties fail.
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
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
  ],
  [
    'tokens that everybody watches',
    { ...game, watchers: (s, at) => (at === place('TOKENS.TUESDAY') ? -1 : game.watchers(s, at)) },
  ],
  [
    'discards that everybody looks through',
    { ...game, watchers: (s, at) => (at === place('DISCARD.MONDAY') ? -1 : game.watchers(s, at)) },
  ],
  [
    'cards looked at in a stack that everybody sees',
    {
      ...game,
      watchers: (s, at) => (at >= place('LOOKED.LONDON') && at < place('UNDER.LONDON') ? -1 : game.watchers(s, at)),
    },
  ],
] satisfies [string, AnyGame][])('planted leaks are found: %s', (_, leaky) => {
  expect(redOf(secrecy, leaky, 3, 60)).toMatch(/the view shows/);
});

/** Cards whose texts look, which are rare among all cards. */
const CURIOUS = { PINKERTON: 9, THIRD_SECTION: 9, HIRED_ASSASSIN: 1, HIDE_ROYAL: 1, NADAR: 1, SHOGGOTH: 1 };
const copies = Object.fromEntries(Object.entries(CURIOUS).map(([card, copies]) => [card, { copies }]));
const curious = crowded('emerald-1e', { cards: copies }).game;
/** Returns the game with all events of one kind shown to everybody. */
const telling = (told: string): AnyGame =>
  withTable(curious, (g) => {
    const emit = g.emit.bind(g);
    g.emit = (kind, fields, secret) =>
      kind === told ? emit(kind, { ...fields, ...secret?.fields }) : emit(kind, fields, secret);
  });

// `looked` and `discardedUnder` seldom differ between worlds: see R6.7 and R20 Burtsev.
test.each(['drew', 'token', 'tokenSeen', 'lookedUnder'])(
  'an event that tells everybody too much is found: %s',
  (told) => {
    const said = redOf(twins, telling(told), 3, 150) || redOf(histories, telling(told), 3, 150);
    expect(said).toMatch(new RegExp(`${told}|events\\[\\d+\\]\\.fields`));
  },
);
